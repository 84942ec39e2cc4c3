import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';

/** The situations G-1 to G-29 of The Gifts in the rules: A is the player, B is Blue. G-11 needs inns. */
const gifts = { rules: 'gifts' };
const TALL = `${START} BA-F@0,-1r90`;
/** A road of four tiles, open in the east. */
const FOUR = 'BA-A@-1,0r270 BA-D@0,0r0 BA-U@1,0r90 BA-U@2,0r90';
const MONASTERY = 'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-U@1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180 BA-E@0,2r180';

const unopened = (game: Game): number => game.view(null).hands[0]!.counts[0]!;

/** How many gifts a placement brings. */
function receives(board: string, figures: string, last: string): number {
  const draws = `${last.split('@')[0]} BA-B`;
  const game = laidOut({ ...gifts, seats: 3, board, figures, draws, deck: 'synod cash-out' });
  place(game, last);
  return unopened(game);
}

test('situation G-1: Blue alone on a road, extended: a gift', () => {
  expect(receives(START, 'B road:0,0:E', 'BA-U@1,0r90')).toBe(1);
});

test('situation G-2: a city with a knight of each, extended: none', () => {
  expect(receives(TALL, 'A city:0,0:N, B city:0,-1:N', 'BA-G@0,-2r90')).toBe(0);
});

test('situation G-3: a city with two of Blue and one of A, extended: a gift', () => {
  expect(receives(TALL, 'A city:0,0:N, B city:0,-1:N, B city:0,-1:N', 'BA-G@0,-2r90')).toBe(1);
});

test('situation G-4: Blue’s road and Green’s city extended by one tile: one gift', () => {
  expect(receives(`${START} BA-E@1,-1r180`, 'B road:0,0:E, C city:1,-1:S', 'BA-L@1,0r0')).toBe(1);
});

test('situation G-5: Blue’s road of three tiles finished: a gift, and Blue scores 3', () => {
  const board = 'BA-A@-1,0r270 BA-D@0,0r0';
  const game = laidOut({ ...gifts, board, figures: 'B road:0,0:E', draws: 'BA-X BA-B', deck: 'synod' });
  place(game, 'BA-X@1,0r0');
  expect(unopened(game)).toBe(1);
  expect(told(pass(game))).toEqual(['B road 3']);
});

test('situation G-6: an unclaimed city extended: none', () => {
  expect(receives(START, '', 'BA-F@0,-1r90')).toBe(0);
});

test('situation G-7: two cities joined: one knight each: none; two of Blue: a gift', () => {
  const board = `${START} BA-H@0,-2r0`;
  expect(receives(board, 'A city:0,0:N, B city:0,-2:S', 'BA-G@0,-1r90')).toBe(0);
  expect(receives(board, 'A city:0,0:N, B city:0,-2:S, B city:0,-2:S', 'BA-G@0,-1r90')).toBe(1);
});

const sweeper = { ...gifts, board: FOUR, hands: 'A road-sweeper', draws: 'BA-U BA-B BA-B' };

test('situation G-8: Road Sweeper on the own road of four tiles: 4, and the meeple may go on it again', () => {
  const game = laidOut({ ...sweeper, figures: 'A road:0,0:E' });
  expect(told(act(game, 'open road-sweeper road:-1,0:E'))).toEqual(['A road.incomplete 4']);
  expect(game.view(null).supply[0]).toEqual({ meeple: 7 });
  place(game, 'BA-U@3,0r90');
  deploy(game, 'road:3,0:E');
});

test('situation G-9: Road Sweeper, one against two of Blue: Blue 4, A nothing, all three go home', () => {
  const game = laidOut({ ...sweeper, figures: 'A road:0,0:E, B road:1,0:E, B road:2,0:E' });
  expect(told(act(game, 'open road-sweeper road:-1,0:E'))).toEqual(['B road.incomplete 4']);
  expect(game.view(null).figures).toEqual([]);
});

test('situation G-10: Road Sweeper on five tiles, one each: 5 for both, both go home', () => {
  const board = `${FOUR} BA-U@3,0r90`;
  const game = laidOut({ ...sweeper, board, figures: 'A road:0,0:E, B road:1,0:E', draws: 'BA-B BA-B' });
  expect(told(act(game, 'open road-sweeper road:-1,0:E'))).toEqual(['A road.incomplete 5', 'B road.incomplete 5']);
  expect(game.view(null).figures).toEqual([]);
});

test('situation G-12: Blue’s only meeple swept, then the road extended: no gift', () => {
  const game = laidOut({ ...sweeper, figures: 'B road:0,0:E', deck: 'synod' });
  act(game, 'open road-sweeper road:-1,0:E');
  place(game, 'BA-U@3,0r90');
  expect(unopened(game)).toBe(0);
});

const cashOut = { ...gifts, hands: 'A cash-out', draws: 'BA-B BA-B BA-B' };

test('situation G-13: Cash Out from a city with three meeples: 6; the others stay', () => {
  const game = laidOut({ ...cashOut, board: TALL, figures: 'A city:0,0:N, A city:0,-1:N, B city:0,-1:N' });
  expect(told(act(game, 'open cash-out meeple city:0,0:N'))).toEqual(['A cash-out 6']);
  expect(game.view(null).figures.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('situation G-14: Cash Out of the only farmer: 2', () => {
  const game = laidOut({ ...cashOut, figures: 'A field:0,0:SL' });
  expect(told(act(game, 'open cash-out meeple field:0,0:SL'))).toEqual(['A cash-out 2']);
});

test('situation G-15: Cash Out from a pair, nobody else there: 4, one meeple stays', () => {
  const game = laidOut({ ...cashOut, figures: 'A city:0,0:N, A city:0,0:N' });
  expect(told(act(game, 'open cash-out meeple city:0,0:N'))).toEqual(['A cash-out 4']);
  expect(game.view(null).figures).toHaveLength(1);
});

test('situation G-16: Cash Out from a monastery with one of each of four players: 8', () => {
  const figures = 'A monastery:0,1, B monastery:0,1, C monastery:0,1, D monastery:0,1';
  const game = laidOut({ ...cashOut, seats: 4, board: MONASTERY, figures });
  expect(told(act(game, 'open cash-out meeple monastery:0,1'))).toEqual(['A cash-out 8']);
});

test('situation G-17: Cash Out, then the same meeple in step 2: legal', () => {
  const game = laidOut({ ...cashOut, figures: Array(7).fill('A city:0,0:N').join(', ') });
  act(game, 'open cash-out meeple city:0,0:N');
  place(game, 'BA-B@0,1r0');
  deploy(game, 'monastery:0,1');
});

const change = { ...gifts, hands: 'A change-position', draws: 'BA-B BA-B BA-B' };

test('situation G-18: a knight lies down in an occupied field of its tile: legal, no points', () => {
  const game = laidOut({ ...change, figures: 'A city:0,0:N, B field:0,0:EL' });
  expect(told(act(game, 'open change-position meeple city:0,0:N field:0,0:EL'))).toEqual([]);
  expect(game.feature({ kind: 'field', x: 0, y: 0, at: 'EL.WR' })).toMatchObject({ votes: [1, 1] });
});

test('situation G-19: a knight to the road of its tile: illegal', () => {
  const game = laidOut({ ...change, figures: 'A city:0,0:N' });
  refuses(game, 'open change-position meeple city:0,0:N road:0,0:E');
});

test('situation G-20: a farmer stands up in an occupied unfinished city: legal; the majority is recomputed', () => {
  const game = laidOut({ ...change, figures: 'A field:0,0:EL, B city:0,0:N' });
  act(game, 'open change-position meeple field:0,0:EL city:0,0:N');
  expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N' })).toMatchObject({ votes: [1, 1], owners: [0, 1] });
});

test('situation G-21: with an abbot: illegal', () => {
  const board = `${START} BA-B@0,1r0`;
  const game = laidOut({ ...change, rules: 'gifts abbot', board, figures: 'A abbot monastery:0,1, A city:0,0:N' });
  expect(game.view(0).step).toBe('gift');
  refuses(game, 'open change-position abbot monastery:0,1 field:0,1:NL');
});

const synod = { ...gifts, hands: 'A synod', draws: 'BA-E BA-B BA-B' };

test('situation G-22: Synod on an unclaimed monastery far away, then a meeple in step 2: both in one turn', () => {
  const game = laidOut({ ...synod, board: `${START} BA-B@0,1r0 BA-B@0,2r0 BA-B@0,3r0` });
  act(game, 'open synod meeple monastery:0,3');
  place(game, 'BA-E@0,-1r180');
  expect(told(deploy(game, 'city:0,-1:S'))).toEqual(['A city 4']);
  expect(game.view(null).figures).toHaveLength(1);
});

test('situation G-23: Synod with an empty supply: not possible', () => {
  const figures = Array(7).fill('A city:0,0:N').join(', ');
  const game = laidOut({ ...synod, board: `${START} BA-B@0,1r0`, figures });
  expect(game.view(0).step).toBe('place');
  refuses(game, 'open synod meeple monastery:0,1');
});

test('situation G-24: Synod onto a finished monastery, onto a garden: illegal', () => {
  const board = `${MONASTERY} BA-Eg@1,2r180 BA-B@1,-1r0`;
  const game = laidOut({ ...synod, rules: 'gifts abbot', board });
  expect(offered(game, 'open')).toEqual(['open synod abbot monastery:1,-1', 'open synod meeple monastery:1,-1']);
  refuses(game, 'open synod meeple monastery:0,1');
  refuses(game, 'open synod abbot garden:1,2');
});

test('situation G-25: Take 2: one is chosen, the other goes back; the pile has one tile less than before the turn', () => {
  const game = laidOut({ ...gifts, hands: 'B take-2', draws: 'BA-B BA-B BA-E BA-X' });
  place(game, 'BA-B@0,1r0');
  const before = game.view(null).tilesLeft;
  pass(game);
  act(game, 'open take-2');
  act(game, 'keep BA-E');
  expect(game.view(null).tilesLeft).toBe(before - 1);
});

test('situation G-26: Take 2 with an empty pile: not offered', () => {
  const game = laidOut({ ...gifts, hands: 'A take-2', draws: 'BA-B' });
  expect(game.view(0).step).toBe('place');
  refuses(game, 'open take-2');
});

test('situation G-27: three unopened gifts at the end: 6', () => {
  expect(laidOut({ ...gifts, hands: 'A synod synod take-2' }).view(null).scores).toEqual([6, 0]);
});

test('situation G-28: a gift due with four discards and no deck: the discards are shuffled and one drawn; all in hands: none', () => {
  const four = Array(4).fill('cash-out').join(' ');
  const board = `${START} BA-B@0,1r0`;
  const figures = `B road:0,0:E, ${Array(4).fill('A city:0,0:N').join(', ')}`;
  const game = laidOut({
    ...gifts,
    board,
    figures,
    hands: `A ${four}, B synod synod synod synod synod`,
    reshuffle: four,
    draws: 'BA-B BA-B BA-B BA-B BA-B BA-B BA-U BA-B',
  });
  // A opens its four gifts, turn by turn; B always passes.
  for (const y of [2, 4, 6, 8]) {
    act(game, 'open cash-out meeple city:0,0:N');
    if (y === 8) break;
    place(game, `BA-B@0,${y}r0`);
    pass(game);
    pass(game);
    place(game, `BA-B@0,${y + 1}r0`);
    pass(game);
  }
  expect(game.view(null).hands[0]).toMatchObject({ counts: [0, 5], left: 0, discards: Array(4).fill('cash-out') });
  const events = place(game, 'BA-U@1,0r90');
  expect(events.map(({ type }) => type)).toEqual(['placed', 'gifts-reshuffled', 'gift-received']);
  expect(game.view(0).hands[0]).toMatchObject({ counts: [1, 5], own: ['cash-out'], left: 3, discards: [] });
  const none = laidOut({ ...gifts, figures: 'B road:0,0:E', hands: 'B synod', draws: 'BA-U BA-B' });
  place(none, 'BA-U@1,0r90');
  expect(unopened(none)).toBe(0);
});

test('situation G-29: two gifts for one tile: illegal; one in the turn and one in the extra turn: legal', () => {
  const game = laidOut({
    rules: 'gifts arrows',
    board: `${START} AN-M@1,0r90`,
    figures: 'A city:0,0:N, A city:0,0:N',
    hands: 'A cash-out cash-out',
    draws: 'BA-B BA-B BA-B',
  });
  act(game, 'open cash-out meeple city:0,0:N');
  refuses(game, 'open cash-out meeple city:0,0:N');
  place(game, 'BA-B@1,1r0');
  pass(game);
  expect(game.view(null).part).toBe('extra');
  act(game, 'open cash-out meeple city:0,0:N');
  expect(unopened(game)).toBe(0);
});
