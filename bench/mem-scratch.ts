import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Game, SWITCHES, TILE_SETS } from '../src/engine/index.ts';
import { createPlayground } from '../src/playground/playground.ts';
import { WIDE } from '../src/playground/rate-limits.ts';
import { holds, startProcess } from '../test/chaos/bot-process.ts';
import { registerCommands, startTestBot } from '../test/support/bot.ts';
import { chanceOf, playTurn, turnMessage, withVerb } from '../test/support/player.ts';
import { endedTable } from '../test/support/results.ts';
import { putTable, tableOf } from '../test/support/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'mem-'));
const playground = await createPlayground({ rateLimits: WIDE });
await registerCommands(playground);
const { guild } = playground;
const users = playground.users.slice(0, 3);
const running = playground.addChannel(guild, { name: 'running' }).id;
const setup = { sets: TILE_SETS, switches: SWITCHES.filter((one) => one !== 'map') };
const ended = endedTable({ users: users.map(String), id: 'longgame', guild, channel: running, setup });
const { length } = ended.record!.actions;
const cut = Array.from({ length: 40 }, (_, more) => Number(process.env.CUT ?? length - 60) - more).find(
  (c) => Game.of({ ...ended.record!, actions: ended.record!.actions.slice(0, c) }).step === 'place',
)!;
const before = await startTestBot(playground, { dataDir: folder });
await putTable(
  before.store,
  tableOf({
    id: 'runngame',
    guild,
    channel: running,
    users: [...users],
    record: { ...ended.record!, actions: ended.record!.actions.slice(0, cut) },
  }),
);
await before.stop();
const port = 24568;
const bot = startProcess(playground, { folder, redisUrl: null }, 0, {
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: process.env.BOT_OPTIONS ?? '',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  HEALTH_PORT: String(port),
});
const rss = (pid: number) =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6);
async function tell(what: string) {
  const pid = bot.process.pid!;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const of = (name: string) =>
    Math.round(
      Number(
        new RegExp(`^carcassonne_?\\w*${name} (\\S+)$`, 'm').exec(text)?.[1] ??
          new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ??
          0,
      ) / 1e6,
    );
  console.log(
    what.padEnd(24),
    'main',
    rss(pid),
    'drawing',
    children.map(rss).join(','),
    'heap used',
    of('nodejs_heap_size_used_bytes'),
    'total',
    of('nodejs_heap_size_total_bytes'),
    'external',
    of('nodejs_external_memory_bytes'),
  );
}
try {
  await holds(() => turnMessage(playground, running) !== null, 200_000);
  await holds(async () => (await fetch('http://127.0.0.1:24568/metrics').catch(() => null)) !== null, 100_000);
  await sleep(3000);
  await tell('started');
  const people = Array.from({ length: 12 }, (_, i) =>
    playground.actor(playground.addUser({ username: `on${i}` }, [guild]).id),
  );
  const chance = chanceOf(3);
  for (let turn = 0; turn < Number(process.env.TURNS ?? 12); turn++) {
    const board = turnMessage(playground, running);
    if (!board) break;
    await Promise.all(
      people.map(async (one) => {
        try {
          const more = await (await one.press(board.id, withVerb(board, 'more')[0]!.custom_id!)).settled();
          for (const verb of ['tiles', 'fields', 'twin']) {
            const now = one.message(more.id);
            const button = now && withVerb(now, verb)[0];
            if (button) {
              await one.press(more.id, button.custom_id!);
              await sleep(100);
            }
          }
        } catch (e) {
          console.log(String(e).slice(0, 100));
        }
      }),
    );
    try {
      await playTurn(playground, running, chance);
    } catch (e) {
      console.log('turn', String(e).slice(0, 100));
      break;
    }
    await tell(`after turn ${turn}`);
  }
  await sleep(20000);
  await tell('20 s later');
} finally {
  bot.process.kill('SIGKILL');
  await bot.ended;
  await playground.close();
  rmSync(folder, { recursive: true, force: true });
}
