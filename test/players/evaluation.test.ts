import { describe, expect, test } from 'vitest';
import { supplyOf } from '../../src/engine/index.ts';
import { FEATURES, Valued } from '../../src/players/evaluation.ts';
import { LEVELS, RATINGS } from '../../src/players/levels.ts';
import { laidOut } from '../support/board.ts';

describe('the evaluation', () => {
  const draws = 'BA-E BA-V BA-U BA-B BA-E BA-K BA-V';
  /** The features of the first seat with a figure on a road and one on a field. */
  function seen(seats: number): Record<string, number> {
    const game = laidOut({ seats, draws, figures: 'A road:0,0:W, A field:0,0:EL' });
    const features = new Valued(game, supplyOf(game), game.tilesLeft + game.turn).features(0);
    return Object.fromEntries(FEATURES.map((name, i) => [name, features[i]!]));
  }

  test('with five seats each has fewer turns to use a figure than with two, and the figure counts for less', () => {
    expect(seen(2)).toMatchObject({ supply: -2, 'road-figures': 1, 'field-figures': 1 });
    const five = seen(5);
    expect(five.supply).toBeCloseTo(-0.8);
    expect(five['road-figures']).toBeCloseTo(0.4);
    expect(five['field-figures']).toBeCloseTo(0.4);
    expect(five['own-supply']! / seen(2)['own-supply']!).toBeCloseTo(0.4);
    expect(five['road-now']).toBe(seen(2)['road-now']);
  });
});

describe('the ladder of computers', () => {
  test('has every level above the one before', () => {
    const ratings = LEVELS.map((level) => RATINGS[level]);
    expect(ratings).toEqual([...new Set(ratings)].sort((a, b) => a - b));
  });
});
