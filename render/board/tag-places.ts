import { distance, type Point } from '../kit/curves.ts';
import type { PointsTag } from '../scene.ts';
import { type Box, grown } from './boxes.ts';
import type { SquareField } from './marks.ts';

/** Points to show near some points of a picture, in pixels. */
export interface Tag extends Pick<PointsTag, 'text' | 'seat'> {
  readonly anchors: readonly Point[];
}

/** Approximate width of a tag, in heights. */
const wideOf = ({ text, seat }: Tag): number => (seat === null ? 0.5 : 1.36) + 0.44 * text.length;

/** Tried distances from a point, in heights of a tag, the nearest first. */
const STEPS = [0, -1.06, 1.06, -1.6, 1.6, -2.12, 2.12, -3.18, 3.18];
/** Weight of a pixel of distance from the middle, against covered pixels. */
const FAR = 2;

/** The middles of tags: near the middle of their points, hiding as little as possible of each other and of taken boxes. */
export function placeTags(
  { shown }: Pick<SquareField, 'shown'>,
  tags: readonly Tag[],
  height: number,
  taken: readonly Box[],
) {
  const placed: Box[] = [];
  return tags.map((tag) => {
    const width = wideOf(tag) * height;
    const inside = ({ x, y }: Point): Point => ({
      x: within(x, shown.x + width / 2, shown.x + shown.width - width / 2),
      y: within(y, shown.y + height / 2, shown.y + shown.height - height / 2),
    });
    const { anchors } = tag;
    const mean = (of: (anchor: Point) => number) => anchors.reduce((sum, one) => sum + of(one), 0) / anchors.length;
    const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    const spots = anchors.flatMap(({ x, y }) => STEPS.map((step) => inside({ x, y: y + step * height })));
    const boxOf = ({ x, y }: Point): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
    const costs = spots.map((spot) => {
      const hidden = [...taken, ...placed].reduce((sum, other) => sum + common(boxOf(spot), other), 0);
      return hidden + FAR * distance(spot, middle);
    });
    const at = spots[costs.indexOf(Math.min(...costs))]!;
    placed.push(grown(boxOf(at), 1));
    return { tag, at };
  });
}

const within = (wish: number, least: number, most: number): number => Math.max(least, Math.min(wish, most));

/** The number of pixels that two boxes share. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
