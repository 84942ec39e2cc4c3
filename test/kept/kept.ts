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
  /** SQLite's file. */
  sqlite: 'games.sqlite',
  /** The same data as commands in a Redis server's append-only file, which every version of Redis reads. */
  redis: 'appendonly.aof',
  /** The bot's server: channels, messages with their buttons, open panels. */
  world: 'world.sqlite',
} as const;

/** A kept store's contents, as its maker saw them. */
export interface Manifest {
  /** When the bot left it, in ms since 1970. */
  readonly at: number;
  readonly guild: string;
  readonly tables: readonly KeptTable[];
  readonly panels: readonly Panel[];
}

export interface KeptTable {
  readonly id: string;
  /** The name of its situation; see `situations.ts`. */
  readonly name: string;
  readonly channel: string;
  readonly phase: 'lobby' | 'playing' | 'finished' | 'abandoned' | 'expired';
  /** The asked user, or null. */
  readonly asked: string | null;
  /** `courseOfRecord`; null without a record. */
  readonly course: string | null;
}

/** A private message and its custom ids. */
export interface Panel {
  readonly user: string;
  readonly message: string;
  readonly customIds: readonly string[];
}

const here = fileURLToPath(new URL('.', import.meta.url));
export const folderOf = (release: string): string => join(here, release);

/** Releases with a kept store. */
export const RELEASES: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export const manifestOf = (release: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(release), 'manifest.json'), 'utf8'));

/** A folder that is removed after the test. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Unpacks a file of a kept store into a folder, to work on it. */
export function unpack(release: string, file: string, to: string): void {
  writeFileSync(join(to, file), gunzipSync(readFileSync(join(folderOf(release), `${file}.gz`))));
}

const CHANNELS = [...new Set(['lobby', 'expired', 'abandoned', ...[...RUNNING, ...FINISHED].map(({ name }) => name)])];

/** The server with a channel for each table; finished tables share one. */
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
