import { expect } from 'vitest';
import { lucks, runs, sampled, testsDrawn } from '../support/runs.ts';
import { chaos } from './discord.ts';
import { FAULTS } from './discord-faults.ts';

const drawn = testsDrawn('failures of Discord', { oneIn: 4, about: ['src/game/', 'src/discord/'] });

drawn(
  'with any failure of Discord in a turn, the game goes on or waits, and nothing is lost or done twice',
  async () => {
    // The command keeps to Discord's limits, which need real time; this test does not.
    const [seed] = lucks('chaos', { short: 1, long: 1 });
    const faults = sampled('faults of Discord', FAULTS, { short: 6 });
    const { wrong, struck } = await chaos({ rounds: runs(4), seed: seed!, isLimited: false, wait: 0.1, faults });
    expect(wrong).toEqual([]);
    for (const [name, { injected, ...outcomes }] of struck) {
      expect(
        Object.values(outcomes).reduce((sum, count) => sum + count),
        name,
      ).toBe(injected);
    }
  },
);
