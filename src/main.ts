import { COMMANDS } from '../commands/index.ts';
import { createRenderer } from '../render/index.ts';
import { type Config, readConfig, secretsOf } from './config.ts';
import { createReach } from './discord/connection/reach.ts';
import { BUDGET, NO_BUDGET } from './discord/interaction/budget.ts';
import { cutMisfits } from './discord/limits.ts';
import { type RunningBot, startBot } from './discord/start.ts';
import { loadMaps } from './game/maps/index.ts';
import { createServers } from './game/servers/servers.ts';
import type { Shard } from './game/servers/shard.ts';
import { type Store, StoreUnavailable } from './game/store/ports.ts';
import { createTables } from './game/table/create-tables.ts';
import { systemClock, systemSeeds } from './game/time/system-clock.ts';
import { serveHealth } from './health.ts';
import { createLog, hiding } from './log.ts';
import { logInScene } from './log-context.ts';
import { heardLog } from './metrics/log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createTroubleNews } from './metrics/news.ts';
import { newsPoster } from './metrics/post-news.ts';
import { watchedRenderer, watchedStore, watchedTables } from './metrics/watched.ts';
import { createComputers } from './players/computers.ts';
import type { Connecting } from './shards/patience.ts';
import { serveShards } from './shards/shards.ts';
import { createStats } from './stats/index.ts';
import { createStopping } from './stopping.ts';
import { applicationOf } from './storage/identity.ts';
import { openStore } from './storage/open.ts';

/** ms for pending work to finish, and for each other part to end: together less than the 10 s that Docker waits. */
const FINISHING_MS = 7000;
const ENDING_MS = 500;

/** ms in which a second signal counts as the first: npm passes on a signal that the terminal has sent to the bot, too. */
const ONCE_MS = 500;

/** The bot's process: joins the parts, and ends them in the opposite order. */
async function main(config: Config): Promise<void> {
  // discord.js measures Discord's limits by it: after a clock was set back, no request would leave for that long.
  Date.now = systemClock.now;
  const metrics = createMetrics({ ofProcess: true });
  const written = createLog({ level: config.logLevel, secrets: secretsOf(config) });
  const post = newsPoster({ ...config, channel: config.troubleChannel, webhook: config.troubleWebhook });
  const failed = (error: unknown): void => written.warn({ error }, 'trouble could not be told where it should be');
  const news = post && createTroubleNews({ clock: systemClock, post, failed });
  const log = logInScene(
    heardLog(written, (level, data, message) => {
      metrics.logLines.inc({ level });
      news?.heard(level, data, message);
    }),
  );
  if (!config.isTried) cutMisfits((misfit) => log.error(misfit, 'a message was cut that Discord would refuse'));
  const stopping = createStopping(log);
  if (news) stopping.ends('news', ENDING_MS, async () => news.stop());
  let endingSince: number | null = null;
  const end = (code: number): void => {
    endingSince = performance.now();
    stopping.stop().then(() => process.exit(code));
  };
  /** Waiting does not help if Discord refuses the token, the number of shards or the intents. */
  const refused = (): void => {
    if (endingSince === null) end(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (endingSince !== null && performance.now() - endingSince > ONCE_MS) process.exit(1);
      if (endingSince !== null) return;
      log.info({ signal }, 'stopping');
      end(0);
    });
  }
  // Lines are written at once (`sync`), so that none is lost with the process.
  process.on('uncaughtException', (error) => {
    written.fatal({ error }, 'an error was caught by nobody');
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    written.fatal({ error }, 'a promise was rejected and nobody listened');
    process.exit(1);
  });
  const { dataDir, redisUrl } = config;
  const application = applicationOf(config.token);
  const opened = await openStore({ dataDir, redisUrl, log, clock: systemClock, application });
  stopping.ends('store', ENDING_MS, () => opened.close());
  const maps = loadMaps(config.mapsDir, log);
  const computers = createComputers({
    trouble: (error) => log.error({ error }, 'a thinking thread failed; a simple player stood in'),
  });
  stopping.ends('computers', ENDING_MS, () => computers.close());
  const renderer = watchedRenderer(createRenderer(), metrics);
  stopping.ends('renderer', ENDING_MS, () => renderer.close());
  const lent = { maps, computers, renderer, commands: COMMANDS, clock: systemClock, log, metrics };

  /** A bot of its own for each shard, on a store that lets it write only while no other process serves the shard. */
  const serve = (shard: Shard, fencedStore: Store, { signal, inTurn }: Connecting): Promise<RunningBot> => {
    const store = watchedStore(fencedStore, metrics);
    const servers = createServers({ store, clock: systemClock });
    const seasonMonths = async (guild: string) => (await servers.settings(guild)).seasonMonths;
    const stats = createStats({ store, clock: systemClock, log, seasonMonths });
    const over = stats.record;
    const tables = createTables({ store, clock: systemClock, seeds: systemSeeds, log, maps, over, shard });
    const { token, apiUrl, supportUrl, requestsPerSecond } = config;
    const budget = config.hasUserLimits ? BUDGET : NO_BUDGET;
    const own = { store, servers, stats, tables: watchedTables(tables, metrics), shard, ...(inTurn && { inTurn }) };
    return startBot({ token, apiUrl, supportUrl, requestsPerSecond, budget, signal, refused, ...lent, ...own });
  };
  const shards = serveShards({
    ...{ store: opened, clock: systemClock, log, count: config.shardCount, serve },
    reach: createReach(config),
  });
  // Serving shards have to end well, though others still connect.
  stopping.ends('bot', FINISHING_MS, () => shards.stop());
  await shards.started;
  if (shards.serving.size === 0 && endingSince === null)
    log.info({}, 'other processes serve all servers: this one stands by');
  if (config.healthPort === null) return;
  const health = await serveHealth({
    port: config.healthPort,
    checks: {
      discord: async () => {
        if (![...shards.serving.values()].every((bot) => bot.ready())) throw new Error('not connected');
        const missed = shards.missed();
        if (missed !== null) throw new Error(`a shard is free that could not be served: ${missed}`);
      },
      store: () => opened.check(),
    },
    metrics,
    log,
  });
  stopping.ends('health', ENDING_MS, () => health.close());
}

/** One line for the terminal that names what is wrong and what to do. */
function lineFor(error: unknown, config: Config): string {
  if (error instanceof StoreUnavailable) return `The store cannot be used: ${error.message}`;
  const { code, message, status } = error as { code?: unknown; message?: string; status?: unknown };
  if (code === 'TokenInvalid' || status === 401) {
    return 'Discord does not know this DISCORD_TOKEN: reset it at https://discord.com/developers/applications (page "Bot") and put the new one into .env';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `Discord cannot be reached at ${config.apiUrl}: check the network and DISCORD_API_URL (${String(code)})`;
  }
  return `The bot could not start: ${message ?? String(error)}`;
}

const read = readConfig();
if (!read.ok) {
  console.error(read.message);
  process.exitCode = 1;
} else {
  main(read.config).catch((error) => {
    console.error(hiding(secretsOf(read.config))(lineFor(error, read.config)));
    process.exit(1);
  });
}
