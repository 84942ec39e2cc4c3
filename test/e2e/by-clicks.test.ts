import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { MAPS, SWITCHES } from '../../src/engine/index.ts';
import { BOXES } from '../../src/engine/loading/modules.ts';
import { READY } from '../../src/expansions/presets.ts';
import { type ByClicks, playedByClicks } from '../support/by-clicks.ts';
import { exportedBy } from '../support/expansions.ts';
import { hasChanged, sampled } from '../support/runs.ts';

/** The `CLICKS` of expansions' tests; an expansion without them is played all the same. */
const OWN = new Map(
  [...(await exportedBy<{ CLICKS: ByClicks }>('clicks.ts'))].map(([folder, { CLICKS }]) => [basename(folder), CLICKS]),
);

const EXPANSIONS = BOXES.map(({ id, set, rules }, at): readonly [string, ByClicks] => {
  const own = OWN.get(id);
  const switches = SWITCHES.filter((one) => one === 'fields' || rules.includes(one));
  const setup = { seats: 2 + (at % 3), sets: ['base', ...(set ? [set] : [])], switches, seed: id } as const;
  return [id, { luck: at, ...own, setup: { ...setup, ...own?.setup } }];
});

const BASE = [2, 4, 5, 6].map(
  (seats) => [`the base game for ${seats}`, { setup: { seats, seed: `${seats}` }, luck: 9 + seats }] as const,
);

/** Each map as the publisher recommends (M19), and with more rules. */
const ON_MAPS = MAPS.flatMap(({ id }, at) => {
  const { sets } = READY['on-a-map'];
  const setup = { seats: 2 + (at % 2), map: id, options: { meeples: 9 }, seed: id } as const;
  const plain = { ...setup, sets, switches: ['fields', 'map'] } as const;
  const full = {
    ...setup,
    sets: [...sets, 'anniversary'],
    switches: ['fields', 'abbot', 'arrows', 'gifts', 'map'],
  } as const;
  return [
    [`maps: ${id}`, { setup: plain, luck: at }],
    [`maps: ${id}, with arrows, gifts and abbots`, { setup: full, luck: at }],
  ] as const;
});

const GAMES = [...EXPANSIONS, ...BASE, ...ON_MAPS];

test.each(sampled('games by clicks', GAMES, { short: 1, always: ([id]) => hasChanged(id) }))(
  'a whole game by clicks: %s',
  async (_, game) => {
    expect.hasAssertions();
    await playedByClicks(game);
  },
);
