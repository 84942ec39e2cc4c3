import type { PlacedFigure, Position } from '../board/position.ts';
import type { PrintedMap } from '../board/printed-map.ts';
import type { Random } from '../chance/random.ts';
import type { DeckId, GameView, PieceId, PieceView, Switch } from '../for-players/view.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../start/prepare.ts';
import type { Setup } from '../start/setup.ts';
import type { Step, StepEntry, StepId } from '../steps/index.ts';
import type { Print } from '../tiles/rotated-tiles.ts';
import type { Mark, TileDesign, TileSet } from '../tiles/tiles.ts';
import type { Action, ActionOf } from '../turn/actions.ts';
import type { GameEvent, Reason, Term } from '../turn/events.ts';
import type { ActionVerb } from '../turn/verbs.ts';
import type { Figure, Part, Place, Seat, Square } from '../vocabulary.ts';
import type { OrderRow } from './order.ts';
import type { BoardKindId, Count } from './results.ts';
import type { FigureRule, Rules } from './rules.ts';
import type { ChangedRuling } from './rulings.ts';

/** What one switch adds to the base game. If it is off, nothing of it is collected and it costs nothing. */
export interface RuleModule<Slot = unknown> extends Partial<Hooks> {
  readonly switch: Switch;
  /** Sets of tiles it cannot do without. */
  readonly needs?: readonly TileSet[];
  /** The size of its expansion's box: small, if no module says otherwise. */
  readonly box?: 'large';
  /** The rule of which it is another reading, and without which it means nothing. */
  readonly readingOf?: Switch;
  /** The set of tiles without which it means nothing, though it can be on. */
  readonly tiles?: TileSet;
  /** The set it came with, if it can be played without that set. */
  readonly cameWith?: TileSet;
  /** Version 0.1.0 had it, so every version reads documents with it and no document has to name it. No new module sets it. */
  readonly isFirst?: true;
  /** Whether a tile that was drawn may go back into the bag. */
  readonly putsBack?: boolean;
  /** Whether it lays roads over laid tiles (`position.span`). */
  readonly spans?: true;
  readonly figures?: readonly FigureRule[];
  /** The marks that it knows. */
  readonly marks?: readonly Mark[];
  /** Its cards: the deck's name, and the event that tells a seat that it has received one. */
  readonly deck?: { readonly id: DeckId; readonly received: GameEvent['type'] };

  /** The rule that uses these marks, if it is another rule. */
  readonly marksFor?: Switch;
  /** Pieces of its own, in the order in which they are listed. */
  readonly pieces?: readonly PieceId[];
  /** The tiles for which `mayLie` is asked; all if absent. */
  concerns?(design: TileDesign): boolean;
  /** The reasons for which it scores. */
  readonly reasons?: readonly Reason[];
  /** The reasons that can also cost points. */
  readonly costs?: readonly Reason[];
  /** What results count, for the seat that an event names. */
  readonly counts?: readonly Count[];
  /**
   * The leaderboard kind of games with it, if all their tiles come from the base game and from such modules. No new module sets it: older
   * versions cannot read standings of another kind.
   */
  readonly boardKind?: BoardKindId;
  /** Why a setup with this switch cannot be played, or null. */
  refusal?(setup: Setup): string | null;
  /** The printed table. At most one module has one. */
  ground?(setup: Setup): PrintedMap;
  /**
   * Its place in a hook, or that of its steps before a step of every turn, if the list's order is wrong for it. It comes after all other
   * modules, or after the modules of these switches.
   */
  readonly order?: { readonly [At in OrderRow]?: 'last' | { readonly after: readonly Switch[] } };
  /** Verbs of its own: how their lines read, and what they do. */
  readonly verbs?: readonly ActionVerb[];
  /** Steps of its own: `before` a step of every turn, or queued on demand. */
  readonly steps?: readonly { readonly id: StepId; readonly before: StepId | null; readonly step: Step }[];
  /** Its changed rulings, oldest first. CHANGELOG.md names each. */
  readonly changed?: readonly ChangedRuling[];
  /** Its memory of a game. No other code reads it. */
  readonly slot?: {
    create(rules: Rules, random: Random): Slot;
    clone(slot: Slot): Slot;
    /** Its pieces and where they are; all public. */
    pieces?(slot: Slot, position: Position): readonly PieceView[];
    /** Drawn tiles that lie open beside the board or with a seat, as design indices. */
    keeps?(slot: Slot): readonly number[];
    /** All its cards: a view tells no more than the reader may know. */
    hands?(slot: Slot): Cards;
    /** What views hold in place of `seen` in games without this module. */
    readonly unseen?: Partial<GameView>;
    /** The part that a reader may know; built up, never stripped down. */
    seen?(slot: Slot, reader: Seat | null, position: Position): Partial<GameView>;
    /** The slot with everything that the reader may not know drawn by lot anew. `agenda`: what remains to be done. */
    imagined?(slot: Slot, reader: Seat | null, random: Random, agenda: readonly StepEntry[]): Slot;
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

/** The points at which the base game asks modules. Queries return or extend an answer; effects act and tell events. */
export interface Hooks {
  /** Lays out and stacks the tiles in another way; what a setup prepares comes after it. */
  arrange(layout: Layout, rules: Rules, random: Random): Layout;
  /** Adds ways to lay a design that its own edges do not allow, each with the span that makes it fit. */
  placements(game: Game, design: number): readonly ActionOf<'place'>[];
  /** Whether a tile whose edges match may go there. */
  mayLie(position: Position, print: Print, x: number, y: number): boolean;
  /** Whether a tile just drawn is kept aside, and another drawn in its place. */
  keepsAside(position: Position, design: number): boolean;
  /** A turn begins, or another part of it begins. */
  turnBegins(game: Game): void;
  /** A seat has placed its tile; nothing has followed from it yet. */
  placed(game: Game): void;
  /** An action was played, chosen or forced. */
  acted(game: Game, action: Action): void;
  /** Adds to what may be done in step 2. */
  meepleOptions(game: Game, options: Action[]): void;
  /** The name of its words for figures on other tiles, if it offers all of these places; or null. */
  offersElsewhere(game: Game, elsewhere: readonly ActionOf<'deploy'>[]): string | null;
  /** Adds places for a figure that follows another in step 2, besides features of the tile just placed. */
  followOptions(game: Game, figure: Figure, options: Action[]): void;
  /** Whether nothing but scoring takes the figure from the board. */
  isSafe(position: Position, standing: PlacedFigure): boolean;
  /** Whether a figure may be put there, by any rule; asked only if it would be legal otherwise. */
  mayStand(position: Position, square: Square): boolean;
  /** Whether a rule may lay a road over the tile of this number. */
  maySpan(position: Position, tile: number): boolean;
  /** The seats that own a feature, given by its root, among those that tie for it. Only scoring asks. */
  breaksTie(position: Position, root: number, tied: readonly Seat[]): readonly Seat[];
  /** What a feature, given by its root, is worth: gets and returns the terms. */
  worth(position: Position, root: number, finished: boolean, terms: readonly Term[]): readonly Term[];
  /** What the feature is worth for one of its scoring seats: gets and returns the terms. */
  share(position: Position, root: number, seat: Seat, terms: readonly Term[]): readonly Term[];
  /** What each seat that scores a feature gets on top, told as a score of its own; or null. */
  bonus(position: Position, root: number): ScoreBonus | null;
  /** A feature has been scored, finished or not. Adds what single figures on it bring, without regard to the majority. */
  scored(game: Game, root: number): void;
  /** A seat was given points, or lost them; `on` is a place of the feature that they are for, if there is one. */
  awarded(game: Game, seat: Seat, points: number, reason: Reason, on: Place | null): void;
  /** The tile just placed has finished a feature, claimed or not. The feature is scored by now; its figures are still there. */
  featureFinished(game: Game, root: number): void;
  /** A seat has scored for a stretch of land, by the numbers of its tiles; it is no feature. */
  landScored(game: Game, seat: Seat, tiles: readonly number[]): void;
  /** Figures were taken from a feature that stays: figures that may not stay behind go home. */
  tidy(game: Game): void;
  /** A figure has moved on the board; `to` is a new object for it. */
  moved(game: Game, from: PlacedFigure, to: PlacedFigure): void;
  /** A turn is over. */
  turnOver(game: Game): void;
  /** Whether the same seat has another turn now; asked when one ends. */
  anotherTurn(game: Game): Part | null;
  /** Another seat's run of turns begins. */
  runBegins(game: Game): void;
  /** A seat has given up. */
  gaveUp(game: Game, seat: Seat): void;
  /** The turn is broken off with a tile in hand, by resigning. */
  brokenOff(game: Game): void;
  /** No tile can be drawn: whether a decision comes before final scoring. If so, it is on the agenda by now, and a draw after it. */
  noTileLeft(game: Game): boolean;
  /**
   * Whether a rule may fill an open square that these designs do not fit: with one of them in another way, or with a tile that is in no bag.
   * Of designs with equal edges there is one. Other conditions than edges do not count.
   */
  mayFill(position: Position, square: Square, designs: readonly number[]): boolean;
  /** By seat: points that its possessions may still bring, beyond features and final scoring. For players who think ahead. */
  promises(position: Position): readonly number[];
  /** Final scoring comes to the fields; everything else that is unfinished is scored. */
  beforeFields(game: Game): void;
  /** Adds to final scoring. */
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

/** What the rest of the program may know of a module: its declarations, not its behaviour. */
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
