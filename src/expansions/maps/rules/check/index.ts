import type { MapLayout } from '../../../../engine/for-rules.ts';
import { checkLargeCities } from './cities.ts';
import { checkHalves, checkIds, checkIslands, checkLetters, checkSize } from './lists.ts';
import { checkFits, checkNumbers, checkReach } from './playable.ts';
import type { MapCheck, MapProblem } from './problem.ts';
import { checkRim } from './rim.ts';

export type { MapProblem } from './problem.ts';

/** Checks of a round run only if all rounds before found nothing. */
const ROUNDS: readonly (readonly MapCheck[])[] = [
  [checkSize],
  [checkLetters, checkIds],
  [checkLargeCities, checkRim, checkIslands, checkHalves, checkNumbers],
  [checkFits, checkReach],
];

const KNOWN = new WeakMap<MapLayout, readonly MapProblem[]>();

/** All problems that keep a well-formed layout from play; computed once per layout. */
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
