import { expect } from 'vitest';
import {
  type Action,
  type Figure,
  Game,
  type GameEvent,
  type Gift,
  type MapLayout,
  type Move,
  type Place,
  type Prepared,
  type PreparedTile,
  Refused,
  type Rotation,
  readMove,
  type ScoredEvent,
  type Seat,
  type Setup,
  type SetupOptions,
  type Switch,
  type TileSet,
  writeMove,
  writePlace,
} from '../../src/engine/index.ts';
import { setupOf } from './games.ts';
import { placesOn, spell } from './oracle.ts';

/** Tiles from one line, as the rules write their examples: `BA-D@0,0r0 BA-E@0,-1r180`. */
export const tilesOf = (text: string): PreparedTile[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, tile, x, y, rotation] = /^([A-Z]+-[A-Za-z\d]+)@(-?\d+),(-?\d+)r(0|90|180|270)$/.exec(word)!;
      return { tile: tile!, x: Number(x), y: Number(y), rotation: Number(rotation) as Rotation };
    });

/** A place by any one of its sides or half-edges (`city:0,0:N`), found on a board. */
export function placeOn(board: readonly PreparedTile[], text: string): Place {
  const [, kind, x, y, at] = /^([a-z]+):(-?\d+),(-?\d+)(?::([A-Za-z\d.]+))?$/.exec(text)!;
  const tile = board.find((one) => one.x === Number(x) && one.y === Number(y));
  const found = tile && placesOn(tile).find((one) => one.kind === kind && (!at || one.at.split('.').includes(at)));
  if (!found) throw new Error(`no place ${text} on the board`);
  return found;
}

export interface Laid {
  readonly board?: string;
  /** `A city:0,0:N, B abbot garden:1,0`: a meeple where no figure is named. A is seat 0, and it is A's turn. */
  readonly figures?: string;
  readonly draws?: string;
  readonly seats?: number;
  readonly fields?: boolean;
  /** Switches that are on besides fields: `abbot gifts`. */
  readonly rules?: string;
  /** All cards of the gift deck, top card first: `synod take-2`. */
  readonly deck?: string;
  /** Unopened gifts: `A synod take-2, B cash-out`. */
  readonly hands?: string;
  /** The deck after the discards are shuffled, top card first. */
  readonly reshuffle?: string;
  readonly seed?: string;
  /** The id of a map, or its layout. */
  readonly map?: string | MapLayout;
  readonly options?: SetupOptions;
  /** What expansions lay out besides. */
  readonly besides?: Prepared;
  /** Sets that rules cannot do without; the bag holds none of their tiles. */
  readonly sets?: readonly TileSet[];
}

export const START = 'BA-D@0,0r0';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const items = (text: string): string[] => text.split(', ').filter((item) => item !== '');

/** A game laid out by hand, with only the tiles and cards that a test needs. */
export function laidOut(laid: Laid): Game {
  const { board = START, figures = '', draws = '', seats = 2, fields = true, rules = '' } = laid;
  const { deck = '', hands = '', reshuffle, seed, map, options, besides, sets } = laid;
  const tiles = tilesOf(board);
  const held = Array.from({ length: seats }, (): Gift[] => []);
  for (const item of items(hands)) {
    const [letter, ...cards] = words(item);
    held[seatOf(letter!)]!.push(...(cards as Gift[]));
  }
  const switches = [...(fields ? ['fields'] : []), ...words(rules), ...(map ? ['map'] : [])] as Switch[];
  const setup: Setup = setupOf({
    seats,
    switches,
    ...(seed !== undefined && { seed }),
    ...(map && { map }),
    ...(options && { options }),
    ...(sets && { sets }),
    prepared: {
      board: tiles,
      figures: items(figures).map((item) => {
        const [letter, ...rest] = words(item);
        const place = rest.pop()!;
        return { seat: seatOf(letter!), figure: (rest[0] ?? 'meeple') as Figure, on: placeOn(tiles, place) };
      }),
      draws: words(draws),
      ...(switches.includes('gifts') && { giftDeck: words(deck) as Gift[], hands: held }),
      ...(reshuffle !== undefined && { giftReshuffles: [words(reshuffle) as Gift[]] }),
      ...besides,
      only: true,
      chanceAsTold: true,
    },
  });
  return Game.start(setup);
}

export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** Places the tile in hand: `BA-E@0,-1r180`. */
export function place(game: Game, text: string): readonly GameEvent[] {
  const { tile, x, y, rotation } = tilesOf(text)[0]!;
  expect(game.view(null).drawn).toBe(tile);
  const isIt = (one: Action): boolean =>
    one.type === 'place' && one.x === x && one.y === y && one.rotation === rotation;
  return game.play(game.legalActions().find(isIt) ?? { type: 'place', x, y, rotation });
}

export const deploy = (game: Game, text: string, figure: Figure = 'meeple'): readonly GameEvent[] =>
  game.play({ type: 'deploy', figure, on: placeOn(game.view(null).board, text) });

/** A line of a record, with places named by any one of their sides: `open change-position meeple city:0,0:N field:0,0:EL`. */
export const moveOf = (game: Game, line: string): Move =>
  readMove(
    words(line)
      .map((word) => (word.includes(':') ? writePlace(placeOn(game.view(null).board, word)) : word))
      .join(' '),
  );

export const act = (game: Game, line: string): readonly GameEvent[] => game.play(moveOf(game, line) as Action);

/** Legal actions that begin with `start`, as written in records. */
export const offered = (game: Game, start = ''): string[] =>
  game
    .legalActions()
    .map(writeMove)
    .filter((line) => line.startsWith(start))
    .sort();

export const seen = (game: Game): unknown => ({
  views: [null, ...Array(game.record.setup.seats).keys()].map((reader) => game.view(reader)),
  legal: game.legalActions(),
  record: game.record,
  step: game.step,
});

/** The game refuses the action as not legal, and nothing changes. */
export function refuses(game: Game, line: string): void {
  const before = JSON.stringify(seen(game));
  const move = moveOf(game, line) as Action;
  let code: string | null = null;
  try {
    game.play(move);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    code = error.code;
  }
  expect(code, line).toBe('not-legal');
  expect(JSON.stringify(seen(game))).toBe(before);
}

export const pass = (game: Game): readonly GameEvent[] => game.play({ type: 'pass' });

/** Places where the asked seat may put a meeple, as written in records. */
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
