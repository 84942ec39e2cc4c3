import { z } from 'zod';
import { DECLARATIONS, REASONS } from '../engine/index.ts';
import type { DocumentFeatures } from '../game/store/ports.ts';
import { LEVELS } from '../players/levels.ts';
import { Count, countsIn, FORMAT, FORMER_COUNTS, FORMER_MOST, FormatSchema, isKnown, withCounts } from './counts.ts';
import { BOARD_KINDS, type BoardKind, POOLS, type Pool, SCORE_GROUPS, scoreGroupOf } from './kinds.ts';
import { NEWCOMER } from './rating.ts';
import type { PlayerId } from './stats.ts';

/** Its `counts`: the most in any one game. */
const TallySchema = withCounts(FORMER_MOST, {
  mu: z.number(),
  sigma: z.number(),
  /** The season in which it was last rated; '' before that. */
  season: z.string(),
  /** Games that changed the rating, unfinished games that this player left included. */
  rated: Count,
  /** Finished games. */
  games: Count,
  wins: Count,
  /** The best of any finished game; null before the first. */
  bestScore: z.int().nullable(),
  city: Count,
  road: Count,
  /** The shown rating after each of the last games. */
  curve: z.array(z.int()),
});
export type Tally = z.infer<typeof TallySchema>;

export const CURVE_LENGTH = 24;

/** A pool and a kind of game: `duel.all`, `table.maps`. */
export type TallyKey = `${Pool}.${BoardKind}`;
export const TALLY_KEYS: readonly TallyKey[] = POOLS.flatMap((pool) =>
  BOARD_KINDS.map((kind): TallyKey => `${pool}.${kind}`),
);

const CareerSchema = withCounts(FORMER_COUNTS, {
  /** By number of players. */
  bySeats: z.record(z.string().regex(/^[2-6]$/), z.strictObject({ games: Count, wins: Count })),
  points: z.partialRecord(z.literal(SCORE_GROUPS), z.int()),
  /**
   * Games of one person against computers alone, by the strongest of them; counted nowhere else here. Absent before the first, and in
   * standings from before these games were counted.
   */
  alone: z
    .partialRecord(z.literal(LEVELS), z.strictObject({ games: Count, wins: Count, bestScore: z.int().nullable() }))
    .exactOptional(),
});
export type Career = z.infer<typeof CareerSchema>;

/** Kinds of points of version 0.1.0: every version reads standings with them. Never add to them. */
const ALWAYS_THERE: readonly string[] = REASONS.filter(
  (one) => !DECLARATIONS.some(({ isFirst, reasons = [] }) => !isFirst && reasons.includes(one)),
).map(scoreGroupOf);

const Parts = z
  .object({
    career: z
      .looseObject({
        points: z.record(z.string(), z.unknown()).catch({}),
        alone: z.record(z.string(), z.unknown()).catch({}),
      })
      .catch({ points: {}, alone: {} }),
    tallies: z.record(z.string(), z.unknown()).catch({}),
  })
  .catch({ career: { points: {}, alone: {} }, tallies: {} });

const named = (group: string): string => `points ${group}`;
const against = (level: string): string => `alone ${level}`;

/** What a standing has beyond version 0.1.0: `points king`, `counts sheep`, `alone easy`. A version without it leaves it alone. */
export const PLAYER_STATS_FEATURES: DocumentFeatures = {
  of: (document) => {
    const { career, tallies } = Parts.parse(document);
    const points = Object.keys(career.points).filter((group) => !ALWAYS_THERE.includes(group));
    const counts = countsIn([career, ...Object.values(tallies)]);
    return [...new Set([...points.map(named), ...Object.keys(career.alone).map(against), ...counts])].sort();
  },
  has: (feature) =>
    isKnown(feature) ||
    SCORE_GROUPS.some((group) => named(group) === feature) ||
    LEVELS.some((level) => against(level) === feature),
};

/** A person's standing in a scope, of all time or in one season, derived from results alone. */
export const PlayerStatsSchema = z.strictObject({
  format: FormatSchema,
  player: z.string(),
  /** As in their last game here. */
  name: z.string(),
  tallies: z.partialRecord(z.literal(TALLY_KEYS), TallySchema),
  /** All time only: people with whom they sat at a table within the last week, and when. */
  met: z.array(z.tuple([z.string(), z.number()])),
  /** All time only: seasons with a standing of their own, oldest first. */
  seasons: z.array(z.string()),
  /** All time only. */
  career: CareerSchema,
});
export type PlayerStats = z.infer<typeof PlayerStatsSchema>;

export const newTally = (): Tally => ({
  ...NEWCOMER,
  season: '',
  rated: 0,
  games: 0,
  wins: 0,
  bestScore: null,
  city: 0,
  road: 0,
  curve: [],
  counts: {},
});

export const newPlayerStats = (player: PlayerId): PlayerStats => ({
  format: FORMAT,
  player,
  name: '',
  tallies: {},
  met: [],
  seasons: [],
  career: { bySeats: {}, points: {}, counts: {} },
});
