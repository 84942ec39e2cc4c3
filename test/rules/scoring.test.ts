import { describe, expect, test } from 'vitest';
import { deploy, deployable, laidOut, pass, place, scored, told } from '../support/board.ts';
import { around } from '../support/oracle.ts';

/** Every tile around 0,1 except the one at 1,0. */
const RING = 'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180 BA-E@0,2r180 BA-Eg@1,2r180';

/** A board, its figures, the tile of the turn, and what the turn scores. */
type Row = [what: string, board: string, figures: string, last: string, scores: string[]];

function turn(board: string, figures: string, last: string): string[] {
  const game = laidOut({ seats: 4, board, figures, draws: `${last.split('@')[0]} BA-B BA-E BA-V` });
  const events = [...place(game, last)];
  if (game.step === 'meeple') events.push(...pass(game));
  return told(events);
}

describe('a finished road', () => {
  test.each<Row>([
    ['a crossing', 'BA-A@-1,0r270 BA-D@0,0r0', 'A road:0,0:E', 'BA-X@1,0r0', ['A road 3']],
    ['a village', 'BA-A@-1,0r270 BA-D@0,0r0', 'A road:0,0:E', 'BA-W@1,0r0', ['A road 3']],
    ['a city', 'BA-A@-1,0r270 BA-D@0,0r0', 'A road:0,0:E', 'BA-S@1,0r90', ['A road 3']],
    ['a monastery', 'BA-X@-1,0r0 BA-D@0,0r0', 'A road:0,0:E', 'BA-A@1,0r90', ['A road 3']],
    ['nothing: a loop', 'BA-D@0,0r0 BA-V@0,1r270 BA-V@1,1r0 BA-V@1,2r90', 'A road:0,1:E', 'BA-V@0,2r180', ['A road 4']],
    ['one side only', 'BA-D@0,0r0', 'A road:0,0:E', 'BA-X@1,0r0', []],
  ])('B10: 1 point a tile, closed by %s', (_what, board, figures, last, scores) => {
    expect(turn(board, figures, last)).toEqual(scores);
  });

  test('B10: a village parts the roads that end in it', () => {
    const board = 'BA-D@0,0r0 BA-W@1,0r0';
    expect(turn(board, 'A road:1,0:W, B road:1,0:S', 'BA-A@-1,0r270')).toEqual(['A road 3']);
  });

  test('B23: a road that comes back to its first tile counts that tile once', () => {
    const board = 'BA-W@0,0r0 BA-V@1,0r0 BA-V@0,1r180';
    expect(turn(board, 'A road:1,0:W', 'BA-V@1,1r90')).toEqual(['A road 4']);
  });

  test('B23: a road that comes back to its first tile is one road: a second figure on its other end shares it', () => {
    const board = 'BA-W@0,0r0 BA-V@1,0r0 BA-V@0,1r180';
    expect(turn(board, 'A road:1,0:W, B road:0,1:N', 'BA-V@1,1r90')).toEqual(['A road 4', 'B road 4']);
  });
});

describe('a finished city', () => {
  test.each<Row>([
    ['two tiles, no exception', 'BA-D@0,0r0', 'A city:0,0:N', 'BA-E@0,-1r180', ['A city 4']],
    ['a coat of arms', 'BA-D@0,0r0 BA-F@0,-1r90', 'A city:0,0:N', 'BA-E@0,-2r180', ['A city 8']],
    ['two coats of arms', 'BA-D@0,0r0 BA-F@0,-1r90 BA-F@0,-2r90', 'A city:0,0:N', 'BA-E@0,-3r180', ['A city 12']],
    ['open at one side', 'BA-D@0,0r0', 'A city:0,0:N', 'BA-F@0,-1r90', []],
  ])('B11: 2 points a tile and 2 a coat of arms: %s', (_what, board, figures, last, scores) => {
    expect(turn(board, figures, last)).toEqual(scores);
  });

  test('B11: a tile with two parts of one city counts once', () => {
    // BA-I has cities in the north and the west, here joined around the corner.
    const board = 'BA-I@0,0r0 BA-N@0,-1r180 BA-N@-1,0r0';
    expect(turn(board, 'A city:0,-1:W', 'BA-N@-1,-1r90')).toEqual(['A city 8']);
  });

  test('B11: the working is given term by term', () => {
    const board = 'BA-D@0,0r0 BA-F@0,-1r90 BA-F@0,-2r90';
    const game = laidOut({ board, figures: 'A city:0,0:N', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-3r180');
    const [event] = scored(pass(game));
    expect(event).toMatchObject({
      seat: 0,
      points: 12,
      reason: 'city',
      working: [
        { of: 'tiles', count: 4, each: 2 },
        { of: 'arms', count: 2, each: 2 },
      ],
      votes: [1, 0],
    });
    expect(game.feature(event!.on!)?.places).toContainEqual({ kind: 'city', x: 0, y: 0, at: 'N' });
  });
});

describe('a finished monastery', () => {
  test('B12: with 8 tiles around it pays 9', () => {
    expect(turn(RING, 'A monastery:0,1', 'BA-U@1,0r90')).toEqual(['A monastery 9']);
  });

  test('B12: one tile less pays nothing yet', () => {
    const ring = RING.replace(' BA-E@0,2r180', '');
    expect(turn(ring, 'A monastery:0,1', 'BA-U@1,0r90')).toEqual([]);
  });

  test('B12, B8: placed last into the gap it pays at once', () => {
    const around = RING.replace(' BA-B@0,1r0', ' BA-U@1,0r90');
    const game = laidOut({ board: around, draws: 'BA-B BA-V' });
    place(game, 'BA-B@0,1r0');
    expect(told(deploy(game, 'monastery:0,1'))).toEqual(['A monastery 9']);
  });

  test.each(around({ x: 0, y: 0 }).map(({ x, y }) => [x, y]))(
    'B12: the last of the eight may be any (%i, %i)',
    (x, y) => {
      const ring = around({ x: 0, y: 0 }).filter((square) => square.x !== x || square.y !== y);
      const board = ['BA-B@0,0r0', ...ring.map((square) => `BA-B@${square.x},${square.y}r0`)].join(' ');
      expect(turn(board, 'A monastery:0,0', `BA-B@${x},${y}r0`)).toEqual(['A monastery 9']);
    },
  );

  test('B25: one tile can finish two monasteries', () => {
    const board = [-1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => `BA-B@${x},${y}r0`));
    const rest = board.filter((tile) => tile !== 'BA-B@0,-1r0').join(' ');
    const game = laidOut({ board: rest, figures: 'A monastery:0,0, B monastery:1,0', draws: 'BA-B BA-B' });
    place(game, 'BA-B@0,-1r0');
    expect(told(pass(game)).sort()).toEqual(['A monastery 9', 'B monastery 9']);
    expect(game.view(null).figures).toEqual([]);
  });

  test('B25: at the rim only real neighbours count, of gardens too', () => {
    const game = laidOut({ board: 'BA-D@0,0r0 BA-B@0,1r0 BA-Eg@0,2r180 BA-B@-1,1r0', draws: 'BA-B' });
    const at = (kind: 'monastery' | 'garden', x: number, y: number) => game.feature({ kind, x, y, at: '' });
    expect(at('monastery', 0, 1)).toMatchObject({ open: 5, pointsNow: 4 });
    expect(at('monastery', -1, 1)).toMatchObject({ open: 5, pointsNow: 4 });
    expect(at('garden', 0, 2)).toMatchObject({ open: 6, pointsNow: 3 });
  });
});

describe('the scoring seats', () => {
  const before = 'BA-D@0,0r0 BA-F@0,-1r90';

  test.each([
    ['one alone', 'A city:0,0:N', ['A city 8']],
    ['the most', 'A city:0,0:N, A city:0,-1:N, B city:0,-1:N', ['A city 8']],
    ['all that tie, in full', 'A city:0,0:N, B city:0,-1:N', ['A city 8', 'B city 8']],
    ['three that tie', 'A city:0,0:N, B city:0,-1:N, D city:0,-1:N', ['A city 8', 'B city 8', 'D city 8']],
    [
      'two of three',
      'A city:0,0:N, A city:0,0:N, B city:0,-1:N, B city:0,-1:N, C city:0,0:N',
      ['A city 8', 'B city 8'],
    ],
    ['nobody', '', []],
  ])('B13: %s', (_who, figures, scores) => {
    expect(turn(before, figures, 'BA-E@0,-2r180')).toEqual(scores);
  });

  test('B14: every meeple goes home, also those that scored nothing', () => {
    const figures = 'A city:0,0:N, A city:0,-1:N, B city:0,-1:N, B road:0,0:E';
    const game = laidOut({ board: before, figures, draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-2r180');
    const home = pass(game).flatMap((event) => (event.type === 'returned' ? [event.seat] : []));
    expect(home.sort()).toEqual([0, 0, 1]);
    expect(game.view(null)).toMatchObject({
      supply: [{ meeple: 7 }, { meeple: 6 }],
      figures: [{ seat: 1, on: { kind: 'road' } }],
    });
  });

  test('B15: everything that the tile finishes is scored, even if others gain by it', () => {
    const board = 'BA-E@0,-1r180 BA-A@-1,0r270 BA-X@1,0r0';
    expect(turn(board, 'B city:0,-1:S, C road:1,0:W', 'BA-D@0,0r0').sort()).toEqual(['B city 4', 'C road 3']);
  });

  test('B15: in the very turn, before the next tile is drawn', () => {
    const game = laidOut({ figures: 'B city:0,0:N', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(pass(game).map(({ type }) => type)).toEqual(['scored', 'returned', 'turn', 'drawn']);
  });

  test('B21: a finished feature is over: no later tile lets any seat claim it', () => {
    const game = laidOut({ draws: 'BA-E BA-B BA-B BA-B' });
    place(game, 'BA-E@0,-1r180');
    pass(game);
    place(game, 'BA-B@0,-2r0');
    expect(deployable(game).filter((one) => one.startsWith('city'))).toEqual([]);
    pass(game);
    expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N' })).toMatchObject({ open: 0, tiles: 2, owners: [] });
    place(game, 'BA-B@0,1r0');
    pass(game);
    place(game, 'BA-B@0,2r0');
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: null, scores: [0, 0] });
  });

  test('B22: a tile may join the features of several players; it cannot be claimed, the majority is counted anew', () => {
    const board = 'BA-D@0,0r0 BA-E@0,-2r180';
    const game = laidOut({ board, seats: 3, figures: 'B city:0,0:N, C city:0,-2:S', draws: 'BA-F BA-B' });
    place(game, 'BA-F@0,-1r90');
    expect(deployable(game).filter((one) => one.startsWith('city'))).toEqual([]);
    expect(told(pass(game))).toEqual(['B city 8', 'C city 8']);
  });

  test('B22: two against one', () => {
    const board = 'BA-D@0,0r0 BA-E@0,-2r180';
    expect(turn(board, 'B city:0,0:N, C city:0,-2:S, C city:0,-2:S', 'BA-F@0,-1r90')).toEqual(['C city 8']);
  });
});
