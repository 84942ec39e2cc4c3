import {
  type Figure,
  Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  isBeforeDraw,
  type PieceView,
  type PlacedTile,
  playLine,
  Refused,
  type Seat,
  type StandingFigure,
} from '../../engine/index.ts';
import { Kept } from '../../kept.ts';
import type { EventLog } from '../table/event-log.ts';
import type { GameAtTable } from '../table/loaded-table.ts';
import { breathe } from '../table/queue.ts';
import { type Brought, broughtBy } from '../turn/brought.ts';

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
  readonly brought: Brought;
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

/** A game played through once, so that whoever looks back at a turn of it does not play it from its beginning. */
interface Whole extends Replay {
  readonly story: EventLog;
  /** After how many lines the first decision of the next turn comes, by entry; none for the last. */
  readonly next: readonly number[];
  /** The game after every so many lines (`SPACING`), and at its end. */
  readonly copies: readonly Game[];
  readonly end: Game;
}

/** Lines between two copies: playing so many on takes a millisecond at most. */
const SPACING = 16;

/** By the record as it was read; a copy in everything takes some 60 kB, and a long game has forty. */
const WHOLES = new Kept<GameRecord, Whole>(12);

function wholeOf(record: GameRecord): Whole {
  const known = WHOLES.get(record);
  if (known) return known;
  const parts = wholeInParts(record);
  let part = parts.next();
  while (!part.done) part = parts.next();
  WHOLES.set(record, part.value);
  return part.value;
}

/** Plays a game through as `wholeOf` does, but lets others go first every few lines. A record that does not replay is left to who asks for it. */
export async function playThrough(record: GameRecord): Promise<void> {
  if (WHOLES.has(record)) return;
  try {
    const parts = wholeInParts(record);
    let part = parts.next();
    for (; !part.done; part = parts.next()) await breathe();
    WHOLES.set(record, part.value);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** A part is as much as lies between two copies. */
function* wholeInParts({ setup, actions }: GameRecord): Generator<void, Whole> {
  const { seats } = setup;
  const stands = (events: readonly GameEvent[], game: Game) => {
    return { resigned: game.resigned, ...game.board(), brought: broughtBy(events, game, seats) };
  };
  const told = tellTurns(seats, stands, isBeforeDraw);
  const story: (readonly GameEvent[])[] = [];
  const next: number[] = [];
  const copies: Game[] = [];
  const game = Game.start(setup);
  for (let played = 0; played <= actions.length; played++) {
    const events = played === 0 ? game.lastEvents : playLine(game, actions[played - 1]!);
    story.push(events);
    told.hear(events, game);
    for (let entry = told.entries[next.length]; entry && game.turn > entry.turn; entry = told.entries[next.length])
      next.push(played);
    if (played % SPACING !== 0) continue;
    copies.push(game.clone());
    yield;
  }
  const entries = told.end(game.over, game);
  const view = game.view(null);
  const { board, winners } = view;
  return {
    ...{ seats, board, winners, view, story, next, copies, end: game },
    entries: entries.map((entry) => {
      return { ...entry, lastMoves: entry.seat === null ? [] : board.filter((placed) => placed.turn === entry.turn) };
    }),
  };
}

/** A game call by call, as `storyOf` tells it. */
export const storyIn = (record: GameRecord): EventLog => wholeOf(record).story;

/** A copy of its own of a game after so many lines. */
export function gameAt(record: GameRecord, lines: number): Game {
  const game = wholeOf(record).copies[Math.floor(lines / SPACING)]!.clone();
  for (const line of record.actions.slice(lines - (lines % SPACING), lines)) playLine(game, line);
  return game;
}

/**
 * `at`: the game as it stood after which entry, at the first decision of the next turn, is viewed; unless said, or beyond the
 * last, as it ended.
 */
export function replayOf(record: GameRecord, at: number = Number.POSITIVE_INFINITY): Replay {
  const { seats, board, winners, view, entries, next } = wholeOf(record);
  const lines = next[at];
  return { seats, board, winners, entries, view: lines === undefined ? view : gameAt(record, lines).view(null) };
}

/** The game itself as it stood after that entry, at the first decision of the next turn; as it ended beyond the last. */
export function gameAfter(record: GameRecord, at: number): Game {
  const { next, end } = wholeOf(record);
  const lines = next[at];
  return lines === undefined ? end.clone() : gameAt(record, lines);
}

/** Tells turns apart, call by call. `stands`: what is to be remembered of the end of each, after its events; `waits`: whether something is asked between two. */
function tellTurns<Board, Known extends unknown[]>(
  seats: number,
  stands: (events: readonly GameEvent[], ...known: Known) => Board,
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
          close(seat, (index === 0 && between) || stands(events, ...known));
        if (event.type === 'turn') ({ turn, seat } = event);
        if (event.type === 'scored') scores = plus(scores, event.seat, event.points);
        if (event.type === 'deployed' || 'isBack' in event) standing = plus(standing, event.seat, 1);
        if (event.type === 'returned' || event.type === 'captured') standing = plus(standing, event.seat, -1);
        events.push(event);
      }
      between = waits(...known) ? stands(events, ...known) : null;
    },
    end(isOver: boolean, ...known: Known): readonly (TurnTold & Board)[] {
      close(isOver ? null : seat, stands(events, ...known));
      return entries;
    },
  };
}
