import type { z } from 'zod';
import type {
  Action,
  Game,
  GameEvent,
  GameView,
  PieceId,
  Place,
  Prepared,
  Reason,
  Seat,
  Square,
  StepId,
  Switch,
} from '../../src/engine/index.ts';
import { exportedBy } from '../../test/support/expansions.ts';
import type { Options } from './options.ts';
import type { TurnReplayed } from './replay.ts';
import type { Trace, TraceStep, Turn } from './trace.ts';

/** Writes a place as recorded games do. */
export type WritePlace = (place: Place) => string;

/**
 * How recorded games write the declarations of an expansion. `trace.ts` in its folder of tests exports it as `TRACE`. It leaves out what
 * its games lack, or write as the engine does.
 */
export interface TracePart {
  /** Id prefixes of its games that were recorded with the open-source engine. */
  readonly recordings?: readonly string[];
  /** The switch of each rule, by the rule's name in recorded games. */
  readonly switches?: Readonly<Record<string, Switch>>;
  /** By its rule: the reading that the open-source engine uses. */
  readonly readings?: Readonly<Partial<Record<Switch, Switch>>>;
  /** Other names of pieces that seats have; '' if they are listed otherwise. */
  readonly tokens?: Readonly<Partial<Record<PieceId, string>>>;
  /** Other names of reasons to score. */
  readonly reasons?: Readonly<Partial<Record<Reason, string>>>;
  /** Recorded reasons that the engine does not distinguish, each with the engine's reason. */
  readonly alike?: Readonly<Record<string, Reason>>;
  /** The name of a kind of place; undefined for places of other expansions. */
  place?(place: Place): string | undefined;
  /** Other names of kinds of places, and of places with a name. */
  readonly places?: Readonly<Partial<Record<Place['kind'] | NonNullable<Place['called']>, string>>>;
  /** Other names of steps and of forced actions. */
  readonly asks?: Readonly<Record<string, string>>;
  /** By step: the recorded word for declining, if it has one. */
  readonly declining?: Readonly<Partial<Record<StepId, string>>>;
  /** Steps with a tile in hand that may bring another one, and steps before a draw that belong to the turn before. */
  readonly opening?: readonly StepId[];
  readonly closing?: readonly StepId[];
  /** Its own keys in a game, a turn and a decision. */
  readonly keys?: {
    readonly game?: z.core.$ZodLooseShape;
    readonly turn?: z.core.$ZodLooseShape;
    readonly step?: z.core.$ZodLooseShape;
  };
  /** Actions of step 2 that recorded games ask for separately. */
  readonly apart?: readonly Action['type'][];
  /** Prepared things of a game besides tiles. */
  prepared?(trace: Trace): Prepared;
  /** Tiles drawn at a turn besides its own. */
  drawnToo?(turn: Turn): readonly string[];
  /** Tiles drawn at the end of a turn, and tiles of a turn that were drawn in an earlier one. */
  drawnAfter?(turn: Turn): readonly string[];
  drawnBefore?(turn: Turn, trace: Trace): readonly string[];
  /** Tiles that nobody ever sees. */
  unseen?(trace: Trace): readonly string[];
  /** Placements that the open-source engine forbids. */
  forbidden?(game: Game, legal: readonly Placed[]): readonly Placed[];
  /** The figure that an action of this expansion puts somewhere; undefined for other actions. */
  deploys?(action: Action, place: WritePlace): Deployed | undefined;
  /** Any other action of this expansion among the options of a decision; undefined for other actions. */
  option?(action: Action, seat: Seat, place: WritePlace): unknown;
  /** Pieces on the board, by their recorded name; nothing in games without the expansion. */
  board?(view: GameView, place: WritePlace): Readonly<Record<string, unknown>>;
  /** Open pieces that seats took: seat, name and number. */
  taken?(event: GameEvent): readonly (readonly [Seat, string, number])[];
  /** The recorded word for what sent a figure home; undefined for words of other expansions. */
  remover?(why: string, figure: string): string | undefined;
  /** Called before a turn is replayed. */
  turn?(at: Replaying): TurnPart;
  /** Removes decisions that differ only by the way of recording. */
  steps?(decided: TraceDecided): TraceDecided;
  /** Further comparisons at each turn. */
  compared?(turn: Turn, ours: TurnReplayed): readonly Comparison[];
}

export type TraceDecided = readonly [recorded: readonly TraceStep[], ours: readonly TraceStep[]];

/** x, y and rotation. */
export type Placed = readonly [number, number, number];

/** A compared value, recorded and ours. */
export type Comparison = readonly [what: string, recorded: unknown, ours: unknown];

export interface Deployed {
  readonly figure: string;
  /** As in recorded games. */
  readonly on: string;
  /** Set if it can be on another tile than the one just placed. */
  readonly at?: Square;
  /** Its position among the others. */
  readonly listed?: 'first' | 'last';
}

/** A turn during its replay. */
export interface Replaying {
  readonly game: Game;
  /** The recorded turn. */
  readonly turn: Turn;
  readonly seat: Seat;
  /** The events and decisions so far. */
  readonly events: readonly GameEvent[];
  readonly steps: TraceStep[];
  /** The possible actions of step 2, without `apart`, and the figures that they could put somewhere. */
  options(): readonly Action[];
  deployed(): readonly Deployed[];
  /** Whether it would be put on the tile just placed. */
  isHere(deployed: Deployed): boolean;
  byFigure(deployed: readonly Deployed[]): Options;
  readonly place: WritePlace;
  play(action: Action): void;
  /** Whether step 2 is asked. */
  isActing(): boolean;
  /** Adds a decision between these options to `steps`; the caller plays the choice. `alike`: a recorded decision that means the same. */
  ask(name: string, options: readonly Action[], alike?: TraceStep): void;
  /** The action of a recorded answer. */
  chosenOf(legal: readonly Action[], wanted: unknown): Action;
}

export interface TurnPart {
  /** Plays a step that recordings do not list as a decision. False: it is decided like any other step. */
  readonly steps?: Readonly<Partial<Record<StepId, () => boolean>>>;
  /** Called when the tile can be placed. */
  beforeTile?(): void;
  /** Whether step 2 has already chosen what recordings tell as its action. */
  hasActed?(): boolean;
  /** Options that recordings list with those of step 2. */
  alsoActs?(): readonly Action[];
  /** Called after all decisions between the tile and step 2. */
  afterTile?(): void;
  /** An action of the turn, completed by the result of chance or by later decisions. */
  completed?(action: Action, step: TraceStep | undefined): Action;
  /** Whether options of step 2 on other tiles are listed separately. */
  isSplit?(): boolean;
  /** Further answers when the turn is over. */
  answers?(): readonly Answer[];
  /** Values that only the comparison needs. */
  noted?(): Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly key: string;
  readonly value: unknown;
  /** The answer before it: `start` puts it before all others, undefined after all. */
  readonly after?: string;
}

/** The parts of all expansions that have one. */
export const PARTS: readonly TracePart[] = [...(await exportedBy<{ TRACE: TracePart }>('trace.ts')).values()].map(
  ({ TRACE }) => TRACE,
);

/** The values of all parts under a key, merged. */
export const merged = <Value>(of: (part: TracePart) => object | undefined): Readonly<Record<string, Value>> =>
  Object.assign({}, ...PARTS.map(of));

/** The first defined answer of the parts. */
export function firstOf<Said>(say: (part: TracePart) => Said | undefined): Said | undefined {
  for (const part of PARTS) {
    const said = say(part);
    if (said !== undefined) return said;
  }
  return undefined;
}
