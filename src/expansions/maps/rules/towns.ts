import {
  type MapLayout,
  type Position,
  type ScoreBonus,
  type Square,
  STEP_X,
  STEP_Y,
} from '../../../engine/for-rules.ts';
import { squareOf } from './ground.ts';

export const POINTS = 2;

/** An unused start square with a town is a town, too (L32). */
export const townsOf = ({ towns, start }: MapLayout): (Square & { readonly name: string })[] =>
  [...towns, ...start.squares.filter(({ feature }) => feature === 'town')].map(({ name, at }) => {
    return { ...squareOf(at), name };
  });

/** Each uncovered town beside any square of the road, also beside its printed large city squares (L45). */
export function besideRoad({ features, grid, tiles }: Position, map: MapLayout, road: number): ScoreBonus | null {
  const visible = townsOf(map).filter(({ x, y }) => grid.at(x, y) < 0);
  const squares = [...features.members(road)].map((segment) => tiles[features.tile[segment]!]!);
  const beside = visible.filter((town) =>
    STEP_X.some((step, side) => squares.some(({ x, y }) => x === town.x + step && y === town.y + STEP_Y[side]!)),
  );
  return beside.length === 0 ? null : { reason: 'town', terms: [{ of: 'towns', count: beside.length, each: POINTS }] };
}
