/**
 * `npm run -s load -- [--tables 1000] [--minutes 3] [--rate 45] [--servers 0] [--only] [--json]`: real interactions at many tables
 * against one bot. The bot has its own process, with pictures and a store on the disk; this process is Discord and the players.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPlayground, WIDE } from 'discord-playground';
import { startProcess } from '../test/chaos/bot-process.ts';
import { startRedis } from '../test/storage/redis-server.ts';
import { registerCommands } from '../test/support/bot.ts';
import { needs } from '../test/support/needs.ts';
import { chanceOf } from '../test/support/player.ts';
import { machine } from './bench/machine.ts';
import { callsOf, costOf, type LoadMeasured, threadsOf } from './load/measured.ts';
import { createTablesOfPlayers, type LoadTable } from './load/tables.ts';

export interface LoadFigures {
  readonly tables: number;
  readonly turnsPerSecond: number;
  /** ms from a press to its acknowledgement. */
  readonly acknowledgedP50: number;
  readonly acknowledgedP99: number;
  /** ms from a press with a private picture to that picture. */
  readonly previewP50: number;
  readonly previewP99: number;
  /** ms from the press that ends a turn to the public message with the next board. */
  readonly pictureP50: number;
  readonly pictureP99: number;
  /** Error lines in the bot's log: in the measured time, and during the warm-up, when every tile is drawn for the first time. */
  readonly errors: number;
  readonly errorsBefore: number;
  readonly unanswered: number;
  /** Memory of the bot's processes: at the start and the end of the measured time, the peak, and by half minutes. */
  readonly megabytes: {
    readonly first: number;
    readonly last: number;
    readonly most: number;
    readonly course: readonly number[];
  };
  /** The cost of a turn, in ms of processor time: by thread of the bot, and for Discord and the players together. */
  readonly cost: LoadMeasured;
}

interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
  /** Turns begun a second at all tables together; null: each table plays as fast as it can. */
  readonly rate: number | null;
  readonly store: 'sqlite' | 'redis';
  /** Further servers, without players, each with the usual number of channels. */
  readonly servers: number;
}

/** Channels of a server. */
const CHANNELS = 30;

const at = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
};

export async function load({ tables: count, seconds, rate, store, servers }: LoadOptions): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  // A bot of this size has its own limits at Discord; other tests check how it keeps them.
  const playground = await createPlayground({ rateLimits: WIDE });
  for (let server = 0; server < servers; server++) {
    const { id } = playground.addGuild({ name: `Server ${server}`, members: [] });
    for (let channel = 0; channel < CHANNELS; channel++) playground.addChannel(id, { name: `channel-${channel}` });
  }
  const redis = store === 'redis' ? await startRedis(needs('redis-server')!, folder) : null;
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const more = {
    HEALTH_PORT: String(port),
    USER_LIMITS: 'on',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '',
    DISCORD_REQUESTS_PER_SECOND: '99999',
  };
  const bot = startProcess(playground, { folder, redisUrl: redis?.url ?? null }, 0, more);
  try {
    await registerCommands(playground);
    while (!playground.gateway.isOnline()) {
      if (bot.process.exitCode !== null) throw new Error(bot.stderr());
      await sleep(50);
    }
    const players = createTablesOfPlayers(playground, chanceOf(1));
    const all: LoadTable[] = [];
    const waiting = Array.from({ length: count }, (_, index) => index);
    const opening = async (): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift())
        all.push(await players.open(index));
    };
    await Promise.all(Array.from({ length: 8 }, opening));

    let isOver = false;
    const pid = bot.process.pid!;
    const play = async (table: LoadTable): Promise<void> => {
      while (!isOver) {
        const began = performance.now();
        // Each table begins its turns at independent random times, so that the first minute has as many as any other.
        if (rate !== null) await sleep(-Math.log(1 - Math.random()) * (count / rate) * 1000);
        if (isOver) return;
        await table.turn();
        if (table.isOver() && !isOver) await table.again();
        if (rate === null && performance.now() - began < 1) await sleep(1);
      }
    };
    const playing = all.map((table) => play(table));
    await sleep(Math.min(15_000, seconds * 250));
    players.figures.clear();
    const calls = await callsOf(port);
    const before = threadsOf(pid);
    const ownBefore = process.cpuUsage();
    const first = memoryOf(pid);
    const course = [first];
    const errorsBefore = errorsIn(bot.stdout());
    const began = performance.now();
    while (performance.now() - began < seconds * 1000) {
      await sleep(1000);
      course.push(memoryOf(pid));
    }
    const took = (performance.now() - began) / 1000;
    const { turns, acknowledged, previewed, shown, unanswered } = players.figures;
    const own = process.cpuUsage(ownBefore);
    const ownMs = (own.user + own.system) / 1000;
    const cost = costOf({
      ownMs,
      before,
      after: threadsOf(pid),
      callsBefore: calls,
      callsAfter: await callsOf(port),
      turns,
    });
    const last = memoryOf(pid);
    isOver = true;
    const figures: LoadFigures = {
      tables: count,
      turnsPerSecond: Number((turns / took).toFixed(1)),
      acknowledgedP50: at(acknowledged, 0.5),
      acknowledgedP99: at(acknowledged, 0.99),
      previewP50: at(previewed, 0.5),
      previewP99: at(previewed, 0.99),
      pictureP50: at(shown, 0.5),
      pictureP99: at(shown, 0.99),
      unanswered,
      errors: errorsIn(bot.stdout()) - errorsBefore,
      errorsBefore,
      megabytes: { first, last, most: Math.max(...course), course: course.filter((_, second) => second % 30 === 0) },
      cost,
    };
    await Promise.race([Promise.all(playing), sleep(10_000)]);
    return figures;
  } finally {
    for (const [said, times] of saidBy(bot.stdout())) console.error(`the bot says ${times} times: ${said}`);
    bot.process.kill('SIGKILL');
    await bot.ended;
    await redis?.kill();
    await playground.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const errorsIn = (log: string): number => log.split('\n').filter((line) => /"level":"(error|fatal)"/.test(line)).length;

/** The messages of the bot's log, with their counts. */
function saidBy(log: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const line of log.split('\n').filter((one) => one !== '')) {
    const { level, msg, error } = JSON.parse(line);
    const said = [level, msg, error?.code, error?.message].filter(Boolean).join(', ');
    times.set(said, (times.get(said) ?? 0) + 1);
  }
  return times;
}

const memoryOf = (pid: number): number => threadsOf(pid).megabytes;

const USAGE =
  'usage: npm run -s load -- [--tables 1000] [--minutes 3] [--rate 45] [--store sqlite|redis] [--servers 0] [--only] [--json]';

/** Null if the options are wrong. */
function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tables: { type: 'string', default: '1000' },
        minutes: { type: 'string', default: '3' },
        rate: { type: 'string', default: '45' },
        store: { type: 'string', default: 'sqlite' },
        servers: { type: 'string', default: '0' },
        only: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const { tables, minutes, rate, servers } = values;
    const areNumbers = [tables, minutes, rate].every((one) => Number(one) > 0) && Number(servers) >= 0;
    return areNumbers && ['sqlite', 'redis'].includes(values.store) ? values : null;
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const values = optionsOf(process.argv.slice(2));
  if (values === null) {
    console.error(USAGE);
    process.exit(2);
  }
  const most = Number(values.tables);
  const say = values.json ? console.error : console.log;
  say(`load, measured on ${machine()}`);
  let last: LoadFigures | null = null;
  for (const tables of [1, 10, 100, 1000].filter((some) => some < most && !values.only).concat(most)) {
    const isLast = tables === most;
    const seconds = Number(values.minutes) * (isLast ? 60 : 10);
    // Few tables play as fast as they can, which shows the length of a turn; many play at the requested rate.
    const rate = tables < 100 ? null : Number(values.rate);
    const store = values.store === 'redis' ? 'redis' : 'sqlite';
    last = await load({ tables, seconds, rate, store, servers: Number(values.servers) });
    say(JSON.stringify(last, null, 1));
  }
  if (values.json) process.stdout.write(`${JSON.stringify(last)}\n`);
}

await main();
process.exit(0);
