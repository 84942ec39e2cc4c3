import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import { createPlayground, type PageMessage, WIDE } from 'discord-playground';
import { Game, SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { holds, startProcess } from '../../test/chaos/bot-process.ts';
import { registerCommands, startTestBot } from '../../test/support/bot.ts';
import { runScript } from '../../test/support/child.ts';
import { turnMessage, withVerb } from '../../test/support/player.ts';
import { endedTable } from '../../test/support/results.ts';
import { putTable, tableOf } from '../../test/support/tables.ts';
import { threadsOf } from '../load/measured.ts';

/** Presses of each button; the first `BEFORE` do not count, since they compile the code. */
const PRESSES = 60;
const BEFORE = 15;

/** People who watch the running game, and how often each looks at everything. */
const ONLOOKERS = 12;
const ROUNDS = 10;

interface Taken {
  readonly p50: number;
  readonly p99: number;
}

export interface PressFigures {
  /** ms of the bot's main thread that a press takes, by verb. */
  readonly verbs: Readonly<Record<string, Taken>>;
  /** The same figures for a game that has just begun: the part of the cost that does not grow with the game. */
  readonly begun: Readonly<Record<string, Taken>>;
  /** The same of a bot that only answers, by its picture: what discord.js takes alone. */
  readonly bare: Readonly<Record<string, Taken>>;
  /** Memory of the bot and its drawing process, after each round of the watchers. */
  readonly megabytes: readonly number[];
}

/** One person after another looks at a running and at a finished game, both with everything and some 600 lines long. */
export async function press(): Promise<PressFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'press-'));
  const playground = await createPlayground({ rateLimits: WIDE });
  await registerCommands(playground);
  const { guild, channel } = playground;
  const users = playground.users.slice(0, 3);
  const running = playground.addChannel(guild, { name: 'running' }).id;
  const beginning = playground.addChannel(guild, { name: 'beginning' }).id;
  const setup = { sets: TILE_SETS, switches: SWITCHES.filter((one) => one !== 'map') };
  const ended = endedTable({ users: users.map(String), id: 'longgame', guild, channel, setup });
  const { length } = ended.record!.actions;
  const upTo = (cut: number) => ({ ...ended.record!, actions: ended.record!.actions.slice(0, cut) });
  const asksForTile = (cut: number): boolean => Game.of(upTo(cut)).step === 'place';
  const record = upTo(Array.from({ length: 40 }, (_, more) => length - 5 - more).find(asksForTile)!);
  const first = upTo(Array.from({ length: 40 }, (_, lines) => lines + 4).find(asksForTile)!);
  const before = await startTestBot(playground, { dataDir: folder });
  await putTable(before.store, ended);
  await putTable(before.store, tableOf({ id: 'runngame', guild, channel: running, users: [...users], record }));
  await putTable(
    before.store,
    tableOf({ id: 'begungam', guild, channel: beginning, users: [...users], record: first }),
  );
  await before.stop();
  const bot = startProcess(playground, { folder, redisUrl: null }, 0, { LOG_LEVEL: 'warn', NODE_OPTIONS: '' });
  try {
    const boardIn = async (channel: string): Promise<PageMessage> => {
      await holds(() => turnMessage(playground, channel) !== null, 60_000);
      return turnMessage(playground, channel)!;
    };
    const pid = bot.process.pid!;
    const board = await boardIn(running);
    const actorOf = ({ content }: PageMessage) => playground.actor(users.find((user) => content.includes(user))!);
    let actor = actorOf(board);
    let figures: Record<string, Taken> = {};

    /** Presses the button with the verb, and waits for what it shows. */
    const pressed = async (on: PageMessage, verb: string): Promise<PageMessage> => {
      const acted = await actor.press(on.id, buttonOf(on, verb)!);
      const isOwn = (on.flags & MessageFlags.Ephemeral) !== 0;
      if (!isOwn) return acted.settled();
      const before = JSON.stringify(on);
      await holds(() => JSON.stringify(actor.message(on.id)) !== before, 10_000);
      return actor.message(on.id)!;
    };
    const measure = async (verb: string, open: () => Promise<PageMessage>): Promise<void> => {
      const taken: number[] = [];
      let shown: PageMessage | undefined;
      for (let count = 0; count < BEFORE + PRESSES; count++) {
        if (!shown || !buttonOf(shown, verb)) shown = await open();
        await sleep(20);
        const began = mainThreadMs(pid);
        shown = await pressed(shown, verb);
        await sleep(20);
        if (count >= BEFORE) taken.push(mainThreadMs(pid) - began);
      }
      figures[verb] = { p50: at(taken, 0.5), p99: at(taken, 0.99) };
    };
    const look = async (on: PageMessage): Promise<void> => {
      actor = actorOf(on);
      const more = () => pressed(on, 'more');
      for (const verb of ['square', 'before', 'more', 'tiles', 'fields', 'record'])
        if (buttonOf(on, verb)) await measure(verb, async () => on);
      for (const verb of ['tiles', 'fields', 'scoring', 'twin'])
        if (!figures[verb] && buttonOf(await more(), verb)) await measure(verb, more);
    };
    const replay = async () => (await actor.slash(channel, 'replay', { game: 'longgame' })).settled();

    await look(await boardIn(beginning));
    const begun = figures;
    figures = {};
    await look(board);
    for (const verb of ['step', 'step-twin', 'why']) if (buttonOf(await replay(), verb)) await measure(verb, replay);
    const megabytes = [threadsOf(pid).megabytes];
    const onlookers = Array.from({ length: ONLOOKERS }, (_, index) =>
      playground.actor(playground.addUser({ username: `onlooker-${index}` }, [guild]).id),
    );
    for (let round = 0; round < ROUNDS; round++) {
      for (const verb of ['tiles', 'fields', 'twin']) {
        const panels = onlookers.map(async (one) => {
          const panel = await (await one.press(board.id, buttonOf(board, 'more')!)).settled();
          const before = JSON.stringify(panel);
          await one.press(panel.id, buttonOf(panel, verb)!);
          await holds(() => JSON.stringify(one.message(panel.id)) !== before, 10_000);
        });
        await Promise.all(panels);
      }
      megabytes.push(threadsOf(pid).megabytes);
    }
    console.log(`${length} lines`);
    const bare = { 'without a picture': await bareBot(0), 'with 60 kB': await bareBot(60) };
    console.log('a bot that only answers, with discord.js:');
    console.table(bare);
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([verb, { p50, p99 }]) => {
          const { p50: least, p99: most } = begun[verb] ?? {};
          return [verb, { p50, p99, 'p50, new game': least, 'p99, new game': most }];
        }),
      ),
    );
    console.log(`MB with ${ONLOOKERS} onlookers, by round: ${megabytes.join(', ')}`);
    return { verbs: figures, begun, bare, megabytes };
  } finally {
    if (process.env.DEBUG) console.log(bot.stdout().slice(-3000));
    bot.process.kill('SIGKILL');
    await bot.ended;
    await playground.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** ms of the main thread of `bare-bot.ts` for a press. */
async function bareBot(kilobytes: number): Promise<Taken> {
  const playground = await createPlayground({ rateLimits: WIDE });
  await registerCommands(playground);
  const { token, apiUrl, channel, users } = playground;
  const env = { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, KILOBYTES: String(kilobytes), NODE_OPTIONS: '' };
  const bot = runScript('lab/bench/bare-bot.ts', { cwd: tmpdir(), env });
  try {
    const pid = bot.process.pid!;
    const actor = playground.actor(users[0]!);
    await holds(() => playground.gateway.isOnline(), 60_000);
    const shown = await (await actor.slash(channel, 'help')).settled();
    const taken: number[] = [];
    for (let count = 0; count < BEFORE + PRESSES; count++) {
      const began = mainThreadMs(pid);
      await (await actor.press(shown.id, '0')).settled();
      await sleep(20);
      if (count >= BEFORE) taken.push(mainThreadMs(pid) - began);
    }
    return { p50: at(taken, 0.5), p99: at(taken, 0.99) };
  } finally {
    bot.process.kill('SIGKILL');
    await bot.ended;
    await playground.close();
  }
}

const buttonOf = (message: Parameters<typeof withVerb>[0], verb: string): string | undefined =>
  withVerb(message, verb).find(({ disabled }) => !disabled)?.custom_id;

/** Processor time of the process's first thread; waiting for a processor does not count. */
const mainThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const at = (values: readonly number[], share: number): number =>
  Number(values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!.toFixed(1));
