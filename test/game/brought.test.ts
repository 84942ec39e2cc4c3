import { expect } from 'vitest';
import { Game, samePlace, TILE_SETS } from '../../src/engine/index.ts';
import { broughtBy } from '../../src/game/turn/brought.ts';
import { chanceOf, choose, RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import { lucks, testsDrawn } from '../support/runs.ts';

const drawn = testsDrawn('gains told', { oneIn: 4, about: ['src/game/', 'src/engine/'] });

drawn.each([
  ['the base game', {}],
  ['a game with everything', { sets: TILE_SETS, switches: RULES_WITHOUT_MAP }],
])(
  'in %s each act’s points equal the gains told for it, each at its feature, and each figure that went home stood there',
  (_, setup) => {
    for (const luck of lucks('brought', { short: 1, long: 8 })) {
      const chance = chanceOf(luck);
      const game = Game.start(setupOf({ seats: 3, seed: `brought ${luck}`, ...setup }));
      while (game.asked !== null) {
        const before = [...game.scores];
        const figures = game.view(null).figures;
        const events = game.play(choose(game.legalActions(), chance));
        const { features, home, gains } = broughtBy(events, game, 3);
        expect(gains).toEqual(game.scores.map((points, seat) => points - before[seat]!));
        const isFinal = events.some(({ type }) => type === 'final-scoring');
        if (isFinal) expect([features, home]).toEqual([[], []]);
        const scored = events.flatMap((event) => (event.type === 'scored' && event.on && !isFinal ? [event] : []));
        for (const { seat, on } of scored) {
          const feature = features.find(({ places }) => places.some((place) => samePlace(place, on!)))!;
          const own = scored.filter((one) => one.seat === seat && feature.places.some((at) => samePlace(at, one.on!)));
          const points = own.reduce((sum, one) => sum + one.points, 0);
          expect(feature.gains.filter((gain) => gain.seat === seat)).toEqual([{ seat, points }]);
        }
        // A figure that came and went in one action was not there before.
        const deployed = events.flatMap((event) => (event.type === 'deployed' ? [event] : []));
        for (const one of home)
          expect(
            [...figures, ...deployed].some(({ seat, on }) => seat === one.seat && samePlace(on, one.on)) ||
              events.some(
                (event) => (event.type === 'moved' || event.type === 'sent') && samePlace(event.to, one.on),
              ) ||
              events.some((event) => 'isBack' in event),
          ).toBe(true);
      }
    }
  },
);
