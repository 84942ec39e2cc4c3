import { expect } from 'vitest';
import {
  Game,
  type GameEvent,
  type Place,
  type PreparedTile,
  type Rotation,
  type ScoredEvent,
  type Seat,
  type Setup,
} from '../../src/engine/index.ts';
import { setupOf } from './games.ts';
import { placesOn, spell } from './oracle.ts';

/** Boards in one line, as the rules write their examples: `BA-D@0,0r0 BA-E@0,-1r180`. */
export const tilesOf = (text: string): PreparedTile[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, tile, x, y, rotation] = /^([A-Z]+-[A-Za-z]+)@(-?\d+),(-?\d+)r(0|90|180|270)$/.exec(word)!;
      return { tile: tile!, x: Number(x), y: Number(y), rotation: Number(rotation) as Rotation };
    });

/** A place by any one of its sides or half-edges (`city:0,0:N`), found on a board. */
export function placeOn(board: readonly PreparedTile[], text: string): Place {
  const [, kind, x, y, at] = /^([a-z]+):(-?\d+),(-?\d+)(?::([A-Za-z.]+))?$/.exec(text)!;
  const tile = board.find((one) => one.x === Number(x) && one.y === Number(y));
  const found = tile && placesOn(tile).find((one) => one.kind === kind && (!at || one.at.split('.').includes(at)));
  if (!found) throw new Error(`no place ${text} on the board`);
  return found;
}

export interface Laid {
  readonly board?: string;
  /** `A city:0,0:N, B road:1,0:E`; A is seat 0, and it is A's turn. */
  readonly figures?: string;
  /** All tiles of the bag, in order. */
  readonly draws?: string;
  readonly seats?: number;
  readonly fields?: boolean;
}

export const START = 'BA-D@0,0r0';

/** A game laid out by hand, with just the tiles a test needs. */
export function laidOut({ board = START, figures = '', draws = '', seats = 2, fields = true }: Laid): Game {
  const laid = tilesOf(board);
  const setup: Setup = setupOf({
    seats,
    switches: fields ? ['fields'] : [],
    prepared: {
      board: laid,
      figures: figures
        .split(', ')
        .filter((word) => word !== '')
        .map((word) => {
          const [letter, place] = word.split(' ');
          return { seat: seatOf(letter!), figure: 'meeple', on: placeOn(laid, place!) };
        }),
      draws: draws.split(' ').filter((word) => word !== ''),
      only: true,
    },
  });
  return Game.start(setup);
}

export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** Places the tile in hand: `BA-E@0,-1r180`. */
export function place(game: Game, text: string): readonly GameEvent[] {
  const { tile, x, y, rotation } = tilesOf(text)[0]!;
  expect(game.view(null).drawn).toBe(tile);
  return game.play({ type: 'place', x, y, rotation });
}

export const deploy = (game: Game, text: string): readonly GameEvent[] =>
  game.play({ type: 'deploy', figure: 'meeple', on: placeOn(game.view(null).board, text) });

export const pass = (game: Game): readonly GameEvent[] => game.play({ type: 'pass' });

/** Where the seat to move may put a meeple, as written in records. */
export const deployable = (game: Game): string[] =>
  game
    .legalActions()
    .flatMap((action) => (action.type === 'deploy' ? [spell(action.on)] : []))
    .sort();

export const placeable = (game: Game): string[] =>
  game
    .legalActions()
    .flatMap((action) => (action.type === 'place' ? [`${action.x},${action.y} ${action.rotation}`] : []))
    .sort();

export const scored = (events: readonly GameEvent[]): ScoredEvent[] =>
  events.filter((event) => event.type === 'scored');

/** `A city 4`, one for each score. */
export const told = (events: readonly GameEvent[]): string[] =>
  scored(events).map(({ seat, reason, points }) => `${String.fromCharCode(65 + seat)} ${reason} ${points}`);

/** The final scores of a board as it lies. */
export const finalScores = (laid: Laid): readonly number[] => laidOut({ ...laid, draws: '' }).view(null).scores;
