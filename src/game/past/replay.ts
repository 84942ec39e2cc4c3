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

/** What happened in a turn, and its result. */
export interface TurnTold {
  /** 0 before the first turn. The end has the last turn's number. */
  readonly turn: number;
  /** The turn's player; if it was handed on by resigning, the last one. Null before the first turn and at the end. */
  readonly seat: Seat | null;
  /** By seat, as everything here. */
  readonly scores: readonly number[];
  /** The number of figures on the board. */
  readonly standing: readonly number[];
  /** From its own `turn` event to the next one; earlier events belong to the start, final scoring to the end. */
  readonly events: readonly GameEvent[];
}

/** A game after a turn, and what happened in it. */
export interface ReplayEntry extends TurnTold {
  /** The number of tiles on the board: the first ones of `Replay.board`. */
  readonly tiles: number;
  readonly figures: readonly StandingFigure[];
  /** By seat, as in a view. */
  readonly supply: readonly Partial<Record<Figure, number>>[];
  readonly pieces: readonly PieceView[];
  readonly resigned: readonly Seat[];
  /** The tiles placed in the turn; none if the game ended before. */
  readonly lastMoves: readonly PlacedTile[];
  readonly brought: Brought;
}

/** The course of a game. It holds only what a channel may know. */
export interface Course {
  /**
   * First the start, then each turn (also extra ones, and second parts of a double turn). If the game is over, then the end with final
   * scoring.
   */
  readonly entries: readonly TurnTold[];
  /** Everybody's view of the end. */
  readonly view: GameView;
}

/** A game turn by turn, with its board. */
export interface Replay extends Course {
  readonly seats: number;
  /** All tiles in the order of placing. */
  readonly board: readonly PlacedTile[];
  readonly entries: readonly ReplayEntry[];
  readonly winners: readonly Seat[] | null;
  /** Everybody's view of the entry `at`. */
  readonly view: GameView;
}

/** Takes the event log of a loaded table, without a replay. */
export function courseOf({ game, story }: GameAtTable): Course {
  const view = game.view(null);
  const told = tellTurns(view.seats, () => ({}));
  for (const events of story) told.hear(events);
  return { entries: told.end(game.over), view };
}

/** A game played through once, so that a look back at a turn needs no replay from the beginning. */
interface Whole extends Replay {
  readonly story: EventLog;
  /** By entry: the number of lines before the first decision of the next turn; none for the last. */
  readonly next: readonly number[];
  /** The game after every `SPACING` lines, and at its end. */
  readonly copies: readonly Game[];
  readonly end: Game;
}

/** Lines between two copies; to play them takes at most a millisecond. */
const SPACING = 16;

/** By the record as it was read. A copy takes some 60 kB with everything in play; a long game has forty. */
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

/** Plays a game through as `wholeOf` does, but lets other work go first every few lines. Ignores a record that does not replay. */
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

/** A part reaches from one copy to the next. */
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

/** The event log of a game. */
export const storyIn = (record: GameRecord): EventLog => wholeOf(record).story;

/** A new copy of a game after `lines` lines. */
export function gameAt(record: GameRecord, lines: number): Game {
  const game = wholeOf(record).copies[Math.floor(lines / SPACING)]!.clone();
  for (const line of record.actions.slice(lines - (lines % SPACING), lines)) playLine(game, line);
  return game;
}

/** `at`: the entry whose board is viewed, at the next turn's first decision. By default, or beyond the last entry: the end. */
export function replayOf(record: GameRecord, at: number = Number.POSITIVE_INFINITY): Replay {
  const { seats, board, winners, view, entries, next } = wholeOf(record);
  const lines = next[at];
  return { seats, board, winners, entries, view: lines === undefined ? view : gameAt(record, lines).view(null) };
}

/** The game after an entry, at the next turn's first decision; beyond the last entry, its end. */
export function gameAfter(record: GameRecord, at: number): Game {
  const { next, end } = wholeOf(record);
  const lines = next[at];
  return lines === undefined ? end.clone() : gameAt(record, lines);
}

/** Divides calls into turns. `stands`: what to keep at each turn's end; `waits`: whether a step asks between two turns. */
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
  /** The board when a step asks between two turns: the answer begins the next turn and may change the board at once. */
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
        // After the next turn or final scoring has begun, the call's other events change only scores in the view. A turn handed on by
        // resigning has a second event with its number, and stays one turn.
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
