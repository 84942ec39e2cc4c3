import { type Client, Events } from 'discord.js';
import type { Renderer } from '../../render/index.ts';
import type { MapShelf } from '../game/maps/index.ts';
import type { Clock, Log, Store } from '../game/ports.ts';
import type { Servers } from '../game/servers.ts';
import type { Tables } from '../game/tables.ts';
import type { Stats } from '../stats/index.ts';
import type { Bot } from './bot.ts';
import { createCallbacks, createClient } from './client.ts';
import type { Command } from './command.ts';
import { dispatch } from './dispatcher.ts';
import { createPresenter } from './presenter.ts';
import { createReplays } from './replays.ts';
import { ScreenSchema } from './screen.ts';

export interface BotParts {
  readonly token: string;
  readonly apiUrl: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly servers: Servers;
  readonly stats: Stats;
  readonly maps: MapShelf;
  readonly renderer: Renderer;
  readonly commands: readonly Command[];
  readonly clock: Clock;
  readonly log: Log;
}

export interface RunningBot {
  /** Whether the gateway is connected. */
  ready(): boolean;
  /** Numbers about this process, in Prometheus' format. */
  metrics(): string;
  /** Takes nothing new, lets what is under way finish, and leaves. Twice is safe. */
  stop(): Promise<void>;
}

const SWEEP_MS = 10 * 60_000;

/** Connects and serves until stopped. Throws where Discord refuses the token or cannot be reached. */
export async function startBot(parts: BotParts): Promise<RunningBot> {
  const { store, tables, servers, stats, maps, renderer, commands, clock, log } = parts;
  const client = createClient(parts.apiUrl);
  const callbacks = createCallbacks(parts.apiUrl);
  const screens = store.collection('screens', ScreenSchema);
  const replays = createReplays(renderer);
  const core = { client, callbacks, tables, servers, stats, maps, renderer, replays, commands, clock, log, screens };
  const bot: Bot = { ...core, presenter: createPresenter(core) };
  const dispatcher = dispatch(bot);
  client.on(Events.Error, (error) => log.error({ error }, 'the connection to Discord had an error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  client.once(Events.ClientReady, ({ user }) => {
    log.info({ user: user.id }, 'connected');
    recovery = recover(bot);
  });
  let recovery = Promise.resolve();
  let sweeping = Promise.resolve();
  let cancelSweep = (): void => {};
  const sweepAgain = (): void => {
    cancelSweep = clock.after(SWEEP_MS, () => {
      sweeping = sweep(bot).finally(sweepAgain);
    });
  };
  sweepAgain();
  await client.login(parts.token);
  return {
    ready: () => client.isReady(),
    metrics: () => metricsOf(client, dispatcher.handled()),
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      await Promise.all([dispatcher.settled(), recovery, sweeping]);
      cancelSweep();
      await client.destroy();
    },
  };
}

/** Shows whatever was saved but, because the process ended, never shown: games that go on, and those that have ended. */
async function recover(bot: Bot): Promise<void> {
  await logged(bot, 'tables could not be looked through after the start', async () => {
    const tables = new Set([...(await bot.tables.running()), ...(await bot.screens.list())]);
    for (const id of tables) {
      await logged(bot, 'a table could not be shown after the start', () => bot.presenter.recover(id));
    }
  });
}

/** Says of lobbies that have expired that they have. */
const sweep = (bot: Bot): Promise<void> =>
  logged(bot, 'lobbies could not be swept', async () => {
    for (const table of await bot.tables.sweep()) {
      await logged(bot, 'an expired lobby could not be shown', () => bot.presenter.show({ table, game: null }));
    }
  });

async function logged(bot: Bot, what: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    bot.log.error({ error }, what);
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
