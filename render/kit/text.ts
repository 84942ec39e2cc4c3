import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { isolated, seen } from '../../src/plain.ts';
import { boxFont } from './box-font.ts';

/**
 * What pictures are set in: Noto Sans from `../fonts/`, under names that no system font has, and a box for each character that it
 * lacks. Where a list of fonts has nothing for a character, the canvas takes it from the machine's; this list has something
 * for each.
 */
export const FONT = '"Board Sans", "Board Scripts", "Board Box"';

/** Scripts by the name under which they are set. How high lines are follows the first, so what is taller has one of its own. */
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

/** What the bundled files hold of printable characters. A test tries them all. */
export const COVERED: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x24f],
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
  [0x1e00, 0x1eff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2020],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const isCovered = (sign: string): boolean => {
  const code = sign.codePointAt(0)!;
  return COVERED.some(([from, to]) => code >= from && code <= to);
};

/** Beside a letter of our fonts they tell which of its shapes it has. */
const isJoiner = (sign: string): boolean => sign === '\u200c' || sign === '\u200d';

/**
 * What of a text can be set: composed, fancy letters folded to plain ones (NFKC), and whatever the fonts lack left out
 * (emoji, other scripts, stray combining marks). May be empty.
 */
export function printable(text: string): string {
  const plainer = [...seen(text)].map((sign) => (isCovered(sign) || isJoiner(sign) ? sign : sign.normalize('NFKC')));
  // Once more: what was left out leaves joiners behind that join nothing.
  return seen([...plainer.join('')].filter((sign) => isCovered(sign) || isJoiner(sign)).join(''));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The longest beginning of a text that fits, with … where it was cut; empty if not even that fits. From right to left where it
 * is written so, wherever it stands.
 */
export function fitted(context: SKRSContext2D, text: string, width: number): string {
  const fits = (piece: string) => context.measureText(piece).width <= width;
  const whole = printable(text);
  if (fits(whole)) return isolated(whole);
  const signs = Array.from(graphemes.segment(whole.slice(0, 200)), ({ segment }) => segment);
  for (let end = Math.min(signs.length - 1, 64); end > 0; end--) {
    const cut = `${signs.slice(0, end).join('').trimEnd()}…`;
    if (fits(cut)) return isolated(cut);
  }
  return '';
}

/** Lines no wider than `width`, broken at spaces, or inside a word that is too long for a line; the last ends in … if cut. */
export function wrapped(context: SKRSContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let words = printable(text).split(' ').filter(Boolean);
  while (words.length > 0 && lines.length < most) {
    let taken = 1;
    const line = (count: number) => words.slice(0, count).join(' ');
    while (taken < words.length && context.measureText(line(taken + 1)).width <= width) taken++;
    // The last line takes all that is left, and `fitted` cuts it.
    const last = lines.length === most - 1;
    const whole = last ? words.join(' ') : line(taken);
    if (last || context.measureText(whole).width > width) {
      const piece = last ? fitted(context, whole, width) : broken(context, whole, width);
      lines.push(last ? piece : `${piece}-`);
      words = last ? [] : [whole.slice(piece.length), ...words.slice(taken)];
    } else {
      lines.push(whole);
      words = words.slice(taken);
    }
  }
  return lines;
}

/** As much of a word as fits with a hyphen behind it: at least a letter. */
function broken(context: SKRSContext2D, word: string, width: number): string {
  let end = word.length - 1;
  while (end > 1 && context.measureText(`${word.slice(0, end)}-`).width > width) end--;
  return word.slice(0, end);
}
