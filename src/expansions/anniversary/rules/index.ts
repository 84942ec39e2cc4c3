import {
  type ActiveArrow,
  offerElsewhere,
  type RuleModule,
  type Seat,
  type Square,
  slotOf,
} from '../../../engine/for-rules.ts';
import type { SYMBOLS } from '../vocabulary.ts';
import { activate, arrowStep } from './arrow-step.ts';
import { areBesideOwn, besideOwn } from './places.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    arrows: unknown;
  }
  /** Small pictures without a rule. */
  interface MarkIds {
    'water-tower': unknown;
    'lone-highwayman': unknown;
    farmhouse: unknown;
    stable: unknown;
  }
  interface SymbolIds extends Record<(typeof SYMBOLS)[number], unknown> {}
  interface StepIds {
    arrow: unknown;
  }
  interface PartIds {
    extra: unknown;
  }
  interface Verbs {
    /** Activates the arrow of the tile on a square (AN6). */
    activate: Square;
  }
  interface Events {
    /** A placement met arrows. `active`: the tile whose symbol is active now, or null (AN2 to AN7). */
    arrow: { readonly seat: Seat; readonly active: ActiveArrow | null };
  }
  interface ReasonIds {
    arrow: unknown;
  }
  interface TermIds {
    arrows: unknown;
  }
  interface CountIds {
    arrows: unknown;
  }
  interface BoardKindIds {
    anniversary: unknown;
  }
}

export interface ArrowsSlot {
  /** The symbol that this placement activated; null if none, and between turns. */
  active: ActiveArrow | null;
  /** Whether the active seat has an extra turn to come, and whether its run has already had one (AN17, L14). */
  due: boolean;
  had: boolean;
}

export const arrows: RuleModule<ArrowsSlot> = {
  switch: 'arrows',
  isFirst: true,
  tiles: 'anniversary',
  order: {
    meeple: { after: ['goldmines'] }, // 1f, after what a placement brings at once (1e)
    anotherTurn: { after: ['builders'] }, // AN22
  },
  steps: [{ id: 'arrow', before: 'meeple', step: arrowStep }],
  verbs: [activate],
  marks: ['water-tower', 'lone-highwayman', 'farmhouse', 'stable'],
  reasons: ['arrow'],
  counts: [{ key: 'arrows', of: (event) => event.type === 'arrow' && event.active !== null }],
  boardKind: 'anniversary',
  slot: {
    create: () => ({ active: null, due: false, had: false }),
    clone: (slot) => ({ ...slot }),
    seen: ({ active }) => ({ arrow: active }),
  },

  meepleOptions(game, options) {
    const { active } = slotOf(game.position, arrows);
    if (active?.symbol === 'add-meeple') besideOwn(game, options);
    // AN9.
    if (active?.symbol === 'place-anywhere') offerElsewhere(game, options);
  },

  offersElsewhere(game, elsewhere) {
    const { active } = slotOf(game.position, arrows);
    if (active?.symbol === 'place-anywhere') return active.symbol;
    // The places of 01 can be among a portal's places (PD66).
    return active?.symbol === 'add-meeple' && areBesideOwn(game, elsewhere) ? active.symbol : null;
  },

  turnOver({ position }) {
    slotOf(position, arrows).active = null;
  },

  /** One extra turn in an unbroken run (AN16, AN17). */
  anotherTurn({ position }) {
    const slot = slotOf(position, arrows);
    if (!slot.due) return null;
    slot.due = false;
    return 'extra';
  },

  final({ position }) {
    slotOf(position, arrows).active = null;
  },

  runBegins({ position }) {
    const slot = slotOf(position, arrows);
    slot.active = null;
    slot.due = false;
    slot.had = false;
  },
};
