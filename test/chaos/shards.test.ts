import { expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { isLong } from '../support/runs.ts';
import { shards } from './shards.ts';

test.runIf(isLong && needs('redis-server') !== null)(
  'if one of three processes is killed and one frozen and thawed during play, all goes on, nothing is lost or done twice',
  async () => {
    const { lost, doubled, wrong, acknowledged, placed } = await shards(1);
    expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(70);
    // A turn may be saved without its player's being told.
    expect(placed).toBeGreaterThanOrEqual(acknowledged);
  },
);
