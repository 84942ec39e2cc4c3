import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_SEED, type Seed } from 'discord-playground';
import { onTestFinished } from 'vitest';
import { FINISHED, RUNNING } from './situations.ts';

/** The files of a kept store, without `.gz`. */
export const FILES = {
  /** As SQLite has it. */
  sqlite: 'games.sqlite',
  /** The same as the commands that a Redis server has written into its append-only file: any version of one reads them. */
  redis: 'appendonly.aof',
  /** The server that the bot was in: channels, messages with their buttons, panels still open. */
  world: 'world.sqlite',
} as const;

/** What a kept store holds, as its maker saw it. */
export interface Manifest {
  /** When it was left, in milliseconds since 1970. */
  readonly at: number;
  readonly guild: string;
  readonly tables: readonly KeptTable[];
  readonly panels: readonly Panel[];
}

export interface KeptTable {
  readonly id: string;
  /** What it stands for; see `situations.ts`. */
  readonly name: string;
  readonly channel: string;
  readonly phase: 'lobby' | 'playing' | 'finished' | 'abandoned' | 'expired';
  /** Whose turn it is; null where nobody is asked. */
  readonly asked: string | null;
  /** `courseOfRecord`; null without a record. */
  readonly course: string | null;
}

/** A message that one user alone sees, with what can be pressed on it. */
export interface Panel {
  readonly user: string;
  readonly message: string;
  readonly customIds: readonly string[];
}

const here = fileURLToPath(new URL('.', import.meta.url));
export const folderOf = (release: string): string => join(here, release);

/** The releases of which a store is kept. */
export const RELEASES: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export const manifestOf = (release: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(release), 'manifest.json'), 'utf8'));

/** A folder of its own that goes with the test. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lays a file of a kept store into a folder, to be worked on. */
export function unpack(release: string, file: string, to: string): void {
  writeFileSync(join(to, file), gunzipSync(readFileSync(join(folderOf(release), `${file}.gz`))));
}

const CHANNELS = [...new Set(['lobby', 'expired', 'abandoned', ...[...RUNNING, ...FINISHED].map(({ name }) => name)])];

/** The server with a channel for each table; those that are finished share one. */
export const SEED: Seed = {
  ...DEFAULT_SEED,
  guilds: [
    {
      id: '1200000000000000001',
      name: 'The Square',
      channels: CHANNELS.map((name, at) => ({ id: `13000000000000000${at + 10}`, name })),
    },
  ],
};

export const channelOf = (name: string): string => SEED.guilds[0]!.channels.find((one) => one.name === name)!.id;
