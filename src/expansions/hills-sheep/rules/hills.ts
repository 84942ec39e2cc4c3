import { AROUND_X, AROUND_Y, type LaidTile, type Position } from '../../../engine/board/position.ts';
import type { Game } from '../../../engine/game.ts';
import type { Term } from '../../../engine/turn/events.ts';
import { votesOf } from '../../../engine/turn/scoring.ts';
import type { Seat, Square } from '../../../engine/vocabulary.ts';

declare module '../../../engine/tiles/tiles.ts' {
  interface MarkIds {
    hill: unknown;
    vineyard: unknown;
  }
}
declare module '../../../engine/turn/events.ts' {
  interface TermIds {
    vineyards: unknown;
  }
  interface Events {
    /** A tile that nobody has seen was laid face down under a hill (HS10). */
    'tile-hidden': { readonly seat: Seat; readonly under: Square; readonly tilesLeft: number };
  }
}

const VINEYARD = 3;

const isHill = ({ print }: LaidTile): boolean => print.design.marks.includes('hill');
const isVineyard = ({ print }: LaidTile): boolean => print.design.marks.includes('vineyard');

/** Any tile, one that waits for the dragon too (HS11): out of the game, and nobody knows which. With none left there is none (HS10). */
export function hideTile(game: Game): void {
  const { position, turnOf } = game;
  const { bag, last, tiles } = position;
  const { x, y } = tiles[last]!;
  if (!isHill(tiles[last]!) || !bag.takeUnseen()) return;
  game.tell({ type: 'tile-hidden', seat: turnOf, under: { x, y }, tilesLeft: bag.size });
}

/** HS12: of those who tie, whoever has a meeple on a hill, which lies under the whole tile (HS14); by V10 whoever has most there (HS13). */
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

/** HS20: 3 for each vineyard of the eight around, whoever else has it; nothing for what is unfinished (HS21), nor for a garden (HS61). */
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
