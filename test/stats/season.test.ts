import { describe, expect, test } from 'vitest';
import { SEASON_MONTHS, type SeasonMonths } from '../../src/game/servers/server-settings.ts';
import { SEASON_PATTERN, seasonEnd, seasonOf, seasonStart } from '../../src/stats/season.ts';

describe('seasons', () => {
  test.each<[string, SeasonMonths, string]>([
    ['2026-01-01T00:00:00Z', 3, '2026-01+3'],
    ['2025-12-31T23:59:59.999Z', 3, '2025-10+3'],
    ['2026-11-21T12:00:00Z', 3, '2026-10+3'],
    ['2026-11-21T12:00:00Z', 1, '2026-11+1'],
    ['2026-11-21T12:00:00Z', 4, '2026-09+4'],
    ['2026-11-21T12:00:00Z', 6, '2026-07+6'],
    ['2026-11-21T12:00:00Z', 12, '2026-01+12'],
  ])('%s is, with %i months, in %s', (time, months, season) => {
    expect(seasonOf(Date.parse(time), months)).toBe(season);
  });

  test('every moment lies within its season, each season begins at the end of another, and ids sort by time', () => {
    for (const months of SEASON_MONTHS) {
      let last = '';
      for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(2027, 5, 1); time += 5 * 24 * 3_600_000) {
        const season = seasonOf(time, months);
        expect(season).toMatch(SEASON_PATTERN);
        expect(seasonStart(season)).toBeLessThanOrEqual(time);
        expect(seasonEnd(season)).toBeGreaterThan(time);
        expect(season >= last).toBe(true);
        if (last !== '' && season !== last) expect(seasonEnd(last)).toBe(seasonStart(season));
        last = season;
      }
    }
  });

  test('an id of no season has no start', () => {
    for (const none of ['all', '', '2026-13+3', '2026-10+5', '2026-10+3x']) {
      expect([seasonStart(none), seasonEnd(none)]).toEqual([null, null]);
    }
  });
});
