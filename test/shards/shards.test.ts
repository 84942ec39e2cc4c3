import { describe, expect, test } from 'vitest';
import { ServedElsewhere } from '../../src/game/servers/shard.ts';
import { type Clock, NEW } from '../../src/game/store/ports.ts';
import { createIdentifyTurns } from '../../src/shards/identify.ts';
import { GONE_MS } from '../../src/shards/processes.ts';
import { BEAT_MS, LEAVING_MS } from '../../src/shards/shards.ts';
import { simulatedClock } from '../game/time/simulation.ts';
import { type Call, memoryStore, newDisk } from '../support/memory-store.ts';
import { allElse, machines, Note } from './machines.ts';

describe('processes that share the servers', () => {
  test('each shard is served by one process, as evenly as can be', async () => {
    const { clock, start } = machines();
    const first = await start(3);
    expect(first.ids()).toEqual([0, 1, 2]);
    const second = await start(3);
    const third = await start(3);
    await clock.pass(6 * BEAT_MS);
    expect([...first.ids(), ...second.ids(), ...third.ids()].sort()).toEqual([0, 1, 2]);
    expect([first, second, third].map((one) => one.ids().length)).toEqual([1, 1, 1]);
    // The shards do not move any more.
    const before = [first.ids(), second.ids(), third.ids()];
    await clock.pass(10 * BEAT_MS);
    expect([first.ids(), second.ids(), third.ids()]).toEqual(before);
  });

  test('a process that comes after the others were counted keeps the shard that it has taken', async () => {
    const { start } = machines();
    let faster: Awaited<ReturnType<typeof start>> | undefined;
    const pause = async ({ kind, key }: Call): Promise<void> => {
      if (kind === 'load' && key.startsWith('lease:')) faster ??= await start(1);
    };
    const slower = await start(1, { pause });
    expect([faster!.ids(), slower.ids()]).toEqual([[0], []]);
  });

  test('a process that stops leaves its shards to the others at once', async () => {
    const { clock, start } = machines();
    const first = await start(2);
    const second = await start(2);
    await clock.pass(4 * BEAT_MS);
    await first.shards.stop();
    await clock.pass(BEAT_MS);
    expect(second.ids()).toEqual([0, 1]);
  });

  test('a process that died is replaced within 30 s, and not while it lives', async () => {
    const { clock, start } = machines();
    const first = await start(1);
    const second = await start(1);
    await clock.pass(20 * GONE_MS);
    expect([first.ids(), second.ids()]).toEqual([[0], []]);
    first.freeze();
    await clock.pass(30_000);
    expect(second.ids()).toEqual([0]);
  });

  test('a process that was killed is replaced at once by its successor on its machine', async () => {
    const { start } = machines();
    const here = { place: 'here', pid: 7 };
    const first = await start(1, here);
    first.freeze();
    const next = await start(1, { place: 'here', pid: 8, isRunning: (pid) => pid !== 7 });
    expect(next.ids()).toEqual([0]);
    next.freeze();
    // In a container it has an equal number again.
    const another = await start(1, { place: 'here', pid: 8 });
    expect(another.ids()).toEqual([0]);
  });

  test('a process that wakes from a long pause can neither write nor post, and leaves', async () => {
    const { clock, start, disk } = machines();
    const first = await start(1);
    const [old] = first.served;
    const notes = old!.store.collection('note', Note);
    const saved = await notes.save('a', { by: 'first' }, NEW);
    expect(saved.kind).toBe('saved');
    const based = saved.kind === 'saved' ? saved.revision : NEW;
    const second = await start(1);
    first.freeze();
    expect(old!.shard.isOurs()).toBe(true);
    await clock.pass(30_000);
    expect(second.ids()).toEqual([0]);

    // Before it does anything else.
    expect(old!.shard.isOurs()).toBe(false);
    const changes = [notes.saving('b', { by: 'first' }, NEW)];
    await expect(old!.store.commit(changes)).rejects.toThrow(ServedElsewhere);
    await expect(notes.save('a', { by: 'first' }, based)).rejects.toThrow(ServedElsewhere);
    await expect(notes.delete('a', based)).rejects.toThrow(ServedElsewhere);
    expect([...disk.keys()].filter((key) => key.startsWith('note'))).toHaveLength(1);

    await first.thaw();
    expect(first.ids()).toEqual([]);
    expect([old!.shard.isOurs(), old!.shard.isLost()]).toEqual([false, true]);
    await clock.pass(10 * BEAT_MS);
    expect([...first.ids(), ...second.ids()]).toEqual([0]);
  });

  test('while the store is away nobody takes a shard, and afterwards each process serves as before', async () => {
    const { clock, start } = machines();
    const first = await start(1);
    const second = await start(1);
    await clock.pass(BEAT_MS);
    for (const { store } of [first, second]) store.fault = () => 'before';
    await clock.pass(10 * GONE_MS);
    // It cannot know what others do meanwhile, so it is silent.
    const { shard } = first.served[0]!;
    expect([shard.isOurs(), shard.isLost()]).toEqual([false, false]);
    for (const { store } of [first, second]) store.fault = () => null;
    await clock.pass(BEAT_MS);
    expect([first.ids(), second.ids()]).toEqual([[0], []]);
    expect(first.served[0]!.shard.isOurs()).toBe(true);
  });

  test('a full disk makes no process say that another serves its servers', async () => {
    const { clock, start } = machines();
    const { store, served, ids } = await start(1);
    const { shard } = served[0]!;
    store.fault = ({ kind }) => (kind === 'commit' ? 'before' : null);
    await clock.pass(10 * GONE_MS);
    expect([shard.isOurs(), shard.isLost()]).toEqual([false, false]);
    store.fault = () => null;
    await clock.pass(BEAT_MS);
    expect([ids(), shard.isOurs()]).toEqual([[0], true]);
  });

  test('a process that divides the servers otherwise does not start, and disturbs nobody', async () => {
    const { clock, start, startSlowly } = machines();
    const first = await start(2);
    const second = await start(2);
    await clock.pass(4 * BEAT_MS);
    first.freeze();
    const other = await startSlowly(3);
    expect(other.failed).toMatchObject({ message: expect.stringContaining('SHARD_COUNT=2, this one with 3') });
    expect(other.ids()).toEqual([]);
    expect(second.ids()).toEqual([0, 1]);
  });

  test('a process that divides the servers otherwise keeps nobody from taking over while it tries in vain', async () => {
    const { clock, begin, start, disk } = machines();
    const first = await start(2);
    const second = await start(2);
    await clock.pass(4 * BEAT_MS);
    first.freeze();
    await clock.pass(2 * BEAT_MS);
    const other = begin(3);
    other.shards.started.catch(() => {});
    await allElse();
    await clock.pass(3 * BEAT_MS);
    expect([...disk.keys()].filter((key) => key.startsWith('process:'))).toHaveLength(2);
    expect(second.ids()).toEqual([0, 1]);
    await other.shards.stop();
  });

  test('a process that divides the servers otherwise starts once processes that died unheard have been silent for long enough', async () => {
    const { clock, start, startSlowly } = machines();
    const old = await start(2);
    const notes = old.served[0]!.store.collection('note', Note);
    old.freeze();
    const next = await startSlowly(3);
    expect([next.failed, next.ids()]).toEqual([null, [0, 1, 2]]);
    // The old process was only asleep.
    await expect(notes.save('a', { by: 'old' }, NEW)).rejects.toThrow(ServedElsewhere);
    await old.thaw();
    await clock.pass(10 * BEAT_MS);
    expect([old.ids(), next.ids()]).toEqual([[], [0, 1, 2]]);
  });

  test('a process that speaks again just as it is taken for gone keeps its shards', async () => {
    const { clock, start, processKey } = machines();
    const first = await start(1);
    const key = processKey();
    const pause = (call: Call): Promise<void> | undefined =>
      call.key === key && call.kind !== 'load' ? first.thaw() : undefined;
    const second = await start(1, { pause });
    first.freeze();
    await clock.pass(10 * GONE_MS);
    expect([first.ids(), second.ids()]).toEqual([[0], []]);
  });

  test('a process that was taken for gone posts nothing before it has given up, though its lease is not another’s yet', async () => {
    const { clock, start } = machines();
    const first = await start(1);
    const [old] = first.served;
    const ours: boolean[] = [];
    const pause = async ({ kind, key }: Call): Promise<void> => {
      if (kind === 'load' || !key.startsWith('lease:') || ours.length > 0) return;
      await first.thaw();
      ours.push(old!.shard.isOurs());
    };
    const second = await start(1, { pause });
    first.freeze();
    await clock.pass(10 * GONE_MS);
    expect(ours).toEqual([false]);
    expect(old!.shard.isOurs()).toBe(false);
    expect([...first.ids(), ...second.ids()]).toEqual([0]);
  });

  test('a process that wakes posts nothing before it has looked at its lease', async () => {
    const { clock, start } = machines();
    const looks = Promise.withResolvers<void>();
    let isAwake = false;
    const pause = ({ key }: Call): Promise<void> | undefined =>
      isAwake && key.startsWith('lease:') ? looks.promise : undefined;
    const first = await start(1, { pause });
    const [old] = first.served;
    const second = await start(1);
    first.freeze();
    await clock.pass(30_000);
    isAwake = true;
    const woken = first.thaw();
    await allElse();
    expect(old!.shard.isOurs()).toBe(false);
    looks.resolve();
    await woken;
    expect([first.ids(), second.ids()]).toEqual([[], [0]]);
  });

  test('a store that forgets its last writes, as a replica that takes over may, gives no lease to two processes', async () => {
    const { clock, start, disk } = machines();
    const before = await start(1);
    await before.shards.stop();
    const kept = new Map(disk);
    const first = await start(1);
    const notes = first.served[0]!.store.collection('note', Note);
    disk.clear();
    for (const [key, lying] of kept) disk.set(key, lying);
    const second = await start(1);
    expect(second.ids()).toEqual([0]);
    await expect(notes.save('a', { by: 'first' }, NEW)).rejects.toThrow(ServedElsewhere);
    await clock.pass(2 * BEAT_MS);
    expect([first.ids(), second.ids()]).toEqual([[], [0]]);
  });

  test('no process looks dead if a clock is set', async () => {
    const { clock, start } = machines();
    const first = await start(1);
    const second = await start(1);
    await clock.pass(2 * BEAT_MS);
    for (const ms of [3_600_000, -3_600_000]) {
      // Slightly late with its beat, as happens.
      first.freeze();
      await clock.pass(BEAT_MS);
      second.setClock(ms);
      await clock.pass(BEAT_MS);
      await first.thaw();
      await clock.pass(2 * BEAT_MS);
      expect([first.ids(), second.ids()]).toEqual([[0], []]);
    }
  });

  test('shards connect one after another, even if the first shards take longer than the interval between two looks', async () => {
    const { clock, begin } = machines();
    const connecting: PromiseWithResolvers<void>[] = [];
    const one = begin(3, {
      connects: () => {
        connecting.push(Promise.withResolvers());
        return connecting.at(-1)!.promise;
      },
      isWaitedFor: false,
    });
    for (let shard = 0; shard < 3; shard++) {
      for (let beat = 0; beat < 3; beat++) {
        await allElse();
        await clock.pass(BEAT_MS);
      }
      expect([connecting.length, one.ids().length]).toEqual([shard + 1, shard]);
      connecting[shard]!.resolve();
      await allElse();
    }
    await one.shards.started;
    expect(one.ids()).toEqual([0, 1, 2]);
  });

  test('a process that is taken for gone while its first shard connects can still be ended', async () => {
    const { clock, begin, disk, processKey } = machines();
    const connected = Promise.withResolvers<void>();
    const one = begin(1, { connects: () => connected.promise, isWaitedFor: false });
    await allElse();
    disk.delete(processKey());
    for (let beat = 0; beat < 3; beat++) {
      await clock.pass(BEAT_MS);
      await allElse();
    }
    connected.resolve();
    await allElse();
    await one.shards.stop();
    expect([one.ids(), [...disk.keys()]]).toEqual([[], []]);
  });

  test('a process that stops while a shard still connects ends the serving shards at once', async () => {
    const { begin } = machines();
    const connected = Promise.withResolvers<void>();
    let served = 0;
    const one = begin(2, { connects: () => (++served === 1 ? undefined : connected.promise) });
    await expect.poll(() => served).toBe(2);
    expect(one.ids()).toHaveLength(1);
    const stopped = one.shards.stop();
    await expect.poll(() => one.ids()).toEqual([]);
    connected.resolve();
    await stopped;
    await one.shards.started;
    expect(one.ids()).toEqual([]);
  });

  test('a shard whose bot does not come to its end still goes to another process, and posts nothing more', async () => {
    const { clock, start } = machines();
    const first = await start(2, { ends: () => new Promise(() => {}), isWaitedFor: false });
    const second = await start(2);
    for (let passed = 0; passed < LEAVING_MS + 4 * BEAT_MS; passed += BEAT_MS) {
      await clock.pass(BEAT_MS);
      await allElse();
    }
    expect(second.ids()).toHaveLength(1);
    const [left] = first.served.filter(({ shard }) => second.ids().includes(shard.id));
    expect(left!.shard.isOurs()).toBe(false);
  });

  test('a shard that was given up while the store was away leaves no lasting gap, though its process lives on', async () => {
    const { clock, start } = machines();
    const first = await start(2);
    first.store.fault = ({ kind, key }) => (kind === 'delete' && key.startsWith('lease:') ? 'before' : null);
    const second = await start(2);
    await clock.pass(2 * BEAT_MS);
    expect([first.ids().length, second.ids().length]).toEqual([1, 0]);
    first.store.fault = () => null;
    await clock.pass(4 * BEAT_MS);
    expect([...first.ids(), ...second.ids()].sort()).toEqual([0, 1]);
  });

  test('a process that stops while the store is away still lets all its shards finish', async () => {
    const { start } = machines();
    let ending = 0;
    const first = await start(2, { ends: () => (++ending === 1 ? Promise.resolve() : allElse()) });
    first.store.fault = () => 'before';
    await first.shards.stop().catch(() => {});
    expect(first.ids()).toEqual([]);
  });

  test('only the holder of the lease can drop boards', async () => {
    const { clock, start } = machines();
    const first = await start(1);
    const { rankings, commit } = first.served[0]!.store;
    await commit([rankings.setting('wins', 'ada', 1)]);
    await rankings.drop('won');
    first.freeze();
    const second = await start(1);
    await clock.pass(30_000);
    expect(second.ids()).toEqual([0]);
    await expect(rankings.drop('wins')).rejects.toThrow(ServedElsewhere);
    expect(await rankings.size('wins')).toBe(1);
  });

  test('a process knows the other processes without looking through all keys of the store', async () => {
    const { clock, start } = machines();
    const first = await start(1);
    await start(1);
    first.store.calls.length = 0;
    await clock.pass(10 * BEAT_MS);
    expect(first.store.calls.filter(({ kind }) => kind === 'list')).toEqual([]);
  });

  test('a server belongs to the shard that Discord names', async () => {
    const { start } = machines();
    const { served } = await start(3);
    // (613425648685547541 >> 22) % 3, by Discord's formula
    const guild = '613425648685547541';
    const owner = Number((BigInt(guild) >> 22n) % 3n);
    expect(served.filter(({ shard }) => shard.serves(guild)).map(({ shard }) => shard.id)).toEqual([owner]);
  });
});

describe('introducing oneself to Discord', () => {
  test.each([3_600_000, -3_600_000])(
    'a clock that is wrong by %i ms keeps nobody on other machines waiting',
    async (ms) => {
      const clock = simulatedClock(allElse);
      const disk = newDisk();
      const { signal } = new AbortController();
      const wrong: Clock = { now: () => clock.now() + ms, after: clock.after };
      await createIdentifyTurns(memoryStore(disk), wrong)(0, 1, signal);
      let isDone = false;
      const next = createIdentifyTurns(memoryStore(disk), clock)(1, 1, signal).then(() => {
        isDone = true;
      });
      for (let passed = 0; passed < 6000; passed += 500) {
        await allElse();
        await clock.pass(500);
      }
      await allElse();
      expect(isDone).toBe(true);
      await next;
    },
  );

  test('a process that gives up waiting waits no more', async () => {
    const clock = simulatedClock(allElse);
    const turns = createIdentifyTurns(memoryStore(), clock);
    await turns(0, 1, new AbortController().signal);
    const waiting = new AbortController();
    const next = turns(1, 1, waiting.signal);
    await allElse();
    waiting.abort(new Error('closed'));
    await expect(next).rejects.toThrow('closed');
  });

  test('over all processes one at a time does it, with as many shards together as Discord allows', async () => {
    const clock = simulatedClock(async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
    const disk = newDisk();
    const done: (readonly [number, number])[] = [];
    const began = clock.now();
    const { signal } = new AbortController();
    const all = [0, 1, 2, 3].map(async (shard) => {
      await createIdentifyTurns(memoryStore(disk), clock)(shard, 2, signal);
      done.push([shard, clock.now() - began]);
    });
    for (; done.length < all.length; await clock.pass(100)) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(all);
    const times = (bucket: number) => done.filter(([shard]) => shard % 2 === bucket).map(([, at]) => at);
    for (const bucket of [0, 1]) {
      const [first, second] = times(bucket);
      expect(second! - first!).toBeGreaterThanOrEqual(5000);
    }
  });
});
