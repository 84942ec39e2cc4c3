import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayground, type Playground, WIDE } from 'discord-playground';
import { machine } from '../../lab/bench/machine.ts';
import type { Log, Store } from '../../src/game/store/ports.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { startRedis } from '../storage/redis-server.ts';
import { registerCommands } from '../support/bot.ts';
import type { Child } from '../support/child.ts';
import { needs } from '../support/needs.ts';
import { chanceOf } from '../support/player.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { freePort, hasEnded, holds, startProcess } from './bot-process.ts';
import { createClickers, SAVED } from './clicks.ts';
import type { Values } from './options.ts';
import { compared, placedAt, storedTables, watchForDoubles, wrongIn } from './promises.ts';

/*
 * Three real processes share three shards on one Redis, while people play on servers of each shard. One is killed; another is frozen until
 * it is replaced, then thawed. Then some cannot serve: one is cut off from Discord, one never reaches it, one has no session left, one is
 * refused for good. The run measures how long each shard's servers wait, and finds turns that are lost, doubled or shown wrongly.
 */

export interface ShardsFigures {
  readonly acknowledged: number;
  readonly placed: number;
  /** Seconds from the kill, or the freezing, until all servers were served again. */
  readonly killedFor: number;
  readonly frozenFor: number;
  /** Seconds from the cut, from a process's death beside one that never reached Discord, and from Discord's refusal. */
  readonly cutFor: number;
  readonly besideFor: number;
  readonly refusedFor: number;
  /** Writes that the thawed process tried in vain. */
  readonly refused: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

const COUNT = 3;
/** ms longer than any machine needs. */
const PATIENCE_MS = 10 * 60_000;
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

export async function shards(seed: number, tell: (line: string) => void = () => {}): Promise<ShardsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const playground = await createPlayground({ rateLimits: WIDE });
  const children: Child[] = [];
  const ports = new Map<Child, string>();
  /** Processes that are to end by themselves. */
  const doomed = new Set<Child>();
  const watch = watchForDoubles(playground);
  const redis = await startRedis(needs('redis-server')!, folder);
  let store: Store | null = null;
  try {
    store = await openStore({
      dataDir: folder,
      redisUrl: redis.url,
      log: silent,
      clock: systemClock,
      patience: ENDLESS_MS,
    });
    const stored = storedTables(store);
    await registerCommands(playground);
    const channels = channelsOnEachShard(playground);
    const { gateway } = playground;
    const allServed = (): boolean => channels.every(({ guild }) => gateway.isOnline(guild));
    const start = async (isCut = false): Promise<Child> => {
      const port = String(await freePort());
      const more = { SHARD_COUNT: String(COUNT), HEALTH_PORT: port, CHAOS_CUT: isCut ? 'yes' : 'no' };
      const child = startProcess(playground, { folder, redisUrl: redis.url }, 0, more);
      children.push(child);
      ports.set(child, port);
      return child;
    };
    const health = async (child: Child): Promise<number> =>
      (await fetch(`http://127.0.0.1:${ports.get(child)}/healthz`).catch(() => ({ status: 0 }))).status;
    const served = (child: Child): number => heldBy(child).size;
    const alone = (child: Child) => (): boolean => served(child) === COUNT && allServed();
    const fairly = (): boolean =>
      allServed() && children.filter((one) => !hasEnded(one)).every((one) => served(one) > 0);

    for (let n = 0; n < COUNT; n++) await start();
    await must('three processes share three shards', () => served(children[0]!) === 1 && fairly());
    tell('each of three processes serves a shard');
    const clickers = createClickers({
      ...{ playground, chance: chanceOf(seed), seats: 2, computers: () => false },
      channels: channels.map(({ id }) => id),
    });
    const playing = clickers.play();
    const turns = async (more: number): Promise<void> => {
      const told = (): number => clickers.log.filter(({ answer }) => answer.startsWith(SAVED)).length;
      const from = told();
      await must(`${more} more turns`, () => told() - from >= more);
    };

    await turns(20);
    const [first, second] = children as [Child, Child];
    let since = performance.now();
    first.process.kill('SIGKILL');
    await must('a process that was killed is replaced', () => {
      const left = children.flatMap((one) => (one === first ? [] : [...heldBy(one)]));
      return hasEnded(first) && new Set(left).size === COUNT && allServed();
    });
    const killedFor = secondsSince(since);
    tell(`killed: all servers served again after ${killedFor.toFixed(1)} s`);

    await turns(20);
    const own = [...heldBy(second)];
    since = performance.now();
    second.process.kill('SIGSTOP');
    const third = children[2]!;
    await must(
      'a process that is frozen is replaced',
      () => own.every((shard) => heldBy(third).has(shard)) && allServed(),
    );
    const frozenFor = secondsSince(since);
    tell(`frozen: all servers served again after ${frozenFor.toFixed(1)} s`);
    await turns(10);
    second.process.kill('SIGCONT');
    await must('it notices', () => second.stdout().includes('a shard is given up'));
    await turns(20);

    await must('the two that are left share', () => served(second) > 0 && served(third) > 0 && allServed());
    since = performance.now();
    second.process.kill('SIGUSR2');
    await must('a process that is cut off from Discord is replaced', alone(third));
    const cutFor = secondsSince(since);
    tell(`cut off from Discord: all servers served again after ${cutFor.toFixed(1)} s`);
    await must('while all are served it is well', async () => (await health(second)) === 200);
    second.process.kill('SIGUSR2');
    await must('once it reaches Discord again it gets its share', () => served(second) > 0 && allServed());
    await turns(10);

    const beside = await start(true);
    await must('one that never reached Discord says so', () => beside.stdout().includes('cannot serve'));
    since = performance.now();
    third.process.kill('SIGKILL');
    await must('it holds no shard back', alone(second));
    const besideFor = secondsSince(since);
    tell(`beside one that cannot serve: all servers served again after ${besideFor.toFixed(1)} s`);
    await turns(10);
    beside.process.kill('SIGUSR2');
    await must('once it reaches Discord it gets its share', () => served(beside) > 0 && allServed());

    gateway.startsLeft = 0;
    const late = await start();
    await must('one that may begin no session says so', () => late.stdout().includes('cannot serve'));
    await must('nor does it take a share', () => served(second) > 0 && served(beside) > 0 && allServed());
    beside.process.kill('SIGKILL');
    for (const one of [second, late])
      await must('where none may begin one and a shard is free all are ill', async () => (await health(one)) === 503);
    gateway.startsLeft = 999;
    await must('once it may they serve all', () => served(second) > 0 && served(late) > 0 && allServed());
    await turns(10);

    since = performance.now();
    doomed.add(late);
    gateway.dropSockets(4004, channels.find(({ guild }) => heldBy(late).has(Number(shardOf(guild))))!.guild);
    await must('one that Discord refuses for good ends', () => hasEnded(late));
    await must('and is replaced', alone(second));
    const refusedFor = secondsSince(since);
    tell(`refused for good: all servers served again after ${refusedFor.toFixed(1)} s`);
    await turns(10);
    await playing.stop();

    const wrongNow = async (): Promise<string[]> => {
      const why: string[] = [];
      for (const { id } of channels) {
        const table = await stored.of(id);
        const wrong = table === null ? `${id}: no table` : wrongIn(playground, id, table);
        if (wrong !== null) why.push(wrong);
      }
      return why;
    };
    await holds(async () => (await wrongNow()).length === 0, 60_000);
    const tables = await Promise.all(
      [...new Set(clickers.log.map(({ table }) => table))].map((id) => stored.table(id)),
    );
    const found = tables.flatMap((table) => (table === null ? [] : [compared(table, clickers.log)]));
    return {
      ...{ killedFor, frozenFor, cutFor, besideFor, refusedFor },
      acknowledged: clickers.log.filter(({ answer }) => answer.startsWith(SAVED)).length,
      placed: tables.reduce((sum, table) => sum + (table === null ? 0 : placedAt(table).length), 0),
      refused: second.stdout().split('Another process').length - 1,
      lost: found.flatMap(({ lost }) => lost),
      doubled: found.flatMap(({ doubled }) => doubled),
      wrong: [
        ...(late.process.exitCode === 0 ? ['what Discord refuses for good ends with 0'] : []),
        ...(await wrongNow()),
        ...watch.doubles.map((double) => `${double} was posted twice`),
      ],
    };
  } finally {
    for (const child of children) child.process.kill('SIGKILL');
    await Promise.all(children.map(({ ended }) => ended));
    watch.stop();
    await store?.close();
    await redis.kill();
    await playground.close();
    rmSync(folder, { recursive: true, force: true });
  }

  async function must(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
    const ill = (): boolean =>
      children.some((one) => !doomed.has(one) && hasEnded(one) && one.process.signalCode === null);
    if ((await holds(async () => (await look()) || ill(), PATIENCE_MS)) && !ill()) return;
    throw new Error(`not seen: ${what}\n${children.map((one) => one.stdout() + one.stderr()).join('\n')}`);
  }
}

/** The shards that a process serves, by its log. */
function heldBy(child: Child): Set<number> {
  const held = new Set<number>();
  for (const line of child.stdout().split('\n')) {
    const [, shard] = /"shard":(\d+)/.exec(line) ?? [];
    if (shard === undefined) continue;
    if (line.includes('serving a shard')) held.add(Number(shard));
    else if (/leaving a shard|a shard is given up/.test(line)) held.delete(Number(shard));
  }
  return held;
}

const secondsSince = (since: number): number => (performance.now() - since) / 1000;

const shardOf = (guild: string): bigint => (BigInt(guild) >> 22n) % BigInt(COUNT);

/** Two channels on a server of each shard. */
function channelsOnEachShard(playground: Playground): { readonly id: string; readonly guild: string }[] {
  const guilds = [playground.guild];
  for (let next = (BigInt(playground.guild) >> 22n) + 1n; guilds.length < COUNT; next += 1n) {
    const id = String(next << 22n);
    if (guilds.some((guild) => shardOf(guild) === shardOf(id))) continue;
    guilds.push(playground.addGuild({ id, name: `Shard ${shardOf(id)}`, members: playground.users }).id);
  }
  return guilds.flatMap((guild) =>
    [1, 2].map((number) => ({ id: playground.addChannel(guild, { name: `table-${number}` }).id, guild })),
  );
}

export const OPTIONS = { seed: 1 };

export async function run({ seed }: Values<typeof OPTIONS>): Promise<boolean> {
  console.log(machine());
  const { lost, doubled, wrong, ...figures } = await shards(seed, console.log);
  console.log(figures);
  for (const line of [...lost, ...doubled, ...wrong]) console.log(`! ${line}`);
  console.log(`lost ${lost.length}, doubled ${doubled.length}, wrong ${wrong.length}`);
  return lost.length + doubled.length + wrong.length === 0;
}
