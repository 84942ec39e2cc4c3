import { expect, test } from 'vitest';
import { act, laidOut, pass, place, told } from '../../support/board.ts';
import { LATER, meadow, turn } from './support.ts';

test('BR26, BR92, BT30: a castle repeats the points of the road, without those of a ringmaster on it', () => {
  const game = laidOut({
    rules: 'castles big-top',
    board: `BA-E@0,0r0 BA-A@1,0r270 ${meadow('1,1')} BT-01@2,1r0`,
    figures: 'A city:0,0:N, B ringmaster road:1,0:E',
    draws: `BA-E BA-A ${LATER}`,
  });
  place(game, 'BA-E@0,-1r180');
  pass(game);
  act(game, 'castle city:0,-1:S');
  expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['B road 2', 'B ringmaster 2', 'A castle 2']);
});

test('BR23: a castle bears no mark of the town that it was', () => {
  const game = laidOut({
    rules: 'castles princess-dragon',
    board: 'BA-E@0,0r0',
    figures: 'A city:0,0:N',
    draws: `PD-D ${LATER}`,
  });
  place(game, 'PD-D@0,-1r180');
  pass(game);
  const town = { kind: 'city', x: 0, y: 0, at: 'N' } as const;
  expect(game.feature(town)).toMatchObject({ marks: { princess: 1 } });
  act(game, 'castle city:0,-1:S');
  expect(game.feature({ ...town, kind: 'top' })).toMatchObject({ called: 'castle', marks: {} });
});
