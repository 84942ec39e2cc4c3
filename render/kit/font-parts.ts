import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontKey, GlobalFonts } from '@napi-rs/canvas';

/**
 * Fonts that few names need, and only some of their files. A package of web fonts has one file for every few hundred characters, and a list
 * of their characters. A file is loaded when a text first needs it, and dropped after many others were needed. Each costs some 15 ms to
 * open and half a megabyte to keep, and there are 360.
 */
export interface FontPart {
  /** The name of the loaded font. */
  readonly family: string;
  readonly file: string;
  readonly ranges: Ranges;
}

interface FontPackage {
  readonly name: string;
  /** The parts that are used. */
  readonly parts: RegExp;
  /** Characters that the package is used for. Numbered parts have all that they list; named parts have all there is. */
  readonly only: string;
  readonly weights: 'wght' | '400';
}

/** In order of preference: the first package with a character draws it. */
const PACKAGES = {
  emoji: { name: '@fontsource-variable/noto-emoji', parts: /^\d+$/, only: 'U+23-10ffff', weights: 'wght' },
  symbols2: {
    name: '@fontsource/noto-sans-symbols-2',
    parts: /^symbols$/,
    only:
      'U+21e6-21f0,U+21f3,U+22c4-22c6,U+2316,U+2318,U+2324-2327,U+232b,U+237b,U+237d-237f,U+23ce,U+23f4-2426,U+2440-244a,' +
      'U+25a0-2609,U+260f-2612,U+2616-2621,U+2630-2637,U+263c,U+2654-2667,U+2680-268f,U+269e-269f,U+26ac,U+26bf-26e1,' +
      'U+2700-271c,U+2722-2775,U+2794-27be,U+2801-28ff,U+2b00-2b0d,U+2b12-2b2f,U+2b4d-2b73,U+2b76-2b95,U+2b97-2bfd,' +
      'U+1f000-1f02b,U+1f030-1f093,U+1f0a0-1f0ae,U+1f0b1-1f0bf,U+1f0c1-1f0ce,U+1f0d1-1f0f5,U+1f322-1f545,' +
      'U+1f568-1f6d4,U+1f6e6-1f6ea,U+1f6f1-1f6f2,U+1f77b-1f7d9,U+1f800-1f80b,U+1f810-1f847,U+1f850-1f859,' +
      'U+1f860-1f887,U+1f890-1f8ad,U+1f900-1fa53,U+1fa60-1fa6d,U+1fb00-1fb92,U+1fb94-1fbca',
    weights: '400',
  },
  symbols: {
    name: '@fontsource-variable/noto-sans-symbols',
    parts: /^symbols$/,
    only:
      'U+2190-2193,U+2300-230f,U+2311-2317,U+231c-231f,U+2322-2335,U+237c-2393,U+2396-239a,U+23af,U+23be-23db,' +
      'U+23e2-23e8,U+2460-24ff,U+260a-2793,U+2921-2922,U+1f100-1f10c,U+1f110-1f16c,U+1f170-1f1ac,U+1f546-1f54f,U+1f700-1f773',
    weights: 'wght',
  },
  japanese: {
    name: '@fontsource-variable/noto-sans-jp',
    parts: /^\d+$/,
    only: 'U+2010-312f,U+3190-9fff,U+f900-faff,U+fe30-ffef,U+1f100-1f2ff,U+20000-3ffff',
    weights: 'wght',
  },
  chinese: {
    name: '@fontsource-variable/noto-sans-sc',
    parts: /^\d+$/,
    only: 'U+3400-4db5,U+4e00-9fef',
    weights: 'wght',
  },
  korean: {
    name: '@fontsource-variable/noto-sans-kr',
    parts: /^\d+$/,
    only: 'U+3131-3163,U+3165-318e,U+ac00-d7a3',
    weights: 'wght',
  },
} as const satisfies Record<string, FontPackage>;

type PackageName = keyof typeof PACKAGES;
/** The usual order of packages. */
export const USUAL = Object.keys(PACKAGES) as readonly PackageName[];
const CHINESE_FIRST = USUAL.toSorted((a, b) => Number(b === 'chinese') - Number(a === 'chinese'));

/** First and last character of each range, in one list. */
type Ranges = Uint32Array;

/** Parses lists such as `U+20-7e,U+a1`. */
const rangesOf = (list: string): Ranges =>
  Uint32Array.from(
    list.split(',').flatMap((range) => {
      const [from, to = from] = range.slice(2).split('-');
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
    }),
  );

function isIn(ranges: Ranges, code: number): boolean {
  for (let i = 0; i < ranges.length; i += 2) if (ranges[i]! <= code && code <= ranges[i + 1]!) return true;
  return false;
}

const ONLY = Object.fromEntries(Object.entries(PACKAGES).map(([name, { only }]) => [name, rangesOf(only)])) as Record<
  PackageName,
  Ranges
>;

const { resolve } = createRequire(import.meta.url);
const known = new Map<PackageName, readonly FontPart[]>();

/** The parts in a package's list, which is read on first use. */
export function partsOf(name: PackageName): readonly FontPart[] {
  let parts = known.get(name);
  if (!parts) {
    const { name: npm, parts: taken, weights }: FontPackage = PACKAGES[name];
    const list = resolve(`${npm}/unicode.json`);
    const file = (part: string) => join(dirname(list), 'files', `${npm.split('/')[1]}-${part}-${weights}-normal.woff2`);
    parts = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
      .map(([key, ranges]) => ({ part: key.replaceAll(/[[\]]/g, ''), ranges }))
      .filter(({ part }) => taken.test(part))
      .map(({ part, ranges }) => ({ family: `Board ${name} ${part}`, file: file(part), ranges: rangesOf(ranges) }));
    known.set(name, parts);
  }
  return parts;
}

/** The part that draws these characters as one sign, from packages in this order; null if no part has them all. */
function partWith(signs: string, order: readonly PackageName[], before?: ReadonlySet<FontPart>): FontPart | null {
  const codes = [...signs].filter((sign) => sign !== '\u200d').map((sign) => sign.codePointAt(0)!);
  if (codes.length === 0) return null;
  for (const name of order) {
    if (!codes.every((code) => isIn(ONLY[name], code))) continue;
    const parts = partsOf(name).filter(({ ranges }) => codes.every((code) => isIn(ranges, code)));
    const part = parts.find((one) => before?.has(one)) ?? parts[0];
    if (part) return part;
  }
  return null;
}

/** Whether a part draws these characters as one sign; an emoji may be a sequence of several. */
export const isInPart = (signs: string): boolean => partWith(signs, USUAL) !== null;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;

/**
 * Chinese and Japanese shapes differ for many shared characters. A text counts as Japanese unless it has a character that Japanese lacks,
 * as most names in simplified Chinese do.
 */
function orderFor(text: string): readonly PackageName[] {
  const isChinese = !KANA.test(text) && (text.match(HAN) ?? []).some((sign) => !partWith(sign, ['japanese']));
  return isChinese ? CHINESE_FIRST : USUAL;
}

/**
 * The parts that draw these pieces of a text; a piece that no part has whole is split. A text always gets the same parts in the same order,
 * so that it always looks the same.
 */
export function partsFor(pieces: readonly string[]): readonly FontPart[] {
  const order = orderFor(pieces.join(''));
  const found = new Set<FontPart>();
  // Long pieces first: a part with a whole sequence must come before one with half of it.
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) {
    const whole = partWith(piece, order, found);
    const parts = whole ? [whole] : Array.from(piece, (sign) => partWith(sign, order, found));
    for (const part of parts) if (part) found.add(part);
  }
  const rank = (part: FontPart) => order.findIndex((name) => known.get(name)?.includes(part));
  return [...found].toSorted((a, b) => rank(a) - rank(b));
}

/** Enough for a table of six long Chinese names. */
const MOST_LOADED = 64;
/** Dropped together, since canvas rebuilds its fonts each time. */
const GIVEN_UP = 16;

/** In the order of their last use. */
const loaded = new Map<FontPart, FontKey>();

/** Loads these parts for drawing, and drops the least recently used ones. */
export function load(parts: readonly FontPart[]): void {
  for (const part of parts) {
    const key = loaded.get(part) ?? GlobalFonts.registerFromPath(part.file, part.family);
    if (!key) throw new Error(`font not readable: ${part.file}`);
    loaded.delete(part);
    loaded.set(part, key);
  }
  if (loaded.size <= MOST_LOADED) return;
  const old = [...loaded].slice(0, loaded.size - MOST_LOADED + GIVEN_UP).filter(([part]) => !parts.includes(part));
  GlobalFonts.removeBatch(old.map(([, key]) => key));
  for (const [part] of old) loaded.delete(part);
}
