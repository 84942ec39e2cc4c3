import { z } from 'zod';
import { Kept } from '../../kept.ts';
import { OptionsSchema, PRESETS, type TableOptions } from '../lobby/options.ts';
import { remove } from '../store/documents.ts';
import { GAME_FEATURES } from '../store/features.ts';
import { type Clock, type Collection, NEW, NeedsNewer, type Store, type StoredDocument } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import {
  DEFAULT_SERVER_SETTINGS,
  PresetName,
  readyPreset,
  type ServerSettings,
  ServerSettingsSchema,
  type ServerWish,
  sameName,
  settled,
} from './server-settings.ts';

/** The most presets that a server could ever save. */
const MOST_STORED = 20;
/** Discord's choices in a menu; the menu of `/settings server` has one for none, too. */
const LISTED = 25;

/** The most presets that a server may save: as many as a menu lists beside the ready ones. */
export const mostPresets = (ready: number): number => Math.max(0, Math.min(MOST_STORED, LISTED - 1 - ready));
export const MOST_PRESETS = mostPresets(PRESETS.length);

/** A server's settings for its tables. */
export const ServerSchema = z.strictObject({
  format: z.literal(1),
  /** Options saved by name, in the order of saving. */
  presets: z.array(z.strictObject({ name: PresetName, options: OptionsSchema })).max(MOST_STORED),
  settings: ServerSettingsSchema.prefault({}),
});
export type Server = z.infer<typeof ServerSchema>;
export interface SavedPreset {
  readonly name: string;
  readonly options: TableOptions;
}

export interface ServerState {
  readonly presets: readonly SavedPreset[];
  readonly settings: ServerSettings;
}

const NOTHING: Server = { format: 1, presets: [], settings: DEFAULT_SERVER_SETTINGS };

/** How long read settings are kept, in ms: another process's change is seen no later. */
export const SETTINGS_KEPT_MS = 30_000;
/** The most servers whose settings are kept. */
const MOST_KEPT = 5000;

export type Servers = ReturnType<typeof createServers>;

/**
 * Settings of servers. Throws `StoreUnavailable`. An unreadable record counts as none; the first change sets it aside. A record of a newer
 * version is skipped, but changing or listing it throws `NeedsNewer`.
 */
export function createServers({
  store,
  clock,
  most = MOST_PRESETS,
}: {
  store: Store;
  clock: Pick<Clock, 'now'>;
  most?: number;
}) {
  const servers: Collection<Server> = store.collection('servers', ServerSchema, { features: GAME_FEATURES });
  const kept = new Kept<string, { readonly settings: Promise<ServerSettings>; readonly until: number }>(MOST_KEPT);

  const keep = (guild: string, settings: Promise<ServerSettings>): void => {
    kept.set(guild, { settings, until: clock.now() + SETTINGS_KEPT_MS });
  };

  const load = async (guild: string): Promise<StoredDocument<Server>> => {
    const loaded = await servers.load(guild);
    return loaded.kind === 'found' ? loaded.stored : { value: NOTHING, revision: NEW };
  };

  /** If two change a server at once, both changes are made, one after the other. */
  const change = async <T>(guild: string, how: (server: Server) => { next: Server | null; answer: T }): Promise<T> => {
    const done = await retry(async () => {
      const { value, revision } = await load(guild);
      const { next, answer } = how(value);
      if (next !== null && (await servers.save(guild, next, revision)).kind === 'stale') return 'stale';
      // A read that is still running may be older: it no longer counts.
      keep(guild, Promise.resolve((next ?? value).settings));
      return { answer };
    });
    if (done === 'stale') throw new Error(`settings of server ${guild} kept changing`);
    return done.answer;
  };

  const isThere = ({ presets }: Server, wanted: string): boolean =>
    readyPreset(wanted) !== undefined || presets.some(({ name }) => sameName(name, wanted));

  return {
    /** As read within the last `SETTINGS_KEPT_MS`, since every public message needs them. Own changes count at once. */
    settings(guild: string): Promise<ServerSettings> {
      const known = kept.get(guild);
      if (known && clock.now() < known.until) return known.settings;
      // Play must not wait for settings that only another version can read.
      const read = load(guild).then(
        ({ value }) => value.settings,
        (error) => {
          if (error instanceof NeedsNewer) return NOTHING.settings;
          throw error;
        },
      );
      keep(guild, read);
      read.catch(() => {
        if (kept.get(guild)?.settings === read) kept.delete(guild);
      });
      return read;
    },

    /** As stored now. */
    look: (guild: string): Promise<ServerState> => change(guild, (server) => ({ next: null, answer: server })),

    /** Changes only the named settings. A missing preset counts as none. Returns what is stored then. */
    changeSettings: (guild: string, wish: ServerWish): Promise<ServerState> =>
      change(guild, (server) => {
        const settings = settled(server.settings, wish);
        if (settings.preset !== null && !isThere(server, settings.preset)) settings.preset = null;
        const next = { ...server, settings };
        return { next, answer: next };
      }),

    async presets(guild: string): Promise<readonly SavedPreset[]> {
      const loaded = await servers.peek(guild);
      return loaded.kind === 'found' ? loaded.stored.value.presets : NOTHING.presets;
    },

    /** Replaces a preset of the same name; `full` if the server has as many presets as it may save, or more. */
    savePreset: (guild: string, preset: SavedPreset): Promise<'saved' | 'replaced' | 'full'> =>
      change(guild, (server) => {
        const others = server.presets.filter(({ name }) => !sameName(name, preset.name));
        const isNew = others.length === server.presets.length;
        if (isNew && others.length >= most) return { next: null, answer: 'full' as const };
        const answer = isNew ? ('saved' as const) : ('replaced' as const);
        return { next: { ...server, presets: [...others, preset] }, answer };
      }),

    /** If it was the default, there is none any more. */
    deletePreset: (guild: string, wanted: string): Promise<'deleted' | 'unknown'> =>
      change(guild, (server) => {
        const presets = server.presets.filter(({ name }) => !sameName(name, wanted));
        if (presets.length === server.presets.length) return { next: null, answer: 'unknown' as const };
        const next = { ...server, presets };
        const { preset } = server.settings;
        const isLost = preset !== null && !isThere(next, preset);
        if (isLost) next.settings = { ...server.settings, preset: null };
        return { next, answer: 'deleted' as const };
      }),

    /** The servers with a document. */
    list: (): Promise<string[]> => servers.list(),

    /** Deletes the settings of a server. */
    async purge(guild: string): Promise<void> {
      kept.delete(guild);
      await remove(servers, guild);
    },
  };
}
