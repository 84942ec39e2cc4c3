import { expect, test } from 'vitest';
import { writeMove } from '../../../src/engine/index.ts';
import { Chance } from '../../../src/players/chance.ts';
import { knownBy, playable } from '../../../src/players/known.ts';
import { playerOf } from '../../../src/players/level-players.ts';
import { LEVELS } from '../../../src/players/levels.ts';
import { searchPlayer } from '../../../src/players/search.ts';
import { WEIGHTS } from '../../../src/players/weights.ts';
import { place } from '../../support/board.ts';
import { sampled } from '../../support/runs.ts';
import { full, game, pyramids, tentOf } from './support.ts';

/** So many later draws that the end is far away. */
const MANY = Array(10).fill('BA-E BA-U BA-D BA-V').join(' ');

test('BT22: a computer scores a full pyramid of its own meeples', async () => {
  const board = `BA-D@0,0r0 ${pyramids('0,1')} BA-B@1,1r0`;
  const of = full('AAA', { board, draws: `BA-U ${MANY}` });
  place(of, 'BA-U@0,2r90');
  const player = searchPlayer('tried', { simulations: 300, weights: WEIGHTS });
  const { actions } = await player.choose(knownBy(of, 0), new Chance(3));
  expect(writeMove(actions[0]!)).toBe('score-pyramid 0,1');
});

test.each(sampled('levels and the tent', [...LEVELS], { short: 2 }))(
  'BT12: the level %s plays a turn that moves the tent to its end',
  async (level) => {
    const of = game({ board: 'BA-D@0,0r0 BA-B@0,1r0 BA-B@1,1r0', draws: `BT-06 BT-06 BT-06 ${MANY}` });
    for (let at = 0; at < 2; at++) {
      const player = playerOf(level, 50);
      while (of.asked === at) {
        const { actions } = await player.choose(knownBy(of, at), new Chance(7));
        for (const action of playable(of, actions)) of.play(action);
      }
    }
    const last = of.view(null).board.at(-1)!;
    expect(tentOf(of)).toBe(`${last.x},${last.y}`);
  },
);
