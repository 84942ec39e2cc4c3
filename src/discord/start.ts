import { type Client, Events, type RESTOptions } from 'discord.js';
import type { Renderer } from '../../render/index.ts';
import { type ComputerPlay, createComputerPlay } from '../game/computers/computers.ts';
import { createHints } from '../game/computers/hints.ts';
import { createNewcomers } from '../game/learning/newcomers.ts';
import { createPuzzles } from '../game/learning/puzzles.ts';
import type { MapShelf } from '../game/maps/index.ts';
import { createAnalyses } from '../game/past/analysis.ts';
import { createPeople } from '../game/people/people.ts';
import { createWatchers } from '../game/people/watchers.ts';
import type { Servers } from '../game/servers/servers.ts';
import { ALONE, type Shard } from '../game/servers/shard.ts';
import type { Advice, Clock, Computers, Log, Store } from '../game/store/ports.ts';
import { breathe } from '../game/table/queue.ts';
import type { TableId } from '../game/table/table.ts';
import type { Tables } from '../game/table/tables.ts';
import { createTimekeeper } from '../game/time/keeper.ts';
import { systemSeeds } from '../game/time/system-clock.ts';
import { createUptime } from '../game/time/uptime.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { watchedRequests } from '../metrics/requests.ts';
import type { Stats } from '../stats/index.ts';
import type { Bot } from './bot.ts';
import {
  type ClientSettings,
  createCallbacks,
  createClient,
  disconnect,
  type InTurn,
  isConnected,
  isLetIn,
  PATIENCE,
  type Patience,
  sweepNoMore,
} from './connection/client.ts';
import { drain } from './connection/draining.ts';
import { createUnderWay } from './connection/pending-work.ts';
import { createRivals } from './connection/second-bot-detector.ts';
import { watchClient } from './connection/watch-client.ts';
import { dispatch } from './dispatcher.ts';
import type { Command } from './handlers.ts';
import { BUDGET, type BudgetSettings, createBudget } from './interaction/budget.ts';
import { createReplays } from './past/replays.ts';
import { createForgetting } from './people/forgetting.ts';
import { createPresence } from './people/presence.ts';
import { askAgain, showTicked } from './people/time-notices.ts';
import { createWatching } from './people/watching.ts';
import { createPresenter } from './publish/presenter.ts';
import { placed } from './publish/presenter-with-log-context.ts';
import { createReconciler } from './publish/reconciler.ts';
import { isSettled, TableMessageSchema } from './publish/table-message.ts';
import { createDashboards } from './servers/dashboards.ts';
import { knownThreads } from './servers/known-threads.ts';
import { createDepartures, type Departures } from './servers/left-servers.ts';
import type { Services } from './services.ts';
import { hearWordTroubles, NOT_TRANSLATED, type WordTrouble } from './words/index.ts';

export interface BotParts {
  readonly token: string;
  readonly apiUrl: string;
  /** Where players find the operator; null if unknown. */
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
  /** Counts everything; store, tables and renderer are already watched. */
  readonly metrics: Metrics;
  /** What each user may request; by default `BUDGET`. */
  readonly budget?: BudgetSettings;
  /** How long to wait for Discord; by default `PATIENCE`. */
  readonly patience?: Patience;
  /** The servers of this process; by default all. */
  readonly shard?: Shard;
  /** For several processes with one token; without it discord.js takes care. */
  readonly inTurn?: InTurn;
  /** Ends the wait for the connection. */
  readonly signal?: AbortSignal;
  /** Called if Discord has closed the connection for good. */
  readonly refused?: () => void;
  /** Discord's limit of requests; by default `REQUESTS_PER_SECOND`. */
  readonly requestsPerSecond?: number;
  /** Replaces Discord in tests: answers requests, and connects the client. */
  readonly transport?: Transport;
}

export interface Transport {
  readonly makeRequest: RESTOptions['makeRequest'];
  connect(client: Client): Promise<void>;
}

export interface RunningBot {
  /** Whether the gateway is connected. */
  ready(): boolean;
  /** Whether it is connected, though servers may still be coming in. */
  isIn(): boolean;
  /** Resolves once it is connected and idle: no interaction, recovery, sweep, or server that came or went. */
  idle(): Promise<void>;
  /** Puts off new work, waits for running work without a limit, and leaves. Repeating it is safe. */
  stop(): Promise<void>;
}

const SWEEP_MS = 10 * 60_000;

/** Connects and serves until stopped. Throws if Discord refuses the token or cannot be reached. */
export async function startBot(parts: BotParts): Promise<RunningBot> {
  const { store, tables, servers, stats, maps, renderer, commands, clock, log, metrics } = parts;
  const { patience = PATIENCE, shard = ALONE, inTurn, requestsPerSecond, supportUrl, signal } = parts;
  const hearNoMore = hearWordTroubles((trouble) => logTrouble(trouble, log));
  const { transport } = parts;
  const watch: ClientSettings['watch'] = (make) => watchedRequests(metrics, transport?.makeRequest ?? make);
  const client = createClient(parts.apiUrl, {
    patience,
    supportUrl,
    watch,
    shard,
    ...(inTurn && { inTurn }),
    ...(requestsPerSecond && { requestsPerSecond }),
  });
  const callbacks = createCallbacks(parts.apiUrl, patience, watch);
  const unwatch = watchClient(client, { shard, tables, metrics, log, refused: parts.refused });
  // Its name in the store is older than this name.
  const tableMessages = store.collection('screens', TableMessageSchema);
  const analyses = createAnalyses(store, parts.computers, log, clock);
  const puzzles = createPuzzles({ store, computers: parts.computers, clock, seeds: systemSeeds, log });
  const newcomers = createNewcomers(store);
  const people = createPeople({ store, clock, log });
  const uptime = createUptime(store, shard);
  const presence = createPresence({ client, people, gaps: uptime.gaps, log });
  const replays = createReplays();
  const threads = knownThreads(store);
  const services: Services = {
    ...{
      client,
      callbacks,
      shard,
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
      threads,
      tableMessages,
      clock,
      log,
    },
  };
  const underWay = createUnderWay();
  const recoverTable = (id: TableId) => presenter.recover(id);
  const reconciler = createReconciler({ client, tables, clock, log, underWay, recover: recoverTable });
  const presenter = placed(createPresenter(services, reconciler));
  const forgetting = createForgetting(store, { ...services, presenter });
  const dashboards = createDashboards(store, { ...services, presenter }, underWay);
  const budget = createBudget(parts.budget ?? BUDGET, clock);
  const watching = createWatching({ ...services, presenter }, underWay);
  const bot: Bot = { ...services, presenter, forgetting, dashboards, watching, budget };
  const computerPlay = createComputerPlay({
    ...{ tables, clock, log, computers: parts.computers, begun: underWay.add },
    show: (present) => presenter.show(present),
    showStuck: (present) => presenter.bringDown(present),
  });
  const timekeeper = createTimekeeper({
    ...{ tables, uptime, presence, clock, log, begun: underWay.add },
    isUp: () => isConnected(client),
    serves: shard.serves,
    changed: async ({ id }) => (shard.count === 1 ? undefined : tables.changedElsewhere(id)),
    show: (ticked) => showTicked(ticked, bot),
  });
  const hearNoChange = tables.listen((present, isLate) => {
    computerPlay.attend(present);
    // Names may have changed.
    const show = (): Promise<void> => presenter.refresh(present);
    if (isLate) underWay.add(logged(bot, 'what was saved late could not be shown', { table: present.table.id }, show));
  });
  const departures = createDepartures(store, bot, underWay);
  departures.watch();
  dispatch({
    bot,
    commands,
    metrics,
    rivals: createRivals(clock, log),
    underWay,
  });
  const connected = Promise.withResolvers<void>();
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
  const running: RunningBot = {
    ready: () => isConnected(client),
    isIn: () => isLetIn(client),
    async idle() {
      await connected.promise;
      await underWay.settled();
    },
    async stop() {
      drain(client, { underWay, log });
      computerPlay.stop();
      timekeeper.stop();
      reconciler.stop();
      dashboards.stop();
      watching.stop();
      analyses.stop();
      puzzles.stop();
      cancelSweep();
      await underWay.settled();
      client.removeAllListeners(Events.InteractionCreate);
      connected.resolve();
      unwatch();
      await disconnect(client);
      sweepNoMore(callbacks.rest);
      hearNoMore();
      hearNoChange();
    },
  };
  const giveUp = (): void =>
    void running.stop().catch((error) => log.error({ error }, 'a connection could not be ended'));
  signal?.addEventListener('abort', giveUp);
  try {
    await (transport ? transport.connect(client) : client.login(parts.token));
  } catch (error) {
    // The caller may try again while Discord is away, so nothing of this try may stay.
    await running.stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
  return running;
}

/** The most keys in a line of the log. `npm run -s words -- check` names them all. */
const KEYS_NAMED = 5;

/** An unfinished language is no error, but words that cannot be shown are. */
function logTrouble({ language, keys, why }: WordTrouble, log: Log): void {
  const level = why === NOT_TRANSLATED ? 'info' : 'warn';
  const about = { language, why, keys: keys.slice(0, KEYS_NAMED), more: Math.max(0, keys.length - KEYS_NAMED) };
  log[level](about, 'messages of a language are shown in English');
}

/** Shows saved changes that were never shown because the process ended, and continues unfinished work. */
async function recover(bot: Bot, departures: Departures, computerPlay: ComputerPlay): Promise<void> {
  await logged(bot, 'tables could not be looked through after the start', {}, async () => {
    const running = new Set(await bot.tables.running());
    const settled: TableId[] = [];
    for (const id of new Set([...running, ...(await bot.tables.unsettled())])) {
      await logged(bot, 'a table could not be shown after the start', { table: id }, async () => {
        // A finished table that was never shown is left out.
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
  await logged(bot, 'it could not be seen which servers have removed the bot', {}, () => departures.lookAround());
  await logged(bot, 'lists of games could not be brought up to date', {}, () => bot.dashboards.recover());
  await logged(bot, 'those who watch games could not be told', {}, () => bot.watching.recover());
  await resume(bot);
}

/** Ends work that waited for the store, or for days. */
async function sweep(bot: Bot, departures: Departures): Promise<void> {
  await resume(bot);
  await logged(bot, 'what was kept of servers that removed the bot could not be deleted', {}, () => departures.purge());
}

/** Results come first, then people are taken out of them. */
async function resume({ shard, tables, forgetting, log }: Bot): Promise<void> {
  await logged({ log }, 'the ends of games could not be told', {}, () => tables.tellAgain());
  // People are on servers of several shards: one shard does it.
  if (shard.id !== 0) return;
  await logged({ log }, 'the data of people could not be deleted', {}, () => forgetting.resume());
}

async function logged(
  { log }: Pick<Bot, 'log'>,
  what: string,
  about: { readonly table?: TableId },
  task: () => Promise<unknown>,
): Promise<void> {
  try {
    await task();
  } catch (error) {
    log.error({ error, ...about }, what);
  }
}
