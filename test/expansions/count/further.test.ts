import { expect, test } from 'vitest';
import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { count } from '../../../src/expansions/count/rules/index.ts';
import { act, offered, pass, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { CASTLE, MARKET, meadow, SMITH, town, turn } from './support.ts';

/** The city of square 9 is B's, and A finishes it; the road of square 1 ends beside it. */
const KNIGHT = 'B city:-2,1:S';
const FINISHED = 'BA-E@-2,2r0';
const ROAD_END = 'BA-A@-3,-1r270';

/** Declines all until this step asks, or until the end. */
function passTo(step: string, game: Game): readonly GameEvent[] {
  const events: GameEvent[] = [];
  while (game.asked !== null && game.step !== step) events.push(...pass(game));
  return events;
}

test('BR20, CO11, BR25, BT12, CO14: a turn asks for towns, quarters and the town, and scores city, castle and tent between', () => {
  const game = town({
    rules: 'castles big-top',
    board: 'BA-E@-3,3r0',
    figures: `B city:-3,3:N, ${KNIGHT}, B field:-2,0:NL, A ${CASTLE}`,
    draws: 'BA-E BT-06 BT-12',
    besides: { animals: ['bear'] },
  });
  slotOf(inside(game).position, count).quarter = 'market';
  turn(game, 'BA-E@-3,2r180');
  act(game, 'castle city:-3,2:S');
  turn(game, 'BT-06@-3,0r90');
  turn(game, 'BT-12@-2,2r0');
  expect([game.step, game.asked]).toEqual(['castle', 1]);
  expect(told(pass(game))).toEqual([]);
  expect([game.step, game.asked]).toEqual(['leave-quarter', 0]);
  expect(told(pass(game))).toEqual(['B city 4', 'B castle 4', 'B big-top 5']);
  expect([game.step, game.asked]).toEqual(['town', 0]);
});

test('CO14, BR40: the auction waits until active has used the town and moved the count', () => {
  const game = town({ rules: 'bazaars', figures: KNIGHT, draws: 'BB-05' });
  turn(game, 'BB-05@-2,2r0');
  expect(game.step).toBe('town');
  act(game, `enter meeple ${MARKET}`);
  expect([game.step, game.view(null).bazaar!.open]).toEqual(['count-moves', []]);
  act(game, `move-count ${SMITH}`);
  expect([game.step, game.asked]).toEqual(['auction', 1]);
});

test('CO16, BT30: the points of a ringmaster do not count: active may enter the town', () => {
  const game = town({
    rules: 'large-meeple big-top',
    board: 'BT-01@-1,2r0',
    figures: 'B large city:-2,1:S, A ringmaster city:-2,1:S',
  });
  expect(told(turn(game, FINISHED))).toEqual(['B city 4', 'A ringmaster 2']);
  expect([game.step, game.asked]).toEqual(['town', 0]);
});

test.each([
  ['road:-3,-1:E', ['A ringmaster 2', 'A road 2', 'B road 2']],
  ['road:-2,-1:W', ['A road 2', 'B road 2']],
])('CO11, BT30: a ringmaster scores the shows around the square to which he is sent: %s', (to, points) => {
  const game = town({
    rules: 'big-top',
    board: 'BT-01@-4,-2r0',
    figures: `B road:-2,-1:W, A ringmaster ${SMITH}`,
    draws: 'BA-A',
  });
  turn(game, ROAD_END);
  expect(told(act(game, `send ringmaster ${to}`)).sort()).toEqual(points);
});

test.each([
  [2, '', ['A castle 2']],
  [3, meadow('2,0'), []],
])('CO93: squares of the rim lie in the fief of a castle at column %i, or do not', (x, board, points) => {
  const game = town({
    rules: 'castles',
    board: `BA-E@${x},0r0 ${board}`,
    figures: `A city:${x},0:N`,
    draws: 'BA-E BA-A',
  });
  turn(game, `BA-E@${x},-1r180`);
  act(game, `castle city:${x},-1:S`);
  expect(told(turn(game, 'BA-A@1,-2r0'))).toEqual(points);
});

test('CO10, CO94: a bridge over the tile beside it carries on a road of the rim', () => {
  const game = town({ rules: 'bridges', figures: 'B road:-2,-1:W', draws: 'BA-B BA-A' });
  expect(offered(game, 'place -3,-1')).toContain('place -3,-1 0 road:-3,-1:E.W');
  place(game, 'BA-B@-3,-1r0');
  passTo('place', game);
  place(game, 'BA-A@-4,-1r270');
  expect(told(passTo('place', game))).toEqual(['B road 3']);
});

test('AM46, BR33, CO41: a barn gets 5 for a castle and 4 for Carcassonne', () => {
  const game = town({
    rules: 'castles abbey-mayor no-last-abbey',
    board: `${meadow('-2,-2 -1,-2')} BA-E@0,-2r0`,
    figures: 'A city:0,-2:N, A barn field:-1,-1:NL',
    draws: 'BA-E',
    ends: true,
  });
  turn(game, 'BA-E@0,-3r180');
  expect(told(act(game, 'castle city:0,-3:S'))).toEqual(['A field 9']);
});

test.each([
  ['castle city:2,1:W', 'A king 2'],
  ['pass', 'A king 3'],
])('KR67, KR69: for the King Carcassonne is a finished city, and a castle is none: %s', (line, points) => {
  const figures = `${KNIGHT}, A city:1,1:E`;
  const game = town({ rules: 'castles king-robber', figures, draws: 'BA-E BA-E', ends: true });
  turn(game, FINISHED);
  passTo('place', game);
  turn(game, 'BA-E@2,1r270');
  const events = [...act(game, line), ...passTo('place', game)];
  expect(told(events)).toContain(points);
});
