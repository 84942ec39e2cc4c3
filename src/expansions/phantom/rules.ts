import {
  type Action,
  type Game,
  MEEPLE_KINDS,
  PASS,
  placeOf,
  type RuleModule,
  type Step,
  slotOf,
} from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    phantom: unknown;
  }
  interface FigureIds {
    phantom: unknown;
  }
  interface StepIds {
    phantom: unknown;
  }
}

interface PhantomSlot {
  /** Whether step 2 leaves the phantom out: it was the one meeple of that step (PH3), or the princess was used (PH6). */
  isOut: boolean;
}

/**
 * After any action of step 2, or none (PH3, PH5, PH9): on unoccupied features of the tile, the first figure included (PH7), and on
 * further places that other rules offer (PH25, FL25).
 */
const second: Step = {
  options(game) {
    const { position, turnOf } = game;
    const options: Action[] = [];
    if (slotOf(position, phantom).isOut || position.supply(turnOf, 'phantom') === 0) return options;
    const { features, tiles, last } = position;
    const { x, y, print } = tiles[last]!;
    const { on } = game.rules.figures[game.rules.order.phantom!]!;
    print.segments.forEach((segment, index) => {
      if (!on.includes(segment.kind) || features.claims[features.find(features.first[last]! + index)]! > 0) return;
      options.push({ type: 'deploy', figure: 'phantom', on: placeOf(segment, x, y) });
    });
    for (const more of game.rules.hooks.followOptions) more(game, 'phantom', options);
    const allowed = options.filter((option) => option.type !== 'deploy' || position.mayStand(option.on));
    return [...allowed, PASS];
  },

  standing: { leave: () => PASS },
};

/** One phantom per seat: a normal meeple that may also follow as the second figure of a tile (PH2, PH3). */
export const phantom: RuleModule<PhantomSlot> = {
  switch: 'phantom',
  figures: [{ figure: 'phantom', count: 1, votes: 1, meeple: true, on: MEEPLE_KINDS }],
  steps: [{ id: 'phantom', before: 'score', step: second }],
  slot: {
    create: () => ({ isOut: false }),
    clone: (slot) => ({ ...slot }),
  },

  /** The phantom may be used in each part of a double turn (PH8). */
  placed({ position }) {
    slotOf(position, phantom).isOut = false;
  },

  acted: ({ position }: Game, action) => {
    // A crashed phantom is back in the supply, but was still the one meeple of the step (FL25).
    const isUsed = action.type === 'fly' && action.figure === 'phantom';
    if (isUsed || action.type === 'princess') slotOf(position, phantom).isOut = true;
  },
};
