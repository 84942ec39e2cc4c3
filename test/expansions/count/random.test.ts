import { describe, expect, test } from 'vitest';
import { type GameEvent, type GameView, type Kind, readPlace, type Seat } from '../../../src/engine/index.ts';
import { randomGame, setupOf } from '../../support/games.ts';
import { featuresOf, type OracleFeature, spell } from '../../support/oracle.ts';
import { lucks } from '../../support/runs.ts';

const SERVED: Readonly<Record<string, Kind>> = {
  castle: 'city',
  cathedral: 'monastery',
  blacksmith: 'road',
  market: 'field',
};
const COUNTED = ['road', 'city', 'monastery'];

const finishedOn = (features: readonly OracleFeature[]): readonly OracleFeature[] =>
  features.filter(({ kind, open }) => kind !== 'field' && open === 0);

/** The features that the seat may send meeples to, worked out from the view alone (CO11, CO12, CO13, V7). */
function sendable({ board, figures, pieces, switches }: GameView, seat: Seat): OracleFeature[] {
  const locked = pieces.find(({ kind }) => kind === 'the-count')!.on!.at;
  const before = finishedOn(featuresOf(board.slice(0, -1))).flatMap(({ places }) => [...places]);
  const now = finishedOn(featuresOf(board)).filter(
    ({ places }) => ![...places].every((place) => before.includes(place)),
  );
  const isHeld = ({ places }: OracleFeature): boolean => figures.some(({ on }) => places.has(spell(on)));
  const kinds = figures.flatMap((one) =>
    one.seat === seat && one.on.kind === 'quarter' && one.on.at !== locked ? [SERVED[one.on.at]!] : [],
  );
  return now.filter((feature) => kinds.includes(feature.kind) && (switches.includes('count-empty') || isHeld(feature)));
}

describe.each([
  ['by the default', []],
  ['by the other readings', ['count-empty', 'count-all-quarters']],
] as const)('in random games %s', (_, readings) => {
  test.each(lucks(`the count ${readings}`, { short: 2, long: 30 }))(
    'CO11, CO14, CO98: who is asked, and what for, follows from board and scores (%d)',
    (luck) => {
      const setup = setupOf({
        seats: 2 + (luck % 4),
        sets: ['base', 'count-of-carcassonne'],
        switches: ['fields', 'the-count', ...readings],
        seed: `count ${luck}`,
      });
      let scored: GameEvent[] = [];
      for (const { game, events } of randomGame(setup, luck)) {
        const view = game.view(null);
        const tile = events.findLastIndex(({ type }) => type === 'placed');
        scored = [...(tile < 0 ? scored : []), ...events.slice(tile + 1)];
        if (game.step === 'leave-quarter') {
          const ours = game.legalActions().flatMap((action) => (action.type === 'send' ? [spell(action.to)] : []));
          const features = sendable(view, game.asked!);
          // Each once (CO98).
          expect(features.map(({ places }) => ours.filter((on) => places.has(on)).length)).toEqual(
            features.map(() => 1),
          );
          expect(ours).toHaveLength(features.length);
          for (const on of ours) expect(readPlace(on).kind).not.toBe('garden');
        }
        const seats = scored.flatMap((event) =>
          event.type === 'scored' && COUNTED.includes(event.reason) ? [event.seat] : [],
        );
        const hasOthersOnly = seats.length > 0 && !seats.includes(view.turnOf);
        if (game.step === 'town') {
          expect(hasOthersOnly).toBe(true);
          expect(game.asked).toBe(view.turnOf);
        }
        expect(view.figures.every(({ on }) => on.kind !== 'quarter' || SERVED[on.at] !== undefined)).toBe(true);
      }
    },
  );
});
