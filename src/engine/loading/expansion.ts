import type { PlacedFigure, Position } from '../board/position.ts';
import type { PrintedMap } from '../board/printed-map.ts';
import type { Random } from '../chance/random.ts';
import type { DeckId, GameView, PieceId, PieceView, Switch } from '../for-players/view.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../start/prepare.ts';
import type { Setup } from '../start/setup.ts';
import type { Step, StepId } from '../steps/index.ts';
import type { Print } from '../tiles/rotated-tiles.ts';
import type { Mark, TileDesign, TileSet } from '../tiles/tiles.ts';
import type { Action, ActionOf } from '../turn/actions.ts';
import type { GameEvent, Reason, Term } from '../turn/events.ts';
import type { ActionVerb } from '../turn/verbs.ts';
import type { Figure, Part, Seat, Square } from '../vocabulary.ts';
import type { OrderRow } from './order.ts';
import type { BoardKindId, Count } from './results.ts';
import type { FigureRule, Rules } from './rules.ts';
import type { ChangedRuling } from './rulings.ts';

/** What one switch adds to the base game. Switched off, none of it is collected and it costs nothing. */
export interface RuleModule<Slot = unknown> extends Partial<Hooks> {
  readonly switch: Switch;
  /** Sets of tiles it cannot do without. */
  readonly needs?: readonly TileSet[];
  /** How large a box its expansion comes in; a small one, if none of its modules says more. */
  readonly box?: 'large';
  /** Of which rule it is another reading: without that one it means nothing. */
  readonly readingOf?: Switch;
  /** The set of tiles without which it means nothing, though it can be on. */
  readonly tiles?: TileSet;
  /** The set it came with, where it can be played without. */
  readonly cameWith?: TileSet;
  /** Version 0.1.0 had it. Every version reads documents with it, so no document has to say that it needs it. None is added. */
  readonly isFirst?: true;
  /** Whether a tile that was drawn may go back into the bag. */
  readonly putsBack?: boolean;
  readonly figures?: readonly FigureRule[];
  /** What it knows of that is printed on tiles. */
  readonly marks?: readonly Mark[];
  /** Its cards: the deck's name, and the event that tells a seat that it has received one. */
  readonly deck?: { readonly id: DeckId; readonly received: GameEvent['type'] };

  /** Which rule asks for these marks, if it is another one. */
  readonly marksFor?: Switch;
  /** Pieces of its own, in the order in which they are listed. */
  readonly pieces?: readonly PieceId[];
  /** Of which tiles `mayLie` is asked; of all where it does not say. */
  concerns?(design: TileDesign): boolean;
  /** Why it scores. */
  readonly reasons?: readonly Reason[];
  /** Those of them that can cost points, too. */
  readonly costs?: readonly Reason[];
  /** What results count of it, by the seat that events name. */
  readonly counts?: readonly Count[];
  /**
   * What leaderboards call a game with it that has no tiles but those of the base game and of such rules. None is added: an
   * older version cannot read how somebody stands in another kind of game.
   */
  readonly boardKind?: BoardKindId;
  /** Why a setup with this switch is none that can be played, or null. */
  refusal?(setup: Setup): string | null;
  /** A table that is not bare. One module at most has one. */
  ground?(setup: Setup): PrintedMap;
  /**
   * Its place in a hook, or that of its steps before a step of every turn, where the list would give another. It comes after all
   * other modules, or after the modules of these switches.
   */
  readonly order?: { readonly [At in OrderRow]?: 'last' | { readonly after: readonly Switch[] } };
  /** Verbs of its own: how their lines read, and what they do. */
  readonly verbs?: readonly ActionVerb[];
  /** Steps of its own: `before` a step of every turn, or queued on demand. */
  readonly steps?: readonly { readonly id: StepId; readonly before: StepId | null; readonly step: Step }[];
  /** What it had before a ruling of it was changed, oldest first. Each is told in CHANGELOG.md. */
  readonly changed?: readonly ChangedRuling[];
  /** What it remembers of a game. Nobody else reads it. */
  readonly slot?: {
    create(rules: Rules, random: Random): Slot;
    clone(slot: Slot): Slot;
    /** Where its pieces are; public, all of them. */
    pieces?(slot: Slot, position: Position): readonly PieceView[];
    /** Its cards, all of them: a view tells no more than the reader may know. */
    hands?(slot: Slot): Cards;
    /** What views hold in place of `seen` in games without this module. */
    readonly unseen?: Partial<GameView>;
    /** What a reader may know of it; built up, never stripped down. */
    seen?(slot: Slot, reader: Seat | null, position: Position): Partial<GameView>;
    /** The same with all that the reader may not know drawn by lot anew. */
    imagined?(slot: Slot, reader: Seat | null, random: Random): Slot;
  };
}

export interface Cards {
  /** By seat: the cards it holds, in the order received. */
  readonly hands: readonly (readonly string[])[];
  /** Cards that nobody holds, face down. */
  readonly left: number;
  /** Cards that have been played, face up. */
  readonly discards: readonly string[];
}

/** A folder of `src/expansions`, and the modules of the expansion in it. */
export type ExpansionRow = readonly [folder: string, ...modules: RuleModule[]];

/** Where the base game asks whether there is more to a rule. Queries return or add to an answer, effects act and tell. */
export interface Hooks {
  /** Lays out and stacks the tiles in another way; what a setup prepares comes after it. */
  arrange(layout: Layout, rules: Rules, random: Random): Layout;
  /** Whether a tile whose edges match may go there. */
  mayLie(position: Position, print: Print, x: number, y: number): boolean;
  /** Whether a tile just drawn is kept aside, and another drawn in its place. */
  keepsAside(position: Position, design: number): boolean;
  /** A turn begins, or another part of it. */
  turnBegins(game: Game): void;
  /** A seat has placed its tile; nothing else has come of it yet. */
  placed(game: Game): void;
  /** Somebody has done what they chose, or what they could not choose otherwise. */
  acted(game: Game, action: Action): void;
  /** Adds to what may be done in step 2. */
  meepleOptions(game: Game, options: Action[]): void;
  /** Its name for what lets figures go to other tiles, if it offers all of these; or null. */
  offersElsewhere(game: Game, elsewhere: readonly ActionOf<'deploy'>[]): string | null;
  /** Adds where a figure that follows another in step 2 may be put besides features of the tile just placed. */
  followOptions(game: Game, figure: Figure, options: Action[]): void;
  /** Whether a figure may be put there, whatever puts it; asked of what else would be legal. */
  mayStand(position: Position, square: Square): boolean;
  /** Of the seats that tie for a feature, given by its root, those that have it; what is no scoring does not ask. */
  breaksTie(position: Position, root: number, tied: readonly Seat[]): readonly Seat[];
  /** What a feature, given by its root, is worth: gets and returns the terms. */
  worth(position: Position, root: number, finished: boolean, terms: readonly Term[]): readonly Term[];
  /** The same for one of the seats that score it. */
  share(position: Position, root: number, seat: Seat, terms: readonly Term[]): readonly Term[];
  /** What everybody gets besides who scores a feature, told as a score of its own; or null. */
  bonus(position: Position, root: number): ScoreBonus | null;
  /** A feature has been scored, finished or not: what single figures on it bring besides, whoever has the majority. */
  scored(game: Game, root: number): void;
  /** The tile just placed has finished a feature, claimed or not; scored by now, its figures still there. */
  featureFinished(game: Game, root: number): void;
  /** Figures have been taken from a feature that goes on: who may not stay behind goes home. */
  tidy(game: Game): void;
  /** A figure has gone from one place of the board to another, and is told of as another one. */
  moved(game: Game, from: PlacedFigure, to: PlacedFigure): void;
  /** A turn is over, whoever is next. */
  turnOver(game: Game): void;
  /** Whether the same seat has another turn now; asked when one ends. */
  anotherTurn(game: Game): Part | null;
  /** Another seat's run of turns begins. */
  runBegins(game: Game): void;
  /** The turn is broken off with a tile in hand, by resigning. */
  brokenOff(game: Game): void;
  /** No tile can be drawn: whether something is decided before final scoring. It is on the agenda then, and a draw after it. */
  noTileLeft(game: Game): boolean;
  /** Whether a tile that is in no bag may come to lie on an open square. */
  mayFill(position: Position, square: Square): boolean;
  /** By seat, what may still come of what it has, which no feature nor final scoring tells: for players who think ahead. */
  promises(position: Position): readonly number[];
  /** More of final scoring. */
  final(game: Game): void;
}

export interface ScoreBonus {
  readonly reason: Reason;
  readonly terms: readonly Term[];
}

export type CollectedHooks = { readonly [Name in keyof Omit<Hooks, 'mayLie'>]: readonly Hooks[Name][] };

/** A module's own slot. */
export const slotOf = <Slot>({ rules, slots }: Position, module: RuleModule<Slot>): Slot =>
  slots[rules.modules.indexOf(module as RuleModule)] as Slot;

/** What the rest of the program may know of a module: what it declares, and nothing that it does. */
export type Declaration = Pick<
  RuleModule,
  | 'switch'
  | 'needs'
  | 'tiles'
  | 'cameWith'
  | 'isFirst'
  | 'reasons'
  | 'costs'
  | 'counts'
  | 'boardKind'
  | 'marks'
  | 'marksFor'
  | 'figures'
  | 'pieces'
  | 'deck'
>;
