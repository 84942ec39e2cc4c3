import type { Position } from '../../../engine/board/position.ts';
import type { PieceView } from '../../../engine/for-players/view.ts';
import type { RuleModule } from '../../../engine/loading/expansion.ts';
import type { Token } from '../vocabulary.ts';
import { hideTile, onHills, withVineyards } from './hills.ts';
import { flocksReturn, foldStep, grow, herd, offerHerd, promised, sheepIn, sheepStep, stable } from './shepherds.ts';

declare module '../../../engine/for-players/view.ts' {
  interface SwitchIds {
    'hills-sheep': unknown;
    /** A tie goes to most meeples on hills (V10). */
    'hills-by-number': unknown;
  }
  interface PieceIds {
    flock: unknown;
  }
  interface GameView {
    /** Null where the rule is off. */
    readonly sheep: SheepView | null;
  }
}

/** All of it public but what is drawn next (HS39). */
export interface SheepView {
  /** How many of each token are in the bag. */
  readonly bag: Readonly<Record<Token, number>>;
  /** By seat: the tokens beside its shepherd, in the order in which they were drawn. */
  readonly flocks: readonly (readonly Token[])[];
}

interface SheepSlot {
  /** Tokens in the bag; what is drawn is drawn by the chance of the game. */
  bag: Readonly<Record<Token, number>>;
  /** By seat: the tokens beside its shepherd, in the order in which they were drawn. */
  flocks: readonly (readonly Token[])[];
}

/** HS1. */
const BAG: Readonly<Record<Token, number>> = { '1': 4, '2': 5, '3': 5, '4': 2, wolf: 2 };

/** Hills & Sheep. */
export const hillsSheep: RuleModule<SheepSlot> = {
  switch: 'hills-sheep',
  box: 'large',
  tiles: 'hills-and-sheep',
  marks: ['hill', 'vineyard'],
  pieces: ['flock'],
  reasons: ['sheep'],
  figures: [{ figure: 'shepherd', count: 1, votes: 0, meeple: false, on: ['field'] }],
  verbs: [herd, grow, stable],
  steps: [
    { id: 'sheep', before: 'score', step: sheepStep }, // 2c, before the dragon moves
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

/** How many sheep are with each shepherd on the board. */
function flocksOn({ flocks }: SheepSlot, position: Position): PieceView[] {
  return position.figures.flatMap((standing): PieceView[] => {
    if (standing.figure !== 'shepherd') return [];
    const beside = position.seenStanding(standing);
    const { x, y } = beside.on;
    return [{ kind: 'flock', seat: null, at: { x, y }, beside, count: sheepIn(flocks[standing.seat]!), single: false }];
  });
}
