import { type Game, type GameView, type Placement, type Square, withoutTwins } from '../../engine/index.ts';
import type { Region } from '../words/index.ts';
import { isDecision } from './moment.ts';

/** A legal square with the number that stands on the picture and on its button. */
export interface NumberedSquare extends Square {
  readonly label: string;
}

/** A part of a map with its legal squares, whose numbers follow each other. */
export interface RegionPage {
  readonly region: Region;
  readonly squares: readonly NumberedSquare[];
}

/** Buttons and a menu of one message hold so many; of more, a map is told region by region. */
const ONE_MESSAGE = 40;

/** From 1, in reading order of the squares; where there are too many on a map, region after region. */
export function numberedSquares(view: GameView): NumberedSquare[] {
  const regions = regionsOf(view);
  return regions.length > 0 ? regions.flatMap(({ squares }) => squares) : numbered(legalSquares(view));
}

/** As many as there is a button for each of, beside the row of *Next tile*. */
const LIKELY = 20;

/**
 * Where the next tile may go, which nobody knows while the turn before it can still be taken back: the squares that most of the tiles left fit,
 * from 1 in reading order.
 */
export function likelySquares(game: Game): readonly NumberedSquare[] {
  const view = game.view(null);
  const known = LIKELY_IN.get(view) ?? likelyIn(game, view);
  LIKELY_IN.set(view, known);
  return known;
}

/** Picture, buttons and words ask for the same ones: worked out for each state once. */
const LIKELY_IN = new WeakMap<GameView, readonly NumberedSquare[]>();

function likelyIn(game: Game, { openSquares, unseen, tilesLeft }: GameView): NumberedSquare[] {
  if (tilesLeft === 0) return [];
  const likely = openSquares
    .map((square) => ({ square, tiles: game.fitting(square).reduce((sum, tile) => sum + (unseen[tile] ?? 0), 0) }))
    .filter(({ tiles }) => tiles > 0)
    .toSorted((one, other) => other.tiles - one.tiles)
    .slice(0, LIKELY)
    .map(({ square }) => square);
  return numbered(openSquares.filter((square) => likely.includes(square)));
}

/** The regions of a map that hold legal squares, in reading order; none where all squares fit one message. */
export function regionsOf(view: GameView): RegionPage[] {
  const squares = legalSquares(view);
  if (view.map === null || squares.length <= ONE_MESSAGE) return [];
  const { width, height } = view.map.layout.size;
  const third = (at: number, size: number): number => Math.min(2, Math.floor((3 * at) / size));
  const of = ({ x, y }: Square): Region => READING_ORDER[3 * third(y, height) + third(x, width)]!;
  const ordered = numbered(READING_ORDER.flatMap((region) => squares.filter((square) => of(square) === region)));
  return READING_ORDER.map((region) => ({ region, squares: ordered.filter((square) => of(square) === region) })).filter(
    (page) => page.squares.length > 0,
  );
}

const READING_ORDER: readonly Region[] = ['NW', 'N', 'NE', 'W', 'middle', 'E', 'SW', 'S', 'SE'];

function legalSquares(view: GameView): Square[] {
  if (isDecision(view)) return []; // it may be decided yet which tile it is
  const squares = new Map<string, Square>();
  for (const { x, y } of view.placements) squares.set(`${x},${y}`, { x, y });
  return [...squares.values()];
}

const numbered = (squares: readonly Square[]): NumberedSquare[] =>
  squares.map(({ x, y }, index) => ({ x, y, label: String(index + 1) }));

/** The ways in which the tile in hand can lie on a square, those that differ in nothing but the picture left out. */
export function rotationsAt(view: GameView, { x, y }: Square): readonly Placement[] {
  if (view.drawn === null || isDecision(view)) return [];
  return withoutTwins(
    view.drawn,
    view.placements.filter((placement) => placement.x === x && placement.y === y),
  );
}
