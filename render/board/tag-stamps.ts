import { designOf } from '../../src/engine/tiles/tiles.ts';
import type { Place } from '../../src/engine/vocabulary.ts';
import { CENTRE, type Point } from '../kit/curves.ts';
import type { BoardScene } from '../scene.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import type { Box } from './boxes.ts';
import { type DrawingGround, HERE, type SquareField, tileUnder } from './marks.ts';
import { standingPoint } from './places.ts';
import { plainly, type Stamp, stamp } from './stamps.ts';
import { placeTags, type Tag } from './tag-places.ts';
import { drawPointsTag, signed } from './tags.ts';

/** Tags with points, placed so that they hide as little as possible of `taken`. */
export function tagStamps(
  field: SquareField,
  scene: Tagged,
  worn: readonly Worn[],
  marker: number,
  taken: readonly Box[],
): Stamp[] {
  const height = Math.max(marker * 0.92, field.tile * 0.22);
  return placeTags(field, tagsOf(field, scene), height, taken).map(({ tag, at }) => tagStamp(tag, at, worn, height));
}

type Tagged = Pick<BoardScene, 'view' | 'ghost' | 'brought' | 'pointsTags'>;

/** For scored features: a tag for each seat with points. Other tags stand at the upper edge of their square. */
function tagsOf({ tile, at }: SquareField, { view, ghost, brought, pointsTags = [] }: Tagged): Tag[] {
  const pointAt = (place: Place): Point => {
    const { x, y } = at(place);
    const placed = tileUnder(view, ghost, place);
    const design = placed && designOf(placed.tile);
    const spot = design ? standingPoint(design, placed.rotation, place) : CENTRE;
    return { x: x + spot.x * tile, y: y + spot.y * tile };
  };
  const scored = (brought?.features ?? []).flatMap(({ places, gains }) => {
    const anchors = places.map(pointAt);
    return gains.map(({ seat, points }) => ({ text: signed(points), seat, anchors }));
  });
  const others = pointsTags.map(({ text, seat, ...square }) => {
    const { x, y } = at(square);
    return { text, seat, anchors: [{ x: x + tile / 2, y }] };
  });
  return [...scored, ...others];
}

/** `at`: the tag's middle. */
function tagStamp({ text, seat }: Tag, at: Point, worn: readonly Worn[], height: number): Stamp {
  const half = height * (1 + 0.4 * text.length);
  const reach = { x: -half, y: -height / 2, width: 2 * half, height };
  return stamp(0, at, reach, plainly(drawTagHere), text, seat === null ? null : worn[seat]!, height);
}

function drawTagHere(ground: DrawingGround, text: string, worn: Worn | null, height: number): void {
  const { x, y } = ground.at(HERE);
  ground.context.translate(x, y - height / 2);
  drawPointsTag(ground.context, text, worn, height);
}
