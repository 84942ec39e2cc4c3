import { describe, expect, test } from 'vitest';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { princessDragon } from '../../../src/expansions/princess-dragon/rules/index.ts';
import { biggestOf } from '../../../src/game/past/scorings.ts';
import { storyOf } from '../../../src/game/table/event-log.ts';
import { act, finalScores, offered, pass, place, refuses, scored, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { acrobatsOf, game, LATER, pyramids, turn, full as withAcrobats } from './support.ts';

/** Pyramids at 0,1 and 2,2 and monasteries between. */
const BOARD = `BA-D@0,0r0 ${pyramids('0,1 2,2')} BA-B@1,1r0 BA-B@0,2r0`;

/** A pyramid at 0,1 with meeples of these seats. */
const full = (seats: string, laid: Parameters<typeof game>[0] = {}) => withAcrobats(seats, { board: BOARD, ...laid });

describe('acrobats', () => {
  test('BT20, BT82: a meeple may go onto any pyramid on the tile just placed or around it, whoever laid it', () => {
    const of = game({ board: BOARD, draws: `BA-B BT-01 ${LATER}` });
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'acrobat')).toEqual(['acrobat meeple 0,1', 'acrobat meeple 2,2']);
    const events = act(of, 'acrobat meeple 2,2');
    expect(events[0]).toEqual({
      type: 'deployed',
      seat: 0,
      figure: 'meeple',
      on: { kind: 'top', x: 2, y: 2, at: '', called: 'pyramid' },
    });
    expect([acrobatsOf(of), of.view(null).supply[0]!.meeple, of.asked]).toEqual([['2,2 A'], 6, 1]);
    place(of, 'BT-01@-1,1r0');
    expect(offered(of, 'acrobat')).toEqual(['acrobat meeple -1,1', 'acrobat meeple 0,1']);
  });

  test('BT20: it is the one action of step 2', () => {
    const of = game({ board: BOARD });
    place(of, 'BA-B@1,2r0');
    act(of, 'acrobat meeple 0,1');
    expect([of.asked, of.step]).toEqual([1, 'place']);
  });

  test('BT20, BT80: three seats may share a pyramid, and a full one takes no fourth', () => {
    const of = game({ board: BOARD, seats: 4 });
    turn(of, 'BA-B@-1,2r0', 'acrobat meeple 0,1');
    turn(of, 'BA-B@1,2r0', 'acrobat meeple 0,1');
    turn(of, 'BA-B@-1,1r0', 'acrobat meeple 0,1');
    expect(acrobatsOf(of)).toEqual(['0,1 ABC']);
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'acrobat')).toEqual([]);
    pass(of);
    place(of, 'BA-B@-1,3r0');
    refuses(of, 'acrobat meeple 0,1');
  });

  test('BT21, BT81: only a meeple or the phantom; no other kind', () => {
    const of = game({ board: BOARD, rules: 'large-meeple abbot phantom abbey-mayor' });
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'acrobat')).toEqual([
      ...['acrobat meeple 0,1', 'acrobat meeple 2,2', 'acrobat phantom 0,1', 'acrobat phantom 2,2'],
    ]);
    for (const figure of ['large', 'abbot', 'mayor', 'wagon', 'ringmaster']) refuses(of, `acrobat ${figure} 0,1`);
  });

  test('BT81: the phantom is an acrobat as the one figure, and never as the second', () => {
    const of = game({ board: BOARD, rules: 'phantom' });
    turn(of, 'BA-B@1,2r0', 'deploy meeple monastery:1,2');
    expect(of.step).toBe('phantom');
    expect(offered(of, 'acrobat')).toEqual([]);
    pass(of);
    turn(of, 'BA-B@-1,1r0', 'acrobat phantom 0,1');
    expect([of.asked, acrobatsOf(of)]).toEqual([0, ['0,1 B']]);
  });

  test('BT20: a far pyramid, a tile without one and a square without a tile take no acrobat, and nothing is lost', () => {
    const of = game({ board: BOARD });
    place(of, 'BA-B@-1,2r0');
    for (const at of ['2,2', '0,2', '7,7']) refuses(of, `acrobat meeple ${at}`);
    refuses(of, 'score-pyramid 0,1');
    expect(of.view(null).supply[0]!.meeple).toBe(7);
  });

  test('BT50: none goes onto the dragon’s tile', () => {
    const of = game({ board: BOARD, rules: 'princess-dragon' });
    const { position } = inside(of);
    slotOf(position, princessDragon).dragon = position.grid.at(0, 1);
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'acrobat')).toEqual(['acrobat meeple 2,2']);
  });

  test('BT24: a pyramid is no feature: it has no majority, and nothing scores it as one', () => {
    const of = full('AAB');
    expect(of.feature({ kind: 'top', x: 0, y: 1, at: '' })).toMatchObject({
      kind: 'top',
      called: 'pyramid',
      pointsNow: 0,
    });
    place(of, 'BA-B@1,2r0');
    expect(told(pass(of))).toEqual([]);
  });
});

describe('a full pyramid', () => {
  test('BT22, BTP2: anybody scores it instead of another action: 5 for each acrobat, and all three go home', () => {
    const of = full('AAB', { seats: 3 });
    turn(of, 'BA-B@1,2r0', 'pass');
    turn(of, 'BA-B@2,3r0', 'pass');
    place(of, 'BA-B@3,3r0');
    const events = act(of, 'score-pyramid 0,1');
    expect(told(events)).toEqual(['A acrobats 10', 'B acrobats 5']);
    expect(scored(events)[0]).toMatchObject({ working: [{ of: 'acrobats', count: 2, each: 5 }], on: { kind: 'top' } });
    expect([acrobatsOf(of), of.view(null).supply.map(({ meeple }) => meeple), of.asked]).toEqual([[], [7, 7, 7], 0]);
  });

  test('BT22: the report shows the three acrobats who scored, and not another who stands on their pyramid at the end', () => {
    const of = game({ board: `BA-D@0,0r0 ${pyramids('0,1')}`, draws: 'BA-B BA-B BA-B BA-B BA-B' });
    for (const square of ['1,1', '-1,1', '0,2']) turn(of, `BA-B@${square}r0`, 'acrobat meeple 0,1');
    turn(of, 'BA-B@0,3r0', 'score-pyramid 0,1');
    turn(of, 'BA-B@1,2r0', 'acrobat meeple 0,1');
    const [best] = biggestOf(storyOf(of.record), of, 1);
    expect(best!.view.figures.map(({ seat, on }) => `${'AB'[seat]} ${on.kind}`)).toEqual(['A top', 'B top', 'A top']);
  });

  test('BT23: the action that fills it does not score it', () => {
    const of = full('AB');
    const events = turn(of, 'BA-B@1,2r0', 'acrobat meeple 0,1');
    expect(told(events)).toEqual([]);
    place(of, 'BA-B@3,2r0');
    expect(offered(of, 'score')).toEqual(['score-pyramid 0,1']);
  });

  test('BT22, BT87: it is offered from anywhere, and one that is not full never', () => {
    const of = full('AB');
    place(of, 'BA-B@1,2r0');
    expect(offered(of, 'score')).toEqual([]);
    refuses(of, 'score-pyramid 0,1');
    const far = full('ABA');
    place(far, 'BA-B@3,2r0');
    expect(offered(far, 'score')).toEqual(['score-pyramid 0,1']);
  });

  test('BT87: the phantom may follow', () => {
    const of = full('ABA', { rules: 'phantom' });
    turn(of, 'BA-B@1,2r0', 'score-pyramid 0,1');
    expect(of.step).toBe('phantom');
  });

  test('BT66: a second part may score the pyramid of the first', () => {
    const laid = { rules: 'builders', figures: 'A road:0,0:E, A builder road:0,0:E', draws: `BA-U BA-B ${LATER}` };
    const of = full('AB', laid);
    turn(of, 'BA-U@1,0r90', 'acrobat meeple 0,1');
    expect(of.view(null).part).toBe('second');
    expect(told(turn(of, 'BA-B@1,2r0', 'score-pyramid 0,1'))).toEqual(['A acrobats 10', 'B acrobats 5']);
  });

  test('BT40, BTP4: at the end each acrobat brings 5, also in an unfinished pyramid', () => {
    const of = full('AA', { draws: 'BA-B' });
    expect(told(turn(of, 'BA-B@1,2r0', 'pass'))).toEqual(['A acrobats 10']);
  });

  test('BT52: acrobats of a seat that has resigned score', () => {
    const of = full('AAB', { seats: 3 });
    of.resign(0);
    place(of, 'BA-B@1,2r0');
    expect(told(act(of, 'score-pyramid 0,1'))).toEqual(['A acrobats 10', 'B acrobats 5']);
  });
});

describe('the ringmaster', () => {
  const ROAD = 'BA-D@0,0r0 BT-06@0,1r0 BT-01@-1,1r0 BA-A@-1,0r270';

  test('BT30, BTP3: 2 for each circus and acrobat tile around and its own, without majority', () => {
    const of = game({
      board: `${ROAD} BT-10@1,1r180`,
      figures: 'A ringmaster road:0,0:E, B road:0,0:E, B road:-1,0:E',
      draws: `BA-A ${LATER}`,
    });
    const events = turn(of, 'BA-A@1,0r90', 'pass');
    expect(told(events)).toEqual(['B road 3', 'A ringmaster 6']);
    expect(scored(events)[1]).toMatchObject({ working: [{ of: 'shows-around', count: 3, each: 2 }] });
  });

  test('BT30: its own tile counts, and a tile two squares away does not; the fairy’s points come first', () => {
    const of = game({
      board: 'BA-D@0,0r0 BT-08@1,0r0 BT-01@3,1r0',
      figures: 'A ringmaster road:1,0:E',
      draws: `BA-A ${LATER}`,
      rules: 'princess-dragon',
    });
    const { position } = inside(of);
    slotOf(position, princessDragon).beside = position.figures[0]!;
    const events = turn(of, 'BA-A@2,0r90', 'pass');
    expect(told(events)).toEqual(['A road 2', 'A fairy.completed 3', 'A ringmaster 2']);
  });

  test('BT30, BT85: at the end too, also in a field that is worth nothing; unscored it brings nothing', () => {
    expect(finalScores({ board: ROAD, rules: 'big-top', figures: 'A ringmaster field:0,0:SL' })).toEqual([4, 0]);
    expect(finalScores({ board: ROAD, rules: 'big-top' })).toEqual([0, 0]);
  });
});
