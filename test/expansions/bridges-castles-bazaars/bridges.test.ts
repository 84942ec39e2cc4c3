import { describe, expect, test } from 'vitest';
import { designOf, Game, playLine, replay, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { LATER, meadow, turn } from './support.ts';

const rules = 'bridges';
const SET = 'bridges-castles-and-bazaars';
const stockOf = (game: Game, kind = 'bridge'): number[] =>
  game.view(null).pieces.flatMap((piece) => (piece.kind === kind && piece.seat !== null ? piece.count : []));
const road = (x: number, y: number, at: string) => ({ kind: 'road', x, y, at }) as const;

describe('pieces and tiles', () => {
  test('BR1, BRP7: twelve tiles, eight with a bazaar, and three bridges and castles for each player, or two', () => {
    const own = TILE_DESIGNS.filter(({ set }) => set === SET);
    const count = (tiles: typeof own): number => tiles.reduce((sum, one) => sum + one.count, 0);
    const market = own.filter(({ marks }) => marks.includes('bazaar'));
    expect([count(own), count(market), own.filter(({ garden }) => garden).map(({ id }) => id)]).toEqual([
      12,
      8,
      ['BB-04'],
    ]);
    expect(market.filter(({ roads }) => roads.some(({ marks }) => marks.includes('inn'))).map(({ id }) => id)).toEqual([
      'BB-09',
      'BB-11',
    ]);
    for (const [seats, each] of [
      [2, 3],
      [4, 3],
      [5, 2],
      [6, 2],
    ] as const) {
      const game = Game.start(setupOf({ seats, switches: ['bridges', 'castles'] }));
      expect([stockOf(game), stockOf(game, 'castle')]).toEqual([Array(seats).fill(each), Array(seats).fill(each)]);
    }
  });
});

describe('a bridge that a placement needs', () => {
  test('BR10, BR11, BRP10: a road may meet a field, over which the bridge carries it on', () => {
    const game = laidOut({ rules, board: 'BA-B@0,0r0', draws: `BA-U ${LATER}` });
    expect(offered(game, 'place -1,0')).toEqual([
      'place -1,0 0',
      'place -1,0 180',
      'place -1,0 270 road:0,0:E.W',
      'place -1,0 90 road:0,0:E.W',
    ]);
    place(game, 'BA-U@-1,0r90');
    expect(game.record.actions).toEqual(['place -1,0 90 road:0,0:E.W']);
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 2, open: 2 });
    expect(game.view(null).board[0]).toMatchObject({ span: road(0, 0, 'E.W') });
    expect(stockOf(game)).toEqual([2, 3]);
  });

  test('BR10: the line names the bridge, and is refused without it, with another, or with one that no side needs', () => {
    const game = laidOut({ rules, board: 'BA-B@0,0r0', draws: `BA-U ${LATER}` });
    for (const line of ['place -1,0 90', 'place -1,0 90 road:0,0:N.S', 'place -1,0 0 road:0,0:E.W'])
      expect(() => playLine(game, line)).toThrow('not-legal');
    playLine(game, 'place -1,0 90 road:0,0:E.W');
    const again = replay(game.record, () => {});
    expect(again.view(null)).toEqual(game.view(null));
  });

  test('BR11, BR81: on the tile just placed it joins the road beside it, or the roads on both its ends', () => {
    const one = laidOut({ rules, board: 'BA-U@0,0r90', draws: `BA-B ${LATER}` });
    place(one, 'BA-B@1,0r0');
    expect(one.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 2, open: 2 });
    const two = laidOut({
      rules,
      board: 'BA-U@-1,0r90 BA-B@-1,1r0 BA-B@0,1r0 BA-B@1,1r0 BA-U@1,0r90',
      draws: `BA-B ${LATER}`,
    });
    place(two, 'BA-B@0,0r0');
    expect(two.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 3, open: 2 });
  });

  test('BR14, BR81: no end meets a field, a city or an abbey; two lines are too many for one bridge', () => {
    const beside = (board: string, tile = 'BA-B'): string[] =>
      offered(laidOut({ rules, board, draws: `${tile} ${LATER}` }), 'place 0,0');
    const path = 'BA-U@-1,0r90 BA-B@-1,1r0 BA-B@0,1r0 BA-B@1,1r0';
    expect(beside(`${path} BA-B@1,0r0`)).toEqual([]);
    expect(beside(`${path} BA-E@1,0r270`)).toEqual([]);
    expect(beside('BA-U@-1,0r90 BA-U@0,-1r0')).toEqual([]);
    // The square beyond the neighbour is taken.
    expect(beside('BA-B@1,0r0 BA-B@2,0r0', 'BA-U')).toEqual(['place 0,0 0', 'place 0,0 180']);
    // The neighbour's far edge is a city.
    expect(beside('BA-E@1,0r90', 'BA-U')).toEqual(['place 0,0 0', 'place 0,0 180']);
  });

  test('BR12: one bridge per tile; several tiles in a row get one each, turn by turn', () => {
    const game = laidOut({ rules, board: 'BA-U@0,0r90', draws: 'BA-B BA-B BA-U BA-U BA-B' });
    turn(game, 'BA-B@1,0r0');
    turn(game, 'BA-B@2,0r0');
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 3 });
    // A road from the north would need a second bridge on the same tile.
    expect(offered(game, 'place 1,-1').filter((line) => line.includes('road'))).toEqual([]);
  });

  test('BR13, BR18: later neighbours see road edges', () => {
    const game = laidOut({ rules, board: 'BA-B@0,0r0', draws: `BA-U BA-U ${LATER}` });
    turn(game, 'BA-U@-1,0r90');
    expect(offered(game, 'place 1,0').filter((line) => !line.includes('road:'))).toEqual([
      'place 1,0 270',
      'place 1,0 90',
    ]);
    place(game, 'BA-U@1,0r90');
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 3, open: 2 });
  });

  test('BR15, BRP1: a road of its own, worth a point; it joins nothing that it crosses', () => {
    const game = laidOut({
      rules,
      board: `BA-A@-1,0r270 ${meadow('-1,1 1,1 -1,-1 1,-1')} BA-A@1,0r90 BA-U@0,-1r0`,
      figures: 'A road:-1,0:E, B road:0,-1:N',
      draws: `BA-U ${LATER}`,
    });
    place(game, 'BA-U@0,0r0');
    expect(game.record.actions).toEqual(['place 0,0 0 road:0,0:E.W']);
    expect(told(pass(game))).toEqual(['A road 3']);
    expect(game.feature(road(0, 0, 'N.S'))).toMatchObject({ tiles: 2, open: 2 });
  });

  test('BR80, BRP11: the field under a bridge joins the fields on both sides of the road beside it', () => {
    const game = laidOut({ rules, board: 'BA-U@0,0r90', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,0r0');
    const field = game.feature({ kind: 'field', x: 1, y: 0, at: 'NL.NR.EL.ER.SL.SR.WL.WR' })!;
    expect(field.places.map(({ x, at }) => `${x} ${at}`)).toEqual([
      '0 NL.NR.EL.WR',
      '0 ER.SL.SR.WL',
      '1 NL.NR.EL.ER.SL.SR.WL.WR',
    ]);
  });

  test('BR83: no bridge over an edge with the tip of a city, nor over an abbey or a tile with a bridge', () => {
    const far = (board: string): string[] =>
      offered(laidOut({ rules, board, draws: `BA-U ${LATER}` }), 'place 0,1').filter((line) => line.includes('road'));
    // The city of HS-01 ends in the edge opposite to it.
    expect(far('HS-01@0,0r0')).toEqual([]);
    expect(far('HS-01@0,0r180')).toEqual([]);
    expect(far('BA-B@0,0r0')).toEqual(['place 0,1 0 road:0,0:N.S', 'place 0,1 180 road:0,0:N.S']);
    expect(far('AM-ABBEY@0,0r0')).toEqual([]);
  });

  test('BR84: a road that comes over the bridge and over the printed road of one square counts it once', () => {
    const game = laidOut({ rules, board: 'BA-U@0,0r0 BA-V@0,-1r270 BA-V@1,-1r0', draws: `BA-V BA-B ${LATER}` });
    expect(designOf('BA-V')!.edges).toBe('FFRR');
    expect(game.feature(road(0, 0, 'N.S'))).toMatchObject({ tiles: 3 });
    // From the curve at 1,-1 down to 1,0 and back to the west, over the bridge.
    place(game, 'BA-V@1,0r90');
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 4, open: 2 });
  });

  test('BR16, BR86: a meeple goes on the bridge, whose road is finished and scored at once', () => {
    const game = laidOut({
      rules,
      board: 'BA-A@-1,0r270 BA-B@-1,1r0 BA-B@0,1r0 BA-B@1,1r0 BA-A@1,0r90',
      draws: `BA-B ${LATER}`,
    });
    place(game, 'BA-B@0,0r0');
    expect(offered(game)).toContain('deploy meeple road:0,0:E.W');
    expect(told(deploy(game, 'road:0,0:E'))).toEqual(['A road 3']);
  });
});

describe('a tile that fits only with a bridge', () => {
  const only = { rules, board: 'BA-X@0,0r0', draws: 'BA-B BA-U' };

  test('BR17, BR85: is laid with it, or leaves the game, and another is drawn in the same turn', () => {
    const game = laidOut(only);
    expect([game.step, game.moment, offered(game)]).toEqual(['lay-aside', 'before', ['lay-aside', 'pass']]);
    const { turn: before } = game.view(null);
    act(game, 'lay-aside');
    expect(game.view(null)).toMatchObject({ drawn: 'BA-U', discarded: ['BA-B'], turn: before, turnOf: 0 });
    expect([game.step, stockOf(game)]).toEqual(['place', [3, 3]]);
    const kept = laidOut(only);
    pass(kept);
    expect(offered(kept).every((line) => line.includes('road:'))).toBe(true);
  });

  test('BR17: fits nowhere if no bridge is left', () => {
    const game = laidOut({ rules, board: meadow('0,0 10,0 20,0'), draws: 'BA-U BA-B BA-U BA-B BA-U BA-B BA-U BA-B' });
    for (const at of ['-1,0r90', '0,-1r0', '9,0r90', '10,-1r0', '19,0r90', '20,-1r0'])
      turn(game, `${game.drawn}@${at}`);
    expect(stockOf(game)[0]).toBe(0);
    expect(offered(game).filter((line) => line.includes('road:'))).toEqual([]);
  });

  test('BR17: the last tile may leave the game, which then ends', () => {
    const game = laidOut({ ...only, draws: 'BA-B' });
    act(game, 'lay-aside');
    expect([game.asked, game.view(null).discarded]).toEqual([null, ['BA-B']]);
  });
});

describe('a bridge that no side needs', () => {
  test('BR82, BR13: on the tile just placed, if both ends face free squares, and nothing needed one', () => {
    const game = laidOut({ rules, board: 'BA-B@0,0r0', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,0r0');
    expect([game.step, game.moment, offered(game)]).toEqual(['bridge', 'between', ['bridge road:1,0:N.S', 'pass']]);
    playLine(game, 'bridge road:1,0:N.S');
    expect(offered(game)).toContain('deploy meeple road:1,0:N.S');
    expect(stockOf(game)).toEqual([2, 3]);
    const needed = laidOut({ rules, board: 'BA-U@0,0r90', draws: `BA-B ${LATER}` });
    place(needed, 'BA-B@1,0r0');
    expect(needed.step).toBe('meeple');
  });

  test('BR82: both ways are offered beside a lone road, and a bridge that was built opens the squares for roads only', () => {
    const game = laidOut({ rules, board: 'BA-B@5,5r0 BA-U@0,0r0', draws: `BA-B BA-U ${LATER}` });
    place(game, 'BA-B@1,0r0');
    playLine(game, 'bridge road:1,0:N.S');
    pass(game);
    expect(offered(game, 'place 1,1').filter((line) => !line.includes('road:'))).toEqual([
      'place 1,1 0',
      'place 1,1 180',
    ]);
  });
});

describe('squares that nothing can fill', () => {
  // A field fits 2,0 only if a bridge carries the road on; the square itself has a field to the south.
  const board = `BA-U@0,0r90 ${meadow('1,1')}`;
  const dead = (rule: string, draws: string): boolean =>
    laidOut({ rules: rule, board, draws })
      .view(null)
      .deadSquares.some(({ x, y }) => x === 1 && y === 0);

  test('BR17: a tile in the bag, or in hand, that fits with a bridge', () => {
    expect([dead('', 'BA-E BA-B'), dead(rules, 'BA-E BA-B')]).toEqual([true, false]);
    expect([dead('', 'BA-B'), dead(rules, 'BA-B')]).toEqual([true, false]);
  });
});
