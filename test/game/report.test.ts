import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Setup } from '../../src/engine/index.ts';
import { courseOf, replayOf } from '../../src/game/past/replay.ts';
import { reportOf } from '../../src/game/past/report.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { anyLuck, anySetup, gameAfter, randomGame, setupOf } from '../support/games.ts';
import { runs } from '../support/runs.ts';

const played = (setup: Parameters<typeof randomGame>[0], luck: number, resigning = 0): Game => {
  let at: Game | undefined;
  for (const { game } of randomGame(setup, luck, resigning)) at = game;
  return at!;
};

/** Abbeys that finish features when they are laid, and wagons that drive on. */
const ABBEYS: Setup = { ...setupOf({ switches: ['abbey-mayor'] }), seed: 'r0' };
const WAGONS: Setup = { ...ABBEYS, seed: 'r3' };

const TWICE_ALIKE: Setup = {
  version: 1,
  seats: 5,
  sets: ['base', 'river'],
  switches: ['abbot', 'large-meeple', 'river', 'gifts'],
  seed: '뽊򓓨䦝񮞕򆝷𑖜󡦎򰠖󰉦󂇀񏄯򒠇􍊲￣񣈐',
};

describe('the report of a game', () => {
  test('its curves end with the final scores and the figures that stand, in any game', () => {
    fc.assert(
      fc.property(anySetup, anyLuck, (setup, luck) => {
        const game = played(setup, luck, 0.003);
        const view = game.view(null);
        const replay = replayOf(game.record);
        const { scores, figures, turns, best, leads } = reportOf(replay);
        for (const { figures: there, standing } of replay.entries)
          expect(standing).toEqual(scores.map((_, seat) => there.filter((one) => one.seat === seat).length));
        expect(reportOf(courseOf({ table: null as never, game, story: storyOf(game.record) }))).toEqual(
          reportOf(replay),
        );
        expect(scores.map((curve) => curve.at(-1))).toEqual(view.scores);
        expect(scores.map(([first]) => first)).toEqual(view.scores.map(() => 0));
        expect(figures.map((curve) => curve.at(-1))).toEqual(
          view.scores.map((_, seat) => view.figures.filter((one) => one.seat === seat).length),
        );
        expect(new Set([...scores, ...figures].map(({ length }) => length))).toEqual(new Set([replay.entries.length]));
        expect(turns).toBe(view.turn);

        const scored = storyOf(game.record)
          .flat()
          .filter((event) => event.type === 'scored');
        // Equal scores in the order in which they came, since `toSorted` is stable.
        const biggest = scored.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
        expect(best.map(({ event }) => event)).toEqual(biggest.slice(0, 5));

        const top = Math.max(...view.scores);
        const leaders = view.scores.flatMap((score, seat) => (score === top ? [seat] : []));
        if (leaders.length === 1) expect(leads.at(-1)?.seat).toBe(leaders[0]);
        for (const [index, { seat }] of leads.entries()) expect(seat).not.toBe(leads[index - 1]?.seat);
      }),
      // One monastery scored twice alike, with another feature between for as many points.
      {
        numRuns: runs(30),
        examples: [
          [TWICE_ALIKE, 1982188564],
          [ABBEYS, 0],
          [WAGONS, 3],
        ],
      },
    );
  });

  test('points of the final scoring have no turn, and all other points have their own', () => {
    const game = played(setupOf({ seats: 3 }), 4);
    const { best } = reportOf(replayOf(game.record));
    const final = storyOf(game.record).flat();
    const end = final.findIndex(({ type }) => type === 'final-scoring');
    for (const { event, turn } of best) {
      const at = final.findIndex((one) => same(one, event));
      expect(turn === null).toBe(at > end);
      if (turn === null) continue;
      const own = final.slice(0, at).findLast((one) => one.type === 'turn');
      expect(own).toMatchObject({ turn });
    }
    expect(best.some(({ turn }) => turn !== null)).toBe(true);
  });

  test('a stopped game ends with its last turn', () => {
    const game = gameAfter(setupOf(), 3, 20);
    const { turns, scores } = reportOf(replayOf(game.record));
    expect(turns).toBe(game.view(null).turn);
    expect(scores.map((curve) => curve.at(-1))).toEqual(game.view(null).scores);
    expect(scores[0]).toHaveLength(turns + 1);
  });
});

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
