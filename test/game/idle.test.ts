import { expect, test } from 'vitest';
import { type GameRecord, TILE_SETS } from '../../src/engine/index.ts';
import { type Idle, idleIn } from '../../src/game/past/idle.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';

/** A game of two by the base rules, and its idle turns as counted during play. */
function watched(luck: number): { record: GameRecord; seen: Idle[] } {
  const seen = [0, 1].map(() => ({ turns: 0, without: 0, unused: 0 }));
  let inHand: readonly number[] = [];
  let record: GameRecord | null = null;
  let last: { seat: 0 | 1; isIn: boolean } | null = null;
  const close = (isUsed: boolean): void => {
    if (last?.isIn && !isUsed) seen[last.seat]!.unused += 1;
    last = null;
  };
  for (const { game, action } of randomGame(setupOf(), luck)) {
    if (action?.type === 'place') {
      close(false);
      const seat = game.record.actions.filter((line) => line.startsWith('place')).length % 2 === 1 ? 0 : 1;
      const isIn = inHand[seat]! > 0;
      seen[seat]!.turns += 1;
      if (!isIn) seen[seat]!.without += 1;
      last = { seat, isIn };
    }
    if (action?.type === 'deploy') close(true);
    inHand = game.view(null).supply.map(({ meeple = 0 }) => meeple);
    ({ record } = game);
  }
  close(false);
  return { record: record!, seen };
}

test('idle meeples are counted exactly: turns begun with none in hand, and turns in which none was used', () => {
  const games = [1, 2, 3, 4, 5].map(watched);
  for (const { record, seen } of games) expect(idleIn(replayOf(record))).toEqual(seen);
  const all = games.flatMap(({ seen }) => seen);
  expect(Math.max(...all.map(({ without }) => without))).toBeGreaterThan(0);
  expect(Math.max(...all.map(({ unused }) => unused))).toBeGreaterThan(0);
});

test('with all existing rules, each turn in which a tile was placed counts once, for one seat', () => {
  const setup = setupOf({ seats: 3, switches: RULES_WITHOUT_MAP, sets: [...TILE_SETS] });
  let record: GameRecord | null = null;
  const laid = new Set<number>();
  for (const { game, events } of randomGame(setup, 7)) {
    ({ record } = game);
    if (events.some(({ type }) => type === 'placed')) laid.add(game.view(null).board.at(-1)!.turn);
  }
  const idle = idleIn(replayOf(record!));
  expect(idle.reduce((sum, { turns }) => sum + turns, 0)).toBe(laid.size);
  for (const { turns, without, unused } of idle) expect(without + unused).toBeLessThanOrEqual(turns);
});
