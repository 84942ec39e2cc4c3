import { describe, expect, test } from 'vitest';
import { Refused } from '../../src/engine/index.ts';
import { deploy, laidOut, pass, place, told } from '../support/board.ts';

const code = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return 'done';
};

describe('resigning', () => {
  test('L7: between tile and meeple: what the tile has finished is scored as finished before the game ends', () => {
    const game = laidOut({ figures: 'A city:0,0:N', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    const events = game.resign(1);
    expect(told(events)).toEqual(['A city 4']);
    expect(game.view(null)).toMatchObject({ scores: [4, 0], winners: [0], figures: [] });
  });

  test('L7: by the last opponent but one of three seats: the city that the tile has finished is scored as finished, too', () => {
    const game = laidOut({ seats: 3, figures: 'A city:0,0:N, C road:0,0:E', draws: 'BA-E BA-B' });
    game.resign(1);
    place(game, 'BA-E@0,-1r180');
    expect(told(game.resign(0))).toEqual(['A city 4', 'C road.incomplete 1']);
    expect(game.view(null).winners).toEqual([2]);
  });

  test('L7: by the seat to move after its tile: the tile counts, nothing is deployed, the next seat draws', () => {
    const game = laidOut({ seats: 3, figures: 'A city:0,0:N', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(told(game.resign(0))).toEqual(['A city 4']);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', drawn: 'BA-B', turn: 2 });
  });

  test('L7: by the seat to move before its tile: the tile passes to the next seat in the same turn', () => {
    const game = laidOut({ seats: 3, draws: 'BA-E BA-B' });
    const events = game.resign(0);
    expect(events.map(({ type }) => type)).toEqual(['resigned', 'turn', 'drawn']);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', drawn: 'BA-E', turn: 1, tilesLeft: 1 });
  });

  test('L7: by a seat that is not to move: its turns are skipped, its meeples stay and score', () => {
    const game = laidOut({ seats: 3, figures: 'B city:0,0:N', draws: 'BA-B BA-E BA-B' });
    game.resign(1);
    place(game, 'BA-B@0,1r0');
    pass(game);
    expect(game.asked).toBe(2);
    place(game, 'BA-E@0,-1r180');
    expect(told(pass(game))).toEqual(['B city 4']);
    expect(game.asked).toBe(0);
    expect(game.view(null).scores).toEqual([0, 4, 0]);
  });

  test('L7: a seat that has resigned does not win, even with the most points', () => {
    const game = laidOut({ seats: 3, figures: 'B city:0,0:N', draws: 'BA-E' });
    game.resign(1);
    place(game, 'BA-E@0,-1r180');
    expect(pass(game).at(-1)).toEqual({ type: 'ended', scores: [0, 4, 0], winners: [0, 2] });
  });

  test('is refused with a code twice, for no seat, and after the end; nothing changes', () => {
    const game = laidOut({ seats: 3, draws: 'BA-E BA-B' });
    game.resign(1);
    const before = JSON.stringify([game.view(null), game.record, game.legalActions()]);
    expect(code(() => game.resign(1))).toBe('already-resigned');
    for (const seat of [-1, 3, 0.5, Number.NaN]) expect(code(() => game.resign(seat))).toBe('not-legal');
    expect(JSON.stringify([game.view(null), game.record, game.legalActions()])).toBe(before);
    game.resign(2);
    expect(code(() => game.resign(0))).toBe('game-over');
  });

  test('L7: a meeple deployed before is not taken back', () => {
    const game = laidOut({ seats: 3, draws: 'BA-B BA-B BA-B' });
    place(game, 'BA-B@0,1r0');
    deploy(game, 'monastery:0,1');
    game.resign(0);
    expect(game.view(null).figures).toHaveLength(1);
  });
});
