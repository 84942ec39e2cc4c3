import { expect, test } from 'vitest';
import { type GameView, SIDES, type Square, type StandingFigure } from '../../../src/engine/index.ts';
import { BOXES } from '../../../src/engine/loading/modules.ts';
import { randomGame, setupOf } from '../../support/games.ts';
import { beside } from '../../support/oracle.ts';
import { VOTES } from '../../support/oracles.ts';
import { lucks } from '../../support/runs.ts';

const POINTS = { elephant: 7, tiger: 6, bear: 5, seal: 4, monkey: 3, flea: 1 } as const;

/** The tiles of a figure: of a lord, both tiles of the castle (BR71). */
const tilesOf = ({ on }: StandingFigure): readonly Square[] =>
  on.called === 'castle' ? [on, beside(on)[SIDES.indexOf(on.at as 'N')]!] : [on];

/** By seat: the meeples on the nine tiles, which a barn at a corner is not. */
const around = ({ figures, scores }: GameView, { x, y }: Square): number[] =>
  scores.map((_, of) => {
    const near = figures.filter((one) => tilesOf(one).some((at) => Math.abs(at.x - x) < 2 && Math.abs(at.y - y) < 2));
    return near.filter(({ seat, figure }) => seat === of && VOTES[figure] > 0).length;
  });

const everything = {
  sets: ['base', ...BOXES.flatMap(({ set }) => set ?? [])],
  switches: ['fields', ...BOXES.flatMap(({ rules }) => rules).filter((one) => one !== 'map')],
} as const;

test.each(lucks('the tent in random games', { short: 2, long: 60 }))(
  'BT12, BT13: what the tent brings is what the meeples around it are worth (game %i)',
  (luck) => {
    const alone = { sets: ['base', 'under-the-big-top'], switches: ['fields', 'big-top'] } as const;
    const setup = setupOf({ ...(luck % 2 === 0 ? alone : everything), seats: 2 + (luck % 5), seed: `tent ${luck}` });
    let shown = 0;
    for (const { game, events } of randomGame(setup, luck)) {
      const view = game.view(null);
      for (const [index, event] of events.entries()) {
        if (event.type !== 'animal-shown') continue;
        shown += 1;
        const won = view.scores.map(() => 0);
        for (const next of events.slice(index + 1)) {
          if (next.type !== 'scored' || next.reason !== 'big-top') break;
          won[next.seat]! += next.points;
        }
        // Nobody comes or goes between the show and the next decision.
        expect(won).toEqual(around(view, event.at).map((count) => count * POINTS[event.animal]));
      }
    }
    expect(shown).toBeGreaterThan(0);
  },
);
