import type { RuleModule } from '../../../engine/expansion.ts';
import { slotOf } from '../../../engine/expansion.ts';
import type { ArrowSymbol, Square } from '../../../engine/vocabulary.ts';
import { activate, arrowStep } from './arrow-step.ts';
import { anywhere, besideOwn } from './places.ts';

export interface ArrowsSlot {
  /** What this placement has activated; null between turns and where nothing was. */
  active: (Square & { readonly symbol: ArrowSymbol }) | null;
  /** Whether the seat to move has an extra turn to come, and whether its run has had one already (AN17, L14). */
  due: boolean;
  had: boolean;
}

/** The arrows of the 20th Anniversary Expansion. */
export const arrows: RuleModule<ArrowsSlot> = {
  switch: 'arrows',
  steps: [{ id: 'arrow', before: 'meeple', step: arrowStep }],
  verbs: [activate],
  slot: {
    create: () => ({ active: null, due: false, had: false }),
    clone: (slot) => ({ ...slot }),
    seen: ({ active }) => ({ arrow: active }),
  },

  meepleOptions(game, options) {
    const { active } = slotOf(game.position, arrows);
    if (active?.symbol === 'add-meeple') besideOwn(game, options);
    if (active?.symbol === 'place-anywhere') anywhere(game, options);
  },

  turnOver({ position }) {
    slotOf(position, arrows).active = null;
  },

  /** One extra turn in an unbroken run (AN16, AN17), after a second part (AN22). */
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
