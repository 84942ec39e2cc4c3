import type { GameView, Square, Switch } from '../../../src/engine/index.ts';
import { beside, countOf, edgesOf, followsRiver, type LaidDown, type Oracle } from '../../support/oracle.ts';
import { askedAt, matches, openOnMap } from '../../support/oracle-places.ts';

const RIVERS: readonly Switch[] = ['river', 'river-2'];
const LINES = ['N.S', 'E.W'] as const;

const withBridge = (tile: LaidDown, line: number): LaidDown => ({
  ...tile,
  span: { kind: 'road', x: tile.x, y: tile.y, at: LINES[line]! },
});

/** Every bridge is tried on every tile: the placement is legal if all edges match then (BR11, BR68, BR81). */
function placements({ board, drawn, pieces, figures, asked, switches, map }: GameView): string[] {
  const left = pieces.find(({ kind, seat }) => kind === 'bridge' && seat === asked)?.count ?? 0;
  if (left === 0) return [];
  const hasRiver = RIVERS.some((one) => switches.includes(one));
  const layout = map?.layout ?? null;
  const tileAt = ({ x, y }: Square) => board.find((one) => one.x === x && one.y === y);
  const around = new Map(board.flatMap(beside).map((square) => [`${square.x},${square.y}`, square]));
  const squares = layout ? openOnMap(board, layout) : [...around.values()].filter((square) => !tileAt(square));
  const isOpenLine = (tile: LaidDown, line: number): boolean =>
    !tile.span && [line, line + 2].every((side) => edgesOf(tile)[side] === 'F');
  const hasAcrobats = ({ x, y }: Square): boolean =>
    figures.some(({ on }) => on.called === 'pyramid' && on.x === x && on.y === y);
  return squares.flatMap(({ x, y }) => {
    const asks = askedAt(board, { x, y }, layout);
    return ([0, 90, 180, 270] as const).flatMap((rotation) => {
      const tile: LaidDown = { tile: drawn!, x, y, rotation };
      const edges = edgesOf(tile);
      if (matches(edges, asks) || (hasRiver && !followsRiver(board, tile))) return [];
      const isLegal = [0, 1].some((line) => {
        const sides = [line, line + 2];
        // No end meets an abbey, which fits everything (BR14).
        const isOnNew =
          isOpenLine(tile, line) &&
          sides.every((side) => [undefined, 'R'].includes(asks[side])) &&
          matches(edgesOf(withBridge(tile, line)), asks);
        const isBeside = sides.some((side) => {
          const other = tileAt(beside(tile)[side]!);
          return (
            other &&
            edges[side] === 'R' &&
            isOpenLine(other, line) &&
            !hasAcrobats(other) && // BR71
            askedAt(board, other, layout)[side] === undefined &&
            matches(edges, asks.with(side, 'R'))
          );
        });
        return isOnNew || isBeside;
      });
      return isLegal ? [`${x},${y},${rotation}`] : [];
    });
  });
}

export const ORACLE: Oracle = {
  placements,
  scoresBesides: ['bazaar'],
  kept: (view) =>
    (['bridge', 'laid-bridge', 'castle', 'laid-castle'] as const).reduce((sum, kind) => sum + countOf(view, kind), 0),
};
