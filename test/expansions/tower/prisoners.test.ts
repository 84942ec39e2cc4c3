import { describe, expect, test } from 'vitest';
import type { Figure, Game } from '../../../src/engine/index.ts';
import { act, offered, pass, place, refuses, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { freedIn, game, LATER, prisonersOf, stockOf, turn } from './support.ts';

const BOARD = 'BA-D@0,0r0 TO-02@0,1r0 BA-B@0,2r0 BA-B@1,1r0';

/** Gives the seats these points. */
function rich(of: Game, ...points: number[]): Game {
  const { scores } = inside(of).position;
  for (const [seat, own] of points.entries()) scores[seat] = own;
  return of;
}

/** Lets seats hold prisoners: `B holds A large`. */
function holding(of: Game, ...held: string[]): Game {
  const { position } = inside(of);
  for (const line of held) {
    const [holder, , owner, figure] = line.split(' ') as [string, string, string, Figure];
    const [seat, by] = [owner, holder].map((letter) => letter.charCodeAt(0) - 65) as [number, number];
    const standing = position.deploy(seat, figure, position.segmentAt({ kind: 'monastery', x: 0, y: 2, at: '' }));
    position.hold(standing, by);
  }
  return of;
}

describe('prisoners', () => {
  test('TW17: lie with their captor, neither in the supply nor on the board; an own one goes home', () => {
    const of = game({ board: BOARD, figures: 'B monastery:0,2, A monastery:1,1' });
    const events = turn(of, 'BA-B@0,3r0', 'capture 0,1 1 meeple monastery:0,2');
    expect(events).toContainEqual({
      ...{ type: 'captured', seat: 1, figure: 'meeple', to: 0 },
      from: { kind: 'monastery', x: 0, y: 2, at: '' },
    });
    expect(of.view(null)).toMatchObject({ supply: [{ meeple: 6 }, { meeple: 6 }], figures: [{ seat: 0 }] });
    expect(prisonersOf(of)).toEqual(['A holds B meeple']);
    turn(of, 'BA-B@0,4r0', 'pass');
    turn(of, 'BA-B@0,5r0', 'capture 0,1 0 meeple monastery:1,1');
    expect(of.view(null)).toMatchObject({ supply: [{ meeple: 7 }, { meeple: 6 }], figures: [] });
  });

  test('TW18, TWP3: two players who hold one another’s give one each back at once, and nobody pays', () => {
    const of = holding(game({ board: BOARD, figures: 'B monastery:0,2' }), 'B holds A meeple');
    expect(prisonersOf(of)).toEqual(['B holds A meeple']);
    const events = turn(of, 'BA-B@0,3r0', 'capture 0,1 1 meeple monastery:0,2');
    expect(freedIn(events)).toEqual(['B meeple', 'A meeple']);
    expect(told(events)).toEqual([]);
    expect(prisonersOf(of)).toEqual([]);
    expect(of.view(null)).toMatchObject({ asked: 1, supply: [{ meeple: 7 }, { meeple: 7 }] });
  });

  test('TW18: a player who holds none of the captor’s gives none', () => {
    const held = holding(
      game({ seats: 3, board: BOARD, figures: 'B monastery:0,2' }),
      'C holds A meeple',
      'B holds C meeple',
    );
    turn(held, 'BA-B@0,3r0', 'capture 0,1 1 meeple monastery:0,2');
    expect(prisonersOf(held)).toEqual(['A holds B meeple', 'B holds C meeple', 'C holds A meeple']);
  });

  test('TW19: of several kinds the captor chooses; the prisoner just taken goes straight home', () => {
    const of = holding(
      game({ board: BOARD, figures: 'B monastery:0,2', rules: 'large-meeple' }),
      'B holds A meeple',
      'B holds A large',
      'B holds A meeple',
    );
    const events = turn(of, 'BA-B@0,3r0', 'capture 0,1 1 meeple monastery:0,2');
    expect(freedIn(events)).toEqual(['B meeple']);
    expect(of.view(null)).toMatchObject({ asked: 0, step: 'exchange' });
    expect(offered(of)).toEqual(['exchange 1 large', 'exchange 1 meeple']);
    refuses(of, 'pass');
    expect(freedIn(act(of, 'exchange 1 large'))).toEqual(['A large']);
    expect(prisonersOf(of)).toEqual(['B holds A meeple', 'B holds A meeple']);
    expect(of.asked).toBe(1);
  });

  test('TW51: if a player resigns then, the prisoner that was taken first comes home', () => {
    const of = holding(
      game({ seats: 3, board: BOARD, figures: 'B monastery:0,2', rules: 'large-meeple' }),
      'B holds A large',
      'B holds A meeple',
    );
    turn(of, 'BA-B@0,3r0', 'capture 0,1 1 meeple monastery:0,2');
    of.resign(0);
    expect(prisonersOf(of)).toEqual(['B holds A meeple']);
  });
});

describe('ransom', () => {
  test('TW10, TWP4: 3 points to the holder, and the meeple can be placed in the same step 2', () => {
    const of = rich(holding(game({ board: BOARD }), 'B holds A meeple'), 5, 0);
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'ransom')).toEqual(['ransom 1 meeple']);
    const events = act(of, 'ransom 1 meeple');
    expect(told(events)).toEqual(['A ransom -3', 'B ransom 3']);
    expect(freedIn(events)).toEqual(['A meeple']);
    expect(of.view(null)).toMatchObject({ asked: 0, step: 'meeple', scores: [2, 3], supply: [{ meeple: 7 }, {}] });
    act(of, 'deploy meeple monastery:0,3');
    expect(of.view(null)).toMatchObject({ asked: 1, supply: [{ meeple: 6 }, {}] });
    expect(of.record.actions).toEqual(['place 0,3 0', 'ransom 1 meeple', 'deploy meeple monastery:0,3']);
  });

  test('TW10, TW52: once a turn, beside all other choices of step 2', () => {
    const of = rich(holding(game({ board: BOARD }), 'B holds A meeple', 'B holds A meeple'), 9, 0);
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'ransom')).toHaveLength(1);
    expect(offered(of, 'floor')).toHaveLength(1);
    expect(offered(of, 'deploy').length).toBeGreaterThan(0);
    act(of, 'ransom 1 meeple');
    expect(offered(of, 'ransom')).toEqual([]);
    pass(of);
    turn(of, 'BA-B@0,4r0', 'pass');
    place(of, 'BA-B@0,5r0');
    expect(offered(of, 'ransom')).toEqual(['ransom 1 meeple']);
  });

  test('TW11: 3 points at least; for a large meeple as many', () => {
    const poor = rich(holding(game({ board: BOARD }), 'B holds A meeple'), 2, 0);
    place(poor, 'BA-B@0,3r0');
    expect(offered(poor, 'ransom')).toEqual([]);
    const of = rich(
      holding(game({ seats: 3, board: BOARD, rules: 'large-meeple' }), 'C holds A large', 'B holds A meeple'),
      3,
    );
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'ransom')).toEqual(['ransom 1 meeple', 'ransom 2 large']);
    expect(told(act(of, 'ransom 2 large'))).toEqual(['A ransom -3', 'C ransom 3']);
  });

  test('TW51: a player who has resigned is paid all the same', () => {
    const of = rich(holding(game({ seats: 3, board: BOARD }), 'B holds A meeple'), 5, 0, 0);
    of.resign(1);
    expect(told(turn(of, 'BA-B@0,3r0', 'ransom 1 meeple'))).toEqual(['A ransom -3', 'B ransom 3']);
  });
});

describe('with Traders & Builders', () => {
  const ROAD = 'BA-D@0,0r0 TO-02@0,1r0 BA-B@0,2r0 BA-B@1,1r0';

  test('TW66, TW11: floors and meeples in both parts, a ransom once', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E, B monastery:1,1';
    const laid = game({ board: ROAD, figures, rules: 'builders', draws: `BA-V ${LATER}` });
    const of = rich(holding(laid, 'B holds A meeple', 'B holds A meeple'), 9, 0);
    turn(of, 'BA-V@1,0r90', 'ransom 1 meeple', 'floor 0,1');
    expect(of.view(null)).toMatchObject({ asked: 0, part: 'second' });
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'ransom')).toEqual([]);
    act(of, 'capture 0,1 1 meeple monastery:1,1');
    expect(stockOf(of)).toEqual([8, 10]);
  });

  test('TW23: a builder that is left alone goes home', () => {
    const figures = 'B road:0,0:E, B builder road:0,0:E';
    const of = game({ board: ROAD, figures, rules: 'builders' });
    const events = turn(of, 'BA-B@0,3r0', 'capture 0,1 1 meeple road:0,0:E');
    expect(events).toContainEqual(expect.objectContaining({ type: 'returned', seat: 1, figure: 'builder' }));
    expect(of.view(null)).toMatchObject({ figures: [], supply: [{}, { meeple: 6, builder: 1 }] });
  });
});
