import { expect, test } from 'vitest';
import { MOST_BYTES, privacyFile } from '../../src/discord/people/privacy-file.ts';
import { DEFAULT_PERSONAL_SETTINGS } from '../../src/game/people/personal-settings.ts';
import type { Table } from '../../src/game/table/table.ts';
import type { ExportedGame } from '../../src/stats/index.ts';
import { endedTable, NOON } from '../support/results.ts';

const USER = '987654321012345678';

const gameOf = (number: number, actions: number): ExportedGame => {
  const { record } = endedTable({ users: [USER, '2'] });
  return {
    ...{ table: String(number).padStart(8, '0'), guild: '1', channel: '2', opened: 0, ended: number },
    ...{ ending: 'finished', seat: 0, name: 'Zebedäus', score: 12, rank: 1, points: { city: 12 } },
    record: { setup: record!.setup, actions: Array<string>(actions).fill('place 12,-3 270') },
  };
};

const data = (games: ExportedGame[]) => ({
  user: USER,
  choices: { hidden: false, everywhere: true },
  standings: [],
  games,
});

const LEARNING = { format: 1, stage: 3, greeted: null } as const;

const read = (bytes: Buffer) => JSON.parse(bytes.toString());

test('the file holds everything if there is room', () => {
  const games = [gameOf(1, 3), gameOf(2, 3)];
  const { bytes, recordsLeftOut } = privacyFile(
    { data: data(games), tables: [], puzzles: [], learning: null, watching: [], settings: null },
    NOON,
  );
  expect(recordsLeftOut).toBe(0);
  const { games: kept, about, exported } = read(bytes);
  expect(kept).toEqual(JSON.parse(JSON.stringify(games)));
  expect(about).toEqual({ user: USER, choices: { hidden: false, everywhere: true }, standings: [] });
  expect(Date.parse(exported)).toBe(NOON);
});

test('if the file would be too large, it lists the oldest games without their records, and says how many', () => {
  const games = Array.from({ length: 400 }, (_, index) => gameOf(index, 2000));
  const { bytes, recordsLeftOut } = privacyFile(
    { data: data(games), tables: [], puzzles: [], learning: null, watching: [], settings: null },
    NOON,
  );
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  const kept = read(bytes);
  expect(kept.recordsLeftOut).toBe(recordsLeftOut);
  expect(kept.games).toHaveLength(400);
  const without = kept.games.filter((game: ExportedGame) => game.record === null);
  expect(without.map(({ ended }: ExportedGame) => ended)).toEqual(
    games.slice(0, recordsLeftOut).map((one) => one.ended),
  );
  // No more records are left out than necessary.
  const largest = Buffer.byteLength(JSON.stringify(games[0]!.record));
  expect(bytes.length + largest).toBeGreaterThan(MOST_BYTES);
});

test('the file holds only the user’s own part of a table: no seed, no ids of others', () => {
  const table: Table = {
    ...endedTable({ users: [USER, '22222222222'], names: ['Zebedäus', 'Quintilia'] }),
    phase: 'playing',
  };
  const text = privacyFile(
    {
      data: data([]),
      tables: [table],
      puzzles: [{ guild: '100', days: 3 }],
      learning: LEARNING,
      watching: ['table001'],
      settings: { ...DEFAULT_PERSONAL_SETTINGS, zone: 'Europe/Berlin' },
    },
    NOON,
  ).bytes.toString();
  expect(read(Buffer.from(text)).tables).toMatchObject([
    { table: table.id, phase: 'playing', seat: 0, name: 'Zebedäus' },
  ]);
  expect(read(Buffer.from(text)).settings).toEqual({ ...DEFAULT_PERSONAL_SETTINGS, zone: 'Europe/Berlin' });
  expect(read(Buffer.from(text)).puzzles).toEqual([{ guild: '100', days: 3 }]);
  expect(read(Buffer.from(text)).learning).toEqual(LEARNING);
  expect(read(Buffer.from(text)).watching).toEqual(['table001']);
  for (const hidden of [table.record!.setup.seed, '22222222222', 'Quintilia']) expect(text).not.toContain(hidden);
});

test.each([
  { undoing: { seat: 0, to: 0, agreed: ['22222222222'] }, own: { asksToTakeBack: true, agreesToTakeBack: false } },
  { undoing: { seat: 1, to: 0, agreed: [USER] }, own: { asksToTakeBack: false, agreesToTakeBack: true } },
])('the file says whether the user asks for moves to be taken back, or agrees to it: $own', ({ undoing, own }) => {
  const table: Table = { ...endedTable({ users: [USER, '22222222222'] }), phase: 'playing', undoing };
  const { bytes } = privacyFile(
    { data: data([]), tables: [table], puzzles: [], learning: null, watching: [], settings: null },
    NOON,
  );
  expect(read(bytes).tables).toMatchObject([own]);
  expect(bytes.toString()).not.toContain('22222222222');
});
