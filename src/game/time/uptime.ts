import { z } from 'zod';
import { ALONE, type Shard } from '../servers/shard.ts';
import { NEW, type Store } from '../store/ports.ts';
import { type Interval, merged } from './intervals.ts';
import { DAY_MS, PACE_LIMITS } from './pace.ts';

/** So often it is noted that the bot is there. */
export const BEAT_MS = 30_000;
/** After so long without a note it was not. */
export const GAP_MS = 3 * BEAT_MS;
/** So long a gap can matter: longer than any turn lasts. */
const KEPT_MS = 3 * PACE_LIMITS.days.most * DAY_MS;
/** Of a bot that comes and goes all day the oldest are forgotten. */
const MOST_GAPS = 500;

const UptimeSchema = z.strictObject({
  format: z.literal(1),
  /** When the bot was last seen to be there, whichever process it is: ms since 1970. */
  beat: z.number(),
  /** When it was not. */
  gaps: z.array(z.strictObject({ from: z.number(), to: z.number() })),
});
type Uptime = z.infer<typeof UptimeSchema>;

/** The note of the bot that serves all servers. */
const ALL = 'bot';

/** When the bot was there for the servers of its shard: time in which it was down is nobody's. */
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
    // Of two processes one writes it down; the other reads it with its next beat.
    await notes.save(key, { format: 1, beat: Math.max(now, value.beat), gaps }, revision);
    return gaps;
  }

  return {
    /**
     * Notes that the bot is there, and gives back when it was not, `merged`. `since`: this process has been there without a
     * break since then. Throws `StoreUnavailable`.
     */
    async beat(now: number, since: number): Promise<readonly Interval[]> {
      known = await beaten(now, since);
      return known;
    },
    /** When it was not there, as the last beat told. */
    gaps: (): readonly Interval[] => known,
  };
}
