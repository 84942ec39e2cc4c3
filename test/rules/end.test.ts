import { describe, expect, test } from 'vitest';
import { deploy, finalScores, laidOut, place, told } from '../support/board.ts';

const RING = 'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-U@1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180';

describe('the end', () => {
  test('B17: comes after the turn of the last tile, with its meeple and its scoring', () => {
    const game = laidOut({ figures: 'B road:0,0:E', draws: 'BA-E' });
    place(game, 'BA-E@0,-1r180');
    expect(game.view(null)).toMatchObject({ step: 'meeple', winners: null, tilesLeft: 0 });
    const events = deploy(game, 'city:0,-1:S');
    const types = events.map(({ type }) => type);
    expect(types).toEqual(['deployed', 'scored', 'returned', 'final-scoring', 'scored', 'ended']);
    expect(told(events)).toEqual(['A city 4', 'B road.incomplete 1']);
    expect(game.view(null)).toMatchObject({ asked: null, step: null, winners: [0], scores: [4, 1] });
    expect(game.legalActions()).toEqual([]);
  });

  test('B24: comes if no tile that is left fits anywhere, without a placement', () => {
    const game = laidOut({ board: 'BA-B@0,0r0', draws: 'BA-B BA-C BA-X' });
    place(game, 'BA-B@0,1r0');
    const events = deploy(game, 'monastery:0,1');
    const types = events.map(({ type }) => type);
    expect(types).toEqual(['deployed', 'discarded', 'discarded', 'final-scoring', 'scored', 'ended']);
    expect(game.view(null)).toMatchObject({ asked: null, drawn: null, scores: [2, 0], discarded: ['BA-C', 'BA-X'] });
  });

  test('B24: even before the first turn', () => {
    const game = laidOut({ board: 'BA-B@0,0r0', draws: 'BA-C' });
    expect(game.view(null)).toMatchObject({ asked: null, turn: 0, winners: [0, 1] });
  });
});

describe('final scoring of unfinished features', () => {
  test.each<[string, string, string, number[]]>([
    ['a road: 1 a tile', 'BA-D@0,0r0 BA-X@1,0r0', 'A road:0,0:E', [2, 0]],
    ['a city: 1 a tile', 'BA-D@0,0r0', 'A city:0,0:N', [1, 0]],
    ['a city: and 1 a coat of arms', 'BA-D@0,0r0 BA-F@0,-1r90', 'A city:0,0:N', [3, 0]],
    ['a monastery: 1 and 1 a neighbour', 'BA-D@0,0r0 BA-B@0,1r0', 'A monastery:0,1', [2, 0]],
    ['a monastery with six neighbours', RING, 'A monastery:0,1', [7, 0]],
    ['the majority takes it', 'BA-D@0,0r0 BA-X@1,0r0', 'A road:0,0:E, B road:1,0:W, B road:1,0:W', [0, 2]],
    ['seats that tie score in full', 'BA-D@0,0r0 BA-X@1,0r0', 'A road:0,0:E, B road:1,0:W', [2, 2]],
    ['an empty feature, nobody scores', 'BA-D@0,0r0 BA-X@1,0r0', '', [0, 0]],
  ])('B18: %s', (_rule, board, figures, scores) => {
    expect(finalScores({ board, figures })).toEqual(scores);
  });

  test('B18: all kinds together, once each', () => {
    const board = 'BA-D@0,0r0 BA-E@0,-1r180 BA-B@0,1r0 BA-U@1,0r90';
    const figures = 'A field:0,0:EL, A road:0,0:E, B monastery:0,1, B field:0,0:SL';
    expect(finalScores({ board, figures })).toEqual([5, 3]);
  });

  test('B18: meeples stay where they are', () => {
    const game = laidOut({ figures: 'A city:0,0:N, B road:0,0:E' });
    expect(game.view(null).figures).toHaveLength(2);
    expect(game.view(null).supply).toEqual([{ meeple: 6 }, { meeple: 6 }]);
  });
});

describe('the winner', () => {
  test.each<[string, string, number[]]>([
    ['the highest total', 'B city:0,0:N', [1]],
    ['equal totals share it', 'A road:0,0:E, C city:0,0:N', [0, 2]],
    ['even at nothing', '', [0, 1, 2]],
  ])('B20: %s', (_who, figures, winners) => {
    const game = laidOut({ seats: 3, figures });
    expect(game.view(null).winners).toEqual(winners);
    expect(game.lastEvents.at(-1)).toMatchObject({ type: 'ended', winners });
  });
});
