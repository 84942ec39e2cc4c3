import { type GameView, NEEDED_BY } from '../../../src/engine/index.ts';
import { beside, countOf, edgesOf, fitsOn, followsRiver, type LaidDown, type Oracle } from '../../support/oracle.ts';

const LINES = ['N.S', 'E.W'] as const;

const withBridge = (tile: LaidDown, line: number): LaidDown => ({
  ...tile,
  span: { kind: 'road', x: tile.x, y: tile.y, at: LINES[line]! },
});

/** Every bridge is tried on every tile: the placement is legal if all edges match then (BR11, BR81). */
function placements({ board, drawn, pieces, asked, switches }: GameView): string[] {
  const left = pieces.find(({ kind, seat }) => kind === 'bridge' && seat === asked)?.count ?? 0;
  if (left === 0) return [];
  const hasRiver = switches.some((one) => NEEDED_BY[one]);
  const tileAt = ({ x, y }: { x: number; y: number }) => board.find((one) => one.x === x && one.y === y);
  const squares = new Map(board.flatMap(beside).map((square) => [`${square.x},${square.y}`, square]));
  const isOpenLine = (tile: LaidDown, line: number): boolean =>
    !tile.span && [line, line + 2].every((side) => edgesOf(tile)[side] === 'F');
  return [...squares.values()].flatMap(({ x, y }) =>
    ([0, 90, 180, 270] as const).flatMap((rotation) => {
      const tile: LaidDown = { tile: drawn!, x, y, rotation };
      if (tileAt(tile) || fitsOn(board, tile) || (hasRiver && !followsRiver(board, tile))) return [];
      const isLegal = [0, 1].some((line) => {
        const ends = [line, line + 2].map((side) => ({ side, other: tileAt(beside(tile)[side]!) }));
        // No end meets an abbey, which fits everything (BR14).
        const isOnNew =
          isOpenLine(tile, line) &&
          ends.every(({ side, other }) => !other || edgesOf(other)[(side + 2) % 4] === 'R') &&
          fitsOn(board, withBridge(tile, line));
        const isBeside = ends.some(
          ({ side, other }) =>
            other &&
            edgesOf(tile)[side] === 'R' &&
            isOpenLine(other, line) &&
            !tileAt(beside(other)[side]!) &&
            fitsOn(
              board.map((one) => (one === other ? withBridge(one, line) : one)),
              tile,
            ),
        );
        return isOnNew || isBeside;
      });
      return isLegal ? [`${x},${y},${rotation}`] : [];
    }),
  );
}

export const ORACLE: Oracle = {
  placements,
  scoresBesides: ['bazaar'],
  kept: (view) =>
    (['bridge', 'laid-bridge', 'castle', 'laid-castle'] as const).reduce((sum, kind) => sum + countOf(view, kind), 0),
};
