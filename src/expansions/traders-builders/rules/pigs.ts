import type { RuleModule } from '../../../engine/for-rules.ts';
import { besideOwnMeeple, sendStraysHome } from './companions.ts';

/** Additional points per finished city for a player who scores the field with their pig in it: 4 instead of 3. */
const WITH_PIG = 1;

/** One pig per seat, without a vote (TB8, TB11). */
export const pigs: RuleModule = {
  switch: 'pigs',
  isFirst: true,
  cameWith: 'traders-and-builders',
  figures: [{ figure: 'pig', count: 1, votes: 0, meeple: false, on: ['field'] }],

  meepleOptions: (game, options) => besideOwnMeeple(game, 'pig', ['field'], options),

  /** Only for its owner, if the owner is among the winners (L5, TB12). */
  share({ features, figures }, root, seat, terms) {
    const own = figures.find((one) => one.figure === 'pig' && one.seat === seat);
    if (!own || features.find(own.segment) !== root) return terms;
    return terms.map((term) => (term.of === 'cities' ? { ...term, each: term.each + WITH_PIG } : term));
  },

  tidy: (game) => sendStraysHome(game, 'pig'),
};
