import type { Clock } from '../game/store/ports.ts';
import type { IdentifyTurns } from './identify.ts';

/** How a shard connects. */
export interface Connecting {
  /** Given when nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Set if several processes may have one token. */
  readonly inTurn: IdentifyTurns | null;
}

interface PatienceSettings {
  readonly clock: Clock;
  readonly ms: number;
  /** The message of the error when the time is over. */
  readonly why: string;
  readonly turns: IdentifyTurns | null;
  /** Ends it at once. */
  readonly stopping: AbortSignal;
}

/** Waits `ms` for a shard to connect, without the time before its turn; then rejects. */
export async function patiently<T>(
  connect: (how: Connecting) => Promise<T>,
  { clock, ms, why, turns, stopping }: PatienceSettings,
): Promise<T> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const { promise: over, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  const stop = (): void => waiting.abort(stopping.reason);
  stopping.addEventListener('abort', stop);
  const begin = () => clock.after(ms, () => waiting.abort(new Error(why)));
  let end = begin();
  const inTurn: IdentifyTurns = async (...whose) => {
    end();
    try {
      await turns!(...whose);
    } finally {
      end = begin();
    }
  };
  try {
    return await Promise.race([connect({ signal, inTurn: turns && inTurn }), over]);
  } finally {
    end();
    stopping.removeEventListener('abort', stop);
  }
}
