import { HALVES, type LargeCitySquare, type MapLayout, SIDES, type Side } from '../../../../engine/for-rules.ts';
import { beside, keyOf, type MapCheck, type MapProblem, opposite, takesTile } from './problem.ts';

/** Least number of city sides of a large city that can be built on (M5). */
const LEAST_OPEN = 2;

export const checkLargeCities: MapCheck = (layout) => {
  const squares = new Map(
    layout.largeCities.flatMap((city) => city.squares.map((square) => [keyOf(square.at), { city, square }] as const)),
  );
  return layout.largeCities.flatMap((city, i) => {
    const problems: MapProblem[] = city.squares.flatMap((square, j) => {
      const path = ['largeCities', i, 'squares', j, 'edges'];
      const problem = (says: string): MapProblem => ({
        path,
        at: square.at,
        rule: 'M6',
        says: `${city.name}: ${says}`,
      });
      const wrong = wrongWith(square);
      if (wrong) return [problem(wrong)];
      return SIDES.flatMap((side) => {
        const next = squares.get(keyOf(beside(square.at, side)));
        if (!next) return [];
        const [here, there] = [edgeAt(square, side), edgeAt(next.square, opposite(side))];
        if (here !== there) return [problem(`side ${side} shows ${here}, and the square next to it shows ${there}`)];
        return next.city === city && here !== 'C' ? [problem(`side ${side} within the city is no city`)] : [];
      });
    });
    const open = openSides(layout, city.squares);
    if (problems.length === 0 && open < LEAST_OPEN) {
      const says = `${city.name}: ${open} city sides can be built on, and a large city needs ${LEAST_OPEN}`;
      problems.push({ path: ['largeCities', i, 'squares'], at: city.squares[0]!.at, rule: 'M5', says });
    }
    return problems;
  });
};

const edgeAt = ({ edges }: LargeCitySquare, side: Side): string => edges[SIDES.indexOf(side)]!;

const openSides = (layout: MapLayout, squares: readonly LargeCitySquare[]): number =>
  squares.flatMap((square) =>
    SIDES.filter((side) => edgeAt(square, side) === 'C' && takesTile(layout, beside(square.at, side))),
  ).length;

/** Compares what is printed on a square with its edges; null if they agree. */
function wrongWith(square: LargeCitySquare): string | null {
  const { features } = square;
  if (features.filter(({ kind }) => kind === 'city').length !== 1) return 'a square shows one city';
  for (const side of SIDES) {
    const edge = edgeAt(square, side);
    for (const [kind, letter] of [
      ['city', 'C'],
      ['road', 'R'],
    ] as const) {
      const shown = features.filter((one) => one.kind === kind && one.sides.includes(side)).length;
      if (shown !== (edge === letter ? 1 : 0)) return `side ${side} is ${edge}, and ${shown} ${kind} features reach it`;
    }
  }
  for (const half of HALVES) {
    const shown = features.filter((one) => one.kind === 'field' && one.halves.includes(half)).length;
    const due = edgeAt(square, half[0] as Side) === 'C' ? 0 : 1;
    if (shown !== due) return `half side ${half} belongs to ${shown} fields, and to ${due} by the edges`;
  }
  return null;
}
