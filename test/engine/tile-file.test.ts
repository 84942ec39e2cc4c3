import { expect, test } from 'vitest';
import base from '../../src/engine/tiles/base.json' with { type: 'json' };
import { problemIn, type TileFile, type WrittenTile } from '../../src/engine/tiles/tile-file.ts';
import { TILE_FILES } from '../../src/expansions/tiles.ts';

const curve: WrittenTile = {
  id: 'ZZ-A',
  count: 1,
  edges: 'CRRF',
  cities: [{ sides: 'N' }],
  roads: [{ sides: 'ES' }],
  fields: [{ halves: 'EL SR WL WR', cities: [0] }, { halves: 'ER SL' }],
};

const said = (tile: Partial<WrittenTile>): string | null =>
  problemIn({ set: 'odd', tiles: [curve, { ...curve, ...tile }] });

test('a possible tile is no problem, nor is any tile of the project', () => {
  expect(said({})).toBeNull();
  const files: TileFile[] = [base, ...Object.values(TILE_FILES)];
  expect(files.map(problemIn)).toEqual(files.map(() => null));
});

test.each<[string, Partial<WrittenTile>]>([
  ['tiles[1] 12: id is two capitals, a dash and some letters or digits', { id: '12' }],
  ['tiles[1] ZZ-A: count is 0', { count: 0 }],
  ['tiles[1] ZZ-A: edges is CRR, not four letters of C, R, F, S, A and Q', { edges: 'CRR' }],
  ['tiles[1] ZZ-A: cities joins side N 0 times, whose edge is C', { cities: [] }],
  ['tiles[1] ZZ-A: roads joins side E 2 times, whose edge is R', { roads: [{ sides: 'ES' }, { sides: 'E' }] }],
  ['tiles[1] ZZ-A: roads names a side X', { roads: [{ sides: 'EX' }] }],
  ['tiles[1] ZZ-A: river joins side W 1 times, whose edge is F', { river: 'W' }],
  ['tiles[1] ZZ-A: fields names a half-edge NN', { fields: [{ halves: 'NN' }] }],
  ['tiles[1] ZZ-A: fields holds half-edge ER 0 times, whose edge is R', { fields: curve.fields!.slice(0, 1) }],
  ['tiles[1] ZZ-A: fields touches city 3, and there are 1', { fields: [{ halves: 'EL SR WL WR ER SL', cities: [3] }] }],
  ['tiles[1] ZZ-A: arrow points to X', { arrow: { symbol: 'extra-turn', side: 'X' } }],
  ['tiles[1] ZZ-A: gardens is no key of a tile', { gardens: true } as object],
  ['tiles[1] ZZ-A: role is king', { role: 'king' }],
  ['tiles[1] ZZ-A: monastery and garden are both there', { monastery: true, garden: true }],
  ['tiles[1] ZZ-A: monastery is neither yes nor a name', { monastery: 1 }],
  ['tiles[1] ZZ-A: top is neither yes nor a name', { top: 1 }],
  ['tiles[1] ZZ-A: cities has -1 arms', { cities: [{ sides: 'N', arms: -1 }] }],
  ['tiles[1] ZZ-A: marks is wine, no list', { cities: [{ sides: 'N', marks: 'wine' as never }] }],
  ['tiles[1] ZZ-A: marks is dragon, no list', { marks: 'dragon' as never }],
  ['tiles[1] ZZ-A: marks is inn, no list', { roads: [{ sides: 'ES', marks: 'inn' as never }] }],
  ['tiles[1] ZZ-A: roads has a segment with sides ""', { roads: [{ sides: 'ES' }, { sides: '' }] }],
  ['tiles[1] ZZ-A: fields has one without halves', { fields: [{ cities: [0] } as never] }],
  [
    'tiles[1] ZZ-A: fields touches city 0,0 twice',
    { fields: [{ halves: 'EL SR WL WR', cities: [0, 0] }, { halves: 'ER SL' }] },
  ],
  ['tiles[1] ZZ-A: fields[0] lies on both sides of roads[0]', { fields: [{ halves: 'EL ER SL SR WL WR' }] }],
  [
    'tiles[1] ZZ-A: fields[0] lies on both sides of roads[0]',
    { fields: [{ halves: 'EL SL' }, { halves: 'ER SR WL WR' }] },
  ],
  ['tiles[1] ZZ-A: roads has a tunnel, under: yes, that joins ES', { roads: [{ sides: 'ES', under: 'yes' as never }] }],
  [
    'tiles[1] ZZ-A: roads has a tunnel, under: true, that joins E',
    { edges: 'CRFF', roads: [{ sides: 'E', under: true }], fields: [{ halves: 'EL ER SL SR WL WR' }] },
  ],
])('an impossible tile is reported in one sentence with its place in the file: %s', (sentence, tile) => {
  expect(said(tile)).toBe(sentence);
});

test('PD4: one field lies all around the mouth of a tunnel, and of no other road that runs through', () => {
  const fields = [
    { halves: 'EL ER', cities: [0] },
    { halves: 'WL WR', cities: [0] },
  ];
  const tile = (under?: true): Partial<WrittenTile> => ({
    ...{ edges: 'CRCR', cities: [{ sides: 'NS' }], fields },
    roads: [{ sides: 'EW', ...(under && { under }) }],
  });
  expect(said(tile(true))).toBeNull();
  expect(said(tile())).toBe('tiles[1] ZZ-A: fields[0] lies on both sides of roads[0]');
});

test('a side that fits anything has no segment of any kind, and a road may have three arms', () => {
  const any: Partial<WrittenTile> = { edges: 'AAAA', apart: true, monastery: true };
  expect(said({ ...any, cities: [], roads: [], fields: [] })).toBeNull();
  expect(said(any)).toBe('tiles[1] ZZ-A: cities joins side N 1 times, whose edge is A');
  const fields = [{ halves: 'NL WR' }, { halves: 'NR EL' }, { halves: 'ER SL SR WL' }];
  expect(said({ edges: 'RRFR', cities: [], roads: [{ sides: 'NEW' }], fields })).toBeNull();
});

test('a river may have three arms, and marks on a field stand with it', () => {
  const fields = [{ halves: 'NL WR' }, { halves: 'NR EL', marks: ['herd'] }, { halves: 'ER SL SR WL' }];
  const fork: Partial<WrittenTile> = { edges: 'SSFS', cities: [], roads: [], river: 'NEW', fields };
  expect(said(fork)).toBeNull();
  const strange = [{ ...fields[0]!, marks: 'herd' as never }, ...fields.slice(1)];
  expect(said({ ...fork, fields: strange })).toBe('tiles[1] ZZ-A: marks is herd, no list');
  const around = [{ halves: 'NL NR EL WR' }, { halves: 'ER SL SR WL' }];
  expect(said({ ...fork, fields: around })).toBe('tiles[1] ZZ-A: fields[0] lies on both sides of river');
  expect(said({ edges: 'SSSS', cities: [], roads: [], river: 'NESW', fields: [] })).toBe(
    'tiles[1] ZZ-A: river has a segment with sides "NESW"',
  );
});

test('RV2: one field lies on both sides of a city that is a bridge, and on both sides of no other city', () => {
  const fields = [
    { halves: 'NL SR', cities: [0] },
    { halves: 'NR SL', cities: [0] },
  ];
  const tile = (bridge?: true): Partial<WrittenTile> => ({
    ...{ edges: 'SCSC', river: 'NS', roads: [], fields },
    cities: [{ sides: 'EW', ...(bridge && { bridge }) }],
  });
  expect(said(tile(true))).toBeNull();
  expect(said(tile())).toBe('tiles[1] ZZ-A: fields[0] lies on both sides of cities[0]');
  expect(said({ cities: [{ sides: 'N', bridge: true }] })).toBe(
    'tiles[1] ZZ-A: cities has a bridge, true, that joins N',
  );
});

test('a file without tiles is reported, too', () => {
  expect(problemIn({ set: 'odd' } as never)).toBe('tiles is no list');
});
