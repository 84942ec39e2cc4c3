import { describe, expect, test } from 'vitest';
import {
  countOfTiles,
  Game,
  type GameEvent,
  MAPS,
  mapOf,
  type Setup,
  type SetupOptions,
  TILE_DESIGNS,
  type TileId,
  type TileSet,
} from '../../../src/engine/index.ts';
import { act, finalScores, laidOut, offered, pass, place, placeable, placeOn, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { inside } from '../../support/inside.ts';
import { border, drawn, ferry, island, largeCity } from '../../support/maps.ts';

const LATER = 'BA-B BA-B';
const ALL_TILES = ['base', 'inns-and-cathedrals', 'traders-and-builders'] as const;

const onMap = (map: Setup['map'], more: Partial<Setup> = {}): Game =>
  Game.start(setupOf({ map: map!, sets: ALL_TILES, switches: ['fields', 'map'], ...more }));

/** Every tile that is on the board, in hand or in the bag before the first turn. */
function tilesOf(game: Game): TileId[] {
  const { board, tilesLeft, drawn: hand, discarded } = game.view(null);
  const drawing = inside(game).position.bag.clone();
  const bag = Array.from({ length: tilesLeft }, () => TILE_DESIGNS[drawing.draw()]!.id);
  return [...board.map(({ tile }) => tile), ...bag, ...discarded, ...(hand ? [hand] : [])];
}

const count = (tiles: readonly TileId[], tile: TileId): number => tiles.filter((one) => one === tile).length;
const seeds = Array.from({ length: 40 }, (_, i) => `a seed ${i}`);
const now = (game: Game): string => `${'ABC'[game.asked!]} ${game.view(null).part}`;
const at = (game: Game, text: string) => game.feature(placeOn(game.view(null).board, text))!;

/** Places a tile and no figure. */
function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'arrow') events.push(...act(game, offered(game, 'activate')[0]!));
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

describe('tiles and start squares', () => {
  test('L30: tiles that are too many are taken out by lot, never the start tile; with fewer all are used', () => {
    const britain = seeds.map((seed) => tilesOf(onMap('great-britain', { seed })));
    expect(new Set(britain.map(({ length }) => length))).toEqual(new Set([100]));
    expect(new Set(britain.map((tiles) => tiles.sort().join())).size).toBe(seeds.length);
    for (const tiles of britain) expect(tiles).toContain('BA-D');
    const small = { ...mapOf('great-britain')!, recommendedTiles: { min: 4, max: 5 } };
    for (const seed of seeds) expect(onMap(small, { seed }).view(null).board[0]!.tile).toBe('BA-D');
    expect(tilesOf(onMap('germany'))).toHaveLength(114);
    expect(tilesOf(onMap('germany', { sets: ['base'] }))).toHaveLength(72);
    expect(new Set(tilesOf(onMap('taiwan', { seed: 'one' }))).size).toBeGreaterThan(30);
  });

  test('M3, L30: a table can choose how many tiles there are at most, or that none is taken out', () => {
    const played = (map: string, tiles: SetupOptions['tiles'], sets: readonly TileSet[], copies = 1) =>
      tilesOf(onMap(map, { sets: ['base', ...sets], copies, options: { tiles: tiles! } })).length;
    const large = ['inns-and-cathedrals', 'traders-and-builders'] as const;
    const more = ['anniversary', ...large] as const;
    expect(countOfTiles(['base', ...more])).toBe(129);
    expect([played('taiwan', 121, more), played('taiwan', 'all', more), played('taiwan', 121, [])]).toEqual([
      121, 129, 72,
    ]);
    const { houseRule } = mapOf('usa')!.recommendedTiles;
    expect([played('usa', houseRule!.max, [...more, 'king-and-robber'], 2), played('usa', 'all', more, 2)]).toEqual([
      268, 258,
    ]);
    expect(played('usa', houseRule!.max, [...more, 'princess-and-dragon'], 2)).toBe(270);
  });

  test('L30: both maps of the USA hold every set twice, and one start tile is laid out', () => {
    const game = onMap('usa', { copies: 2 });
    const tiles = tilesOf(game);
    expect(tiles).toHaveLength(228);
    expect([count(tiles, 'BA-D'), count(tiles, 'BA-B'), count(tiles, 'IC-K')]).toEqual([8, 8, 4]);
    expect(game.view(null).board).toHaveLength(4);
  });

  test('L30: exactly the tiles that a setup takes out by hand are out', () => {
    const game = onMap('taiwan', { prepared: { removed: ['BA-B', 'BA-C'] } });
    const tiles = tilesOf(game);
    expect([tiles.length, count(tiles, 'BA-B'), count(tiles, 'BA-C')]).toEqual([112, 3, 0]);
  });

  test('L31: start squares, their tiles and how these are turned are drawn by lot; the start tile is on the first', () => {
    const boards = seeds.map((seed) => onMap('germany', { seed }).view(null).board);
    const listed = mapOf('germany')!.start.squares.map((one) => one.at.join());
    for (const board of boards) {
      expect(board.map(({ tile }) => tile)[0]).toBe('BA-D');
      const order = board.map(({ x, y }) => listed.indexOf(`${x},${y}`));
      expect(order[0]).toBeLessThan(order[1]!);
    }
    const different = (of: (board: (typeof boards)[number]) => unknown) => new Set(boards.map(of)).size;
    expect(different(([one, two]) => `${one!.y} ${two!.y}`)).toBe(3);
    expect(different(([one]) => one!.rotation)).toBe(4);
    expect(different(([, two]) => two!.tile)).toBeGreaterThan(10);
    expect(different(([, two]) => two!.rotation)).toBe(4);
  });

  test('M2, L31: start squares can be chosen, and if fewer are, the rest are drawn by lot', () => {
    const listed = mapOf('iberian-peninsula')!.start.squares;
    const begun = (starts: readonly string[], seed: string) =>
      onMap('iberian-peninsula', { seed, options: { starts } })
        .view(null)
        .board.map(({ x, y, tile }) => [listed.find(({ at }) => at.join() === `${x},${y}`)!.id, tile] as const);
    for (const seed of seeds) {
      const all = begun(['murcia', 'leon', 'evora'], seed);
      expect(all.map(([id]) => id)).toEqual(['leon', 'evora', 'murcia']);
      expect(all[0]![1]).toBe('BA-D');
    }
    const some = seeds.map((seed) => begun(['pamplona'], seed).map(([id]) => id));
    for (const ids of some) expect(ids).toContain('pamplona');
    expect(new Set(some.map((ids) => ids.join())).size).toBe(3);
  });

  test('L31: each is turned so that it fits the print', () => {
    const map = drawn(['S.S', '###'], {
      start: { ...drawn(['S.S']).start, use: 2 },
      recommendedTiles: { min: 3, max: 300 },
      borderPrints: [border('road', [0, 0], 'N'), border('city', [2, 0], 'N')],
    });
    for (const seed of seeds) {
      const [one, two] = onMap(map, { seed }).view(null).board;
      expect([90, 270]).toContain(one!.rotation);
      expect(at(onMap(map, { seed }), `city:2,0:N`)).toMatchObject({ kind: 'city' });
      expect(two).toMatchObject({ x: 2, y: 0 });
    }
  });

  test('L32: an unused start square is an ordinary one, and a town if it shows a town', () => {
    const { map } = onMap('germany').view(null);
    const starts = mapOf('germany')!.start.squares;
    const unused = starts.filter((one) => !map!.starts.some(({ x, y }) => x === one.at[0] && y === one.at[1]));
    expect(unused).toHaveLength(1);
    expect(map!.towns.map(({ name }) => name)).toContain(unused[0]!.name);
    expect(
      onMap('taiwan')
        .view(null)
        .map!.towns.map(({ name }) => name),
    ).not.toContain('Mount Jade');
    const grid = ['S#S'];
    const { start } = drawn(grid);
    const mountain = { ...start.squares[1]!, feature: 'mountain' as const };
    for (const [squares, price] of [
      [start.squares, -2],
      [[start.squares[0]!, mountain], 0],
    ] as const) {
      const layout = drawn(grid, { start: { use: 1, squares } });
      const laid = { map: layout, options: { town: 'costs-2' } as const, draws: `BA-B ${LATER}` };
      const game = laidOut({ ...laid, board: 'BA-B@0,0r0 BA-B@1,0r0' });
      place(game, 'BA-B@2,0r0');
      expect(game.view(null).scores).toEqual([price, 0]);
    }
  });
});

describe('prints', () => {
  const WIDE = drawn(['S#####', '#.CC.#', '######'], {
    largeCities: [largeCity('town', [[2, 1], 'CCCF', 1], [[3, 1], 'RFCC', 1])],
  });

  test('L33: a tile next to any square of a large city opens all squares next to it; its edges count from the start', () => {
    const game = laidOut({ map: WIDE, board: 'BA-B@0,0r0 BA-B@1,0r0', draws: `BA-E BA-E ${LATER}` });
    expect(game.view(null).map!.discovered).toEqual([]);
    // The printed city requires a city from the first tile on.
    expect(placeable(game).filter((line) => line.startsWith('2,0'))).toEqual(['2,0 180']);
    turn(game, 'BA-E@2,0r180');
    expect(game.view(null).map!.discovered).toEqual(['town']);
    const open = game.view(null).openSquares.map(({ x, y }) => `${x},${y}`);
    expect(open).toEqual(['3,0', '0,1', '2,2', '3,2']);
    expect(placeable(game).filter((line) => /^[23],2/.test(line))).toEqual(['2,2 0', '3,2 0']);
  });

  test('L33: a start tile discovers, too', () => {
    const map = drawn(['#C#', '.S.'], { largeCities: [largeCity('town', [[1, 0], 'FCFC', 0])] });
    const { openSquares, map: seen } = onMap(map).view(null);
    expect(seen!.discovered).toEqual(['town']);
    expect(openSquares).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ]);
  });

  const SEA = drawn(['S#.##'], { ferries: [ferry([[1, 0], 'E'], [[3, 0], 'W'], 1)] });

  test('L34: a ferry needs a road at both ends, discovered or not; a tile at one opens the other', () => {
    const game = laidOut({ map: SEA, board: 'BA-B@0,0r0', draws: `BA-A BA-A ${LATER}` });
    expect(game.view(null).map!.ferryEnds).toEqual([]);
    expect(placeable(game)).toEqual(['1,0 270']);
    turn(game, 'BA-A@1,0r270');
    expect(game.view(null).map!.ferryEnds).toEqual([{ ferry: 'ferry 1,0', x: 3, y: 0 }]);
    expect(placeable(game)).toEqual(['3,0 90']);
  });

  test('L35: a ferry is of the road from the first end on, open until both have a tile', () => {
    const game = laidOut({ map: SEA, board: 'BA-B@0,0r0 BA-A@1,0r270', draws: `BA-A ${LATER}` });
    expect(at(game, 'road:1,0:E')).toMatchObject({ tiles: 2, arms: 1, open: 1, pointsNow: 3, pointsFinished: 4 });
    expect(finalScores({ map: SEA, board: 'BA-A@1,0r270', figures: 'A road:1,0:E' })).toEqual([3, 0]);
    place(game, 'BA-A@3,0r90');
    expect(at(game, 'road:1,0:E')).toMatchObject({ tiles: 3, arms: 1, open: 0, pointsFinished: 5 });
    expect(at(game, 'road:1,0:E').places).toHaveLength(2);
  });

  test('L36: ends abroad and sides towards nothing are closed; a print is never an open end', () => {
    const ends = [border('city', [0, 0], 'W').contacts, border('city', [3, 0], 'E').contacts].flat();
    const map = drawn(['#S##', '####'], { borderPrints: [{ ...border('city', [0, 0], 'W', 1), contacts: ends }] });
    const game = laidOut({ map, board: 'BA-B@1,0r0', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@0,0r270');
    expect(at(game, 'city:0,0:W')).toMatchObject({ open: 0, tiles: 2, arms: 1 });
    const crossing = laidOut({ map: drawn(['S', '#']), board: 'BA-X@0,0r0' });
    for (const side of ['N', 'E', 'W']) expect(at(crossing, `road:0,0:${side}`)).toMatchObject({ open: 0, tiles: 1 });
    expect(at(crossing, 'road:0,0:S').open).toBe(1);
  });

  test('L37: a square of a large city is one tile of every road, city and field over it; its fields touch its city', () => {
    // North of the western square lies a cap; east of the eastern square's road the field continues.
    const map = drawn(['##S', '#C#', '###'], { largeCities: [largeCity('town', [[1, 1], 'CFCR', 0])] });
    const game = laidOut({ map, board: 'BA-E@1,0r180 BA-U@2,1r0 BA-A@0,1r270', draws: `BA-E ${LATER}` });
    expect(at(game, 'city:1,0:S')).toMatchObject({ tiles: 2, open: 1 });
    expect(at(game, 'road:0,1:E')).toMatchObject({ tiles: 2, open: 0 });
    expect(at(game, 'field:2,1:WL')).toMatchObject({ tiles: 2, pointsNow: 0 });
    place(game, 'BA-E@1,2r0');
    // The field on BA-U touches no city of its own tile, only the printed square's city.
    expect(at(game, 'field:2,1:WL')).toMatchObject({ pointsNow: 3 });
  });

  test('L37: its side towards no square is closed', () => {
    const map = drawn(['#S', 'C#', '.#'], { largeCities: [largeCity('town', [[0, 1], 'CCCC', 1])] });
    const game = laidOut({ map, board: 'BA-E@0,0r180', figures: 'A city:0,0:S', draws: `BA-E ${LATER}` });
    expect(at(game, 'city:0,0:S')).toMatchObject({ open: 1 });
    place(game, 'BA-E@1,1r270');
    expect(told(pass(game))).toEqual(['A city 8']);
  });

  test('L38: segments add tiles and coats of arms; with inns a finished road counts 2 a tile and its arms 2, else 0', () => {
    const map = drawn(['##S', '###'], { borderPrints: [border('road', [0, 0], 'W', 1, 2)] });
    const laid = { map, board: 'IC-B@0,0r0', figures: 'A road:0,0:E', rules: 'inns' };
    const game = laidOut({ ...laid, draws: `BA-A ${LATER}` });
    place(game, 'BA-A@1,0r90');
    // Two tiles and two segments at 2, one coat of arms at 2.
    expect(told(pass(game))).toEqual(['A road 10']);
    expect(finalScores(laid)).toEqual([0, 0]);
  });

  test('L38: with cathedrals everything in a finished city counts 3, else 0', () => {
    const prints = [border('city', [0, 0], 'W', 2), border('city', [0, 0], 'N'), border('city', [0, 0], 'S')];
    const map = drawn(['##S'], { borderPrints: prints });
    const laid = { map, board: 'IC-K@0,0r0', figures: 'A city:0,0:E', rules: 'cathedrals' };
    const game = laidOut({ ...laid, draws: `BA-E ${LATER}` });
    place(game, 'BA-E@1,0r270');
    expect(told(pass(game))).toEqual(['A city 21']);
    expect(finalScores(laid)).toEqual([0, 0]);
  });

  test('L39: a monastery is finished when every free square around holds a tile; large cities count, found or not', () => {
    const map = drawn(['##CS', '#.##'], { largeCities: [largeCity('town', [[2, 0], 'FCCF', 0])] });
    const game = laidOut({ map, board: 'BA-B@1,0r0 BA-B@0,0r0', draws: `BA-E ${LATER}` });
    expect(at(game, 'monastery:1,0')).toMatchObject({ open: 2, pointsNow: 3, pointsFinished: 5 - 2 });
    expect(at(game, 'monastery:0,0')).toMatchObject({ open: 1, pointsNow: 2 });
  });

  test('L39: an abbot taken back scores alike', () => {
    const map = drawn(['##CS', '#.##'], { largeCities: [largeCity('town', [[2, 0], 'FCCF', 0])] });
    const laid = { map, board: 'BA-B@1,0r0 BA-B@0,0r0', rules: 'abbot', figures: 'A abbot monastery:1,0' };
    const game = laidOut({ ...laid, draws: `BA-B ${LATER}` });
    place(game, 'BA-B@0,1r0');
    expect(told(act(game, 'return abbot monastery:1,0'))).toContain('A monastery.incomplete 4');
  });

  test('L40: an arrow does not point over a ferry', () => {
    const board = 'BA-A@3,0r90';
    const game = laidOut({ map: SEA, board, rules: 'arrows', draws: `AN-L ${LATER}` });
    expect(told(place(game, 'AN-L@1,0r0'))).toEqual(['A arrow 2']);
  });

  test('L41: coats of arms of an island are scored at the placement, not for start tiles', () => {
    const sea = drawn(['S#..i'], {
      ferries: [ferry([[1, 0], 'E'], [[4, 0], 'W'])],
      islands: [island([[4, 0], 2])],
    });
    const game = laidOut({ map: sea, board: 'BA-B@0,0r0 BA-A@4,0r90', draws: `BA-A ${LATER}` });
    expect(game.view(null)).toMatchObject({ scores: [0, 0], map: { islands: [] } });
    expect(told(game.lastEvents)).toEqual([]);
  });

  test('L42: the game ends before a draw when no square is open, though squares be left', () => {
    const game = laidOut({ map: SEA, board: 'BA-B@0,0r0 BA-A@1,0r270', draws: 'BA-A BA-B BA-B' });
    turn(game, 'BA-A@3,0r90');
    expect(game.view(null).openSquares).toEqual([{ x: 4, y: 0 }]);
    const events = turn(game, 'BA-B@4,0r0');
    expect(events.at(-1)).toMatchObject({ type: 'ended' });
    expect(game.view(null)).toMatchObject({ tilesLeft: 1, discarded: [] });
  });

  test('L42: while a square is open tiles are drawn and set aside, down to the last', () => {
    const game = laidOut({ map: SEA, board: 'BA-B@0,0r0', draws: 'BA-B BA-C BA-E' });
    expect(game.view(null)).toMatchObject({ asked: null, tilesLeft: 0, discarded: ['BA-B', 'BA-C', 'BA-E'] });
  });

  test('L46: ids that both maps of the USA use are different prints on both together', () => {
    const [west, east, usa] = ['usa-west', 'usa-east', 'usa'].map((id) => mapOf(id)!);
    expect(usa!.borderPrints).toHaveLength(west!.borderPrints.length + east!.borderPrints.length);
    expect(new Set(usa!.borderPrints.map(({ id }) => id)).size).toBe(usa!.borderPrints.length);
  });
});

describe('towns', () => {
  const TOWNS = drawn(['Stt#####', '########']);
  const laid = (town: SetupOptions['town'], draws: string, more: object = {}) =>
    laidOut({ map: TOWNS, board: 'BA-B@0,0r0', options: { town: town! }, draws: `${draws} ${LATER}`, ...more });

  test('L43: a town gives one more turn, once in a run of turns', () => {
    const game = laid('extra-turn', 'BA-B BA-B BA-B BA-B');
    expect(now(game)).toBe('A own');
    turn(game, 'BA-B@1,0r0');
    expect(now(game)).toBe('A town');
    turn(game, 'BA-B@2,0r0');
    expect(now(game)).toBe('B own');
    turn(game, 'BA-B@3,0r0');
    expect(now(game)).toBe('A own');
  });

  test('L43: second part, arrow turn and town turn follow each other in this order', () => {
    const map = drawn(['S#t#####', '########', '########']);
    const game = laidOut({
      map,
      board: 'BA-A@0,0r270 BA-U@1,0r90 AN-M@3,0r180',
      figures: 'A road:0,0:E, A builder road:0,0:E',
      rules: 'arrows builders',
      options: { town: 'extra-turn' },
      draws: `BA-A BA-B BA-B BA-B ${LATER}`,
    });
    const parts: string[] = [];
    for (const square of ['2,0', '0,1', '1,1', '0,2']) {
      parts.push(now(game));
      const [line] = placeable(game).filter((one) => one.startsWith(square));
      act(game, `place ${line}`);
      if (game.step === 'meeple') pass(game);
    }
    expect(parts).toEqual(['A own', 'A second', 'A extra', 'A town']);
    expect(now(game)).toBe('B own');
  });

  test('L44: a town costs 2 points, also below 0; start tiles cost nothing', () => {
    const game = laid('costs-2', 'BA-B BA-B');
    expect(game.view(null).scores).toEqual([0, 0]);
    expect(told(place(game, 'BA-B@1,0r0'))).toEqual(['A town -2']);
    expect(game.view(null)).toMatchObject({ scores: [-2, 0], map: { town: 'costs-2' } });
  });

  test('L45: each uncovered town beside a square of the road gives 2 to everybody who scores it', () => {
    const map = drawn(['St.t####', '########']);
    const board = 'BA-A@1,1r270 BA-U@2,1r90';
    const figures = 'A road:1,1:E, B road:2,1:E';
    const options = { town: 'road-bonus' } as const;
    const game = laidOut({ map, board, figures, options, draws: `BA-A ${LATER}` });
    expect(at(game, 'road:1,1:E')).toMatchObject({ pointsNow: 4, shares: [4, 4] });
    place(game, 'BA-A@3,1r90');
    expect(told(pass(game))).toEqual(['A road 3', 'A town 4', 'B road 3', 'B town 4']);
    expect(finalScores({ map, board, figures, options })).toEqual([4, 4]);
    const sweeping = { map, board, figures, options, rules: 'gifts', hands: 'A road-sweeper' };
    const swept = laidOut({ ...sweeping, draws: `BA-A ${LATER}` });
    expect(told(act(swept, 'open road-sweeper road:1,1:E'))).toEqual([
      'A road.incomplete 2',
      'A town 2',
      'B road.incomplete 2',
      'B town 2',
    ]);
  });

  test('M7: a table may play with several of the rules for towns at once', () => {
    const both = laid(['costs-2', 'extra-turn'], 'BA-B BA-B BA-B');
    expect(told(place(both, 'BA-B@1,0r0'))).toEqual(['A town -2']);
    pass(both);
    expect(now(both)).toBe('A town');
    const map = drawn(['St.t####', '########']);
    const options = { town: ['extra-turn', 'costs-2', 'road-bonus'] } as const;
    const board = 'BA-A@1,1r270 BA-U@2,1r90';
    const all = laidOut({ map, board, figures: 'A road:1,1:E', options, draws: `BA-B BA-A ${LATER}` });
    expect(told(place(all, 'BA-B@1,0r0'))).toEqual(['A town -2']);
    pass(all);
    expect(now(all)).toBe('A town');
    place(all, 'BA-A@3,1r90');
    expect(told(pass(all))).toEqual(['A road 3', 'A town 2']);
    expect(all.view(null).map!.town).toEqual(options.town);
  });

  test('L45: a covered town gives nothing, nor does a city or a town beside a ferry', () => {
    const map = drawn(['St#.#t', '######'], { ferries: [ferry([[2, 0], 'E'], [[4, 0], 'W'])] });
    const options = { town: 'road-bonus' } as const;
    const covered = 'BA-A@2,0r270 BA-B@1,0r0';
    expect(finalScores({ map, board: covered, figures: 'A road:2,0:E', options })).toEqual([2, 0]);
    expect(finalScores({ map, board: 'BA-A@2,0r270', figures: 'A road:2,0:E', options })).toEqual([4, 0]);
    expect(finalScores({ map, board: 'BA-E@1,1r90', figures: 'A city:1,1:E', options })).toEqual([1, 0]);
  });

  test('L45: squares of printed large cities are squares of a road', () => {
    const map = drawn(['##S', '#Ct', '###'], { largeCities: [largeCity('town', [[1, 1], 'CFCR', 0])] });
    const laidOn = { map, board: 'BA-A@0,1r270', figures: 'A road:0,1:E', options: { town: 'road-bonus' } as const };
    expect(finalScores({ ...laidOn })).toEqual([4, 0]);
  });
});

test('every map of the project can be named in a setup and replays from its record', () => {
  for (const { id } of MAPS) {
    const game = onMap(id, { copies: id === 'usa' ? 2 : 1 });
    for (let i = 0; i < 12; i++) game.play(game.legalActions()[0]!);
    expect(JSON.stringify(Game.of(game.record).view(null))).toBe(JSON.stringify(game.view(null)));
  }
});
