import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampled } from '../support/runs.ts';
import { fixture, games, type Loose, replay, writtenTo } from './tool.ts';

const FILES = ['maps', 'maps-town', 'maps-everything'] as const;
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A game of a fixture, after `spoil` has changed it. */
function spoilt(file: (typeof FILES)[number], id: string, spoil: (trace: Loose) => void): string {
  const trace = games(fixture(file)).find((game) => game.id === id);
  spoil(trace);
  return writtenTo(folder, `${JSON.stringify(trace)}\n`);
}

describe('recorded games on maps kept here', () => {
  test.each(sampled('games on maps', FILES, { short: 1 }))(
    '%s: every answer at every turn is the recorded one',
    (name) => {
      const passed = `${games(fixture(name)).length} passed, 0 failed`;
      expect(replay(fixture(name))).toEqual({ code: 0, out: [passed], err: [] });
    },
  );

  test('have islands, all town variants, tiles taken out, sets twice and another turn for a town', () => {
    const all = FILES.flatMap((name) => games(fixture(name)));
    const reasons = all.flatMap(({ turns }) => turns.flatMap(({ scored = [] }: Loose) => scored));
    expect(reasons.some(({ reason }) => reason === 'island')).toBe(true);
    expect(reasons.some(({ reason, points }) => reason === 'town' && points === -2)).toBe(true);
    expect(reasons.some(({ reason, points }) => reason === 'town' && points > 0)).toBe(true);
    expect(new Set(all.map(({ options }) => options.town))).toEqual(
      new Set([undefined, 'extra-turn', 'costs-2', 'road-bonus']),
    );
    expect(all.some(({ removed }) => removed?.length > 0)).toBe(true);
    expect(all.some(({ copies }) => copies === 2)).toBe(true);
    expect(all.some(({ turns }) => turns.some(({ part }: Loose) => part === 'town'))).toBe(true);
  });

  test('--dump writes the engine’s own answers to them', () => {
    for (const name of sampled('dumped games on maps', FILES, { short: 1 })) {
      const { code, out } = replay('--dump', fixture(name));
      expect(code).toBe(0);
      const recorded = games(fixture(name));
      expect(out.map((line) => JSON.parse(line).final.scores)).toEqual(recorded.map(({ final }) => final.scores));
    }
  });
});

describe('a difference on a map', () => {
  const TOWN = 'maps-town-extra-turn-10001';
  test.each<[string, (typeof FILES)[number], string, RegExp, (trace: Loose) => void]>([
    ['another map', 'maps', 'maps-taiwan-10001', /unreadable-record|legal/, (trace) => (trace.map = 'germany')],
    ['a map nobody knows', 'maps', 'maps-taiwan-10001', /unreadable-record/, (trace) => (trace.map = 'atlantis')],
    ['fewer meeples', 'maps', 'maps-taiwan-10001', /supply is/, ({ options }) => (options.meeples = 8)],
    ['another variant', 'maps-town', TOWN, /part is|player is/, ({ options }) => (options.town = 'costs-2')],
    [
      'a town turn told as an own one',
      'maps-town',
      TOWN,
      /part is "town"/,
      ({ turns }) => {
        delete turns.find(({ part }: Loose) => part === 'town').part;
      },
    ],
    [
      'an island’s points left out',
      'maps',
      'maps-taiwan-10001',
      /scored is/,
      ({ turns }) => {
        const turn = turns.find(({ scored }: Loose) => scored?.some(({ reason }: Loose) => reason === 'island'));
        turn.scored = turn.scored.filter(({ reason }: Loose) => reason !== 'island');
      },
    ],
  ])('%s is found, printed and fails', (_what, file, id, line, spoil) => {
    const said = replay(spoilt(file, id, spoil));
    expect(said.code).toBe(1);
    expect(said.out.slice(0, -1).some((one) => line.test(one))).toBe(true);
  });
});
