import { expect, test } from 'vitest';
import { act, deploy, laidOut, offered, pass, place, refuses, told } from '../../support/board.ts';

/** The situations B1 to B7 of The Abbot in the rules. */
const GARDEN = 'BA-D@0,0r0 BA-Vg@0,1r0 BA-U@-1,1r90 BA-U@1,0r90 BA-U@-1,0r90 BA-E@1,1r90';
/** A monastery at 0,1 with six neighbours. */
const SIX = 'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-U@1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180';
const SHARED = 'A abbot monastery:0,1, B monastery:0,1, B monastery:0,1';
const abbot = { rules: 'abbot' };

test('situation B1: an abbot on a garden with five neighbours, taken back: 6', () => {
  const game = laidOut({ ...abbot, board: GARDEN, figures: 'A abbot garden:0,1', draws: 'BA-B BA-B' });
  place(game, 'BA-B@1,-1r0');
  expect(told(act(game, 'return abbot garden:0,1'))).toEqual(['A garden.incomplete 6']);
});

test('situation B2: this tile is the eighth neighbour: 9 by taking back and nothing more, 9 if left to step 3', () => {
  const board = `${GARDEN} BA-U@0,2r0 BA-E@-1,2r180`;
  const game = laidOut({ ...abbot, board, figures: 'A abbot garden:0,1', draws: 'BA-E BA-B' });
  place(game, 'BA-E@1,2r90');
  const left = game.clone();
  expect(told(act(game, 'return abbot garden:0,1'))).toEqual(['A garden.incomplete 9']);
  expect(told(pass(left))).toEqual(['A garden 9']);
  expect(game.view(null).scores).toEqual(left.view(null).scores);
  expect(game.view(null).figures).toEqual([]);
});

test('situation B3: beside two rivals on a monastery with six neighbours, taken back: 7, the rivals stay for nothing', () => {
  const game = laidOut({ ...abbot, board: SIX, figures: SHARED, draws: 'BA-B BA-B' });
  place(game, 'BA-B@1,-1r0');
  expect(told(act(game, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 7']);
  expect(game.view(null).figures.map(({ seat }) => seat)).toEqual([1, 1]);
});

test('situation B4: the same monastery finished: the rivals’ owner 9, the abbot’s owner nothing', () => {
  const game = laidOut({ ...abbot, board: `${SIX} BA-E@0,2r180`, figures: SHARED, draws: 'BA-Eg BA-B' });
  place(game, 'BA-Eg@1,2r180');
  expect(told(pass(game))).toEqual(['B monastery 9']);
  expect(game.view(null).figures).toEqual([]);
});

test('situation B5: no meeple on a garden, no abbot on a road, a city or a field', () => {
  const game = laidOut({ ...abbot, draws: 'BA-Eg BA-B' });
  place(game, 'BA-Eg@0,1r180');
  for (const line of ['meeple garden:0,1', 'abbot city:0,1:S', 'abbot field:0,1:NL']) refuses(game, `deploy ${line}`);
  const road = laidOut({ ...abbot, draws: 'BA-U BA-B' });
  place(road, 'BA-U@1,0r90');
  refuses(road, 'deploy abbot road:1,0:E');
});

test('situation B6: the abbot taken back and a meeple placed in one turn: illegal', () => {
  const game = laidOut({ ...abbot, board: GARDEN, figures: 'A abbot garden:0,1', draws: 'BA-B BA-B' });
  place(game, 'BA-B@1,-1r0');
  const other = game.clone();
  act(game, 'return abbot garden:0,1');
  refuses(game, 'deploy meeple monastery:1,-1');
  deploy(other, 'monastery:1,-1');
  refuses(other, 'return abbot garden:0,1');
});

test('situation B7: taken back with 8 points it returns by an arrow in a later turn, and scores 9 when finished', () => {
  const board = `${SIX} BA-E@0,2r180`;
  const draws = 'BA-B BA-B AN-G BA-Eg BA-B';
  const game = laidOut({ rules: 'abbot arrows', board, figures: 'A abbot monastery:0,1', draws });
  place(game, 'BA-B@1,-1r0');
  expect(told(act(game, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 8']);
  place(game, 'BA-B@-1,-1r0');
  pass(game);
  place(game, 'AN-G@2,-1r90');
  expect(offered(game, 'deploy abbot')).toEqual([
    'deploy abbot monastery:-1,-1',
    'deploy abbot monastery:0,1',
    'deploy abbot monastery:1,-1',
  ]);
  deploy(game, 'monastery:0,1', 'abbot');
  place(game, 'BA-Eg@1,2r180');
  expect(told(pass(game))).toEqual(['A monastery 9']);
});
