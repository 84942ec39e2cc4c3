import { describe, expect, test } from 'vitest';
import { countOfTiles, Game, MAPS, mapOf, type Setup } from '../../../src/engine/index.ts';
import { deploy, finalScores, laidOut, pass, place, placeable, placeOn, refuses, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { border, drawn, ferry, island, largeCity } from '../../support/maps.ts';

const LATER = 'BA-B BA-B';
const ALL_TILES = ['base', 'inns-and-cathedrals', 'traders-and-builders'] as const;

const onMap = (map: string, more: Partial<Setup> = {}): Setup =>
  setupOf({ map, sets: ALL_TILES, switches: ['fields', 'map'], options: { meeples: 9 }, ...more });

const squaresOf = (lines: readonly string[]): string[] => [...new Set(lines.map((line) => line.split(' ')[0]!))];

describe('squares and borders', () => {
  test('M1: tiles only on printed squares, next to a tile', () => {
    const game = laidOut({ map: drawn(['S#.#', '##.#', '.###']), board: 'BA-B@0,0r0', draws: `BA-B ${LATER}` });
    expect(squaresOf(placeable(game))).toEqual(['0,1', '1,0']);
    refuses(game, 'place 0,-1 0');
    refuses(game, 'place 2,0 0');
    refuses(game, 'place 3,0 0');
    place(game, 'BA-B@1,0r0');
    pass(game);
    expect(squaresOf(placeable(game))).toEqual(['0,1', '1,1']);
  });

  test('M2: as many printed start squares are drawn as the publisher says', () => {
    const used = Object.fromEntries(MAPS.map(({ id, start }) => [id, `${start.use}/${start.squares.length}`]));
    expect(used).toEqual({
      benelux: '2/3',
      france: '2/3',
      germany: '2/3',
      'great-britain': '3/3',
      'iberian-peninsula': '3/4',
      nordics: '2/3',
      taiwan: '2/2',
      ukraine: '2/3',
      'usa-west': '2/2',
      'usa-east': '2/2',
      usa: '4/4',
    });
    for (const { id, start } of MAPS) {
      const { board, map } = Game.start(onMap(id)).view(null);
      expect(board).toHaveLength(start.use);
      expect(board[0]!.tile).toBe('BA-D');
      const printed = start.squares.map(({ at }) => at.join());
      for (const { x, y } of board) expect(printed).toContain(`${x},${y}`);
      expect(map!.starts).toEqual(board.map(({ x, y }) => ({ x, y })));
    }
  });

  test('M3: every map says how many tiles it is for', () => {
    const recommended = Object.fromEntries(
      MAPS.map(({ id, recommendedTiles: { min, max } }) => [id, `${min} to ${max}`]),
    );
    for (const id of ['benelux', 'france', 'germany', 'iberian-peninsula', 'ukraine', 'usa-west', 'usa-east'])
      expect(recommended[id]).toBe('110 to 120');
    expect(recommended).toMatchObject({ 'great-britain': '90 to 100', nordics: '115 to 125', taiwan: '100 to 110' });
    expect(recommended.usa).toBe('220 to 240');
    const withRules = MAPS.filter(({ recommendedTiles }) => recommendedTiles.houseRule);
    expect(withRules.map(({ id, recommendedTiles }) => [id, recommendedTiles.houseRule])).toEqual([
      ['usa', { min: 250, max: 270 }],
    ]);
    expect([countOfTiles(['base']), countOfTiles(ALL_TILES)]).toEqual([72, 114]);
  });

  test('M4: nine meeples each on all maps; seven if a setup does not say', () => {
    expect(MAPS.every(({ meeplesPerPlayer }) => meeplesPerPlayer === 9)).toBe(true);
    expect(Game.start(onMap('france')).view(null).supply).toEqual([{ meeple: 9 }, { meeple: 9 }]);
    expect(Game.start(setupOf({ map: 'france', switches: ['map'] })).view(null).supply[0]).toEqual({ meeple: 7 });
  });

  const CITY = drawn(['S####', '#.C.#', '#####'], { largeCities: [largeCity('town', [[2, 1], 'CFCF', 2])] });

  test('M5: no tile on a large city; once a tile touches it anybody may go on at any side', () => {
    const game = laidOut({ map: CITY, board: 'BA-B@0,0r0 BA-B@1,0r0', draws: `BA-E ${LATER}` });
    expect(squaresOf(placeable(game))).toEqual(['0,1', '2,0']);
    refuses(game, 'place 2,1 0');
    place(game, 'BA-E@2,0r180');
    pass(game);
    expect(game.view(null).openSquares).toContainEqual({ x: 2, y: 2 });
  });

  test('M6: squares of a large city count 2 and their coats of arms 2', () => {
    const game = laidOut({ map: CITY, board: 'BA-E@2,0r180', figures: 'A city:2,0:S', draws: `BA-E ${LATER}` });
    expect(game.feature(placeOn(game.view(null).board, 'city:2,0:S'))).toMatchObject({ tiles: 2, arms: 2, open: 1 });
    place(game, 'BA-E@2,2r0');
    expect(told(pass(game))).toEqual(['A city 10']);
  });

  test('M7: a town square is an ordinary one unless a variant is chosen', () => {
    const game = laidOut({ map: drawn(['St####']), board: 'BA-B@0,0r0', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,0r0');
    expect(told(deploy(game, 'monastery:1,0'))).toEqual([]);
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own', scores: [0, 0] });
  });

  test('M8: at a border with a printed road or city the tile must match, at one without any edge fits', () => {
    const map = drawn(['#S#'], { borderPrints: [border('road', [0, 0], 'N'), border('city', [0, 0], 'S')] });
    const game = laidOut({ map, board: 'BA-B@1,0r0', draws: `IC-J ${LATER}` });
    expect(placeable(game)).toEqual(['0,0 180', '2,0 0', '2,0 180']);
    refuses(game, 'place 0,0 0');
  });

  test('M9: a road or city ends in the print beyond the border, which counts as tiles', () => {
    const map = drawn(['#S', '##'], { borderPrints: [border('road', [0, 0], 'N', 1, 2)] });
    const game = laidOut({ map, board: 'BA-B@1,0r0', draws: `BA-A ${LATER}` });
    place(game, 'BA-A@0,0r180');
    expect(told(deploy(game, 'road:0,0:N'))).toEqual(['A road 5']);
  });

  test('M10: road, city and field are closed at a neutral border', () => {
    const game = laidOut({ map: drawn(['#S', '##']), board: 'BA-B@1,0r0', draws: `BA-K BA-A ${LATER}` });
    place(game, 'BA-K@0,0r0');
    expect(game.feature(placeOn(game.view(null).board, 'road:0,0:W'))).toMatchObject({ open: 1, tiles: 1 });
    expect(told(deploy(game, 'city:0,0:N'))).toEqual(['A city 2']);
    place(game, 'BA-A@0,1r180');
    expect(told(deploy(game, 'road:0,1:N'))).toEqual(['B road 2']);
  });

  test('M11: coats of arms count 2 on finished roads, too, and 1 each at the end', () => {
    const map = drawn(['##S', '###'], { borderPrints: [border('road', [0, 0], 'W', 2)] });
    const game = laidOut({ map, board: 'BA-U@0,0r90', figures: 'A road:0,0:E', draws: `BA-A ${LATER}` });
    place(game, 'BA-A@1,0r90');
    expect(told(pass(game))).toEqual(['A road 7']);
    expect(finalScores({ map, board: 'BA-U@0,0r90', figures: 'A road:0,0:E' })).toEqual([4, 0]);
  });
});

describe('water', () => {
  const SEA = drawn(['S#.##'], { ferries: [ferry([[1, 0], 'E'], [[3, 0], 'W'], 2)] });

  test('M12: a ferry lets any player go on at its other end, is 1 of the road and brings its coats of arms', () => {
    const game = laidOut({ map: SEA, board: 'BA-B@0,0r0', draws: `BA-A BA-A ${LATER}` });
    expect(placeable(game)).toEqual(['1,0 270']);
    place(game, 'BA-A@1,0r270');
    deploy(game, 'road:1,0:E');
    expect(placeable(game)).toEqual(['3,0 90']);
    place(game, 'BA-A@3,0r90');
    expect(told(pass(game))).toEqual(['A road 7']);
  });

  test('M13: waves take no tile and close features that meet them; Benelux has three, the Nordics, too', () => {
    const waves = (id: string): number => mapOf(id)!.grid.join('').split('~').length - 1;
    expect([waves('benelux'), waves('nordics'), waves('germany')]).toEqual([3, 3, 0]);
    const game = laidOut({ map: drawn(['S#~#', '####']), board: 'BA-B@0,0r0', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@1,0r90');
    expect(told(deploy(game, 'city:1,0:E'))).toEqual(['A city 2']);
    expect(squaresOf(placeable(game))).toEqual(['0,1', '1,1']);
  });

  test('M14: an island is reached by ferry only; its coats of arms are 2 each for the player who places the tile', () => {
    const map = drawn(['S#..ii'], {
      ferries: [ferry([[1, 0], 'E'], [[4, 0], 'W'])],
      islands: [island([[4, 0], 1], [[5, 0], 2])],
    });
    const game = laidOut({ map, board: 'BA-B@0,0r0', draws: `BA-A BA-U BA-U ${LATER}`, seats: 3 });
    expect(squaresOf(placeable(game))).toEqual(['1,0']);
    expect(game.view(null).map!.islands).toEqual([
      { x: 4, y: 0, arms: 1 },
      { x: 5, y: 0, arms: 2 },
    ]);
    expect(told(place(game, 'BA-A@1,0r270'))).toEqual([]);
    pass(game);
    expect(told(place(game, 'BA-U@4,0r90'))).toEqual(['B island 2']);
    deploy(game, 'road:4,0:E');
    expect(told(place(game, 'BA-U@5,0r90'))).toEqual(['C island 4']);
    expect(game.view(null)).toMatchObject({ scores: [0, 2, 4], map: { islands: [] } });
  });

  test('M15: a highlight takes no tile, closes features that meet it, opens nothing and is no neighbour of a monastery', () => {
    const map = drawn(['S#H#', '####']);
    const game = laidOut({ map, board: 'BA-B@0,0r0', draws: `BA-A ${LATER}` });
    place(game, 'BA-A@1,0r270');
    expect(game.feature(placeOn(game.view(null).board, 'monastery:1,0'))!.open).toBe(3);
    expect(told(deploy(game, 'road:1,0:E'))).toEqual(['A road 1']);
    expect(game.view(null).openSquares).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
  });
});

describe('monasteries, seams and the end', () => {
  test('M16: a monastery waits for squares that are there and counts tiles and printed large cities', () => {
    const map = drawn(['##S', '#C#'], { largeCities: [largeCity('town', [[1, 1], 'FCFC', 0])] });
    const board = 'BA-B@1,0r0 BA-B@0,0r0 BA-B@2,0r0 BA-E@0,1r90';
    expect(finalScores({ map, board, figures: 'A monastery:1,0' })).toEqual([5, 0]);
    const game = laidOut({ map, board, figures: 'A monastery:1,0', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@2,1r270');
    expect(told(pass(game)).slice(0, 1)).toEqual(['A monastery 6']);
  });

  test('M17: a garden does as a monastery', () => {
    const laid = { map: drawn(['###S', '####']), board: 'BA-Eg@1,0r0 BA-B@0,0r0 BA-B@2,0r0 BA-B@0,1r0 BA-B@2,1r0' };
    const game = laidOut({ ...laid, rules: 'abbot', figures: 'A abbot garden:1,0', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,1r0');
    expect(told(pass(game))).toEqual(['A garden 6']);
  });

  test('M18: half squares are no squares on one map and whole squares if both maps are joined', () => {
    const [west, east, usa] = ['usa-west', 'usa-east', 'usa'].map((id) => mapOf(id)!);
    const halves = (map: typeof west): number => map!.grid.join('').split('h').length - 1;
    const squares = (map: typeof west): number => map!.grid.join('').replace(/[^#tSi]/g, '').length;
    expect([halves(west), halves(east), halves(usa)]).toEqual([13, 13, 0]);
    expect([squares(west), squares(east), squares(usa)]).toEqual([119, 119, 119 + 119 + 13]);
    expect(usa!.size.width).toBe(west!.size.width + east!.size.width - 1);
    const map = drawn(['S#h', '##h'], {
      halfSquares: {
        side: 'W',
        squares: [
          [2, 0],
          [2, 1],
        ],
        usableAlone: false,
      },
    });
    const game = laidOut({ map, board: 'BA-B@0,0r0', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@1,0r90');
    expect(told(deploy(game, 'city:1,0:E'))).toEqual(['A city 2']);
    expect(squaresOf(placeable(game))).toEqual(['0,1', '1,1']);
  });

  test('M19: tiles of the expansions can be played without their rules, and each rule switched on', () => {
    const plain = Game.start(onMap('germany'));
    expect(plain.view(null)).toMatchObject({ switches: ['fields', 'map'], tilesLeft: 114 - 2 - 1 });
    const board = 'IC-B@1,0r0 BA-A@0,0r270';
    const map = drawn(['###S', '####']);
    const draws = `BA-A ${LATER}`;
    const road = (rules: string): string[] => {
      const game = laidOut({ map, board, figures: 'A road:1,0:E', rules, draws });
      place(game, 'BA-A@2,0r90');
      return told(pass(game));
    };
    expect(road('')).toEqual(['A road 3']);
    expect(road('inns')).toEqual(['A road 6']);
  });

  test('M20: a tile that fits nowhere is set aside; if no square is free the game ends with tiles left', () => {
    const aside = laidOut({ map: drawn(['S##']), board: 'BA-B@0,0r0', draws: 'BA-C BA-B BA-B' });
    expect(aside.view(null)).toMatchObject({ discarded: ['BA-C'], drawn: 'BA-B' });
    const game = laidOut({ map: drawn(['S#']), board: 'BA-B@0,0r0', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,0r0');
    const events = deploy(game, 'monastery:1,0');
    // Finished at once: its only neighbour is already there.
    expect(told(events)).toEqual(['A monastery 2']);
    expect(events.at(-1)).toMatchObject({ type: 'ended', winners: [0] });
    expect(game.view(null)).toMatchObject({ asked: null, tilesLeft: 2, discarded: [], map: { freeSquares: 0 } });
  });
});

describe('with other expansions', () => {
  const WITH_CITY = { largeCities: [largeCity('town', [[1, 1], 'FCFC', 0])] };

  test('AN20: an arrow to the sea, a highlight or a border print meets no tile: 2 points', () => {
    const rows: [string[], object][] = [
      [['###S'], {}],
      [['.H..', '###S'], {}],
      [['.~..', '###S'], {}],
    ];
    for (const [grid, more] of rows) {
      const y = grid.length - 1;
      const game = laidOut({ map: drawn(grid, more), board: `BA-B@0,${y}r0`, rules: 'arrows', draws: `AN-E ${LATER}` });
      expect(told(place(game, `AN-E@1,${y}r0`))).toEqual(['A arrow 2']);
    }
    const map = drawn(['###S'], { borderPrints: [border('road', [1, 0], 'N')] });
    const game = laidOut({ map, board: 'BA-E@0,0r90', rules: 'arrows', draws: `AN-N ${LATER}` });
    expect(told(place(game, 'AN-N@1,0r180'))).toEqual(['A arrow 2']);
  });

  test('AN20: an arrow to a printed large city meets a tile: its symbol is activated', () => {
    const map = drawn(['####', '#C#S'], WITH_CITY);
    const game = laidOut({ map, board: 'BA-B@0,0r0', rules: 'arrows', draws: `AN-E ${LATER}` });
    const events = place(game, 'AN-E@1,0r180');
    expect(told(events)).toEqual([]);
    expect(game.view(null).arrow).toMatchObject({ x: 1, y: 0, symbol: 'add-meeple' });
  });

  test('G24: printed large cities have no monasteries: Synod finds those on tiles alone', () => {
    const map = drawn(['####', '#C#S'], WITH_CITY);
    const laid = { map, rules: 'gifts', hands: 'A synod', draws: `BA-B ${LATER}` };
    const none = laidOut({ ...laid, board: 'BA-U@0,0r0' });
    expect(none.step).toBe('place');
    const one = laidOut({ ...laid, board: 'BA-B@0,0r0' });
    expect(one.legalActions().filter(({ type }) => type === 'open')).toHaveLength(1);
  });
});
