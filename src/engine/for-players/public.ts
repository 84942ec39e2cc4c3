import type { Random } from '../chance/random.ts';
import * as inside from '../game.ts';
import * as lines from '../record/replay.ts';
import type { GameRecord, Setup } from '../start/setup.ts';
import type { StepId } from '../steps/index.ts';
import type { TileDesign } from '../tiles/tiles.ts';
import type { Action } from '../turn/actions.ts';
import type { GameEvent } from '../turn/events.ts';
import type { Kind, Place, Seat, Square, TileId } from '../vocabulary.ts';
import type { BoardState, FeatureView, GameView, Moment } from './view.ts';

/**
 * A game as the rest of the program has it: one that changes by `play` and `resign` alone. What it is made of stays inside the
 * engine. Whoever wants to try something clones it first.
 */
export interface Game {
  readonly record: GameRecord;
  /** Whose turn it is; at the end whose it was. */
  readonly turnOf: Seat;
  /** Who decides, which need not be whose turn it is; null once the game is over, or where an imagined game stops. */
  readonly asked: Seat | null;
  /** What is being decided, or null. */
  readonly step: StepId | null;
  /** Where in a turn the decision comes; null where nobody is asked. */
  readonly moment: Moment | null;
  /** Whether step 2 of the turn is being decided, or still to come once the tile lies. */
  readonly isFigureToCome: boolean;
  /** Which rule lets figures go to other tiles, as its words are called; null if no single rule offers all of it. */
  readonly elsewhereBy: string | null;
  readonly over: boolean;
  /** Counts the turns from 1; 0 before the first. */
  readonly turn: number;
  readonly resigned: readonly Seat[];
  /** Tiles still to be drawn; the tile in hand is not among them. */
  readonly tilesLeft: number;
  /** Points by seat. */
  readonly scores: readonly number[];
  /** The tile in hand, drawn and not yet placed. */
  readonly drawn: TileId | null;
  /** What happened before the first decision, or in the last call of `play` or `resign`. */
  readonly lastEvents: readonly GameEvent[];

  /** Independent of this game: nothing done to one shows in the other. */
  clone(): Game;
  /**
   * A clone for trying things out: what the reader may not know is drawn by lot anew, and it stops before the next tile is
   * drawn, and before chance decides what comes of an action. Whatever the reader knows alike is imagined alike, so nothing done in it tells more than the reader knows.
   */
  imagine(reader?: Seat | null): Game;
  /**
   * A clone that stops, too, before the next tile is drawn or chance decides, and is else as the game is, with all that is secret.
   * Stopped, it asks nobody and is not over, whatever would come of drawing.
   */
  beforeDraw(): Game;
  /** What such a clone has stopped before; null as long as it goes on. */
  readonly stoppedBefore: 'draw' | 'chance' | null;

  /**
   * A game for thinking ahead: like this one in all that the reader may know, all the rest drawn by lot anew, to its end. The
   * same chance deals the same game to readers who know the same. It is quiet: it tells no events, trusts whoever plays it, and has no record.
   */
  determinize(reader: Seat | null, random: Random): Game;
  /** Points by seat, if the game ended now: with all that final scoring would bring. */
  standings(): readonly number[];

  /** What a seat, or a bystander, may know; built up from nothing. */
  view(reader: Seat | null): GameView;
  /** Of a view what stands on the board, for a quarter of the time. */
  board(): BoardState;
  /** The feature a place lies on, or null where there is none. */
  feature(place: Place): FeatureView | null;
  /** Every segment of the tile on a square, in the order of the design; none where no tile lies. */
  placesOn(square: Square): Place[];
  /** Whether some figure of this game may stand on features of a kind. */
  canHold(kind: Kind): boolean;
  /** The tile that lies there, in the orientation of its data; null where none does. */
  tileAt(square: Square): TileDesign | null;
  /** Designs nobody has seen yet that fit an open square; empty for any other square. */
  fitting(square: Square): TileId[];

  /** Answers that somebody may give once for all times a step is asked, of all steps in play. */
  readonly standingAnswers: readonly { readonly step: StepId; readonly answer: string }[];
  /** What a standing answer chooses now for who is asked; null where the present step knows no such answer. */
  answerBy(answer: string): Action | null;
  /** What may be done now by who is asked. The rules say it here and nowhere else. */
  legalActions(): readonly Action[];
  /**
   * What chance can make of a legal action, each as likely as the others: the action with what comes of it. Null where nothing is
   * left to chance, or it says so already. A game for thinking ahead can be played on with any of them, any other with the action alone.
   */
  waysOf(action: Action): readonly Action[] | null;
  /**
   * Plays one of `legalActions()` and runs on to the next decision. All else throws `Refused` (`not-legal`, `game-over`) and
   * changes nothing.
   */
  play(action: Action): readonly GameEvent[];
  /**
   * A seat gives up: its figures stay and score, its turns are skipped. A tile it has in hand passes to the next
   * seat. With one seat left the game is over and a tile in hand leaves it. Throws `Refused` (`already-resigned`, `game-over`, `not-legal`).
   */
  resign(seat: Seat): readonly GameEvent[];
}

export const Game: {
  /** A new game, run on to its first decision. Throws `Refused('unreadable-record')`. */
  start(setup: Setup): Game;
  /** The game a record tells of. Throws `Refused` where a line cannot be read or is not legal. */
  of(record: GameRecord): Game;
} = { start: (setup) => inside.Game.start(setup), of: (record) => lines.replay(record, () => {}) };

/**
 * Plays a record, a line at a time: visits the game as it stands at the start, then after each line, with how many lines are
 * played and what came of the last. Ends early where a visit returns false. Throws `Refused` where a line cannot be read or is
 * not legal.
 */
export const replay: (
  record: GameRecord,
  visit: (game: Game, played: number, events: readonly GameEvent[]) => unknown,
) => Game = lines.replay;

/** Plays one line of a record on. Throws `Refused` if it cannot be read or is not legal. */
export const playLine: (game: Game, line: string) => readonly GameEvent[] = lines.playLine;
