import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/discord/words/index.ts';
import { Game, type GameEvent } from '../../../src/engine/index.ts';
import { lineAbout, people } from '../../discord/words-support.ts';
import { setupOf } from '../../support/games.ts';

const [en, de] = [wordsFor('en'), wordsFor('de')];
const two = people('Ada', 'Bo');
const on = { kind: 'city', x: 0, y: 0, at: 'N' } as const;
const taken = (from: number | null, piece: 'king' | 'robber' = 'king'): GameEvent => {
  return { type: 'piece-taken', seat: 0, piece, from, tiles: 5, on };
};

test.each<[number | null, 'king' | 'robber', string, string]>([
  [
    null,
    'king',
    '**Ada** finished a city of 5 tiles at N20, the most so far, and takes the King.',
    '**Ada** hat eine Stadt aus 5 Plättchen auf N20 fertig gemacht, die bisher größte, und nimmt den König.',
  ],
  [
    1,
    'robber',
    '**Ada** finished a road of 5 tiles at N20, the most so far, and takes the Robber from **Bo**.',
    '**Ada** hat eine Straße aus 5 Plättchen auf N20 fertig gemacht, die bisher längste, und nimmt den Räuber von **Bo**.',
  ],
  [
    0,
    'king',
    '**Ada** finished a city of 5 tiles at N20, the most so far, and keeps the King.',
    '**Ada** hat eine Stadt aus 5 Plättchen auf N20 fertig gemacht, die bisher größte, und behält den König.',
  ],
])('KR10: told in both languages, from seat %s: the %s', (from, piece, english, german) => {
  expect(lineAbout(en, taken(from, piece), two)).toBe(english);
  expect(lineAbout(de, taken(from, piece), two)).toBe(german);
});

test('KR10: a look at a placement tells that the King would move', () => {
  const { switches } = Game.start(setupOf({ switches: ['king-robber'] })).view(null);
  const about = { square: { x: 0, y: 0 }, tile: 'BA-E', rotation: 180, features: [], people: two, reader: 0 } as const;
  const text = en.panel.whatIf({ ...about, events: [taken(null)], asked: 0, switches });
  expect(text).toContain('takes the King');
});

test('KR40: the points of both at the end, with their working', () => {
  const scored = (reason: 'king' | 'robber', of: 'finished-cities' | 'finished-roads', count: number): GameEvent => ({
    ...{ type: 'scored', seat: 0, points: count, reason, on: null, votes: [] },
    working: [{ of, count, each: 1 }],
  });
  const events = [scored('king', 'finished-cities', 14), scored('robber', 'finished-roads', 9)];
  expect(en.log.lines(events, two)).toEqual([
    '**Ada** **+14**: King, 14 finished cities × 1.',
    '**Ada** **+9**: Robber, 9 finished roads × 1.',
  ]);
  expect(de.log.lines(events, two)[0]).toBe('**Ada** **+14**: König, 14 fertige Städte × 1.');
});
