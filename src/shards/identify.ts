import { z } from 'zod';
import { type Clock, NEW, type Store } from '../game/store/ports.ts';

/** Discord lets a connection introduce itself every 5 s; a little more, as messages travel. */
const APART_MS = 5500;

const TurnSchema = z.strictObject({
  format: z.literal(1),
  /** When the last turn was, by the clock of the process that had it: ms since 1970. */
  at: z.number(),
});

export type IdentifyTurns = (shard: number, together: number, signal: AbortSignal) => Promise<void>;

/**
 * Turns in which shards introduce themselves to Discord, over all processes of one token. `together`: how many may do so at once; Discord
 * tells them apart by their number. Rejects if the signal is given. A wrong clock keeps nobody waiting: at worst Discord refuses a shard
 * that came too early, which then tries again.
 */
export function createIdentifyTurns(store: Store, { now, after }: Clock): IdentifyTurns {
  const turns = store.collection('identify', TurnSchema);

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        cancel();
        reject(signal.reason);
      };
      const cancel = after(ms, () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      signal.addEventListener('abort', stop, { once: true });
    });

  return async (shard, together, signal) => {
    const bucket = String(shard % together);
    // The turn for which it has waited long enough, by its own clock.
    let waitedFor = NEW;
    for (;;) {
      signal.throwIfAborted();
      const found = await turns.load(bucket);
      const last = found.kind === 'found' ? found.stored : { value: { at: Number.NEGATIVE_INFINITY }, revision: NEW };
      const left = last.value.at + APART_MS - now();
      if (left <= 0 || waitedFor === last.revision) {
        if ((await turns.save(bucket, { format: 1, at: now() }, last.revision)).kind === 'saved') return;
      } else {
        await pause(Math.min(left, APART_MS), signal);
        waitedFor = last.revision;
      }
    }
  };
}
