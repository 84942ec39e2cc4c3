import { expect, test } from 'vitest';
import { type Members, wordsFor } from '../../../src/discord/words/index.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';

const en = wordsFor('en');
const de = wordsFor('de');
const two: Members = people('Ada', 'Bo');

const from = { kind: 'garden', x: 0, y: -1, at: '' } as const;
const monastery = { ...from, kind: 'monastery' } as const;
const scored = {
  ...{ type: 'scored', seat: 0, points: 6, reason: 'garden.incomplete', on: from, votes: [1, 0] },
  working: [
    { of: 'tiles', count: 1, each: 1 },
    { of: 'neighbours', count: 5, each: 1 },
  ],
} as const satisfies GameEvent;
const recall: GameEvent[] = [scored, { type: 'returned', seat: 0, figure: 'abbot', from }];

test('AB4 taken back: one line with its working, and nothing more about going home', () => {
  expect(en.log.lines(recall, two)).toEqual([
    '**Ada** **+6**: abbot taken back from the garden at N19, 1 tile × 1 + 5 neighbours × 1.',
  ]);
  expect(de.log.lines(recall, two)).toEqual([
    '**Ada** **+6**: Abt vom Garten auf N19 zurückgenommen, 1 Plättchen × 1 + 5 Nachbarn × 1.',
  ]);
});

test('AB5 the button names its gain, and the panel tells what it excludes', () => {
  const action = { type: 'return', figure: 'abbot', from } as const;
  expect(en.decision.label(null, action, recall, two, { seat: 0 })).toBe('Abbot back from N19, garden +6 for you');
  expect(de.decision.label('2', action, recall, two, { seat: 0 })).toBe('2: Abt zurück von N19, Garten +6 für dich');
  const about = { square: from, tile: 'BA-E', rotation: 0, choices: 1, supply: { meeple: 3 }, people: two } as const;
  expect(en.panel.deploy({ ...about, verbs: ['return'] })).toContain('but then you place no figure.');
  expect(en.panel.deploy({ ...about, supply: { meeple: 3, abbot: 1 } })).toContain('You have 3 meeples, 1 abbot.');
});

test('AB3 figures of two kinds that go home together are both named', () => {
  const events: GameEvent[] = [
    { ...scored, reason: 'monastery', points: 9 },
    { type: 'returned', seat: 0, figure: 'abbot', from: monastery },
    { type: 'returned', seat: 0, figure: 'meeple', from: monastery },
  ];
  expect(en.log.lines(events, two)[1]).toBe('Back home: **Ada** 1 meeple and 1 abbot.');
});
