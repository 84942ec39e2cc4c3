import { describe, expect, test } from 'vitest';
import { act, laidOut, offered, place, START, told } from '../support/board.ts';

const seats = 3;

describe('resigning in the steps of the expansions', () => {
  test('when asked for a gift: the tile passes on, the next seat may open one of its own', () => {
    const figures = 'A city:0,0:N, B road:0,0:E';
    const hands = 'A cash-out, B cash-out';
    const game = laidOut({ seats, rules: 'gifts', figures, hands, draws: 'BA-B BA-E BA-E BA-E' });
    const events = game.resign(0);
    expect(events.map(({ type }) => type)).toEqual(['resigned', 'turn', 'drawn']);
    expect(game.view(1)).toMatchObject({ asked: 1, step: 'gift', drawn: 'BA-B', turn: 1 });
    expect(offered(game)).toEqual(['open cash-out meeple road:0,0:E.W', 'pass']);
  });

  test('between the two tiles of Take 2: the first passes on, the second goes back, the card stays discarded', () => {
    const game = laidOut({ seats, rules: 'gifts', hands: 'A take-2', draws: 'BA-B BA-E BA-X' });
    act(game, 'open take-2');
    const events = game.resign(0);
    expect(events.map(({ type }) => type)).toEqual(['resigned', 'turn', 'drawn']);
    expect(events.at(-1)).toMatchObject({ tile: 'BA-B', tilesLeft: 2 });
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', drawn: 'BA-B', drawnToo: null });
    expect(game.view(null)).toMatchObject({ unseen: { 'BA-E': 1, 'BA-X': 1 }, hands: [{ discards: ['take-2'] }] });
  });

  test('the last but one between the two tiles: the first leaves the game, the second goes back', () => {
    const game = laidOut({ rules: 'gifts', hands: 'A take-2 synod, B synod', draws: 'BA-B BA-E BA-X' });
    act(game, 'open take-2');
    expect(told(game.resign(0))).toEqual(['A unopened-gifts 2', 'B unopened-gifts 2']);
    expect(game.view(null)).toMatchObject({ drawn: null, drawnToo: null, tilesLeft: 2, winners: [1] });
  });

  test('when asked for an arrow: the turn ends without a figure and without an extra turn', () => {
    const board = `${START} AN-M@1,0r90`;
    const game = laidOut({ seats, rules: 'arrows', board, draws: 'AN-E BA-B BA-B' });
    place(game, 'AN-E@1,1r0');
    expect(game.step).toBe('arrow');
    game.resign(0);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', part: 'own', arrow: null });
  });

  test('the last but one with an arrow active: none is, once the game is over', () => {
    const game = laidOut({ rules: 'arrows', board: `${START} AN-M@1,0r90`, draws: 'BA-B BA-B' });
    place(game, 'BA-B@1,1r0');
    expect(game.view(null).arrow).not.toBeNull();
    game.resign(1);
    expect(game.view(null)).toMatchObject({ arrow: null, winners: [0] });
  });

  test('with an extra turn to come: it is lost, and the next seat has a run of its own', () => {
    const board = `${START} AN-M@1,0r90`;
    const game = laidOut({ seats, rules: 'arrows', board, draws: 'BA-B AN-O BA-B BA-B' });
    place(game, 'BA-B@1,1r0');
    game.resign(0);
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own' });
    place(game, 'AN-O@2,0r270');
    game.play({ type: 'pass' });
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'extra' });
  });

  test('in an extra turn: the tile passes to the next seat as its own turn', () => {
    const board = `${START} AN-M@1,0r90`;
    const game = laidOut({ seats, rules: 'arrows', board, draws: 'BA-B BA-B BA-B BA-B' });
    place(game, 'BA-B@1,1r0');
    game.play({ type: 'pass' });
    expect(game.view(null)).toMatchObject({ asked: 0, part: 'extra' });
    expect(game.resign(0)).toContainEqual({ type: 'turn', turn: 2, seat: 1, part: 'own' });
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own' });
  });

  test('when asked what to do with figures: the abbot stays, and scores at the end', () => {
    const board = `${START} BA-Vg@0,1r0`;
    const game = laidOut({ seats, rules: 'abbot', board, figures: 'A abbot garden:0,1', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    game.resign(0);
    expect(game.view(null).figures).toMatchObject([{ seat: 0, figure: 'abbot' }]);
    expect(told(game.resign(1))).toEqual(['A garden.incomplete 2']);
  });
});
