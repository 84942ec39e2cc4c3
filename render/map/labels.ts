import type { Square } from '../../src/engine/vocabulary.ts';
import type { Box, Crop } from '../board/layout.ts';
import { squareKey } from '../board/marks.ts';
import type { Point } from '../kit/curves.ts';
import { BORDER_ARMS, borderArms, outside, REACH } from './borders.ts';
import { CITY_ARMS, cityArms, largeCitySquares } from './cities.ts';
import { ARMS, ferryArms } from './ferries.ts';
import type { MapScene } from './scene.ts';
import { ISLAND_ARMS, islandArms, islandNames, sightNames } from './sights.ts';
import { beyond, chartOf } from './terrain.ts';

/** A name on a map, in squares of the map. */
export interface MapLabel {
  readonly kind: 'city' | 'neighbour' | 'town' | 'island';
  readonly lines: readonly string[];
  /** Height of a line. */
  readonly size: number;
  readonly box: Box;
}

/** The width of a text in squares, if it is one square high. */
export type MeasureText = (text: string) => number;

const SIZE = { city: 0.2, neighbour: 0.2, town: 0.15, island: 0.17 } as const;
const LINE = 1.12;

/** Boxes of all coats of arms on a map. */
export function armsBoxes({ layout, islands }: MapScene): Box[] {
  const box =
    (size: number) =>
    ({ x, y }: Point): Box => {
      return { x: x - size * 0.6, y: y - size * 0.68, width: size * 1.2, height: size * 1.4 };
    };
  return [
    ...largeCitySquares(layout).flatMap(cityArms).map(box(CITY_ARMS)),
    ...layout.borderPrints.flatMap(borderArms).map(box(BORDER_ARMS)),
    ...layout.ferries.flatMap((ferry) => ferryArms(layout, ferry)).map(box(ARMS)),
    ...islands.flatMap(islandArms).map(box(ISLAND_ARMS)),
  ];
}

/**
 * Positions of names. Names on squares stay inside them. A neighbour's name stands beyond the end of its road, where it covers least: no
 * coat of arms, no other name, none of our squares.
 */
export function labelsOf(map: MapScene, measure: MeasureText, crop: Crop, covered: ReadonlySet<string>): MapLabel[] {
  const { layout } = map;
  const free = (square: Square) => !covered.has(squareKey(square));
  const fixed: MapLabel[] = [
    ...largeCitySquares(layout).map(({ label, at: [x, y] }) => onSquare('city', label, x, y, 0.7, measure)),
    ...sightNames(map)
      .filter(free)
      .map(({ text, x, y }) => onSquare('town', plainName(text), x, y, 0.84, measure)),
    ...islandNames(layout)
      .filter(free)
      .map(({ text, x, y }) => onSquare('island', plainName(text), x, y, 0.8, measure)),
  ];
  const taken = [...armsBoxes(map), ...fixed.map(({ box }) => box)];
  const printed = stubs(map);
  const neighbours = layout.borderPrints
    // If the square beyond is not shown, its name has no room.
    .filter(({ contacts }) => isIn(crop, beyond(contacts[0]!)))
    .map((print): MapLabel => {
      const contact = print.contacts[0]!;
      const lines = brokenInTwo(print.leadsTo, measure);
      const size = SIZE.neighbour;
      const width = Math.max(...lines.map(measure)) * size + 0.06;
      const height = lines.length * LINE * size;
      const obstacles = [...taken, ...printed];
      const home = outside(contact, REACH[print.kind] + 0.3, 0);
      let best: Box | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (let out = REACH[print.kind] + 0.1; out < 1.9; out += 0.1) {
        for (let aside = -1.5; aside <= 1.5; aside += 0.15) {
          const { x, y } = outside(contact, out, aside);
          const box = within({ x: x - width / 2, y: y - height / 2, width, height }, crop);
          const middle = { x: box.x + width / 2, y: box.y + height / 2 };
          const cost =
            Math.hypot(middle.x - home.x, middle.y - home.y) +
            30 * obstacles.reduce((sum, other) => sum + overlap(box, other), 0) +
            14 * landUnder(map, box);
          if (cost < least) [best, least] = [box, cost];
        }
      }
      taken.push(best!);
      return { kind: 'neighbour', lines, size, box: best! };
    });
  return [...fixed, ...neighbours];
}

/** The name without an addition in brackets. */
const plainName = (name: string): string => name.replace(/\s*\(.*\)\s*$/, '') || name;

const isIn = ({ x, y, columns, rows }: Crop, [ax, ay]: readonly [number, number]): boolean =>
  ax >= x && ay >= y && ax < x + columns && ay < y + rows;

/** In one line, or in two, made smaller if even that is wider than the square. */
function onSquare(
  kind: MapLabel['kind'],
  text: string,
  x: number,
  y: number,
  middle: number,
  measure: MeasureText,
): MapLabel {
  const lines = measure(text) * SIZE[kind] > 0.88 ? brokenInTwo(text, measure) : [text];
  const size = Math.min(SIZE[kind], 0.9 / Math.max(...lines.map(measure)));
  const width = Math.max(...lines.map(measure)) * size + 0.04;
  const height = lines.length * LINE * size;
  const top = Math.min(y + middle - height / 2, y + 0.97 - height);
  return { kind, lines, size, box: { x: x + 0.5 - width / 2, y: top, width, height } };
}

/** Breaks at the space that gives the shortest longest line. */
function brokenInTwo(text: string, measure: MeasureText): string[] {
  const words = text.split(' ');
  if (words.length < 2 || measure(text) * SIZE.neighbour < 1.1) return [text];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(measure));
  return ways.toSorted((a, b) => longest(a) - longest(b))[0]!;
}

function within(box: Box, { x, y, columns, rows }: Crop): Box {
  const hold = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  return {
    ...box,
    x: hold(box.x, x + 0.03, x + columns - box.width - 0.03),
    y: hold(box.y, y + 0.03, y + rows - box.height - 0.03),
  };
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Boxes of the border prints themselves. */
const stubs = ({ layout }: MapScene): Box[] =>
  layout.borderPrints.flatMap(({ kind, contacts }) =>
    contacts.map((contact) => {
      const half = kind === 'city' ? 0.45 : 0.15;
      const [a, b] = [
        outside(contact, 0, -half),
        outside(contact, REACH[kind] + (kind === 'city' ? 0.05 : 0.16), half),
      ];
      return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
    }),
  );

/** The area of our own squares that a box covers. */
function landUnder({ layout }: MapScene, box: Box): number {
  const { at } = chartOf(layout);
  let area = 0;
  for (let y = Math.floor(box.y); y < box.y + box.height; y++)
    for (let x = Math.floor(box.x); x < box.x + box.width; x++)
      if (at(x, y) === 'land') area += overlap(box, { x, y, width: 1, height: 1 });
  return area;
}
