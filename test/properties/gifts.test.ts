import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designOf,
  FIGURES,
  type Figure,
  type GameEvent,
  type GameView,
  type Gift,
  type GiftOpening,
  type Place,
} from '../../src/engine/index.ts';
import { anyLuck, giftSetup, isStopped, randomGame } from '../support/games.ts';
import { featuresOf, type OracleFeature, placementsOf, placesOn, pointsFor, spell } from '../support/oracle.ts';
import { FIGURE_ORACLES, VOTES, votesOn } from '../support/oracles.ts';
import { assertCases, runs } from '../support/runs.ts';

/** Figures with a vote that may stand on a monastery. */
const MONKS = FIGURES.filter((figure) => VOTES[figure] > 0 && FIGURE_ORACLES[figure].on.includes('monastery'));

/** Builders and pigs; a shepherd and a barn stand alone (HS30, AM41). */
const joinsMeeples = (figure: Figure): boolean => {
  const { votes, holds, on } = FIGURE_ORACLES[figure];
  return votes === 0 && !holds && on.length > 0;
};

const options = { numRuns: runs(10) };

/** A board as gifts need it, worked out from the view alone. */
class Table {
  readonly view: GameView;
  readonly features: readonly OracleFeature[];

  constructor(view: GameView) {
    this.view = view;
    this.features = featuresOf(view.board);
  }

  featureOf(place: Place): OracleFeature {
    return this.features.find(({ places }) => places.has(spell(place)))!;
  }

  votesOn(feature: OracleFeature): number[] {
    return votesOn(feature, this.view);
  }

  /** Whether the last tile extended a road or city on which the seat is outvoted (G2, G3, G7). */
  extendsOthers(seat: number): boolean {
    return placesOn(this.view.board.at(-1)!)
      .filter(({ kind }) => kind === 'road' || kind === 'city')
      .map((place) => this.votesOn(this.featureOf(place)))
      .some((votes) => votes[seat]! < Math.max(...votes));
  }

  /** Every opening with an effect (L20), as `GIFT FIGURE ON TO`; a road is written with all its places. */
  openings(hand: readonly Gift[]): string[] {
    const { view, features } = this;
    const seat = view.asked!;
    // Nobody on a tower, a castle or a pyramid, or in a quarter (TW64, BR64, BT64, CO64).
    const own = view.figures.filter(
      ({ seat: of, figure, on }) => of === seat && VOTES[figure] > 0 && on.kind !== 'top' && on.kind !== 'quarter',
    );
    const fields = view.switches.includes('fields');
    const places = view.board.flatMap(placesOn);
    const isOpen = (place: Place): boolean => place.kind === 'field' || this.featureOf(place).open > 0;
    const all: Readonly<Record<Gift, () => string[]>> = {
      synod: () =>
        places
          .filter((place) => place.kind === 'monastery' && isOpen(place))
          .flatMap((place) =>
            MONKS.filter((figure) => view.supply[seat]![figure]).map((figure) => `${figure} ${spell(place)}`),
          ),
      'road-sweeper': () =>
        features
          .filter((one) => one.kind === 'road' && one.open > 0 && Math.max(...this.votesOn(one)) > 0)
          .map((one) => [...one.places].sort().join()),
      'cash-out': () => own.filter(({ on }) => on.kind !== 'garden').map(({ figure, on }) => `${figure} ${spell(on)}`),
      'change-position': () =>
        own
          .filter(() => fields)
          .flatMap(({ figure, on }) =>
            placesOn(view.board.find(({ x, y }) => x === on.x && y === on.y)!)
              .filter((to) => (to.kind === 'field') !== (on.kind === 'field') && to.kind !== 'garden' && isOpen(to))
              .filter((to) => FIGURE_ORACLES[figure].on.includes(to.kind))
              .map((to) => `${figure} ${spell(on)} ${spell(to)}`),
          ),
      'take-2': () => (view.tilesLeft > 0 && designOf(view.drawn!)!.river.length === 0 ? [''] : []), // G64
    };
    const ways = [...new Set(hand)].flatMap((gift) => all[gift]().map((way) => `${gift} ${way}`.trim()));
    return [...new Set(ways)].sort();
  }

  /** How many builders and pigs of a seat one meeple less would leave alone on a feature (TB8). */
  strays(seat: number, { places }: OracleFeature): number {
    const own = this.view.figures.filter((one) => one.seat === seat && places.has(spell(one.on)));
    const meeples = own.filter(({ figure }) => VOTES[figure] > 0).length;
    return meeples === 1 ? own.filter(({ figure }) => joinsMeeples(figure)).length : 0;
  }

  /** An opening as `openings` writes it. */
  written({ gift, figure, on, to }: GiftOpening): string {
    const where = gift === 'road-sweeper' ? [...this.featureOf(on!).places].sort().join() : on && spell(on);
    return [gift, figure, where, to && spell(to)].filter((word) => word !== null).join(' ');
  }
}

const scores = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'scored' ? [`${event.seat} ${event.points}`] : [])).sort();

describe('with gifts, at every moment of any game', () => {
  test('a seat receives a gift exactly if the board says so and a card is left (G2 to G8)', () => {
    assertCases(
      fc.property(giftSetup, anyLuck, (setup, luck) => {
        let seat = 0;
        let cards = 25;
        let since: GameEvent[] | null = null;
        for (const { game, events, action } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (action?.type === 'place') since = [];
          since?.push(...events);
          if (since && isStopped(game)) continue;
          const received = (since ?? events).filter(({ type }) => type === 'gift-received');
          const due = since === null ? false : cards > 0 && dueAt(view, seat, since);
          if (due !== null)
            expect(received).toEqual(due ? [{ type: 'gift-received', seat, unopened: expect.any(Number) }] : []);
          since = null;
          seat = view.asked ?? 0;
          cards = view.hands[0]!.left + view.hands[0]!.discards.length;
        }
      }),
      options,
    );
  });

  test('openings are those with an effect, and the game asks only if there is one (G9, G14, L20)', () => {
    assertCases(
      fc.property(giftSetup, anyLuck, (setup, luck) => {
        for (const { game, events } of randomGame(setup, luck)) {
          if (!events.some(({ type }) => type === 'drawn') || game.asked === null) continue;
          const table = new Table(game.view(null));
          const expected = table.openings(game.view(game.asked).hands[0]!.own as readonly Gift[]);
          expect(game.step === 'gift').toBe(expected.length > 0);
          const legal = game.legalActions().flatMap((one) => (one.type === 'open' ? [table.written(one)] : []));
          expect(legal.sort()).toEqual(expected);
        }
      }),
      options,
    );
  });

  test('scores and moves of a gift are as the board says (G21, G31 to G33, G40, G50, G58)', () => {
    assertCases(
      fc.property(giftSetup, anyLuck, (setup, luck) => {
        let before: Table | null = null;
        for (const { game, events, action } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (before && action?.type === 'open') {
            const seat = before.view.asked!;
            const { figures, pieces, switches } = before.view;
            const { gift, on, to } = action;
            const feature = on && before.featureOf(on);
            const there = figures.filter((one) => feature?.places.has(spell(one.on)));
            const meeples = there.filter(({ figure }) => VOTES[figure] > 0).length;
            const strays = feature ? before.strays(seat, feature) : 0;
            const votes = feature ? before.votesOn(feature) : [];
            const expected: Readonly<Record<Gift, () => string[]>> = {
              synod: () => [],
              'road-sweeper': () => {
                const points = pointsFor(feature!, false, switches);
                const fairy = pieces.find(({ kind }) => kind === 'fairy')?.beside;
                return [
                  ...votes.flatMap((count, one) =>
                    count === Math.max(...votes) && points > 0 ? [`${one} ${points}`] : [],
                  ),
                  ...(fairy && feature!.places.has(spell(fairy.on)) ? [`${fairy.seat} 3`] : []), // PD69
                ];
              },
              'cash-out': () => [`${seat} ${2 * meeples}`],
              'change-position': () => [],
              'take-2': () => [],
            };
            expect(scores(events)).toEqual(expected[gift]().sort());
            const gone: Readonly<Record<Gift, number>> = {
              synod: -1,
              'road-sweeper': there.length,
              'cash-out': 1 + strays,
              'change-position': strays,
              'take-2': 0,
            };
            expect(view.figures.length).toBe(figures.length - gone[gift]);
            if (to) expect(view.figures.at(-1)).toMatchObject({ seat, on: to });
            expect([game.asked, view.turn]).toEqual([seat, before.view.turn]);
            expect(game.step).not.toBe('gift');
          }
          before = new Table(view);
        }
      }),
      options,
    );
  });

  test('Take 2 lets a seat keep either tile that fits, and the other tile is to come again (G60, G62)', () => {
    assertCases(
      fc.property(giftSetup, anyLuck, (setup, luck) => {
        for (const { game, events } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (game.step === 'keep') {
            const both = [view.drawn!, view.drawnToo!];
            expect(new Set(both).size).toBe(2);
            for (const tile of both) expect(placementsOf(view.board, tile)).not.toEqual([]);
            expect(game.legalActions()).toEqual(both.map((tile) => ({ type: 'keep', tile })));
          }
          for (const event of events) {
            if (event.type !== 'kept') continue;
            expect(view.drawn).toBe(event.tile);
            expect(view.unseen[event.back]).toBeGreaterThan(0);
            expect(view.tilesLeft).toBe(event.tilesLeft);
          }
        }
      }),
      options,
    );
  });
});

/** Null if step 3 has already sent figures home, since the board no longer tells. */
function dueAt(view: GameView, seat: number, events: readonly GameEvent[]): boolean | null {
  return events.some(({ type }) => type === 'returned') ? null : new Table(view).extendsOthers(seat);
}
