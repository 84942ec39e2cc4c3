import { expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import { type AskedAbout, ticked } from '../../../src/game/time/absence.ts';
import { paceOf } from '../../../src/game/time/asked.ts';
import { begun } from '../../../src/game/time/clock.ts';
import { briefly, MINUTE_MS, OFFERED_PACES, PaceSchema } from '../../../src/game/time/pace.ts';
import { laidOut, place } from '../../support/board.ts';
import { tableOf } from '../../support/tables.ts';

const PACE = { kind: 'live', minutes: 8 } as const;
const USERS = ['1', '2', '3'];

/** B asks C for a bid. */
function bidding(): Game {
  const game = laidOut({
    rules: 'bazaars',
    board: 'BA-B@0,0r0',
    seats: 3,
    draws: 'BB-06 BA-A BA-U BA-V BA-B BA-B BA-B',
  });
  place(game, 'BB-06@0,1r0');
  game.play({ type: 'pass' });
  game.play({ type: 'auction', tile: 'BA-U' });
  game.play({ type: 'bid', bid: 2 });
  return game;
}

test('a bidder has a quarter of the time for a turn, and passes when it is over', () => {
  const game = bidding();
  expect([game.step, paceOf(game, PACE)]).toEqual(['bid', { kind: 'live', minutes: 2 }]);
  const seat = game.asked!;
  const about: AskedAbout = { user: USERS[seat]!, isGone: false, absent: [], idle: [], awake: (at) => at };
  const lookAt = (minutes: number) => {
    const { record } = game;
    const table = tableOf({ guild: '1', channel: '2', users: USERS, record, options: { pace: PACE } });
    const clock = begun({ seat, turn: game.turn }, paceOf(game, PACE), 0);
    const looked = ticked({ table: { ...table, clock }, game: Game.of(record), story: [] }, about, minutes * MINUTE_MS);
    if (!looked.ok) throw new Error(looked.refusal.code);
    return [looked.value.happened, looked.value.table.record!.actions.at(-1), looked.value.table.away];
  };
  expect(lookAt(1)).toEqual(['nothing', 'bid 2', undefined]);
  expect(lookAt(1.6)).toEqual(['reminder', 'bid 2', undefined]);
  expect(lookAt(2)).toEqual(['settled', 'pass', undefined]);
});

test('who picks a tile has the whole time, and is waited for', () => {
  const game = bidding();
  while (game.step === 'bid') game.play({ type: 'pass' });
  expect([game.step, game.lapse, paceOf(game, PACE)]).toEqual(['auction', null, PACE]);
});

test('every pace that is offered has a brief one', () => {
  for (const pace of OFFERED_PACES) expect(PaceSchema.safeParse(briefly(pace)).success).toBe(true);
});
