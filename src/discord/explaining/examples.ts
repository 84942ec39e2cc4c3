import {
  boardView,
  type CloseUpScene,
  mapScene,
  type Outline,
  type Picture,
  type Renderer,
} from '../../../render/index.ts';
import {
  type Figure,
  Game,
  type PreparedTile,
  type Rotation,
  RULES_VERSION,
  readMove,
  readPlace,
  type Seat,
} from '../../engine/index.ts';
import type { Example } from '../../expansions/topics.ts';
import { numberedSquares } from '../turn/numbers.ts';
import type { Topic } from '../words/index.ts';
import { EXAMPLES } from './topics.ts';

/** The game of an example. Throws `Refused` if it is not legal. */
export function gameOf({ sets = [], switches = [], map, board, figures = [], draws = [], moves = [] }: Example): Game {
  const game = Game.start({
    ...{
      version: RULES_VERSION,
      seats: 2,
      sets: ['base', ...sets],
      switches: ['fields', ...switches],
      seed: 'example',
    },
    ...(map !== undefined && { map }),
    prepared: {
      board: board.map(tileIn),
      figures: figures.map((text) => {
        const [seat, figure, place] = text.split(' ') as [string, Figure, string];
        return { seat: Number(seat), figure, on: readPlace(place) };
      }),
      draws,
      only: true,
      chanceAsTold: true,
    },
  });
  for (const line of moves) {
    const move = readMove(line);
    if (move.type !== 'resign') game.play(move);
  }
  return game;
}

/** The picture of an example, the same in every language. */
export function sceneOf(example: Example): CloseUpScene {
  const game = gameOf(example);
  const view = game.view(null);
  const { x, y } = tileIn(example.board[0]!);
  const last = view.board.at(-1)!;
  return {
    view: boardView(view),
    ...(view.map && { map: mapScene(view.map) }),
    players: [0, 1].map((seat) => ({ seat, name: String.fromCharCode(65 + seat) })),
    centre: { x, y },
    lastMoves: last.seat === null ? [] : [last],
    badges: example.hasNumbers ? numberedSquares(view) : [],
    outlines: (example.outlined ?? []).map((text): Outline => {
      const [seat, place] = text.split(' ') as [string, string];
      return { seat: seatIn(seat), places: game.feature(readPlace(place))?.places ?? [] };
    }),
    ...(view.arrow && { activeArrow: view.arrow }),
    pointsTags: (example.points ?? []).map((text) => {
      const [seat, points, square] = text.split(' ') as [string, string, string];
      return { ...squareIn(square), text: points, seat: seatIn(seat) };
    }),
  };
}

function tileIn(text: string): PreparedTile {
  const [tile, square, rotation] = text.split(' ') as [string, string, string];
  return { tile, ...squareIn(square), rotation: Number(rotation) as Rotation };
}

const seatIn = (text: string): Seat | null => (text === '-' ? null : Number(text));

function squareIn(text: string) {
  const [x, y] = text.split(',').map(Number) as [number, number];
  return { x, y };
}

/** Null for a topic without an example. Throws `RenderError`. */
export function exampleOf(topic: Topic, renderer: Pick<Renderer, 'closeUp'>): Promise<Picture> | null {
  const example = EXAMPLES.get(topic);
  return example ? renderer.closeUp(sceneOf(example)) : null;
}
