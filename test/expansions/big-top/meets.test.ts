import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { princessDragon } from '../../../src/expansions/princess-dragon/rules/index.ts';
import { act, offered, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { drawn, largeCity } from '../../support/maps.ts';
import { meadow } from '../../support/turns.ts';
import { acrobatsOf, full, game, LATER, pyramids, shownIn, tentOf, turn } from './support.ts';

/** A pyramid at 0,1 beside monasteries. */
const BOARD = `BA-D@0,0r0 ${pyramids('0,1')} BA-B@1,1r0 BA-B@0,2r0`;

describe('with the Abbot', () => {
  test('BT60: an acrobat excludes taking the abbot back', () => {
    const of = game({ board: BOARD, figures: 'A abbot monastery:0,2', rules: 'abbot' });
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'return')).toHaveLength(1);
    act(of, 'acrobat meeple 0,1');
    expect([of.asked, of.view(null).supply[0]!.abbot]).toEqual([1, 0]);
  });
});

describe('with arrows', () => {
  /** What the symbol offers on other tiles than the newest. */
  const elsewhere = (of: Game): string[] => {
    const { x, y } = of.view(null).board.at(-1)!;
    return offered(of, 'deploy meeple').filter((line) => !line.includes(`:${x},${y}`));
  };

  test('BT62: 01 adds to a road with an own meeple, and not to a pyramid with one', () => {
    const board = `BA-D@0,0r0 AN-C@1,0r0 ${pyramids('0,1')}`;
    const of = full('A', { board, rules: 'arrows', figures: 'A road:0,0:E', draws: `BA-B ${LATER}` });
    place(of, 'BA-B@1,-1r0');
    expect(of.view(null).arrow).toMatchObject({ symbol: 'add-meeple' });
    expect(elsewhere(of)).toEqual(['deploy meeple road:0,0:E.W']);
  });

  test('BT63: 02 reaches the features of their tiles, but neither a pyramid nor a circus', () => {
    const board = `BA-D@0,0r0 AN-G@0,-1r180 ${pyramids('0,1')} BT-06@1,1r0`;
    const of = game({ board, rules: 'arrows', draws: `BA-B ${LATER}` });
    place(of, 'BA-B@0,-2r0');
    expect(of.view(null).arrow).toMatchObject({ symbol: 'place-anywhere' });
    expect(elsewhere(of).filter((line) => line.includes(',1:') || line.endsWith(',1'))).toEqual([
      'deploy meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy meeple field:1,1:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy meeple road:1,1:S',
    ]);
  });

  test('BT86: a circus tile of an extra turn moves the tent again', () => {
    const board = 'BA-D@0,0r0 AN-M@1,0r90 BA-B@0,1r0';
    const of = game({
      board,
      rules: 'arrows',
      figures: 'A monastery:0,1',
      draws: `BT-10 BT-06 ${LATER}`,
      animals: ['tiger'],
    });
    const first = turn(of, 'BT-10@1,1r180', 'pass');
    expect([shownIn(first), tentOf(of), of.view(null).part]).toEqual([[], '1,1', 'extra']);
    const extra = turn(of, 'BT-06@0,2r0', 'pass');
    expect([shownIn(extra), told(extra), tentOf(of)]).toEqual([['tiger at 1,1'], ['A big-top 6'], '0,2']);
  });
});

describe('with the Gifts', () => {
  test('BT64: no card touches acrobats; a swept road brings the ringmaster’s points', () => {
    const of = full('A', {
      board: BOARD,
      rules: 'gifts',
      figures: 'A ringmaster road:0,0:E',
      hands: 'A cash-out change-position road-sweeper',
    });
    expect(offered(of, 'open').filter((line) => line.includes('top:'))).toEqual([]);
    const sweep = of.legalActions().find((one) => one.type === 'open' && one.gift === 'road-sweeper')!;
    expect(told(of.play(sweep))).toEqual(['A road.incomplete 1', 'A ringmaster 2']);
  });
});

describe('with The Princess & the Dragon', () => {
  const far = (seats: string, rules = 'princess-dragon') =>
    full(seats, { board: `${BOARD} BT-01@0,5r0 BA-B@0,4r0 BA-B@0,3r0`, rules, draws: `PD-R PD-R ${LATER}` });

  test('BT68, BT60: through a portal an acrobat goes onto any pyramid that is not full', () => {
    const of = far('AB');
    place(of, 'PD-R@2,1r270');
    expect(offered(of, 'acrobat')).toEqual(['acrobat meeple 0,1', 'acrobat meeple 0,5']);
    const other = far('ABA');
    place(other, 'PD-R@2,1r270');
    expect(offered(other, 'acrobat')).toEqual(['acrobat meeple 0,5']);
  });

  test('BT68: the phantom may use the portal after an acrobat in reach, but not after one beyond', () => {
    const elsewhere = (figure: string) => {
      const of = far('', 'princess-dragon phantom');
      place(of, 'PD-R@-1,1r90');
      act(of, figure);
      return offered(of, 'deploy phantom').some((line) => line.includes(':0,3:') || line.includes(':0,4'));
    };
    expect(elsewhere('acrobat meeple 0,1')).toBe(true);
    expect(elsewhere('acrobat meeple 0,5')).toBe(false);
  });

  test('PD82: the dragon eats the acrobats of a tile that it enters', () => {
    const of = full('ABA', { board: BOARD, rules: 'princess-dragon', draws: `BA-B PD-G ${LATER}` });
    const { position } = inside(of);
    slotOf(position, princessDragon).dragon = position.grid.at(1, 1);
    turn(of, 'BA-B@1,2r0', 'pass');
    turn(of, 'PD-G@-1,1r0', 'pass');
    act(of, 'dragon 0,1');
    expect([acrobatsOf(of), of.scores]).toEqual([[], [0, 0]]);
  });

  test('BT14, BT89: the tent stays on the dragon’s tile, and does not count the meeple that was eaten there', () => {
    const of = game({
      board: 'BA-D@0,0r0 BA-B@0,1r0 BA-B@0,2r0',
      rules: 'princess-dragon',
      figures: 'A monastery:0,2',
      draws: `BT-10 PD-G BT-06 ${LATER}`,
      animals: ['bear'],
    });
    const { position } = inside(of);
    slotOf(position, princessDragon).dragon = position.grid.at(0, 0);
    turn(of, 'BT-10@-1,1r0', 'deploy meeple field:-1,1:SL');
    turn(of, 'PD-G@1,1r180', 'pass');
    act(of, 'dragon -1,1');
    expect([tentOf(of), of.view(null).supply[0]!.meeple, of.asked]).toEqual(['-1,1', 6, 0]);
    expect(told(turn(of, 'BT-06@2,1r90', 'pass'))).toEqual(['A big-top 5']);
  });

  test('PD82, BT89: the fairy at a pyramid brings 1 point for each own acrobat there', () => {
    const of = full('ABA', { board: BOARD, rules: 'princess-dragon' });
    place(of, 'BA-B@1,2r0');
    act(of, 'fairy meeple top:0,1');
    const events = turn(of, 'BA-B@-1,1r0', 'pass');
    expect(told(events)).toEqual(['A fairy.turn 2']);
    // A pyramid is no feature, so she brings nothing when it is scored.
    place(of, 'BA-B@-1,2r0');
    expect(told(act(of, 'score-pyramid 0,1'))).toEqual(['A acrobats 10', 'B acrobats 5']);
  });
});

describe('with The Tower', () => {
  test('TW75, BT88: any acrobat can be captured; the rest stays, and the pyramid is open again', () => {
    const of = full('ABB', { board: `${BOARD} TO-02@-1,1r0`, rules: 'tower' });
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'capture')).toEqual(['capture -1,1 0 meeple top:0,1', 'capture -1,1 1 meeple top:0,1']);
    act(of, 'capture -1,1 1 meeple top:0,1');
    expect(acrobatsOf(of)).toEqual(['0,1 AB']);
    place(of, 'BA-B@-1,2r0');
    expect(offered(of, 'acrobat')).toEqual(['acrobat meeple 0,1']);
  });

  test('BT13, TW75: an acrobat who was captured does not count for the tent, and the rest of the pyramid does', () => {
    const board = `${BOARD} TO-02@-1,1r0`;
    const of = full('ABB', { board, rules: 'tower', draws: `BT-06 BT-08 ${LATER}`, animals: ['seal'] });
    place(of, 'BT-06@1,2r0');
    act(of, 'capture -1,1 1 meeple top:0,1');
    expect(told(turn(of, 'BT-08@2,1r90', 'pass'))).toEqual(['A big-top 4', 'B big-top 4']);
  });

  test('TW75: towers stand on foundations only, and a ringmaster may climb one', () => {
    const of = full('', { board: `${BOARD} TO-02@-1,1r0`, rules: 'tower' });
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'floor')).toEqual(['floor -1,1']);
    act(of, 'floor -1,1');
    place(of, 'BA-B@-1,2r0');
    expect(offered(of, 'climb')).toEqual(['climb meeple -1,1', 'climb ringmaster -1,1']);
  });

  test('TW75: a floor is no way to score, and a ringmaster on a tower brings nothing at the end', () => {
    const of = full('', { board: `${BOARD} TO-02@-1,1r0`, rules: 'tower', draws: 'BA-B BA-B BA-B' });
    turn(of, 'BA-B@1,2r0', 'floor -1,1');
    turn(of, 'BA-B@-1,2r0', 'climb ringmaster -1,1');
    expect(told(turn(of, 'BA-B@2,2r0', 'pass'))).toEqual([]);
  });
});

test('AM77: a wagon drives on to features alone, and enters no pyramid', () => {
  const board = `${BOARD} BA-B@1,2r0 BA-A@1,0r90`;
  const of = full('', { board, rules: 'abbey-mayor', draws: `BA-A ${LATER}`, figures: 'A wagon road:0,0:E' });
  turn(of, 'BA-A@-1,0r270', 'pass');
  const features = ['city:0,0:N', 'monastery:-1,0', 'monastery:1,0', 'monastery:1,1'];
  expect([of.step, offered(of)]).toEqual(['wagon', [...features.map((at) => `drive ${at}`), 'pass']]);
});

test('AM77, BT13: a barn beside the tent does not count', () => {
  const board = 'BA-D@0,0r0 BA-B@0,1r0 BA-B@-1,2r0 BA-B@0,2r0 BT-06@-2,1r90';
  const figures = 'A monastery:0,1';
  const of = game({ board, rules: 'abbey-mayor', figures, draws: `BT-10 BA-B BT-06 ${LATER}`, animals: ['bear'] });
  turn(of, 'BT-10@1,1r0', 'pass');
  turn(of, 'BA-B@1,2r0', 'deploy barn field:1,2:NL');
  expect(of.view(null).figures.map(({ figure, on }) => `${figure} ${on.x},${on.y}`)).toEqual([
    'meeple 0,1',
    'barn 1,2',
  ]);
  expect(told(turn(of, 'BT-06@2,1r0', 'pass'))).toEqual(['A big-top 5']);
});

test('BT93: the winner of a duel scores the ringmaster’s points, the loser does not', () => {
  const around = meadow('0,1 1,1 -1,2 -1,3 0,3');
  const board = `BA-D@0,0r0 ${around} BT-01@-1,1r0 CU-01@0,2r0 BA-B@1,2r0`;
  const of = game({
    board,
    rules: 'shrines',
    figures: 'A ringmaster monastery:0,2, B ringmaster monastery:1,2',
    draws: `TO-02 ${LATER}`,
  });
  expect(told(turn(of, 'TO-02@1,3r0', 'pass'))).toEqual(['A shrine 9', 'A ringmaster 2']);
});

describe('the ringmaster', () => {
  test('BT85: brings his points when a barn just placed scores his field', () => {
    const board = `BA-D@0,0r0 ${pyramids('0,1')} BA-B@1,1r0 BA-B@1,2r0`;
    const of = game({ board, rules: 'abbey-mayor', figures: 'B ringmaster field:1,1:NL', draws: LATER });
    place(of, 'BA-B@0,2r0');
    const barn = of.legalActions().find((one) => one.type === 'deploy' && one.figure === 'barn')!;
    expect(told(of.play(barn))).toEqual(['B ringmaster 2']);
  });

  test('BT85: brings them when his field meets one with a barn', () => {
    const board = `BA-D@0,0r0 BA-B@0,1r0 BA-B@1,1r0 BA-B@0,2r0 BA-B@1,2r0 ${pyramids('3,1')}`;
    const figures = 'B barn field:1,1:NL, A ringmaster field:3,1:EL';
    const of = game({ board, rules: 'abbey-mayor', figures, draws: LATER });
    expect(told(turn(of, 'BA-B@2,1r0', 'pass'))).toEqual(['A ringmaster 2']);
  });

  test('BT85: brings nothing when he goes home unscored', () => {
    const board = `BA-D@0,0r0 ${pyramids('1,1')}`;
    const figures = 'B ringmaster city:0,0:N';
    const of = game({ board, rules: 'princess-dragon', figures, draws: `PD-B ${LATER}` });
    expect(told(turn(of, 'PD-B@0,-1r180', 'princess 1 ringmaster city:0,0:N'))).toEqual([]);
    expect([of.scores, of.view(null).supply[1]!.ringmaster]).toEqual([[0, 0], 1]);
  });
});

test.each([
  ['BT-01@0,1r0', []],
  ['BT-02@0,1r90', ['road']],
  ['BT-06@0,1r90', ['road']],
])('BT90: a flier over %s lands neither on the pyramid nor on the circus', (tile, landed) => {
  const of = game({ board: `BA-D@0,0r0 ${tile}`, rules: 'flying-machines', draws: `FL-G ${LATER}` });
  place(of, 'FL-G@0,2r90');
  act(of, 'fly meeple 0,2 N 1');
  // A choice of several places would wait for an answer.
  expect([of.asked, of.view(null).figures.map(({ on }) => on.kind)]).toEqual([1, landed]);
});

test('BT67: a printed square of a map is no tile with a circus or a pyramid, and nobody stands on it', () => {
  const map = drawn(['S#', '#C'], { largeCities: [largeCity('town', [[1, 1], 'CCCC', 0])] });
  const of = game({
    map,
    board: 'BT-01@0,0r0',
    draws: 'BT-10',
    animals: ['seal'],
    figures: 'A ringmaster field:0,0:NL',
  });
  expect(told(turn(of, 'BT-10@1,0r180', 'pass'))).toEqual(['A ringmaster 4', 'A big-top 4']);
});
