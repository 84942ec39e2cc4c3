import { DefaultRestOptions, REST, type RESTOptions, Routes } from 'discord.js';
import { type Playground, requestHere } from 'discord-playground';
import { COMMANDS } from '../../commands/index.ts';
import { createRenderer, type Renderer } from '../../render/index.ts';
import { type BudgetSettings, NO_BUDGET } from '../../src/discord/interaction/budget.ts';
import { type RunningBot, startBot, type Transport } from '../../src/discord/start.ts';
import { type MapShelf, OWN_MAPS } from '../../src/game/maps/index.ts';
import { createServers } from '../../src/game/servers/servers.ts';
import type { Shard } from '../../src/game/servers/shard.ts';
import type { Advice, Clock, Computers, Log, Store } from '../../src/game/store/ports.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import { systemSeeds } from '../../src/game/time/system-clock.ts';
import { logInScene } from '../../src/log-context.ts';
import { createMetrics, type Metrics } from '../../src/metrics/metrics.ts';
import { watchedRenderer, watchedStore, watchedTables } from '../../src/metrics/watched.ts';
import { createStats, type Stats } from '../../src/stats/index.ts';
import { recognise } from '../../src/storage/identity.ts';
import { SqliteBackend } from '../../src/storage/sqlite.ts';
import { createStore } from '../../src/storage/store.ts';
import { quickComputers } from './computers.ts';
import { ENDLESS_MS } from './time.ts';

// Sockets would be a third of the cost of a press. Tests of processes, of the page and of the package use them.
const { makeRequest } = DefaultRestOptions;
const request: RESTOptions['makeRequest'] = (url, init) => requestHere(url, init) ?? makeRequest(url, init);
Object.assign(DefaultRestOptions, { makeRequest: request });

/** The real bot in this process, on a playground. */
export interface TestBot {
  readonly running: RunningBot;
  readonly store: Store;
  readonly stats: Stats;
  readonly metrics: Metrics;
  readonly lines: { readonly level: string; readonly data: object; readonly message: string }[];
  stop(): Promise<void>;
}

export interface TestBotOptions {
  readonly dataDir: string;
  /** Several bots of one test share it, since a drawing thread takes a while to start. */
  readonly renderer?: Renderer;
  readonly store?: Store;
  readonly seeds?: { next(): string };
  readonly maps?: MapShelf;
  /** Quick ones for each function that is absent. */
  readonly computers?: Partial<Computers & Advice>;
  readonly supportUrl?: string;
  /** Unlimited if absent: scripts play, and often while a clock stands still. */
  readonly budget?: BudgetSettings;
  readonly transport?: Transport;
  /** All servers if absent. */
  readonly shard?: Shard;
}

/** The playground's time as a clock for the bot. */
export const clockOf = ({ now, stage }: Pick<Playground, 'now' | 'stage'>): Clock => ({
  now,
  after: (ms, fn) => stage.world.clock.at(now() + ms, fn),
});

/** SQLite without a thread of its own, since most tests write less than a thread costs to start. */
async function storeIn(dataDir: string, log: Log, clock: Clock): Promise<Store> {
  const backend = await SqliteBackend.open(dataDir);
  const identity = await recognise(backend, { log, clock, application: null });
  return createStore(backend, log, clock, { identity });
}

export async function startTestBot(
  playground: Pick<Playground, 'token' | 'apiUrl' | 'now' | 'stage' | 'attend'>,
  options: TestBotOptions,
): Promise<TestBot> {
  const lines: TestBot['lines'] = [];
  const at = (level: string) => (data: object, message: string) => void lines.push({ level, data, message });
  const log: Log = logInScene({ debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') });
  const clock = clockOf(playground);
  const metrics = createMetrics();
  const opened = options.store ?? (await storeIn(options.dataDir, log, clock));
  const store = watchedStore(opened, metrics);
  const maps = options.maps ?? OWN_MAPS;
  const servers = createServers({ store, clock });
  const seasonMonths = async (guild: string) => (await servers.settings(guild)).seasonMonths;
  const stats = createStats({ store, clock, log, seasonMonths });
  const seeds = options.seeds ?? systemSeeds;
  const shard = options.shard && { shard: options.shard };
  const tables = watchedTables(createTables({ store, clock, seeds, log, maps, over: stats.record, ...shard }), metrics);
  const renderer = watchedRenderer(
    options.renderer ?? createRenderer({ hangingMs: ENDLESS_MS, patienceMs: ENDLESS_MS }),
    metrics,
  );
  const { token, apiUrl } = playground;
  const computers = { ...quickComputers(), ...options.computers };
  const parts = { store, tables, computers, servers, stats, maps, renderer, commands: COMMANDS, clock, log, metrics };
  const running = await startBot({
    token,
    apiUrl,
    supportUrl: options.supportUrl ?? null,
    patience: { request: ENDLESS_MS, acknowledge: ENDLESS_MS },
    // Tests play faster than people, and discord.js would let them wait in real time.
    requestsPerSecond: 1_000_000,
    budget: options.budget ?? NO_BUDGET,
    ...(options.transport && { transport: options.transport }),
    ...shard,
    ...parts,
  });
  const leave = playground.attend(running);
  return {
    running,
    store,
    stats,
    metrics,
    lines,
    async stop() {
      await running.stop();
      leave();
      if (!options.renderer) await renderer.close();
      if (!options.store) await store.close();
    },
  };
}

/** Registers the commands as `npm run commands:deploy` does, without its report. */
export async function registerCommands({ apiUrl, token, bot }: Playground): Promise<void> {
  const rest = new REST({ api: apiUrl }).setToken(token);
  await rest.put(Routes.applicationCommands(bot), { body: COMMANDS.map(({ data }) => data) });
}
