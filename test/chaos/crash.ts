import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayground, type Playground, WIDE } from 'discord-playground';
import { machine } from '../../lab/bench/machine.ts';
import { Game } from '../../src/engine/index.ts';
import type { Log, Store } from '../../src/game/store/ports.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { type RedisServer, startRedis } from '../storage/redis-server.ts';
import { registerCommands } from '../support/bot.ts';
import type { Child } from '../support/child.ts';
import { needs } from '../support/needs.ts';
import { chanceOf } from '../support/player.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { type BotPlace, complaints, hasEnded, holds, killed, startProcess } from './bot-process.ts';
import { createClickers, type Pressed, SAVED } from './clicks.ts';
import type { Values } from './options.ts';
import { compared, placedAt, storedTables, watchForDoubles, wrongIn } from './promises.ts';

/*
 * Kills a real process of the bot again and again while people and computers play at several tables by clicks. After each start it checks
 * that the record has each acknowledged turn once, and that every channel shows its table.
 */

export interface CrashOptions {
  readonly rounds: number;
  readonly store: 'sqlite' | 'redis';
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

export interface CrashFigures {
  readonly rounds: number;
  /** How often a kill hit a table in each phase of a turn. */
  readonly kills: Readonly<Record<string, number>>;
  /** Turns acknowledged as saved, turns in the records, and games played to their end. */
  readonly acknowledged: number;
  readonly placed: number;
  readonly finished: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
  readonly seconds: number;
  /** Seconds from each start until every channel was right, ascending. */
  readonly untilRight: readonly number[];
  /** Log messages worse than `info`, with how often each came. */
  readonly complaints: ReadonlyMap<string, number>;
}

/** Channels that share each kill. Each second one has a computer, and the last two let players take turns back. */
const TABLES = 4;
const LONGEST_DOWNTIME_MS = 10 * 60_000;
/** Real ms until the bot must show all after a start. */
const PATIENCE_MS = 120_000;
/** ms longer than any machine needs to open tables and play a turn. */
const FIRST_TURN_MS = 10 * 60_000;
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

export async function crash({ rounds, store: kind, seed, tell = () => {} }: CrashOptions): Promise<CrashFigures> {
  const began = performance.now();
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  let redis: RedisServer | null = null;
  let store: Store | null = null;
  let child: Child | null = null;
  const playground = await createPlayground({ clock: { start: Date.now() }, rateLimits: WIDE });
  const watch = watchForDoubles(playground);
  try {
    if (kind === 'redis') redis = await startRedis(needs('redis-server')!, folder);
    const place: BotPlace = { folder, redisUrl: redis?.url ?? null };
    store = await openStore({
      ...{ dataDir: folder, redisUrl: place.redisUrl, log: silent, clock: systemClock, patience: ENDLESS_MS },
    });
    const stored = storedTables(store);
    await registerCommands(playground);
    const channels = channelsOf(playground);
    const computers = (channel: string): boolean => channels.indexOf(channel) % 2 === 1;
    const takesBack = (channel: string): boolean => channels.indexOf(channel) >= TABLES / 2;
    const clickers = createClickers({ playground, channels, chance, seats: 2, computers, takesBack });
    const kills: Record<string, number> = {};
    const broken = { lost: new Set<string>(), doubled: new Set<string>(), wrong: new Set<string>() };
    /** Prints a fault at once, since it is best looked at before the end. */
    const breaks = (what: keyof typeof broken, line: string): void => {
      if (!broken[what].has(line)) tell(`${kind}: ${what}: ${line}`);
      broken[what].add(line);
    };
    const complained = new Map<string, number>();
    const names = new Set<string>();
    const untilRight: number[] = [];
    let ahead = 0;

    const wrongNow = async (): Promise<string[]> => {
      const wrong: string[] = [];
      for (const channel of channels) {
        const table = await stored.of(channel);
        const screen = table && (await stored.screen(table.id));
        const why = table && wrongIn(playground, channel, table);
        if (why) wrong.push(why);
        else if (table && (screen?.fading.length ?? 0) > 0) wrong.push(`${table.id}: older messages are left`);
        else if (table && table.revision < watch.seen(table.id)) wrong.push(`${table.id}: went back`);
      }
      return wrong;
    };

    for (let round = 0; round <= rounds; round++) {
      child = startProcess(playground, place, ahead);
      const up = child;
      const isRight = async (): Promise<boolean> =>
        hasEnded(up) || (playground.gateway.isOnline() && (await wrongNow()).length === 0);
      const since = performance.now();
      const wasRight = await holds(isRight, PATIENCE_MS);
      untilRight.push((performance.now() - since) / 1000);
      if (hasEnded(up)) throw new Error(`the bot ended by itself: ${up.stderr()}`);
      // If the channels were right once, computers may have played on since.
      if (!wasRight) for (const why of await wrongNow()) breaks('wrong', `round ${round}: ${why}`);
      for (const double of watch.doubles.splice(0)) breaks('wrong', `round ${round}: ${double} was posted twice`);
      for (const { table } of clickers.log) names.add(table);
      for (const id of names) {
        const table = await stored.table(id);
        if (table === null) breaks('lost', id);
        const found = table && compared(table, clickers.log);
        for (const lost of found?.lost ?? []) breaks('lost', `${id} ${lost}`);
        for (const doubled of found?.doubled ?? []) breaks('doubled', `${id} ${doubled}`);
      }
      if (round === rounds) break;

      const from = clickers.log.length;
      const playing = clickers.play();
      // Before the first turn there is nothing to lose.
      if (round === 0) await holds(() => clickers.log.some(({ answer }) => answer.startsWith(SAVED)), FIRST_TURN_MS);
      await momentOf(playground, clickers.log, chance);
      await killed(up, playground);
      await playing.stop();
      for (const channel of channels) {
        const phase = await phaseIn(channel, clickers.log.slice(from));
        kills[phase] = (kills[phase] ?? 0) + 1;
      }
      for (const [message, count] of complaints(up)) complained.set(message, (complained.get(message) ?? 0) + count);
      const downtime = Math.floor(chance() * LONGEST_DOWNTIME_MS);
      playground.advance(downtime);
      ahead += downtime;
      playground.requests.length = 0;
      if ((round + 1) % 25 === 0) tell(`${kind}: ${round + 1} rounds, ${clickers.log.length} turns pressed for`);
    }

    /** How far the last turn in a channel had come. */
    async function phaseIn(channel: string, log: readonly Pressed[]): Promise<string> {
      const table = await stored.of(channel);
      if (table === null || table.phase === 'lobby') return 'no game yet';
      const last = log.findLast((one) => one.table === table.id);
      if (last === undefined) return 'nothing pressed for';
      const isSaved = placedAt(table).includes(`${last.user} ${last.where}`);
      if (!isSaved) return last.state === 'pressed' ? 'before the acknowledgement' : 'before the save';
      const screen = await stored.screen(table.id);
      if (table.phase === 'playing' && table.members[Game.of(table.record!).asked ?? -1]?.computer !== undefined)
        return 'while a computer was to move';
      if (screen === null || screen.revision < table.revision) return 'saved, not shown';
      if (table.held) return 'could be taken back';
      if (screen.fading.length > 0) return 'shown, older message left';
      return last.state === 'told' ? 'all told' : 'shown, presser not told';
    }

    const tables = await Promise.all([...names].map((id) => stored.table(id)));
    return {
      ...{ rounds, kills, seconds: (performance.now() - began) / 1000, complaints: complained },
      untilRight: untilRight.toSorted((one, other) => one - other),
      acknowledged: clickers.log.filter(({ answer }) => answer.startsWith(SAVED)).length,
      placed: tables.reduce((sum, table) => sum + (table === null ? 0 : placedAt(table).length), 0),
      finished: tables.filter((table) => table?.phase === 'finished').length,
      lost: [...broken.lost],
      doubled: [...broken.doubled],
      wrong: [...broken.wrong],
    };
  } finally {
    if (child !== null && !hasEnded(child)) await killed(child, playground);
    watch.stop();
    await store?.close();
    await redis?.kill();
    await playground.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function channelsOf(playground: Playground): string[] {
  const more = Array.from({ length: TABLES - 1 }, (_, at) =>
    playground.addChannel(playground.guild, { name: `table-${at}` }),
  );
  return [playground.channel, ...more.map(({ id }) => id)];
}

/** Waits for a moment of play: some requests after a press for a turn, or any moment. */
async function momentOf(playground: Playground, log: readonly Pressed[], chance: () => number): Promise<void> {
  const wait = 100 + chance() * 900;
  if (chance() < 0.3) {
    await holds(() => false, wait);
    return;
  }
  const from = log.length;
  const turns = 1 + Math.floor(chance() * 6);
  await holds(() => log.length - from >= turns, 5000);
  if (chance() < 0.5) {
    await holds(() => false, chance() * 40);
    return;
  }
  const requests = playground.requests.length + Math.floor(chance() * 7);
  await holds(() => playground.requests.length > requests, 500);
}

/** Lines of the table to print, which docs/reliability.md keeps. */
export function linesOf(kind: string, { kills, ...figures }: CrashFigures): string[] {
  const phases = Object.entries(kills).sort(([, a], [, b]) => b - a);
  const { untilRight } = figures;
  const secondsAt = (share: number): string =>
    untilRight[Math.min(untilRight.length - 1, Math.floor(untilRight.length * share))]!.toFixed(1);
  return [
    `${kind}: ${figures.rounds} rounds in ${figures.seconds.toFixed(0)} s (${(figures.seconds / figures.rounds).toFixed(1)} s each)`,
    ...phases.map(([phase, count]) => `  killed ${phase.padEnd(34)} ${count}`),
    `  turns in records ${figures.placed}, acknowledged ${figures.acknowledged}, games finished ${figures.finished}`,
    `  from the start until all was right ${secondsAt(0.5)} s, of 100 starts 99 within ${secondsAt(0.99)} s, at most ${secondsAt(1)} s`,
    `  lost ${figures.lost.length}, doubled ${figures.doubled.length}, wrong messages ${figures.wrong.length}`,
    ...[...figures.lost, ...figures.doubled, ...figures.wrong].map((line) => `  ! ${line}`),
    ...[...figures.complaints].map(([message, count]) => `  logged ${count} times: ${message}`),
  ];
}

export const OPTIONS = { rounds: 300, store: ['both', 'sqlite', 'redis'], seed: 1 } as const;

export async function run({ rounds, store: chosen, seed }: Values<typeof OPTIONS>): Promise<boolean> {
  console.log(machine());
  let isKept = true;
  for (const store of ['sqlite', 'redis'] as const) {
    if (chosen !== 'both' && chosen !== store) continue;
    const figures = await crash({ rounds, store, seed, tell: console.log });
    for (const line of linesOf(store, figures)) console.log(line);
    isKept &&= figures.lost.length + figures.doubled.length + figures.wrong.length === 0;
  }
  return isKept;
}
