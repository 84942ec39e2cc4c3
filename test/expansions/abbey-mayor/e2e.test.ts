import { describe, expect, test } from 'vitest';
import { Game, type Setup } from '../../../src/engine/index.ts';
import { withBoxOn } from '../../support/lobby.ts';
import { buttonsOf, withVerb } from '../../support/player.ts';
import { answered, onStage, quiet, type StagedGame } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere } from '../../support/tables.ts';

const ABBEYS = {
  sets: ['base', 'abbey-and-mayor'],
  switches: ['fields', 'abbey-mayor'],
  seats: 3,
} as const satisfies Partial<Setup>;

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const labelsOf = (game: StagedGame): string[] => withVerb(game.turn(), 'choose').map(({ label }) => String(label));

describe('Abbey & Mayor in a channel', () => {
  test('AM1: switched on in the lobby it brings its tiles; /rules and /tiles tell of it', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'large', 'abbey-mayor');
    expect(panel.content).toContain('Abbey & Mayor');
    await quiet(stage);
    for (const topic of ['abbey', 'mayor-wagon', 'barn']) {
      const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic }));
      expect(rules.content.length).toBeGreaterThan(300);
    }
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('AM10, AM11: before the draw an abbey or a tile by a button each, and a monk by the next', async () => {
    const record = gameWhere((game) => game.step === 'abbey', { setup: ABBEYS });
    const game = await onPrepared(record);
    const actor = game.asked();
    expect(game.turn().content).toContain('place your abbey in a hole, or draw a tile?');
    const labels = labelsOf(game);
    expect(labels[0]).toMatch(/^1: Abbey to [A-Z]+\d+$/);
    expect(labels.at(-1)).toMatch(/: Draw a tile$/);
    await actor.press(game.turn().id, String(withVerb(game.turn(), 'choose')[0]!.custom_id));
    await quiet(game);
    const after = await gameOf(game);
    expect(after.record.actions.at(-1)).toMatch(/^abbey /);
    expect(game.turn().content).toContain('place a figure?');
    expect(game.turn().content).toContain(': monastery, with the walls of an abbey.');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('AM10: said once for all, tiles are drawn at once', async () => {
    const record = gameWhere((game) => game.step === 'abbey', { setup: ABBEYS });
    const game = await onPrepared(record);
    const actor = game.asked();
    const [standing] = withVerb(game.turn(), 'standing');
    expect(standing!.label).toBe('Don’t ask about my abbey again');
    await actor.press(game.turn().id, String(standing!.custom_id));
    await quiet(game);
    expect((await gameOf(game)).record.actions.at(-1)).toBe('pass');
    expect((await gameOf(game)).step).not.toBe('abbey');
  });

  test('AM31: a scored wagon drives on by a button, or goes home', async () => {
    const record = gameWhere((game) => game.step === 'wagon', { setup: ABBEYS });
    const game = await onPrepared(record);
    expect(game.turn().content).toContain('your wagon was scored');
    const labels = labelsOf(game);
    expect(labels[0]).toMatch(/^1: Wagon to /);
    expect(labels.at(-1)).toMatch(/: Wagon goes home$/);
    await game.asked().press(game.turn().id, String(withVerb(game.turn(), 'choose')[0]!.custom_id));
    await quiet(game);
    expect((await gameOf(game)).record.actions.at(-1)).toMatch(/^drive /);
  });

  test('AM40: a barn is chosen for a corner that takes a barn, and the corner has its number', async () => {
    const hasBarn = (options: readonly { type: string }[]): boolean =>
      options.some((one) => 'figure' in one && one.figure === 'barn');
    const record = gameWhere(
      (game) => game.step === 'place' && pathWhere(game, ({ options }) => hasBarn(options)) !== null,
      { setup: ABBEYS },
    );
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, pathWhere(Game.of(record), ({ options }) => hasBarn(options))!);
    // A barn with only one possible corner is placed from the menu of figures; that corner's button is disabled for other figures.
    const menu = withVerb(panel, 'put').find(({ custom_id }) => custom_id!.includes('-figures'))!;
    const choices = menu.options as { label: string; value: string }[];
    const barn = choices.find(({ label }) => /^\d+: Barn (NW|NE|SE|SW)/.test(label))!;
    expect(barn.label).toContain('4 points per finished city');
    const corner = buttonsOf(panel).find(({ label }) => barn.label.startsWith(String(label)))!;
    expect(corner.disabled).toBe(true);
    await actor.select(panel.id, String(menu.custom_id), [barn.value]);
    await quiet(game);
    expect((await gameOf(game)).view(null).figures.some(({ figure }) => figure === 'barn')).toBe(true);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
