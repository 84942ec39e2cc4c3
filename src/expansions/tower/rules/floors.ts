import {
  type Action,
  type Figure,
  type FigureRule,
  figure,
  type Game,
  type LaidTile,
  MEEPLE_KINDS,
  type Place,
  type PlacedFigure,
  type Position,
  place,
  type Rules,
  type Seat,
  type Square,
  seat,
  slotOf,
  square,
  squareOf,
  capture as takePrisoner,
  verb,
} from '../../../engine/for-rules.ts';
import { remember, tower } from './index.ts';
import { exchangeWith } from './prisoners.ts';

export const squareOfTile = ({ tiles }: Position, tile: number): Square => ({ x: tiles[tile]!.x, y: tiles[tile]!.y });

/** Numbers of tiles with a foundation or tower that no figure stands on (TW1, TW12, TW14). */
const openTowers = ({ features, tiles, tops }: Position): number[] =>
  tops.filter((tile) => {
    const { print } = tiles[tile]!;
    return print.design.marks.includes('foundation') && features.claims[features.first[tile]! + print.top] === 0;
  });

/** A floor from the player's stock on any open tower (TW12), with or without taking a meeple (TW13). */
export function offerFloors({ position, turnOf }: Game, options: Action[]): void {
  const { heights, stock } = slotOf(position, tower);
  if (stock[turnOf]! <= 0) return;
  const open = openTowers(position);
  for (const tile of open) {
    const { x, y } = position.tiles[tile]!;
    options.push({ type: 'floor', x, y });
  }
  const takeable = position.figures.filter(({ figure: kind }) => position.rules.claims[kind]);
  for (const tile of open) {
    const at = squareOfTile(position, tile);
    for (const { seat: owner, figure: kind, segment } of inReach(position, takeable, at, (heights[tile] ?? 0) + 1))
      options.push({ type: 'capture', tower: at, seat: owner, figure: kind, from: position.placeOf(segment) });
  }
}

/**
 * The figures among some on the tower's own tile and in the four directions, at most as many squares away as it has floors. Nothing between stops
 * it (TW13, TW22); squares that a map lacks count (TW67). Equal meeples on one spot count once (TW50).
 */
function inReach(
  position: Position,
  figures: readonly PlacedFigure[],
  { x, y }: Square,
  floors: number,
): PlacedFigure[] {
  const { features, tiles } = position;
  const found: PlacedFigure[] = [];
  for (const one of figures) {
    if (!isInReach(tiles[features.tile[one.segment]!]!, x, y, floors)) continue;
    if (position.isSafe(one) || position.kindOf(one.segment) === 'quarter') continue; // TW71
    if (!found.some((other) => isAlike(one, other))) found.push(one);
  }
  return found;
}

const isInReach = (tile: LaidTile, x: number, y: number, floors: number): boolean =>
  (tile.x === x && Math.abs(tile.y - y) <= floors) || (tile.y === y && Math.abs(tile.x - x) <= floors);

const isAlike = (one: PlacedFigure, other: PlacedFigure): boolean =>
  one.seat === other.seat && one.figure === other.figure && one.segment === other.segment;

function build(game: Game, at: Square, builder: Seat): void {
  const { position } = game;
  const { heights, stock } = slotOf(position, tower);
  const tile = position.grid.at(at.x, at.y);
  const floors = (heights[tile] ?? 0) + 1;
  remember(position, { heights: { ...heights, [tile]: floors }, stock: stock.with(builder, stock[builder]! - 1) });
  game.tell({ type: 'floor-built', seat: builder, at: { x: at.x, y: at.y }, floors });
}

export const floor = verb<'floor'>({
  verb: 'floor',
  points: [square],
  run: (game, at, builder) => build(game, at, builder),
});

export const capture = verb<'capture'>({
  verb: 'capture',
  points: [squareOf('tower'), seat, figure, place('from')],

  run(game, { tower: at, seat: owner, figure: kind, from }, captor) {
    const { position } = game;
    build(game, at, captor);
    const wanted = { seat: owner, figure: kind, segment: position.segmentAt(from) };
    const taken = position.figures.find((one) => isAlike(one, wanted))!;
    // The player's own meeple goes to the player's supply (TW17).
    if (owner === captor) game.remove([taken], 'tower');
    else exchangeWith(game, takePrisoner(game, taken, captor));
  },
});

/** Any of these figures that may climb, on any open tower with a floor (TW14), also on the dragon's tile (TW53). */
export function offerTops({ position }: Game, figures: readonly FigureRule[], options: Action[]): void {
  const { climbers, heights } = slotOf(position, tower);
  const climbing = figures.filter(({ figure: kind }) => climbers.includes(kind));
  if (climbing.length === 0) return;
  for (const tile of openTowers(position)) {
    const at = squareOfTile(position, tile);
    if ((heights[tile] ?? 0) === 0) continue;
    for (const { figure: kind } of climbing) options.push({ type: 'climb', figure: kind, ...at });
  }
}

/** Meeples that may stand wherever a normal one may, as their module declares: the field rule may be off (TW15). */
export const climbersOf = ({ modules }: Rules): Figure[] => [
  'meeple',
  ...modules.flatMap(({ figures = [] }) =>
    figures.flatMap(({ figure: kind, on }) => (MEEPLE_KINDS.every((one) => on.includes(one)) ? kind : [])),
  ),
];

export const climb = verb<'climb'>({
  verb: 'climb',
  points: [figure, square],

  run(game, { figure: kind, x, y }, climber) {
    const { position } = game;
    const on: Place = { kind: 'top', x, y, at: '' };
    position.deploy(climber, kind, position.segmentAt(on));
    game.tell({ type: 'deployed', seat: climber, figure: kind, on });
  },
});
