import type { MapLayout } from '../../../../engine/board/map-layout.ts';
import { checkLargeCities } from './cities.ts';
import { checkHalves, checkIds, checkIslands, checkLetters, checkSize } from './lists.ts';
import { checkFits, checkNumbers, checkReach } from './playable.ts';
import type { Check, MapProblem } from './problem.ts';
import { checkRim } from './rim.ts';

export type { MapProblem } from './problem.ts';

/** What a check says is worth hearing only where those before it were content. */
const ROUNDS: readonly (readonly Check[])[] = [
  [checkSize],
  [checkLetters, checkIds],
  [checkLargeCities, checkRim, checkIslands, checkHalves, checkNumbers],
  [checkFits, checkReach],
];

const KNOWN = new WeakMap<MapLayout, readonly MapProblem[]>();

/** Everything that keeps a layout of the right shape from being played on; remembered with it. */
export function problemsOf(layout: MapLayout): readonly MapProblem[] {
  const known = KNOWN.get(layout);
  if (known) return known;
  let problems: MapProblem[] = [];
  for (const round of ROUNDS) {
    problems = round.flatMap((check) => check(layout));
    if (problems.length > 0) break;
  }
  KNOWN.set(layout, problems);
  return problems;
}
