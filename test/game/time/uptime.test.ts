import { expect, test } from 'vitest';
import { BEAT_MS, createUptime, GAP_MS } from '../../../src/game/time/uptime.ts';
import { memoryStore } from '../../support/memory-store.ts';

const START = Date.UTC(2026, 0, 2, 12);

test('a bot that is there has no gaps, with any number of processes', async () => {
  const store = memoryStore();
  const [one, two] = [createUptime(store), createUptime(memoryStore(store.disk))];
  expect(await one.beat(START, START)).toEqual([]);
  for (let now = START; now < START + 20 * BEAT_MS; now += BEAT_MS) {
    expect(await Promise.all([one.beat(now, START), two.beat(now + 5, START)])).toEqual([[], []]);
  }
});

test('the time between the last beat and a start is a gap, which every process knows', async () => {
  const store = memoryStore();
  await createUptime(store).beat(START, START);
  const back = START + 10 * GAP_MS;
  const gaps = [{ from: START, to: back }];
  expect(await createUptime(store).beat(back, back)).toEqual(gaps);
  expect(await createUptime(memoryStore(store.disk)).beat(back + BEAT_MS, back + BEAT_MS)).toEqual(gaps);
});

test('a process that ran all the time knows of no gap, even if nothing could be written down', async () => {
  const store = memoryStore();
  await createUptime(store).beat(START, START);
  const late = START + 10 * GAP_MS;
  expect(await createUptime(store).beat(late, START + BEAT_MS)).toEqual([]);
});

test('servers of one shard have a gap even if the other shards ran all the time', async () => {
  const store = memoryStore();
  const [one, two] = [0, 1].map((id) => createUptime(store, { id, count: 2 }));
  await Promise.all([one!.beat(START, START), two!.beat(START, START)]);
  const back = START + 10 * GAP_MS;
  for (let now = START; now <= back; now += BEAT_MS) expect(await one!.beat(now, START)).toEqual([]);
  expect(await two!.beat(back, back)).toEqual([{ from: START, to: back }]);
  expect(await createUptime(store, { id: 1, count: 2 }).beat(back + BEAT_MS, back)).toHaveLength(1);
});

test('a short restart is no gap, and gaps are forgotten once they cannot matter', async () => {
  const store = memoryStore();
  const uptime = createUptime(store);
  await uptime.beat(START, START);
  expect(await uptime.beat(START + GAP_MS, START + GAP_MS)).toEqual([]);
  const back = START + 10 * GAP_MS;
  expect(await uptime.beat(back, back)).toHaveLength(1);
  const later = back + 400 * 24 * 60 * 60_000;
  expect(await uptime.beat(later, back)).toEqual([]);
});
