import { expect, test } from 'vitest';
import { patiently } from '../../src/shards/patience.ts';
import { BEAT_MS, DARK_MS } from '../../src/shards/shards.ts';
import { simulatedClock } from '../game/time/simulation.ts';
import { allElse, machines } from './machines.ts';

/** A process's way to Discord. */
function way() {
  let isCut = false;
  return {
    isReady: () => !isCut,
    reach: async () => {
      if (isCut) throw new Error('Discord cannot be reached');
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** Lets time pass, even if calls hang. */
async function passing(clock: { pass(ms: number): Promise<void> }, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += BEAT_MS / 4) {
    await clock.pass(BEAT_MS / 4);
    await allElse();
  }
}

const worse = ({ log }: { log: { lines: readonly { level: string }[] } }) =>
  log.lines.filter(({ level }) => level === 'warn' || level === 'error');

test('a process whose connection is not ready for 30 s gives its shards up to a ready process, and gets its share back', async () => {
  const { clock, start } = machines();
  const own = way();
  const first = await start(2, own);
  await clock.pass(BEAT_MS);
  const second = await start(2);
  await clock.pass(4 * BEAT_MS);
  expect([first.ids().length, second.ids().length]).toEqual([1, 1]);
  own.cut();
  await clock.pass(DARK_MS - 1);
  expect([first.ids().length, second.ids().length]).toEqual([1, 1]);
  await clock.pass(2 * BEAT_MS);
  expect([first.ids(), second.ids()]).toEqual([[], [0, 1]]);
  await clock.pass(60 * DARK_MS);
  expect([first.ids(), second.ids()]).toEqual([[], [0, 1]]);
  // Every server has a process.
  expect([first.shards.missed(), second.shards.missed()]).toEqual([null, null]);
  own.mend();
  await clock.pass(4 * BEAT_MS);
  expect([first.ids().length, second.ids().length]).toEqual([1, 1]);
});

test('unfinished work of a process without a connection keeps nobody waiting', async () => {
  const { clock, start } = machines();
  const own = way();
  const first = await start(1, { ...own, ends: () => new Promise(() => {}), isWaitedFor: false });
  const second = await start(1);
  own.cut();
  await passing(clock, DARK_MS + 2 * BEAT_MS);
  expect(second.ids()).toEqual([0]);
  expect(first.served[0]!.shard.isOurs()).toBe(false);
});

test('a shard alone that is not ready goes to another process, too', async () => {
  const { clock, start } = machines();
  let dark: number | null = null;
  const first = await start(4, { isReady: (shard) => shard !== dark });
  const second = await start(4);
  await clock.pass(6 * BEAT_MS);
  expect([first.ids().length, second.ids().length]).toEqual([2, 2]);
  dark = first.ids()[0]!;
  await clock.pass(DARK_MS + 2 * BEAT_MS);
  expect(first.ids()).not.toContain(dark);
  expect(second.ids()).toContain(dark);
});

test('a process whose connection is lost for a moment keeps its shard, however long nobody has looked at it', async () => {
  const { clock, begin } = machines();
  let dark: number | null = null;
  const connects = (): Promise<void> => new Promise((resolve) => clock.after(DARK_MS - 2000, resolve));
  const one = begin(4, { connects, isReady: (shard) => shard !== dark, isWaitedFor: false });
  await passing(clock, 4 * DARK_MS - 3 * BEAT_MS);
  expect(one.ids()).toHaveLength(3);
  dark = one.ids()[0]!;
  await passing(clock, 5 * BEAT_MS);
  dark = null;
  await passing(clock, BEAT_MS);
  expect([one.ids(), worse(one)]).toEqual([[0, 1, 2, 3], []]);
});

test('a process that waits for its turn to introduce itself again is not given up for that', async () => {
  const { clock, start } = machines();
  const others = Promise.withResolvers<void>();
  let dark: number | null = null;
  const one = await start(2, {
    isReady: (shard) => shard !== dark,
    pause: ({ key }) => (key.startsWith('identify') ? others.promise : undefined),
  });
  const { shard, connecting } = one.served[0]!;
  dark = shard.id;
  const turn = connecting.inTurn!(shard.id, 1, new AbortController().signal);
  await passing(clock, 4 * DARK_MS);
  expect([one.ids(), worse(one)]).toEqual([[0, 1], []]);
  others.resolve();
  await turn;
  await passing(clock, DARK_MS - BEAT_MS);
  expect([one.ids(), worse(one)]).toEqual([[0, 1], []]);
  await passing(clock, 3 * BEAT_MS);
  expect(worse(one)).toMatchObject([
    { level: 'warn' },
    { level: 'error', message: expect.stringMatching(/^a shard is given up/) },
  ]);
});

test('if nobody can reach Discord, all keep their shards and are ill, and connections get time once it is back', async () => {
  const { clock, start } = machines();
  const discord = way();
  let isReady = true;
  const how = { reach: discord.reach, isReady: () => isReady };
  const first = await start(1, how);
  const second = await start(1, how);
  discord.cut();
  isReady = false;
  await clock.pass(20 * DARK_MS);
  expect([first.ids(), second.ids()]).toEqual([[0], []]);
  expect(second.shards.missed()).toMatchObject({ message: 'Discord cannot be reached' });
  discord.mend();
  await clock.pass(DARK_MS - BEAT_MS);
  isReady = true;
  await clock.pass(DARK_MS);
  expect([first.ids(), second.ids(), second.shards.missed()]).toEqual([[0], [], null]);
});

test('a process that Discord would not let connect is not counted, and is ill if a shard is free', async () => {
  const { clock, start } = machines();
  const first = await start(2);
  const own = way();
  own.cut();
  const second = await start(2, own);
  await clock.pass(20 * DARK_MS);
  expect([first.ids(), second.ids(), second.shards.missed()]).toEqual([[0, 1], [], null]);
  expect(worse(second)).toMatchObject([
    { level: 'warn', message: expect.stringMatching(/^this process cannot serve/) },
  ]);
  first.freeze();
  await clock.pass(DARK_MS);
  expect(second.ids()).toEqual([]);
  expect(second.shards.missed()).toMatchObject({ message: 'Discord cannot be reached' });
  own.mend();
  await clock.pass(2 * BEAT_MS);
  expect([second.ids(), second.shards.missed()]).toEqual([[0, 1], null]);
});

test('a process that hangs as it connects loses the shard after 30 s, and lets others serve it longer each time', async () => {
  const { clock, start } = machines();
  const first = await start(2, { isWaitedFor: false });
  const second = await start(2, { connects: () => new Promise(() => {}), isWaitedFor: false });
  let [unserved, longest, all] = [0, 0, 0];
  for (let passed = 0; passed < 60 * 60_000; passed += 1000) {
    await clock.pass(1000);
    await allElse();
    unserved = first.ids().length < 2 ? unserved + 1 : 0;
    all += Math.min(unserved, 1);
    longest = Math.max(longest, unserved);
  }
  expect(second.ids()).toEqual([]);
  expect(longest).toBeGreaterThanOrEqual(30);
  expect(longest).toBeLessThan(40);
  expect(all).toBeLessThan(8 * 40);
});

test('a process that serves nobody yet, since its first shard hangs, ends after 30 s and says why', async () => {
  const { clock, begin, disk } = machines();
  const one = begin(1, { connects: () => new Promise(() => {}), isWaitedFor: false });
  const failed = one.shards.started.catch((error) => error);
  await passing(clock, DARK_MS + BEAT_MS);
  expect(await failed).toMatchObject({ message: 'its connection to Discord was not ready for 30 s' });
  expect([...disk.keys()]).toEqual([]);
});

test('if one of the first shards hangs, the serving shards go on, and it is tried again', async () => {
  const { clock, begin } = machines();
  let tries = 0;
  const connects = (): Promise<void> | undefined => (++tries === 3 ? new Promise(() => {}) : undefined);
  const one = begin(4, { connects, isWaitedFor: false });
  await passing(clock, DARK_MS + 3 * BEAT_MS);
  await one.shards.started;
  expect([one.ids(), one.shards.missed()]).toEqual([[0, 1, 2, 3], null]);
});

test.each(['reach', 'connects'] as const)(
  'a process that is ended while it waits for Discord (%s) ends at once, and complains of nothing',
  async (hanging) => {
    const { begin, disk } = machines();
    const connects = (): Promise<void> | undefined => (hanging === 'connects' ? new Promise(() => {}) : undefined);
    const reach = (signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        if (hanging === 'connects') resolve();
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const one = begin(1, { connects, reach, isWaitedFor: false });
    await allElse();
    await one.shards.stop();
    await one.shards.started;
    expect([worse(one), [...disk.keys()]]).toEqual([[], []]);
  },
);

test('time in which a shard waits for its turn to introduce itself is not counted', async () => {
  const clock = simulatedClock(allElse);
  const turn = Promise.withResolvers<void>();
  const settings = { clock, ms: DARK_MS, why: 'too late', stopping: new AbortController().signal };
  let how: string | null = null;
  const connecting = patiently(
    async ({ inTurn, signal }) => {
      await inTurn!(0, 1, signal);
      return new Promise(() => {});
    },
    { ...settings, turns: () => turn.promise },
  ).catch((error) => {
    how = error.message;
  });
  await clock.pass(10 * DARK_MS);
  expect(how).toBeNull();
  turn.resolve();
  await allElse();
  await clock.pass(DARK_MS - 1);
  expect(how).toBeNull();
  await clock.pass(1);
  await connecting;
  expect(how).toBe('too late');
});
