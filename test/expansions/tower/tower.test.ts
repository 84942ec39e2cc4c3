import { describe, expect, test } from 'vitest';
import { TILE_DESIGNS } from '../../../src/engine/index.ts';
import { act, finalScores, offered, pass, place, refuses, told } from '../../support/board.ts';
import { freedIn, game, LATER, prisonersOf, stockOf, towersOf, turn } from './support.ts';

/** The start tile, a foundation south of it, and below that a column of monasteries. */
const COLUMN = 'BA-D@0,0r0 TO-02@0,1r0 BA-B@0,2r0 BA-B@0,3r0 BA-B@0,4r0';

describe('pieces', () => {
  test('TW1: 18 tiles, a foundation on each, two with a garden', () => {
    const designs = TILE_DESIGNS.filter(({ set }) => set === 'tower');
    expect(designs.reduce((sum, { count }) => sum + count, 0)).toBe(18);
    expect(designs.every(({ top, marks }) => top && marks.join() === 'foundation')).toBe(true);
    expect(designs.filter(({ garden }) => garden).map(({ id }) => id)).toEqual(['TO-02', 'TO-04']);
    expect(TILE_DESIGNS.filter(({ marks, set }) => marks.includes('foundation') && set !== 'tower')).toEqual([]);
  });

  test.each([
    [2, 10],
    [3, 9],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('TW2, TWP5: with %d players each has %d floors', (seats, floors) => {
    expect(stockOf(game({ seats }))).toEqual(Array(seats).fill(floors));
  });

  test('TW4: a tower belongs to no road, city or field; on the bridge tile the city is not cut', () => {
    const of = game({ board: 'TO-08@0,0r0', figures: 'B road:0,0:N, B city:0,0:E', draws: `BA-U ${LATER}` });
    const kinds = of.placesOn({ x: 0, y: 0 }).map(({ kind, at }) => `${kind} ${at}`);
    expect(kinds).toEqual(['city E.W', 'road N.S', 'field NL', 'field NR', 'field SL', 'field SR', 'top ']);
    // A figure on the tile is not on its tower.
    place(of, 'BA-U@0,1r0');
    expect(offered(of, 'floor')).toEqual(['floor 0,0']);
    expect(of.feature({ kind: 'top', x: 0, y: 0, at: '' })).toMatchObject({ places: [{ kind: 'top' }], pointsNow: 0 });
  });
});

describe('floors', () => {
  test('TW12: on any foundation or tower of the board, from the own stock, instead of a meeple', () => {
    const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0 TO-03@0,2r0', draws: `TO-02 ${LATER}` });
    place(of, 'TO-02@1,1r0');
    expect(offered(of, 'floor')).toEqual(['floor 0,1', 'floor 0,2', 'floor 1,1']);
    const events = act(of, 'floor 0,2');
    expect(events.slice(0, 1)).toEqual([{ type: 'floor-built', seat: 0, at: { x: 0, y: 2 }, floors: 1 }]);
    expect(of.asked).toBe(1);
    expect(stockOf(of)).toEqual([9, 10]);
    turn(of, 'BA-B@-1,1r0', 'floor 0,2');
    expect(towersOf(of)).toEqual(['0,2 2']);
    expect(stockOf(of)).toEqual([9, 9]);
  });

  test('TW12: without floors left none is offered', () => {
    const of = game({ seats: 6, board: 'BA-D@0,0r0 TO-02@0,1r0', draws: 'BA-B '.repeat(60).trim() });
    for (let round = 0; round < 5; round++)
      for (let seat = 0; seat < 6; seat++) turn(of, `BA-B@${round * 6 + seat + 1},1r0`, 'floor 0,1');
    expect(stockOf(of)).toEqual(Array(6).fill(0));
    expect(towersOf(of)).toEqual(['0,1 30']);
    place(of, 'BA-B@0,2r0');
    expect([offered(of, 'floor'), offered(of, 'capture')]).toEqual([[], []]);
  });

  test('TW13: one meeple on the own tile or as many squares away as there are floors, or nobody', () => {
    const figures = 'B monastery:0,2, B monastery:0,3, B monastery:0,4, B field:0,0:SL';
    const of = game({ board: COLUMN, figures });
    place(of, 'BA-B@0,5r0');
    const places = offered(of, 'capture').map((line) => line.split(' ').at(-1)!.split(':').slice(0, 2).join(':'));
    expect(places).toEqual(['field:0,0', 'monastery:0,2']);
    refuses(of, 'capture 0,1 1 meeple monastery:0,3');
    act(of, 'floor 0,1');
    expect(prisonersOf(of)).toEqual([]);
    turn(of, 'BA-B@0,6r0', 'floor 0,1');
    place(of, 'BA-B@0,7r0');
    expect(offered(of, 'capture').filter((line) => line.includes('monastery'))).toEqual([
      'capture 0,1 1 meeple monastery:0,2',
      'capture 0,1 1 meeple monastery:0,3',
      'capture 0,1 1 meeple monastery:0,4',
    ]);
    act(of, 'capture 0,1 1 meeple monastery:0,4');
    expect(towersOf(of)).toEqual(['0,1 3']);
    expect(prisonersOf(of)).toEqual(['A holds B meeple']);
  });

  test('TW13: neither gaps nor towers stop it; slantwise nothing is reached; builder and pig are not taken', () => {
    const board = 'TO-02@0,0r0 BA-B@0,1r0 BA-B@1,1r0 BA-B@2,1r0 BA-B@2,0r0 TO-03@0,2r0 BA-B@0,3r0';
    const figures = 'B monastery:2,0, B monastery:1,1, B monastery:0,3, B field:0,1:NL, B pig field:0,1:NL';
    const of = game({ board, figures, rules: 'pigs' });
    turn(of, 'BA-B@3,0r0', 'floor 0,0');
    turn(of, 'BA-B@4,0r0', 'floor 0,0');
    place(of, 'BA-B@5,0r0');
    const taken = offered(of, 'capture 0,0').map((line) => line.split(' ').slice(3).join(' '));
    expect(taken).toContain('meeple monastery:2,0');
    expect(taken).toContain('meeple monastery:0,3');
    expect(taken.some((line) => line.includes('1,1') || line.startsWith('pig'))).toBe(false);
  });

  test('TWP1: 1 floor reaches 5 squares, 2 reach 9, 3 reach 13', () => {
    const arms = [1, 2, 3].flatMap((far) => [`${far},0`, `-${far},0`, `0,${far}`, `0,-${far}`]);
    const of = game({
      board: `TO-03@0,0r0 ${arms.map((square) => `BA-B@${square}r0`).join(' ')}`,
      figures: ['0,0', ...arms].map((square, i) => `${i < 7 ? 'A' : 'B'} monastery:${square}`).join(', '),
      draws: 'TO-02 TO-02 TO-02 BA-B',
    });
    for (const [i, reached] of [5, 9, 13].entries()) {
      place(of, `TO-02@${i + 1},1r0`);
      expect(offered(of, 'capture 0,0').length).toBe(reached);
      act(of, 'floor 0,0');
    }
  });

  test('TW20, TWP2: a captured meeple is not there when the finished city is scored', () => {
    const laid = { board: 'TO-11@0,0r0', figures: 'B city:0,0:N', draws: `BA-E ${LATER}` };
    const with5 = game(laid);
    place(with5, 'BA-E@0,-1r180');
    expect(told(pass(with5))).toEqual(['B city 4']);
    const of = game(laid);
    expect(told(turn(of, 'BA-E@0,-1r180', 'capture 0,0 1 meeple city:0,0:N'))).toEqual([]);
    expect(of.view(null)).toMatchObject({ scores: [0, 0], supply: [{ meeple: 7 }, { meeple: 6 }] });
  });

  test('TW21, TW50: one meeple for a floor; meeples alike on one spot are offered once', () => {
    const of = game({ board: COLUMN, figures: 'B field:0,2:NL, B field:0,2:NL, B monastery:0,2' });
    place(of, 'BA-B@0,5r0');
    expect(offered(of, 'capture')).toHaveLength(2);
    act(of, 'capture 0,1 1 meeple monastery:0,2');
    expect(prisonersOf(of)).toEqual(['A holds B meeple']);
    expect(of.view(null).figures).toHaveLength(2);
  });

  test('TW22: a low tower takes from a high one', () => {
    const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0 TO-03@0,2r0', figures: 'A road:0,0:E' });
    turn(of, 'BA-B@0,3r0', 'floor 0,2');
    turn(of, 'BA-B@0,4r0', 'floor 0,2');
    turn(of, 'BA-B@0,5r0', 'pass');
    turn(of, 'BA-B@0,6r0', 'climb meeple 0,2');
    turn(of, 'BA-B@0,7r0', 'capture 0,1 1 meeple top:0,2');
    expect(towersOf(of)).toEqual(['0,1 1', '0,2 2']);
    expect(prisonersOf(of)).toEqual(['A holds B meeple']);
  });
});

describe('on top', () => {
  test('TW14: of a tower with a floor, which it closes; no second one, no floors', () => {
    const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0 TO-03@0,2r0' });
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    place(of, 'BA-B@0,4r0');
    expect(offered(of, 'climb')).toEqual(['climb meeple 0,1']);
    const events = act(of, 'climb meeple 0,1');
    expect(events[0]).toEqual({
      ...{ type: 'deployed', seat: 1, figure: 'meeple' },
      on: { kind: 'top', x: 0, y: 1, at: '' },
    });
    expect(of.view(null)).toMatchObject({ supply: [{ meeple: 7 }, { meeple: 6 }] });
    place(of, 'BA-B@0,5r0');
    expect(offered(of, 'floor')).toEqual(['floor 0,2']);
    expect(offered(of, 'climb')).toEqual([]);
  });

  test('TW15: normal and large meeples, nobody else, with farmers or without', () => {
    for (const fields of [true, false]) {
      const rules = 'large-meeple abbot builders pigs';
      const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0', figures: 'A road:0,0:E', rules, fields });
      turn(of, 'BA-B@0,2r0', 'floor 0,1');
      place(of, 'BA-B@0,3r0');
      expect(offered(of, 'climb')).toEqual(['climb large 0,1', 'climb meeple 0,1']);
    }
  });

  test('TW16: it stays until it is captured, by its owner too; the tower is open again then', () => {
    const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0 TO-03@0,2r0' });
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    turn(of, 'BA-B@0,4r0', 'climb meeple 0,1');
    turn(of, 'BA-B@0,5r0', 'pass');
    const events = turn(of, 'BA-B@0,6r0', 'capture 0,2 1 meeple top:0,1');
    expect(events).toContainEqual(expect.objectContaining({ type: 'returned', seat: 1, by: 'tower' }));
    expect(of.view(null)).toMatchObject({ figures: [], supply: [{ meeple: 7 }, { meeple: 7 }] });
    place(of, 'BA-B@0,7r0');
    expect(offered(of, 'floor')).toEqual(['floor 0,1', 'floor 0,2']);
    expect(offered(of, 'climb')).toEqual(['climb meeple 0,1', 'climb meeple 0,2']);
  });

  test('TW40: towers, figures on them and prisoners bring nothing', () => {
    expect(finalScores({ board: 'TO-02@0,0r0', rules: 'tower' })).toEqual([0, 0]);
    const of = game({ board: COLUMN, figures: 'B monastery:0,2', draws: 'BA-B BA-B' });
    turn(of, 'BA-B@0,5r0', 'capture 0,1 1 meeple monastery:0,2');
    turn(of, 'BA-B@0,6r0', 'climb meeple 0,1');
    expect(of.over).toBe(true);
    expect(of.scores).toEqual([0, 0]);
    expect(prisonersOf(of)).toEqual(['A holds B meeple']);
    expect(freedIn(of.lastEvents)).toEqual([]);
  });
});
