import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayground, type Playground, WIDE } from 'discord-playground';
import { expect, onTestFinished, test } from 'vitest';
import { TableMessageSchema } from '../../src/discord/publish/table-message.ts';
import { commitmentOf, Game, type GameRecord, RULES_VERSION } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { DEFAULT_OPTIONS, type Table, TableSchema } from '../../src/game/table/table.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { registerCommands } from '../support/bot.ts';
import { type Child, runScript } from '../support/child.ts';
import { askedBy, lastPut, leftOver, textIn, turnMessage, withVerb } from '../support/player.ts';
import { isDrawn, sampled } from '../support/runs.ts';
import { ENDLESS_MS, SIMULATED } from '../support/time.ts';
import { recordOn } from '../support/whole-game.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function server(): Promise<Playground> {
  // Turns follow each other faster than Discord allows.
  const playground = await createPlayground({ clock: SIMULATED, rateLimits: WIDE });
  onTestFinished(() => playground.close());
  await registerCommands(playground);
  return playground;
}

/** Expects exactly one line, for the person who started it. */
async function refused(child: Child): Promise<string> {
  expect(await child.ended).toBe(1);
  const lines = child.stderr().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(child.stdout()).not.toContain('    at ');
  return lines[0]!;
}

const FAILING_STARTS: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'without a token',
    async () => {
      expect(await refused(runScript('src/main.ts', { cwd: folder() }))).toMatch(
        /^DISCORD_TOKEN is not set.*discord\.com\/developers.*npm run playground$/,
      );
    },
  ],
  [
    'with a token that Discord does not know',
    async () => {
      const { apiUrl } = await server();
      const env = { DISCORD_TOKEN: 'not.the.token', DISCORD_API_URL: apiUrl };
      const line = await refused(runScript('src/main.ts', { cwd: folder(), env }));
      expect(line).toMatch(/does not know this DISCORD_TOKEN.*reset it at/);
      expect(line).not.toContain('not.the.token');
    },
  ],
  [
    'with an unknown option in .env',
    async () => {
      const cwd = folder();
      writeFileSync(join(cwd, '.env'), 'DISCORD_TOKEN=a.b.c\nDATA_DIRR=x\n');
      expect(await refused(runScript('src/main.ts', { cwd }))).toMatch(
        /sets DATA_DIRR, which is no option.*DATA_DIR\?/,
      );
    },
  ],
  [
    'with no server at the address',
    async () => {
      const env = { DISCORD_TOKEN: 'a.b.c', DISCORD_API_URL: 'http://127.0.0.1:9/api' };
      expect(await refused(runScript('src/main.ts', { cwd: folder(), env }))).toMatch(/cannot be reached at http/);
    },
  ],
  [
    'with an impossible data folder',
    async () => {
      const cwd = folder();
      writeFileSync(join(cwd, 'data'), 'a file');
      const env = { DISCORD_TOKEN: 'a.b.c' };
      expect(await refused(runScript('src/main.ts', { cwd, env }))).toMatch(/^The store cannot be used: /);
    },
  ],
];

test.each(sampled('failing starts', FAILING_STARTS, { short: 1 }))(
  'a start that cannot succeed ends with one line and exit code 1: %s',
  async (_, start) => {
    expect.hasAssertions();
    await start();
  },
);

test
  .runIf(isDrawn('fatal errors', { oneIn: 8, about: ['src/main.ts', 'src/log.ts'] }))
  .each(['throw', 'Promise.reject('])('an uncaught error ends it, by %s, and does not tell the token', async (how) => {
  const playground = await server();
  const { token, apiUrl } = playground;
  const fatal = `process.once('SIGUSR2', () => { ${how} new Error('with ' + process.env.DISCORD_TOKEN)${how.endsWith('(') ? ')' : ''} })`;
  const env = {
    ...{ DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl },
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fatal)}`,
  };
  const cwd = folder();
  const child = runScript('src/main.ts', { cwd, env });
  onTestFinished(() => void child.process.kill('SIGKILL'));
  await expect.poll(() => playground.gateway.isOnline() && child.stdout().includes('"connected"')).toBe(true);
  child.process.kill('SIGUSR2');
  expect(await child.ended).toBe(1);
  expect(child.stdout()).toMatch(/"level":"fatal".*nobody/);
  expect(child.stdout()).toContain('with [hidden]');
  expect(child.stdout() + child.stderr()).not.toContain(token);
  // No report and no dump.
  expect(readdirSync(cwd)).toEqual(['data']);
});

test.runIf(isDrawn('clock set back', { oneIn: 8, about: ['src/main.ts', 'src/game/time/system-clock.ts'] }))(
  "the machine's clock is set back by an hour while it runs: it goes on, and waits for no limit of Discord's that is long over",
  async () => {
    const playground = await server();
    const { token, apiUrl, channel, users } = playground;
    const setBack = `const now = Date.now; let back = 0; Date.now = () => now() - back; process.once('SIGUSR2', () => { back = 3_600_000 })`;
    const env = {
      ...{ DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DISCORD_REQUESTS_PER_SECOND: '1' },
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(setBack)}`,
    };
    const child = runScript('src/main.ts', { cwd: folder(), env });
    onTestFinished(() => void child.process.kill('SIGKILL'));
    await expect.poll(() => child.stdout().includes('"connected"')).toBe(true);
    const [ada] = users.map((user) => playground.actor(user));
    await ada!.slash(channel, 'play');
    await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    child.process.kill('SIGUSR2');
    for (const user of users.slice(1, 3)) {
      const lobby = ada!.messages(channel).findLast((one) => withVerb(one, 'join').length > 0)!;
      await playground.actor(user).press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!);
      await ada!.waitFor((one) => one.id === lobby.id && textIn(one).includes(user));
    }
  },
);

/** A game of few tiles that has just begun, for the playground's users. */
function shortGame({ guild, channel, users }: Playground, draws: readonly string[]): Table {
  const seed = 'f'.repeat(64);
  const seats = users.slice(0, 3);
  return {
    format: 1,
    id: 'shortone',
    guild,
    channel,
    host: seats[0]!,
    phase: 'playing',
    revision: 3,
    options: DEFAULT_OPTIONS,
    members: seats.map((user) => ({ user, name: `Player ${user.at(-1)}` })),
    record: {
      setup: {
        version: RULES_VERSION,
        seats: seats.length,
        sets: ['base'],
        switches: ['fields'],
        seed,
        prepared: { draws: [...draws], only: true },
      },
      actions: [],
    },
    commitment: commitmentOf(seed),
    abandoning: [],
    opened: 0,
    touched: 0,
  };
}

/** How many requests of a turn the bot makes before it is killed. */
const BEFORE = sampled('kills', [0, 1, 2, 3, 4, 5], { short: 2 });

test.runIf(isDrawn('kills', { oneIn: 8, about: ['src/discord/publish/'] }))(
  'killed between any two requests of a turn, the bot goes on: one message, one notice a turn, nothing lost',
  async () => {
    const playground = await server();
    const { channel } = playground;
    const dataDir = folder();
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const store = await openStore({ dataDir, redisUrl: null, log, clock: systemClock, patience: ENDLESS_MS });
    onTestFinished(() => store.close());
    const [tables, screens] = [
      store.collection('table', TableSchema, { features: GAME_FEATURES }),
      store.collection('screens', TableMessageSchema),
    ];
    const draws = ['BA-U', 'BA-V', 'BA-V', 'BA-D', 'BA-U', 'BA-V', 'BA-U'].slice(0, BEFORE.length + 1);
    const table = shortGame(playground, draws);
    await tables.save(table.id, table, NEW);
    const env = {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import ${new URL('drawless.ts', import.meta.url)}`,
    };

    let child: Child | undefined;
    onTestFinished(() => void child?.process.kill('SIGKILL'));
    const stored = async () => {
      const [now, screen] = [await tables.load(table.id), await screens.load(table.id)];
      return {
        table: now.kind === 'found' ? now.stored.value : null,
        screen: screen.kind === 'found' ? screen.stored.value : null,
      };
    };
    const isAllShown = async () => {
      const { table: now, screen } = await stored();
      return screen?.revision === now?.revision && screen?.fading.length === 0;
    };
    const hasEnded = () => child!.process.exitCode !== null || child!.process.signalCode !== null;
    const up = async () => {
      child = runScript('src/main.ts', { cwd: dataDir, env });
      const isUp = async () => playground.gateway.isOnline() && (await isAllShown());
      await expect.poll(async () => hasEnded() || (await isUp())).toBe(true);
      expect(hasEnded()).toBe(false);
    };
    let countdown = Number.POSITIVE_INFINITY;
    playground.requests.push = function push(...items) {
      if (countdown-- <= 0) child?.process.kill('SIGKILL');
      return Array.prototype.push.apply(this, items);
    };

    await up();
    const asked: string[] = [];
    for (let turn = 0; turnMessage(playground, channel); turn++) {
      const message = turnMessage(playground, channel)!;
      const actor = playground.actor(askedBy(message));
      if (asked.at(-1) !== message.id) asked.push(message.id);
      const before = (await stored()).table!.revision;
      const panel = await (await actor.press(message.id, withVerb(message, 'square')[0]!.custom_id!)).settled();
      const killed = child!.ended;
      countdown = BEFORE[turn % BEFORE.length]!;
      // The test does not wait, since no answer will come.
      actor.press(panel.id, lastPut(panel).custom_id!).catch(() => {});
      // A turn of fewer requests ends: it is shown, and the panel says so.
      const isOver = async () => withVerb(actor.message(panel.id)!, 'put').length === 0 && (await isAllShown());
      await expect.poll(async () => hasEnded() || (await isOver())).toBe(true);
      child!.process.kill('SIGKILL');
      expect(await killed).toBe('SIGKILL');
      countdown = Number.POSITIVE_INFINITY;
      await expect.poll(() => playground.gateway.isOnline()).toBe(false);
      await up();
      expect((await stored()).table!.revision - before).toBeOneOf([0, 1]);
    }

    const { table: after } = await stored();
    expect(after!.phase).toBe('finished');
    // One action a tile, or two if the game asked for a figure.
    expect(after!.record!.actions.filter((line) => line.startsWith('place'))).toHaveLength(draws.length);
    expect(playground.pings).toHaveLength(draws.length);
    expect(new Set(asked).size).toBe(draws.length);
    const messages = playground.actor(playground.users[5]!).messages(channel);
    expect(leftOver(messages)).toEqual([]);
    const results = messages.filter((one) => withVerb(one, 'fair').length > 0);
    expect(results).toHaveLength(1);

    const { bytes } = await recordOn({ playground }, playground.actor(playground.users[5]!), results[0]!);
    const attached = JSON.parse(bytes.toString('utf8')) as { record: GameRecord };
    expect(attached.record).toEqual(after!.record);
    expect(Game.of(attached.record).over).toBe(true);
  },
);
