import { describe, expect, test } from 'vitest';
import type { Imagined } from '../../../src/discord/turn/plan.ts';
import { Game, type GameRecord, type Setup } from '../../../src/engine/index.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { othersMenu, withVerb } from '../../support/player.ts';
import { answered, en, onStage, quiet, type StagedGame } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere } from '../../support/tables.ts';

const FLIERS = {
  sets: ['base', 'flying-machines'],
  switches: ['fields', 'flying-machines'],
  seats: 3,
} as const satisfies Partial<Setup>;

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const flies = (record: GameRecord): string[] => record.actions.filter((line) => line.startsWith('fly '));
const canFly = ({ options }: Imagined): boolean => options.some(({ type }) => type === 'fly');
const bothCanFly = ({ options }: Imagined): boolean => options.filter(({ type }) => type === 'fly').length === 2;

describe('Flying Machines in a channel', () => {
  test('FL1: switched on in the lobby it brings its tiles; /rules and /tiles tell of it', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'small', 'flying-machines');
    expect(panel.content).toContain('Flying Machines');
    await quiet(stage);
    expect(await contentsOf(stage.actors[1]!, lobby)).toContain('80 tiles: Base game 72, Flying Machines 8');
    const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic: 'flying-machines' }));
    expect(rules.content).toContain('roll the die');
    expect(en.things.tile('FL-H', 90)).toBe('garden, with a flying machine to the north-east');
    expect(en.things.edges('FL-B', 180)).toBe('road E W, → E');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('FL3, FL41: is sent off by a button; the die is public, and then follows a choice of landing or the next tile', async () => {
    const record = gameWhere(
      (game) =>
        game.step === 'place' && pathWhere(game, ({ options }) => options.some(({ type }) => type === 'fly')) !== null,
      { setup: FLIERS },
    );
    const game = await onPrepared(record, {}, { takeBack: 10 });
    const actor = game.asked();
    const path = pathWhere(Game.of(record), canFly)!;
    const panel = await panelAt(game, actor, path);
    const fly = withVerb(panel, 'put').find(({ label }) =>
      /^Fly a meeple to the [a-z-]+, 1 to 3 squares$/.test(String(label)),
    )!;
    expect(panel.content).toContain('A flight rolls the die, and you cannot take it back.');
    await actor.press(panel.id, String(fly.custom_id));
    await quiet(game);
    const after = await gameOf(game);
    expect(flies(after.record)).toHaveLength(flies(record).length + 1);
    expect(after.record.actions.findLast((line) => line.startsWith('fly '))).toMatch(/ [123]$/);
    // No turn is pending: after the die's result, nothing can be taken back.
    expect((await game.stored(game.table)).held).toBeUndefined();
    expect(game.turn().content).toContain('the die shows');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('FL8: the menu of other actions lets a player choose among several kinds of fliers, in one press', async () => {
    const setup = { ...FLIERS, switches: ['fields', 'large-meeple', 'flying-machines'] } as const;
    const record = gameWhere((game) => game.step === 'place' && pathWhere(game, bothCanFly) !== null, { setup });
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, pathWhere(Game.of(record), bothCanFly)!);
    expect(panel.content).toContain('A flight rolls the die, and you cannot take it back.');
    const menu = othersMenu(panel);
    const choices = menu.options as { label: string; value: string }[];
    expect(choices.map(({ label }) => label.replace(/ to the .*/, ''))).toEqual(['Fly a meeple', 'Fly a large meeple']);
    await actor.select(panel.id, menu.custom_id!, [choices[1]!.value]);
    await quiet(game);
    expect(flies((await gameOf(game)).record).at(-1)).toMatch(/^fly large .* [123]$/);
  });

  test('FL5: buttons of the public message choose the place to land', async () => {
    const record = gameWhere((game) => game.step === 'landing', { setup: FLIERS });
    const game = await onPrepared(record);
    const before = Game.of(record);
    const actor = game.asked();
    expect(game.turn().content).toContain('choose where your meeple lands');
    const buttons = withVerb(game.turn(), 'choose');
    expect(buttons).toHaveLength(before.legalActions().length);
    await actor.press(game.turn().id, buttons.at(-1)!.custom_id!);
    await quiet(game);
    const after = await gameOf(game);
    expect(after.record.actions.at(record.actions.length)).toMatch(/^deploy meeple (road|city|monastery):/);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
