import { expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import { act, offered, pass, placeable, scored, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import {
  CASTLE,
  CATHEDRAL,
  countTo,
  inTown,
  MARKET,
  meadow,
  SMITH,
  sendable,
  town,
  turn,
  turnWith,
} from './support.ts';

const KNIGHT = 'B city:-2,1:S';
const FINISHED = 'BA-E@-2,2r0';
const ROAD_END = 'BA-A@-3,-1r270';
/** BA-B at 0,-2 finishes the monastery at -1,-2. */
const MONKS = { board: meadow('-1,-2 -1,-3 0,-3 -2,-3 -2,-2'), draws: 'BA-B' };
const MONASTERY_END = 'BA-B@0,-2r0';

test('CO60, CO61, CO62: an abbot enters the cathedral only, goes to a monastery and no garden, and is not taken back', () => {
  const game = town({ rules: 'abbot', figures: KNIGHT });
  turn(game, FINISHED);
  expect(offered(game, 'enter abbot')).toEqual([`enter abbot ${CATHEDRAL}`]);
  const sent = town({ rules: 'abbot', figures: `A abbot ${CATHEDRAL}, B monastery:-1,-2`, ...MONKS });
  turnWith(sent, MONASTERY_END);
  expect(offered(sent, 'return')).toEqual([]);
  pass(sent);
  expect(offered(sent, 'send')).toEqual(['send abbot monastery:-1,-2']);
  const board = MONKS.board.replace('BA-B@-1,-2', 'BA-Eg@-1,-2').replace('BA-B@-1,-3', 'BA-E@-1,-3');
  const garden = town({ rules: 'abbot', figures: `A abbot ${CATHEDRAL}, B abbot garden:-1,-2`, ...MONKS, board });
  expect(told(turn(garden, MONASTERY_END))).toEqual(['B garden 9']);
});

test('CO63: arrows 01 and 02 reach no quarter', () => {
  const game = town({ rules: 'arrows', figures: `A ${CASTLE}`, draws: 'AN-C' });
  const [way] = placeable(game);
  const [square, rotation] = way!.split(' ');
  turnWith(game, `AN-C@${square}r${rotation}`);
  expect(offered(game, 'deploy').filter((line) => line.includes('quarter'))).toEqual([]);
});

test('CO64: no gift names a meeple in a quarter', () => {
  const game = town({
    rules: 'gifts',
    figures: `A ${CASTLE}, A ${MARKET}`,
    deck: 'take-2',
    hands: 'A cash-out change-position',
  });
  expect(offered(game, 'open')).toEqual([]);
});

test('CO65: a large meeple that comes to the feature counts 2', () => {
  const game = town({ rules: 'large-meeple', figures: `A large ${SMITH}, B road:-2,-1:W`, draws: 'BA-A' });
  turn(game, ROAD_END);
  expect(told(act(game, 'send large road:-3,-1:E'))).toEqual(['A road 2']);
});

test('CO66: no meeple leaves the market in play without a barn', () => {
  const game = town({ figures: `A ${MARKET}, B road:-2,-1:W, A field:-2,-1:NL`, draws: 'BA-A' });
  turn(game, ROAD_END);
  expect(game.step).toBe('town');
});

test('CO17: once a turn, also with a double turn; declined, it is asked again in the second part', () => {
  const start = () =>
    town({
      rules: 'builders',
      board: 'BA-U@1,-2r0',
      figures: 'B city:-2,1:S, B road:-2,-1:W, A road:1,-1:N, A builder road:1,-2:N',
      draws: 'BA-J BA-A BA-B',
    });
  // A city to the north and a road to the west, closed by nothing: the builder's road is not extended.
  const game = start();
  expect(game.view(null).supply[0]).toMatchObject({ meeple: 6, builder: 0 });
  const twice = town({
    rules: 'builders',
    board: 'BA-U@-3,2r90 BA-A@-4,2r270 BA-A@-1,2r90',
    figures: 'B city:-2,1:S, B road:-2,-1:W, A road:-1,2:W, A road:-3,2:E, A builder road:-3,2:E',
    draws: 'BA-V BA-A',
  });
  expect(twice.asked).toBe(0);
});

test('CO67, CO91: with a river the spring lies west of square 5, and the river leaves westward', () => {
  for (const river of ['river', 'river-2'] as const) {
    const switches = ['fields', 'the-count', river] as const;
    const game = Game.start(setupOf({ sets: ['base', 'count-of-carcassonne', river], switches }));
    const { board, placements } = game.view(null);
    expect(board).toHaveLength(13);
    expect(board[12]).toMatchObject({ x: -3, y: 0 });
    expect(new Set(placements.map(({ x, y }) => `${x},${y}`))).toEqual(new Set(['-4,0']));
  }
});

test('CO30: the dragon flies over outer squares and eats there, never over inner ones', () => {
  const game = town({
    rules: 'princess-dragon',
    board: 'PD-6@-3,0r0',
    figures: `A road:-2,-1:W, A ${CASTLE}`,
    draws: 'PD-1',
  });
  expect(game.view(null).pieces.find(({ kind }) => kind === 'dragon')).toBeDefined();
});
