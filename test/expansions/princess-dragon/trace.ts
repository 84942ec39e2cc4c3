import type { PieceView } from '../../../src/engine/index.ts';
import type { TracePart, WritePlace } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['princess-dragon', 'abbot-dragon-tower-flier'],
  switches: {
    ...{ dragon: 'princess-dragon', fairy: 'princess-dragon' },
    ...{ princess: 'princess-dragon', portal: 'princess-dragon' },
  },

  option(action, seat, place) {
    if (action.type === 'dragon') return [action.x, action.y];
    if (action.type === 'fairy') return { fairy: [seat, action.figure, place(action.beside)] };
    if (action.type !== 'princess') return undefined;
    return { princess: [action.seat, action.figure, place(action.from)] };
  },

  board: ({ pieces }, place) =>
    Object.fromEntries(
      pieces.flatMap((piece) =>
        piece.kind === 'dragon' || piece.kind === 'fairy' ? [[piece.kind, standing(piece, place)]] : [],
      ),
    ),

  remover: (why) => (why === 'dragon' || why === 'princess' ? why : undefined),
};

function standing({ kind, at, beside }: PieceView, place: WritePlace): unknown {
  if (!at) return null;
  if (kind === 'dragon') return [at.x, at.y];
  return { at: [at.x, at.y], beside: beside ? [beside.seat, beside.figure, place(beside.on)] : null };
}
