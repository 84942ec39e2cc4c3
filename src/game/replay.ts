import {
  type Figure,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  type PieceView,
  type PlacedTile,
  replay,
  type Seat,
  type StandingFigure,
} from '../engine/index.ts';

/** A game as it stood after one turn, with what happened in it. */
export interface ReplayEntry {
  /** 0 before the first turn. The end has the number of the last. */
  readonly turn: number;
  /** Whose turn it was; of one handed on by resigning, who had it last. Null before the first and at the end. */
  readonly seat: Seat | null;
  /** Tiles on the board by then: the first so many of `Replay.board`. */
  readonly tiles: number;
  readonly figures: readonly StandingFigure[];
  readonly scores: readonly number[];
  /** By seat as in a view. */
  readonly supply: readonly Partial<Record<Figure, number>>[];
  readonly pieces: readonly PieceView[];
  readonly resigned: readonly Seat[];
  /** What was placed in it: none where the game ended before that. */
  readonly lastMoves: readonly PlacedTile[];
  /** From its own `turn` to the next one's; what came before the first, at the start; final scoring, at the end. */
  readonly events: readonly GameEvent[];
}

/** A game turn by turn. It holds nothing that a channel may not know. */
export interface Replay {
  readonly seats: number;
  /** All tiles in the order of placing. */
  readonly board: readonly PlacedTile[];
  /**
   * Before the first turn, then a turn each (extra ones, and second parts of a double turn, are turns of their own), then the
   * end with final scoring, if the game is over.
   */
  readonly entries: readonly ReplayEntry[];
  readonly winners: readonly Seat[] | null;
  /** What everybody may see of the game that `at` asks for. */
  readonly view: GameView;
}

/**
 * `at`: the game as it stood after which entry, at the first decision of the next turn, is viewed; unless said, or beyond the
 * last, as it ended.
 */
export function replayOf(record: GameRecord, at: number = Number.POSITIVE_INFINITY): Replay {
  const entries: Omit<ReplayEntry, 'lastMoves'>[] = [];
  let turn = 0;
  let seat: Seat | null = null;
  let events: GameEvent[] = [];
  let viewed: GameView | null = null;
  let scores: readonly number[] = Array.from({ length: record.setup.seats }, () => 0);
  const close = (game: Game, owner: Seat | null): void => {
    entries.push({ turn, seat: owner, scores, resigned: game.resigned, events, ...game.board() });
    events = [];
  };
  const game = replay(record, (game, _played, told) => {
    for (const event of told) {
      // What a call still tells after the next turn has begun, or final scoring, touches nothing of the view but scores.
      // A turn handed on by resigning is told again under its number, and stays one turn.
      if (event.type === 'final-scoring' || (event.type === 'turn' && event.turn > turn)) close(game, seat);
      if (event.type === 'turn') ({ turn, seat } = event);
      if (event.type === 'scored') scores = scores.with(event.seat, scores[event.seat]! + event.points);
      events.push(event);
    }
    const wanted = entries[at];
    if (wanted && game.turn > wanted.turn) viewed ??= game.view(null);
  });
  close(game, game.over ? null : seat);
  const view = game.view(null);
  const { board, winners } = view;
  return {
    seats: record.setup.seats,
    board,
    winners,
    view: viewed ?? view,
    entries: entries.map((entry) => {
      return { ...entry, lastMoves: entry.seat === null ? [] : board.filter((placed) => placed.turn === entry.turn) };
    }),
  };
}
