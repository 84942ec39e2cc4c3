import { StoreUnavailable } from '../../game/store/ports.ts';
import { Kept } from '../../kept.ts';
import type { GameResult, Stats } from '../../stats/index.ts';
import type { Services } from '../services.ts';

/** How long a game will take, judged by this server's earlier games. */

/** Seconds for a person's turn, on a server without games. */
const USUAL = 30;
/** The longest game in one sitting, in ms. */
const SITTING = 4 * 3600_000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 1000;

type KnownSeconds = Kept<string, { readonly seconds: number; readonly until: number }>;
const known = new WeakMap<Stats, KnownSeconds>();

/** Seconds for a person's turn on a server: the median of its last games in one sitting. Does not fail without the store. */
export async function secondsATurn(
  guild: string,
  { stats, clock }: Pick<Services, 'stats' | 'clock'>,
): Promise<number> {
  const ofServers: KnownSeconds = known.get(stats) ?? new Kept(MOST_KEPT);
  known.set(stats, ofServers);
  const before = ofServers.get(guild);
  if (before && clock.now() < before.until) return before.seconds;
  try {
    const { games } = await stats.history({ guild, of: 'server', page: 0 });
    const found = games.flatMap((one) => (one.kind === 'game' ? secondsIn(one.result) : [])).sort((a, b) => a - b);
    const seconds = found[Math.floor(found.length / 2)] ?? USUAL;
    ofServers.set(guild, { seconds, until: clock.now() + KEPT_MS });
    return seconds;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return USUAL;
  }
}

/** Nothing for games that were abandoned, waited for, or played by computers alone. */
function secondsIn({ opened, ended, ending, record, seats }: GameResult): number[] {
  const turns = record.actions.filter((line) => line.startsWith('place ')).length;
  const people = seats.filter(({ player }) => !player.startsWith('computer')).length;
  if (ending === 'abandoned' || turns === 0 || people === 0 || ended - opened > SITTING) return [];
  return [(ended - opened) / 1000 / (turns * (people / seats.length))];
}
