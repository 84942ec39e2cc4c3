import { designOf, type Figure, type GameView, type Setup, type TileId } from '../../src/engine/index.ts';
import { MODULES } from '../../src/engine/loading/modules.ts';
import { tileCounts } from './oracle.ts';
import { ORACLES } from './oracles.ts';

const sorted = (counts: Iterable<[TileId, number]>): [TileId, number][] =>
  [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));

/** Every tile of the bag, wherever it is now. `gone`: the tile in hand when the last opponent gave up, which then leaves the game. */
export function tilesIn(view: GameView, gone?: TileId): [TileId, number][] {
  const counts = new Map(Object.entries(view.unseen));
  const one = (tile: TileId): unknown => counts.set(tile, (counts.get(tile) ?? 0) + 1);
  if (gone) one(gone);
  for (const { tile } of view.board) if (!designOf(tile)!.apart) one(tile);
  for (const tile of [...view.discarded, ...view.setAside]) one(tile);
  if (view.drawn) one(view.drawn);
  if (view.drawnToo) one(view.drawnToo);
  return sorted(counts);
}

export const tilesOf = ({ sets }: Setup): [TileId, number][] => sorted(tileCounts(sets));

const RULES = MODULES.flatMap(({ switch: on, figures = [] }) =>
  figures.map(({ figure, count }) => ({ figure, count, on })),
);

/** How many figures of each kind each seat has: in its supply, on the board or held by others (TW17). */
export const figuresIn = ({ supply, figures, pieces }: GameView): Partial<Record<Figure, number>>[] =>
  supply.map((counts, seat) => {
    const all: Partial<Record<Figure, number>> = { ...counts };
    const add = (figure: Figure, count: number): unknown => (all[figure] = (all[figure] ?? 0) + count);
    for (const one of figures) if (one.seat === seat) add(one.figure, 1);
    for (const { figure: held, count } of pieces) if (held?.seat === seat) add(held.figure, count);
    return all;
  });

/** Seven meeples a seat (B2), and the other figures of the rules in play. */
export const figuresOf = ({ seats, switches }: Setup): Partial<Record<Figure, number>>[] =>
  Array.from({ length: seats }, () => ({
    meeple: 7,
    ...Object.fromEntries(RULES.filter(({ on }) => switches.includes(on)).map(({ figure, count }) => [figure, count])),
  }));

/** The pieces of expansions, as their oracles count them. */
export const piecesIn = (view: GameView): number[] => ORACLES.map(({ kept }) => kept?.(view) ?? 0);
