import {
  type Figure,
  figure,
  type Game,
  isFeature,
  type Place,
  type PlacedFigure,
  place,
  type RuleModule,
  reasonFor,
  type Seat,
  verb,
  votesOn,
  worthOf,
} from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    abbot: unknown;
    /** The abbot may be taken back only from an unfinished monastery or garden (V1). */
    'unfinished-recall': unknown;
  }
  interface FigureIds {
    abbot: unknown;
  }
  interface Verbs {
    /** Takes a figure back in step 2 (AB4). */
    return: { readonly figure: Figure; readonly from: Place };
  }
}

/** One abbot per seat (AB1), only on monasteries and gardens (AB2), with one vote like any monk (AB9). */
export const abbot: RuleModule = {
  switch: 'abbot',
  isFirst: true,
  figures: [{ figure: 'abbot', count: 1, votes: 1, meeple: true, on: ['monastery', 'garden'] }],

  /** Instead of any other action of step 2 (AB4, AB5), also from a feature that this tile finished (AB6), but not by V1. */
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

const abbotOf = ({ position }: Game, owner: Seat): PlacedFigure | undefined =>
  position.figures.find(({ seat, figure, segment }) => {
    return figure === 'abbot' && seat === owner && isFeature(position.kindOf(segment)); // CO62
  });

/** Scores at once, only for the abbot's owner, whatever other figures stand there (AB7, AB8). */
function recall(game: Game, from: Place, seat: Seat): void {
  const { position } = game;
  const standing = abbotOf(game, seat)!;
  const root = position.features.find(standing.segment);
  // A feature just finished scores as if unfinished (also 9), so vineyards bring nothing (HS60).
  const working = worthOf(position, root, false);
  game.award(seat, reasonFor(from, false), working, { on: from, votes: votesOn(position, root) });
  game.remove([standing]);
}
