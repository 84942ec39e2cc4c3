import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designOf, type GameEvent, type GameView, type Setup } from '../../src/engine/index.ts';
import { anyLuck, isStopped, RULES_WITHOUT_MAP, randomGame, setupOf, withNeeded } from '../support/games.ts';
import { pointedAt } from '../support/oracle.ts';
import { VOTES } from '../support/oracles.ts';
import { assertCases, runs } from '../support/runs.ts';

const setups: fc.Arbitrary<Setup> = fc
  .record({
    seats: fc.integer({ min: 2, max: 5 }),
    switches: fc.subarray(RULES_WITHOUT_MAP.filter((one) => one !== 'arrows')),
    seed: fc.string({ minLength: 12, maxLength: 20 }),
  })
  .map(({ seats, switches, seed }) =>
    setupOf({
      seats,
      seed,
      switches: [...switches, 'arrows'],
      sets: withNeeded(['base', 'anniversary', 'traders-and-builders'], switches),
    }),
  );

/** Squares of tiles whose arrow the last placement could activate, from the tiles' positions alone (AN3, AN4). */
function candidates({ board }: GameView): string[] {
  const last = board.at(-1)!;
  return board
    .filter((tile) => {
      const target = pointedAt(tile);
      if (!target) return false;
      if (tile === last) return board.some(({ x, y }) => x === target.x && y === target.y);
      return target.x === last.x && target.y === last.y;
    })
    .map(({ x, y }) => `${x},${y}`)
    .sort();
}

const arrowPoints = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'scored' && event.reason === 'arrow' ? event.points : 0), 0);

const activated = (events: readonly GameEvent[]): string | null | undefined => {
  const event = events.find(({ type }) => type === 'arrow');
  return event?.type === 'arrow' ? event.active && `${event.active.x},${event.active.y}` : undefined;
};

describe('with arrows, at every placement of any game', () => {
  test('the active arrow and the questions follow from the tiles; an own arrow that is not active pays 2 (AN2 to AN8)', () => {
    assertCases(
      fc.property(setups, anyLuck, (setup, luck) => {
        let since: GameEvent[] | null = null;
        let chosenBy: string | null = null;
        for (const { game, events, action } of randomGame(setup, luck)) {
          if (action?.type === 'place') [since, chosenBy] = [[], null];
          if (since === null) continue;
          since.push(...events);
          if (action?.type === 'activate') chosenBy = `${action.x},${action.y}`;
          const view = game.view(null);
          const found = candidates(view);
          const last = view.board.at(-1)!;
          const own = designOf(last.tile)!.arrow !== null;
          if (game.step === 'arrow') {
            expect(found.length).toBeGreaterThan(1);
            expect(
              game
                .legalActions()
                .map((one) => (one.type === 'activate' ? `${one.x},${one.y}` : one.type))
                .sort(),
            ).toEqual(found);
            expect([activated(since), arrowPoints(since)]).toEqual([undefined, 0]);
            continue;
          }
          if (isStopped(game)) continue;
          const chosen = chosenBy ?? found[0] ?? null;
          if (chosenBy === null) expect(found.length).toBeLessThan(2);
          expect(activated(since)).toBe(chosen === null && !own ? undefined : chosen);
          expect(arrowPoints(since)).toBe(own && chosen !== `${last.x},${last.y}` ? 2 : 0);
          since = null;
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('an extra turn follows an active 03, after a second part, and never another in one run (AN16, AN17, AN22, L14)', () => {
    assertCases(
      fc.property(setups, anyLuck, fc.constantFrom(0, 0.02), (setup, luck, resigning) => {
        let run = { seat: 0, due: false, had: false };
        for (const { events } of randomGame(setup, luck, resigning)) {
          for (const event of events) {
            if (event.type === 'arrow' && event.active?.symbol === 'extra-turn' && !run.had) {
              run = { ...run, due: true, had: true };
            }
            if (event.type === 'resigned' && event.seat === run.seat) run.due = false;
            if (event.type !== 'turn') continue;
            if (event.part === 'second' || event.part === 'extra') expect(event.seat).toBe(run.seat);
            if (event.part === 'second' || event.part === 'last-abbey') continue;
            expect(event.part).toBe(run.due ? 'extra' : 'own');
            run.due = false;
            if (event.part === 'extra') continue;
            if (setup.seats === 2 && event.turn > 1 && resigning === 0) expect(event.seat).not.toBe(run.seat);
            run = { seat: event.seat, due: false, had: false };
          }
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('arrows without other help bring no more than two own meeples onto one spot (AN11)', () => {
    assertCases(
      fc.property(setups, anyLuck, (setup, luck) => {
        fc.pre(!setup.switches.includes('gifts'));
        for (const { game } of randomGame(setup, luck)) {
          const meeples = game.view(null).figures.filter(({ figure }) => VOTES[figure] > 0);
          const spots = meeples.map(({ seat, on }) => `${seat} ${on.kind} ${on.x},${on.y} ${on.at}`);
          for (const spot of spots) expect(spots.filter((other) => other === spot).length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: runs(20) },
    );
  });
});
