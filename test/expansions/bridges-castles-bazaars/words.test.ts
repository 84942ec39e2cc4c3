import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/discord/words/index.ts';
import type { ScoredEvent } from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';

const two = people('Ada', 'Bo');

test.each([
  ['en', '1** point at the bazaar.', '2** points at the bazaar.'],
  ['de', '1** Punkt auf dem Basar.', '2** Punkte auf dem Basar.'],
  ['fr', '1** point au bazar.', '2** points au bazar.'],
  ['es', '1** punto en el bazar.', '2** puntos en el bazar.'],
])('BR42, %s: a price of 1 is one point', (language, one, more) => {
  const paid = (points: number): string => {
    const scored: ScoredEvent = {
      ...{ type: 'scored', seat: 0, points, reason: 'bazaar', on: null, votes: [] },
      working: [{ of: 'bazaar', count: 1, each: points }],
    };
    return wordsFor(language).log.lines([scored], two).join(' ');
  };
  for (const sign of [1, -1]) {
    expect(paid(sign)).toContain(one);
    expect(paid(2 * sign)).toContain(more);
  }
});
