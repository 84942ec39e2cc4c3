import { type Position, type RuleModule, type Seat, type Step, slotOf } from '../../../engine/for-rules.ts';
import { besideOwnMeeple, sendStraysHome } from './companions.ts';

interface BuildersSlot {
  /** Whether a second part follows, and whether the run of turns has already had one. */
  due: boolean;
  had: boolean;
}

/** Before step 2, checks the player's builder on features that this tile extended (TB5): a builder placed this turn is too late. */
const followStep: Step = {
  unchosen({ position, rules, turnOf }) {
    const slot = slotOf(position, builders);
    // No third part (TB6). An extra turn is a turn of its own and may have a second part (AN23, L15).
    if (position.part === 'second') return;
    if (slot.had && rules.setup.switches.includes('one-second-part')) return; // V14
    // Counts even if this tile finishes the feature and sends the builder home (TB7).
    slot.due = isWithBuilder(position, turnOf);
    slot.had ||= slot.due;
  },
};

function isWithBuilder({ features, figures, last, tiles }: Position, seat: Seat): boolean {
  const builder = figures.find((one) => one.figure === 'builder' && one.seat === seat);
  if (!builder) return false;
  const root = features.find(builder.segment);
  const first = features.first[last]!;
  return tiles[last]!.print.segments.some((_, index) => features.find(first + index) === root);
}

/** One builder per seat, without a vote (TB4, TB8); other players' builders may share its road or city (TB9). */
export const builders: RuleModule<BuildersSlot> = {
  switch: 'builders',
  box: 'large',
  isFirst: true,
  cameWith: 'traders-and-builders',
  figures: [{ figure: 'builder', count: 1, votes: 0, meeple: false, on: ['road', 'city'] }],
  steps: [{ id: 'follow', before: 'meeple', step: followStep }],
  slot: {
    create: () => ({ due: false, had: false }),
    clone: (slot) => ({ ...slot }),
  },

  meepleOptions: (game, options) => besideOwnMeeple(game, 'builder', ['road', 'city'], options),

  tidy: (game) => sendStraysHome(game, 'builder'),

  /** The same turn goes on (TB10), before any extra turn (AN22). */
  anotherTurn({ position }) {
    const slot = slotOf(position, builders);
    if (!slot.due) return null;
    slot.due = false;
    return 'second';
  },

  runBegins({ position }) {
    const slot = slotOf(position, builders);
    slot.due = false;
    slot.had = false;
  },
};

/** V14. */
export const oneSecondPart: RuleModule = {
  switch: 'one-second-part',
  readingOf: 'builders',
  cameWith: 'traders-and-builders',
};
