import { type GameRecord, REASONS, type Reason } from '../engine/index.ts';

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

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : Name;

/** A kind of feature, finished or not, or what else brought points: reasons that differ after a dot alone are one. */
export type ScoreGroup = GroupOf<Reason>;

/** What can cost points, too: told last, since a sum does not begin with what is taken off. */
const COSTS: readonly ScoreGroup[] = ['town'];

/** What points are told under, in that order. */
export const SCORE_GROUPS: readonly ScoreGroup[] = [
  ...REASONS.map((reason) => scoreGroupOf(reason)).filter(
    (group, index, all) => all.indexOf(group) === index && !COSTS.includes(group),
  ),
  ...COSTS,
];

export function scoreGroupOf(reason: Reason): ScoreGroup {
  return reason.split('.')[0] as ScoreGroup;
}
