import { expect, test } from 'vitest';
import { SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/features.ts';

/** What version 0.1.0 had. No expansion joins it. */
const FIRST = {
  switches: [
    ...['fields', 'abbot', 'arrows', 'builders', 'cathedrals', 'gifts', 'goods', 'inns', 'large-meeple', 'map'],
    ...['pigs', 'river'],
  ],
  sets: ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders', 'river'],
};

const neededFor = (switches: readonly string[], sets: readonly string[]): readonly string[] =>
  GAME_FEATURES.of({ options: { switches, sets } });

test('a document with rules and tiles of version 0.1.0 needs nothing, one with any other says so', () => {
  expect(neededFor(FIRST.switches, FIRST.sets)).toEqual([]);
  const later = [
    ...SWITCHES.filter((one) => !FIRST.switches.includes(one)).map((one) => `rule ${one}`),
    ...TILE_SETS.filter((one) => !FIRST.sets.includes(one)).map((one) => `tiles ${one}`),
  ];
  expect(neededFor(SWITCHES, TILE_SETS)).toEqual(later.sort());
});
