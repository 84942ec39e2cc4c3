import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { isolated, seen } from '../../src/plain.ts';
import { boxFont } from './box-font.ts';
import { isInPart, load, partsFor } from './font-parts.ts';

/**
 * The fonts of all pictures: Noto Sans from `../fonts/`, under names that no system font has, and a box for each missing character. Without
 * the box, canvas would take missing characters from the machine's fonts. `provide` inserts rare fonts before the box.
 */
export const FONT = '"Board Sans", "Board Scripts", "Board Box"';

/** Scripts by the name of their font. The first font decides the height of lines, so taller scripts have a font of their own. */
const SCRIPTS = {
  'Board Sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'],
  'Board Scripts': ['hebrew', 'arabic', 'devanagari', 'thai'],
};

for (const [family, scripts] of Object.entries(SCRIPTS)) {
  for (const name of scripts.flatMap((script) => [`${script}-400`, `${script}-700`])) {
    const file = fileURLToPath(new URL(`../fonts/noto-sans-${name}-normal.woff2`, import.meta.url));
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`font not readable: ${file}`);
  }
}
if (!GlobalFonts.register(boxFont('Board Box'), 'Board Box')) throw new Error('the font of boxes is not readable');

/** The printable characters of the bundled files. A test tries them all. */
export const COVERED: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x2af],
  [0x37b, 0x37d],
  [0x386, 0x386],
  [0x388, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3e1],
  [0x3f0, 0x45f],
  [0x490, 0x491],
  [0x591, 0x5c7],
  [0x5d0, 0x5ea],
  [0x5ef, 0x5f4],
  [0x606, 0x61b],
  [0x61d, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8e1],
  [0x8e3, 0x8ff],
  [0x900, 0x97f],
  [0xe01, 0xe3a],
  [0xe3f, 0xe5b],
  [0x1d00, 0x1d2b],
  [0x1e00, 0x1eff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2020],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20a0, 0x20c0],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0xfffd, 0xfffd],
];

const isCovered = (sign: string): boolean => {
  const code = sign.codePointAt(0)!;
  return COVERED.some(([from, to]) => code >= from && code <= to);
};

/** Controls beside letters of our fonts: they choose a letter's shape or the direction of reading. */
const isUnseen = (sign: string): boolean => '\u200c\u200d\u2066\u2067\u2068\u2069'.includes(sign);

/** Stands for characters that no font has. */
const STAND_IN = '\ufffd';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const piecesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const isSet = (sign: string): boolean => isCovered(sign) || isUnseen(sign);
const isAllSet = (text: string): boolean => [...text].every(isSet);

/**
 * A text as it can be drawn: composed, fancy letters folded to plain ones (NFKC), without marks that the fonts lack. Other missing
 * characters become a stand-in. May be empty.
 */
export function printable(text: string): string {
  const whole = seen(text);
  if (isAllSet(whole)) return whole;
  // Once more, since removed characters leave joiners that join nothing.
  return seen(piecesOf(whole.replaceAll(VARIANTS, '')).map(drawn).join(''));
}

/** Whether the fonts have any character of a text. */
export const isPrintable = (text: string): boolean => /[^\s\ufffd]/.test(printable(text));

/** Selectors of a character's shape; our fonts have one shape each. */
const VARIANTS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** One character as a reader sees it: whole if a font has it, else those of its signs that a font has. */
function drawn(piece: string): string {
  const plain = folded(piece);
  if (isAllSet(plain) || isInPart(piece)) return plain;
  const signs = Array.from(piece, folded).filter((sign) => isAllSet(sign) || isInPart(sign));
  return /[^\p{M}\u200c\u200d]/u.test(signs.join('')) ? signs.join('') : STAND_IN;
}

/** A plain letter for a fancy one, if the bundled fonts have it. */
function folded(piece: string): string {
  const plain = piece.normalize('NFKC');
  return isAllSet(plain) ? plain : piece;
}

/** Adds the fonts that a printable text needs to those of a context, which begin with ours. */
export function provide(context: SKRSContext2D, text: string): void {
  if (isAllSet(text)) return;
  const parts = partsFor(piecesOf(text).filter((piece) => !isAllSet(piece)));
  load(parts);
  const families = parts.map(({ family }) => `"${family}", `).join('');
  context.font = context.font.replace(/"Board Sans".*/, FONT.replace('"Board Box"', `${families}"Board Box"`));
}

/**
 * The longest beginning of a text that fits, with … if it is cut; empty if not even that fits. A right-to-left text stays so wherever it
 * stands. Adds the needed fonts to the context.
 */
export function fitted(context: SKRSContext2D, text: string, width: number): string {
  const fits = (piece: string) => context.measureText(piece).width <= width;
  const whole = printable(text);
  provide(context, whole);
  if (fits(whole)) return isolated(whole);
  const signs = piecesOf(whole.slice(0, 200));
  for (let end = Math.min(signs.length - 1, 64); end > 0; end--) {
    const cut = `${signs.slice(0, end).join('').trimEnd()}…`;
    if (fits(cut)) return isolated(cut);
  }
  return '';
}

/** Lines of at most `width`, broken at spaces, or inside a word that is longer than a line; the last ends in … if cut. */
export function wrapped(context: SKRSContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  const all = printable(text);
  provide(context, all);
  let words = all.split(' ').filter(Boolean);
  while (words.length > 0 && lines.length < most) {
    let taken = 1;
    const line = (count: number) => words.slice(0, count).join(' ');
    while (taken < words.length && context.measureText(line(taken + 1)).width <= width) taken++;
    // The last line takes the rest, and `fitted` cuts it.
    const last = lines.length === most - 1;
    const whole = last ? words.join(' ') : line(taken);
    if (last || context.measureText(whole).width > width) {
      const piece = last ? fitted(context, whole, width) : broken(context, whole, width);
      lines.push(last ? piece : `${piece}${hyphenAfter(piece)}`);
      words = last ? [] : [whole.slice(piece.length), ...words.slice(taken)].filter(Boolean);
    } else {
      lines.push(whole);
      words = words.slice(taken);
    }
  }
  return lines;
}

/** The longest part of a word that fits with a hyphen: at least a letter. */
function broken(context: SKRSContext2D, word: string, width: number): string {
  const signs = piecesOf(word);
  const start = (length: number) => signs.slice(0, length).join('');
  let length = Math.max(1, signs.length - 1);
  while (length > 1 && context.measureText(`${start(length)}-`).width > width) length--;
  return start(length);
}

/** No hyphen for scripts without spaces, which may break anywhere, nor after a sign that is not a letter. */
const hyphenAfter = (piece: string): string =>
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}\p{N}]$/u.test(
    piece,
  )
    ? '-'
    : '';

/** A number with a true minus, whatever the machine's language. */
export const numeral = (value: number | string): string => String(value).replace('-', '−');
