import { StoreUnavailable } from '../../game/store/ports.ts';
import { Kept } from '../../kept.ts';
import type { GameResult, Stats } from '../../stats/index.ts';
import type { Services } from '../services.ts';

/** How long a game will take, by what games of the same server took. */

/** Seconds that a person takes for a turn, where the server has not played yet. */
const USUAL = 30;
/** Longer than this nobody has sat at it without a break, in milliseconds. */
const SITTING = 4 * 3600_000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 1000;

type KnownSeconds = Kept<string, { readonly seconds: number; readonly until: number }>;
const known = new WeakMap<Stats, KnownSeconds>();

/** Seconds that a person takes for a turn on a server: the middle of its last games that were played in one go. Never fails for want of the store. */
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

/** None of a game that was left, waited for, or played by computers alone. */
function secondsIn({ opened, ended, ending, record, seats }: GameResult): number[] {
  const turns = record.actions.filter((line) => line.startsWith('place ')).length;
  const people = seats.filter(({ player }) => !player.startsWith('computer')).length;
  if (ending === 'abandoned' || turns === 0 || people === 0 || ended - opened > SITTING) return [];
  return [(ended - opened) / 1000 / (turns * (people / seats.length))];
}
