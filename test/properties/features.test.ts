import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, type GameView, readPlace, writePlace } from '../../src/engine/index.ts';
import { anyLuck, anySetup, randomGame } from '../support/games.ts';
import {
  edgesOf,
  featuresOf,
  type OracleFeature,
  placementsOf,
  placesOn,
  pointsFor,
  spell,
} from '../support/oracle.ts';

const games = fc.tuple(anySetup, anyLuck);

/** Votes by seat: every figure of the base game has one. */
function votesOn(feature: OracleFeature, { figures, seats }: Pick<GameView, 'figures' | 'seats'>): number[] {
  const votes: number[] = Array(seats).fill(0);
  for (const { seat, on } of figures) if (feature.places.has(spell(on))) votes[seat]! += 1;
  return votes;
}

const ownersOf = (votes: readonly number[]): number[] => {
  const most = Math.max(...votes);
  return most === 0 ? [] : votes.flatMap((count, seat) => (count === most ? [seat] : []));
};

describe('at every moment of any game', () => {
  test('features kept as they grow are those a rebuild from the board finds', () => {
    fc.assert(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (game.toMove !== null && view.turn % 4 !== 0) continue;
          const features = featuresOf(view.board);
          expect(features.map((feature) => kept(game, feature))).toEqual(features.map((one) => rebuilt(view, one)));
        }
      }),
      { numRuns: 12 },
    );
  });

  test('legal placements and figure places are those the board allows (B5, B7)', () => {
    fc.assert(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          const legal = game.legalActions();
          if (game.step === 'place') {
            const ours = legal.map((action) => action.type === 'place' && `${action.x},${action.y},${action.rotation}`);
            expect([...ours].sort()).toEqual(placementsOf(view.board, view.drawn!).sort());
          }
          if (game.step === 'meeple') expect(deploysOf(game)).toEqual(freePlaces(view));
        }
      }),
      { numRuns: 12 },
    );
  });

  test('all edges match on the whole board (B5)', () => {
    fc.assert(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          if (game.toMove !== null) continue;
          const { board } = game.view(null);
          const at = new Map(board.map((tile) => [`${tile.x},${tile.y}`, edgesOf(tile)]));
          expect(at.size).toBe(board.length);
          for (const [square, edges] of at) {
            const [x, y] = square.split(',').map(Number) as [number, number];
            expect(at.get(`${x + 1},${y}`)?.[3] ?? edges[1]).toBe(edges[1]);
            expect(at.get(`${x},${y + 1}`)?.[0] ?? edges[2]).toBe(edges[2]);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test('what is scored and who goes home is what the board says (B10 to B15)', () => {
    fc.assert(
      fc.property(games, ([setup, luck]) => {
        let before: GameView | null = null;
        for (const { game, events } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (before) expect(turnScores(events)).toEqual(expectedScores(before, view, events));
          before = view;
        }
      }),
      { numRuns: 12 },
    );
  });

  test('final scoring is what the board says (B18, B19)', () => {
    fc.assert(
      fc.property(games, ([setup, luck]) => {
        for (const { game, events } of randomGame(setup, luck)) {
          if (game.toMove !== null) continue;
          const view = game.view(null);
          const expected = Array(view.seats).fill(0);
          for (const feature of featuresOf(view.board)) {
            for (const seat of ownersOf(votesOn(feature, view))) expected[seat] += pointsFor(feature, false);
          }
          const won = Array(view.seats).fill(0);
          const from = events.findIndex(({ type }) => type === 'final-scoring');
          for (const event of events.slice(from)) if (event.type === 'scored') won[event.seat] += event.points;
          expect(won).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** What the engine says of a feature, asked at any of its places. */
function kept(game: Game, feature: OracleFeature): unknown {
  const { places, ...rest } = game.feature(readPlace([...feature.places].at(-1)!))!;
  return { ...rest, places: places.map(writePlace).sort() };
}

function rebuilt(view: GameView, feature: OracleFeature): unknown {
  const { kind, places, tiles, open, arms } = feature;
  const votes = votesOn(feature, view);
  const points = { pointsNow: pointsFor(feature, false), pointsFinished: pointsFor(feature, true) };
  return { kind, places: [...places].sort(), tiles, open, arms, votes, owners: ownersOf(votes), ...points };
}

const deploysOf = (game: Game): string[] =>
  game
    .legalActions()
    .flatMap((action) => (action.type === 'deploy' ? [spell(action.on)] : []))
    .sort();

/** Places of the last tile on features without a figure, if there is one in supply (B7). */
function freePlaces({ board, figures, toMove, supply, switches }: GameView): string[] {
  if (!supply[toMove!]!.meeple) return [];
  const taken = featuresOf(board).filter(({ places }) => figures.some(({ on }) => places.has(spell(on))));
  return placesOn(board.at(-1)!)
    .filter(({ kind }) => kind !== 'garden' && (kind !== 'field' || switches.includes('fields')))
    .map(spell)
    .filter((place) => !taken.some(({ places }) => places.has(place)))
    .sort();
}

const turnScores = (events: readonly GameEvent[]): string[] => {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return (end < 0 ? events : events.slice(0, end))
    .flatMap((event) => {
      if (event.type === 'scored') return [`${event.seat} +${event.points} ${event.reason}`];
      return event.type === 'returned' ? [`${event.seat} home ${spell(event.from)}`] : [];
    })
    .sort();
};

/** Every feature that is finished now and held a figure pays its owners and sends all figures home. */
function expectedScores(before: GameView, now: GameView, events: readonly GameEvent[]): string[] {
  const deployed = events.flatMap((event) => (event.type === 'deployed' ? [event] : []));
  // While a figure may still be put down nothing is scored yet.
  if (now.step === 'meeple') return [];
  const figures = [...before.figures, ...deployed];
  return featuresOf(now.board)
    .filter(({ kind, open }) => kind !== 'field' && open === 0)
    .flatMap((feature) => {
      const owners = ownersOf(votesOn(feature, { figures, seats: now.seats }));
      const home = figures.filter(({ on }) => feature.places.has(spell(on)));
      return [
        ...owners.map((seat) => `${seat} +${pointsFor(feature, true)} ${feature.kind}`),
        ...home.map(({ seat, on }) => `${seat} home ${spell(on)}`),
      ];
    })
    .sort();
}
