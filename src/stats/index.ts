/** Results, ratings, boards: the public face. */

export { createStats, type StatsPorts } from './create.ts';
export * from './kinds.ts';
export { type Ending, NewerResults, type Result, type ResultSeat, type Summary, summaryOf } from './result.ts';
export {
  ALL_TIME,
  SEASON_MONTHS,
  type SeasonId,
  type SeasonMonths,
  seasonEnd,
  seasonOf,
  seasonStart,
} from './season.ts';
export * from './stats.ts';
