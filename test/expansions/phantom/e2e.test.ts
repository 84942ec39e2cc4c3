import { describe, expect, test } from 'vitest';
import { Game, PASS, type Setup, writeMove } from '../../../src/engine/index.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { withVerb } from '../../support/player.ts';
import { answered, onStage, pressVerb, quiet, type StagedGame, told } from '../../support/stage.ts';
import { gameWhere, onPrepared } from '../../support/tables.ts';

const PHANTOM = { sets: ['base'], switches: ['fields', 'phantom'], seats: 3 } as const satisfies Partial<Setup>;

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const asked = () => gameWhere((game) => game.step === 'phantom', { setup: PHANTOM });

describe('The Phantom in a channel', () => {
  test('PH2: switched on in the lobby; the channel is told what it adds, and /rules tells of it', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'small', 'phantom');
    expect(panel.content).toContain('The Phantom');
    await quiet(stage);
    expect(await contentsOf(stage.actors[1]!, lobby)).toContain('which may go on the tile as a second figure');
    const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic: 'phantom' }));
    expect(rules.content).toContain('as a second figure, on an unoccupied feature of the tile just placed');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('PH3: after the first figure each place has a button, and so has leaving it', async () => {
    const record = asked();
    const game = await onPrepared(record);
    const now = Game.of(record);
    expect(game.turn().content).toContain('place your phantom, too?');
    const buttons = withVerb(game.turn(), 'choose');
    expect(buttons).toHaveLength(now.legalActions().length);
    // A monastery and the field around it share a square and have no side.
    expect(new Set(buttons.map(({ label }) => label)).size).toBe(buttons.length);
    const actor = game.asked();
    await actor.press(game.turn().id, buttons[0]!.custom_id!);
    await quiet(game);
    expect((await gameOf(game)).record.actions[record.actions.length]).toBe(writeMove(now.legalActions()[0]!));
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('PH40: a standing answer leaves it from now on', async () => {
    const record = asked();
    const game = await onPrepared(record);
    const actor = game.asked();
    await pressVerb(actor, game.turn(), 'standing');
    await quiet(game);
    expect(told(game, actor).at(-1)).toContain('your phantom stays where it is');
    expect((await gameOf(game)).record.actions[record.actions.length]).toBe(writeMove(PASS));
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
