import {
  finishedBy,
  type Game,
  type Kind,
  type Place,
  type Position,
  type RuleModule,
  type Seat,
  slotOf,
  type Term,
} from '../../engine/for-rules.ts';
import { HELD, type Held } from './vocabulary.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    'king-robber': unknown;
  }
  interface PieceIds extends Record<Held, unknown> {}
  interface StepIds {
    crown: unknown;
  }
  interface Events {
    /** The largest city or road so far was finished: the seat takes its piece, or keeps it (KR10). */
    'piece-taken': {
      readonly seat: Seat;
      readonly piece: Held;
      /** The seat that had the piece; null if it lay beside the board. */
      readonly from: Seat | null;
      readonly tiles: number;
      readonly on: Place;
    };
  }
  interface ReasonIds extends Record<Held, unknown> {}
  interface TermIds {
    /** Counted on the whole board, occupied or not. */
    'finished-cities': unknown;
    'finished-roads': unknown;
  }
}

/** By piece: the seat that has it, and the tiles of the largest feature of its kind. */
type Slot = Readonly<Record<Held, { seat: Seat | null; tiles: number }>>;

const KIND_OF: Readonly<Record<Held, Kind>> = { king: 'city', robber: 'road' };
const TERM_OF = { king: 'finished-cities', robber: 'finished-roads' } as const;

const slotFrom = (of: (held: Held) => Slot[Held]): Slot => ({ king: of('king'), robber: of('robber') });

/** Only tiles are counted; owner and part of the turn do not matter (KR11, KR12, KR60). */
export const kingRobber: RuleModule<Slot> = {
  switch: 'king-robber',
  tiles: 'king-and-robber',
  reasons: HELD,
  pieces: HELD,
  steps: [{ id: 'crown', before: 'end', step: { unchosen: crown } }],
  slot: {
    create: () => slotFrom(() => ({ seat: null, tiles: 0 })),
    clone: (slot) => slotFrom((held) => ({ ...slot[held] })),
    pieces: (slot) => HELD.map((kind) => ({ kind, seat: slot[kind].seat, count: 1, single: true })),
  },

  /** KR40: 1 for each finished feature on the board. */
  final(game) {
    const slot = slotOf(game.position, kingRobber);
    for (const held of HELD) {
      const { seat } = slot[held];
      const working: Term = { of: TERM_OF[held], count: finishedOn(game.position, KIND_OF[held]), each: 1 };
      if (seat !== null) game.award(seat, held, [working]);
    }
  },
};

/** After scoring: if two are finished at once, the larger counts, once (KR13); equal size moves no piece (KR11). */
function crown(game: Game): void {
  const { position, turnOf } = game;
  const finished = finishedBy(position, position.last, true);
  for (const held of HELD) {
    const record = slotOf(position, kingRobber)[held];
    let best = -1;
    for (const root of finished) {
      if (position.kindOf(root) !== KIND_OF[held] || position.features.tiles[root]! <= record.tiles) continue;
      record.tiles = position.features.tiles[root]!;
      best = root;
    }
    if (best < 0) continue;
    const from = record.seat;
    record.seat = turnOf;
    const on = position.placeOf(best);
    game.tell({ type: 'piece-taken', seat: turnOf, piece: held, from, tiles: record.tiles, on });
  }
}

/** A printed square counts only as part of a feature that tiles have finished (KR64). */
function finishedOn(position: Position, kind: Kind): number {
  const { features, tiles, printed } = position;
  const roots = new Set<number>();
  for (let tile = printed; tile < tiles.length; tile++) {
    tiles[tile]!.print.segments.forEach((segment, index) => {
      if (segment.kind !== kind) return;
      const root = features.find(features.first[tile]! + index);
      if (features.open[root] === 0) roots.add(root);
    });
  }
  return roots.size;
}
