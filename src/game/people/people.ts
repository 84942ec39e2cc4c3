import { z } from 'zod';
import { Kept } from '../../kept.ts';
import { remove } from '../store/documents.ts';
import { type Clock, type Collection, type Log, NEW, type Store, StoreUnavailable } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import type { UserId } from '../table/table.ts';
import { DEFAULT_PERSONAL_SETTINGS, type PersonalSettings, PersonalSettingsSchema } from './personal-settings.ts';

export const PersonalSchema = z.strictObject({ format: z.literal(1), settings: PersonalSettingsSchema.prefault({}) });
type Personal = z.infer<typeof PersonalSchema>;

/** For so long settings once read are taken to hold: another process's change is seen no later. */
export const PERSON_KEPT_MS = 30_000;
/** Of so many people at most; then the one read longest ago is forgotten. */
const MOST_KEPT = 5000;

/** What people have settled for themselves. */
export type People = ReturnType<typeof createPeople>;

export interface PeoplePorts {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** A document that cannot be read counts as none; with the first change it is set aside. */
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
     * As read within the last `PERSON_KEPT_MS`; own changes are seen at once. The defaults where nothing is stored or it cannot be read:
     * nothing that is played or answered waits for it. Never throws.
     */
    of(user: UserId): Promise<PersonalSettings> {
      const known = kept.get(user);
      if (known && clock.now() < known.until) return known.settings;
      const read: Promise<PersonalSettings> = stored(user).then(
        (settings) => settings ?? DEFAULT_PERSONAL_SETTINGS,
        (error) => {
          if (!(error instanceof StoreUnavailable)) throw error;
          log.warn({ error }, 'the settings of somebody could not be read');
          // They are tried again with the next question.
          if (kept.get(user)?.settings === read) kept.delete(user);
          return DEFAULT_PERSONAL_SETTINGS;
        },
      );
      keep(user, read);
      return read;
    },

    /** As stored now; null for nothing. Throws `StoreUnavailable`. */
    stored,

    /**
     * Changes those named and no others, or what `change` makes of what is stored, null for nothing; gives back what is then. Throws
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
        // What was being read meanwhile may be older: it no longer counts.
        keep(user, Promise.resolve(next.settings));
        return next.settings;
      });
      if (done === 'stale') throw new Error('the settings of somebody kept changing');
      return done;
    },

    /** Deletes all of it. Throws `StoreUnavailable`. */
    async forget(user: UserId): Promise<void> {
      kept.delete(user);
      await remove(people, user);
      // A read that was under way may have brought it back.
      kept.delete(user);
    },
  };
}
