import { describe, expect, test } from 'vitest';
import { surveyOf } from '../../lab/arena/survey.ts';
import { supplyOf } from '../../src/engine/index.ts';
import { laidOut } from '../support/board.ts';

/** The tiles that each square of a feature needs, and features that meet round corners, without the tile in hand. */
function survey(board: string, figures: string, draws: string) {
  const game = laidOut({ board, figures, draws });
  return surveyOf(game, supplyOf(game, false));
}

describe('a position square by square', () => {
  test('a city waits for tiles that fit on its square; the tile in hand does not count', () => {
    const { reaches } = survey('BA-D@0,0r0', 'A city:0,0:N', 'BA-E BA-E BA-V BA-N');
    expect(reaches).toHaveLength(1);
    expect(reaches[0]).toMatchObject({ kind: 'city', fits: [2], leaders: [0], finished: 2 });
  });

  test('a road waits for a tile at either end', () => {
    const { reaches } = survey('BA-D@0,0r0', 'B road:0,0:E', 'BA-B BA-E BA-V BA-V');
    expect(reaches[0]!.fits).toEqual([2, 2]);
  });

  test('a square that a feature reaches from two sides counts once', () => {
    const { reaches } = survey(
      'BA-I@0,0r0 BA-N@0,-1r180 BA-N@-1,0r0 BA-N@-1,-2r180',
      'A city:0,-1:W',
      'BA-B BA-N BA-C',
    );
    expect(reaches[0]!.fits).toHaveLength(1);
  });

  test('a monastery waits for tiles on all its empty neighbours', () => {
    const { reaches } = survey('BA-D@0,0r0 BA-B@0,1r0', 'A monastery:0,1', 'BA-B BA-E BA-V BA-B');
    expect(reaches[0]!.fits).toHaveLength(7);
    // Any tile fits on a square without neighbours.
    expect(reaches[0]!.fits.filter((fits) => fits === 3).length).toBeGreaterThan(0);
  });

  test('two cities meet round the corner of a square: votes and points of both', () => {
    const board = 'BA-I@0,0r0 BA-N@0,-1r180 BA-N@-1,0r0';
    const cities = survey(board, 'A city:0,-1:W', 'BA-B BA-N BA-E BA-V').junctions.filter(({ worth }) => worth > 0);
    // Two tiles each.
    expect(cities).toEqual([{ fits: 1, votes: [1, 0], worth: 4 }]);
  });

  test('two features without figures are not reported', () => {
    const board = 'BA-I@0,0r0 BA-N@0,-1r180 BA-N@-1,0r0';
    expect(survey(board, '', 'BA-B BA-N').junctions).toEqual([]);
  });

  test('hands: meeples and other figures', () => {
    const game = laidOut({ rules: 'abbot', figures: 'A city:0,0:N, A road:0,0:E', draws: 'BA-B BA-E' });
    expect(surveyOf(game, supplyOf(game)).hands).toEqual([
      { meeples: 5, others: 1 },
      { meeples: 7, others: 1 },
    ]);
  });
});
