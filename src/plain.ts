/**
 * What people called themselves, made fit to stand among other text: in messages, on labels, in pictures. Whatever shows
 * nothing goes, and so does whatever changes how the text around it is shown.
 */

/** Blanks of all kinds, and characters that are drawn as one though they count as letters, signs or notes. */
const BLANK = /[\s\u2800\u{1d159}]+/gu;

/** Control characters, halves of pairs, what an object would stand for, and marks that only programs read. */
const UNSHOWN = /[\p{Cc}\p{Cs}\ufff9-\ufffc]/gu;

/** Scripts in which a joiner or its contrary between two letters changes how these are written. */
const JOINING =
  '[' +
  [
    'Arab',
    'Syrc',
    'Mong',
    'Nkoo',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Sinh',
    'Khmr',
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join('') +
  ']';

/** Where a character that shows nothing by itself does something, and has to stay. */
const MEANT = [
  // Flags of England, Scotland, Wales and the like: a black flag, and the region in invisible letters.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  // Families, professions, flags of several emoji in one.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  // Which of its shapes a character has: as an emoji, or as one writes it somewhere.
  '(?<=[\\p{L}\\p{N}\\p{P}\\p{S}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{Script=Mong})[\\u180b-\\u180d\\u180f]',
].join('|');

/**
 * All that Unicode says is to be shown as nothing: zero-width blanks and joiners, soft hyphens, fillers of Hangul, selectors
 * of variants, tags, and everything that turns the direction of writing.
 */
const INVISIBLE = new RegExp(`(${MEANT})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Combining marks with nothing under them: they would stand on whatever goes before the text. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu;

/** Accents and rings that any letter can wear; the marks of one script are vowels and the like, of which words pile up more. */
const ACCENT = /[\p{Script=Inherited}\p{Me}]/u;

/**
 * Marks one after another that are kept. Composed, Vietnamese needs no accents, Lithuanian one, Arabic two; a Hebrew letter has
 * up to four points, a Burmese one four vowels and signs. More than that is a tower that covers the lines above and below.
 */
const MOST_MARKS = { accents: 2, all: 4 };

/** On one line, nothing that shows nothing, no towers of marks. Empty where nothing is to be seen of it. */
export function seen(text: string): string {
  return text
    .replaceAll(BLANK, ' ')
    .replaceAll(UNSHOWN, '')
    .replaceAll(INVISIBLE, '$1')
    .normalize('NFC')
    .replaceAll(LOOSE_MARKS, '')
    .replaceAll(/\p{M}{2,}/gu, lowered)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The same for where something has to stand. */
export const plain = (text: string): string => seen(text) || '?';

function lowered(marks: string): string {
  let accents = 0;
  return [...marks]
    .filter((mark) => !ACCENT.test(mark) || ++accents <= MOST_MARKS.accents)
    .slice(0, MOST_MARKS.all)
    .join('');
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A piece of text whose direction of writing ends with it: without that the points after a Hebrew name would stand before it,
 * beside somebody else's. Cut it before.
 */
export const isolated = (text: string): string => (FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text);
