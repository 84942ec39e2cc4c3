import { expect, test } from 'vitest';
import { ServedElsewhere } from '../../src/game/servers/shard.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { BEAT_MS, LEAVING_MS } from '../../src/shards/shards.ts';
import type { Call } from '../support/memory-store.ts';
import { allElse, machines, Note } from './machines.ts';

/** Holds a process in the midst of a call until a test lets it go on. */
function held(store: { pause: (call: Call) => Promise<void> | undefined }, isMeant: (call: Call) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = store.pause;
  let isHeld = false;
  store.pause = (call) => {
    if (isHeld || !isMeant(call)) return before(call);
    isHeld = true;
    return promise;
  };
  return { isHeld: () => isHeld, goOn: resolve };
}

const isLeaseAsked = ({ kind, key }: Call): boolean => kind === 'load' && key.startsWith('lease:');

test('a process that asks for its lost lease just as it is taken for gone does not regain the shard', async () => {
  const { clock, start, disk, processKey } = machines();
  const first = await start(1);
  const { shard, store } = first.served[0]!;
  const notes = store.collection('note', Note);
  await notes.save('a', { by: 'first' }, NEW);
  await clock.pass(1000);
  const asking = held(first.store, isLeaseAsked);
  const saved = notes.save('a', { by: 'again' }, NEW);
  await allElse();
  expect(asking.isHeld()).toBe(true);
  disk.delete(processKey());
  // Its next look hangs; its beat does not.
  held(first.store, ({ kind }) => kind === 'rank');
  void clock.pass(BEAT_MS);
  await allElse();
  expect(shard.isOurs()).toBe(false);
  asking.goOn();
  await expect(saved).rejects.toThrow(ServedElsewhere);
  expect(shard.isOurs()).toBe(false);
});

test('a process whose bot did not end, and that asks just as its lease is released, does not regain the shard', async () => {
  const { clock, start } = machines();
  const first = await start(2, { ends: () => new Promise(() => {}), isWaitedFor: false });
  const releasing = held(first.store, ({ kind, key }) => kind === 'delete' && key.startsWith('lease:'));
  const second = await start(2);
  const left = [...first.shards.serving.values()].at(-1)!;
  const notes = left.store.collection('note', Note);
  await notes.save('a', { by: 'first' }, NEW);
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 500) {
      await clock.pass(500);
      await allElse();
    }
  };
  await pass(BEAT_MS + LEAVING_MS - 500);
  const asking = held(first.store, isLeaseAsked);
  const saved = notes.save('a', { by: 'again' }, NEW);
  await allElse();
  await pass(500);
  expect([asking.isHeld(), releasing.isHeld(), left.shard.isOurs()]).toEqual([true, true, false]);
  asking.goOn();
  await expect(saved).rejects.toThrow(ServedElsewhere);
  releasing.goOn();
  await pass(20 * BEAT_MS);
  expect(second.ids()).toEqual([left.shard.id]);
  expect([second.served[0]!.shard.isOurs(), left.shard.isOurs()]).toEqual([true, false]);
});

test('a process that could not serve one shard at its start goes on; ended, it leaves once all its shards have ended', async () => {
  const { clock, begin, start } = machines();
  const ending = Promise.withResolvers<void>();
  let served = 0;
  const first = begin(2, {
    connects: async () => {
      if (++served === 2) throw new Error('Discord cannot be reached');
    },
    ends: () => ending.promise,
    isWaitedFor: false,
  });
  await first.shards.started;
  const { shard } = first.served[0]!;
  let isStopped = false;
  const stopped = first.shards.stop().then(() => {
    isStopped = true;
  });
  await allElse();
  const second = await start(2);
  await clock.pass(1000);
  const isTwos = second.served.some((one) => one.shard.id === shard.id && one.shard.isOurs());
  expect([isStopped, shard.isOurs(), isTwos]).toEqual([false, true, false]);
  ending.resolve();
  await stopped;
  expect(first.ids()).toEqual([]);
});

test('a process that slept in its first look serves nothing beside a process that divides the servers otherwise', async () => {
  const { clock, begin, startSlowly } = machines();
  const connected = Promise.withResolvers<void>();
  let connecting = 0;
  const old = begin(3, { connects: () => (++connecting === 1 ? connected.promise : undefined), isWaitedFor: false });
  await allElse();
  old.freeze();
  const next = await startSlowly(2);
  expect([next.failed, next.ids()]).toEqual([null, [0, 1]]);
  await old.thaw();
  await allElse();
  connected.resolve();
  await allElse();
  for (let beat = 0; beat < 20; beat++) {
    await clock.pass(BEAT_MS);
    await allElse();
  }
  const oursOf = ({ served }: Pick<typeof old, 'served'>) => served.filter(({ shard }) => shard.isOurs());
  expect([oursOf(old).length, oursOf(next).length]).toEqual([0, 2]);
});

test('a process that slept in its first look holds no lease there that would let it write', async () => {
  const { begin, startSlowly, disk } = machines();
  let connecting = 0;
  const old = begin(3, { isWaitedFor: false, connects: async () => void ++connecting });
  const asking = held(old.store, isLeaseAsked);
  await allElse();
  expect(asking.isHeld()).toBe(true);
  old.freeze();
  const next = await startSlowly(2);
  expect([next.failed, next.ids()]).toEqual([null, [0, 1]]);
  asking.goOn();
  await allElse();
  expect([connecting, [...disk.keys()].filter((key) => key.includes('-of-3'))]).toEqual([0, []]);
});

test('a process that is taken for gone in its first look gives up others’ shards before it connects the rest', async () => {
  const { clock, begin } = machines();
  const connecting: PromiseWithResolvers<void>[] = [];
  const connects = (): Promise<void> => {
    connecting.push(Promise.withResolvers());
    return connecting.at(-1)!.promise;
  };
  const pass = async (beats: number): Promise<void> => {
    for (let beat = 0; beat < beats; beat++) {
      await allElse();
      await clock.pass(BEAT_MS);
    }
    await allElse();
  };
  const first = begin(8, { connects, isWaitedFor: false });
  await allElse();
  connecting[0]!.resolve();
  await allElse();
  const [lost] = first.ids();
  first.freeze();
  const second = begin(8);
  await pass(6);
  expect(second.ids()).toContain(lost);
  await first.thaw();
  await pass(1);
  // The shard to which it was connecting as it woke.
  connecting[1]!.resolve();
  await pass(2);
  expect(first.ids()).not.toContain(lost);
});

test('a process that has stopped asks nothing of the store any more', async () => {
  const { clock, begin } = machines();
  const connected = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const first = begin(1, { connects: () => connected.promise, ends: () => ending.promise, isWaitedFor: false });
  await allElse();
  const stopped = first.shards.stop();
  connected.resolve();
  await allElse();
  const looking = held(first.store, ({ kind }) => kind === 'rank');
  await clock.pass(BEAT_MS);
  await allElse();
  ending.resolve();
  await stopped;
  const { length } = first.store.calls;
  await first.store.close();
  looking.goOn();
  await allElse();
  expect(first.store.calls).toHaveLength(length);
  expect(first.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a process that died between the two steps of its leaving is forgotten', async () => {
  const { clock, start, disk } = machines();
  const first = await start(1);
  first.store.fault = ({ kind, key }) => (kind === 'commit' && key === '' ? 'before' : null);
  await expect(first.shards.stop()).rejects.toThrow();
  const second = await start(1);
  await clock.pass(4 * BEAT_MS);
  expect(second.ids()).toEqual([0]);
  expect([...disk.keys()].filter((key) => key.startsWith('rank/processes'))).toHaveLength(1);
});
