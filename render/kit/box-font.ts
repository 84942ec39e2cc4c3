const halves = (...numbers: readonly number[]): number[] => numbers.flatMap((n) => [(n >> 8) & 0xff, n & 0xff]);
const longs = (...numbers: readonly number[]): number[] => numbers.flatMap((n) => halves(n >>> 16, n));

/** Corners of an upright frame, its outer edge and then its inner one, in thousandths of the letter size. */
const FRAME = [
  [80, 0],
  [80, 720],
  [520, 720],
  [520, 0],
  [140, 60],
  [460, 60],
  [460, 660],
  [140, 660],
] as const;

/** Ranges of characters that the sign U+FE0F can turn into emoji. */
const EMOJI = [
  [0x20, 0x33ff],
  [0x1f000, 0x1faff],
] as const;

/**
 * A TrueType font that draws every character as the same box. At the end of a list of fonts it takes all missing characters; without it a
 * canvas would use the machine's fonts.
 */
export function boxFont(family: string): Buffer {
  const steps = (axis: 0 | 1) => FRAME.map((point, i) => point[axis] - (FRAME[i - 1]?.[axis] ?? 0));
  const glyph = [...halves(2, 80, 0, 520, 720, 3, 7, 0), ...FRAME.map(() => 1), ...halves(...steps(0), ...steps(1))];
  // "many characters, one glyph" (format 13); and once more for characters with U+FE0F (format 14).
  const any = [...halves(13, 0), ...longs(28, 0, 1, 0, 0x10ffff, 1)];
  const starts = EMOJI.flatMap(([from, to]) =>
    Array.from({ length: Math.ceil((to - from) / 256) }, (_, i) => from + 256 * i),
  );
  const emoji = [...longs(starts.length), ...starts.flatMap((start) => longs((start << 8) | 0xff))];
  const varied = [...halves(14), ...longs(21 + emoji.length, 1), 0x00, 0xfe, 0x0f, ...longs(21, 0), ...emoji];
  const name = [...Buffer.from(family, 'utf16le').swap16()];
  return fontOf({
    cmap: [...halves(0, 2, 0, 5), ...longs(20 + any.length), ...halves(3, 10), ...longs(20), ...any, ...varied],
    glyf: glyph,
    head: [
      ...longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...halves(0, 1000),
      ...longs(0, 0, 0, 0),
      ...halves(80, 0, 520, 720, 0, 8, 2, 0, 0),
    ],
    hhea: [...longs(0x10000), ...halves(1000, -200, 0, 600, 80, 80, 520, 1, 0, 0, 0, 0, 0, 0, 0, 1)],
    hmtx: halves(600, 0, 80),
    // The first glyph, which stands for no character, is empty.
    loca: halves(0, 0, glyph.length / 2),
    maxp: [...longs(0x10000), ...halves(2, FRAME.length, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: [...halves(0, 1, 18, 3, 1, 0x409, 1, name.length, 0), ...name],
  });
}

/** Eight tables as one file. Checksums are zero, since no drawing code reads them. */
function fontOf(tables: Readonly<Record<string, readonly number[]>>): Buffer {
  const entries = Object.entries(tables);
  const directory = [...longs(0x10000), ...halves(entries.length, 128, 3, 0)];
  const body: number[] = [];
  for (const [tag, table] of entries) {
    directory.push(...Buffer.from(tag), ...longs(0, 12 + 16 * entries.length + body.length, table.length));
    body.push(...table, ...Array<number>((4 - (table.length % 4)) % 4).fill(0));
  }
  return Buffer.from([...directory, ...body]);
}
