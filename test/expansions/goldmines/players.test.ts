import { expect, test } from 'vitest';
import { type Game, outlookOf, supplyOf, writeMove } from '../../../src/engine/index.ts';
import { Chance } from '../../../src/players/chance.ts';
import { knownBy, playable } from '../../../src/players/known.ts';
import { playerOf } from '../../../src/players/level-players.ts';
import { LEVELS } from '../../../src/players/levels.ts';
import { searchPlayer } from '../../../src/players/search.ts';
import { WEIGHTS } from '../../../src/players/weights.ts';
import { offered, place, START } from '../../support/board.ts';
import { game, laidIn, meadow, turn } from './support.ts';

/** So many later draws that the end is far away. */
const MANY = Array(10).fill('BA-E BA-U BA-D BA-V').join(' ');

/** The points that a seat may expect beyond its standing. */
const expected = (of: Game): number[] => {
  const now = of.standings();
  return outlookOf(of.clone(), supplyOf(of)).standings.map((sum, seat) => sum - now[seat]!);
};

test('GM5, GM6: a seat that leads on an open feature may expect its ingots, a seat that shares the lead some of them', () => {
  const of = (figures: string) => {
    const one = game({ board: `${START} BA-G@0,-1r90`, figures, draws: `GO-B ${MANY}` });
    turn(one, 'GO-B@0,-2r180', 'pass');
    return expected(one);
  };
  const [alone] = of('A city:0,0:N');
  expect(alone).toBeGreaterThan(0);
  const both = of('A city:0,-1:N, B city:0,0:N');
  expect(both[0]).toBe(both[1]);
  expect(both[0]).toBeGreaterThan(0);
  expect(both[0]).toBeLessThan(alone!);
  expect(of('')).toEqual([0, 0]);
});

test.each([
  ['A', 'gold 0,0'],
  ['B', 'gold 0,1'],
])(
  'GM3: a computer lays the second ingot onto an own feature, and not onto a rival’s: %s has 0,0',
  async (letter, line) => {
    const figures = `${letter} city:0,0:N, ${letter} road:0,0:E`;
    const of = game({ board: `${START} ${meadow('0,1')}`, figures, draws: `GO-F ${MANY}` });
    place(of, 'GO-F@1,0r0');
    expect(offered(of)).toEqual(['gold 0,0', 'gold 0,1']);
    const player = searchPlayer('tried', { simulations: 600, weights: WEIGHTS });
    const { actions } = await player.choose(knownBy(of, 0), new Chance(3));
    expect(writeMove(actions[0]!)).toBe(line);
  },
);

test.each([...LEVELS])('GM3: the level %s plays a turn with a gold tile to its end', async (level) => {
  const of = game({ board: `${START} BA-B@0,1r0 BA-B@1,1r0`, draws: `GO-G ${MANY}` });
  const player = playerOf(level, 50);
  while (of.asked === 0) {
    const { actions } = await player.choose(knownBy(of, 0), new Chance(7));
    for (const action of playable(of, actions)) of.play(action);
  }
  expect(laidIn(of).length).toBeGreaterThan(0);
});
