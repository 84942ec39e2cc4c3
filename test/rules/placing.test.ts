import { describe, expect, test } from 'vitest';
import { Game, Refused } from '../../src/engine/index.ts';
import { deploy, deployable, laidOut, pass, place, placeable, told } from '../support/board.ts';
import { setupOf } from '../support/games.ts';

const refused = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return 'accepted';
};

describe('before the first turn', () => {
  test('B1: BA-D lies at the middle, 71 tiles are shuffled face down', () => {
    const view = Game.start(setupOf()).view(null);
    expect(view.board).toEqual([{ tile: 'BA-D', x: 0, y: 0, rotation: 0, seat: null, turn: 0 }]);
    expect(view.tilesLeft + 1).toBe(71);
    const unseen = { ...view.unseen, [view.drawn!]: (view.unseen[view.drawn!] ?? 0) + 1 };
    expect(Object.values(unseen).reduce((sum, count) => sum + count, 0)).toBe(71);
    expect(unseen['BA-D']).toBe(3);
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => Game.start(setupOf({ seed })).view(null).drawn);
    expect(new Set(firsts).size).toBeGreaterThan(2);
  });

  test('B2: seven meeples are for playing', () => {
    for (const seats of [2, 6]) {
      expect(Game.start(setupOf({ seats })).view(null).supply).toEqual(Array(seats).fill({ meeple: 7 }));
    }
  });

  test.each([2, 3, 4, 5, 6])('L4: seat 0 of %i begins', (seats) => {
    expect(Game.start(setupOf({ seats })).asked).toBe(0);
  });
});

describe('a turn', () => {
  test('B3: goes on clockwise, from the last seat to the first', () => {
    const game = laidOut({ seats: 3, draws: 'BA-B BA-B BA-B BA-B' });
    const order = ['0,1', '0,2', '0,3'].map((square) => {
      const seat = game.asked;
      place(game, `BA-B@${square}r0`);
      pass(game);
      return seat;
    });
    expect([...order, game.asked]).toEqual([0, 1, 2, 0]);
  });

  test('B4: has three steps: tile, meeple, scoring', () => {
    const game = laidOut({ draws: 'BA-E BA-B' });
    expect(game.step).toBe('place');
    const placed = place(game, 'BA-E@0,-1r180');
    expect(game.step).toBe('meeple');
    const rest = deploy(game, 'city:0,-1:S');
    const types = [...placed, ...rest].map(({ type }) => type);
    expect(types).toEqual(['placed', 'deployed', 'scored', 'returned', 'turn', 'drawn']);
  });

  test('B4: the meeple is optional', () => {
    const game = laidOut({ draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(pass(game).map(({ type }) => type)).toEqual(['turn', 'drawn']);
    expect(game.view(null).figures).toEqual([]);
  });
});

describe('placing a tile', () => {
  test.each([
    ['city to city, field to field', 'BA-E', ['0,-1 180', '0,1 180', '0,1 270', '0,1 90']],
    ['road to road', 'BA-X', ['-1,0 0', '-1,0 180', '-1,0 270', '-1,0 90', '1,0 0', '1,0 180', '1,0 270', '1,0 90']],
    ['a city all around', 'BA-C', ['0,-1 0', '0,-1 180', '0,-1 270', '0,-1 90']],
  ])('B5: touching edges match: %s', (_what, tile, expected) => {
    expect(placeable(laidOut({ draws: tile }))).toEqual(expected);
  });

  test('B5: every touching edge, not just one', () => {
    // The square at 1,-1 touches a field in the south and a city in the west.
    const game = laidOut({ board: 'BA-D@0,0r0 BA-N@0,-1r90 BA-U@1,0r90', draws: 'BA-E' });
    expect(placeable(game).filter((one) => one.startsWith('1,-1 '))).toEqual(['1,-1 270']);
  });

  test('B5: corner contact is no contact', () => {
    const game = laidOut({ draws: 'BA-B' });
    expect(placeable(game)).toEqual(['0,1 0', '0,1 180', '0,1 270', '0,1 90']);
    expect(refused(() => game.play({ type: 'place', x: 1, y: 1, rotation: 0 }))).toBe('not-legal');
  });

  test('B5: nowhere on a tile, and nowhere apart from the board', () => {
    const game = laidOut({ draws: 'BA-B' });
    for (const [x, y] of [
      [0, 0],
      [0, 2],
      [40, 40],
    ] as const) {
      expect(refused(() => game.play({ type: 'place', x, y, rotation: 0 }))).toBe('not-legal');
    }
  });

  test('B5: the tile in hand is shown to everybody', () => {
    const game = laidOut({ draws: 'BA-E' });
    expect([null, 0, 1].map((reader) => game.view(reader).drawn)).toEqual(['BA-E', 'BA-E', 'BA-E']);
  });

  test('B6: tiles that fit nowhere leave the game and the same player draws again', () => {
    const game = laidOut({ board: 'BA-B@0,0r0', draws: 'BA-C BA-X BA-E BA-B' });
    expect(game.lastEvents).toEqual([
      { type: 'discarded', seat: 0, tile: 'BA-C' },
      { type: 'discarded', seat: 0, tile: 'BA-X' },
      { type: 'turn', turn: 1, seat: 0, part: 'own' },
      { type: 'drawn', seat: 0, tile: 'BA-E', tilesLeft: 1 },
    ]);
    expect(game.view(null)).toMatchObject({ asked: 0, drawn: 'BA-E', discarded: ['BA-C', 'BA-X'], turn: 1 });
  });
});

describe('placing a meeple', () => {
  test('B7: on any one feature of the tile just placed', () => {
    const game = laidOut({ draws: 'BA-L BA-B' });
    place(game, 'BA-L@1,0r0');
    expect(deployable(game)).toEqual([
      'city:1,0:N',
      'field:1,0:EL.WR',
      'field:1,0:ER.SL',
      'field:1,0:SR.WL',
      'road:1,0:E',
      'road:1,0:S',
      'road:1,0:W',
    ]);
  });

  test('B7: not on another tile, though it may be free', () => {
    const game = laidOut({ draws: 'BA-B BA-B' });
    place(game, 'BA-B@0,1r0');
    expect(refused(() => deploy(game, 'city:0,0:N'))).toBe('not-legal');
  });

  test.each([
    ['its own', 'A'],
    ['another', 'B'],
  ])('B7: not on a feature that holds %s meeple anywhere', (_whose, player) => {
    const game = laidOut({ board: 'BA-D@0,0r0 BA-U@1,0r90', figures: `${player} road:0,0:E`, draws: 'BA-U BA-B' });
    place(game, 'BA-U@2,0r90');
    expect(deployable(game)).toEqual(['field:2,0:ER.SL.SR.WL', 'field:2,0:NL.NR.EL.WR']);
    expect(refused(() => deploy(game, 'road:2,0:W'))).toBe('not-legal');
  });

  test('B7: at most one', () => {
    const game = laidOut({ draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,1r180');
    deploy(game, 'city:0,1:S');
    expect(game.asked).toBe(1);
  });

  test('B7: from the own supply: a seat without a meeple is not asked', () => {
    const seven = Array(7).fill('A city:0,0:N').join(', ');
    const game = laidOut({ figures: seven, draws: 'BA-B BA-B' });
    expect(game.view(null).supply).toEqual([{ meeple: 0 }, { meeple: 7 }]);
    place(game, 'BA-B@0,1r0');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('B7: a garden is no place for a meeple', () => {
    const game = laidOut({ draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@0,1r180');
    expect(deployable(game)).toEqual(['city:0,1:S', 'field:0,1:NL.NR.EL.ER.WL.WR']);
  });

  test('B8, L2: on a feature that this very tile finishes; it scores and comes back', () => {
    const game = laidOut({ draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(deployable(game)).toContain('city:0,-1:S');
    expect(told(deploy(game, 'city:0,-1:S'))).toEqual(['A city 4']);
    expect(game.view(null)).toMatchObject({ scores: [4, 0], figures: [], supply: [{ meeple: 7 }, { meeple: 7 }] });
  });

  test('L2: on an empty feature, if this tile finishes another', () => {
    const game = laidOut({ figures: 'B city:0,0:N', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(deployable(game)).toEqual(['field:0,-1:NL.NR.EL.ER.WL.WR']);
    expect(told(deploy(game, 'field:0,-1:NL'))).toEqual(['B city 4']);
  });

  test('B9: a meeple that comes back in this turn was not there to be placed', () => {
    const seven = Array(7).fill('A city:0,0:N').join(', ');
    const game = laidOut({ figures: seven, draws: 'BA-E BA-B' });
    const events = place(game, 'BA-E@0,-1r180');
    expect(events.filter(({ type }) => type === 'returned')).toHaveLength(7);
    expect(game.view(null)).toMatchObject({ asked: 1, figures: [], supply: [{ meeple: 7 }, { meeple: 7 }] });
  });
});
