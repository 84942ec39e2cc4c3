import { describe, expect, test } from 'vitest';
import { act, deploy, finalScores, laidOut, pass, place, told } from '../../support/board.ts';
import { border, drawn, ferry, island, largeCity } from '../../support/maps.ts';

const LATER = 'BA-B BA-B';
describe('situations on maps', () => {
  test('situation M-1: Berlin finished by four tiles: 6 tiles and 4 coats of arms are 20', () => {
    const board = 'BA-D@7,8r0 BA-E@9,4r180 BA-E@8,5r90 BA-E@11,5r270';
    const game = laidOut({ map: 'germany', board, figures: 'A city:9,4:S', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@10,6r0');
    expect(told(deploy(game, 'field:10,6:EL'))).toEqual(['A city 20']);
  });

  test('situation M-2: a road that ends in Denmark: 4 segments and 2 coats of arms are 8', () => {
    const board = 'BA-U@4,0r0 BA-L@4,2r90';
    const game = laidOut({ map: 'germany', board, figures: 'A road:4,0:N', draws: `BA-U ${LATER}` });
    place(game, 'BA-U@4,1r0');
    expect(told(pass(game))).toEqual(['A road 8']);
  });

  test('situation M-3: a city at the border: 3 tiles and 2 coats of arms are 10', () => {
    const board = 'BA-G@11,3r0';
    const game = laidOut({ map: 'germany', board, figures: 'A city:11,3:E', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@10,3r90');
    expect(told(pass(game))).toEqual(['A city 10']);
  });

  test('situation M-4: a half city closed by the border is 2', () => {
    const game = laidOut({ map: 'germany', board: 'BA-B@9,2r0', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@9,1r0');
    expect(told(deploy(game, 'city:9,1:N'))).toEqual(['A city 2']);
  });

  test('situation M-5: a road over a ferry with two coats of arms: 3 and 4 are 7', () => {
    const board = 'BA-A@6,2r270 BA-B@6,1r0 BA-B@8,1r0';
    const game = laidOut({ map: 'benelux', board, figures: 'A road:6,2:E', draws: `BA-A ${LATER}` });
    place(game, 'BA-A@9,2r90');
    expect(told(deploy(game, 'monastery:9,2'))).toEqual(['A road 7']);
  });

  test('situation M-6: a monastery at the border with five squares around, all filled, is 6', () => {
    const board = 'BA-B@1,0r0 BA-U@0,0r0 BA-U@0,1r0 BA-U@2,0r0 BA-U@2,1r0';
    const game = laidOut({ map: drawn(['####', '###S']), board, figures: 'A monastery:1,0', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,1r0');
    expect(told(pass(game))).toEqual(['A monastery 6']);
  });

  test('situation M-7: with a printed large city as one of the five it is 6', () => {
    const map = drawn(['####', '#C#S'], { largeCities: [largeCity('town', [[1, 1], 'FCFC', 1])] });
    const board = 'BA-B@1,0r0 BA-B@0,0r0 BA-B@2,0r0 BA-E@0,1r90';
    const game = laidOut({ map, board, figures: 'A monastery:1,0', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@2,1r270');
    expect(told(pass(game))).toEqual(['A monastery 6']);
  });

  test('situation M-7: with the sea or a highlight as one of the five it is 5, as soon as the other four are filled', () => {
    for (const letter of ['~', 'H', '.']) {
      const board = 'BA-B@1,0r0 BA-U@0,0r0 BA-U@0,1r0 BA-U@2,1r0';
      const map = drawn(['####', `#${letter}#S`]);
      const game = laidOut({ map, board, figures: 'A monastery:1,0', draws: `BA-U ${LATER}` });
      place(game, 'BA-U@2,0r0');
      expect(told(pass(game))).toEqual(['A monastery 5']);
    }
  });

  const ARMS = drawn(['#######', 'S......'], { borderPrints: [border('road', [0, 0], 'W', 1)] });

  test('situation M-8: an unfinished road at the end with 3 tiles and 1 coat of arms is 4', () => {
    const board = 'BA-U@0,0r90 BA-U@1,0r90';
    expect(finalScores({ map: ARMS, board, figures: 'B road:1,0:E' })).toEqual([0, 4]);
  });

  test('situation M-9: an island square with two coats of arms, reached by ferry, is 4 at once', () => {
    const map = drawn(['S#..i'], {
      ferries: [ferry([[1, 0], 'E'], [[4, 0], 'W'])],
      islands: [island([[4, 0], 2])],
    });
    const game = laidOut({ map, board: 'BA-B@0,0r0', draws: `BA-A BA-A ${LATER}` });
    place(game, 'BA-A@1,0r270');
    pass(game);
    expect(told(place(game, 'BA-A@4,0r90'))).toEqual(['B island 4']);
    expect(game.step).toBe('meeple');
  });

  test('situation M-10: Road Sweeper on that road of M-8 is 4', () => {
    const board = 'BA-U@0,0r90 BA-U@1,0r90';
    const laid = { map: ARMS, board, figures: 'B road:1,0:E', rules: 'gifts', hands: 'A road-sweeper' };
    const game = laidOut({ ...laid, draws: `BA-U ${LATER}` });
    expect(told(act(game, 'open road-sweeper road:0,0:E'))).toEqual(['B road.incomplete 4']);
  });

  test('situation M-11: an unfinished city at the end with 3 tiles and 2 coats of arms is 5', () => {
    const map = drawn(['#######', 'S......'], { borderPrints: [border('city', [0, 0], 'W', 2)] });
    const board = 'BA-G@0,0r0 BA-G@1,0r0';
    expect(finalScores({ map, board, figures: 'A city:1,0:E' })).toEqual([5, 0]);
  });
});
