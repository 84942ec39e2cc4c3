import type { Standing } from '../../engine/board/position.ts';
import type { Game } from '../../engine/game.ts';
import type { RuleModule } from '../../engine/loading/expansion.ts';
import { reasonFor, votesOn, worthOf } from '../../engine/turn/scoring.ts';
import { figure, place, verb } from '../../engine/turn/verbs.ts';
import type { Figure, Place, Seat } from '../../engine/vocabulary.ts';

declare module '../../engine/for-players/view.ts' {
  interface SwitchIds {
    abbot: unknown;
    /** The abbot comes back from what is unfinished alone (V1). */
    'unfinished-recall': unknown;
  }
}

declare module '../../engine/vocabulary.ts' {
  interface FigureIds {
    abbot: unknown;
  }
}

declare module '../../engine/turn/actions.ts' {
  interface Verbs {
    /** Takes a figure back in step 2 (AB4). */
    return: { readonly figure: Figure; readonly from: Place };
  }
}

/** One abbot a seat (AB1), on monasteries and gardens only (AB2); with one vote as any monk (AB9). */
export const abbot: RuleModule = {
  switch: 'abbot',
  isFirst: true,
  figures: [{ figure: 'abbot', count: 1, votes: 1, meeple: true, on: ['monastery', 'garden'] }],

  /** Instead of all else in step 2 (AB4, AB5), from a place that this tile finished too (AB6), but not by the other reading (V1). */
  meepleOptions(game, options) {
    const { position, turnOf } = game;
    const standing = abbotOf(game, turnOf);
    if (!standing) return;
    const isFinished = position.features.open[position.features.find(standing.segment)] === 0;
    if (isFinished && position.rules.setup.switches.includes('unfinished-recall')) return;
    options.push({ type: 'return', figure: 'abbot', from: position.placeOf(standing.segment) });
  },

  verbs: [
    verb<'return'>({
      verb: 'return',
      points: [figure, place('from')],
      run: (game, { from }, seat) => recall(game, from, seat),
    }),
  ],
};

/** V1. */
export const unfinishedRecall: RuleModule = { switch: 'unfinished-recall', readingOf: 'abbot' };

const abbotOf = ({ position }: Game, owner: Seat): Standing | undefined =>
  position.figures.find(({ seat, figure }) => figure === 'abbot' && seat === owner);

/** Scores at once and for the abbot's owner alone, whoever else stands there (AB7, AB8). */
function recall(game: Game, from: Place, seat: Seat): void {
  const { position } = game;
  const standing = abbotOf(game, seat)!;
  const root = position.features.find(standing.segment);
  // Also 9 from a place just finished is scored as what it was a moment before; vineyards bring nothing (HS60).
  const working = worthOf(position, root, false);
  game.award(seat, reasonFor(from, false), working, { on: from, votes: votesOn(position, root) });
  game.remove([standing]);
}
