import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { seen } from '../../src/plain.ts';
import { boxFont } from './box-font.ts';

/**
 * What pictures are set in: Noto Sans from `../fonts/`, under a name no system font has, and a box for each character that it
 * lacks. Where a list of fonts has nothing for a character, the canvas takes it from the machine's; this list has something
 * for each.
 */
export const FONT = '"Board Sans", "Board Box"';

for (const script of ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek']) {
  for (const weight of [400, 700]) {
    const file = fileURLToPath(new URL(`../fonts/noto-sans-${script}-${weight}-normal.woff2`, import.meta.url));
    if (!GlobalFonts.registerFromPath(file, 'Board Sans')) throw new Error(`font not readable: ${file}`);
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

const isCovered = (code: number): boolean => COVERED.some(([from, to]) => code >= from && code <= to);

/**
 * What of a text can be set: composed, fancy letters folded to plain ones (NFKC), and whatever the fonts lack left out
 * (emoji, other scripts, stray combining marks). May be empty.
 */
export function printable(text: string): string {
  const kept = [...seen(text).normalize('NFKC')].filter((sign) => isCovered(sign.codePointAt(0)!));
  return kept.join('').replaceAll(/\s+/g, ' ').trim();
}

/** The longest beginning of a text that fits, with … where it was cut; empty if not even that fits. */
export function fitted(context: SKRSContext2D, text: string, width: number): string {
  const whole = printable(text);
  if (context.measureText(whole).width <= width) return whole;
  for (let end = Math.min(whole.length - 1, 64); end > 0; end--) {
    const cut = `${whole.slice(0, end).trimEnd()}…`;
    if (context.measureText(cut).width <= width) return cut;
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
