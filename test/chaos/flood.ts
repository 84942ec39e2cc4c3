import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Acted, createPlayground, type Playground, WIDE } from 'discord-playground';
import { press as pressOnce } from 'discord-playground/parts';
import { createRenderer, type Renderer } from '../../render/index.ts';
import { BUDGET, type BudgetSettings, NO_BUDGET } from '../../src/discord/interaction/budget.ts';
import { SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import type { Store } from '../../src/game/store/ports.ts';
import { openStore } from '../../src/storage/open.ts';
import { startRedis } from '../storage/redis-server.ts';
import { registerCommands, startTestBot } from '../support/bot.ts';
import { needs } from '../support/needs.ts';
import { chanceOf, openTable, playTurn, turnMessage, withVerb } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import { putTable, tableOf } from '../support/tables.ts';
import { complaints, freePort, startProcess } from './bot-process.ts';
import type { Values } from './options.ts';

/** `npm run -s chaos -- flood`: one user presses fifty times a second while others play. What do the others notice? */

export interface Flooded {
  /** Presses that the script sent, and how many of them the bot handled. */
  readonly sent: number;
  readonly taken: number;
  /** ms from others' presses to Discord's answer, and from their last press of a turn to the next public board. */
  readonly acknowledged: readonly number[];
  readonly shown: readonly number[];
  readonly turns: number;
  /** Errors in the log. */
  readonly errors: number;
}

export interface Flooding {
  /** Presses of the script and their rate; without it (`isThere` false) the others play equally long. */
  readonly presses: number;
  readonly perSecond: number;
  readonly isThere?: boolean;
  readonly budget: BudgetSettings;
  readonly renderer?: Renderer;
  /** Tables of two other players, and ms that each waits before a press. */
  readonly tables?: number;
  readonly pause?: number;
}

export async function flood({
  presses,
  perSecond,
  isThere = true,
  budget,
  renderer,
  tables = 3,
  pause = 600,
}: Flooding): Promise<Flooded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  const playground = await createPlayground();
  await registerCommands(playground);
  const bot = await startTestBot(playground, { dataDir, budget, ...(renderer && { renderer }) });
  try {
    const { channel, user } = await gameOf(playground, 'script');
    const message = turnMessage(playground, channel)!;
    const buttons = withVerb(message, 'square').map(({ custom_id }) => custom_id!);
    const script = { user, message: message.id, buttons };
    const others = [];
    for (let table = 0; table < tables; table++) others.push(await gameOf(playground, `table-${table}`));
    let isOver = false;
    const flooding = (
      isThere ? press(playground, script, presses, perSecond) : sleep((presses / perSecond) * 1000)
    ).finally(() => {
      isOver = true;
    });
    const played = await Promise.all(
      others.map(({ channel }, table) => play(playground, channel, table, pause, () => isOver)),
    );
    await flooding;
    const sent = isThere ? presses : 0;
    const counted = await bot.metrics.slowed.get();
    const slowed = counted.values.reduce((sum, { value }) => sum + value, 0);
    return {
      ...{ sent, taken: sent - slowed },
      acknowledged: played.flatMap((one) => one.acknowledged),
      shown: played.flatMap((one) => one.shown),
      turns: played.reduce((sum, { shown }) => sum + shown.length, 0),
      errors: bot.lines.filter(({ level }) => level === 'error').length,
    };
  } finally {
    await playground.close();
    await bot.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Simultaneous presses of each of three people. */
const AT_ONCE = 60;
/** People who look at one running game, and the verbs that each presses. */
const ONLOOKERS = 12;
const LOOKS = ['tiles', 'fields', 'twin'] as const;

export interface LookedAt {
  /** ms until a bystander's answer, while others look at long games. */
  readonly acknowledged: readonly number[];
  /** ms of the looks themselves, if people wait for each. */
  readonly looks: readonly number[];
  /** The bot's longest event-loop delay, in ms; null if the bot runs in this process. */
  readonly held: number | null;
  readonly errors: number;
}

interface Looking {
  /** The renderer of a bot in this process. If absent, the bot is a process of its own. */
  readonly renderer?: Renderer;
  /** SQLite if absent. */
  readonly redisUrl?: string | undefined;
}

/** A bot that others press. */
interface Watched {
  /** The longest event-loop delay since the last call, in ms. */
  held(): Promise<number | null>;
  errors(): number;
  stop(): Promise<unknown>;
}

async function inThisProcess(playground: Playground, dataDir: string, renderer: Renderer): Promise<Watched> {
  const bot = await startTestBot(playground, { dataDir, budget: BUDGET, renderer });
  return {
    held: async () => null,
    errors: () => bot.lines.filter(({ level }) => level === 'error').length,
    stop: () => bot.stop(),
  };
}

async function inItsOwn(playground: Playground, folder: string, redisUrl: string | null): Promise<Watched> {
  const port = await freePort();
  const child = startProcess(playground, { folder, redisUrl }, 0, { HEALTH_PORT: String(port), LOG_LEVEL: 'error' });
  return {
    async held() {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)![1]) * 1000;
    },
    errors: () => complaints(child).size,
    async stop() {
      child.process.kill('SIGTERM');
      await child.ended;
    },
  };
}

/** Two games of three people with all rules: a finished one, and one shortly before its end. */
async function longGames({ guild, channel, users, addChannel }: Playground, store: Store) {
  const setup = { sets: TILE_SETS, switches: SWITCHES.filter((one) => one !== 'map') };
  const ended = endedTable({ users: users.slice(1, 4), id: 'longgame', guild, channel, setup });
  const { id: running } = addChannel(guild, { name: 'running' });
  const record = { ...ended.record!, actions: ended.record!.actions.slice(0, -20) };
  await putTable(store, ended);
  await putTable(store, tableOf({ id: 'runngame', guild, channel: running, users: users.slice(1, 4), record }));
  return running;
}

/** A bystander asks for help while others do something with long games. */
async function beside(
  { renderer, redisUrl }: Looking,
  others: (playground: Playground, running: string, looks: number[]) => Promise<unknown>,
): Promise<LookedAt> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  const playground = await createPlayground({ rateLimits: WIDE });
  await registerCommands(playground);
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const store = await openStore({ dataDir, redisUrl: redisUrl ?? null, log, clock: { now: playground.now } });
  const running = await longGames(playground, store);
  await store.close();
  const bot = renderer
    ? await inThisProcess(playground, dataDir, renderer)
    : await inItsOwn(playground, dataDir, redisUrl ?? null);
  try {
    await playground
      .actor(playground.users[1]!)
      .waitFor((one) => one.channel_id === running && withVerb(one, 'more').length > 0);
    await playground.idle();
    const bystander = playground.actor(playground.users[0]!);
    const looks: number[] = [];
    await bot.held();
    const looking = others(playground, running, looks);
    const acknowledged: number[] = [];
    for (let asked = 0; asked < 25; asked++) {
      const at = performance.now();
      await bystander.slash(playground.channel, 'help');
      acknowledged.push(performance.now() - at);
      await sleep(20);
    }
    await looking;
    await playground.idle();
    return { acknowledged, looks, held: await bot.held(), errors: bot.errors() };
  } finally {
    await playground.close();
    await bot.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Three people look back at a finished game, each with many simultaneous presses. */
export const lookBack = (how: Looking): Promise<LookedAt> =>
  beside(how, async (playground) => {
    const presses = playground.users.slice(1, 4).map(async (user) => {
      const actor = playground.actor(user);
      const panel = await (await actor.slash(playground.channel, 'replay', { game: 'longgame' })).settled();
      const { custom_id } = withVerb(panel, 'step').find(({ disabled }) => !disabled)!;
      // Most get no answer, since each person may have one press under way.
      const all = Array.from({ length: AT_ONCE }, () => actor.press(panel.id, custom_id!).catch(() => null));
      await Promise.all(all);
    });
    await Promise.all(presses);
  });

/** Twelve people look at a running game, each as fast as answers come. */
export const lookOn = (how: Looking): Promise<LookedAt> =>
  beside(how, async (playground, running, looks) => {
    const board = turnMessage(playground, running)!;
    const people = Array.from({ length: ONLOOKERS }, async (_, index) => {
      const { id } = playground.addUser({ username: `onlooker-${index}` }, [playground.guild]);
      const actor = playground.actor(id);
      const pressed = async (message: string, verb: string): Promise<Acted> => {
        const at = performance.now();
        const acted = await actor.press(message, withVerb(actor.message(message)!, verb)[0]!.custom_id!);
        looks.push(performance.now() - at);
        return acted;
      };
      for (let round = 0; round < 4; round++) {
        for (const verb of LOOKS) {
          const panel = await (await pressed(board.id, 'more')).settled();
          await pressed(panel.id, verb);
        }
      }
    });
    await Promise.all(people);
  });

/** A game of two new people in a new channel. */
async function gameOf(playground: Playground, name: string): Promise<{ channel: string; user: string }> {
  const channel = playground.addChannel(playground.guild, { name }).id;
  const two = ['a', 'b'].map((one) => playground.addUser({ username: `${name}-${one}` }, [playground.guild]).id);
  await openTable(playground, channel, two);
  return { channel, user: two[0]! };
}

interface Script {
  readonly user: string;
  readonly message: string;
  readonly buttons: readonly string[];
}

/** Presses a preview each time, the dearest button for a user who is not asked. */
async function press(
  { stage }: Playground,
  { message, buttons, user }: Script,
  presses: number,
  perSecond: number,
): Promise<void> {
  const began = performance.now();
  for (let sent = 0; sent < presses; ) {
    const due = Math.min(presses, 1 + ((performance.now() - began) / 1000) * perSecond);
    for (; sent < due; sent++) pressOnce(stage, { user, message, customId: buttons[sent % buttons.length]! });
    if (sent < presses) await sleep(1000 / perSecond);
  }
}

async function play(playground: Playground, channel: string, table: number, pause: number, isOver: () => boolean) {
  const chance = chanceOf(table + 1);
  const acknowledged: number[] = [];
  const shown: number[] = [];
  do {
    const turn = await playTurn(playground, channel, chance, { pause: () => sleep(pause * (0.5 + chance())) });
    acknowledged.push(...turn.acknowledged);
    shown.push(turn.shown);
  } while (!isOver() && turnMessage(playground, channel));
  return { acknowledged, shown };
}

const at = (numbers: readonly number[], share: number): number =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? Number.NaN);

export const OPTIONS = { seconds: 20, 'per-second': 50 };

/** Prints what others notice: without the script, then with it, with and without limits. */
export async function run({ seconds, 'per-second': rate }: Values<typeof OPTIONS>): Promise<boolean> {
  const renderer = createRenderer();
  const rounds = [
    ['nobody floods', false, BUDGET],
    ['flooded, with limits', true, BUDGET],
    ['flooded, without', true, NO_BUDGET],
  ] as const;
  const figures: Record<string, Record<string, number>> = {};
  let isKept = true;
  for (const [name, isThere, budget] of rounds) {
    const how = { presses: seconds * rate, perSecond: rate, isThere, budget, renderer };
    const { sent, taken, acknowledged, shown, turns, errors } = await flood(how);
    figures[name] = {
      ...{ sent, taken, turns, errors },
      ...{ 'ack p50': at(acknowledged, 0.5), 'ack p99': at(acknowledged, 0.99) },
      ...{ 'board p50': at(shown, 0.5), 'board p99': at(shown, 0.99) },
    };
    if (budget === BUDGET) isKept &&= errors === 0 && taken <= mostTaken(seconds) && at(acknowledged, 0.99) <= 500;
  }
  const redis = needs('redis-server');
  for (const kind of redis ? ['SQLite', 'Redis'] : ['SQLite']) {
    for (const [name, look] of Object.entries({ 'three look back': lookBack, 'twelve look on': lookOn })) {
      const folder = mkdtempSync(join(tmpdir(), 'carcassonne-'));
      const server = kind === 'Redis' ? await startRedis(redis!, folder) : null;
      const { acknowledged, looks, held, errors } = await look({ redisUrl: server?.url });
      await server?.kill();
      rmSync(folder, { recursive: true, force: true });
      figures[`${name}, ${kind}`] = {
        ...{ errors, 'ack p50': at(acknowledged, 0.5), 'ack p99': at(acknowledged, 0.99) },
        ...(looks.length > 0 && { 'look p50': at(looks, 0.5), 'look p99': at(looks, 0.99) }),
        'held at most': Math.round(held ?? 0),
      };
      isKept &&= errors === 0 && at(acknowledged, 0.99) <= 200 && held! <= 50;
    }
  }
  await renderer.close();
  console.table(figures);
  console.log(
    isKept
      ? 'kept'
      : 'BROKEN: more was taken than a budget holds, something failed, others waited over 500 ms (200 at a long game), or the loop was held over 50',
  );
  return isKept;
}

/** Presses that a user has in so many seconds, and what it takes to open a game. */
export const mostTaken = (seconds: number): number => BUDGET.quick.most + BUDGET.quick.perSecond * (seconds + 2);
