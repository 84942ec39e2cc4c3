import { expect, test } from 'vitest';
import { TILE_DESIGNS } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, START, told } from '../../support/board.ts';
import { drawn } from '../../support/maps.ts';
import { bag, flocks, home, LATER, rules, turn, turnWith } from './support.ts';

test('HS62: setting a shepherd is the whole action: no abbot is placed or taken back besides', () => {
  const game = laidOut({
    rules: `${rules} abbot`,
    board: `${START} BA-B@0,2r0`,
    figures: 'A abbot monastery:0,2',
    draws: `BA-B ${LATER}`,
  });
  place(game, 'BA-B@0,1r0');
  expect(offered(game, 'return').length).toBe(1);
  expect(offered(game, 'herd').length).toBe(1);
  act(game, 'herd field:0,1 2');
  expect([game.step, game.asked]).toEqual(['place', 1]);
});

test('HS63: with arrows 01 and 02 the shepherd goes to the tile just placed alone, and 2c follows', () => {
  const game = laidOut({ rules: `${rules} arrows`, board: `${START} AN-G@0,-1r180`, draws: `BA-B ${LATER}` });
  place(game, 'BA-B@0,-2r0');
  expect(offered(game, 'deploy meeple').some((line) => line.includes(':0,0'))).toBe(true);
  expect(offered(game, 'herd').map((line) => line.split(':')[1])).toEqual(['0,-2']);
  // 01 comes first, then the question for the flock.
  const beside = laidOut({
    rules: `${rules} arrows`,
    board: `${START} AN-C@1,0r0 BA-B@2,-2r0`,
    figures: 'A city:0,0:N',
    draws: `BA-B BA-B BA-B ${LATER}`,
  });
  turnWith(beside, 'BA-B@2,-1r0', 'herd field:2,-1 1');
  turn(beside, 'BA-B@3,-2r0');
  place(beside, 'BA-B@1,-1r0');
  act(beside, 'deploy meeple city:0,0:N');
  expect(beside.step).toBe('sheep');
});

test('HS64: for a gift votes alone decide, and a hill breaks no tie there', () => {
  const board = 'HS-08@0,0r0 BA-G@0,-1r90';
  const deck = 'synod synod synod';
  const game = laidOut({
    rules: `${rules} gifts`,
    board,
    figures: 'A city:0,-1:N, B city:0,0:N',
    deck,
    draws: `BA-G BA-E ${LATER}`,
  });
  // B alone would score it, but A has equally many votes.
  expect(turn(game, 'BA-G@0,-2r90').some(({ type }) => type === 'gift-received')).toBe(false);
  const events = turn(game, 'BA-E@0,-3r180');
  expect(events.some(({ type }) => type === 'gift-received')).toBe(false);
  expect(told(events)).toEqual(['B city 8']);
});

test('HS65: pig and shepherd share a field', () => {
  const game = laidOut({ rules: `${rules} pigs`, figures: 'A field:0,0:SL', draws: `BA-B BA-B BA-B ${LATER}` });
  turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 2');
  turn(game, 'BA-B@1,1r0');
  place(game, 'BA-B@0,2r0');
  act(game, 'deploy pig field:0,2');
  act(game, 'grow field:0,1 1');
  expect([flocks(game)[0], game.view(null).figures.map(({ figure }) => figure)]).toEqual([
    '21',
    ['meeple', 'shepherd', 'pig'],
  ]);
});

test('HS66: the river has no hill', () => {
  const river = TILE_DESIGNS.filter(({ river: sides }) => sides.length > 0);
  expect(river.some(({ marks }) => marks.includes('hill'))).toBe(false);
});

test('HS67: on a map a field is closed if no side of it faces a free square', () => {
  const map = drawn(['S#.', '##.']);
  const game = laidOut({ rules, map, board: 'BA-B@0,0r0', draws: `BA-B BA-B BA-B ${LATER}` });
  turnWith(game, 'BA-B@1,0r0', 'herd field:1,0 3');
  turn(game, 'BA-B@0,1r0');
  place(game, 'BA-B@1,1r0');
  pass(game);
  expect(told(act(game, 'grow field:1,0 1'))).toEqual(['A sheep 4']);
});

test('PD81, HS68: a shepherd that the dragon eats loses the flock, and a placed volcano still gives 2c', () => {
  const game = laidOut({ rules: `${rules} princess-dragon`, draws: `BA-B BA-B PD-2 PD-H ${LATER}` });
  turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 3');
  turn(game, 'BA-B@1,1r0');
  place(game, 'PD-2@0,2r0');
  // No figure is put on a volcano, so the question for the flock comes at once.
  expect(game.step).toBe('sheep');
  act(game, 'grow field:0,1 2');
  expect(flocks(game)[0]).toBe('32');
  // The dragon's only way is walked unasked.
  const events = turn(game, 'PD-H@-1,0r0');
  expect(home(events, 'dragon')).toEqual(['A shepherd 0,1']);
  expect([flocks(game)[0], bag(game), game.scores[0]]).toEqual(['', '4 5 5 2 2', 0]);
});
