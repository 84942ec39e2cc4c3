import type { Random } from '../chance/random.ts';
import * as inside from '../game.ts';
import * as lines from '../record/replay.ts';
import type { GameRecord, Setup } from '../start/setup.ts';
import type { NumberedOptions, StepId } from '../steps/index.ts';
import type { TileDesign } from '../tiles/tiles.ts';
import type { Action } from '../turn/actions.ts';
import type { GameEvent } from '../turn/events.ts';
import type { Kind, Place, Seat, Square, TileId } from '../vocabulary.ts';
import type { BoardState, FeatureView, GameView, Moment } from './view.ts';

/** A game as the rest of the program sees it: only `play` and `resign` change it. Clone it before you try something. */
export interface Game {
  readonly record: GameRecord;
  /** The seat whose turn it is; at the end, the seat of the last turn. */
  readonly turnOf: Seat;
  /** The seat that decides, which need not be `turnOf`; null once the game is over, or if an imagined game stops. */
  readonly asked: Seat | null;
  /** The step being decided, or null. */
  readonly step: StepId | null;
  /** The moment of the decision; null if nobody is asked. */
  readonly moment: Moment | null;
  /** Whether step 2 of the turn is being decided or still to come. */
  readonly isFigureToCome: boolean;
  /** The rule that lets figures go to other tiles, by the name of its words; null if no single rule offers all of it. */
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

  /** Independent of this game: a change to one does not show in the other. */
  clone(): Game;
  /**
   * A clone for trying things out: everything that the reader may not know is drawn by lot anew. It stops before the next tile is drawn,
   * and before chance decides an action or a step. Games that look the same to the reader are imagined alike, so nothing secret can leak.
   */
  imagine(reader?: Seat | null): Game;
  /** A clone with all secrets that stops as an imagined game does. Then it asks nobody and is not over, whatever drawing would bring. */
  beforeDraw(): Game;
  /** What such a clone has stopped before; null until it stops. */
  readonly stoppedBefore: 'draw' | 'chance' | null;
  /** The step in which such a clone waits for chance; else null. */
  readonly awaited: StepId | null;

  /**
   * A game for thinking ahead, to its end: like this one in all that the reader may know, with the rest drawn by lot anew. The same chance
   * deals the same game to readers who know the same. It tells no events, does not check whether actions are legal, and has no record.
   */
  determinize(reader: Seat | null, random: Random): Game;
  /** Points by seat, if the game ended now: with all that final scoring would bring. */
  standings(): readonly number[];

  /** Everything that a seat, or null for the channel, may know. */
  view(reader: Seat | null): GameView;
  /** The part of a view that stands on the board, in a quarter of the time. */
  board(): BoardState;
  /** The feature at a place, or null if there is none. */
  feature(place: Place): FeatureView | null;
  /** Every segment of the tile on a square, in the order of the design; empty if no tile lies there. */
  placesOn(square: Square): Place[];
  /** Whether some figure of this game may stand on features of a kind. */
  canHold(kind: Kind): boolean;
  /** The tile that lies there, in the orientation of its data, or null. */
  tileAt(square: Square): TileDesign | null;
  /** Unseen designs that fit an open square; empty for any other square. */
  fitting(square: Square): TileId[];

  /** Other seats that may already choose an answer to the present question, from its options. They will be asked in this order. */
  readonly askedToo: readonly Seat[];
  /** The standing answers of all steps in play. */
  readonly standingAnswers: readonly { readonly step: StepId; readonly answer: string }[];
  /** The action that a standing answer chooses now for the asked seat; null if the present step has no such answer. */
  answerBy(answer: string): Action | null;
  /** The legal actions of the asked seat. Nothing else says what is legal, but for `numbers`. */
  legalActions(): readonly Action[];
  /** Further legal actions, one for each number; null if all are listed. */
  readonly numbers: NumberedOptions | null;
  /** The action that is taken if the time of the asked player runs out; null if the others decide what happens. */
  readonly lapse: Action | null;
  /**
   * The ways of a legal action, all equally likely: the action with each outcome. Null if nothing is left to chance, or if the action
   * already names its outcome. A game for thinking ahead can play any of them; other games play the action alone.
   */
  waysOf(action: Action): readonly Action[] | null;
  /** Plays one of `legalActions()` up to the next decision. Other actions throw `Refused` (`not-legal`, `game-over`) and change nothing. */
  play(action: Action): readonly GameEvent[];
  /**
   * A seat gives up: its figures stay and score, its turns are skipped. A tile in its hand passes to the next seat. If one seat is left,
   * the game is over and a tile in hand leaves it. Throws `Refused` (`already-resigned`, `game-over`, `not-legal`).
   */
  resign(seat: Seat): readonly GameEvent[];
}

export const Game: {
  /** A new game, run on to its first decision. Throws `Refused('unreadable-record')`. */
  start(setup: Setup): Game;
  /** The game of a record. Throws `Refused` if a line cannot be read or is not legal. */
  of(record: GameRecord): Game;
} = { start: (setup) => inside.Game.start(setup), of: (record) => lines.replay(record, () => {}) };

/**
 * Plays a record line by line: visits the game at the start and after each line, with the number of lines played and the events of the
 * last. Ends early if a visit returns false. Throws `Refused` if a line cannot be read or is not legal.
 */
export const replay: (
  record: GameRecord,
  visit: (game: Game, played: number, events: readonly GameEvent[]) => unknown,
) => Game = lines.replay;

/** Plays one line of a record on. Throws `Refused` if it cannot be read or is not legal. */
export const playLine: (game: Game, line: string) => readonly GameEvent[] = lines.playLine;
