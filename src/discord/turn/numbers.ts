import { type Game, type GameView, type Placement, type Square, withoutTwins } from '../../engine/index.ts';
import type { Region } from '../words/index.ts';
import { isDecision } from './moment.ts';

/** A legal square with its number on picture and button. */
export interface NumberedSquare extends Square {
  readonly label: string;
}

/** A region of a map with its legal squares, in consecutive numbers. */
export interface RegionPage {
  readonly region: Region;
  readonly squares: readonly NumberedSquare[];
}

/** Squares in the buttons and menu of one message; with more, a map is shown by regions. */
const ONE_MESSAGE = 40;

/** Numbered from 1 in reading order; if a map has too many, region by region. */
export function numberedSquares(view: GameView): NumberedSquare[] {
  const regions = regionsOf(view);
  return regions.length > 0 ? regions.flatMap(({ squares }) => squares) : numbered(legalSquares(view));
}

/** One button each, beside the row of *Next tile*. */
const LIKELY = 20;

/** Likely squares for the next tile while the turn before can be taken back: squares that most tiles left fit, in reading order. */
export function likelySquares(game: Game): readonly NumberedSquare[] {
  const view = game.view(null);
  const known = LIKELY_IN.get(view) ?? likelyIn(game, view);
  LIKELY_IN.set(view, known);
  return known;
}

/** Computed once for each state, for picture, buttons and words. */
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

/** The regions of a map with legal squares, in reading order; none if all squares fit one message. */
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
  if (isDecision(view)) return []; // the decision can change the tile
  const squares = new Map<string, Square>();
  for (const { x, y } of view.placements) squares.set(`${x},${y}`, { x, y });
  return [...squares.values()];
}

const numbered = (squares: readonly Square[]): NumberedSquare[] =>
  squares.map(({ x, y }, index) => ({ x, y, label: String(index + 1) }));

/** The rotations of the tile in hand on a square, without those that differ only in the picture. */
export function rotationsAt(view: GameView, { x, y }: Square): readonly Placement[] {
  if (view.drawn === null || isDecision(view)) return [];
  return withoutTwins(
    view.drawn,
    view.placements.filter((placement) => placement.x === x && placement.y === y),
  );
}
