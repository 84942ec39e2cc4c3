import {
  type Figure,
  MEEPLE_KINDS,
  type Position,
  type RuleModule,
  type Seat,
  type Square,
} from '../../../engine/for-rules.ts';
import type { Animal } from '../vocabulary.ts';
import { acrobat, acrobatsAtEnd, hasNoAcrobats, offerAcrobats, offerPyramids, scorePyramid } from './acrobats.ts';
import { ringmastersBonus } from './ringmaster.ts';
import { animalsLeft, firstTent, lastShow, tentStep } from './tent.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    'big-top': unknown;
  }
  interface FigureIds {
    ringmaster: unknown;
  }
  interface PieceIds {
    tent: unknown;
  }
  interface MarkIds {
    circus: unknown;
    pyramid: unknown;
  }
  interface BuildingIds {
    pyramid: unknown;
  }
  interface StepIds {
    tent: unknown;
  }
  interface Verbs {
    /** Puts a meeple on the pyramid of a square (BT20). */
    acrobat: { readonly figure: Figure } & Square;
    /** Scores the full pyramid of a square (BT22). */
    'score-pyramid': Square;
  }
  interface Events {
    /** The animal under the tent was turned up; what it brings follows (BT12, BT40). */
    'animal-shown': { readonly at: Square; readonly animal: Animal };
    /** The tent came to a circus tile (BT10, BT12). */
    'tent-pitched': { readonly from: Square | null; readonly to: Square };
  }
  interface ReasonIds {
    'big-top': unknown;
    acrobats: unknown;
    ringmaster: unknown;
  }
  interface TermIds {
    'meeples-around': unknown;
    acrobats: unknown;
    'shows-around': unknown;
  }
  interface GameView {
    /** By animal: tokens that have not been shown, the one under the tent among them (BT15, BT84). Null if the rule is off. */
    readonly animals: Readonly<Record<Animal, number>> | null;
  }
  interface Prepared {
    /** The animals under the tent, in the order in which they are shown. */
    readonly animals?: readonly Animal[];
  }
}

export interface BigTopSlot {
  /** Number of the tent's tile; -1 before the first circus tile. */
  tent: number;
  /** In the order in which they were shown. The game's chance decides each when it is shown (BT84). */
  shown: readonly Animal[];
}

export const bigTop: RuleModule<BigTopSlot> = {
  switch: 'big-top',
  box: 'large',
  tiles: 'under-the-big-top',
  order: {
    placed: { after: ['princess-dragon'] }, // 1e, after hidden tiles and volcanoes
    meepleOptions: { after: ['tower'] },
    scored: { after: ['princess-dragon'] }, // 3b
    end: { after: ['abbey-mayor'] }, // 3i, after wagons (BT14)
  },
  marks: ['circus', 'pyramid'],
  pieces: ['tent'],
  reasons: ['big-top', 'acrobats', 'ringmaster'],
  figures: [{ figure: 'ringmaster', count: 1, votes: 1, meeple: true, on: MEEPLE_KINDS }],
  verbs: [acrobat, scorePyramid],
  steps: [{ id: 'tent', before: 'end', step: tentStep }],
  slot: {
    create: () => ({ tent: -1, shown: [] }),
    clone: (slot) => ({ ...slot }),
    pieces: ({ tent }, position) => [
      { kind: 'tent', seat: null, ...(tent >= 0 && { at: squareOfTile(position, tent) }), count: 1, single: true },
    ],
    unseen: { animals: null },
    seen: ({ shown }) => ({ animals: animalsLeft(shown) }),
  },

  placed: firstTent,
  maySpan: hasNoAcrobats,

  /** Each instead of any other action of step 2 (BT20, BT22). */
  meepleOptions(game, options) {
    offerAcrobats(game, options);
    offerPyramids(game, options);
  },

  scored: ringmastersBonus,

  final(game) {
    lastShow(game);
    acrobatsAtEnd(game);
  },
};

export const squareOfTile = ({ tiles }: Position, tile: number): Square => ({ x: tiles[tile]!.x, y: tiles[tile]!.y });

export const hasMark = ({ tiles }: Position, tile: number, mark: 'circus' | 'pyramid'): boolean =>
  tiles[tile]!.print.design.marks.includes(mark);

/** Whether a tile is another or around it, by their numbers; printed squares are no tiles (BT67). */
export function isAround({ printed, tiles }: Position, tile: number, centre: number): boolean {
  const { x, y } = tiles[centre]!;
  return tile >= printed && Math.abs(tiles[tile]!.x - x) <= 1 && Math.abs(tiles[tile]!.y - y) <= 1;
}

/** By seat: how many of these figures it has. */
export function countsBySeat({ scores }: Position, figures: readonly { readonly seat: Seat }[]): number[] {
  return scores.map((_, seat) => figures.filter((one) => one.seat === seat).length);
}
