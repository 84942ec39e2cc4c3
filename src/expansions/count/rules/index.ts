import {
  type Figure,
  indexOf,
  type PieceView,
  type Place,
  type Position,
  type PreparedTile,
  ROTATIONS,
  type RuleModule,
  reasonFor,
  type Seat,
  SIDES,
  slotOf,
  TILE_DESIGNS,
} from '../../../engine/for-rules.ts';
import { QUARTERS, type Quarter } from '../vocabulary.ts';
import { askQuarters, asksForLastMove, barnsOn, lastStep, leaveStep, send } from './leaving.ts';
import { countStep, enter, moveCount, promised, quartersOf, townStep, waiting } from './town.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    'the-count': unknown;
    /** Meeples may be sent to an empty feature that was finished (V7). */
    'count-empty': unknown;
    /** Before final scoring meeples go from all quarters to unfinished features (V8). */
    'count-all-quarters': unknown;
  }
  interface PieceIds extends Record<`${Quarter}-quarter`, unknown> {
    'the-count': unknown;
  }
  interface BuildingIds extends Record<`${Quarter}-quarter`, unknown> {}
  interface StepIds {
    'ask-quarters': unknown;
    'leave-quarter': unknown;
    town: unknown;
    'count-moves': unknown;
    'last-quarter': unknown;
  }
  interface Verbs {
    /** Puts a meeple from the supply into a quarter (CO14). */
    enter: { readonly figure: Figure; readonly on: Place };
    /** Sends a meeple from the quarter that serves the place to it (CO11, CO40). */
    send: { readonly figure: Figure; readonly to: Place };
    /** Moves the count to another quarter (CO15). */
    'move-count': { readonly to: Place };
  }
  interface Events {
    /** A meeple came into a quarter (CO14). */
    entered: { readonly seat: Seat; readonly figure: Figure; readonly on: Place; readonly isBack: true };
    /** A meeple went from a quarter to a feature (CO11, CO40). */
    sent: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly to: Place };
    'count-moved': { readonly seat: Seat; readonly to: Place };
  }
}

export interface CountSlot {
  /** The quarter of the count. */
  quarter: Quarter;
  /** Seats that have scored features in step 3 of this part of the turn. */
  scorers: readonly Seat[];
  /** Whether a meeple was put into the town in this turn. */
  isUsed: boolean;
  /** Number of barns on the board when this part of the turn began. */
  barns: number;
  /** Seats still to be asked before final scoring; null before it. */
  toAsk: readonly Seat[] | null;
}

/** The town in the middle of the board, its square CO-07 at 0,0 (CO2, CO3). */
const BLOCK: readonly PreparedTile[] = TILE_DESIGNS.filter(({ set }) => set === 'count-of-carcassonne').map(
  ({ id }, index) => ({ tile: id, x: (index % 4) - 2, y: Math.floor(index / 4) - 1, rotation: 0 }),
);

export const count: RuleModule<CountSlot> = {
  switch: 'the-count',
  needs: ['count-of-carcassonne'],
  tiles: 'count-of-carcassonne',
  order: {
    end: { after: ['abbey-mayor'] }, // 3j comes after wagons
    noTileLeft: { after: ['abbey-mayor'] }, // E2 comes after E1
  },
  pieces: ['the-count', ...QUARTERS.map((quarter) => `${quarter}-quarter` as const)],
  verbs: [enter, moveCount, send],
  steps: [
    { id: 'ask-quarters', before: 'score', step: { unchosen: askQuarters } }, // 3a
    { id: 'leave-quarter', before: null, step: leaveStep },
    { id: 'town', before: 'end', step: townStep }, // 3j
    { id: 'count-moves', before: null, step: countStep },
    { id: 'last-quarter', before: null, step: lastStep },
  ],
  slot: {
    create: () => ({ quarter: 'castle', scorers: [], isUsed: false, barns: 0, toAsk: null }), // CO2
    clone: (slot) => ({ ...slot }),
    pieces: piecesOf,
  },

  /** Instead of the start tile (CO2). A spring lies west of the town, and its river leads away (CO91). */
  arrange(layout) {
    const spring = layout.board.find(({ tile }) => TILE_DESIGNS[indexOf(tile)!]!.role === 'spring');
    return { ...layout, board: spring ? [...BLOCK, westward(spring)] : BLOCK };
  },

  /** A second part belongs to the same turn (CO17). */
  turnBegins({ position }) {
    const slot = slotOf(position, count);
    if (position.part !== 'second') slot.isUsed = false;
    slot.barns = barnsOn(position).length;
  },

  /** Only points for features themselves count, as for barns (CO16). */
  awarded({ position }, seat, points, reason, on) {
    if (on === null || points <= 0 || reason !== reasonFor(on, true)) return;
    const slot = slotOf(position, count);
    slot.scorers = [...slot.scorers, seat];
  },

  noTileLeft: asksForLastMove,
  promises: promised,
};

/** V7. */
export const countEmpty: RuleModule = { switch: 'count-empty', readingOf: 'the-count', tiles: 'count-of-carcassonne' };
/** V8. */
export const countAllQuarters: RuleModule = {
  switch: 'count-all-quarters',
  readingOf: 'the-count',
  tiles: 'count-of-carcassonne',
};

function westward({ tile }: PreparedTile): PreparedTile {
  const [side] = TILE_DESIGNS[indexOf(tile)!]!.river;
  return { tile, x: -3, y: 0, rotation: ROTATIONS[SIDES.indexOf('W') - SIDES.indexOf(side!)]! };
}

/** The count, then the meeples of each seat in each quarter. */
function piecesOf({ quarter }: CountSlot, position: Position): PieceView[] {
  const on = quartersOf(position).find(({ at }) => at === quarter);
  const here = on && { at: { x: on.x, y: on.y }, on };
  return [
    { kind: 'the-count', seat: null, ...here, count: 1, single: true },
    ...QUARTERS.flatMap((of) =>
      position.scores.map((_, seat): PieceView => {
        const own = waiting(position, seat).filter(({ on: { at } }) => at === of);
        const locked = of === quarter && { under: 'the-count' as const };
        return { kind: `${of}-quarter`, seat, count: own.length, single: false, ...locked };
      }),
    ),
  ];
}
