import { z } from 'zod';
import { Kept } from '../../kept.ts';
import { remove } from '../store/documents.ts';
import { type Clock, type Collection, type Log, NEW, type Store, StoreUnavailable } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import type { UserId } from '../table/table.ts';
import { DEFAULT_PERSONAL_SETTINGS, type PersonalSettings, PersonalSettingsSchema } from './personal-settings.ts';

export const PersonalSchema = z.strictObject({ format: z.literal(1), settings: PersonalSettingsSchema.prefault({}) });
type Personal = z.infer<typeof PersonalSchema>;

/** How long read settings are kept: another process's change is seen no later. */
export const PERSON_KEPT_MS = 30_000;
/** The most people whose settings are kept; beyond it, the one read longest ago is dropped. */
const MOST_KEPT = 5000;

export type People = ReturnType<typeof createPeople>;

export interface PeoplePorts {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** An unreadable document counts as none; the first change sets it aside. */
export function createPeople({ store, clock, log }: PeoplePorts) {
  const people: Collection<Personal> = store.collection('people', PersonalSchema);
  const kept = new Kept<UserId, { readonly settings: Promise<PersonalSettings>; readonly until: number }>(MOST_KEPT);

  const keep = (user: UserId, settings: Promise<PersonalSettings>): void => {
    kept.set(user, { settings, until: clock.now() + PERSON_KEPT_MS });
  };

  async function stored(user: UserId): Promise<PersonalSettings | null> {
    const loaded = await people.load(user);
    return loaded.kind === 'found' ? loaded.stored.value.settings : null;
  }

  return {
    /**
     * As read within the last `PERSON_KEPT_MS`; own changes count at once. The defaults if nothing is stored or readable, so that no play
     * or answer waits. Never throws.
     */
    of(user: UserId): Promise<PersonalSettings> {
      const known = kept.get(user);
      if (known && clock.now() < known.until) return known.settings;
      const read: Promise<PersonalSettings> = stored(user).then(
        (settings) => settings ?? DEFAULT_PERSONAL_SETTINGS,
        (error) => {
          if (!(error instanceof StoreUnavailable)) throw error;
          log.warn({ error }, 'the settings of somebody could not be read');
          // The next call tries again.
          if (kept.get(user)?.settings === read) kept.delete(user);
          return DEFAULT_PERSONAL_SETTINGS;
        },
      );
      keep(user, read);
      return read;
    },

    /** As stored now; null if nothing is. Throws `StoreUnavailable`. */
    stored,

    /**
     * Changes the settings that `change` names, or that it makes of the stored ones (null: none); returns the new ones. Throws
     * `StoreUnavailable`.
     */
    async change(
      user: UserId,
      change: Partial<PersonalSettings> | ((now: PersonalSettings) => Partial<PersonalSettings> | null),
    ): Promise<PersonalSettings> {
      const done = await retry(async () => {
        const loaded = await people.load(user);
        const { value, revision } =
          loaded.kind === 'found'
            ? loaded.stored
            : { value: { format: 1, settings: DEFAULT_PERSONAL_SETTINGS } as const, revision: NEW };
        const wish = typeof change === 'function' ? change(value.settings) : change;
        if (wish === null) return value.settings;
        // What is written must be readable again.
        const next = PersonalSchema.parse({ ...value, settings: { ...value.settings, ...wish } });
        if ((await people.save(user, next, revision)).kind === 'stale') return 'stale';
        // A read that is still running may be older: it no longer counts.
        keep(user, Promise.resolve(next.settings));
        return next.settings;
      });
      if (done === 'stale') throw new Error('the settings of somebody kept changing');
      return done;
    },

    /** Deletes all settings of a person. Throws `StoreUnavailable`. */
    async forget(user: UserId): Promise<void> {
      kept.delete(user);
      await remove(people, user);
      // A read that was running may have brought them back.
      kept.delete(user);
    },
  };
}
