import {
  AROUND_X,
  AROUND_Y,
  type Game,
  type LaidTile,
  type Position,
  type Seat,
  type Term,
  votesOf,
} from '../../../engine/for-rules.ts';

const VINEYARD = 3;

const isHill = ({ print }: LaidTile): boolean => print.design.marks.includes('hill');
const isVineyard = ({ print }: LaidTile): boolean => print.design.marks.includes('vineyard');

/** Any tile, also one that waits for the dragon (HS11), leaves the game unseen. If the pile is empty, none does (HS10). */
export function hideTile(game: Game): void {
  const { position, turnOf } = game;
  const { bag, last, tiles } = position;
  const { x, y } = tiles[last]!;
  if (!isHill(tiles[last]!) || !bag.takeUnseen()) return;
  game.tell({ type: 'tile-hidden', seat: turnOf, under: { x, y }, tilesLeft: bag.size });
}

/** HS12: the tied seats with a meeple on a hill, which lies under its whole tile (HS14); by V10 those with most there (HS13). */
export function onHills(position: Position, root: number, tied: readonly Seat[]): readonly Seat[] {
  const { features, figures, rules, tiles } = position;
  const high = figures.filter(
    ({ figure, segment }) =>
      rules.claims[figure] &&
      isHill(tiles[features.tile[segment]!]!) &&
      features.find(segment) === root &&
      votesOf(position, figure, root) > 0,
  );
  const there = tied.map((seat) => high.filter((one) => one.seat === seat).length);
  const needed = rules.setup.switches.includes('hills-by-number') ? Math.max(...there) : 1;
  const owners = tied.filter((_, at) => there[at]! >= needed);
  return owners.length > 0 ? owners : tied;
}

/** HS20: 3 per vineyard on the eight tiles around, shared or not. Unfinished buildings (HS21) and gardens (HS61) get none. */
export function withVineyards(
  position: Position,
  root: number,
  finished: boolean,
  terms: readonly Term[],
): readonly Term[] {
  if (!finished || position.kindOf(root) !== 'monastery') return terms;
  const { features, grid, tiles, printed } = position;
  const { x, y } = tiles[features.tile[root]!]!;
  let count = 0;
  for (let i = 0; i < 8; i++) {
    const tile = grid.at(x + AROUND_X[i]!, y + AROUND_Y[i]!);
    if (tile >= printed && isVineyard(tiles[tile]!)) count += 1;
  }
  return count === 0 ? terms : [...terms, { of: 'vineyards', count, each: VINEYARD }];
}
