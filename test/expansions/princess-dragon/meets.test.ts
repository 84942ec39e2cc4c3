import { describe, expect, test } from 'vitest';
import { type Game, Game as Played } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, START, tilesOf, told } from '../../support/board.ts';
import { drawn, largeCity } from '../../support/maps.ts';
import { home, LATER, meadow, ofType, rules, steps, turn, turnWith, walked, whereIs, withFairy } from './support.ts';

/** Places for a meeple on other tiles than the newest. */
const elsewhere = (game: Game): string[] => {
  const { x, y } = game.view(null).board.at(-1)!;
  return offered(game, 'deploy meeple').filter((line) => !line.includes(`:${x},${y}`));
};

describe('with the abbot', () => {
  test('PD62: taken back on the turn of a dragon tile he is saved, also from a place just finished', () => {
    const board = `${START} ${meadow('0,1')}`;
    const game = laidOut({
      rules: `${rules} abbot`,
      board,
      figures: 'B abbot monastery:0,1',
      draws: `PD-2 PD-H ${LATER}`,
    });
    turn(game, 'PD-2@1,1r0');
    const events = turnWith(game, 'PD-H@-1,0r0', 'return abbot monastery:0,1');
    expect(told(events)).toEqual(['B monastery.incomplete 4']);
    expect(walked(events)[0]).toBe('B 0,1');
    expect(home(events, 'dragon')).toEqual([]);
    const around = meadow('-1,1 1,1 -1,2 0,2 1,2');
    const last = laidOut({
      rules: `${rules} abbot`,
      board: `${board} ${around} BA-A@1,0r90`,
      figures: 'B abbot monastery:0,1',
      draws: `PD-2 PD-H ${LATER}`,
    });
    turn(last, 'PD-2@2,1r0');
    const saved = turnWith(last, 'PD-H@-1,0r0', 'return abbot monastery:0,1');
    expect(told(saved)).toEqual(['B monastery.incomplete 9']);
  });

  test('PD63, PD25: no 3 when he is taken back, and the fairy stays; on a garden that is scored he gets the 3', () => {
    const board = `${START} BA-Eg@0,-1r180`;
    const game = laidOut({ rules: `${rules} abbot`, board, figures: 'A abbot garden:0,-1', draws: `BA-B ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy abbot garden:0,-1');
    turn(game, 'BA-B@0,2r0');
    const events = turnWith(game, 'BA-B@0,3r0', 'return abbot garden:0,-1');
    expect(told(events)).toEqual(['A garden.incomplete 2']);
    expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,-1', null]);
    const final = laidOut({ rules: `${rules} abbot`, board, figures: 'A abbot garden:0,-1', draws: 'BA-B' });
    expect(told(turnWith(final, 'BA-B@0,1r0', 'fairy abbot garden:0,-1'))).toEqual([
      'A garden.incomplete 2',
      'A fairy.completed 3',
    ]);
  });

  test('PD63: on a garden that is finished he gets the 3', () => {
    const board = `BA-Eg@0,0r0 ${meadow('0,1 1,1 -1,1 1,0 -1,0 1,-1 -1,-1')}`;
    const game = laidOut({
      rules: `${rules} abbot`,
      board,
      figures: 'A abbot garden:0,0',
      draws: `BA-B BA-E ${LATER}`,
    });
    turnWith(game, 'BA-B@0,2r0', 'fairy abbot garden:0,0');
    expect(told(turn(game, 'BA-E@0,-1r180')).slice(0, 2)).toEqual(['A garden 9', 'A fairy.completed 3']);
  });

  test('PD64: moving the fairy excludes placing him and taking him back', () => {
    const board = `${START} BA-Eg@0,-1r180`;
    const game = laidOut({ rules: `${rules} abbot`, board, figures: 'A abbot garden:0,-1', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@0,1r0');
    expect(offered(game)).toEqual(expect.arrayContaining(['fairy abbot garden:0,-1', 'return abbot garden:0,-1']));
    act(game, 'fairy abbot garden:0,-1');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });
});

describe('with arrows', () => {
  const on = `${rules} arrows`;
  /** An arrow 02 that points to 0,-2. */
  const ANYWHERE = `${START} AN-G@0,-1r180`;
  /** An arrow 01 that points to 1,-1. */
  const BESIDE = `${START} AN-C@1,0r0`;

  test('PD65, PD14, PD68: 02 goes anywhere but to the dragon’s tile, and need not be used', () => {
    const game = laidOut({ rules: on, board: ANYWHERE, figures: 'B field:0,0:EL', draws: `PD-2 BA-B ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    place(game, 'BA-B@0,-2r0');
    expect(game.view(null).arrow).toMatchObject({ symbol: 'place-anywhere' });
    expect(elsewhere(game)).toEqual([
      'deploy meeple field:0,-1:NL.NR.EL.ER.WL.WR',
      'deploy meeple field:0,0:ER.SL.SR.WL',
      'deploy meeple road:0,0:E.W',
    ]);
    const left = laidOut({ rules: on, board: ANYWHERE, figures: 'B field:0,0:EL', draws: `PD-2 PD-Z BA-B ${LATER}` });
    turn(left, 'PD-2@0,1r0');
    turn(left, 'PD-Z@1,1r90');
    place(left, 'BA-B@0,-2r0');
    // The square that the dragon left is open, its present square is not.
    expect(elsewhere(left)).toContain('deploy meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR');
    expect(elsewhere(left).filter((line) => line.includes(':1,1'))).toEqual([]);
    pass(left);
    expect(left.view(null).asked).toBe(1);
  });

  test('PD68, PD13: a volcano before an arrow: by 02 to other tiles, by 01 beside an own meeple, not onto itself', () => {
    const anywhere = laidOut({ rules: on, board: ANYWHERE, draws: `PD-2 ${LATER}` });
    place(anywhere, 'PD-2@0,-2r0');
    expect(offered(anywhere, 'deploy').filter((line) => line.includes(':0,-2'))).toEqual([]);
    expect(elsewhere(anywhere)).toContain('deploy meeple road:0,0:E.W');
    const figures = 'A road:1,0';
    const beside = laidOut({ rules: on, board: BESIDE, figures, draws: `PD-2 ${LATER}` });
    place(beside, 'PD-2@1,-1r0');
    expect(offered(beside, 'deploy')).toEqual(['deploy meeple road:1,0:E.W']);
  });

  test('PD66: portal and 02 offer the same places once, and one of them is chosen', () => {
    const game = laidOut({ rules: on, board: ANYWHERE, draws: `PD-R ${LATER}` });
    const plain = laidOut({ rules, board: ANYWHERE, draws: `PD-R ${LATER}` });
    for (const one of [game, plain]) place(one, 'PD-R@0,-2r180');
    expect(game.view(null).arrow).toMatchObject({ symbol: 'place-anywhere' });
    expect(offered(game)).toEqual(offered(plain));
    expect(new Set(offered(game)).size).toBe(offered(game).length);
    deploy(game, 'road:0,0:E');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('PD66: portal and 01 together offer the places of each, and the player chooses one of them', () => {
    const game = laidOut({ rules: on, board: BESIDE, figures: 'A road:1,0', draws: `PD-R ${LATER}` });
    place(game, 'PD-R@1,-1r180');
    expect(elsewhere(game)).toEqual([
      'deploy meeple city:0,0:N',
      'deploy meeple field:0,0:EL.WR',
      'deploy meeple field:0,0:ER.SL.SR.WL',
      'deploy meeple field:1,0:ER.SL.SR.WL',
      'deploy meeple field:1,0:NL.NR.EL.WR',
      'deploy meeple road:1,0:E.W',
    ]);
    expect(new Set(offered(game)).size).toBe(offered(game).length);
    deploy(game, 'road:1,0:E');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
    expect(game.view(null).figures).toHaveLength(2);
  });
});

describe('with gifts', () => {
  const on = `${rules} gifts`;

  test('PD69, PD14: Synod not onto the dragon’s tile', () => {
    const board = `${START} ${meadow('1,1 -1,1')}`;
    const game = laidOut({ rules: on, board, hands: 'A synod', draws: `PD-2 PD-H ${LATER}` });
    pass(game);
    turn(game, 'PD-2@0,1r0');
    turn(game, 'PD-H@-1,0r0');
    steps(game, '1,1');
    expect(whereIs(game, 'dragon')).toBe('1,1');
    expect(offered(game, 'open')).toEqual(['open synod meeple monastery:-1,1']);
  });

  test('PD69, PD24: Road Sweeper scores a feature: 3 for the fairy’s meeple', () => {
    const game = laidOut({ rules: on, figures: 'A road:0,0:E', hands: 'A road-sweeper', draws: `BA-B ${LATER}` });
    pass(game);
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple road:0,0:E');
    turn(game, 'BA-B@0,2r0');
    const events = act(game, 'open road-sweeper road:0,0:E');
    expect(told(events)).toEqual(['A road.incomplete 1', 'A fairy.completed 3']);
    expect(withFairy(game)).toBeNull();
  });

  test('PD69: Cash Out scores no feature, and leaves the fairy behind', () => {
    const game = laidOut({ rules: on, figures: 'A road:0,0:E', hands: 'A cash-out', draws: `BA-B ${LATER}` });
    pass(game);
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple road:0,0:E');
    turn(game, 'BA-B@0,2r0');
    expect(told(act(game, 'open cash-out meeple road:0,0:E'))).toEqual(['A cash-out 2']);
    expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,0', null]);
  });

  test('PD69, PD55: Change Position takes her along, unless another just like her meeple stays', () => {
    for (const [more, beside] of [
      ['', 'A meeple field'],
      [', A road:0,0:E', 'A meeple road'],
    ] as const) {
      const figures = `A road:0,0:E${more}`;
      const game = laidOut({ rules: on, figures, hands: 'A change-position', draws: `BA-B ${LATER}` });
      pass(game);
      turnWith(game, 'BA-B@0,1r0', 'fairy meeple road:0,0:E');
      turn(game, 'BA-B@0,2r0');
      expect(told(act(game, 'open change-position meeple road:0,0:E field:0,0:EL'))).toEqual([]);
      expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,0', beside]);
    }
  });
});

describe('with the large expansions', () => {
  test('PD70: a large meeple is one meeple to the princess and to the dragon', () => {
    const figures = 'B large city:0,0:N, B city:0,0:N';
    const laid = { rules: `${rules} large-meeple`, figures };
    const game = laidOut({ ...laid, draws: `PD-B ${LATER}` });
    const events = turnWith(game, 'PD-B@0,-1r180', 'princess 1 large city:0,0:N');
    expect(home(events, 'princess')).toEqual(['B large 0,0']);
    const eaten = laidOut({ ...laid, draws: `PD-2 PD-H ${LATER}` });
    turn(eaten, 'PD-2@0,1r0');
    expect(home(turn(eaten, 'PD-H@1,0r0'), 'dragon')).toEqual(['B large 0,0', 'B meeple 0,0']);
  });

  test('PD71: goods and the King go to the placer though all knights were eaten', () => {
    const board = `${START} TB-Q@0,-1r90`;
    const figures = 'A city:0,0:N';
    const game = laidOut({ rules: `${rules} goods king-robber`, board, figures, draws: `PD-2 PD-J ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    const events = turn(game, 'PD-J@0,-2r180');
    expect(home(events, 'dragon')).toEqual(['A meeple 0,0']);
    expect(told(events)).toEqual([]);
    expect(ofType(events, 'goods-taken')).toMatchObject([{ seat: 1, goods: { wine: 1 } }]);
    expect(ofType(events, 'piece-taken')).toMatchObject([{ seat: 1, piece: 'king', tiles: 3 }]);
  });

  test('PD71: no builder in a feature whose own knights were eaten', () => {
    const figures = 'A city:0,0:N';
    const board = `${START} BA-G@0,-1r90`;
    const laid = { rules: `${rules} builders`, board, figures };
    const game = laidOut({ ...laid, draws: `PD-2 PD-H BA-G ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    turn(game, 'PD-H@1,0r0');
    steps(game, '1,0');
    place(game, 'BA-G@0,-2r90');
    expect(offered(game, 'deploy builder')).toEqual([]);
    const spared = laidOut({ ...laid, draws: `BA-G ${LATER}` });
    place(spared, 'BA-G@0,-2r90');
    expect(offered(spared, 'deploy builder')).toEqual(['deploy builder city:0,-2:N.S']);
  });
});

describe('on other ground', () => {
  test('PD72: the river is no obstacle', () => {
    const board = `${START} RI-D@0,1r90 RI-F@1,1r90`;
    expect(tilesOf(board)).toHaveLength(3);
    const game = laidOut({ rules, board, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@0,2r0');
    const events = turn(game, 'PD-H@-1,0r0');
    expect(walked(events)).toEqual(['B 0,1']);
    expect(walked(steps(game, '1,1'))).toEqual(['A 1,1']);
    const over = laidOut({ rules, board, draws: `PD-2 PD-H ${LATER}` });
    turn(over, 'PD-2@0,2r0');
    turn(over, 'PD-H@-1,0r0');
    expect(walked(steps(over, '0,0'))).toEqual(['A 0,0', 'B -1,0']);
  });

  test('PD73: the dragon enters laid tiles only, not a printed large city', () => {
    const map = drawn(['S####', '#.C.#', '#####'], { largeCities: [largeCity('town', [[2, 1], 'CFCF', 2])] });
    const board = `${START} BA-A@1,0r90`;
    const game = laidOut({ rules, map, board, draws: `PD-Z PD-J ${LATER}` });
    turn(game, 'PD-Z@2,0r180');
    expect(whereIs(game, 'dragon')).toBe('2,0');
    turn(game, 'PD-J@3,0r90');
    expect(offered(game)).toEqual(['dragon 1,0', 'dragon 3,0']);
    expect(Played.of(game.record).view(null)).toEqual(game.view(null));
  });
});
