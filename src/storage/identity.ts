import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Clock, type Log, StoreUnavailable } from '../game/store/ports.ts';
import type { Backend, Expectation } from './backend.ts';
import { firstRevision, guardOf, sealed, unsealed } from './envelope.ts';

/** A store's identity is written when it is first opened, and never changed: a running process notices an emptied or replaced store. */
const KEY = 'identity:store';

const IdentitySchema = z.looseObject({
  id: z.string(),
  /** ms since 1970. */
  created: z.number(),
  /** The bot that made it, by its user's id. */
  application: z.string().nullable().catch(null),
});

export interface Identity {
  readonly key: string;
  readonly text: string;
  readonly id: string;
  /** Part of every commit: expects that it is still this store. */
  readonly expected: Expectation;
}

export interface RecogniseOptions {
  readonly log: Log;
  readonly clock: Pick<Clock, 'now'>;
  /** The bot whose games it holds, by its user's id; null if that is not known. */
  readonly application: string | null;
}

/** Reads a store's identity, or gives it one. Throws the backend's errors, and `StoreUnavailable` if the identity cannot be read. */
export async function recognise(backend: Backend, { log, clock, application }: RecogniseOptions): Promise<Identity> {
  let isNew = false;
  let text = await read(backend);
  if (text === undefined) {
    const made = sealed(firstRevision(), { format: 1, id: randomUUID(), created: clock.now(), application });
    isNew = await backend.commit([{ kind: 'text', key: KEY, guard: null, text: made }]);
    // If another process was faster, its identity counts.
    text = await read(backend);
  }
  const found = text === undefined ? undefined : unsealed(text);
  const parsed = found?.kind === 'whole' ? IdentitySchema.safeParse(found.document) : undefined;
  if (text === undefined || found?.kind !== 'whole' || !parsed?.success) {
    throw new StoreUnavailable(`The store does not say who it is: ${KEY} cannot be read. Restore a backup.`);
  }
  const { id, created, application: whose } = parsed.data;
  const about = { store: id, created: new Date(created).toISOString() };
  if (isNew) log.info(about, 'a store without games, or of an older version, is used from now on');
  else log.info(about, 'the store is known');
  if (application !== null && whose !== null && whose !== application)
    log.error(
      { ...about, whose, application },
      'the store holds the games of another bot: check DATA_DIR or REDIS_URL',
    );
  return { key: KEY, text, id, expected: { kind: 'expect', key: KEY, guard: guardOf(found.revision) } };
}

async function read({ adapter }: Backend): Promise<string | undefined> {
  return ((await adapter.get(KEY)) ?? undefined) as string | undefined;
}

/** The bot's user id, which anybody can read in front of its token; null for a text that is no token of Discord's. */
export function applicationOf(token: string): string | null {
  const id = Buffer.from(token.split('.')[0]!, 'base64').toString('latin1');
  return /^\d{17,20}$/.test(id) ? id : null;
}
