import { describe, expect, test } from 'vitest';
import { deploy, deployable, finalScores, laidOut, pass, place, told } from '../support/board.ts';

const CITY = 'BA-D@0,0r0 BA-E@0,-1r180';
const TALL = 'BA-D@0,0r0 BA-F@0,-1r90 BA-E@0,-2r180';
const TWO = 'BA-D@0,0r0 BA-H@0,-1r0 BA-E@0,-2r180';

describe('farmers', () => {
  test('B16: lie in a field and stay, whatever features around them are finished', () => {
    const game = laidOut({ figures: 'A field:0,0:EL', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(told(pass(game))).toEqual([]);
    expect(game.view(null).figures).toHaveLength(1);
  });

  test('B16: a road parts the fields beside it', () => {
    const game = laidOut({ figures: 'A field:0,0:EL', draws: 'BA-U BA-B' });
    place(game, 'BA-U@1,0r90');
    expect(deployable(game)).toEqual(['field:1,0:ER.SL.SR.WL', 'road:1,0:E.W']);
  });

  test('B16: a city parts the fields beside it', () => {
    const game = laidOut({ figures: 'A field:0,0:EL', draws: 'BA-F BA-B' });
    place(game, 'BA-F@0,-1r90');
    expect(deployable(game)).toEqual(['city:0,-1:N.S', 'field:0,-1:EL.ER', 'field:0,-1:WL.WR']);
  });

  test('B16: if a road ends in a monastery the field goes around', () => {
    const game = laidOut({ figures: 'B field:0,0:EL', draws: 'BA-A BA-B' });
    place(game, 'BA-A@1,0r90');
    expect(deployable(game)).toEqual(['monastery:1,0', 'road:1,0:W']);
    pass(game);
    const south = game.feature({ kind: 'field', x: 0, y: 0, at: 'ER.SL.SR.WL' });
    expect(south).toMatchObject({ tiles: 2, votes: [0, 1] });
  });

  test('B16: with the field rule off nobody lies down', () => {
    const game = laidOut({ fields: false, draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,1r180');
    expect(deployable(game)).toEqual(['city:0,1:S']);
    expect(() => deploy(game, 'field:0,1:EL')).toThrow('not-legal');
  });

  test('B16, B7: fields that grow together hold several farmers, and no new one', () => {
    const board = 'BA-D@0,0r0 BA-U@1,0r90';
    const game = laidOut({ board, figures: 'A field:0,0:SL, B field:1,0:NL', draws: 'BA-V BA-B' });
    // A curve from west to south: outside it the northern field, inside it the southern one.
    place(game, 'BA-V@2,0r0');
    expect(deployable(game)).toEqual(['road:2,0:S.W']);
  });
});

describe('final scoring of fields', () => {
  test.each<[string, string, string, number[]]>([
    ['B19: 3 points for a finished city it touches', CITY, 'A field:0,0:EL', [3, 0]],
    ['B19: nothing from across the road', CITY, 'A field:0,0:SL', [0, 0]],
    ['B19: nothing for an unfinished city', 'BA-D@0,0r0', 'A field:0,0:EL', [0, 0]],
    ['B19: 3 for each of two cities', TWO, 'A field:0,-1:EL', [6, 0]],
    ['B19, B23: a city touched on several tiles counts once', TALL, 'A field:0,-1:EL', [3, 0]],
    ['B19: a city counts for every field at it', TALL, 'A field:0,-1:EL, B field:0,-1:WL', [3, 3]],
    ['B19: the most farmers take all', TWO, 'A field:0,-1:EL, A field:0,-1:EL, B field:0,-1:EL', [6, 0]],
    ['B19: seats that tie score in full', `${TWO} BA-B@1,-1r0`, 'A field:0,-1:EL, B field:1,-1:WR', [6, 6]],
    ['B19: coats of arms and size are nothing to a farmer', TALL, 'B field:0,-2:NL', [0, 3]],
  ])('%s', (_rule, board, figures, scores) => {
    expect(finalScores({ board, figures })).toEqual(scores);
  });

  test('B19: its working counts the cities', () => {
    const game = laidOut({ board: TWO, figures: 'A field:0,-1:EL' });
    expect(game.lastEvents).toContainEqual(
      expect.objectContaining({ reason: 'field', points: 6, working: [{ of: 'cities', count: 2, each: 3 }] }),
    );
  });

  test('B19: cities finished by the very last tile count', () => {
    const game = laidOut({ figures: 'A field:0,0:EL', draws: 'BA-E' });
    place(game, 'BA-E@0,-1r180');
    expect(told(pass(game))).toEqual(['A field 3']);
  });
});
