import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';

/** The situations A1 to A19 of arrows in the rules; A17 needs the builder. */
const arrows = { rules: 'arrows' };
/** An arrow 03 at 1,0 that points to 1,1. */
const EXTRA = `${START} AN-M@1,0r90`;

const symbol = (game: Game): string | undefined => game.view(null).arrow?.symbol;

test('situation A1: an arrow towards an empty square: 2 points, nothing active', () => {
  const game = laidOut({ ...arrows, draws: 'AN-C BA-B' });
  expect(told(place(game, 'AN-C@1,0r0'))).toEqual(['A arrow 2']);
  expect(symbol(game)).toBeUndefined();
});

test('situation A2: an arrow 01 towards a tile: no points, 01 active', () => {
  const game = laidOut({ ...arrows, figures: 'A city:0,0:N', draws: 'AN-E BA-B' });
  expect(told(place(game, 'AN-E@0,1r0'))).toEqual([]);
  expect(symbol(game)).toBe('add-meeple');
  expect(offered(game)).toContain('deploy meeple city:0,0:N');
});

test('situation A3: a plain tile before an arrow 02 of the table: no points, 02 active', () => {
  const game = laidOut({ ...arrows, board: `${START} AN-G@0,-1r180`, draws: 'BA-B BA-B' });
  expect(told(place(game, 'BA-B@0,-2r0'))).toEqual([]);
  expect(symbol(game)).toBe('place-anywhere');
});

test('situation A4: an arrow tile that points to nothing, before an arrow 03: 2 points and an extra turn', () => {
  const game = laidOut({ ...arrows, board: EXTRA, draws: 'AN-E BA-B' });
  expect(told(place(game, 'AN-E@1,1r180'))).toEqual(['A arrow 2']);
  pass(game);
  expect(game.view(null)).toMatchObject({ asked: 0, part: 'extra' });
});

test('situation A5: an arrow 01 towards a tile, before an arrow 03: its own gives nothing more, 03 gives 2 and the turn', () => {
  const board = `${EXTRA} BA-U@2,0r90 BA-B@2,1r0`;
  const game = laidOut({ ...arrows, board, draws: 'AN-E BA-B' });
  place(game, 'AN-E@1,1r90');
  const other = game.clone();
  expect(told(act(game, 'activate 1,1'))).toEqual([]);
  pass(game);
  expect(game.asked).toBe(1);
  expect(told(act(other, 'activate 1,0'))).toEqual(['A arrow 2']);
  pass(other);
  expect(other.view(null)).toMatchObject({ asked: 0, part: 'extra' });
});

test('situation A6: two arrows face each other: one is active; 2 points exactly if it is the older one', () => {
  const game = laidOut({ ...arrows, board: EXTRA, figures: 'A road:0,0:E', draws: 'AN-E BA-B' });
  place(game, 'AN-E@1,1r0');
  expect(offered(game)).toEqual(['activate 1,0', 'activate 1,1']);
  const other = game.clone();
  expect(told(act(game, 'activate 1,1'))).toEqual([]);
  expect(symbol(game)).toBe('add-meeple');
  expect(told(act(other, 'activate 1,0'))).toEqual(['A arrow 2']);
  expect(symbol(other)).toBe('extra-turn');
  expect(offered(other)).not.toContain('deploy meeple road:0,0:E.W');
});

test('situation A7: an arrow 02 towards a tile without a meeple in supply: active and unused, no points', () => {
  const seven = Array(7).fill('A city:0,0:N').join(', ');
  const game = laidOut({ ...arrows, figures: seven, draws: 'AN-G BA-B' });
  const events = place(game, 'AN-G@0,1r180');
  expect(events).toContainEqual({ type: 'arrow', seat: 0, active: { x: 0, y: 1, symbol: 'place-anywhere' } });
  expect(game.view(null)).toMatchObject({ asked: 1, scores: [0, 0] });
});

test('situation A8: a neighbour at the corner only: 2 points', () => {
  const game = laidOut({ ...arrows, board: `${START} BA-E@0,-1r180`, draws: 'AN-C BA-B' });
  expect(told(place(game, 'AN-C@1,0r0'))).toEqual(['A arrow 2']);
});

test('situation A9: a tile two squares away, with a gap: 2 points', () => {
  const board = `${START} BA-H@0,-1r0 BA-E@0,-2r180 BA-B@1,-2r0`;
  const game = laidOut({ ...arrows, board, draws: 'AN-C BA-B' });
  expect(told(place(game, 'AN-C@1,0r0'))).toEqual(['A arrow 2']);
});

test('situation A10: 02 with everything taken or finished but an enclosed field: a farmer there is legal', () => {
  const board = `${START} BA-V@0,1r270 BA-V@1,1r0 BA-V@1,2r90 BA-V@0,2r180`;
  const figures = 'B city:0,0:N, B road:0,0:E, B field:0,0:EL, B field:0,0:SL';
  const game = laidOut({ ...arrows, board, figures, draws: 'AN-G BA-B' });
  place(game, 'AN-G@0,3r180');
  const elsewhere = offered(game, 'deploy').filter((line) => !line.includes(':0,3'));
  expect(elsewhere).toEqual([
    'deploy meeple field:0,1:ER.SL',
    'deploy meeple field:0,2:NR.EL',
    'deploy meeple field:1,1:SR.WL',
    'deploy meeple field:1,2:NL.WR',
  ]);
  deploy(game, 'field:0,1:ER');
  expect(game.view(null).figures).toHaveLength(5);
});

test('situation A11: 02 onto a monastery with an own monk: illegal; 01 legal', () => {
  const laid = { ...arrows, board: `${START} BA-B@0,1r0`, figures: 'A monastery:0,1' };
  const game = laidOut({ ...laid, draws: 'AN-G BA-B' });
  place(game, 'AN-G@0,2r180');
  expect(symbol(game)).toBe('place-anywhere');
  refuses(game, 'deploy meeple monastery:0,1');
  const other = laidOut({ ...laid, draws: 'AN-E BA-B' });
  place(other, 'AN-E@0,2r0');
  deploy(other, 'monastery:0,1');
  expect(other.feature({ kind: 'monastery', x: 0, y: 1, at: '' })).toMatchObject({ votes: [2, 0] });
});

test('situation A12: 02 puts the abbot on a garden with five neighbours; taken back next turn: 6', () => {
  const board = `${START} BA-Vg@0,1r0 BA-U@-1,1r90 BA-U@1,0r90 BA-U@-1,0r90 BA-E@1,1r90`;
  const game = laidOut({ rules: 'arrows abbot', board, draws: 'AN-G BA-B BA-B BA-B' });
  place(game, 'AN-G@1,-1r0');
  deploy(game, 'garden:0,1', 'abbot');
  place(game, 'BA-B@-1,-1r0');
  pass(game);
  place(game, 'BA-B@-2,-1r0');
  expect(told(act(game, 'return abbot garden:0,1'))).toEqual(['A garden.incomplete 6']);
});

test('situation A13: 01 beside a knight that has a partner: illegal; beside another knight of the same city: legal', () => {
  const board = `${START} BA-F@0,-1r90`;
  const game = laidOut({ ...arrows, board, figures: 'A city:0,0:N, A city:0,0:N, A city:0,-1:N', draws: 'AN-E BA-B' });
  place(game, 'AN-E@0,1r0');
  refuses(game, 'deploy meeple city:0,0:N');
  deploy(game, 'city:0,-1:N');
  expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N' })).toMatchObject({ votes: [4, 0] });
});

test('situation A14: 01 on a city of 8 points that this tile finished, one knight each: with it 8 and 0, without 8 and 8', () => {
  const board = `${START} BA-F@0,-1r90 BA-U@1,-1r0 AN-C@1,-2r270`;
  const game = laidOut({ ...arrows, board, figures: 'A city:0,0:N, B city:0,-1:N', draws: 'BA-E BA-B' });
  place(game, 'BA-E@0,-2r180');
  const without = game.clone();
  expect(told(deploy(game, 'city:0,0:N'))).toEqual(['A city 8']);
  expect(told(pass(without))).toEqual(['A city 8', 'B city 8']);
});

test('situation A15: a second 03 in the extra turn: no third turn', () => {
  const game = laidOut({ ...arrows, board: EXTRA, draws: 'BA-B AN-O BA-B BA-B' });
  place(game, 'BA-B@1,1r0');
  pass(game);
  place(game, 'AN-O@2,0r270');
  expect(symbol(game)).toBe('extra-turn');
  pass(game);
  expect(game.asked).toBe(1);
});

test('situation A16: an arrow towards nothing in the extra turn: 2 points as ever', () => {
  const game = laidOut({ ...arrows, board: EXTRA, draws: 'BA-B AN-O BA-B' });
  place(game, 'BA-B@1,1r0');
  pass(game);
  expect(told(place(game, 'AN-O@2,0r0'))).toEqual(['A arrow 2']);
});

test('situation A18: 03 by the last tile of the game: no extra turn, final scoring', () => {
  const game = laidOut({ ...arrows, board: EXTRA, figures: 'A city:0,0:N', draws: 'BA-B' });
  place(game, 'BA-B@1,1r0');
  expect(told(pass(game))).toEqual(['A city.incomplete 1']);
  expect(game.view(null)).toMatchObject({ asked: null, turn: 1 });
});

test('situation A19: a player who uses 01 cannot take back the abbot; a player who gets 03 can', () => {
  const board = `${START} BA-Vg@0,1r0`;
  const figures = 'A abbot garden:0,1, A city:0,0:N';
  const game = laidOut({ rules: 'arrows abbot', board, figures, draws: 'AN-E BA-B' });
  place(game, 'AN-E@1,1r270');
  expect(offered(game)).toContain('return abbot garden:0,1');
  deploy(game, 'city:0,0:N');
  refuses(game, 'return abbot garden:0,1');
  expect(game.view(null).figures).toHaveLength(3);
  const extra = laidOut({ rules: 'arrows abbot', board: `${EXTRA} BA-Vg@0,1r0`, figures, draws: 'BA-B BA-B' });
  place(extra, 'BA-B@1,1r0');
  expect(told(act(extra, 'return abbot garden:0,1'))).toEqual(['A garden.incomplete 4']);
  expect(extra.view(null)).toMatchObject({ asked: 0, part: 'extra' });
});
