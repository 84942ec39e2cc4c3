import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { laidOut, pass, place, told } from '../../support/board.ts';
import { drawn, largeCity } from '../../support/maps.ts';

/** Later draws, so that the tested turn is not the last. */
const LATER = 'BA-B BA-B BA-B';
const rules = 'king-robber';

/** Places a tile and no figure. */
function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** `A king 3 from B`: the new owner of a piece, its number of tiles, and the old owner. */
const taken = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type !== 'piece-taken') return [];
    const from = event.from === null ? '' : ` from ${'ABCDEF'[event.from]}`;
    return [`${'ABCDEF'[event.seat]} ${event.piece} ${event.tiles}${from}`];
  });

const holders = (game: Game): Record<string, string | null> =>
  Object.fromEntries(
    game.view(null).pieces.map(({ kind, seat }) => [kind, seat === null ? null : 'ABCDEF'[seat]!] as const),
  );

test('KR1: 5 tiles, one with a garden; King and Robber lie beside the board', () => {
  const designs = TILE_DESIGNS.filter(({ set }) => set === 'king-and-robber');
  expect(designs.map(({ count, garden }) => [count, garden])).toEqual([
    [1, false],
    [1, true],
    [1, false],
    [1, false],
    [1, false],
  ]);
  expect(holders(laidOut({ rules, draws: LATER }))).toEqual({ king: null, robber: null });
  expect(laidOut({ draws: LATER }).view(null).pieces).toEqual([]);
});

describe('the King', () => {
  /** Cities that lack their last tile in the north: of 3 tiles, of 3, and of 4 with A's knight. */
  const CITIES = 'BA-D@0,0r0 BA-G@0,-1r90 BA-D@1,0r0 BA-G@1,-1r90 BA-D@2,0r0 BA-G@2,-1r90 BA-G@2,-2r90';

  test('KRP1: A takes him with 3 tiles, 3 of B move nothing, 4 of B in a city of A do', () => {
    const figures = 'A city:2,0:N';
    const game = laidOut({ rules, board: CITIES, figures, draws: `BA-E BA-E BA-B BA-E ${LATER}` });
    expect(taken(turn(game, 'BA-E@0,-2r180'))).toEqual(['A king 3']);
    expect(taken(turn(game, 'BA-E@1,-2r180'))).toEqual([]);
    expect(holders(game)).toEqual({ king: 'A', robber: null });
    turn(game, 'BA-B@0,-3r0');
    const events = turn(game, 'BA-E@2,-3r180');
    expect(taken(events)).toEqual(['B king 4 from A']);
    expect(told(events)).toEqual(['A city 8']);
    expect(holders(game)).toEqual({ king: 'B', robber: null });
  });

  test('KR10: stays with his owner for a larger city of theirs, and that city is the record', () => {
    const game = laidOut({ rules, board: CITIES, draws: `BA-E BA-B BA-E ${LATER}` });
    turn(game, 'BA-E@0,-2r180');
    turn(game, 'BA-B@0,-3r0');
    expect(taken(turn(game, 'BA-E@2,-3r180'))).toEqual(['A king 4 from A']);
  });

  test('KR11: coats of arms do not count, nor does a city of equal size', () => {
    const board = 'BA-D@0,0r0 BA-F@0,-1r90 BA-D@1,0r0 BA-G@1,-1r90';
    const game = laidOut({ rules, board, draws: `BA-E BA-E ${LATER}` });
    expect(taken(turn(game, 'BA-E@1,-2r180'))).toEqual(['A king 3']);
    expect(taken(turn(game, 'BA-E@0,-2r180'))).toEqual([]);
  });

  test('KR12: goes to the player who places the tile, whichever seat is in the city and if nobody is', () => {
    for (const [figures, points] of [
      ['B city:0,0:N', ['B city 4']],
      ['', []],
    ] as const) {
      const game = laidOut({ rules, figures, draws: `BA-E ${LATER}` });
      const events = turn(game, 'BA-E@0,-1r180');
      expect([taken(events), told(events)]).toEqual([['A king 2'], points]);
    }
  });

  test('KR13: if two cities are finished at once the larger counts, and once', () => {
    // Tiles around to the east leave one square between a city of one tile and one of two.
    const around = '0,1 1,1 2,1 2,0 2,-1 2,-2 1,-2'.replaceAll(/\S+/g, 'BA-B@$&r0');
    const board = `BA-D@0,0r0 ${around} BA-G@0,-2r90 BA-E@0,-3r180`;
    const game = laidOut({ rules, board, draws: `BA-H ${LATER}` });
    expect(taken(turn(game, 'BA-H@0,-1r0'))).toEqual(['A king 3']);
  });
});

describe('the Robber', () => {
  test('KR10: he goes by roads, in the same way', () => {
    const game = laidOut({ rules, board: 'BA-D@0,0r0 BA-A@1,0r90', draws: `BA-A BA-B ${LATER}` });
    expect(taken(turn(game, 'BA-A@-1,0r270'))).toEqual(['A robber 3']);
    expect(holders(game)).toEqual({ king: null, robber: 'A' });
  });

  test('KR60: Road Sweeper finishes no road; the player who finishes it later takes him', () => {
    const game = laidOut({
      rules: 'king-robber gifts',
      board: 'BA-D@0,0r0 BA-A@1,0r90',
      figures: 'A road:0,0:E',
      hands: 'A road-sweeper',
      draws: `BA-B BA-A ${LATER}`,
    });
    const swept = game.play(game.legalActions().find(({ type }) => type === 'open')!);
    expect([told(swept), taken(swept)]).toEqual([['A road.incomplete 2'], []]);
    expect(taken(turn(game, 'BA-B@0,1r0'))).toEqual([]);
    expect(taken(turn(game, 'BA-A@-1,0r270'))).toEqual(['B robber 3']);
  });

  test('KR60: a second part counts as any turn', () => {
    const game = laidOut({
      rules: 'king-robber builders',
      figures: 'A road:0,0:E, A builder road:0,0:E',
      board: 'BA-D@0,0r0 BA-A@1,0r90',
      draws: `BA-U BA-A ${LATER}`,
    });
    turn(game, 'BA-U@-1,0r90');
    expect(game.view(null)).toMatchObject({ asked: 0, part: 'second' });
    expect(taken(turn(game, 'BA-A@-2,0r270'))).toEqual(['A robber 4']);
  });
});

describe('at the end', () => {
  const columns = (count: number, of: (x: number) => string): string =>
    Array.from({ length: count }, (_, x) => of(x)).join(' ');
  const CITIES = columns(14, (x) => `BA-D@${x},0r0${x < 13 ? ` BA-E@${x},-1r180` : ''}`);
  const ROADS = columns(9, (x) => `BA-B@${x},1r0 BA-A@${x},2r0${x < 8 ? ` BA-A@${x},3r180` : ''}`);

  test('KRP2, KR40: 14 finished cities and 9 finished roads, of any owners: 23', () => {
    const figures = 'B city:13,0:N, B road:8,2:S';
    const game = laidOut({ rules, board: `${CITIES} ${ROADS}`, figures, draws: 'BA-E BA-B BA-A' });
    turn(game, 'BA-E@13,-1r180');
    turn(game, 'BA-B@9,1r0');
    const events = turn(game, 'BA-A@8,3r180');
    expect(told(events)).toEqual(['B road 2', 'A king 14', 'A robber 9']);
    expect(game.view(null).scores).toEqual([23, 6]);
  });

  test('KR40: a piece beside the board brings nobody anything', () => {
    const game = laidOut({ rules, board: 'BA-D@0,0r0 BA-E@0,-1r180', draws: 'BA-B' });
    expect(told(turn(game, 'BA-B@0,1r0'))).toEqual([]);
    expect(game.view(null).scores).toEqual([0, 0]);
  });
});

describe('on maps', () => {
  test('KR64: a printed large city counts with the city that tiles finish, and its squares count as tiles', () => {
    const map = drawn(['S####', '#.C.#', '#####'], { largeCities: [largeCity('town', [[2, 1], 'CFCF', 2])] });
    const game = laidOut({ rules, map, board: 'BA-E@2,0r180', draws: 'BA-E BA-B' });
    expect(taken(turn(game, 'BA-E@2,2r0'))).toEqual(['A king 3']);
    expect(told(turn(game, 'BA-B@3,2r0'))).toEqual(['A king 1']);
  });

  test('KR64: a city that tiles have not finished counts for nobody', () => {
    const map = drawn(['S##', '##C', '###'], { largeCities: [largeCity('town', [[2, 1], 'CFCF', 0])] });
    const game = laidOut({ rules, map, board: 'BA-D@0,0r180', draws: 'BA-E BA-B' });
    expect(taken(turn(game, 'BA-E@0,1r0'))).toEqual(['A king 2']);
    expect(told(turn(game, 'BA-B@1,1r0'))).toEqual(['A king 1']);
  });
});
