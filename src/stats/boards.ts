import { MEASURED } from './counts.ts';
import { type BoardKind, MEASURES, type Measure, type Pool } from './kinds.ts';
import { type PlayerStats, TALLY_KEYS, type Tally } from './player-stats.ts';
import { shownOf } from './rating.ts';
import type { SeasonId } from './season.ts';
import type { PlayerId, Scope } from './stats.ts';

/** The place of everything that is derived from a scope's results. A new generation is made beside the old one, and then replaces it. */
export interface BoardGeneration {
  readonly scope: Scope;
  readonly generation: string;
}

export const generationPrefix = ({ scope, generation }: BoardGeneration): string => `${scope}.${generation}`;

export const standingId = (boards: BoardGeneration, season: SeasonId, player: PlayerId): string =>
  `${generationPrefix(boards)}:${season}:${player}`;

export const boardName = (
  boards: BoardGeneration,
  season: SeasonId,
  pool: Pool,
  kind: BoardKind,
  measure: Measure,
): string => `${generationPrefix(boards)}|${season}|${pool}.${kind}|${measure}`;

/** Seasons of the scope, by when they began. */
export const seasonsBoard = (boards: BoardGeneration): string => `${generationPrefix(boards)}|seasons`;

/** People with whom a player has played, by how often. */
export const companionsBoard = (boards: BoardGeneration, player: PlayerId): string =>
  `${generationPrefix(boards)}|with|${player}`;

/** Numbers of results, newest first: of the server, of a channel, of a person. */
export const gamesBoard = (
  boards: BoardGeneration,
  of: { readonly channel: string } | { readonly user: PlayerId } | 'server',
): string =>
  `${generationPrefix(boards)}|games|${of === 'server' ? 'all' : 'channel' in of ? `c${of.channel}` : `u${of.user}`}`;

/** Channels of a server in which games have ended. It belongs to no generation, because a rebuild adds no channel. */
export const channelsBoard = (guild: Scope): string => `${guild}|channels`;
/** On that board once it lists all channels, also of games from before the board existed. */
export const ALL_CHANNELS = 'all';

/** The value of a tally by a measure; null if it is on no such board. */
export function worthOf(tally: Tally, measure: Measure): number | null {
  if (tally.games === 0) return null;
  switch (measure) {
    case 'rating':
      return tally.rated > 0 ? shownOf(tally) : null;
    case 'best-score':
      return tally.bestScore;
    case 'wins':
    case 'games':
      return tally[measure] || null;
    case 'biggest-city':
      return tally.city || null;
    case 'longest-road':
      return tally.road || null;
    default:
      return tally.counts[MEASURED.find(({ id }) => id === measure)!.key] || null;
  }
}

/** Every board of a generation that a standing is on, with its value there. */
export function entriesOf(boards: BoardGeneration, season: SeasonId, { tallies }: PlayerStats): Map<string, number> {
  const entries = new Map<string, number>();
  for (const key of TALLY_KEYS) {
    const tally = tallies[key];
    if (!tally) continue;
    for (const measure of MEASURES) {
      const value = worthOf(tally, measure);
      if (value !== null) entries.set(`${generationPrefix(boards)}|${season}|${key}|${measure}`, value);
    }
  }
  return entries;
}
