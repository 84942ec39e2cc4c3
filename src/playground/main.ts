import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPlayground, type Playground } from 'discord-playground';
import { runBot } from './children.ts';
import { SEED } from './seed.ts';

/** `npm run playground [-- --port N]`: the server, its page, and the bot as an operator would run it. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPTS = { deploy: join(root, 'commands/deploy.ts'), main: join(root, 'src/main.ts') };
const DEFAULT_PORT = 4173;
/** Further ports that are tried if the first is taken. */
const PORTS = 20;

const portFrom = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`"${text}" is no port: --port and PLAYGROUND_PORT take a number from 0 to 65535.`);
  return process.exit(1);
};

async function open(first: number, dataDir: string): Promise<Playground> {
  for (let port = first; ; port++) {
    try {
      return await createPlayground({ port, dataDir, seed: SEED });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= first + PORTS) throw error;
    }
  }
}

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const wanted = portFrom(values.port ?? process.env.PLAYGROUND_PORT ?? String(DEFAULT_PORT));
const dataDir = resolve(process.env.PLAYGROUND_DATA ?? join(root, 'data/playground'));
mkdirSync(dataDir, { recursive: true });

const playground = await open(wanted, dataDir);

// Only the settings that a bot needs; no setting of a real bot may reach this one.
const { REDIS_URL: _redis, HEALTH_PORT: _health, DISCORD_GUILD_ID: _guild, ...env } = process.env;
const bot = runBot({
  ...SCRIPTS,
  preload: [join(root, 'src/check-node.js')],
  env: {
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    ...env,
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
    DATA_DIR: join(dataDir, 'bot'),
  },
  cwd: dataDir,
  say: (line) => console.log(line),
});

let told = false;
const tell = (): void => {
  if (told) return;
  told = true;
  console.log(`Play at ${playground.url} (Ctrl+C stops it; the games are kept in ${dataDir})`);
};
// Tells the address when the bot can answer; or soon, if it does not come.
const unsubscribe = playground.stage.world.listen(({ kind }) => {
  if (kind === 'bot' && playground.gateway.isOnline()) tell();
});
setTimeout(tell, 15_000).unref();

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  unsubscribe();
  await bot.stop();
  await playground.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
