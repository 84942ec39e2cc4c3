import type { PlacedTile } from '../../src/engine/for-players/view.ts';
import { designOf } from '../../src/engine/tiles/tiles.ts';
import type { Figure, Rotation, Square, TileId } from '../../src/engine/vocabulary.ts';
import { FIGURE_ART } from '../art/all.ts';
import { turned } from '../kit/curves.ts';
import { TABLE } from '../kit/palette/table.ts';
import type { BoardView } from '../scene.ts';
import { spotsOf } from '../tile/spots.ts';
import { type DrawingGround, squareKey } from './marks.ts';

/** Whether the game has a figure that stands in gardens; without one a garden is only a picture. */
export const seeksGardens = ({ supply }: Pick<BoardView, 'supply'>): boolean =>
  [...FIGURE_ART].some(
    ([id, { seeks }]) => seeks === 'garden' && supply.some((own) => own[id as Figure] !== undefined),
  );

/** Tiles with free gardens, if a figure in the game can use them. */
export function invitingGardens(view: BoardView): readonly PlacedTile[] {
  if (!seeksGardens(view)) return [];
  const taken = new Set(view.figures.filter(({ on }) => on.kind === 'garden').map(({ on }) => squareKey(on)));
  return view.board.filter((placed) => {
    const design = designOf(placed.tile);
    return design && spotsOf(design).garden !== null && !taken.has(squareKey(placed));
  });
}

export function drawFence({ context, tile, at }: DrawingGround, square: Square, id: TileId, rotation: Rotation): void {
  const { garden, gardenHalf } = spotsOf(designOf(id)!);
  const { x, y } = at(square);
  const middle = turned(garden!, rotation);
  const half = (gardenHalf + 0.018) * tile;
  for (const [colour, width] of [
    [TABLE.badgeLine, 0.062],
    [TABLE.glow, 0.036],
  ] as const) {
    context.beginPath();
    context.roundRect(x + middle.x * tile - half, y + middle.y * tile - half, 2 * half, 2 * half, half * 0.3);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1, tile * width);
    context.stroke();
  }
}
