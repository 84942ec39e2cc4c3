import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createClient } from '@keyv/redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Log, NEW, type Saved, StoreUnavailable } from '../../src/game/store/ports.ts';
import { openStore } from '../../src/storage/open.ts';
import { PATIENCE_MS, RedisBackend } from '../../src/storage/redis.ts';
import { quickFolder } from '../support/folder.ts';
import { needs } from '../support/needs.ts';
import { testsDrawn } from '../support/runs.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { contract, count } from './contract.ts';
import { freePort, type RedisServer, startRedis } from './redis-server.ts';

const program = needs('redis-server');
const withProcesses = testsDrawn('Redis', { oneIn: 8, about: ['src/storage/'] });

let lines: string[] = [];
const line = (data: object, message: string): void => void lines.push(`${message} ${JSON.stringify(data)}`);
const log: Log = { debug: line, info: line, warn: line, error: line };
const clock = { now: () => 0 };

describe.skipIf(program === null)('on a real redis-server', () => {
  let folder: string;
  let server: RedisServer;
  /** Speaks to the server past the store. */
  let admin: Awaited<ReturnType<typeof connected>>;

  const connected = async (url: string) => {
    const client = createClient({ url });
    client.on('error', () => {});
    await client.connect();
    return client;
  };

  beforeAll(async () => {
    folder = quickFolder('redis');
    server = await startRedis(program!, folder);
    admin = await connected(server.url);
  });
  afterAll(async () => {
    if (admin?.isOpen) admin.destroy();
    await server?.kill();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    lines = [];
  });

  const open = () => openStore({ dataDir: '', redisUrl: server.url, log, clock, patience: ENDLESS_MS });
  /** A store with the bot's own patience. */
  const openImpatient = () => openStore({ dataDir: '', redisUrl: server.url, log, clock });
  const TEXT = z.string();
  const revisionOf = async (saving: Promise<Saved>): Promise<number> => {
    const saved = await saving;
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    return saved.revision;
  };

  describe('promises of every store', () => {
    contract(async () => {
      await admin.flushAll();
      return {
        open: () => RedisBackend.open(server.url, log, ENDLESS_MS),
        address: ['', server.url],
        async fill() {
          await admin.configSet('maxmemory-policy', 'noeviction');
          await admin.configSet('maxmemory', '1');
        },
        takeAway: () => server.kill(),
        async clean() {
          await server.restart();
          await admin.configSet('maxmemory', '0');
        },
      };
    }, withProcesses);
  });

  test('keys stand under a name of their own, as several programs often share a server', async () => {
    await admin.flushAll();
    const store = await open();
    await store.collection('game', TEXT).save('a', 'x', NEW);
    await store.commit([store.rankings.setting('b', 'm', 1)]);
    await store.check();
    const keys = ['carcassonne::game:a', 'carcassonne::identity:store', 'carcassonne::rank/b'];
    expect((await admin.keys('*')).sort()).toEqual(keys);
    await store.close();
  });

  test('a text that is not UTF-8 can be set aside, byte for byte', async () => {
    const backend = await RedisBackend.open(server.url, log, ENDLESS_MS);
    await admin.set('carcassonne::game:a', Buffer.from('7bff7d', 'hex'));
    const text = await backend.adapter.get<string>('game:a');
    expect(await backend.move('game:a', 'broken:a', text as string)).toBe(true);
    expect(await admin.getRange('carcassonne::broken:a', 0, 0)).toBe('{');
    expect(await admin.strLen('carcassonne::broken:a')).toBe(3);
    await backend.close();
  });

  test('a silent server is refused, and forgiven when it speaks again', async () => {
    await admin.flushAll();
    const store = await openImpatient();
    const texts = store.collection('game', TEXT);
    server.freeze();
    let refused = 0;
    const calls: Promise<unknown>[] = [];
    // More calls until one is refused, since each written call restarts the socket's own time-out.
    const refusal = () =>
      texts
        .load('a')
        .catch((error: unknown) => error)
        .finally(() => refused++);
    await expect.poll(() => calls.push(refusal()) && refused).toBeGreaterThan(0);
    for (const result of await Promise.all(calls)) expect(result).toBeInstanceOf(StoreUnavailable);
    server.thaw();
    await expect.poll(() => texts.load('a').catch(() => 'refused')).toEqual({ kind: 'none' });
    await store.close();
  });

  test('a save that was refused during the silence of the server is whole or absent, and revisions tell which', async () => {
    await admin.flushAll();
    const patient = await open();
    const made = await revisionOf(patient.collection('game', TEXT).save('a', 'one', NEW));
    await patient.close();
    const store = await openImpatient();
    const texts = store.collection('game', TEXT);
    server.freeze();
    await expect(texts.save('a', 'two', made)).rejects.toThrow('does not answer');
    server.thaw();
    await expect.poll(() => texts.load('a').catch(() => 'refused')).toMatchObject({ kind: 'found' });
    const loaded = await texts.load('a');
    const { value, revision } = loaded.kind === 'found' ? loaded.stored : { value: '', revision: -1 };
    expect([value, revision]).toEqual(revision === made + 1 ? ['two', made + 1] : ['one', made]);
    expect(await texts.save('a', 'three', revision)).toEqual({ kind: 'saved', revision: revision + 1 });
    await store.close();
  });

  test('a connection without requests for a while stays', async () => {
    const store = await openImpatient();
    lines = [];
    // Without keep-alive calls, a connection ends by that time-out.
    const other = createClient({ url: server.url, socket: { socketTimeout: PATIENCE_MS, reconnectStrategy: false } });
    const ended = once(other, 'error');
    await other.connect();
    await ended;
    await store.check();
    expect(lines).toEqual([]);
    await store.close();
  });

  withProcesses('a killed server is refused at once, and comes back with all that was acknowledged', async () => {
    await admin.flushAll();
    const store = await open();
    const [last] = (await count(['', server.url], 1_000_000, 30)).slice(-1);
    await server.kill();
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    await server.restart();
    await expect
      .poll(() =>
        store.check().then(
          () => 'well',
          () => 'ill',
        ),
      )
      .toBe('well');
    const loaded = await store.collection('counter', z.object({ count: z.int() })).load('one');
    expect(loaded.kind === 'found' && [last, last! + 1].includes(loaded.stored.value.count)).toBe(true);
    expect(lines.filter((text) => text.startsWith('Redis is gone'))).toHaveLength(1);
    expect(lines.filter((text) => text.startsWith('Redis is back'))).toHaveLength(1);
    await store.close();
  });

  test('a server that is killed among commits comes back with each commit whole or absent', async () => {
    await admin.flushAll();
    const store = await open();
    const texts = store.collection('game', TEXT);
    let acknowledged = 0;
    let revisions = [NEW, NEW];
    const writing = (async () => {
      for (;;) {
        const saving = ['a', 'b'].map((id, at) => texts.saving(id, String(acknowledged + 1), revisions[at]!));
        const ranking = Array.from({ length: 300 }, (_, index) => store.rankings.adding('counts', `m${index}`, 1));
        expect(await store.commit([...saving, ...ranking])).toBe('saved');
        revisions = saving.map(({ revision }) => revision);
        acknowledged += 1;
      }
    })();
    const killing = expect
      .poll(() => acknowledged)
      .toBeGreaterThan(20)
      .then(() => server.kill());
    await expect(writing).rejects.toThrow(StoreUnavailable);
    await killing;
    await server.restart();
    await expect
      .poll(() =>
        texts.list().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const loaded = await Promise.all(['a', 'b'].map((id) => texts.load(id)));
    const counts = loaded.map((found) => (found.kind === 'found' ? Number(found.stored.value) : Number.NaN));
    const ranked = await store.rankings.page('counts', 0, 1000);
    expect(ranked).toHaveLength(300);
    const all = new Set([...counts, ...ranked.map(({ score }) => score)]);
    expect([[acknowledged], [acknowledged + 1]]).toContainEqual([...all]);
    await store.close();
  });

  test('a commit that a user with older rights may not make is refused whole', async () => {
    const rights = ['-@all', '~carcassonne::*', ...'+get +set +del +eval +hello +client +info +ping'.split(' ')];
    await admin.flushAll();
    await admin.sendCommand(['ACL', 'SETUSER', 'old', 'on', '>pass', ...rights]);
    const store = await openStore({ dataDir: '', redisUrl: server.url.replace('//', '//old:pass@'), log, clock });
    const changes = [store.collection('game', TEXT).saving('a', 'x', NEW), store.rankings.setting('b', 'm', 1)];
    await expect(store.commit(changes)).rejects.toThrow('give it the commands');
    expect(await admin.keys('*')).toEqual(['carcassonne::identity:store']);
    await store.close();
    await admin.sendCommand(['ACL', 'DELUSER', 'old']);
  });

  test('a server that drops games when it is full, or keeps nothing on disk, causes a warning', async () => {
    await admin.configSet({ 'maxmemory-policy': 'allkeys-lru', appendonly: 'no' });
    const store = await open();
    expect(lines.join('\n')).toContain('set maxmemory-policy noeviction');
    expect(lines.join('\n')).toContain('set appendonly yes');
    await store.close();
    await admin.configSet({ 'maxmemory-policy': 'noeviction', appendonly: 'yes' });
  });

  test('each check tells which data the server is set to lose, even if that changed meanwhile', async () => {
    const store = await open();
    expect(await store.check()).toEqual([]);
    await admin.configSet('appendfsync', 'everysec');
    expect(await store.check()).toEqual([
      'Redis may lose the last moves in a power cut: set appendfsync always instead of everysec',
    ]);
    await admin.configSet('appendfsync', 'always');
    expect(await store.check()).toEqual([]);
    await store.close();
  });

  test('each check tells of keys that the server has dropped', async () => {
    await admin.flushAll();
    const store = await open();
    const fill = Array.from({ length: 300 }, (_, index) => `filling:${index}`);
    for (const key of fill) await admin.set(key, 'x'.repeat(10_000));
    const used = Number(/used_memory:(\d+)/.exec(await admin.info('memory'))![1]);
    await admin.configSet({ 'maxmemory-policy': 'allkeys-random', maxmemory: String(used - 1_000_000) });
    await admin.set('one:more', 'x');
    await admin.configSet({ maxmemory: '0', 'maxmemory-policy': 'noeviction' });
    const dropped = /^Redis has dropped [1-9]\d* keys since it started: games may be gone$/;
    const backend = await RedisBackend.open(server.url, log);
    expect(await backend.worries()).toEqual([expect.stringMatching(dropped)]);
    await backend.close();
    await admin.flushAll();
    await admin.configResetStat();
    await store.close();
  });

  test('a user with only the rights that docs/operating.md names can do everything', async () => {
    const named = /needs the commands\s`([a-z ]+)`/.exec(readFileSync('docs/operating.md', 'utf8'))![1]!;
    const rights = ['-@all', '~carcassonne::*', ...named.split(' ').map((command) => `+${command}`)];
    await admin.sendCommand(['ACL', 'SETUSER', 'bot', 'on', '>pass', ...rights]);
    await admin.set('carcassonne::game:b', 'damage');
    lines = [];
    const store = await openStore({ dataDir: '', redisUrl: server.url.replace('//', '//bot:pass@'), log, clock });
    const texts = store.collection('game', TEXT);
    await store.check();
    const made = await revisionOf(texts.save('acl', 'x', NEW));
    expect(await texts.delete('acl', made)).toEqual({ kind: 'deleted' });
    expect(await texts.load('b')).toMatchObject({ kind: 'broken' });
    await texts.list();
    const { rankings } = store;
    await store.commit([rankings.setting('b', 'm', 1), rankings.adding('b', 'n', 1)]);
    const saving = texts.saving('acl', 'x', NEW);
    expect(await store.commit([rankings.setting('b', 'm', null), saving])).toBe('saved');
    expect(await store.commit([texts.deleting('acl', saving.revision)])).toBe('saved');
    expect(await rankings.page('b', 0, 9)).toEqual([{ member: 'n', score: 1 }]);
    expect([await rankings.score('b', 'n'), await rankings.place('b', 'n')]).toEqual([1, 0]);
    expect([await rankings.size('b'), await rankings.above('b', 0)]).toEqual([1, 1]);
    await rankings.drop('');
    expect(await rankings.boards('')).toEqual([]);
    await store.close();
    await admin.sendCommand(['ACL', 'DELUSER', 'bot']);
  });

  test('a wrong password is told in one sentence that does not repeat it', async () => {
    await admin.configSet('requirepass', 'correct');
    const url = server.url.replace('//', '//:S3cr3t@');
    const refusal = await openStore({ dataDir: '', redisUrl: url, log, clock }).catch((error: unknown) => error);
    await admin.configSet('requirepass', '');
    expect(refusal).toBeInstanceOf(StoreUnavailable);
    expect((refusal as Error).message).toBe('Redis refuses the user or password in REDIS_URL.');
    expect(lines.join()).not.toContain('S3cr3t');
  });
});

describe('without a server', () => {
  const refusal = async (port: number): Promise<Error> => {
    const opening = openStore({ dataDir: '', redisUrl: `redis://:S3cr3t@127.0.0.1:${port}`, log, clock });
    return opening.then(
      () => new Error('opened'),
      (error: Error) => error,
    );
  };

  test('a port without a listener: one sentence, no address', async () => {
    const error = await refusal(await freePort());
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.message).toBe('Redis cannot be reached: check that it runs and that REDIS_URL names it.');
  });

  test('a server that never answers', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    const error = await refusal((mute.address() as { port: number }).port);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.message).toBe('Redis does not answer.');
    mute.close();
  });
});
