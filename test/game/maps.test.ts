import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  Game,
  type GameRecord,
  MAPS,
  type MapLayout,
  mapOf,
  problemsOf,
  Refused,
  SETS_ON_MAPS,
} from '../../src/engine/index.ts';
import { loadMaps, OWN_MAPS, readMap } from '../../src/game/maps/index.ts';
import { lineOf } from '../../src/game/maps/lines.ts';
import { RecordSchema } from '../../src/game/table/table.ts';
import { randomGame, setupOf } from '../support/games.ts';
import { countOfTiles } from '../support/oracle.ts';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The map that `docs/maps.md` shows. */
const EXAMPLE = /```json\n(.*?)```/s.exec(readFileSync(new URL('../../docs/maps.md', import.meta.url), 'utf8'))![1]!;

// biome-ignore lint/suspicious/noExplicitAny: files are spoilt here on purpose.
type Loose = any;

/** The example as text, after `spoil` has changed it. */
function spoilt(spoil: (map: Loose) => void): string {
  const map = JSON.parse(EXAMPLE);
  spoil(map);
  return JSON.stringify(map, null, 2);
}

function errorsOf(text: string): readonly string[] {
  const read = readMap(text);
  return read.kind === 'broken' ? read.errors : [];
}

/** Puts a letter on a square. */
function letter(map: Loose, [x, y]: [number, number], to: string): void {
  map.grid[y] = map.grid[y].slice(0, x) + to + map.grid[y].slice(x + 1);
}

const logged = () => {
  const lines: string[] = [];
  const log = (_data: object, message: string) => void lines.push(message);
  return { lines, log: { debug: log, info: log, warn: log, error: log } };
};

describe('the map in the documentation', () => {
  const read = readMap(EXAMPLE);
  const map = read.kind === 'map' ? read.map : null;

  test('can be played on', () => {
    expect(read).toMatchObject({ kind: 'map', map: { id: 'bodensee', meeplesPerPlayer: 9, layout: 'ours' } });
  });

  test('says of a large city in one line what our own files say in five', () => {
    expect(map!.largeCities[0]!.squares[0]).toEqual({
      at: [2, 2],
      label: 'Singen',
      edges: 'CRCF',
      features: [
        { kind: 'city', sides: 'NS', shields: 2 },
        { kind: 'road', sides: 'E' },
        { kind: 'field', halves: ['E1'] },
        { kind: 'field', halves: ['E2'] },
        { kind: 'field', halves: ['W1', 'W2'] },
      ],
    });
    for (const own of MAPS.flatMap(({ largeCities }) => largeCities).flatMap(({ squares }) => squares)) {
      const shields = own.features.flatMap((one) => (one.kind === 'city' ? [one.shields] : []))[0];
      const text = spoilt((one) => {
        one.largeCities[0].squares[0] = { at: [2, 2], edges: own.edges, shields };
      });
      const again = readMap(text);
      if (again.kind !== 'map') continue; // it may not fit there
      const told = again.map.largeCities[0]!.squares[0]!.features;
      const sorted = (features: typeof told) => features.map((one) => JSON.stringify(one)).sort();
      // At a corner where two field sides meet, our files may part the fields by hand.
      if (/FF|^F.*F$/.test(own.edges)) continue;
      expect(sorted(told)).toEqual(sorted(own.features));
    }
  });

  test('is played to the end, from a record that holds the whole map', () => {
    const setup = setupOf({ map: map!, switches: ['fields', 'map'], options: { meeples: 9, town: 'road-bonus' } });
    let last: Game | null = null;
    for (const { game } of randomGame(setup, 7)) last = game;
    const record = RecordSchema.parse(JSON.parse(JSON.stringify(last!.record)));
    const again = Game.of(record as GameRecord);
    expect(again.view(null)).toEqual(last!.view(null));
    expect(again.view(null).board.length).toBeGreaterThan(45);
  });
});

describe('a bad map file is refused with a sentence that names line, square and rule', () => {
  const bad: [string, string, RegExp][] = [
    [
      'a square that nothing leads to',
      spoilt((map) => letter(map, [10, 0], '#')),
      /^line 10, square \[10,0\]: no tile can ever reach it: no start square, ferry or neighbour leads there \(M1\)$/,
    ],
    [
      'squares that only some start squares lead to',
      spoilt((map) => {
        map.grid = map.grid.map((row: string) => `${row}..`);
        map.size.width += 2;
        map.start.use = 1;
        letter(map, [12, 0], 'S');
        map.start.squares.push({ id: 'far', name: 'Far', at: [12, 0] });
      }),
      /^line \d+, square \[4,0\]: no tile can reach it and 60 more where other start squares are drawn \(M2\)$/,
    ],
    [
      'a start square in the sea',
      spoilt((map) => {
        letter(map, [6, 2], '#');
        map.start.squares[0].at = [0, 0];
      }),
      /^line \d+, square \[0,0\]: the start square Ravensburg lies in the sea, where there is no square \(M2\)$/,
    ],
    [
      'a start square in the waves',
      spoilt((map) => {
        letter(map, [6, 2], '#');
        map.start.squares[0].at = [5, 4];
      }),
      /square \[5,4\]: the start square Ravensburg lies in the waves \(M2\)$/,
    ],
    [
      'a ferry to nowhere',
      spoilt((map) => (map.ferries[0].ends[1].at = [6, 4])),
      /^line \d+, square \[6,4\]: the ferry lake meets no square that takes a tile: it leads nowhere \(M12\)$/,
    ],
    [
      'a ferry over land',
      spoilt((map) => (map.ferries[0].ends[1] = { at: [5, 6], side: 'S' })),
      /square \[5,6\]: the ferry lake meets side S, which is no border \(M12\)$/,
    ],
    [
      'a ferry back to its own square',
      spoilt((map) => {
        letter(map, [5, 2], '~');
        map.ferries[0].ends = [
          { at: [5, 3], side: 'N' },
          { at: [5, 3], side: 'S' },
        ];
      }),
      /square \[5,3\]: the ferry lake leads back to its own square \(M12\)$/,
    ],
    [
      'a border print on land',
      spoilt((map) => (map.borderPrints[0].contacts[0] = { at: [5, 1], side: 'S' })),
      /square \[5,1\]: the border road ulm meets side S, which is no border \(M9\)$/,
    ],
    [
      'two prints at one side',
      spoilt((map) => map.borderPrints.push({ ...map.borderPrints[1], id: 'again' })),
      /square \[0,5\]: the border city again meets side W where another print does \(M8\)$/,
    ],
    [
      'a letter that no list has',
      spoilt((map) => letter(map, [4, 1], 't')),
      /^line 11, square \[4,1\]: the grid shows a town that no list has \(M7\)$/,
    ],
    [
      'an entry whose letter is another',
      spoilt((map) => (map.towns[0].at = [3, 4])),
      /square \[3,4\]: the town Radolfzell lies on a square "#" \(M7\)$/,
    ],
    [
      'two entries on one square',
      spoilt((map) => map.towns.push({ id: 'two', name: 'Two', at: [3, 3] })),
      /square \[3,3\]: the town Two lies where another one does \(M7\)$/,
    ],
    [
      'an id used twice',
      spoilt((map) => (map.towns[1].id = 'radolfzell')),
      /^line \d+: the id "radolfzell" is used twice in towns \(L46\)$/,
    ],
    [
      'a grid of 10,000 × 10,000',
      spoilt((map) => (map.size = { width: 10_000, height: 10_000 })),
      /^line \d+, at size\.width: a map has at most 64 squares a side \(M1\)/,
    ],
    [
      'a grid of 10,000 × 10,000 that is all there',
      spoilt((map) => {
        map.size = { width: 10_000, height: 10_000 };
        map.grid = Array(10_000).fill('#'.repeat(100));
      }),
      /^it is larger than 512 KiB, and no map is$/,
    ],
    [
      'a grid of another size',
      spoilt((map) => map.grid.pop()),
      /^line 9: the grid has 7 rows, and the height is 8 \(M1\)$/,
    ],
    [
      'a row too short',
      spoilt((map) => (map.grid[3] = '###')),
      /^line 13: row 3 has 3 squares, and the width is 11 \(M1\)$/,
    ],
    [
      'a tile set too small: more tiles than there are',
      spoilt((map) => (map.recommendedTiles = { min: 5000, max: 6000 })),
      new RegExp(
        `^line \\d+: 5000 tiles are more than the ${3 * countOfTiles(SETS_ON_MAPS)} there are at most \\(M3\\)$`,
      ),
    ],
    [
      'more tiles than squares',
      spoilt((map) => (map.recommendedTiles = { min: 62, max: 70 })),
      /^line \d+: 62 tiles have no room on 61 squares \(M3\)$/,
    ],
    [
      'fewer tiles than start squares',
      spoilt((map) => (map.recommendedTiles = { min: 2, max: 70 })),
      /^line \d+: 2 tiles are too few for 2 start squares and a game \(M3\)$/,
    ],
    [
      'from more to fewer tiles',
      spoilt((map) => (map.recommendedTiles = { min: 60, max: 50 })),
      /^line \d+: 60 to 50 is no number of tiles \(M3\)$/,
    ],
    [
      'from more to fewer tiles by a house rule',
      spoilt((map) => (map.recommendedTiles.houseRule = { min: 70, max: 60 })),
      /^line \d+: 70 to 60 is no number of tiles \(M3\)$/,
    ],
    [
      'more start squares than there are',
      spoilt((map) => (map.start.use = 3)),
      /^line \d+: 3 of 2 start squares are to be used \(M2\)$/,
    ],
    [
      'start squares side by side',
      spoilt((map) => {
        letter(map, [2, 4], '#');
        letter(map, [6, 1], 'S');
        map.start.squares[1].at = [6, 1];
      }),
      /square \[6,1\]: the start square Schaffhausen lies next to another one \(M2\)$/,
    ],
    [
      'a start square on which the start tile does not fit',
      spoilt((map) => {
        letter(map, [5, 0], 'S');
        letter(map, [6, 2], '#');
        letter(map, [6, 0], '.');
        letter(map, [4, 0], '.');
        map.start.squares[0].at = [5, 0];
        for (const side of ['E', 'W'])
          map.borderPrints.push({ id: side, kind: 'road', contacts: [{ at: [5, 0], side }] });
      }),
      /square \[5,0\]: the start tile does not fit on the start square Ravensburg \(M2\)$/,
    ],
    [
      'a large city with one open side',
      spoilt((map) => (map.largeCities[0].squares[0].edges = 'CRFF')),
      /square \[2,2\]: Singen: 1 city sides can be built on, and a large city needs 2 \(M5\)$/,
    ],
    [
      'a large city with two cities on a square',
      spoilt((map) => {
        map.largeCities[0].squares[0] = {
          at: [2, 2],
          edges: 'CFCF',
          features: [
            { kind: 'city', sides: 'N', shields: 0 },
            { kind: 'city', sides: 'S', shields: 0 },
          ],
        };
      }),
      /square \[2,2\]: Singen: a square shows one city \(M6\)$/,
    ],
    [
      'edges that the features do not show',
      spoilt((map) => {
        map.largeCities[0].squares[0] = {
          at: [2, 2],
          edges: 'CRCF',
          features: [{ kind: 'city', sides: 'NS', shields: 0 }],
        };
      }),
      /square \[2,2\]: Singen: side E is R, and 0 road features reach it \(M6\)$/,
    ],
    [
      'large cities that do not match',
      spoilt((map) => {
        letter(map, [3, 2], 'C');
        map.largeCities[0].squares.push({ at: [3, 2], edges: 'CFCF' });
      }),
      /square \[2,2\]: Singen: side E shows R, and the square next to it shows F \(M6\)$/,
    ],
    [
      'an island without a ferry',
      spoilt((map) => {
        letter(map, [0, 0], 'i');
        letter(map, [0, 1], '.');
        map.islands = [{ id: 'mainau', name: 'Mainau', squares: [{ at: [0, 0], shields: 1 }] }];
      }),
      /square \[0,0\]: no ferry leads to the island Mainau \(M14\)$/,
    ],
    [
      'an island on the mainland',
      spoilt((map) => {
        letter(map, [4, 4], 'i');
        map.islands = [{ id: 'mainau', name: 'Mainau', squares: [{ at: [4, 4], shields: 1 }] }];
      }),
      /square \[4,4\]: the island Mainau touches the mainland at \[\d,\d\] \(M14\)$/,
    ],
    [
      'a half square in the middle',
      spoilt((map) => {
        letter(map, [4, 4], 'h');
        map.halfSquares = { side: 'W', squares: [[4, 4]], usableAlone: false };
      }),
      /square \[4,4\]: a half square lies in column 4, and the W halves belong in column 10 \(M18\)$/,
    ],
    ['an unknown key', spoilt((map) => (map.dragons = [])), /^line 1: .*dragons.* \(format\)$/],
    ['a key left out', spoilt((map) => delete map.name), /^line 1, at name: .* \(format\)$/],
    [
      'an unknown side',
      spoilt((map) => (map.ferries[0].ends[0].side = 'X')),
      /^line \d+, at ferries\.0\.ends\.0\.side: .* \(format\)$/,
    ],
    [
      'an unknown letter',
      spoilt((map) => letter(map, [0, 0], '?')),
      /^line 10, at grid\.0: has characters that are no squares/,
    ],
    ['a large id', spoilt((map) => (map.id = 'Über allem')), /^line 3, at id: is not made of small letters/],
    ['another format', spoilt((map) => (map.formatVersion = 2)), /^line 2, at formatVersion: .* \(format\)$/],
    ['JSON cut off', EXAMPLE.slice(0, 500), /^it is no JSON: .*line \d+/],
    ['nothing', '', /^it is no JSON: /],
    ['a list', '[]', /^line 1: .* \(format\)$/],
  ];

  test.each(bad)('%s', (_what, text, sentence) => {
    const errors = errorsOf(text);
    expect(errors[0]).toMatch(sentence);
    for (const error of errors) expect(error).not.toContain('\n');
  });

  test('a border print that fits no tile', () => {
    // A city to the north and roads on all other sides: three tiles of the base set fit.
    const text = spoilt((map) => {
      map.grid[0] = '.....#.....';
      map.grid[1] = '.####.###..';
      letter(map, [5, 1], '#');
      map.borderPrints[0] = { id: 'ulm', kind: 'city', contacts: [{ at: [5, 0], side: 'N' }] };
      for (const side of ['E', 'W'])
        map.borderPrints.push({ id: side, kind: 'road', contacts: [{ at: [5, 0], side }] });
      map.largeCities.push({ id: 'x', name: 'X', squares: [{ at: [5, 1], edges: 'RCFC', shields: 0 }] });
      letter(map, [5, 1], 'C');
    });
    expect(errorsOf(text)[0]).toMatch(
      /square \[5,0\]: only 3 of the 72 base tiles fit beside the border print ulm \(M8\)$/,
    );
    const none = text.replace('"edges": "RCFC"', '"edges": "CCFC"');
    expect(errorsOf(none)[0]).toMatch(
      /square \[5,0\]: only \d of the 72|no tile fits beside the border print ulm \(M8\)$/,
    );
  });

  test('line by line: the named line is the wrong one', () => {
    const text = spoilt((map) => (map.ferries[0].ends[1].at = [6, 4]));
    const line = Number(/^line (\d+)/.exec(errorsOf(text)[0]!)![1]);
    const lines = text.split('\n');
    expect(lines.slice(line - 1, line + 4).join('')).toMatch(/^\s*\{\s*"at": \[\s*6,\s*4\s*\]/);
  });
});

describe('the line of a value', () => {
  const TEXT = '{\n "a, [": "x } \\" y",\n "list": [\n  1,\n  {"deep": [true,\n null]},\n  "]"\n ],\n "b": -1.5e3}';

  test.each<[(string | number)[], number]>([
    [[], 1],
    [['a, ['], 2],
    [['list'], 3],
    [['list', 0], 4],
    [['list', 1, 'deep', 0], 5],
    [['list', 1, 'deep', 1], 6],
    [['list', 2], 7],
    [['b'], 9],
    [['b', 'c'], 9],
    [['list', 9], 3],
    [['none', 'at', 'all'], 1],
  ])('%j', (path, line) => {
    expect(lineOf(TEXT, path)).toBe(line);
  });
});

describe('maps of the project', () => {
  test.each(MAPS.map((map) => [map.id, map] as const))('%s can be played on', (_id, map) => {
    expect(problemsOf(map)).toEqual([]);
    expect(map.layout).toBe('ours');
  });

  test('are in the lobby’s order, with ids of their own', () => {
    expect(MAPS).toHaveLength(11);
    expect(new Set(MAPS.map(({ id }) => id)).size).toBe(11);
    expect(mapOf('usa')).toMatchObject({ size: { width: 28, height: 16 } });
    expect(mapOf('atlantis')).toBeUndefined();
  });
});

describe('a setup on a map', () => {
  const codeOf = (setup: object): string => {
    try {
      Game.start(setupOf({ switches: ['map'], ...setup }));
      return 'started';
    } catch (error) {
      return error instanceof Refused ? error.code : `${error}`;
    }
  };
  const broken = { ...mapOf('taiwan')!, ferries: [] } as MapLayout;

  test.each<[string, object]>([
    ['no map', {}],
    ['an unknown map', { map: 'atlantis' }],
    ['a layout that cannot be played on', { map: broken }],
    ['a map without its switch', { map: 'france', switches: [] }],
    ['a start square that the map has not', { map: 'france', options: { starts: ['nancy', 'meppel'] } }],
    ['a start square twice', { map: 'france', options: { starts: ['nancy', 'nancy'] } }],
    ['more start squares than the map uses', { map: 'france', options: { starts: ['nancy', 'le-mans', 'limoges'] } }],
    ['start squares without a map', { switches: [], options: { starts: ['nancy'] } }],
    ['a number of tiles without a map', { switches: [], options: { tiles: 121 } }],
    ['no tiles', { map: 'france', options: { tiles: 2 } }],
    ['half a tile', { map: 'france', options: { tiles: 72.5 } }],
    ['a town variant without a map', { switches: [], options: { town: 'costs-2' } }],
    ['an unknown town variant', { map: 'france', options: { town: 'burns' } }],
    ['an unknown town variant beside another', { map: 'france', options: { town: ['costs-2', 'burns'] } }],
    ['the river', { map: 'france', sets: ['base', 'river'], switches: ['map', 'river'] }],
    ['no meeples', { map: 'france', options: { meeples: 0 } }],
    ['half a meeple', { map: 'france', options: { meeples: 7.5 } }],
    ['a crowd of meeples', { map: 'france', options: { meeples: 1000 } }],
    [
      'a start tile on a missing square',
      { map: 'france', prepared: { board: [{ tile: 'BA-D', x: 0, y: 0, rotation: 0 }] } },
    ],
    ['a start tile off the grid', { map: 'france', prepared: { board: [{ tile: 'BA-D', x: 99, y: 3, rotation: 0 }] } }],
  ])('%s is refused', (_what, setup) => {
    expect(codeOf(setup)).toBe('unreadable-record');
  });

  test('a record with a map, with copies and options, is stored and read again', () => {
    const own = { ...mapOf('usa')!, id: 'own' };
    for (const [map, options] of [
      ['usa', { meeples: 9, town: 'extra-turn' }],
      ['usa', { town: ['extra-turn', 'costs-2'], tiles: 270 }],
      // An operator's own combination, with a house rule.
      [own, { tiles: 'all', starts: own.start.squares.map(({ id }) => id) }],
    ] as const) {
      const setup = setupOf({ map, copies: 2, switches: ['map'], options });
      const { record } = Game.start(setup);
      expect(RecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
    }
  });
});

describe('the folder of an operator', () => {
  const put = (where: string, name: string, text: string): void => writeFileSync(join(where, name), text);

  test('its maps are listed behind those of the project; each bad file costs one line', () => {
    const where = join(folder, 'some');
    mkdirSync(join(where, 'folder.json'), { recursive: true });
    put(where, 'good.json', EXAMPLE);
    put(where, 'same.json', EXAMPLE);
    put(
      where,
      'taken.json',
      spoilt((map) => (map.id = 'germany')),
    );
    put(
      where,
      'bad.json',
      spoilt((map) => letter(map, [10, 0], '#')),
    );
    put(where, 'cut.json', EXAMPLE.slice(0, 300));
    put(where, 'huge.json', ' '.repeat(600 * 1024));
    put(where, 'notes.txt', 'no map');
    const { lines, log } = logged();
    const shelf = loadMaps(where, log);
    expect(shelf.maps.map(({ id }) => id)).toEqual([...MAPS.map(({ id }) => id), 'bodensee']);
    expect(lines).toEqual([
      expect.stringMatching(/^map left out: line 10, square \[10,0\]: .* \(M1\)$/),
      expect.stringMatching(/^map left out: it is no JSON/),
      'map left out: it is no file',
      'map left out: it is larger than 512 KiB, and no map is',
      'map left out: its id "bodensee" is taken',
      'map left out: its id "germany" is taken',
    ]);
    expect(shelf.of('bodensee')).toMatchObject({ name: 'Bodensee' });
    expect(shelf.inSetup(shelf.of('france')!)).toBe('france');
    expect(shelf.inSetup(shelf.of('bodensee')!)).toMatchObject({ id: 'bodensee', size: { width: 11, height: 8 } });
  });

  test('two maps are laid together, also if the halves lie in later files (M18)', () => {
    const where = join(folder, 'halves');
    mkdirSync(where);
    const half = (id: string, side: 'E' | 'W'): string => {
      const column = side === 'W' ? 3 : 0;
      return JSON.stringify({
        formatVersion: 1,
        id,
        name: id,
        size: { width: 4, height: 2 },
        grid: side === 'W' ? ['S##h', '###h'] : ['h##S', 'h###'],
        recommendedTiles: { min: 3, max: 6 },
        start: { use: 1, squares: [{ id, name: id, at: [side === 'W' ? 0 : 3, 0] }] },
        halfSquares: {
          side,
          squares: [
            [column, 0],
            [column, 1],
          ],
          usableAlone: false,
        },
      });
    };
    const head = {
      formatVersion: 1,
      name: 'Both',
      layout: 'ours',
      recommendedTiles: { min: 5, max: 14 },
      start: { use: 2 },
    };
    put(where, 'a-both.json', JSON.stringify({ ...head, id: 'both', combine: { west: 'x', east: 'y' } }));
    put(where, 'a-none.json', JSON.stringify({ ...head, id: 'none', combine: { west: 'x', east: 'z' } }));
    put(where, 'a-odd.json', JSON.stringify({ ...head, id: 'odd', combine: { west: 'x', east: 'x' } }));
    put(where, 'x.json', half('x', 'W'));
    put(where, 'y.json', half('y', 'E'));
    const { lines, log } = logged();
    const { maps } = loadMaps(where, log);
    const [both] = maps.filter(({ id }) => id === 'both');
    expect(both).toMatchObject({ size: { width: 7, height: 2 }, grid: ['S#####S', '#######'] });
    expect(lines).toEqual([
      'map left out: line 1: there is no map "z" (M18)',
      'map left out: line 1: the half squares of row 0 do not meet (M18)',
    ]);
  });

  test('costs one line if it is missing, and nothing if none is named', () => {
    const { lines, log } = logged();
    expect(loadMaps(join(folder, 'nowhere'), log)).toBe(OWN_MAPS);
    expect(lines).toEqual(['the folder of maps cannot be read']);
    expect(loadMaps(null, log).maps).toEqual(MAPS);
    expect(lines).toHaveLength(1);
  });
});
