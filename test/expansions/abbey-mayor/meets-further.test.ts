import { expect, test } from 'vitest';
import { act, laidOut, offered, pass, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { drawn } from '../../support/maps.ts';
import { home, LATER, meadow, RING, rules, turn, turnWith } from './support.ts';

/** Gardens in fields on these squares: only an abbot can stand there. */
const gardens = (squares: string): string => squares.replaceAll(/\S+/g, 'TO-02@$&r0');

test('TW15, TW69, AM76: a tower takes mayors and wagons, no barns, and none of the three stands on one', () => {
  const board = `BA-D@0,0r0 TO-02@0,1r0 ${meadow('0,2 -1,1 -1,2')}`;
  const figures = 'B wagon monastery:0,2, B mayor city:0,0:N, B barn field:0,2:NL';
  const game = laidOut({ rules: `${rules} tower`, board, figures, draws: LATER });
  place(game, 'BA-B@0,3r0');
  expect(offered(game, 'capture')).toEqual(['capture 0,1 1 mayor city:0,0:N', 'capture 0,1 1 wagon monastery:0,2']);
  act(game, 'capture 0,1 1 mayor city:0,0:N');
  place(game, 'BA-B@0,4r0');
  expect(offered(game, 'climb')).toEqual(['climb meeple 0,1']);
});

test('AM59, TW10: in the turn of a last abbey a ransom may be paid', () => {
  const game = laidOut({
    rules: `${rules} tower`,
    board: `${RING} ${meadow('2,0 3,0')} BA-B@4,0r0`,
    draws: 'BA-B',
  });
  const { position } = inside(game);
  position.hold(position.deploy(1, 'meeple', position.segmentAt({ kind: 'monastery', x: 4, y: 0, at: '' })), 0);
  position.scores[1] = 5;
  pass(game);
  turnWith(game, 'BA-B@2,1r0', 'pass');
  expect(game.view(null)).toMatchObject({ step: 'last-abbey', asked: 1 });
  act(game, 'abbey 0,0');
  expect(told(act(game, 'ransom 0 meeple'))).toEqual(['B ransom -3', 'A ransom 3']);
});

test('AM35, TW20: a wagon that is taken does not drive', () => {
  const board = 'BA-A@0,-1r0 TO-02@1,-1r0 BA-B@2,-1r0';
  const game = laidOut({
    rules: `${rules} tower`,
    board,
    figures: 'B wagon road:0,-1:S',
    draws: `BA-A ${LATER}`,
  });
  expect(told(turnWith(game, 'BA-A@0,0r180', 'capture 1,-1 1 wagon road:0,-1:S'))).toEqual([]);
  expect([game.step, game.asked, game.view(null).supply[1]!.wagon]).toEqual(['place', 1, 0]);
});

test('AM34: no wagon drives onto a tower or into a garden', () => {
  const board = `BA-A@0,-1r0 ${gardens('1,-1 1,0')}`;
  const game = laidOut({ rules: `${rules} tower`, board, figures: 'A wagon road:0,-1:S', draws: `BA-A ${LATER}` });
  place(game, 'BA-A@0,0r180');
  act(game, 'floor 1,0');
  expect(offered(game)).toEqual(['drive monastery:0,-1', 'drive monastery:0,0', 'pass']);
});

test('HS36, HS69, AM76: an abbey closes a field and extends none: the flock is stabled at once', () => {
  const map = drawn(['S##', '###', '###']);
  const board = meadow('0,0 1,0 2,0 0,1 0,2 1,2');
  const game = laidOut({ rules: `${rules} hills-sheep`, map, board, draws: LATER });
  turnWith(game, 'BA-B@2,2r0', 'herd field:2,2 3');
  turn(game, 'BA-B@2,1r0');
  expect([game.step, game.asked]).toEqual(['abbey', 0]);
  act(game, 'abbey 1,1');
  expect(offered(game, 'herd')).toEqual([]); // AM15
  const events = pass(game);
  expect([told(events), home(events)]).toEqual([['A sheep 3'], ['A shepherd 2,2']]);
});

test('HS69: barn and shepherd share a field in either order, and the barn does nothing to the flock', () => {
  const game = laidOut({
    rules: `${rules} hills-sheep`,
    board: `BA-E@0,-2r180 BA-E@0,-1r0 ${meadow('0,0 1,0 0,1')}`,
    figures: 'B field:0,0:NL',
    draws: LATER,
  });
  turnWith(game, 'BA-B@1,1r0', 'herd field:1,1 3');
  turn(game, 'BA-B@2,0r0');
  turnWith(game, 'BA-B@2,1r0', 'deploy barn field:2,1:NL');
  // The barn is still new after the question for the flock (AM42).
  const events = act(game, 'grow field:1,1 1');
  expect([told(events), home(events)]).toEqual([['B field 3'], ['B meeple 0,0 barn']]);
  expect(game.view(null).sheep!.flocks[0]).toEqual(['3', '1']);
  const barn = laidOut({
    rules: `${rules} hills-sheep`,
    board: meadow('0,0 1,0 0,1 1,1'),
    figures: 'B barn field:1,1:NL',
    draws: LATER,
  });
  place(barn, 'BA-B@2,0r0');
  expect([offered(barn, 'herd').length, offered(barn, 'deploy meeple field')]).toEqual([1, []]);
});

test('HS12, AM42, AM43: if farmers tie when a barn has them scored, those on a hill have the majority', () => {
  const board = `BA-E@0,-1r180 HS-08@0,0r0 BA-A@0,1r180 ${meadow('1,0')}`;
  const figures = 'A field:1,0:NL, B field:0,0:EL';
  for (const [on, points] of [
    [`${rules} hills-sheep`, ['B field 3']],
    [rules, ['A field 3', 'B field 3']],
  ] as const) {
    const game = laidOut({ rules: on, board, figures, draws: LATER });
    const events = turnWith(game, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
    expect([on, told(events)]).toEqual([on, points]);
    expect(home(events)).toEqual(['A meeple 1,0 barn', 'B meeple 0,0 barn']);
  }
  const joined = laidOut({
    rules: `${rules} hills-sheep`,
    board: `BA-E@0,-1r180 HS-08@0,0r0 ${meadow('2,0 3,0 2,1 3,1')}`,
    figures: 'C barn field:3,1:NL, A field:2,0:NL, B field:0,0:EL',
    seats: 3,
    draws: LATER,
  });
  expect(told(turn(joined, 'BA-B@1,0r0'))).toEqual(['B field 1']);
});

test('HS69: a mayor without a vote on a hill breaks no tie', () => {
  const figures = 'A mayor city:0,0:N, A city:0,-1:N, B city:0,-1:N';
  const board = 'HS-08@0,0r0 BA-G@0,-1r90';
  const game = laidOut({ rules: `${rules} hills-sheep`, board, figures, draws: `BA-E ${LATER}` });
  expect(told(turn(game, 'BA-E@0,-2r180'))).toEqual(['A city 6', 'B city 6']);
});

test('AM74: an abbey may not lie where a monastery may not: by two shrines, or by a shrine that has a monastery', () => {
  const step = (board: string, more = 'shrines') => laidOut({ rules: `${rules} ${more}`, board, draws: LATER }).step;
  const sides = gardens('1,0 -1,0');
  expect(step(`CU-01@0,-1r0 ${gardens('0,1')} ${sides}`)).toBe('abbey');
  expect(step(`CU-01@0,-1r0 CU-03@0,1r0 ${sides}`)).toBe('place');
  expect(step(`CU-01@0,-1r0 BA-B@1,-1r0 ${gardens('0,1')} ${sides}`)).toBe('place');
  // With the rule off a shrine is only a monastery (SH18).
  expect(step(`CU-01@0,-1r0 CU-03@0,1r0 ${sides}`, '')).toBe('abbey');
});

test('AM74, AM35, SH16: an abbey duels, and a wagon that has lost may drive, also back to where it stood', () => {
  const board = `AM-ABBEY@0,0r0 CU-01@1,-1r0 ${gardens('0,-1 -1,-1 -1,0 -1,1 0,1 1,0')}`;
  const figures = 'A monastery:0,0, B wagon monastery:1,-1';
  const game = laidOut({ rules: `${rules} shrines`, board, figures, draws: `TO-02 ${LATER}` });
  const events = turn(game, 'TO-02@1,1r0');
  expect(told(events)).toEqual(['A monastery 9']);
  expect(home(events)).toEqual(['B wagon 1,-1 duel', 'A meeple 0,0']);
  expect([game.step, game.asked]).toEqual(['wagon', 1]);
  expect(offered(game)).toEqual(['drive monastery:1,-1', 'pass']);
  act(game, 'drive monastery:1,-1');
  expect(game.view(null).figures).toMatchObject([{ seat: 1, figure: 'wagon', on: { x: 1, y: -1 } }]);
});

test('AM78, FL8: mayors and wagons fly and land where they may stand, a mayor in cities alone; no barn flies', () => {
  const to = (board: string, figures = '') => {
    const game = laidOut({ rules: `${rules} flying-machines`, board, figures, draws: `FL-G ${LATER}` });
    place(game, 'FL-G@0,1r90');
    return game;
  };
  const town = to('BA-D@0,0r0');
  expect(offered(town, 'fly')).toEqual(['fly mayor 0,1 N', 'fly meeple 0,1 N', 'fly wagon 0,1 N']);
  act(town, 'fly mayor 0,1 N 1');
  expect(town.view(null).figures).toMatchObject([{ seat: 0, figure: 'mayor', on: { kind: 'city', x: 0, y: 0 } }]);
  // A road and a monastery.
  const abroad = to('BA-A@0,0r180');
  expect(act(abroad, 'fly mayor 0,1 N 1').map(({ type }) => type)).toContain('crashed');
  const wagon = to('BA-A@0,0r180');
  act(wagon, 'fly wagon 0,1 N 1');
  expect(offered(wagon)).toEqual(['deploy wagon monastery:0,0', 'deploy wagon road:0,0:N']);
  // An unfinished abbey, even an occupied one.
  const abbey = to('AM-ABBEY@0,0r0', 'B monastery:0,0');
  act(abbey, 'fly wagon 0,1 N 1');
  expect(abbey.view(null).figures).toMatchObject([
    { figure: 'meeple' },
    { seat: 0, figure: 'wagon', on: { x: 0, y: 0 } },
  ]);
});

test('AM79, PH5: the phantom may go onto an abbey, and follow the barn, but not into its field', () => {
  const game = laidOut({ rules: `${rules} phantom`, board: RING, draws: LATER });
  act(game, 'abbey 0,0');
  pass(game);
  expect([game.step, offered(game)]).toEqual(['phantom', ['deploy phantom monastery:0,0', 'pass']]);
  const monk = laidOut({ rules: `${rules} phantom`, board: RING, draws: LATER });
  act(monk, 'abbey 0,0');
  act(monk, 'deploy wagon monastery:0,0');
  expect([monk.step, monk.asked]).toEqual(['place', 1]);
  const barn = laidOut({ rules: `${rules} phantom`, board: meadow('0,0 1,0 0,1'), draws: LATER });
  turnWith(barn, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
  expect(offered(barn)).toEqual(['deploy phantom monastery:1,1', 'pass']);
});
