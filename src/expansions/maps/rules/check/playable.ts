import {
  type At,
  countOfTiles,
  type MapLayout,
  MOST_COPIES,
  MOST_MEEPLES,
  PRINTS,
  TILE_DESIGNS,
} from '../../../../engine/for-rules.ts';
import { groundOf, squaresOf } from '../ground.ts';
import { SETS_ON_MAPS } from '../tiles.ts';
import { allBeside, keyOf, type MapCheck, type MapProblem, sameAt, takesTile } from './problem.ts';

/** Least number of the 72 base tiles that fit the prints around a square; with fewer it would stay empty. */
const LEAST_FITTING = 4;

const BASE = TILE_DESIGNS.flatMap(({ set, count, role }, index) => (set === 'base' ? [{ index, count, role }] : []));
const BASE_TILES = BASE.reduce((sum, { count }) => sum + count, 0);

/** Numbers agree with one another and with the grid (M2, M3, M4). */
export const checkNumbers: MapCheck = (layout) => {
  const { start, recommendedTiles: tiles, meeplesPerPlayer: meeples } = layout;
  const squares = squaresOf(layout).length;
  const problem = (path: (string | number)[], rule: string, says: string): MapProblem => ({
    path,
    at: null,
    rule,
    says,
  });
  if (start.use < 1 || start.use > start.squares.length)
    return [problem(['start', 'use'], 'M2', `${start.use} of ${start.squares.length} start squares are to be used`)];
  for (const { min, max } of [tiles, tiles.houseRule ?? tiles])
    if (min > max) return [problem(['recommendedTiles'], 'M3', `${min} to ${max} is no number of tiles`)];
  if (tiles.min <= start.use)
    return [
      problem(
        ['recommendedTiles', 'min'],
        'M3',
        `${tiles.min} tiles are too few for ${start.use} start squares and a game`,
      ),
    ];
  const most = countOfTiles(SETS_ON_MAPS) * MOST_COPIES;
  if (tiles.min > most)
    return [
      problem(['recommendedTiles', 'min'], 'M3', `${tiles.min} tiles are more than the ${most} there are at most`),
    ];
  if (tiles.min > squares)
    return [problem(['recommendedTiles', 'min'], 'M3', `${tiles.min} tiles have no room on ${squares} squares`)];
  if (meeples < 1 || meeples > MOST_MEEPLES)
    return [problem(['meeplesPerPlayer'], 'M4', `${meeples} meeples are not 1 to ${MOST_MEEPLES}`)];
  const near = start.squares.findIndex(({ at }, i) =>
    start.squares.some((other, j) => j < i && allBeside(at).some((one) => sameAt(one, other.at))),
  );
  if (near < 0) return [];
  const says = `the start square ${start.squares[near]!.name} lies next to another one`;
  return [{ path: ['start', 'squares', near, 'at'], at: start.squares[near]!.at, rule: 'M2', says }];
};

/** Some tiles fit the prints around every square, and the start tile fits a start square (M8, M2). */
export const checkFits: MapCheck = (layout) => {
  const { grid } = groundOf(layout);
  const fitting = ({ x, y }: { x: number; y: number }) =>
    BASE.filter(({ index }) => PRINTS[index]!.some((print) => grid.fits(x, y, print)));
  const tight = squaresOf(layout).flatMap((square): MapProblem[] => {
    const count = fitting(square).reduce((sum, one) => sum + one.count, 0);
    if (count >= LEAST_FITTING) return [];
    const at: At = [square.x, square.y];
    const { path, what } = printedAt(layout, at);
    const fits = count === 0 ? 'no tile fits' : `only ${count} of the ${BASE_TILES} base tiles fit`;
    return [{ path, at, rule: 'M8', says: `${fits} beside ${what}` }];
  });
  const starts = layout.start.squares.flatMap(({ name, at }, i): MapProblem[] => {
    // Only a square that can come first among the used start squares gets the start tile (L31).
    if (layout.start.squares.length - i < layout.start.use) return [];
    if (fitting({ x: at[0], y: at[1] }).some(({ role }) => role === 'start')) return [];
    const says = `the start tile does not fit on the start square ${name}`;
    return [{ path: ['start', 'squares', i, 'at'], at, rule: 'M2', says }];
  });
  return [...tight, ...starts];
};

/** The border print or ferry that a tile on the square must match. */
function printedAt({ borderPrints, ferries }: MapLayout, at: At): { path: (string | number)[]; what: string } {
  const border = borderPrints.findIndex(({ contacts }) => contacts.some((one) => sameAt(one.at, at)));
  if (border >= 0) return { path: ['borderPrints', border], what: `the border print ${borderPrints[border]!.id}` };
  const ferry = ferries.findIndex(({ ends }) => ends.some((one) => sameAt(one.at, at)));
  if (ferry >= 0) return { path: ['ferries', ferry], what: `the ferry ${ferries[ferry]!.id}` };
  return { path: ['grid', at[1]], what: 'the printed large cities' };
}

/** Every square can be reached from any drawn start squares (M1, M2), over neighbours, large cities and ferries. */
export const checkReach: MapCheck = (layout) => {
  const { start } = layout;
  const seen = new Set<string>();
  return squaresOf(layout).flatMap(({ x, y }): MapProblem[] => {
    if (seen.has(`${x},${y}`)) return [];
    const region = regionOf(layout, [x, y]);
    for (const at of region) seen.add(keyOf(at));
    const within = start.squares.filter((square) => region.some((at) => sameAt(at, square.at))).length;
    // A draw can miss the region if enough start squares lie elsewhere.
    if (start.squares.length - within < start.use) return [];
    const size = region.length === 1 ? 'it' : `it and ${region.length - 1} more`;
    const says =
      within === 0
        ? `no tile can ever reach ${size}: no start square, ferry or neighbour leads there`
        : `no tile can reach ${size} where other start squares are drawn`;
    return [{ path: ['grid', y], at: [x, y], rule: within === 0 ? 'M1' : 'M2', says }];
  });
};

function regionOf(layout: MapLayout, from: At): At[] {
  const region: At[] = [];
  const seen = new Set<string>();
  const queue: At[] = [];
  const visit = (at: At): void => {
    if (seen.has(keyOf(at))) return;
    seen.add(keyOf(at));
    queue.push(at);
  };
  visit(from);
  for (let at = queue.pop(); at; at = queue.pop()) {
    const here = at;
    if (takesTile(layout, here)) region.push(here);
    for (const next of allBeside(here)) {
      const city = layout.largeCities.find(({ squares }) => squares.some((square) => sameAt(square.at, next)));
      if (city) for (const square of city.squares) visit(square.at);
      else if (takesTile(layout, next)) visit(next);
    }
    for (const { ends } of layout.ferries) {
      if (ends.some((end) => sameAt(end.at, here))) for (const end of ends) visit(end.at);
    }
  }
  return region;
}
