import { expect, test } from 'vitest';
import { findings, findingsIn } from '../../tools/prose.ts';

const LONG = `A sentence ${'goes on and '.repeat(10)}ends.`;
const faults = (file: string, text: string) => findingsIn(file, text).map(({ line, fault }) => `${line}: ${fault}`);

test('a page that runs backwards or goes on too long is found, with its line', () => {
  expect(
    faults('a.md', `# Title\n\nThe first stays.\nOf two the second\nwins.\n\n- Whoever comes is told.\n- ${LONG}\n`),
  ).toEqual(['3: begins with "Of"', '7: begins with "Whoever"', '8: 33 words']);
  expect(faults('a.md', '| cell | What it brings is shown. |\n')).toEqual(['1: begins with "What … is"']);
});

test('code, addresses, headings and questions are not sentences that run backwards', () => {
  expect(
    faults('a.md', `## What is kept\n\n\`\`\`sh\n${LONG}\n\`\`\`\n\nWhat is a tile? See [it](${'x '.repeat(40)}).\n`),
  ).toEqual([]);
});

test('each variant of a message is a text of its own, and a placeable is one word', () => {
  const short = 'half of a long sentence '.repeat(3);
  expect(faults('en.ftl', `a = { $n ->\n    [one] ${short}\n   *[other] ${short} { $name }\n}\nb = ${LONG}\n`)).toEqual(
    ['5: 33 words'],
  );
});

test('all pages and English messages keep to the style', () => {
  expect(findings()).toEqual([]);
});
