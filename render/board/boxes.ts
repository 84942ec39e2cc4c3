/** A part of a picture, in pixels or in squares. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box widened on all sides; `by` may be negative or fractional. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
};

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The boxes in whole pixels inside a frame. Two boxes are joined if that adds at most `waste` pixels. */
export function gathered(boxes: readonly Box[], within: Box, waste = 0): Box[] {
  const result: Box[] = [];
  for (const one of boxes) {
    let box = wholePixels(one, within);
    if (box.width <= 0 || box.height <= 0) continue;
    const joins = (other: Box) => areaOf(around(box, other)) - areaOf(box) - areaOf(other) <= waste;
    for (let i = result.findIndex(joins); i >= 0; i = result.findIndex(joins)) {
      box = around(box, result.splice(i, 1)[0]!);
    }
    result.push(box);
  }
  return result;
}

const areaOf = ({ width, height }: Box): number => width * height;

function wholePixels(box: Box, within: Box): Box {
  const x = Math.max(within.x, Math.floor(box.x));
  const y = Math.max(within.y, Math.floor(box.y));
  return {
    x,
    y,
    width: Math.min(within.x + within.width, Math.ceil(box.x + box.width)) - x,
    height: Math.min(within.y + within.height, Math.ceil(box.y + box.height)) - y,
  };
}

/** The smallest box around both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
