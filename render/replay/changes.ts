import type { PieceView, StandingFigure } from '../../src/engine/for-players/view.ts';
import type { Square } from '../../src/engine/vocabulary.ts';
import { squareKey } from '../board/marks.ts';
import { figureLook, pieceLook, piecesBySquare } from '../board/pieces.ts';
import type { BoardView } from '../scene.ts';

/** Figures by square, in their order. */
export const bySquare = (figures: readonly StandingFigure[]): Map<string, StandingFigure[]> =>
  Map.groupBy(figures, ({ on }) => squareKey(on));

/** A key that is equal for figures that look equal on one tile. */
export const lookOf = (figures: readonly StandingFigure[] = []): string => figures.map(figureLook).join();

/** Squares with different figures than before, or with the same in another order. */
export function changedSquares(before: readonly StandingFigure[], after: readonly StandingFigure[]): Square[] {
  const [old, now] = [bySquare(before), bySquare(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].flatMap((key) =>
    lookOf(old.get(key)) === lookOf(now.get(key)) ? [] : [(now.get(key) ?? old.get(key)!)[0]!.on],
  );
}

/** Squares whose pieces changed, or belong to other figures now. */
export function changedPieces(before: readonly PieceView[], after: readonly PieceView[]): Square[] {
  const [old, now] = [piecesBySquare(before), piecesBySquare(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].flatMap((key) =>
    pieceLook(old.get(key)) === pieceLook(now.get(key)) ? [] : [(now.get(key) ?? old.get(key)!)[0]!.at],
  );
}

/** A key that is equal for cells of the strip that look equal. */
export const cellLook = (view: BoardView, seat: number): string =>
  JSON.stringify([
    view.scores[seat],
    view.supply[seat],
    view.pieces.filter((piece) => piece.seat === seat),
    view.asked === seat,
    view.resigned.includes(seat),
    view.winners?.includes(seat) ?? false,
  ]);
