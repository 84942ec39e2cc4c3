import { expect, test } from 'vitest';
import { writeMove } from '../../../src/engine/index.ts';
import { Chance } from '../../../src/players/chance.ts';
import { knownBy } from '../../../src/players/known.ts';
import { wholeMoves } from '../../../src/players/moves.ts';
import { searchPlayer } from '../../../src/players/search.ts';
import { WEIGHTS } from '../../../src/players/weights.ts';
import { laidOut, place } from '../../support/board.ts';

/** A tile that finishes a road and a city. */
const both = () =>
  laidOut({ rules: 'phantom', board: 'BA-E@0,-1r180 BA-A@-1,0r270 BA-A@1,0r90', draws: 'BA-D BA-B BA-B BA-B BA-B' });

test('PH3: a whole move goes on to the second figure', () => {
  const world = knownBy(both(), 0).world(new Chance(1));
  const lines = [...wholeMoves(world)].map(({ actions }) => actions.map(writeMove));
  expect(lines).toContainEqual(['place 0,0 0', 'deploy meeple road:0,0:E.W', 'deploy phantom city:0,0:N']);
});

test('PH3: a player who can have the points of both features takes both', async () => {
  const game = both();
  place(game, 'BA-D@0,0r0');
  const player = searchPlayer('tried', { simulations: 1500, weights: WEIGHTS });
  for (const chance = new Chance(2); game.asked === 0; ) {
    const { actions } = await player.choose(knownBy(game, 0), chance);
    game.play(actions[0]!);
  }
  expect(game.scores[0]).toBe(7);
});
