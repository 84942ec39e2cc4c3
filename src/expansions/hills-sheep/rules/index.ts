import type { PieceView, Place, Position, RuleModule, Seat, Square } from '../../../engine/for-rules.ts';
import type { Token } from '../vocabulary.ts';
import { hideTile, onHills, withVineyards } from './hills.ts';
import { flocksReturn, foldStep, grow, herd, offerHerd, promised, sheepIn, sheepStep, stable } from './shepherds.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    'hills-sheep': unknown;
    /** The player with most meeples on hills wins a tie (V10). */
    'hills-by-number': unknown;
  }
  interface FigureIds {
    shepherd: unknown;
  }
  interface PieceIds {
    flock: unknown;
  }
  interface MarkIds {
    hill: unknown;
    vineyard: unknown;
  }
  interface StepIds {
    sheep: unknown;
    fold: unknown;
  }
  interface Verbs {
    /** Puts the player's shepherd into a field (HS30). `token` is known only after the action (HS31). */
    herd: { readonly on: Place; readonly token: Token | null };
    /** Draws another token for the flock of the player's shepherd (HS33). */
    grow: { readonly flock: Place; readonly token: Token | null };
    /** Scores all sheep in the field of the player's shepherd (HS34). */
    stable: { readonly flock: Place };
  }
  interface Events {
    /** An unseen tile was laid face down under a hill (HS10). */
    'tile-hidden': { readonly seat: Seat; readonly under: Square; readonly tilesLeft: number };
    /** A token was drawn for a shepherd (HS31, HS33). Events for shepherds that a wolf sends home follow. */
    'sheep-drawn': { readonly seat: Seat; readonly token: Token; readonly on: Place };
  }
  interface RemoverIds {
    wolf: unknown;
  }
  interface ReasonIds {
    sheep: unknown;
  }
  interface TermIds {
    vineyards: unknown;
    sheep: unknown;
  }
  interface GameView {
    /** Null if the rule is off. */
    readonly sheep: SheepView | null;
  }
}

/** Everything about the sheep is public except the next draw (HS39). */
export interface SheepView {
  /** Number of each token in the bag. */
  readonly bag: Readonly<Record<Token, number>>;
  /** By seat: the tokens beside its shepherd, in the order drawn. */
  readonly flocks: readonly (readonly Token[])[];
}

interface SheepSlot {
  /** Number of each token in the bag; the game's chance decides each draw. */
  bag: Readonly<Record<Token, number>>;
  /** By seat: the tokens beside its shepherd, in the order drawn. */
  flocks: readonly (readonly Token[])[];
}

/** HS1. */
const BAG: Readonly<Record<Token, number>> = { '1': 4, '2': 5, '3': 5, '4': 2, wolf: 2 };

export const hillsSheep: RuleModule<SheepSlot> = {
  switch: 'hills-sheep',
  box: 'large',
  tiles: 'hills-and-sheep',
  order: { score: { after: ['phantom'] } }, // 2c, after 2b+
  marks: ['hill', 'vineyard'],
  pieces: ['flock'],
  reasons: ['sheep'],
  figures: [{ figure: 'shepherd', count: 1, votes: 0, meeple: false, on: ['field'] }],
  verbs: [herd, grow, stable],
  steps: [
    { id: 'sheep', before: 'score', step: sheepStep },
    { id: 'fold', before: 'score', step: foldStep },
  ],
  slot: {
    create: ({ setup }) => ({ bag: BAG, flocks: Array.from({ length: setup.seats }, () => []) }),
    clone: (slot) => ({ ...slot }),
    pieces: flocksOn,
    unseen: { sheep: null },
    seen: ({ bag, flocks }) => ({ sheep: { bag, flocks } }),
  },

  placed: hideTile,
  meepleOptions: offerHerd,
  breaksTie: onHills,
  worth: withVineyards,
  tidy: flocksReturn,
  promises: promised,
};

/** V10. */
export const hillsByNumber: RuleModule = {
  switch: 'hills-by-number',
  readingOf: 'hills-sheep',
  tiles: 'hills-and-sheep',
};

/** The number of sheep with each shepherd on the board. */
function flocksOn({ flocks }: SheepSlot, position: Position): PieceView[] {
  return position.figures.flatMap((standing): PieceView[] => {
    if (standing.figure !== 'shepherd') return [];
    const beside = position.seenStanding(standing);
    const { x, y } = beside.on;
    return [{ kind: 'flock', seat: null, at: { x, y }, beside, count: sheepIn(flocks[standing.seat]!), single: false }];
  });
}
