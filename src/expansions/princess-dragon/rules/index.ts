import {
  type Figure,
  type Game,
  type PieceView,
  type Place,
  type PlacedFigure,
  type Position,
  type RuleModule,
  type Seat,
  type Square,
  slotOf,
  TILE_DESIGNS,
} from '../../../engine/for-rules.ts';
import { dragon, dragonComes, dragonStep, wakeDragon } from './dragon.ts';
import { fairy, fairyPoint, fairyPoints, offerFairy } from './fairy.ts';
import { noteWayThrough, offerPortal, offerPrincess, princess } from './princess.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    'princess-dragon': unknown;
  }
  interface PieceIds {
    dragon: unknown;
    fairy: unknown;
  }
  interface MarkIds {
    volcano: unknown;
    dragon: unknown;
    portal: unknown;
    princess: unknown;
  }
  interface StepIds {
    'dragon-wakes': unknown;
    dragon: unknown;
  }
  interface Verbs {
    /** Moves the dragon to a neighbouring square (PD16). */
    dragon: Square;
    /** Moves the fairy beside a meeple of the player (PD21). */
    fairy: { readonly figure: Figure; readonly beside: Place };
    /** Sends a meeple of any player home from the princess's city (PD27). */
    princess: { readonly seat: Seat; readonly figure: Figure; readonly from: Place };
  }
  interface Events {
    /** The dragon came to a volcano just placed (PD12). */
    'dragon-came': { readonly seat: Seat; readonly from: Square | null; readonly to: Square };
    /** The dragon made step `step` of six; events for eaten figures follow (PD16, PD18). */
    'dragon-moved': { readonly seat: Seat; readonly from: Square; readonly to: Square; readonly step: number };
    /** The dragon has no legal step and stays (PD17). */
    'dragon-stuck': { readonly at: Square };
    'fairy-moved': { readonly seat: Seat; readonly figure: Figure; readonly beside: Place };
  }
  interface RemoverIds {
    dragon: unknown;
    princess: unknown;
  }
  interface ReasonIds {
    'fairy.turn': unknown;
    'fairy.completed': unknown;
  }
  interface TermIds {
    fairy: unknown;
  }
}

export interface DragonSlot {
  /** Number of the dragon's tile; -1 beside the board. */
  dragon: number;
  /** Numbers of the tiles visited in this movement, the first included; null while the dragon rests. */
  visited: readonly number[] | null;
  /** Number of the fairy's tile; -1 beside the board. */
  fairy: number;
  /** The figure that the fairy is with; null if she is alone (PD25). */
  beside: PlacedFigure | null;
  /** Whether a figure has gone through the portal just placed. */
  wentThrough: boolean;
}

/** Whether the tile just placed has the mark. */
export const isPlaced = ({ tiles, last }: Position, mark: 'volcano' | 'dragon' | 'portal'): boolean =>
  tiles[last]!.print.design.marks.includes(mark);

/** A figure of that seat and kind on the segment, if there is one: equal figures cannot be told apart (L26, PD55). */
export const standingLike = (
  { figures }: Position,
  { seat, figure, segment }: PlacedFigure,
): PlacedFigure | undefined =>
  figures.find((one) => one.seat === seat && one.figure === figure && one.segment === segment);

export const squareOfTile = ({ tiles }: Position, tile: number) => ({ x: tiles[tile]!.x, y: tiles[tile]!.y });

export const princessDragon: RuleModule<DragonSlot> = {
  switch: 'princess-dragon',
  box: 'large',
  tiles: 'princess-and-dragon',
  order: {
    // The tile under a hill is taken before the dragon's come back into the bag (1e).
    placed: { after: ['hills-sheep'] },
    meepleOptions: { after: ['arrows'] }, // the portal offers what an arrow has not (PD66)
    score: { after: ['phantom', 'hills-sheep'] }, // 2d, before scoring (PD15)
  },
  marks: ['volcano', 'dragon', 'portal', 'princess'],
  pieces: ['dragon', 'fairy'],
  reasons: ['fairy.turn', 'fairy.completed'],
  putsBack: true, // dragon tiles kept aside return (PD10)
  verbs: [dragon, fairy, princess],
  steps: [
    { id: 'dragon-wakes', before: 'score', step: { unchosen: wakeDragon } },
    { id: 'dragon', before: null, step: dragonStep },
  ],
  slot: {
    create: () => ({ dragon: -1, visited: null, fairy: -1, beside: null, wentThrough: false }),
    clone: (slot) => ({ ...slot }),
    pieces: piecesOf,
  },

  /** Without a dragon on the board, dragon tiles wait for the first volcano (PD10). */
  keepsAside: (position, design) =>
    slotOf(position, princessDragon).dragon < 0 && TILE_DESIGNS[design]!.marks.includes('dragon'),

  turnBegins: fairyPoint,

  placed(game) {
    slotOf(game.position, princessDragon).wentThrough = false;
    dragonComes(game);
  },

  acted: noteWayThrough,

  /** Never on the dragon's tile, which may be the volcano just placed (PD13, PD14, PD31, PD65, PD68, PD69). */
  mayStand(position, { x, y }) {
    const { dragon: tile } = slotOf(position, princessDragon);
    return tile < 0 || position.grid.at(x, y) !== tile;
  },

  /** Each instead of any other action of step 2 (PD21, PD28, PD30). */
  meepleOptions(game: Game, options) {
    offerPortal(game, options);
    offerFairy(game, options);
    offerPrincess(game, options);
  },

  /** Only one of two figures uses the portal (PH25). */
  followOptions(game, figure, options) {
    if (!slotOf(game.position, princessDragon).wentThrough) offerPortal(game, options, figure);
  },

  scored: fairyPoints,

  /** The fairy goes along with her meeple (PD69). */
  moved({ position }, from, to) {
    const slot = slotOf(position, princessDragon);
    if (slot.beside !== from || standingLike(position, from)) return;
    slot.beside = to;
    slot.fairy = position.features.tile[to.segment]!;
  },

  /** When her meeple has left, she stays (PD25), with an equal meeple or alone (PD55). */
  tidy({ position }) {
    const slot = slotOf(position, princessDragon);
    if (slot.beside !== null) slot.beside = standingLike(position, slot.beside) ?? null;
  },
};

/** Steps of a movement (PD16). */
export const STEPS = 6;

function piecesOf(slot: DragonSlot, position: Position): PieceView[] {
  const { beside } = slot;
  const single = { seat: null, count: 1, single: true };
  return [
    {
      kind: 'dragon',
      ...single,
      ...(slot.dragon >= 0 && { at: squareOfTile(position, slot.dragon) }),
      ...(slot.visited && { trail: slot.visited.map((tile) => squareOfTile(position, tile)) }),
    },
    {
      kind: 'fairy',
      ...single,
      ...(slot.fairy >= 0 && { at: squareOfTile(position, slot.fairy) }),
      ...(beside && { beside: position.seenStanding(beside) }),
    },
  ];
}
