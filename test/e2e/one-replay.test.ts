import type { Acted } from 'discord-playground';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Game as Inside } from '../../src/engine/game.ts';
import { Game } from '../../src/engine/index.ts';
import { holding, preview } from '../support/gifts.ts';
import { buttonsOf, lastPut, withVerb } from '../support/player.ts';
import {
  commit,
  en,
  onStage,
  onTable,
  panelOf,
  playOn,
  pressVerb,
  quiet,
  type Stage,
  type StagedGame,
  tableOn,
} from '../support/stage.ts';
import { gameWhere, onPrepared } from '../support/tables.ts';

/** How often `work` replays a game from its record; each replay begins with a start. */
async function replaysOf(stage: Stage, work: () => Promise<unknown>): Promise<number> {
  await quiet(stage);
  const start = vi.spyOn(Inside, 'start');
  onTestFinished(() => start.mockRestore());
  await work();
  await quiet(stage);
  const { length } = start.mock.calls;
  start.mockRestore();
  return length;
}

const settled = async (acted: Promise<Acted>) => (await acted).settled();

/** A game at a decision of a few options, each with a button. */
const deciding = () =>
  gameWhere((game) => game.step === 'meeple' && game.legalActions().length >= 3 && game.legalActions().length <= 15, {
    setup: { seats: 2, sets: ['base', 'princess-and-dragon'], switches: ['fields', 'princess-dragon'] },
  });

/** A game with one tile left to lay. */
const ending = () => gameWhere((game) => game.tilesLeft === 0 && game.step === 'place', { setup: { seats: 2 } });

const played = async (): Promise<StagedGame> => {
  const game = await onTable(2);
  for (let turn = 0; turn < 3; turn++) await playOn(game);
  return game;
};

test('opening a panel and looking around in it replay nothing', async () => {
  const game = await played();
  const actor = game.asked();
  expect(await replaysOf(game, () => panelOf(actor, game.turn()))).toBe(0);
  expect(await replaysOf(game, () => settled(pressVerb(actor, game.turn(), 'tiles')))).toBe(0);
});

test('bringing the turn down to the end of the channel replays nothing', async () => {
  const game = await played();
  const before = game.turn().id;
  expect(await replaysOf(game, () => game.asked().slash(game.channel, 'board'))).toBe(0);
  expect(game.turn().id).not.toBe(before);
});

test('a turn that is committed replays nothing, and everybody is shown it', async () => {
  const game = await played();
  const actor = game.asked();
  const before = game.turn().id;
  const panel = await panelOf(actor, game.turn());
  const put = lastPut(panel).custom_id!;
  expect(await replaysOf(game, () => actor.press(panel.id, put))).toBe(0);
  expect(game.turn().id).not.toBe(before);
});

test('a turn that can still be taken back replays nothing, nor do Take back and Done', async () => {
  const stage = await onStage();
  const game = await tableOn(stage, 2, stage.channel, { 'take-back': '10' });
  for (let turn = 0; turn < 3; turn++) await playOn(game);
  const [other] = game.others();
  const actor = game.asked();
  const message = game.turn();
  const panel = await panelOf(actor, message);
  const put = () => actor.press(panel.id, lastPut(actor.message(panel.id)!).custom_id!);
  expect(await replaysOf(game, put)).toBe(0);
  // People look at the game while the turn is pending.
  for (let look = 0; look < 3; look++)
    expect(await replaysOf(game, () => settled(other!.slash(game.channel, 'tiles')))).toBe(0);
  expect(await replaysOf(game, () => pressVerb(actor, actor.message(panel.id)!, 'take-back'))).toBe(0);
  expect(await replaysOf(game, put)).toBe(0);
  expect(await replaysOf(game, () => pressVerb(actor, actor.message(panel.id)!, 'done'))).toBe(0);
  expect(game.turn().id).not.toBe(message.id);
});

test('a turn that is typed replays nothing', async () => {
  const game = await played();
  const actor = game.asked();
  const before = (await game.stored(game.table)).record!;
  const { x, y, rotation } = Game.of(before).view(null).placements[0]!;
  const typed = { square: en.things.square({ x, y }), rotation, figure: 'none' };
  expect(await replaysOf(game, () => actor.slash(game.channel, 'place', typed))).toBe(0);
  expect((await game.stored(game.table)).record!.actions.length).toBeGreaterThan(before.actions.length);
});

test('a decision replays nothing', async () => {
  const game = await onPrepared(deciding());
  const actor = game.asked();
  const { actions } = (await game.stored(game.table)).record!;
  expect(await replaysOf(game, () => pressVerb(actor, game.turn(), 'choose'))).toBe(0);
  expect((await game.stored(game.table)).record!.actions.length).toBeGreaterThan(actions.length);
});

test('looking at a gift and opening it replay nothing', async () => {
  const game = await onPrepared(holding(['take-2'], []));
  const actor = game.asked();
  expect(await replaysOf(game, () => settled(pressVerb(actor, game.turn(), 'before')))).toBe(0);
  const panel = await preview(game, actor);
  const open = withVerb(panel, 'choose')[0]!.custom_id!;
  expect(await replaysOf(game, () => actor.press(panel.id, open))).toBe(0);
});

test('resigning replays nothing', async () => {
  const game = await onTable(3);
  await playOn(game);
  const [actor] = game.others();
  const asked = await settled(actor!.slash(game.channel, 'resign'));
  expect(await replaysOf(game, () => pressVerb(actor!, asked, 'resign-now'))).toBe(0);
});

test('the turn that ends a game replays nothing, with its result and its report', async () => {
  const game = await onPrepared(ending());
  const actor = game.asked();
  const panel = await panelOf(actor, game.turn());
  const put = lastPut(panel).custom_id!;
  expect(await replaysOf(game, () => actor.press(panel.id, put))).toBe(0);
  expect((await game.stored(game.table)).phase).toBe('finished');
});

test('looking back at a game that is over replays it once, however long the reader looks', async () => {
  const game = await onPrepared(ending());
  await commit(game);
  await quiet(game);
  const actor = game.actors[0]!;
  const report = actor.messages(game.channel).findLast((one) => withVerb(one, 'replay').length > 0)!;
  let panel = report;
  const press = (label: string) => async () => {
    const { custom_id } = buttonsOf(panel).find((one) => one.custom_id!.split('|')[1] === label && !one.disabled)!;
    panel = await settled(actor.press(panel.id, custom_id!));
  };
  expect(await replaysOf(game, press('replay'))).toBe(1);
  expect(await replaysOf(game, press('step'))).toBe(0);
  expect(await replaysOf(game, press('report'))).toBe(0);
});
