/**
 * Names that people typed, made fit to stand among other text: in messages, on labels, in pictures. Invisible characters go, and so do
 * characters that change how the text around them is shown.
 */

/** Blanks of all kinds, and characters that look blank though they count as letters, signs or notes. */
const BLANK = /[\s\u2800\u{1d159}]+/gu;

/** Control characters, halves of pairs, placeholders of objects, and marks that only programs read. */
const UNSHOWN = /[\p{Cc}\p{Cs}\ufff9-\ufffc]/gu;

/** Scripts in which a joiner or non-joiner between two letters changes how these are written. */
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

/** Invisible characters that have an effect where they are, and stay. */
const MEANT = [
  // Flags of England, Scotland, Wales and the like: a black flag, and the region in invisible letters.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  // Families, professions, flags of several emoji in one.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  // The shape of a character: as an emoji, or as some region writes it.
  '(?<=[\\p{L}\\p{N}\\p{P}\\p{S}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{Script=Mong})[\\u180b-\\u180d\\u180f]',
].join('|');

/** All that Unicode shows as nothing: zero-width blanks, joiners, soft hyphens, fillers, selectors, tags, turns of direction. */
const INVISIBLE = new RegExp(`(${MEANT})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Combining marks with nothing under them: they would stand on the text before. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu;

/** Accents that any letter can wear. Marks of a single script are vowels and the like, and its words pile up more of them. */
const ACCENT = /[\p{Script=Inherited}\p{Me}]/u;

/**
 * The most marks in a row that stay. Composed, Vietnamese needs no accents, Lithuanian one, Arabic two. A Hebrew letter has up to four
 * points, a Burmese one four vowels and signs. More marks make a tower that covers the lines above and below.
 */
const MOST_MARKS = { accents: 2, all: 4 };

/** The visible text on one line, without towers of marks. Empty if nothing of it is visible. */
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

/** The visible text, or `?` if there is none. */
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

/** A text whose direction of writing ends with it, so that points after a Hebrew name do not move before it. Cut the text first. */
export const isolated = (text: string): string => (FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text);
