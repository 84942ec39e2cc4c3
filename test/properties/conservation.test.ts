import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designOf,
  type Figure,
  type GameEvent,
  type GameView,
  GIFTS,
  type Setup,
  type Switch,
  type TileId,
} from '../../src/engine/index.ts';
import { anyLuck, anySetup, giftSetup, giftsOf, isToBeScored, randomGame } from '../support/games.ts';
import { countOfTiles, tileCounts } from '../support/oracle.ts';
import { runs } from '../support/runs.ts';

/** Nobody gives up; somebody gives up now and then; many do. */
const games = fc.tuple(anySetup, anyLuck, fc.constantFrom(0, 0.01, 0.05));

const sorted = (counts: Iterable<[TileId, number]>): [TileId, number][] =>
  [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));

/** `gone`: what was in hand when the last but one gave up; it leaves the game with them. */
function tilesIn(view: GameView, gone: TileId | undefined): [TileId, number][] {
  const counts = new Map(Object.entries(view.unseen));
  const one = (tile: TileId): unknown => counts.set(tile, (counts.get(tile) ?? 0) + 1);
  if (gone) one(gone);
  for (const { tile } of view.board) if (!designOf(tile)!.apart) one(tile);
  for (const tile of [...view.discarded, ...view.setAside]) one(tile);
  if (view.drawn) one(view.drawn);
  if (view.drawnToo) one(view.drawnToo);
  return sorted(counts);
}

/** The switch that brings a figure into play, one a seat. */
const OTHERS = {
  ...{ abbot: 'abbot', large: 'large-meeple', builder: 'builders', pig: 'pigs' },
  shepherd: 'hills-sheep',
} as const;

describe('in any game, with and without resignations', () => {
  test('no tile appears or is lost', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        let inHand: TileId | null = null;
        for (const { game, action } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          const gone = action?.type === 'resign' && view.winners ? inHand : null;
          expect(tilesIn(view, gone ?? undefined)).toEqual(sorted(tileCounts(setup.sets)));
          inHand = view.drawn;
          const unseen = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
          expect(unseen).toBe(view.tilesLeft + (view.takenUnseen ?? 0));
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('no figure appears or is lost: seven meeples a seat and one of each other, in supply, on the board or held (B2, AB1, TW17)', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const { supply, figures, pieces } = game.view(null);
          supply.forEach((counts, seat) => {
            const on = (figure: Figure): number =>
              figures.filter((one) => one.seat === seat && one.figure === figure).length +
              pieces.reduce((sum, { count, figure: held }) => {
                return sum + (held?.seat === seat && held.figure === figure ? count : 0);
              }, 0);
            expect(counts.meeple! + on('meeple')).toBe(7);
            for (const [figure, needs] of Object.entries(OTHERS) as [Figure, Switch][]) {
              expect((counts[figure] ?? 0) + on(figure)).toBe(setup.switches.includes(needs) ? 1 : 0);
            }
            expect(Object.values(counts).every((count) => count >= 0)).toBe(true);
          });
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('no gift appears or is lost: five of each, in the deck, in hands or discarded (G1)', () => {
    fc.assert(
      fc.property(giftSetup, anyLuck, fc.constantFrom(0, 0.02), (setup, luck, resigning) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          const { deck, hands, discards } = giftsOf(game);
          expect([...deck, ...hands.flat(), ...discards].sort()).toEqual(ALL_GIFTS);
          const views = hands.map((_, seat) => game.view(seat).gifts!);
          expect(views.map(({ own }) => own)).toEqual(hands);
          expect(views[0]).toMatchObject({ counts: hands.map(({ length }) => length), deck: deck.length, discards });
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('a score is the sum of its events, and points are the sum of their working', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        const scores: number[] = Array(setup.seats).fill(0);
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          for (const event of events) if (event.type === 'scored') scores[event.seat]! += worked(event);
          expect(game.view(null).scores).toEqual(scores);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('it ends within a turn for each tile, and only then names winners', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          expect(view.turn).toBeLessThan(tilesOf(setup));
          expect(view.winners === null).toBe(game.asked !== null);
          expect(events.some(({ type }) => type === 'ended')).toBe(game.asked === null);
          if (game.asked === null) {
            expect(view.winners!.length).toBeGreaterThan(0);
            expect(view.winners!.filter((seat) => view.resigned.includes(seat))).toEqual([]);
            expect(game.legalActions()).toEqual([]);
          } else {
            expect(view.resigned).not.toContain(game.asked);
          }
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('whatever is finished has been scored and left by the time the next tile is drawn', () => {
    fc.assert(
      fc.property(games, ([setup, luck, resigning]) => {
        for (const { game } of randomGame(setup, luck, resigning)) {
          if (isToBeScored(game)) continue;
          const standing = game.view(null).figures.map(({ on }) => game.feature(on)!);
          expect(standing.filter(({ kind, open }) => kind !== 'field' && open === 0)).toEqual([]);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

const ALL_GIFTS = GIFTS.flatMap((gift) => Array(5).fill(gift)).sort();

/** Those that are drawn, and an abbey for each. */
const tilesOf = ({ sets, switches, seats }: Setup): number =>
  countOfTiles(sets) + (switches.includes('abbey-mayor') ? seats : 0);

function worked(event: Extract<GameEvent, { type: 'scored' }>): number {
  expect(event.working.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(event.points);
  return event.points;
}
