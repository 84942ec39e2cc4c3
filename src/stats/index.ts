/** Results, ratings, boards: the public face. */

export { COUNTS, type Counts } from './counts.ts';
export { createStats, type Stats } from './create.ts';
export * from './kinds.ts';
export { type Result, type ResultSeat, type Summary, summaryOf } from './result.ts';
export {
  ALL_TIME,
  SEASON_MONTHS_EVERYWHERE,
  type SeasonId,
  seasonEnd,
  seasonOf,
  seasonStart,
} from './season.ts';
export * from './stats.ts';
