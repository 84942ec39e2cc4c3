import { expect, test } from 'vitest';
import { pageIn } from '../../src/discord/interaction/ids.ts';
import { type Choice, choicesNear, select } from '../../src/discord/views/buttons.ts';
import { wordsFor } from '../../src/discord/words/index.ts';

const words = wordsFor('en-US');
const listOf = (length: number): Choice[] =>
  Array.from({ length }, (_, at) => ({ label: `Number ${at}`, value: `n-${at}`, chosen: at % 2 === 0 }));
const id = { verb: 'rules', table: 'abcdefgh', revision: 1, argument: '' };

test.each([1, 24, 25])('a list of %i choices is one menu, without pages', (length) => {
  expect(choicesNear(listOf(length), undefined, words)).toEqual(listOf(length));
});

test.each([26, 27, 48, 49, 80])('of a list of %i choices each page is a menu, and each choice is on one', (length) => {
  const all = listOf(length);
  const reached: Choice[] = [];
  let near: string | undefined;
  do {
    const page = choicesNear(all, near, words);
    expect(() => select(id, 'Rules', page, true)).not.toThrow();
    expect(page.at(-1)!.label).toBe(words.buttons['next-page']);
    expect(page.filter(({ value }) => pageIn(value) !== null)).toHaveLength(1);
    // Whatever is chosen on it, the same page is shown again.
    for (const { value } of page.slice(0, -1)) expect(choicesNear(all, value, words)).toEqual(page);
    reached.push(...page.slice(0, -1));
    near = pageIn(page.at(-1)!.value)!;
  } while (near !== all[0]!.value);
  expect(reached).toEqual(all);
});

test('what is on no page leads to the first', () => {
  expect(choicesNear(listOf(30), 'gone', words)).toEqual(choicesNear(listOf(30), undefined, words));
});
