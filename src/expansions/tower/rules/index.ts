import {
  type Figure,
  meeplesToPlace,
  type PieceView,
  type Place,
  type Position,
  type RuleModule,
  type Seat,
  type Square,
  slotOf,
} from '../../../engine/for-rules.ts';
import { capture, climb, climbersOf, floor, offerFloors, offerTops, squareOfTile } from './floors.ts';
import { exchange, exchangeStep, offerRansoms, ransom } from './prisoners.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    tower: unknown;
  }
  interface PieceIds {
    /** On the board, with its number of floors. */
    'built-tower': unknown;
    /** Floors that a seat can still build. */
    'tower-floor': unknown;
    /** A captured meeple, held by another seat. */
    prisoner: unknown;
  }
  interface MarkIds {
    foundation: unknown;
  }
  interface StepIds {
    exchange: unknown;
  }
  interface Verbs {
    /** Puts a floor on the tower of a square without taking a meeple (TW12, TW13). */
    floor: Square;
    /** Puts a floor on a tower and takes a meeple in its reach (TW13). */
    capture: { readonly tower: Square; readonly seat: Seat; readonly figure: Figure; readonly from: Place };
    /** Puts a meeple on top of the tower of a square (TW14). */
    climb: { readonly figure: Figure } & Square;
    /** Pays the holder for a meeple of the player (TW10). */
    ransom: { readonly seat: Seat; readonly figure: Figure };
    /** Chooses which of the player's meeples comes back for the one just taken (TW19). */
    exchange: { readonly seat: Seat; readonly figure: Figure };
  }
  interface Events {
    'floor-built': { readonly seat: Seat; readonly at: Square; readonly floors: number };
  }
  interface RemoverIds {
    tower: unknown;
  }
  interface ReasonIds {
    ransom: unknown;
  }
  interface TermIds {
    ransom: unknown;
  }
}

export interface TowerSlot {
  /** Floors by tile number. Never mutated, so clones share it. */
  readonly heights: Readonly<Record<number, number>>;
  /** By seat: floors left to build with. */
  readonly stock: readonly number[];
  /** Figures that may stand on a tower. */
  readonly climbers: readonly Figure[];
  /** Whether the active seat has paid a ransom in this turn. */
  readonly hasPaid: boolean;
}

/** Floors per player, by number of players (TW2). */
const FLOORS = [0, 10, 10, 9, 7, 6, 5] as const;

export const tower: RuleModule<TowerSlot> = {
  switch: 'tower',
  box: 'large',
  tiles: 'tower',
  marks: ['foundation'],
  pieces: ['built-tower', 'tower-floor', 'prisoner'],
  reasons: ['ransom'],
  verbs: [floor, capture, climb, ransom, exchange],
  steps: [{ id: 'exchange', before: null, step: exchangeStep }],
  slot: {
    create: (rules) => ({
      heights: {},
      stock: Array(rules.setup.seats).fill(FLOORS[rules.setup.seats]),
      climbers: climbersOf(rules),
      hasPaid: false,
    }),
    clone: (slot) => ({ ...slot }),
    pieces: piecesOf,
  },

  /** A second part belongs to the same turn (TW11); an extra turn is a turn of its own (TW63). */
  turnBegins({ position }) {
    if (position.part !== 'second') remember(position, { hasPaid: false });
  },

  /** All except the ransom exclude other actions of step 2 (TW12, TW14, TW61). */
  meepleOptions(game, options) {
    offerFloors(game, options);
    offerTops(game, meeplesToPlace(game), options);
    offerRansoms(game, options);
  },

  /** Only the top of a tower: a floor would be the action itself (PH25). */
  followOptions(game, figure, options) {
    offerTops(
      game,
      meeplesToPlace(game).filter((rule) => rule.figure === figure),
      options,
    );
  },
};

export const remember = (position: Position, change: Partial<TowerSlot>): void =>
  void Object.assign(slotOf(position, tower), change);

/** Towers first, in the order of their tiles; then the pieces of seats. */
function piecesOf({ heights, stock }: TowerSlot, position: Position): PieceView[] {
  return [
    ...Object.entries(heights).map(([tile, count]): PieceView => {
      return { kind: 'built-tower', seat: null, at: squareOfTile(position, Number(tile)), count, single: false };
    }),
    ...stock.map((count, seat): PieceView => ({ kind: 'tower-floor', seat, count, single: false })),
    ...prisonersOf(position),
  ];
}

/** Prisoners by holder, owner and kind, in the order in which the first was taken. */
function prisonersOf({ held, scores }: Position): PieceView[] {
  const counts = new Map<string, { holder: Seat; seat: Seat; figure: Figure; count: number }>();
  for (const { seat, figure, holder } of held) {
    const key = `${holder} ${seat} ${figure}`;
    counts.set(key, { holder, seat, figure, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return scores.flatMap((_, of) =>
    [...counts.values()]
      .filter(({ holder }) => holder === of)
      .map(({ holder, seat, figure, count }): PieceView => {
        return { kind: 'prisoner', seat: holder, figure: { seat, figure }, count, single: false };
      }),
  );
}
