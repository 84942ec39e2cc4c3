import { readStoreConfig } from '../../src/config.ts';
import { createServers } from '../../src/game/servers/servers.ts';
import { tablesIn } from '../../src/game/store/documents.ts';
import { type Log, type Store, StoreUnavailable } from '../../src/game/store/ports.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { createStats, type Stats } from '../../src/stats/index.ts';
import { openStore } from '../../src/storage/open.ts';

const USAGE = `usage: npm run -s stats -- rebuild

Makes every leaderboard and profile anew from the results, in the store that .env names; the bot may go on running.
Games that ended before there were results get theirs first.`;

export interface StatsSurroundings {
  out(line: string): void;
  err(line: string): void;
  /** Other settings, in tests. */
  readonly env?: NodeJS.ProcessEnv;
}

/** The whole program; returns the exit code: 1 if it failed, 2 if the options are wrong. */
export async function run(args: readonly string[], { out, err, env }: StatsSurroundings): Promise<number> {
  if (args.length !== 1 || args[0] !== 'rebuild') {
    err(USAGE);
    return 2;
  }
  const read = readStoreConfig(env);
  if (!read.ok) {
    err(read.message);
    return 1;
  }
  const tell = (data: object, message: string): void => err(`${message} ${JSON.stringify(data)}`);
  const log: Log = { debug: () => {}, info: () => {}, warn: tell, error: tell };
  try {
    const store = await openStore({ ...read.config, log, clock: systemClock });
    try {
      await rebuild(store, log, out);
      return 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) err(error.message);
    else err(`The boards could not be made anew: ${(error as Error).message}`);
    return 1;
  }
}

async function rebuild(store: Store, log: Log, out: (line: string) => void): Promise<void> {
  const servers = createServers({ store, clock: systemClock });
  const seasonMonths = async (guild: string) => (await servers.settings(guild)).seasonMonths;
  const stats = createStats({ store, log, clock: systemClock, seasonMonths });
  const older = await recordOlder(store, stats);
  if (older > 0)
    out(`${older} ${older === 1 ? 'game' : 'games'} without a result ${older === 1 ? 'has' : 'have'} one now.`);
  const from = performance.now();
  let told = from;
  const { games, isSame } = await stats.rebuild((done, of) => {
    if (performance.now() - told < 5000) return;
    told = performance.now();
    out(`${done} of ${of} results …`);
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  out(
    `${games} ${games === 1 ? 'result' : 'results'} in ${seconds} s: ${isSame ? 'the boards are as they were.' : 'the boards were not what they say, and are now.'}`,
  );
}

/** In the order in which games ended, since ratings depend on it. */
async function recordOlder(store: Store, stats: Stats): Promise<number> {
  const tables = tablesIn(store);
  const ended: { readonly id: string; readonly at: number }[] = [];
  for (const id of await tables.list()) {
    // Documents of a newer version are left to that version.
    const loaded = await tables.peek(id);
    if (loaded.kind !== 'found') continue;
    const { phase, record, touched } = loaded.stored.value;
    if (record !== null && (phase === 'finished' || phase === 'abandoned')) ended.push({ id, at: touched });
  }
  let recorded = 0;
  for (const { id } of ended.sort((a, b) => a.at - b.at)) {
    const loaded = await tables.load(id);
    if (loaded.kind === 'found' && (await stats.record(loaded.stored.value)) === 'recorded') recorded += 1;
  }
  return recorded;
}
