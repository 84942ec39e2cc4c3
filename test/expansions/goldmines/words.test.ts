import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/discord/words/index.ts';
import type { Action, GameEvent } from '../../../src/engine/index.ts';
import { lineAbout, people } from '../../discord/words-support.ts';
import { place, START } from '../../support/board.ts';
import { game, meadow } from './support.ts';

const two = people('Ada', 'Bo');
const laid: GameEvent = { type: 'ingot-laid', seat: 0, on: { x: 0, y: 0 } };
const taken = (count: number): GameEvent => ({ type: 'ingots-taken', seat: 1, count });

test.each([
  ['en', '**Ada** laid a gold ingot at N20.', '**Bo** took a gold ingot.', '**Bo** took 3 gold ingots.'],
  [
    'de',
    '**Ada** hat auf N20 einen Goldbarren gelegt.',
    '**Bo** bekommt einen Goldbarren.',
    '**Bo** bekommt 3 Goldbarren.',
  ],
  ['fr', '**Ada** pose un lingot en N20.', '**Bo** prend un lingot.', '**Bo** prend 3 lingots.'],
  ['es', '**Ada** puso un lingote en N20.', '**Bo** se llevó un lingote.', '**Bo** se llevó 3 lingotes.'],
])('GM3, GM6: %s: words about ingots laid and taken', (language, laying, one, more) => {
  const words = wordsFor(language);
  const [...lines] = [laid, taken(1), taken(3)].map((event) => lineAbout(words, event, two));
  expect(lines).toEqual([laying, one, more]);
});

test('GM3: the choice of the second ingot in words: the question, and the button of each tile', () => {
  const of = game({ draws: 'GO-G', board: `${START} ${meadow('0,1 1,1')}` });
  place(of, 'GO-G@0,2r180');
  const { decision } = wordsFor('en');
  expect(decision.title(of.view(null), two)).toContain(' – choose where the second gold ingot goes');
  const labels = of.legalActions().map((action) => decision.label('1', action, [], two, { step: of.step }));
  expect(labels).toEqual(['1: Gold ingot onto N21', '1: Gold ingot onto O21']);
});

test('GM3: a hint says which tile the second ingot goes onto', () => {
  const actions: readonly Action[] = [
    { type: 'place', x: 0, y: 2, rotation: 180 },
    { type: 'gold', x: 0, y: 1 },
  ];
  const reasons = { scored: [], given: 0, promised: 0, others: 0, home: 0, figure: null };
  expect(wordsFor('en').hint.text([{ actions, behind: 0, isEqual: true, reasons }])).toContain(
    '**N22** (turned 180°), Gold ingot onto N21, no figure',
  );
});

test('GM11: points of ingots, with their working', () => {
  const scored: GameEvent = {
    ...{ type: 'scored', seat: 0, points: 8, reason: 'ingots', on: null, votes: [] },
    working: [{ of: 'ingots', count: 4, each: 2 }],
  };
  expect(wordsFor('en').log.lines([scored], two)).toEqual(['**Ada** **+8**: gold, 4 gold ingots × 2.']);
});
