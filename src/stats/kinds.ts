import {
  type BoardKindId,
  DECLARATIONS,
  type GameRecord,
  type MeasureId,
  REASONS,
  type Reason,
} from '../engine/index.ts';
import { MEASURED } from './counts.ts';

/** Games of two and games of more need different skills, so their ratings are kept apart. */
export const POOLS = ['duel', 'table'] as const;
export type Pool = (typeof POOLS)[number];

export const poolOf = (seats: number): Pool => (seats === 2 ? 'duel' : 'table');

const OF_A_KIND = DECLARATIONS.flatMap(({ switch: rule, tiles, boardKind }) =>
  boardKind ? [{ rule, tiles, boardKind }] : [],
);

/** What was played, coarsely enough that a board has people on it; `all` counts every game. */
export type GameKind = 'base' | BoardKindId | 'big-box' | 'maps';
const GAME_KINDS: readonly GameKind[] = [
  'base',
  ...new Set(OF_A_KIND.map(({ boardKind }) => boardKind)),
  ...(['big-box', 'maps'] as const),
];
export type BoardKind = 'all' | GameKind;
export const BOARD_KINDS: readonly BoardKind[] = ['all', ...GAME_KINDS];

/**
 * A map makes it `maps`. Otherwise tiles of other boxes, the River among them, make it `big-box`. Rules with a kind of their own, such as
 * arrows or Gifts, make it that kind. All else is `base`, with or without The Abbot and fields.
 */
export function kindOf({ setup: { map, sets, switches } }: GameRecord): GameKind {
  if (map !== undefined) return 'maps';
  if (sets.some((set) => set !== 'base' && !OF_A_KIND.some(({ tiles }) => tiles === set))) return 'big-box';
  return OF_A_KIND.find(({ rule }) => switches.includes(rule))?.boardKind ?? 'base';
}

/** All but the first three: the best of any one game. */
const OWN_MEASURES = ['rating', 'wins', 'games', 'best-score', 'biggest-city', 'longest-road'] as const;
/** What a board can order people by. */
export type Measure = (typeof OWN_MEASURES)[number] | MeasureId;
export const MEASURES: readonly Measure[] = [...OWN_MEASURES, ...MEASURED.map(({ id }) => id)];

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : Name;

/** A kind of feature, finished or not, or another source of points: reasons that differ only after a dot are one group. */
export type ScoreGroup = GroupOf<Reason>;

/** Groups that can cost points, too. They come last, because a sum does not begin with a loss. */
const COSTS: readonly ScoreGroup[] = DECLARATIONS.flatMap(({ costs = [] }) =>
  costs.map((reason) => scoreGroupOf(reason)),
);

/** The groups of points, in the order in which they are shown. */
export const SCORE_GROUPS: readonly ScoreGroup[] = [
  ...REASONS.map((reason) => scoreGroupOf(reason)).filter(
    (group, index, all) => all.indexOf(group) === index && !COSTS.includes(group),
  ),
  ...COSTS,
];

export function scoreGroupOf(reason: Reason): ScoreGroup {
  return reason.split('.')[0] as ScoreGroup;
}
