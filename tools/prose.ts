/** `npm run -s check:prose`: finds the worst habits of style in pages (.md) and English messages (.ftl). */
import { globSync, readFileSync } from 'node:fs';

/** Words that a sentence may have. The style asks for 25; the check leaves some room. Numbers do not count. */
const MOST_WORDS = 30;

/** A sentence that begins like this runs backwards. */
const BACKWARDS: readonly (readonly [string, RegExp])[] = [
  ['begins with "Of"', /^Of\b(?! course\b)/],
  ['begins with "Whoever"', /^Whoever\b/],
  ['begins with "What … is"', /^What\b[^?]*\b(is|are)\b[^?]*[.:]$/],
];

/** Sentences that stay as they are: a part of the sentence, and the reason. */
const EXCEPTIONS: readonly (readonly [string, string])[] = [
  ['The letters of an id name the expansion', 'names in a row are easy to read'],
  ['extended at least one road or city occupied', 'it is quoted from a source'],
];

interface Finding {
  readonly file: string;
  /** The line on which the sentence's paragraph begins, from 1. */
  readonly line: number;
  readonly fault: string;
  readonly sentence: string;
}

interface Block {
  readonly line: number;
  readonly text: string;
}

/** Paragraphs, headings, items of lists and cells of tables. Blocks of code are left out. */
function pageBlocks(page: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; text: string } | undefined;
  let isCode = false;
  for (const [index, raw] of page.split('\n').entries()) {
    const text = raw.trim();
    if (/^(```|~~~)/.test(text)) isCode = !isCode;
    if (isCode || /^(```|~~~)?$/.test(text) || /^( {4}|\t)\S/.test(raw) || text.startsWith('|')) {
      open = undefined;
      if (text.startsWith('|')) for (const cell of text.split('|')) blocks.push({ line: index + 1, text: cell.trim() });
    } else if (open === undefined || /^([-*#>]|\d+\.) ?/.test(text)) {
      open = { line: index + 1, text: text.replace(/^([-*#>]+|\d+\.) /, '') };
      blocks.push(open);
    } else open.text += ` ${text}`;
  }
  return blocks;
}

/** Messages, their attributes and their variants. A placeable counts as one word. */
function messageBlocks(messages: string): Block[] {
  const blocks: { line: number; text: string }[] = [];
  for (const [index, raw] of messages.split('\n').entries()) {
    if (raw.startsWith('#') || raw.trim() === '') continue;
    const text = raw.replace(/\{[^{}]*\}/g, 'x');
    const start = /^\s*(\*?\[[^\]]*\]|\.?[\w-]+ =|- )\s*/.exec(text);
    const last = blocks.at(-1);
    if (start || last === undefined) blocks.push({ line: index + 1, text: text.slice(start?.[0].length ?? 0) });
    else last.text += ` ${text.trim()}`;
  }
  return blocks;
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, 'x')
    .replace(/<[^>]*>/g, 'x')
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .split(/(?<=[.!?][)"”’]?)\s+/);
}

function faultsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const backwards = BACKWARDS.filter(([, habit]) => habit.test(sentence)).map(([name]) => name);
  return words > MOST_WORDS ? [`${words} words`, ...backwards] : backwards;
}

export function findingsIn(file: string, text: string): Finding[] {
  const blocks = file.endsWith('.ftl') ? messageBlocks(text) : pageBlocks(text);
  return blocks.flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter((sentence) => !EXCEPTIONS.some(([part]) => sentence.includes(part)))
      .flatMap((sentence) => faultsOf(sentence).map((fault) => ({ file, line, fault, sentence }))),
  );
}

/** All findings in the project. */
export function findings(): Finding[] {
  const files = [
    '*.md',
    '{docs,lab,src,test}/**/*.md',
    'packages/*/*.md',
    'src/**/words/en/*.ftl',
    'src/expansions/*/words/en.ftl',
  ];
  return globSync(files)
    .sort()
    .flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')));
}

if (import.meta.main) {
  const found = findings();
  for (const { file, line, fault, sentence } of found) console.log(`${file}:${line}: ${fault}: ${sentence}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
