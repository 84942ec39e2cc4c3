import { describe, expect, test } from 'vitest';
import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { princessDragon } from '../../../src/expansions/princess-dragon/rules/index.ts';
import { act, offered, pass, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { meadow } from '../../support/turns.ts';
import { acrobatsOf, full, game, LATER, pyramids, shownIn, tentOf, turn } from './support.ts';

/** Places a tile and declines all that follows, until the next tile or the end. */
function quietly(of: Game, tile: string): readonly GameEvent[] {
  const events = [...place(of, tile)];
  while (of.asked !== null && of.step !== 'place') events.push(...pass(of));
  return events;
}

/**
 * A has made a castle of its town at 0,0 and 0,-1, and it is B's turn. `seats`: acrobats on the pyramid at 0,1. The game ends with the last
 * of `draws`.
 */
function castled(
  { board = '', draws = '', rules = '', ...laid }: NonNullable<Parameters<typeof game>[0]>,
  seats = '',
): Game {
  const of = full(seats, {
    ...laid,
    board: `BA-E@0,0r0 ${board}`,
    figures: 'A city:0,0:N',
    rules: `castles ${rules}`,
    draws: `BA-E ${draws}`,
  });
  place(of, 'BA-E@0,-1r180');
  while (of.step !== 'castle') pass(of);
  act(of, 'castle city:0,-1:S');
  return of;
}

const lords = (of: Game): number => of.view(null).figures.filter(({ on }) => on.called === 'castle').length;

describe('with castles', () => {
  test.each([
    ['no tile', '2,1', meadow('1,1'), []],
    ['one tile', '1,1', meadow('1,2'), ['A big-top 5']],
    ['the other tile', '1,-2', meadow('1,-3'), ['A big-top 5']],
    ['both tiles', '1,0', '', ['A big-top 5']],
  ])('BR71, BT13: a lord with %s of the castle near the tent at %s', (_, square, board, points) => {
    const draws = `BT-06 BT-10 ${LATER}`;
    const of = castled({ board: `${board} ${meadow('-1,0')}`, draws, animals: ['bear'] });
    quietly(of, `BT-06@${square}r270`);
    expect(told(quietly(of, 'BT-10@-1,-1r0'))).toEqual(points);
  });

  test('BT14, BR25: a lord who goes home in this turn does not count for the tent', () => {
    const shows = (last: string): string[] => {
      const of = castled({
        board: `BA-A@1,0r270 ${meadow('1,1 1,-1')}`,
        draws: `BT-10 BT-06 ${LATER}`,
        animals: ['bear'],
      });
      quietly(of, 'BT-10@-1,0r180');
      return told(quietly(of, last));
    };
    expect(shows('BT-06@2,0r90')).toEqual(['A castle 2']);
    expect(shows('BT-06@2,1r270')).toEqual(['A big-top 5']);
  });

  test('BT41, BR50: at the end a lord near the tent still counts, and the castle brings nothing', () => {
    const of = castled({ draws: 'BT-06', animals: ['bear'] });
    expect(told(quietly(of, 'BT-06@1,0r270'))).toEqual(['A big-top 5']);
  });

  test('BR27, BT24: a pyramid in the fief is no feature, so its score triggers no castle', () => {
    const of = castled({ board: 'BT-01@1,0r0', draws: `BA-B ${LATER}` });
    const { position } = inside(of);
    for (const seat of [0, 0, 1])
      position.deploy(seat, 'meeple', position.segmentAt({ kind: 'top', x: 1, y: 0, at: '', called: 'pyramid' }));
    expect(told(turn(of, 'BA-B@-1,0r0', 'score-pyramid 1,0'))).toEqual(['A acrobats 10', 'B acrobats 5']);
    expect(lords(of)).toBe(1);
  });
});

test('BR96, BT86: a circus tile that is sold moves the tent when its owner places it', () => {
  const of = game({
    board: `BA-D@0,0r0 ${meadow('0,1 1,1')}`,
    rules: 'bazaars no-auction',
    draws: `BT-06 BB-06 BT-10 BA-B ${LATER}`,
    animals: ['seal'],
  });
  quietly(of, 'BT-06@-1,1r0');
  turn(of, 'BB-06@2,1r0', 'pass');
  expect(shownIn(act(of, 'auction BT-10'))).toEqual([]);
  expect([of.asked, of.view(null).drawn, tentOf(of)]).toEqual([0, 'BT-10', '-1,1']);
  expect(shownIn(quietly(of, 'BT-10@1,2r180'))).toEqual(['seal at -1,1']);
  expect(tentOf(of)).toBe('1,2');
});

describe('with castles and older boxes', () => {
  test('PD18, PD82, BR31: the dragon eats acrobats, and no lord', () => {
    const of = castled(
      { rules: 'princess-dragon', board: `${pyramids('0,1')} ${meadow('1,1')}`, draws: `BA-B PD-G ${LATER}` },
      'AB',
    );
    const { position } = inside(of);
    slotOf(position, princessDragon).dragon = position.grid.at(1, 1);
    quietly(of, 'BA-B@1,2r0');
    turn(of, 'PD-G@-1,1r0', 'pass');
    act(of, 'dragon 0,1');
    expect(acrobatsOf(of)).toEqual([]);
    act(of, 'dragon 0,0');
    expect(lords(of)).toBe(1);
  });

  test('BR69, TW75: a tower takes acrobats, and no lord', () => {
    const board = `${pyramids('0,1')} TO-02@1,1r0 TO-02@1,0r0`;
    const of = castled({ rules: 'tower', board, draws: `BA-B ${LATER}` }, 'A');
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'capture')).toEqual(['capture 1,1 0 meeple top:0,1']);
  });

  test('PD31, BT68: a portal leads to pyramids, and into no castle', () => {
    const board = pyramids('0,1 5,5');
    const of = castled({ rules: 'princess-dragon', board, draws: `PD-R ${LATER}` });
    place(of, 'PD-R@1,0r270');
    expect(offered(of, 'acrobat')).toEqual(['acrobat meeple 0,1', 'acrobat meeple 5,5']);
    expect(offered(of, 'deploy').filter((line) => line.includes('top:'))).toEqual([]);
  });

  test('FL29: a flier that comes to a castle crashes', () => {
    const of = castled({ rules: 'flying-machines', draws: `FL-G ${LATER}` });
    place(of, 'FL-G@1,0r0');
    expect(act(of, 'fly meeple 1,0 W 1').map(({ type }) => type)).toContain('crashed');
  });
});
