import { z } from 'zod';
import { OptionsSchema, type TableOptions } from './options.ts';
import { type Collection, NEW, type Store, type Stored } from './ports.ts';

const PresetName = z.string().trim().min(1).max(40);

/** What a server has settled for its tables. */
export const ServerSchema = z.strictObject({
  format: z.literal(1),
  /** Options saved by name, in the order of saving. */
  presets: z.array(z.strictObject({ name: PresetName, options: OptionsSchema })).max(20),
});
export type Server = z.infer<typeof ServerSchema>;
export interface SavedPreset {
  readonly name: string;
  readonly options: TableOptions;
}

export const MOST_PRESETS = 20;
const NOTHING: Server = { format: 1, presets: [] };
const ATTEMPTS = 5;

export interface Servers {
  presets(guild: string): Promise<readonly SavedPreset[]>;
  /** Replaces one of the same name; `full` where there are as many as a server may have. */
  savePreset(guild: string, preset: SavedPreset): Promise<'saved' | 'full'>;
  deletePreset(guild: string, name: string): Promise<'deleted' | 'unknown'>;
}

/** Settings of servers. Throws `StoreUnavailable`; a record that cannot be read counts as none, and has been set aside. */
export function createServers({ store }: { store: Store }): Servers {
  const servers: Collection<Server> = store.collection('servers', ServerSchema);

  const load = async (guild: string): Promise<Stored<Server>> => {
    const loaded = await servers.load(guild);
    return loaded.kind === 'found' ? loaded.stored : { value: NOTHING, revision: NEW };
  };

  /** Two who change the same server at once both get their way, one after the other. */
  const change = async <T>(guild: string, how: (server: Server) => { next: Server | null; answer: T }): Promise<T> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { value, revision } = await load(guild);
      const { next, answer } = how(value);
      if (next === null || (await servers.save(guild, next, revision)).kind === 'saved') return answer;
    }
    throw new Error(`settings of server ${guild} kept changing`);
  };

  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

  return {
    presets: async (guild) => (await load(guild)).value.presets,

    savePreset: (guild, preset) =>
      change(guild, (server) => {
        const others = server.presets.filter(({ name }) => !same(name, preset.name));
        if (others.length >= MOST_PRESETS) return { next: null, answer: 'full' as const };
        return { next: { ...server, presets: [...others, preset] }, answer: 'saved' as const };
      }),

    deletePreset: (guild, wanted) =>
      change(guild, (server) => {
        const presets = server.presets.filter(({ name }) => !same(name, wanted));
        if (presets.length === server.presets.length) return { next: null, answer: 'unknown' as const };
        return { next: { ...server, presets }, answer: 'deleted' as const };
      }),
  };
}
