/** Pixels, a byte each, row by row, as steps: each is a pixel, or a copy of earlier pixels. */
export interface Steps {
  readonly count: number;
  /** Number of copied pixels; 0 for a single pixel. */
  readonly lengths: Uint16Array;
  /** The pixel, or the distance back to the copied pixels, as `distanceCode` gives it. */
  readonly values: Uint32Array;
}

/** Pixels of the longest copy. */
export const LONGEST = 4096;
/** This many bytes must follow the pixels; their values do not matter. */
export const BEYOND = 8;

/** Places with short codes: this many pixels to the left, one less to the right, and this many rows up. */
const REACH = 8;
const ACROSS = 2 * REACH;
const nearCodes = new Uint8Array(ACROSS * REACH);
const NEAR_CODES = ACROSS * REACH - REACH;
/** Pixels. No code exists for a farther copy. */
const FARTHEST = 2 ** 20 - NEAR_CODES;
{
  const places = Array.from(nearCodes, (_, i) => ({ left: (i % ACROSS) - REACH + 1, up: Math.floor(i / ACROSS) }));
  const farness = ({ left, up }: (typeof places)[number]) => left ** 2 + up ** 2;
  places
    .filter(({ left, up }) => up > 0 || left > 0)
    // The nearest first; among equally near places the one more directly above, then the left one.
    .toSorted((a, b) => farness(a) - farness(b) || Math.abs(a.left) - Math.abs(b.left) || b.left - a.left)
    .forEach(({ left, up }, i) => {
      nearCodes[up * ACROSS + left + REACH - 1] = i + 1;
    });
}

/** The code of a distance in pixels, for rows of this width: near places come first, then all others. */
export function distanceCode(distance: number, width: number): number {
  const up = Math.floor(distance / width);
  const left = distance - up * width;
  if (up < REACH && left <= REACH) {
    const code = nearCodes[up * ACROSS + left + REACH - 1]!;
    if (code > 0) return code;
  }
  if (up + 1 < REACH && width - left < REACH) {
    const code = nearCodes[(up + 1) * ACROSS + left - width + REACH - 1]!;
    if (code > 0) return code;
  }
  return distance + NEAR_CODES;
}

/** Average bits on boards: of a single pixel, of a near copy and of a far copy, without the extra bits for length and distance. */
const PIXEL_BITS = 5;
const NEAR_BITS = 7;
const FAR_BITS = 8;
/** A longer copy saves little more than two shorter ones. */
const PLENTY = 64;

/** Bits that a copy of each length saves, before the cost of its distance. */
const savings = Int16Array.from({ length: LONGEST + 1 }, (_, length) => {
  const exactly = length > 4 ? 30 - Math.clz32(length - 1) : 0;
  return PIXEL_BITS * Math.min(length, PLENTY) + (Math.max(0, length - PLENTY) >> 1) - exactly;
});

/** A copy of this length is taken without further comparison. */
const GOOD = 16;
/** Earlier places whose next eight pixels hash alike: the last two of each slot, plus one. */
const SLOT_BITS = 13;
const noted = new Int32Array(2 << SLOT_BITS);

function slotOf(pixels: Uint8Array, at: number): number {
  const four = pixels[at]! | (pixels[at + 1]! << 8) | (pixels[at + 2]! << 16) | (pixels[at + 3]! << 24);
  const more = pixels[at + 4]! | (pixels[at + 5]! << 8) | (pixels[at + 6]! << 16) | (pixels[at + 7]! << 24);
  return ((Math.imul(four, 0x9e3779b1) ^ Math.imul(more, 0x85ebca6b)) >>> (32 - SLOT_BITS)) << 1;
}

let room = { lengths: new Uint16Array(0), values: new Uint32Array(0) };

/** The copy that the last search found. */
let [length, distance, saved] = [0, 0, 0];

/** The steps of the first `end` pixels; valid until the next call. */
export function stepsOf(pixels: Uint8Array, end: number, width: number): Steps {
  if (room.lengths.length < end) room = { lengths: new Uint16Array(end), values: new Uint32Array(end) };
  const { lengths, values } = room;
  noted.fill(0);
  let count = 0;
  for (let at = 0; at < end; ) {
    search(pixels, at, Math.min(end - at, LONGEST), width);
    if (saved <= 0) {
      lengths[count] = 0;
      values[count++] = pixels[at++]!;
      continue;
    }
    lengths[count] = length;
    values[count++] = distanceCode(distance, width);
    at += length;
  }
  return { count, lengths, values };
}

/** Finds the copy that saves most: from the row above, from the left, from the row above on both sides, and from noted places. */
function search(pixels: Uint8Array, at: number, most: number, width: number): void {
  length = distance = saved = 0;
  tryFrom(pixels, at, width, NEAR_BITS, most);
  if (length >= GOOD) return;
  tryFrom(pixels, at, 1, NEAR_BITS, most);
  if (width > 1) tryFrom(pixels, at, width - 1, FAR_BITS, most);
  tryFrom(pixels, at, width + 1, FAR_BITS, most);
  if (length >= GOOD) return;
  const slot = slotOf(pixels, at);
  for (let way = 0; way < 2; way++) {
    const back = at - noted[slot + way]! + 1;
    if (back <= at && back <= FARTHEST)
      tryFrom(pixels, at, back, FAR_BITS + 30 - Math.clz32(back + NEAR_CODES - 1), most);
  }
  noted[slot + 1] = noted[slot]!;
  noted[slot] = at + 1;
}

function tryFrom(pixels: Uint8Array, at: number, back: number, bits: number, most: number): void {
  const from = at - back;
  // A copy that differs at the end of the best one cannot be longer.
  if (from < 0 || pixels[from] !== pixels[at] || pixels[from + length] !== pixels[at + length]) return;
  let same = 1;
  while (same < most && pixels[from + same] === pixels[at + same]) same++;
  const saves = savings[same]! - bits;
  if (saves <= saved) return;
  length = same;
  distance = back;
  saved = saves;
}
