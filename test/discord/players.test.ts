import { expect, test } from 'vitest';
import { playersNamed } from '../../src/discord/views/drawing.ts';
import { everyLanguage, people } from './words-support.ts';

test.each(everyLanguage)(
  '%s: pictures of running and finished games call a former player a former player',
  (_, words) => {
    expect(playersNamed(people('Ada', '', '卡'), words)).toEqual([
      { seat: 0, name: 'Ada' },
      { seat: 1, name: '', otherName: words.things.formerPlayer },
      { seat: 2, name: '卡' },
    ]);
  },
);
