/** Colour distances, which prove that seats differ. Sources: sRGB (IEC 61966-2-1), CIELAB, Machado et al. 2009 (severity 1). */

export type Rgb = readonly [number, number, number];
export type Lab = readonly [number, number, number];

export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const;
export type Vision = (typeof VISIONS)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];

const SEEN: Record<Exclude<Vision, 'normal'>, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** A colour as a person with this vision sees it, in CIELAB (D65). */
export function labOf(hex: string, vision: Vision = 'normal'): Lab {
  const light = rgbOf(hex).map(linear);
  const apply = (matrix: Matrix, [r, g, b]: readonly number[]) =>
    matrix.map((row) => Math.min(1, Math.max(0, row[0] * r! + row[1] * g! + row[2] * b!)));
  const [r, g, b] = vision === 'normal' ? light : apply(SEEN[vision], light);
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = f((0.4124564 * r! + 0.3575761 * g! + 0.1804375 * b!) / 0.95047);
  const y = f(0.2126729 * r! + 0.7151522 * g! + 0.072175 * b!);
  const z = f((0.0193339 * r! + 0.119192 * g! + 0.9503041 * b!) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: 2.3 is just noticeable; 10 is obvious at a glance. */
export const apart = (one: string, other: string, vision: Vision): number => {
  const a = labOf(one, vision);
  const b = labOf(other, vision);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
