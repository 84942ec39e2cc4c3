import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { act, type Laid, offered, pass, told } from '../../support/board.ts';
import { CASTLE, MARKET, meadow, SMITH, sendable, town, turn } from './support.ts';

const KNIGHT = 'B city:-2,1:S';
const FINISHED = 'BA-E@-2,2r0';
const ROAD_END = 'BA-A@-3,-1r270';

/** A has finished B's road and moved the count out of the castle; then come these draws of A, and of B between them. */
function castleOpen({ figures, draws, ...laid }: Laid): Game {
  const game = town({ rules: 'castles', ...laid, figures: `B road:-2,-1:W, ${figures}`, draws: `BA-A BA-B ${draws}` });
  turn(game, ROAD_END);
  act(game, `enter meeple ${MARKET}`);
  act(game, `move-count ${MARKET}`);
  turn(game, 'BA-B@-3,0r0');
  return game;
}

test('CO86, CO93: a town of square 9 may become a castle; then no meeple comes to it, else those of the castle quarter do', () => {
  const game = castleOpen({ figures: `${KNIGHT}, A ${CASTLE}`, draws: 'BA-E' });
  turn(game, FINISHED);
  expect([game.step, game.asked]).toEqual(['castle', 1]);
  const declined = game.clone();
  pass(declined);
  expect([declined.step, declined.asked]).toEqual(['leave-quarter', 0]);
  expect(told(act(game, 'castle city:-2,2:N'))).toEqual([]);
  // Nor has a feature been scored (CO16).
  expect([game.step, game.asked]).toEqual(['place', 1]);
});

test('CO93: a field beside the castle has it and Carcassonne', () => {
  const game = town({ rules: 'castles', figures: `${KNIGHT}, A field:-2,1:NL`, ends: true });
  turn(game, FINISHED);
  expect(told(act(game, 'castle city:-2,2:N'))).toEqual(['A field 7']);
});

test('CO16, CO72: a castle that scores is no city for the castle quarter; its points count', () => {
  /** A's road of two tiles ends beside the castle of this seat. */
  const start = (lord: string) => {
    const game = castleOpen({
      figures: `${lord} city:-2,1:S, A ${CASTLE}, B ${CASTLE}`,
      board: 'BA-A@-4,2r270',
      draws: 'BA-E BA-B BA-A',
    });
    turn(game, FINISHED);
    act(game, 'castle city:-2,2:N');
    turn(game, 'BA-B@-4,0r0');
    return game;
  };
  const game = start('B');
  expect(told(turn(game, 'BA-A@-3,2r90'))).toEqual(['B castle 2']);
  expect([game.step, game.asked]).toEqual(['town', 0]);
  const own = start('A');
  expect(told(turn(own, 'BA-A@-3,2r90'))).toEqual(['A castle 2']);
  expect([own.step, own.asked]).toEqual(['place', 1]);
});

test('CO94: no bridge is built over an outer square', () => {
  const game = town({ rules: 'bridges', board: meadow('-3,0'), draws: 'BA-U' });
  const spans = new Set(offered(game, 'place').flatMap((line) => /road:(\S+):/.exec(line)?.[1] ?? []));
  // Over the tile beside the town, and over the tile just laid.
  expect([...spans].sort()).toEqual(['-3,0', '0,2', '1,-2']);
});

test('CO20: a ringmaster enters all quarters, and is sent', () => {
  const game = town({ rules: 'big-top', figures: KNIGHT });
  turn(game, FINISHED);
  expect(offered(game, 'enter ringmaster')).toHaveLength(4);
  const sent = town({ rules: 'big-top', figures: `B road:-2,-1:W, A ringmaster ${SMITH}`, draws: 'BA-A' });
  turn(sent, ROAD_END);
  expect(told(act(sent, 'send ringmaster road:-2,-1:W')).sort()).toEqual(['A road 2', 'B road 2']);
});

const tented = (laid: Parameters<typeof town>[0]): Game => {
  const game = town({ rules: 'big-top', besides: { animals: ['tiger'] }, ...laid });
  turn(game, 'BT-06@-3,0r0');
  return game;
};

test('CO74: meeples on outer squares count for the tent, those in quarters do not', () => {
  const game = tented({ draws: 'BT-06 BT-08', figures: `B road:-2,-1:W, A ${SMITH}, A ${MARKET}` });
  expect(told(turn(game, 'BT-08@0,-2r0'))).toEqual(['B big-top 6']);
});

test('CO40, CO74: with the tent each tile of a field is offered before final scoring', () => {
  const game = tented({ draws: 'BT-06 BA-B', ends: true, figures: `A ${MARKET}` });
  turn(game, 'BA-B@-4,0r0');
  const squares = sendable(game).map(({ x, y }) => `${x},${y}`);
  expect(new Set(squares)).toEqual(new Set('-2,-1 -1,-1 0,-1 1,-1 -2,0 1,0 -2,1 -1,1 0,1 1,1 -3,0 -4,0'.split(' ')));
  expect(told(act(game, 'send meeple field:-4,0')).sort()).toEqual(['A big-top 6', 'A field 3']);
});

test('V8: by the setting and with the tent each tile of an unfinished road is offered', () => {
  const figures = `A ${SMITH}`;
  const game = tented({ rules: 'big-top count-all-quarters', draws: 'BT-06 BA-U', ends: true, figures });
  turn(game, 'BA-U@-3,-1r90');
  const roads = 'road:-2,-1:W road:-3,-1:E.W road:-3,0:S road:0,1:S road:1,-1:N'.split(' ');
  expect(offered(game, 'send')).toEqual(roads.map((road) => `send meeple ${road}`));
});

test('CO85: a mayor without a vote makes a city occupied', () => {
  const game = castleOpen({ rules: 'abbey-mayor', figures: `B mayor city:-2,1:S, A ${CASTLE}`, draws: 'BA-E' });
  turn(game, FINISHED);
  expect([game.step, game.asked]).toEqual(['leave-quarter', 0]);
  expect(told(act(game, 'send meeple city:-2,1:S'))).toEqual(['A city 4']);
});
