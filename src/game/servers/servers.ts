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

/** No server could ever save more. */
const MOST_STORED = 20;
/** So many choices Discord lists in one menu; that of `/settings server` has one for none, too. */
const LISTED = 25;

/** How many presets a server may save: as many as one menu lists beside those that are ready. */
export const mostPresets = (ready: number): number => Math.max(0, Math.min(MOST_STORED, LISTED - 1 - ready));
export const MOST_PRESETS = mostPresets(PRESETS.length);

/** What a server has settled for its tables. */
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

/** What is known of a server. */
export interface ServerState {
  readonly presets: readonly SavedPreset[];
  readonly settings: ServerSettings;
}

const NOTHING: Server = { format: 1, presets: [], settings: DEFAULT_SERVER_SETTINGS };

/** For so long settings once read are taken to hold: another process's change is seen no later. */
export const SETTINGS_KEPT_MS = 30_000;
/** Of so many servers at most. */
const MOST_KEPT = 5000;

export type Servers = ReturnType<typeof createServers>;

/**
 * Settings of servers. Throws `StoreUnavailable`. A record that cannot be read counts as none; with the first change it is set
 * aside. One of a newer version is no more than looked past: `NeedsNewer` is thrown at whoever would change or list it.
 */
export function createServers({
  store,
  clock,
  most = MOST_PRESETS,
}: {
  store: Store;
  clock: Pick<Clock, 'now'>;
  /** How many presets a server may save. */
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

  /** Two who change the same server at once both get their way, one after the other. */
  const change = async <T>(guild: string, how: (server: Server) => { next: Server | null; answer: T }): Promise<T> => {
    const done = await retry(async () => {
      const { value, revision } = await load(guild);
      const { next, answer } = how(value);
      if (next !== null && (await servers.save(guild, next, revision)).kind === 'stale') return 'stale';
      // What was being read meanwhile may be older: it no longer counts.
      keep(guild, Promise.resolve((next ?? value).settings));
      return { answer };
    });
    if (done === 'stale') throw new Error(`settings of server ${guild} kept changing`);
    return done.answer;
  };

  const isThere = ({ presets }: Server, wanted: string): boolean =>
    readyPreset(wanted) !== undefined || presets.some(({ name }) => sameName(name, wanted));

  return {
    /** As read within the last `SETTINGS_KEPT_MS`: they are asked for with every public message. Own changes are seen at once. */
    settings(guild: string): Promise<ServerSettings> {
      const known = kept.get(guild);
      if (known && clock.now() < known.until) return known.settings;
      // What is played must not wait for settings that another version alone can read.
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

    /** Changes those named and no others. A preset that is not there counts as none. Answers with what is stored then. */
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

    /** Replaces one of the same name; `full` where there are as many as a server may save, or more. */
    savePreset: (guild: string, preset: SavedPreset): Promise<'saved' | 'replaced' | 'full'> =>
      change(guild, (server) => {
        const others = server.presets.filter(({ name }) => !sameName(name, preset.name));
        const isNew = others.length === server.presets.length;
        if (isNew && others.length >= most) return { next: null, answer: 'full' as const };
        const answer = isNew ? ('saved' as const) : ('replaced' as const);
        return { next: { ...server, presets: [...others, preset] }, answer };
      }),

    /** Where it was the default, there is none any more. */
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

    /** The servers that have settled anything. */
    list: (): Promise<string[]> => servers.list(),

    /** Deletes all that a server has settled. */
    async purge(guild: string): Promise<void> {
      kept.delete(guild);
      await remove(servers, guild);
    },
  };
}
