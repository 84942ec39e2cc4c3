import { expect, test } from 'vitest';
import { type Game, writeMove } from '../../../src/engine/index.ts';
import { Chance } from '../../../src/players/chance.ts';
import { knownBy } from '../../../src/players/known.ts';
import { onAverage, upToChance, wholeMoves } from '../../../src/players/moves.ts';
import { searchPlayer } from '../../../src/players/search.ts';
import { WEIGHTS } from '../../../src/players/weights.ts';
import { greedilyIn } from '../../../src/players/yardsticks.ts';
import { act, laidOut, place, START } from '../../support/board.ts';

const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';
/** A machine south of the tiles from 0,0 to 0,-2, which points along their column. */
function before(board: string, figures: string, seed = 'a seed'): Game {
  const game = laidOut({ rules: 'flying-machines', board, figures, draws: `FL-G ${LATER}`, seed });
  place(game, 'FL-G@0,1r90');
  return game;
}
const MONASTERIES = 'BA-B@0,0r0 BA-B@0,-1r0 BA-B@0,-2r0';

test('FL12: a whole move ends at the throw of the die, and is worth the average of its ways', () => {
  const game = before(START, '');
  const world = knownBy(game, 0).world(new Chance(1));
  const fly = [...wholeMoves(world)].find(({ actions }) => actions[0]!.type === 'fly')!;
  expect(fly.actions.map(writeMove)).toEqual(['fly meeple 0,1 N']);
  expect(fly.ways!.map((way) => way.board().figures.length).sort()).toEqual([0, 0, 1]);
  expect(onAverage(fly, (after) => after.board().figures.length)).toBeCloseTo(1 / 3);
});

test('FL12: the part of a plan after the throw is cut off, as nobody could know it', () => {
  const game = before(START, '');
  const world = knownBy(game, 0).world(new Chance(1));
  const [fly] = world.legalActions().filter(({ type }) => type === 'fly');
  const known = upToChance(world, [{ ...fly!, rolled: 1 } as typeof fly & object, { type: 'pass' }]);
  expect(known.map(writeMove)).toEqual(['fly meeple 0,1 N']);
});

test('FL12: no computer that thinks ahead knows how the die will fall: its choice does not depend on the seed', async () => {
  const player = searchPlayer('tried', { simulations: 400, weights: WEIGHTS });
  const chosen = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const game = before(MONASTERIES, 'B monastery:0,-1', `seed ${seed}`);
    const { actions } = await player.choose(knownBy(game, 0), new Chance(5));
    chosen.add(actions.map(writeMove).join());
    chosen.add(greedilyIn(knownBy(game, 0), new Chance(5)).map(writeMove).join());
  }
  expect(chosen.size).toBeLessThanOrEqual(2);
});

test('FL3: a player with much to gain flies', async () => {
  // Monasteries wherever the die may lead, worth more than a farmer or no figure.
  const board = `${START} BA-B@1,1r0 BA-B@2,1r0 BA-B@3,1r0 BA-B@1,2r0 BA-B@2,2r0 BA-B@3,2r0`;
  const game = laidOut({ rules: 'flying-machines', board, draws: `FL-G ${LATER}` });
  place(game, 'FL-G@0,1r180');
  const player = searchPlayer('tried', { simulations: 600, weights: WEIGHTS });
  const { actions } = await player.choose(knownBy(game, 0), new Chance(3));
  expect(writeMove(actions[0]!)).toBe('fly meeple 0,1 E');
  act(game, 'fly meeple 0,1 E 2');
  expect(game.view(null).figures.map(({ on }) => `${on.kind} ${on.x},${on.y}`)).toEqual(['monastery 2,1']);
});
