import { describe, expect, test } from 'vitest';
import type { Imagined } from '../../../src/discord/turn/plan.ts';
import { Game, type Setup } from '../../../src/engine/index.ts';
import { laidOut } from '../../support/board.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { othersMenu, withVerb } from '../../support/player.ts';
import { answered, en, onStage, quiet, type StagedGame } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere } from '../../support/tables.ts';
import { LATER, meadow } from './support.ts';

const HILLS = {
  sets: ['base', 'hills-and-sheep'],
  switches: ['fields', 'hills-sheep'],
  seats: 3,
} as const satisfies Partial<Setup>;

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const fieldsIn = ({ options }: Imagined): number => options.filter(({ type }) => type === 'herd').length;

describe('Hills & Sheep in a channel', () => {
  test('HS1: switched on in the lobby it brings its tiles; /rules and /tiles tell of it', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'large', 'hills-sheep');
    expect(panel.content).toContain('Hills & Sheep');
    await quiet(stage);
    expect(await contentsOf(stage.actors[1]!, lobby)).toContain('90 tiles: Base game 72, Hills & Sheep 18');
    const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic: 'sheep' }));
    expect(rules.content).toContain('the wolf');
    expect(en.things.tile('HS-03', 0)).toContain('with a hill');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('HS30, HS53: set by a button; the drawn token is told in public, and nothing can be taken back', async () => {
    const record = gameWhere(
      (game) => game.step === 'place' && pathWhere(game, (one) => fieldsIn(one) === 1) !== null,
      { setup: HILLS },
    );
    const game = await onPrepared(record, {}, { takeBack: 10 });
    const actor = game.asked();
    const panel = await panelAt(game, actor, pathWhere(Game.of(record), (one) => fieldsIn(one) === 1)!);
    const herd = withVerb(panel, 'put').find(({ label }) => /Shepherd into /.test(String(label)))!;
    expect(panel.content).toContain('Your shepherd draws from the bag, and that cannot be taken back.');
    await actor.press(panel.id, String(herd.custom_id));
    await quiet(game);
    const after = await gameOf(game);
    expect(after.record.actions.findLast((line) => line.startsWith('herd '))).toMatch(/ ([1-4]|wolf)$/);
    // No turn is pending: after the token's draw, nothing can be taken back.
    expect((await game.stored(game.table)).held).toBeUndefined();
    expect(game.turn().content).toMatch(/drew (the wolf|\d sheep) for the shepherd/);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('HS30: one of several fields is chosen in the menu of other actions, in one press', async () => {
    const record = gameWhere(
      (game) => game.step === 'place' && pathWhere(game, (one) => fieldsIn(one) === 2) !== null,
      {
        setup: HILLS,
      },
    );
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, pathWhere(Game.of(record), (one) => fieldsIn(one) === 2)!);
    expect(panel.content).toContain('Your shepherd draws from the bag, and that cannot be taken back.');
    const menu = othersMenu(panel);
    const choices = menu.options as { label: string; value: string }[];
    expect(choices.map(({ label }) => label.replace(/ [A-Z]+\d.*/, ''))).toEqual(['Shepherd into', 'Shepherd into']);
    await actor.select(panel.id, menu.custom_id!, [choices[1]!.value]);
    await quiet(game);
    expect((await gameOf(game)).record.actions.filter((line) => line.startsWith('herd ')).at(-1)).toMatch(
      / ([1-4]|wolf)$/,
    );
  });

  test('HS30: if no meeple may be placed the panel does not deny the shepherd a place', async () => {
    const { record } = laidOut({
      rules: 'hills-sheep',
      board: meadow('0,0'),
      figures: 'A field:0,0:NL',
      draws: `BA-U ${LATER}`,
      options: { meeples: 1 },
    });
    const game = await onPrepared(record);
    const panel = await panelAt(game, game.asked(), pathWhere(Game.of(record), (one) => fieldsIn(one) === 2)!);
    expect(panel.content).toContain('No meeple can go on this tile. Other actions are below.');
    expect(othersMenu(panel).placeholder).toBe('Another action (2) …');
  });

  test('HS32: buttons of the public message choose between another draw and bringing the flock home', async () => {
    const record = gameWhere((game) => game.step === 'sheep', { setup: HILLS });
    const game = await onPrepared(record);
    const actor = game.asked();
    expect(game.turn().content).toContain('draw for your flock, or bring it home');
    const buttons = withVerb(game.turn(), 'choose');
    expect(
      buttons.map(
        ({ label }) =>
          String(label)
            .replace(/^\d+:? */, '')
            .split(' ')[0],
      ),
    ).toEqual(['Draw', 'Bring']);
    await actor.press(game.turn().id, buttons[1]!.custom_id!);
    await quiet(game);
    expect((await gameOf(game)).record.actions.at(record.actions.length)).toMatch(/^stable field:/);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
