import { createHash } from 'node:crypto';
import KeyvRedis, { createClient, type RedisClientType } from '@keyv/redis';
import type { KeyvStoreAdapter } from 'keyv';
import { type Log, StoreUnavailable } from '../game/store/ports.ts';
import type { Backend, Boards, Write } from './backend.ts';
import { boardsIn } from './redis-boards.ts';
import { COMMIT, commitArguments, MOVE } from './redis-scripts.ts';

/** In front of every key, as a Redis server is often shared. */
const NAMESPACE = 'carcassonne';

/** ms after which a call without an answer is given up by default; Redis may still do it. The first connection may take twice as long. */
export const PATIENCE_MS = 1500;
const LONGEST_PAUSE_MS = 1000;

/** The number that RESP gives to the type of values; replies of that type come as bytes. */
const BLOB_STRING = 36;

/** Keyv's own adapter for Redis, with compare-and-set as Lua through its client, and with a time limit for every call. */
export class RedisBackend implements Backend {
  readonly adapter: KeyvStoreAdapter;
  readonly boards: Boards;
  readonly #redis: KeyvRedis<string>;
  readonly #client: RedisClientType;
  readonly #patience: number;
  #isClosed = false;

  private constructor(client: RedisClientType, patience: number) {
    this.#client = client;
    this.#patience = patience;
    this.#redis = new KeyvRedis(client, { namespace: NAMESPACE, throwOnErrors: true, throwOnConnectError: true });
    this.adapter = bounded(this.#redis, (work) => this.#answered(work));
    this.boards = boardsIn({
      client,
      keyOf: (board) => this.#prefixed(board),
      answered: (work) => this.#answered(work),
      scan: (prefix) => this.#scan(prefix),
    });
  }

  /** Connects, or throws `StoreUnavailable` within about 3 s. Later the client reconnects by itself, for ever. */
  static async open(url: string, log: Log, patience = PATIENCE_MS): Promise<RedisBackend> {
    let hasBeenReady = false;
    const client = createClient({
      url,
      // Otherwise calls would wait for a lost server, and be done long after the player was told that they failed.
      disableOfflineQueue: true,
      // `socketTimeout` also ends a silent connection, and the client does not come back from that. So pings keep it talking, and it always
      // comes back once it has been there.
      pingInterval: patience / 3,
      socket: {
        connectTimeout: (patience * 2) / 3,
        socketTimeout: patience,
        reconnectStrategy: (retries: number) =>
          hasBeenReady || retries < 2 ? Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS) : false,
      },
    }) as RedisClientType;

    let isDown = false;
    client.on('ready', () => {
      if (isDown) log.info({}, 'Redis is back');
      hasBeenReady = true;
      isDown = false;
    });
    client.on('error', (error: unknown) => {
      // Once, not at each attempt to reconnect.
      if (!isDown && hasBeenReady) log.warn({ error }, 'Redis is gone');
      isDown = true;
    });

    try {
      await withinMs(2 * patience, client.connect());
    } catch (error) {
      if (client.isOpen) client.destroy();
      throw explain(error);
    }
    const backend = new RedisBackend(client, patience);
    for (const worry of await backend.worries()) log.warn({}, worry);
    return backend;
  }

  async move(from: string, to: string, text: string): Promise<boolean> {
    const asBytes = this.#client.withTypeMapping({ [BLOB_STRING]: Buffer });
    const bytes = (await this.#answered(() => asBytes.get(this.#prefixed(from)))) as Buffer | null;
    if (bytes?.toString() !== text) return false;
    return this.#script(MOVE, [from, to], [createHash('sha1').update(bytes).digest('hex')]);
  }

  async commit(writes: readonly Write[]): Promise<boolean> {
    const { keys, args } = commitArguments(writes);
    return this.#script(COMMIT, keys, args);
  }

  async keys(prefix: string): Promise<string[]> {
    const found = new Set<string>();
    for await (const keys of this.#scan(prefix)) for (const key of keys) found.add(key);
    return [...found];
  }

  /** The server does it later by itself. It may be at it already, or refuse this user; then the operator of the server has to do it. */
  async wipe(): Promise<void> {
    await this.#answered(() => this.#client.bgRewriteAof()).catch(() => {});
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#answered(() => this.#client.close()).catch(() => {});
    if (this.#client.isOpen) this.#client.destroy();
  }

  explain(error: unknown): StoreUnavailable {
    return explain(error);
  }

  #prefixed(key: string): string {
    return this.#redis.createKeyPrefix(key, NAMESPACE);
  }

  /** The keys with the prefix, some at a time; a key may come twice. */
  async *#scan(prefix: string): AsyncGenerator<string[]> {
    const start = this.#prefixed(prefix);
    const MATCH = `${start.replace(/[*?[\]\\]/g, '\\$&')}*`;
    let cursor = '0';
    do {
      const page = await this.#answered(() => this.#client.scan(cursor, { MATCH, COUNT: 1000 }));
      yield page.keys.map((key) => prefix + key.slice(start.length));
      cursor = page.cursor;
    } while (cursor !== '0');
  }

  async #script(script: string, keys: string[], args: string[]): Promise<boolean> {
    const prefixed = keys.map((key) => this.#prefixed(key));
    return (await this.#answered(() => this.#client.eval(script, { keys: prefixed, arguments: args }))) === 1;
  }

  /**
   * The answer, or an error after the patience. The socket's time-out is not enough: every written call starts it anew, so a busy bot would
   * wait for a silent server for ever.
   */
  async #answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withinMs(this.#patience, work());
    } catch (error) {
      if (error instanceof NoAnswer && this.#client.isReady && !this.#isClosed) {
        this.#client.destroy();
        this.#client.connect().catch(() => {}); // told by its `error` event
      }
      throw error;
    }
  }

  /** Settings with which Redis loses data, in ways that look like a bug of the bot. */
  async worries(): Promise<readonly string[]> {
    const info = await this.#answered(() => this.#client.info()).catch(() => '');
    // Few users may ask for this; if not, it cannot be told.
    const settings = await this.#answered(() => this.#client.configGet('appendfsync')).catch(() => ({}));
    const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? 'noeviction';
    const dropped = Number(/^evicted_keys:(\d+)/m.exec(info)?.[1] ?? 0);
    const { appendfsync = 'always' } = settings as { readonly appendfsync?: string };
    const isKept = !/^aof_enabled:0/m.test(info);
    return [
      ...(dropped > 0 ? [`Redis has dropped ${dropped} keys since it started: games may be gone`] : []),
      ...(policy === 'noeviction'
        ? []
        : ['Redis may drop games when its memory is full: set maxmemory-policy noeviction']),
      ...(isKept ? [] : ['Redis may lose the last moves when it stops: set appendonly yes']),
      ...(isKept && appendfsync !== 'always'
        ? [`Redis may lose the last moves in a power cut: set appendfsync always instead of ${appendfsync}`]
        : []),
    ];
  }
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

async function withinMs<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // If this process was held up, an answer may lie there that nobody has read yet: it is read first.
  const timer = setTimeout(() => setImmediate(reject, new NoAnswer(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The adapter with a time limit for every call that Keyv makes. */
function bounded(redis: KeyvRedis<string>, answered: <T>(work: () => Promise<T>) => Promise<T>): KeyvStoreAdapter {
  return {
    opts: redis.opts,
    namespace: NAMESPACE,
    get: (key) => answered(() => redis.get(key)),
    set: (key, value: string, ttl) => answered(() => redis.set(key, value, ttl)),
    delete: (key) => answered(() => redis.delete(key)),
    clear: () => answered(() => redis.clear()),
    on(event, listener) {
      redis.on(event, listener);
      return this;
    },
  };
}

/** It leaves out the address, which may hold a password. */
function explain(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason =
    REASONS.find(([pattern]) => pattern.test(`${code ?? ''} ${message}`))?.[1] ??
    'cannot be reached: check that it runs and that REDIS_URL names it';
  return new StoreUnavailable(`Redis ${reason}.`, { cause: error });
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bOOM\b/, 'is full: raise its maxmemory'],
  [/MISCONF/, 'cannot write to its disk: see its log'],
  [/NOAUTH|WRONGPASS|invalid username-password/i, 'refuses the user or password in REDIS_URL'],
  [
    // Within a script it has no code.
    /NOPERM|can't run this command/,
    'does not let this user do what the bot needs: give it the commands GET, SET, DEL, EVAL, SCAN, RENAMENX, UNLINK, ' +
      'ZADD, ZREM, ZINCRBY, ZRANGE, ZRANK, ZSCORE, ZCARD and ZCOUNT',
  ],
  [/NOREPLICAS/, 'lacks the replicas that it is set to wait for: see its min-replicas-to-write'],
  [/READONLY/, 'is a read-only replica: let REDIS_URL name the primary'],
  [/LOADING/, 'is still loading its data: wait a moment'],
  [/no answer within|timeout|Disconnects client/i, 'does not answer'],
];
