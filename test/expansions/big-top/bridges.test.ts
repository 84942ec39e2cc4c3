import { describe, expect, test } from 'vitest';
import { type Game, playLine } from '../../../src/engine/index.ts';
import { act, offered, place, told } from '../../support/board.ts';
import { game, LATER, shownIn, turn } from './support.ts';

/** Placements with a bridge over the tile south of the start tile. */
const spans = (of: Game): string[] => offered(of, 'place').filter((line) => line.includes('road:0,1:'));

/** Declines a bridge over the tile just placed. */
function toFigures(of: Game): Game {
  while (of.step !== 'meeple') act(of, 'pass');
  return of;
}

describe('bridges', () => {
  test.each([
    ['pass', 4],
    ['acrobat meeple 0,1', 0],
  ])('BR71: none is built over acrobats: %s', (line, count) => {
    const of = game({ board: 'BA-D@0,0r0 BT-01@0,1r0', rules: 'bridges', draws: `BA-B BA-U ${LATER}` });
    place(of, 'BA-B@0,2r0');
    act(toFigures(of), line);
    expect(spans(of)).toHaveLength(count);
  });

  test('BR71: no acrobat climbs a pyramid under one', () => {
    const of = game({ board: 'BA-D@0,0r0 BT-01@0,1r0', rules: 'bridges', draws: `BA-U ${LATER}` });
    playLine(of, spans(of)[0]!);
    expect(offered(toFigures(of), 'acrobat')).toEqual([]);
  });

  test('BR71: one may cross a circus tile and the tent, which still shows its animal', () => {
    const of = game({ rules: 'bridges', draws: `BT-06 BA-U BT-10 ${LATER}`, animals: ['tiger'] });
    place(of, 'BT-06@0,1r0');
    act(toFigures(of), 'pass');
    playLine(of, spans(of).find((line) => line.startsWith('place 1,1'))!);
    act(toFigures(of), 'deploy meeple road:1,1:W');
    place(of, 'BT-10@0,-1r180');
    const events = act(toFigures(of), 'pass');
    expect([shownIn(events), told(events)]).toEqual([['tiger at 0,1'], ['B big-top 6']]);
  });
});

describe('castles', () => {
  /** A's meeple in the town of 0,0 and 0,-1 has become lord. */
  function lorded(figure: string, board: string, draws: string): Game {
    const figures = `A ${figure} city:0,0:N`;
    const of = game({ board, figures, rules: 'castles', draws: `BA-E ${draws} ${LATER}`, animals: ['bear'] });
    turn(of, 'BA-E@0,-1r180', 'pass');
    act(of, offered(of, 'castle')[0]!);
    return of;
  }

  test('BR71: a lord counts for the tent if either tile of his castle is around it', () => {
    const of = lorded('meeple', 'BA-D@0,0r0 BA-B@1,-1r0', 'BT-06 BT-06');
    turn(of, 'BT-06@1,-2r180', 'pass');
    expect(told(turn(of, 'BT-06@2,-1r0', 'pass'))).toEqual(['A big-top 5']);
  });

  test('BT31: a ringmaster who is lord of a castle gets no points for the shows around it', () => {
    const of = lorded('ringmaster', 'BA-D@0,0r0 BA-B@0,1r0 BT-01@1,1r0 BA-A@-1,0r270', 'BA-A');
    expect(told(turn(of, 'BA-A@1,0r90', 'pass'))).toEqual(['A castle 3']);
  });
});
