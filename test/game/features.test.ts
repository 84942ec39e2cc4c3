import { expect, test } from 'vitest';
import { SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';

/** The switches and sets of version 0.1.0. No expansion joins them. */
const FIRST = {
  switches: [
    ...['fields', 'abbot', 'arrows', 'builders', 'cathedrals', 'gifts', 'goods', 'inns', 'large-meeple', 'map'],
    ...['pigs', 'river'],
  ],
  sets: ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders', 'river'],
};

const neededFor = (switches: readonly string[], sets: readonly string[]): readonly string[] =>
  GAME_FEATURES.of({ options: { switches, sets } });

test('a document with rules and tiles of version 0.1.0 needs nothing, a document with any others says so', () => {
  expect(neededFor(FIRST.switches, FIRST.sets)).toEqual([]);
  const later = [
    ...SWITCHES.filter((one) => !FIRST.switches.includes(one)).map((one) => `rule ${one}`),
    ...TILE_SETS.filter((one) => !FIRST.sets.includes(one)).map((one) => `tiles ${one}`),
  ];
  expect(neededFor(SWITCHES, TILE_SETS)).toEqual(later.sort());
});

test('M7: a version that knows one rule for towns at a time leaves alone documents with several', () => {
  const needs = (town: unknown) =>
    [{ options: { town } }, { presets: [{ options: { town } }] }, { record: { setup: { options: { town } } } }].map(
      (document) => GAME_FEATURES.of(document),
    );
  for (const town of [null, 'costs-2']) expect(needs(town)).toEqual([[], [], []]);
  const several = ['rules for towns together'];
  expect(needs(['costs-2', 'extra-turn'])).toEqual([several, several, several]);
  expect(GAME_FEATURES.has(several[0]!)).toBe(true);
});

test('M3: a version that knows only the maps’ numbers of tiles leaves alone documents with other numbers', () => {
  for (const document of [
    { options: { tiles: 'all' } },
    { record: { setup: { options: { tiles: 270 } } } },
    { record: { setup: { map: { recommendedTiles: { houseRule: { min: 1, max: 2 } } } } } },
  ]) {
    expect(GAME_FEATURES.of(document)).toEqual(['tiles on a map']);
  }
  expect(GAME_FEATURES.of({ record: { setup: { map: { recommendedTiles: { min: 1, max: 2 } } } } })).toEqual([]);
});

test('M2: a version that draws all start squares by lot leaves alone documents with chosen ones', () => {
  for (const document of [
    { options: { starts: ['nancy'] } },
    { record: { setup: { options: { starts: ['nancy'] } } } },
  ])
    expect(GAME_FEATURES.of(document)).toEqual(['start squares']);
});

test('L50: a version that always plays with all tiles leaves alone games with fewer', () => {
  const feature = 'tiles to play with';
  for (const document of [
    { options: { map: null, tiles: 120 } },
    { presets: [{ options: { map: null, tiles: 120 } }] },
    { record: { setup: { options: { most: 120 } } } },
  ])
    expect(GAME_FEATURES.of(document)).toContain(feature);
  expect(GAME_FEATURES.of({ options: { map: null } })).toEqual([]);
  expect(GAME_FEATURES.of({ options: { map: 'germany', tiles: 120 } })).not.toContain(feature);
  expect(GAME_FEATURES.has(feature)).toBe(true);
});
