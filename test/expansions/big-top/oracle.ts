import { designOf, type GameView, isFeature, type Square, type StandingFigure } from '../../../src/engine/index.ts';
import { countOf, MEEPLE_ON, type Oracle, spell } from '../../support/oracle.ts';

const isNear = (one: Square, other: Square): boolean => Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;

const isAcrobat = ({ on }: StandingFigure): boolean => on.kind === 'top' && on.called === 'pyramid';

/** Not on a tower (TW75), in a castle (BT31) or in a district. */
const isRingmasterOnFeature = ({ figure, on }: StandingFigure): boolean =>
  figure === 'ringmaster' && isFeature(on.kind);

/** 2 for each circus and each acrobat tile of the nine tiles (BT30). */
const ringmasterAt = ({ board }: GameView, square: Square): number =>
  board.reduce((sum, tile) => {
    const isShow = designOf(tile.tile)!.marks.some((mark) => mark === 'circus' || mark === 'pyramid');
    return isShow && isNear(tile, square) ? sum + 2 : sum;
  }, 0);

const bySeat = (all: readonly StandingFigure[]): ReadonlyMap<number, StandingFigure[]> =>
  Map.groupBy(all, ({ seat }) => seat);

export const ORACLE: Oracle = {
  figures: { ringmaster: { count: 1, votes: 1, on: MEEPLE_ON } },
  // The tent's points depend on the animal; `random.test.ts` checks them.
  scoresBesides: ['big-top'],
  finalBesides: ['big-top'],

  /** Ringmasters on features that are scored, and full pyramids that somebody scored (BT22, BT30). */
  scored(now, figures) {
    if (!now.switches.includes('big-top')) return [];
    const left = now.figures.map((one) => `${one.seat} ${one.figure} ${spell(one.on)}`);
    const gone = figures.filter(({ seat, figure, on }) => !left.includes(`${seat} ${figure} ${spell(on)}`));
    const pyramids = Map.groupBy(gone.filter(isAcrobat), ({ on }) => spell(on));
    return [
      ...gone
        .filter((one) => isRingmasterOnFeature(one) && ringmasterAt(now, one.on) > 0)
        .map(({ seat, on }) => `${seat} +${ringmasterAt(now, on)} ringmaster`),
      ...[...pyramids.values()].flatMap((there) => [
        ...[...bySeat(there)].map(([seat, own]) => `${seat} +${5 * own.length} acrobats`),
        ...there.map(({ seat, on }) => `${seat} home ${spell(on)}`),
      ]),
    ];
  },

  /** 5 for each acrobat (BT40), and what ringmasters on features bring. */
  final: (view) =>
    view.scores.map((_, of) =>
      view.figures
        .filter(({ seat }) => seat === of)
        .reduce((sum, one) => {
          if (isAcrobat(one)) return sum + 5;
          return isRingmasterOnFeature(one) ? sum + ringmasterAt(view, one.on) : sum;
        }, 0),
    ),

  kept: (view) => countOf(view, 'tent'),
};
