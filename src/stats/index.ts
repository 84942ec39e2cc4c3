/** Results, ratings, boards: the public face. */

export { COUNTS, type Counts } from './counts.ts';
export { createStats, type Stats } from './create.ts';
export { type GameResult, type ResultSeat, type Summary, summaryOf } from './game-result.ts';
export * from './kinds.ts';
export {
  ALL_TIME,
  SEASON_MONTHS_EVERYWHERE,
  type SeasonId,
  seasonEnd,
  seasonOf,
  seasonStart,
} from './season.ts';
export * from './stats.ts';
