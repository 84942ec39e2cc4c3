import type { GameRecord, Reason } from '../engine/index.ts';

/** Ratings of two and of more are different skills, and are kept apart. */
export const POOLS = ['duel', 'table'] as const;
export type Pool = (typeof POOLS)[number];

export const poolOf = (seats: number): Pool => (seats === 2 ? 'duel' : 'table');

/** What was played, coarsely enough that a board has people on it; `all` counts every game. */
const GAME_KINDS = ['base', 'anniversary', 'big-box', 'maps'] as const;
export type GameKind = (typeof GAME_KINDS)[number];
export const BOARD_KINDS = ['all', ...GAME_KINDS] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/**
 * A map makes it a game on a map; tiles of other boxes, the River among them, one of the big box; arrows or Gifts an
 * anniversary night. All else is the base game, with The Abbot and fields or without.
 */
export function kindOf({ setup }: GameRecord): GameKind {
  if (setup.map !== undefined) return 'maps';
  if (setup.sets.some((set) => set !== 'base' && set !== 'anniversary')) return 'big-box';
  return setup.switches.some((one) => one === 'arrows' || one === 'gifts') ? 'anniversary' : 'base';
}

/** What a board can order people by; but for the first three the best of any one game. */
export const MEASURES = [
  'rating',
  'wins',
  'games',
  'best-score',
  'biggest-city',
  'longest-road',
  'gifts-opened',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What points are told under, in that order: a kind of feature, finished or not, or what else brought them. */
export const SCORE_GROUPS = [
  'road',
  'city',
  'monastery',
  'garden',
  'field',
  'arrow',
  'cash-out',
  'unopened-gifts',
  'trade-goods',
  'island',
  // Costs come last: a sum does not begin with what is taken off.
  'town',
] as const;
export type ScoreGroup = (typeof SCORE_GROUPS)[number];

export const scoreGroupOf = (reason: Reason): ScoreGroup => reason.replace('.incomplete', '') as ScoreGroup;
