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
 * How recorded games write the things that an expansion declares. `trace.ts` in its folder of tests exports it as `TRACE`. An
 * expansion leaves out what its games do not have, or write as the engine does.
 */
export interface TracePart {
  /** Its games that were recorded with the open-source engine: their ids before the number. */
  readonly recordings?: readonly string[];
  /** The switch that each of its rules is, by the rule's name in recorded games. */
  readonly switches?: Readonly<Record<string, Switch>>;
  /** By its rule: the reading of it that the open-source engine goes by. */
  readonly readings?: Readonly<Partial<Record<Switch, Switch>>>;
  /** Other names of pieces that seats have. */
  readonly tokens?: Readonly<Partial<Record<PieceId, string>>>;
  /** Other names of reasons to score. */
  readonly reasons?: Readonly<Partial<Record<Reason, string>>>;
  /** Recorded reasons that the engine does not tell apart, each with the engine's reason. */
  readonly alike?: Readonly<Record<string, Reason>>;
  /** Other names of kinds of places. */
  readonly places?: Readonly<Partial<Record<Place['kind'], string>>>;
  /** Other names of steps, and of actions that are forced. */
  readonly asks?: Readonly<Record<string, string>>;
  /** Keys of its own: of a game, a turn and a decision. */
  readonly keys?: {
    readonly game?: z.core.$ZodLooseShape;
    readonly turn?: z.core.$ZodLooseShape;
    readonly step?: z.core.$ZodLooseShape;
  };
  /** Actions of step 2 that recorded games ask for apart. */
  readonly apart?: readonly Action['type'][];
  /** What lies ready in a game besides tiles. */
  prepared?(trace: Trace): Prepared;
  /** Tiles drawn at a turn besides its own. */
  drawnToo?(turn: Turn): readonly string[];
  /** Tiles that nobody ever sees. */
  unseen?(trace: Trace): readonly string[];
  /** Placements that the open-source engine does not allow. */
  forbidden?(game: Game, legal: readonly Placed[]): readonly Placed[];
  /** The figure that an own action puts somewhere; undefined for the actions of others. */
  deploys?(action: Action, place: WritePlace): Deployed | undefined;
  /** Any other own action among the options of a decision; undefined for the actions of others. */
  option?(action: Action, seat: Seat, place: WritePlace): unknown;
  /** Pieces on the board, by their name there; nothing in games without the expansion. */
  board?(view: GameView, place: WritePlace): Readonly<Record<string, unknown>>;
  /** Open pieces that seats took: seat, name and number. */
  taken?(event: GameEvent): readonly (readonly [Seat, string, number])[];
  /** What sent a figure home, by the recorded word; undefined for the words of others. */
  remover?(why: string, figure: string): string | undefined;
  /** Called when a turn begins to be replayed. */
  turn?(at: Replaying): TurnPart;
  /** Leaves out decisions that differ only by how the game was recorded. */
  steps?(decided: TraceDecided): TraceDecided;
  /** What is compared at each turn besides. */
  compared?(turn: Turn, ours: TurnReplayed): readonly Comparison[];
}

/** The decisions of a turn. */
export type TraceDecided = readonly [recorded: readonly TraceStep[], ours: readonly TraceStep[]];

/** x, y and rotation. */
export type Placed = readonly [number, number, number];

/** What is compared, as recorded and as ours. */
export type Comparison = readonly [what: string, recorded: unknown, ours: unknown];

export interface Deployed {
  readonly figure: string;
  /** As recorded games write it. */
  readonly on: string;
  /** If it can be on another tile than that just placed. */
  readonly at?: Square;
  /** Where it is listed among the others. */
  readonly listed?: 'first' | 'last';
}

/** A turn that is being replayed. */
export interface Replaying {
  readonly game: Game;
  /** As it was recorded. */
  readonly turn: Turn;
  readonly seat: Seat;
  /** What has happened so far, and what was decided. */
  readonly events: readonly GameEvent[];
  readonly steps: readonly TraceStep[];
  /** What could be done in step 2, without `apart`, and the figures that it could put somewhere. */
  options(): readonly Action[];
  deployed(): readonly Deployed[];
  /** Whether it would not be put on another tile than that just placed. */
  isHere(deployed: Deployed): boolean;
  byFigure(deployed: readonly Deployed[]): Options;
  readonly place: WritePlace;
  play(action: Action): void;
  /** Whether step 2 is asked. */
  isActing(): boolean;
  /** Adds a decision between these to `steps`; the caller plays the choice. */
  ask(name: string, options: readonly Action[]): void;
  /** The action that a recorded answer tells of. */
  chosenOf(legal: readonly Action[], wanted: unknown): Action;
}

export interface TurnPart {
  /** Plays a step that is not recorded as a decision; false leaves the step to be decided as any other. */
  readonly steps?: Readonly<Partial<Record<StepId, () => boolean>>>;
  /** Called when all decisions between the tile and step 2 are made. */
  afterTile?(): void;
  /** An action of the turn with what chance brought, or with what was decided after it. */
  completed?(action: Action, step: TraceStep | undefined): Action;
  /** Whether options of step 2 on other tiles are told apart. */
  isSplit?(): boolean;
  /** Answers of its own, when the turn is over. */
  answers?(): readonly Answer[];
  /** What only the comparison needs. */
  noted?(): Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly key: string;
  readonly value: unknown;
  /** The answer behind which it is written: `start` is before all others, undefined behind all. */
  readonly after?: string;
}

/** One for each expansion that has it. */
export const PARTS: readonly TracePart[] = [...(await exportedBy<{ TRACE: TracePart }>('trace.ts')).values()].map(
  ({ TRACE }) => TRACE,
);

/** What all of them have under a key, as one. */
export const merged = <Value>(of: (part: TracePart) => object | undefined): Readonly<Record<string, Value>> =>
  Object.assign({}, ...PARTS.map(of));

/** What the first has to say that says something. */
export function firstOf<Said>(say: (part: TracePart) => Said | undefined): Said | undefined {
  for (const part of PARTS) {
    const said = say(part);
    if (said !== undefined) return said;
  }
  return undefined;
}
