import {
  type Figure,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  isBeforeDraw,
  type PieceView,
  type PlacedTile,
  replay,
  type Seat,
  type StandingFigure,
} from '../engine/index.ts';
import type { GameAtTable } from './present.ts';

/** What happened in one turn, and what had come of it. */
export interface TurnTold {
  /** 0 before the first turn. The end has the number of the last. */
  readonly turn: number;
  /** Whose turn it was; of one handed on by resigning, who had it last. Null before the first and at the end. */
  readonly seat: Seat | null;
  /** By seat, as all else here. */
  readonly scores: readonly number[];
  /** How many figures stood on the board by then. */
  readonly standing: readonly number[];
  /** From its own `turn` to the next one's; what came before the first, at the start; final scoring, at the end. */
  readonly events: readonly GameEvent[];
}

/** A game as it stood after one turn, with what happened in it. */
export interface ReplayEntry extends TurnTold {
  /** Tiles on the board by then: the first so many of `Replay.board`. */
  readonly tiles: number;
  readonly figures: readonly StandingFigure[];
  /** By seat as in a view. */
  readonly supply: readonly Partial<Record<Figure, number>>[];
  readonly pieces: readonly PieceView[];
  readonly resigned: readonly Seat[];
  /** What was placed in it: none where the game ended before that. */
  readonly lastMoves: readonly PlacedTile[];
}

/** How a game went. It holds nothing that a channel may not know. */
export interface Course {
  /**
   * Before the first turn, then a turn each (extra ones, and second parts of a double turn, are turns of their own), then the
   * end with final scoring, if the game is over.
   */
  readonly entries: readonly TurnTold[];
  /** What everybody may see of the game as it ended. */
  readonly view: GameView;
}

/** A game turn by turn, with the board as it lay. */
export interface Replay extends Course {
  readonly seats: number;
  /** All tiles in the order of placing. */
  readonly board: readonly PlacedTile[];
  readonly entries: readonly ReplayEntry[];
  readonly winners: readonly Seat[] | null;
  /** What everybody may see of the game that `at` asks for. */
  readonly view: GameView;
}

/** Of a game at hand, which is not replayed for it. */
export function courseOf({ game, story }: GameAtTable): Course {
  const view = game.view(null);
  const told = tellTurns(view.seats, () => ({}));
  for (const events of story) told.hear(events);
  return { entries: told.end(game.over), view };
}

/**
 * `at`: the game as it stood after which entry, at the first decision of the next turn, is viewed; unless said, or beyond the
 * last, as it ended.
 */
export function replayOf(record: GameRecord, at: number = Number.POSITIVE_INFINITY): Replay {
  const { seats } = record.setup;
  let viewed: GameView | null = null;
  const told = tellTurns(seats, (game: Game) => ({ resigned: game.resigned, ...game.board() }), isBeforeDraw);
  const game = replay(record, (game, _played, events) => {
    told.hear(events, game);
    const wanted = told.entries[at];
    if (wanted && game.turn > wanted.turn) viewed ??= game.view(null);
  });
  const entries = told.end(game.over, game);
  const view = game.view(null);
  const { board, winners } = view;
  return {
    ...{ seats, board, winners },
    view: viewed ?? view,
    entries: entries.map((entry) => {
      return { ...entry, lastMoves: entry.seat === null ? [] : board.filter((placed) => placed.turn === entry.turn) };
    }),
  };
}

/** The game itself as it stood after that entry, at the first decision of the next turn; as it ended beyond the last. */
export function gameAfter(record: GameRecord, at: number): Game {
  const told = tellTurns(record.setup.seats, () => ({}));
  return replay(record, (game, _played, events) => {
    told.hear(events);
    const wanted = told.entries[at];
    return !wanted || game.turn <= wanted.turn;
  });
}

/** Tells turns apart, call by call. `stands`: what is to be remembered of the board at the end of each; `waits`: whether something is asked between two. */
function tellTurns<Board, Known extends unknown[]>(
  seats: number,
  stands: (...known: Known) => Board,
  waits: (...known: Known) => boolean = () => false,
) {
  const entries: (TurnTold & Board)[] = [];
  let turn = 0;
  let seat: Seat | null = null;
  let events: GameEvent[] = [];
  let scores: readonly number[] = Array.from({ length: seats }, () => 0);
  let standing = scores;
  /** As it stands where something is asked between two turns: what is done then begins the next one and may change the board at once. */
  let between: Board | null = null;
  const plus = (all: readonly number[], at: Seat, by: number): readonly number[] => all.with(at, all[at]! + by);
  const close = (owner: Seat | null, board: Board): void => {
    entries.push({ turn, seat: owner, scores, standing, events, ...board });
    events = [];
  };
  return {
    entries,
    hear(told: readonly GameEvent[], ...known: Known): void {
      for (const [index, event] of told.entries()) {
        // What a call still tells after the next turn has begun, or final scoring, touches nothing of the view but scores.
        // A turn handed on by resigning is told again under its number, and stays one turn.
        if (event.type === 'final-scoring' || (event.type === 'turn' && event.turn > turn))
          close(seat, (index === 0 && between) || stands(...known));
        if (event.type === 'turn') ({ turn, seat } = event);
        if (event.type === 'scored') scores = plus(scores, event.seat, event.points);
        if (event.type === 'deployed' || 'isBack' in event) standing = plus(standing, event.seat, 1);
        if (event.type === 'returned' || event.type === 'captured') standing = plus(standing, event.seat, -1);
        events.push(event);
      }
      between = waits(...known) ? stands(...known) : null;
    },
    end(isOver: boolean, ...known: Known): readonly (TurnTold & Board)[] {
      close(isOver ? null : seat, stands(...known));
      return entries;
    },
  };
}
