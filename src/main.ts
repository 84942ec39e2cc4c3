import { COMMANDS } from '../commands/index.ts';
import { createRenderer } from '../render/index.ts';
import { type Config, readConfig, secretsOf } from './config.ts';
import { startBot } from './discord/start.ts';
import { createTables } from './game/create-tables.ts';
import { loadMaps } from './game/maps/index.ts';
import { StoreUnavailable } from './game/ports.ts';
import { createServers } from './game/servers.ts';
import { systemClock, systemSeeds } from './game/system.ts';
import { serveHealth } from './health.ts';
import { createLog } from './log.ts';
import { createComputers } from './players/computers.ts';
import { createStats } from './stats/index.ts';
import { openStore } from './storage/open.ts';

/** The bot's process: joins the parts, and ends them in the opposite order. */
async function main(config: Config): Promise<void> {
  const log = createLog({ level: config.logLevel, secrets: secretsOf(config) });
  const store = await openStore({ dataDir: config.dataDir, redisUrl: config.redisUrl, log, clock: systemClock });
  const maps = loadMaps(config.mapsDir, log);
  const servers = createServers({ store, clock: systemClock });
  const seasonMonths = async (guild: string) => (await servers.settings(guild)).seasonMonths;
  const stats = createStats({ store, clock: systemClock, log, seasonMonths });
  const tables = createTables({ store, clock: systemClock, seeds: systemSeeds, log, maps, over: stats.record });
  const computers = createComputers({
    trouble: (error) => log.error({ error }, 'a thinking thread failed; a simple player stood in'),
  });
  const renderer = createRenderer();
  const { token, apiUrl, supportUrl } = config;
  const parts = {
    store,
    tables,
    computers,
    servers,
    stats,
    maps,
    renderer,
    commands: COMMANDS,
    clock: systemClock,
    log,
  };
  const bot = await startBot({ token, apiUrl, supportUrl, ...parts });
  const health =
    config.healthPort === null
      ? null
      : await serveHealth({
          port: config.healthPort,
          checks: {
            discord: async () => {
              if (!bot.ready()) throw new Error('not connected');
            },
            store: () => store.check(),
          },
          metrics: () => bot.metrics(),
          log,
        });
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await health?.close();
    await bot.stop();
    await computers.close();
    await renderer.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error) => {
        log.error({ error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
  process.on('unhandledRejection', (error) => {
    log.fatal({ error }, 'a promise was rejected and nobody listened');
    process.exit(1);
  });
}

/** One line for whoever started it, naming what is wrong and what to do. */
function lineFor(error: unknown, config: Config): string {
  if (error instanceof StoreUnavailable) return `The store cannot be used: ${error.message}`;
  const { code, message, name } = error as { code?: unknown; message?: string; name?: string };
  if (code === 'TokenInvalid' || (name === 'DiscordAPIError' && message?.includes('401'))) {
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
    console.error(lineFor(error, read.config));
    process.exit(1);
  });
}
