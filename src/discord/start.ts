import { type Client, Events } from 'discord.js';
import type { Renderer } from '../../render/index.ts';
import { createAnalyses } from '../game/analysis.ts';
import { type ComputerPlay, createComputerPlay } from '../game/computers.ts';
import { createHints } from '../game/hints.ts';
import type { MapShelf } from '../game/maps/index.ts';
import { createNewcomers } from '../game/newcomers.ts';
import { createPeople } from '../game/people.ts';
import type { Advice, Clock, Computers, Log, Store } from '../game/ports.ts';
import { createPuzzles } from '../game/puzzles.ts';
import { breathe } from '../game/queue.ts';
import type { Servers } from '../game/servers.ts';
import { systemSeeds } from '../game/system.ts';
import type { TableId } from '../game/table.ts';
import type { Tables } from '../game/tables.ts';
import { createTimekeeper } from '../game/time/keeper.ts';
import { createUptime } from '../game/time/uptime.ts';
import { createWatchers } from '../game/watchers.ts';
import type { Stats } from '../stats/index.ts';
import type { Bot } from './bot.ts';
import { createCallbacks, createClient, isOnShard, PATIENCE, type Patience } from './client.ts';
import { createDashboards } from './dashboards.ts';
import { createDepartures, type Departures } from './departures.ts';
import { dispatch } from './dispatcher.ts';
import { createExamples } from './examples.ts';
import { createForgetting } from './forgetting.ts';
import type { Command } from './handlers.ts';
import { knownThreads } from './known-threads.ts';
import { createPresence } from './presence.ts';
import { createPresenter } from './publish/presenter.ts';
import { isSettled, TableMessageSchema } from './publish/table-message.ts';
import { createReplays } from './replays.ts';
import type { Services } from './services.ts';
import { askAgain, showTicked } from './time-notices.ts';
import { createUnderWay } from './under-way.ts';
import { createWatching } from './watching.ts';
import { hearWordTroubles, NOT_TRANSLATED, type WordTrouble } from './words/index.ts';

export interface BotParts {
  readonly token: string;
  readonly apiUrl: string;
  /** Where players find whoever runs the bot; null where that is not told. */
  readonly supportUrl: string | null;
  readonly store: Store;
  readonly tables: Tables;
  readonly computers: Computers & Advice;
  readonly servers: Servers;
  readonly stats: Stats;
  readonly maps: MapShelf;
  readonly renderer: Renderer;
  readonly commands: readonly Command[];
  readonly clock: Clock;
  readonly log: Log;
  /** How long Discord is waited for; `PATIENCE` unless said. */
  readonly patience?: Patience;
}

export interface RunningBot {
  /** Whether the gateway is connected. */
  ready(): boolean;
  /** Numbers about this process, in Prometheus' format. */
  metrics(): string;
  /** Resolves once it is connected and has nothing to do: no interaction, recovery, sweep, or server that came or went. */
  idle(): Promise<void>;
  /** Takes nothing new, lets what is under way finish, and leaves. Twice is safe. */
  stop(): Promise<void>;
}

const SWEEP_MS = 10 * 60_000;

/** Connects and serves until stopped. Throws where Discord refuses the token or cannot be reached. */
export async function startBot(parts: BotParts): Promise<RunningBot> {
  const { store, tables, servers, stats, maps, renderer, commands, clock, log } = parts;
  const { patience = PATIENCE } = parts;
  const hearNoMore = hearWordTroubles((trouble) => logTrouble(trouble, log));
  const client = createClient(parts.apiUrl, { patience, supportUrl: parts.supportUrl });
  const callbacks = createCallbacks(parts.apiUrl, patience);
  // Its name in the store is older than its name here.
  const tableMessages = store.collection('screens', TableMessageSchema);
  const analyses = createAnalyses(store, parts.computers, log);
  const puzzles = createPuzzles({ store, computers: parts.computers, clock, seeds: systemSeeds, log });
  const newcomers = createNewcomers(store);
  const people = createPeople({ store, clock, log });
  const uptime = createUptime(store);
  const presence = createPresence({ client, people, gaps: uptime.gaps, log });
  const replays = createReplays(renderer);
  const examples = createExamples(renderer);
  const threads = knownThreads(store);
  const services: Services = {
    ...{
      client,
      callbacks,
      hints: createHints(parts.computers),
      analyses,
      puzzles,
      newcomers,
      watchers: createWatchers(store),
      tables,
      servers,
      people,
      presence,
      stats,
      maps,
      renderer,
      replays,
      examples,
      threads,
      tableMessages,
      clock,
      log,
    },
  };
  const presenter = createPresenter(services);
  const forgetting = createForgetting(store, { ...services, presenter });
  const underWay = createUnderWay();
  const dashboards = createDashboards(store, { ...services, presenter }, underWay);
  const watching = createWatching({ ...services, presenter }, underWay);
  const bot: Bot = { ...services, presenter, forgetting, dashboards, watching };
  const computerPlay = createComputerPlay({
    ...{ tables, clock, log, computers: parts.computers, begun: underWay.add },
    show: (present) => presenter.show(present),
    showStuck: (present) => presenter.bringDown(present),
  });
  const timekeeper = createTimekeeper({
    ...{ tables, uptime, presence, clock, log, begun: underWay.add },
    isUp: () => client.isReady(),
    serves: (guild) => isOnShard(client, guild),
    show: (ticked) => showTicked(ticked, bot),
  });
  const hearNoChange = tables.listen(computerPlay.attend);
  const departures = createDepartures(store, bot, underWay);
  departures.watch();
  const dispatcher = dispatch(bot, commands, underWay);
  const connected = Promise.withResolvers<void>();
  client.on(Events.Error, (error) => log.error({ error }, 'the connection to Discord had an error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  client.once(Events.ClientReady, ({ user }) => {
    log.info({ user: user.id }, 'connected');
    underWay.add(recover(bot, departures, computerPlay).finally(timekeeper.start));
    connected.resolve();
  });
  let cancelSweep = (): void => {};
  const sweepAgain = (): void => {
    cancelSweep = clock.after(SWEEP_MS, () => underWay.add(sweep(bot, departures).finally(sweepAgain)));
  };
  sweepAgain();
  await client.login(parts.token);
  return {
    ready: () => client.isReady(),
    metrics: () => metricsOf(client, dispatcher.handled()),
    async idle() {
      await connected.promise;
      await underWay.settled();
    },
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      computerPlay.stop();
      timekeeper.stop();
      dashboards.stop();
      watching.stop();
      analyses.stop();
      puzzles.stop();
      await underWay.settled();
      cancelSweep();
      connected.resolve();
      await client.destroy();
      hearNoMore();
      hearNoChange();
    },
  };
}

/** So many keys are named in a line of the log. `npm run -s words -- check` names them all. */
const KEYS_NAMED = 5;

/** A language may be half done, and nothing is wrong then; what is there and cannot be shown has to be mended. */
function logTrouble({ language, keys, why }: WordTrouble, log: Log): void {
  const level = why === NOT_TRANSLATED ? 'info' : 'warn';
  const about = { language, why, keys: keys.slice(0, KEYS_NAMED), more: Math.max(0, keys.length - KEYS_NAMED) };
  log[level](about, 'messages of a language are shown in English');
}

/** Shows whatever was saved but, because the process ended, never shown, and goes on with what was left half done. */
async function recover(bot: Bot, departures: Departures, computerPlay: ComputerPlay): Promise<void> {
  await logged(bot, 'tables could not be looked through after the start', async () => {
    const running = new Set(await bot.tables.running());
    const settled: TableId[] = [];
    for (const id of new Set([...running, ...(await bot.tables.unsettled())])) {
      await logged(bot, 'a table could not be shown after the start', async () => {
        // One that is over and was never shown is not shown any more.
        const isShown = running.has(id) || (await bot.tableMessages.peek(id)).kind !== 'none';
        const present = isShown ? await bot.presenter.recover(id) : null;
        if (present !== null) {
          computerPlay.attend(present);
          await askAgain(present, bot);
        }
        const message = await bot.tableMessages.peek(id);
        if (message.kind === 'none' || (message.kind === 'found' && isSettled(message.stored.value))) settled.push(id);
      });
      await breathe();
    }
    await bot.tables.settle(settled);
  });
  await logged(bot, 'it could not be seen which servers have removed the bot', () => departures.lookAround());
  await logged(bot, 'lists of games could not be brought up to date', () => bot.dashboards.recover());
  await logged(bot, 'those who watch games could not be told', () => bot.watching.recover());
  await resume(bot);
}

/** Ends what waits for the store, or for whole days. */
async function sweep(bot: Bot, departures: Departures): Promise<void> {
  await resume(bot);
  await logged(bot, 'what was kept of servers that removed the bot could not be deleted', () => departures.purge());
}

/** Results before people are taken out of them. */
async function resume({ tables, forgetting, log }: Bot): Promise<void> {
  await logged({ log }, 'the ends of games could not be told', () => tables.tellAgain());
  await logged({ log }, 'the data of people could not be deleted', () => forgetting.resume());
}

async function logged({ log }: Pick<Bot, 'log'>, what: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    log.error({ error }, what);
  }
}

function metricsOf(client: Client, handled: number): string {
  const numbers: [name: string, type: 'gauge' | 'counter', value: number][] = [
    ['process_resident_memory_bytes', 'gauge', process.memoryUsage().rss],
    ['process_uptime_seconds', 'gauge', Math.round(process.uptime())],
    ['discord_servers', 'gauge', client.guilds.cache.size],
    ['discord_ping_milliseconds', 'gauge', client.ws.ping],
    ['interactions_total', 'counter', handled],
  ];
  return numbers.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('');
}
