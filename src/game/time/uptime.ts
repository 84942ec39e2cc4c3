import { z } from 'zod';
import { ALONE, type Shard } from '../servers/shard.ts';
import { NEW, type Store } from '../store/ports.ts';
import { type Interval, merged } from './intervals.ts';
import { DAY_MS, PACE_LIMITS } from './pace.ts';

/** How often the bot notes that it is there. */
export const BEAT_MS = 30_000;
/** The bot was down if the next note takes longer than this. */
export const GAP_MS = 3 * BEAT_MS;
/** How long a gap can matter: longer than any turn. */
const KEPT_MS = 3 * PACE_LIMITS.days.most * DAY_MS;
/** If the bot comes and goes all day, the oldest gaps are dropped. */
const MOST_GAPS = 500;

const UptimeSchema = z.strictObject({
  format: z.literal(1),
  /** When any process of the bot was last there: ms since 1970. */
  beat: z.number(),
  /** When the bot was down. */
  gaps: z.array(z.strictObject({ from: z.number(), to: z.number() })),
});
type Uptime = z.infer<typeof UptimeSchema>;

/** The note of the bot that serves all servers. */
const ALL = 'bot';

/** When the bot was there for its shard's servers. Time in which it was down counts for nobody. */
export type UptimeNotes = ReturnType<typeof createUptime>;

export function createUptime(store: Store, { id, count }: Pick<Shard, 'id' | 'count'> = ALONE) {
  const notes = store.collection<Uptime>('uptime', UptimeSchema);
  let known: readonly Interval[] = [];
  const key = count === 1 ? ALL : `${id}-of-${count}`;

  async function beaten(now: number, since: number): Promise<readonly Interval[]> {
    const loaded = await notes.load(key);
    if (loaded.kind !== 'found') {
      await notes.save(key, { format: 1, beat: now, gaps: [] }, NEW);
      return [];
    }
    const { value, revision } = loaded.stored;
    const wasDown = since - value.beat > GAP_MS;
    if (!wasDown && now - value.beat < BEAT_MS) return merged(value.gaps);
    const gaps = merged(wasDown ? [...value.gaps, { from: value.beat, to: since }] : value.gaps)
      .filter(({ to }) => to > now - KEPT_MS)
      .slice(-MOST_GAPS);
    // If two processes write at once, one wins; the other reads its note with the next beat.
    await notes.save(key, { format: 1, beat: Math.max(now, value.beat), gaps }, revision);
    return gaps;
  }

  return {
    /**
     * Notes that the bot is there; returns when it was not, `merged`. `since`: when this process began to be there without a break. Throws
     * `StoreUnavailable`.
     */
    async beat(now: number, since: number): Promise<readonly Interval[]> {
      known = await beaten(now, since);
      return known;
    },
    /** When the bot was down, as of the last beat. */
    gaps: (): readonly Interval[] => known,
  };
}
