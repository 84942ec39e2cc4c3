import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPlayground, WIDE } from 'discord-playground';
import { createRenderer } from '../../render/index.ts';
import { registerCommands, startTestBot } from '../../test/support/bot.ts';
import { chanceOf, openTable, playTurn, turnMessage } from '../../test/support/player.ts';
import { fourSearches } from './searches.ts';
import { watchThread } from './timing.ts';

/** The first game does not count: it compiles the code and fills the caches. */
const GAMES = 3;

export interface TurnFigures {
  /** Milliseconds from the committing click to the public message with the next board. */
  readonly shownP50: number;
  readonly shownP99: number;
  /** Milliseconds from a click to its acknowledgement. */
  readonly acknowledgedP50: number;
  readonly acknowledgedP99: number;
  /** The same three figures while four computers think beside the bot, two seconds each, again and again. */
  readonly besideSearches: {
    readonly shownP50: number;
    readonly acknowledgedP50: number;
    readonly acknowledgedP99: number;
  };
  /** The longest work of the main thread between two timer ticks, ms of processor time; server, bot and players share it. */
  readonly heldMax: number;
  /** Delay of the event loop by the wall clock, ms; other programs on the machine and the collector count too. */
  readonly lateP99: number;
  readonly lateMax: number;
  /** Clicks a turn, and the share of turns that took at most three. */
  readonly clicks: number;
  readonly atMostThree: number;
  readonly turns: number;
}

/** Whole games of three players through the playground by clicks, with real pictures and a store on the disk. */
export async function turn(): Promise<TurnFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  // Measures the bot, not the rate limits of Discord.
  const playground = await createPlayground({ rateLimits: WIDE });
  await registerCommands(playground);
  const renderer = createRenderer();
  const bot = await startTestBot(playground, { dataDir, renderer });
  const users = playground.users.slice(0, 3);
  const shown: number[] = [];
  const acknowledged: number[] = [];
  const clicks: number[] = [];
  const beside = { shown: [] as number[], acknowledged: [] as number[] };
  const loop = monitorEventLoopDelay({ resolution: 1 });
  let heldMax = 0;
  try {
    for (let game = 0; game < GAMES; game++) {
      const { id: channel } = playground.addChannel(playground.guild, { name: `bench-${game}` });
      await openTable(playground, channel, users);
      const chance = chanceOf(game + 1);
      if (game > 0) loop.enable();
      const watch = watchThread();
      while (turnMessage(playground, channel)) {
        const played = await playTurn(playground, channel, chance);
        if (game === 0) continue;
        shown.push(played.shown);
        acknowledged.push(...played.acknowledged);
        clicks.push(played.clicks);
      }
      loop.disable();
      const longest = watch();
      if (game > 0) heldMax = Math.max(heldMax, longest);
    }
    const { id: channel } = playground.addChannel(playground.guild, { name: 'bench-beside' });
    await openTable(playground, channel, users);
    const stop = await fourSearches();
    const chance = chanceOf(GAMES);
    while (turnMessage(playground, channel)) {
      const played = await playTurn(playground, channel, chance);
      beside.shown.push(played.shown);
      beside.acknowledged.push(...played.acknowledged);
    }
    await stop();
  } finally {
    await bot.stop();
    await renderer.close();
    await playground.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const figures: TurnFigures = {
    shownP50: at(shown, 0.5),
    shownP99: at(shown, 0.99),
    acknowledgedP50: at(acknowledged, 0.5),
    acknowledgedP99: at(acknowledged, 0.99),
    besideSearches: {
      shownP50: at(beside.shown, 0.5),
      acknowledgedP50: at(beside.acknowledged, 0.5),
      acknowledgedP99: at(beside.acknowledged, 0.99),
    },
    heldMax,
    lateP99: late(loop.percentile(99)),
    lateMax: late(loop.max),
    clicks: clicks.reduce((sum, count) => sum + count, 0) / clicks.length,
    atMostThree: clicks.filter((count) => count <= 3).length / clicks.length,
    turns: clicks.length,
  };
  const { besideSearches, ...alone } = figures;
  for (const table of [alone, besideSearches])
    console.table(Object.fromEntries(Object.entries(table).map(([name, value]) => [name, Number(value.toFixed(2))])));
  return figures;
}

// The monitor counts its own pause too.
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - 1);

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
