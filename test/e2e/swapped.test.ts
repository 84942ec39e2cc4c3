import { rmSync } from 'node:fs';
import { createClient } from '@keyv/redis';
import { createPlayground, WIDE } from 'discord-playground';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUnderWay } from '../../src/discord/connection/pending-work.ts';
import { BEAT_MS, serveShards } from '../../src/shards/shards.ts';
import { openStore } from '../../src/storage/open.ts';
import { keptLog } from '../game/support.ts';
import { startRedis } from '../storage/redis-server.ts';
import { clockOf, registerCommands, startTestBot } from '../support/bot.ts';
import { quickFolder } from '../support/folder.ts';
import { needs } from '../support/needs.ts';
import { askedBy, lastPut, openTable, turnMessage, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import { answered, changed, en, pixels, pressVerb, quiet } from '../support/stage.ts';
import { ENDLESS_MS, SIMULATED } from '../support/time.ts';

const program = needs('redis-server');

/** A bot with a game, whose process shares the servers by a real Redis. */
async function onRedis(count: number) {
  const folder = quickFolder('swapped');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await startRedis(program!, folder);
  onTestFinished(() => server.kill());
  const admin = createClient({ url: server.url });
  await admin.connect();
  onTestFinished(() => admin.destroy());
  const playground = await createPlayground({ clock: SIMULATED, rateLimits: WIDE });
  onTestFinished(() => playground.close());
  await registerCommands(playground);

  const clock = clockOf(playground);
  const underWay = createUnderWay();
  onTestFinished(playground.attend({ idle: () => underWay.settled() }));
  /** Starts a process on a database of the server. Without `isBot` it serves its shards with no bot. */
  async function begin(database: number, { isBot }: { readonly isBot: boolean }) {
    const log = keptLog();
    const store = await openStore({
      ...{ dataDir: '', redisUrl: `${server.url}/${database}`, log, clock, patience: ENDLESS_MS },
    });
    const shards = serveShards({
      ...{ store, clock, log, count, steady: playground.now, begun: underWay.add },
      process: { place: String(database), pid: 1 },
      reach: async () => {},
      serve: async (shard, own) => {
        const { stop } = isBot
          ? await startTestBot(playground, { dataDir: '', store: own, renderer: pixels(), shard })
          : { stop: async () => {} };
        return { isIn: () => true, stop };
      },
    });
    onTestFinished(async () => {
      await shards.stop().catch(() => {});
      await store.close();
    });
    await shards.started;
    return { shards, log };
  }
  const bot = await begin(0, { isBot: true });
  const { channel } = playground;
  await openTable(playground, channel, playground.users.slice(0, 2));
  const message = turnMessage(playground, channel)!;
  const actor = playground.actor(askedBy(message));
  const pass = async (ms: number): Promise<void> => {
    playground.advance(ms);
    await quiet({ playground });
  };
  const pressed = async (): Promise<string> =>
    (await answered(actor, await pressVerb(actor, message, 'square'))).content;
  const typed = async (command: string): Promise<string> =>
    (await answered(actor, await actor.slash(channel, command))).content;
  /** Plays a turn of this seat by a command; its square. */
  async function play(seat: number): Promise<string> {
    const own = playground.actor([actor.id, ...playground.users.slice(0, 2).filter((id) => id !== actor.id)][seat]!);
    const panel = await (await own.slash(channel, 'place', { square: '1' })).settled();
    await own.press(panel.id, lastPut(panel).custom_id!);
    await changed(own, panel);
    await quiet({ playground });
    return /\*\*([A-Z]+\d+)\*\*/.exec(panel.content)![1]!;
  }
  const shown = () => turnMessage(playground, channel)!;
  return { ...bot, admin, begin, pass, pressed, typed, play, shown, playground };
}

test.skipIf(program === null)('a real Redis that goes back by two turns: the next turn is seen', async () => {
  const { admin, pass, play, shown, shards, log, playground } = await onRedis(1);
  await pass(BEAT_MS);
  for (const key of await admin.keys('*')) await admin.sendCommand(['COPY', key, key, 'DB', '1']);
  for (const seat of [0, 1]) await play(seat);
  const forgotten = shown().id;
  await pass(BEAT_MS);
  await admin.sendCommand(['SWAPDB', '0', '1']);
  await pass(BEAT_MS);
  for (const seat of [0, 1, 0]) {
    const square = await play(seat);
    expect(shown().content).toContain(`placed **${square}**`);
    expect(shown().id).not.toBe(forgotten);
    const messages = playground.actor(playground.users[3]!).messages(playground.channel);
    expect(messages.filter((one) => withVerb(one, 'square').length > 0)).toHaveLength(1);
  }
  expect(shards.serving.size).toBe(1);
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

describe.skipIf(program === null)('a real Redis that is emptied or exchanged without any press', () => {
  const SWAPPED = en.refusal({ code: 'store-swapped', reference: '-' }).replace(/`-`.*/, '');

  test.each(sampled('shards emptied', [1, 2], { short: 1 }))(
    'emptied: a user who presses or types later reads that it was emptied (SHARD_COUNT %i)',
    async (count) => {
      const { shards, admin, pass, pressed, typed, log } = await onRedis(count);
      await admin.flushAll();
      for (let beats = 0; beats < 6; beats++) {
        await pass(BEAT_MS);
        expect(await pressed()).toContain(SWAPPED);
      }
      for (const command of ['play', 'games', 'board', 'leaderboard']) expect(await typed(command)).toContain(SWAPPED);
      expect(shards.serving.size).toBe(count);
      expect(await admin.dbSize()).toBe(0);
      expect(log.lines.map(({ message }) => message)).toContain(
        'THE STORE WAS EMPTIED OR REPLACED: nothing is done with it',
      );
    },
  );

  test.each(sampled('shards exchanged', [1, 2], { short: 1 }))(
    'exchanged: the same, and put back it goes on (SHARD_COUNT %i)',
    async (count) => {
      const { shards, admin, begin, pass, pressed } = await onRedis(count);
      await begin(1, { isBot: false });
      await admin.sendCommand(['SWAPDB', '0', '1']);
      for (let beats = 0; beats < 6; beats++) {
        await pass(BEAT_MS);
        expect(await pressed()).toContain(SWAPPED);
      }
      expect(shards.serving.size).toBe(count);
      await admin.sendCommand(['SWAPDB', '0', '1']);
      await pass(BEAT_MS);
      expect(await pressed()).toMatch(/^\*\*[A-Z]\d+\*\*/);
    },
  );
});
