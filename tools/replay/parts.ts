import type { Action, GameEvent, GameView, PieceId, Reason, Seat, Switch } from '../../src/engine/index.ts';
import { exportedBy } from '../../test/support/expansions.ts';

/**
 * How recorded games write the things that an expansion declares. `trace.ts` in its folder of tests exports it as `TRACE`. An
 * expansion leaves out what its games do not have, or write as the engine does.
 */
export interface TracePart {
  /** The switch that each of its rules is, by the rule's name in recorded games. */
  readonly switches?: Readonly<Record<string, Switch>>;
  /** Other names of pieces that seats have. */
  readonly tokens?: Readonly<Partial<Record<PieceId, string>>>;
  /** Other names of reasons to score. */
  readonly reasons?: Readonly<Partial<Record<Reason, string>>>;
  /** An own action among the options of a decision; undefined for the actions of others. */
  option?(action: Action): unknown;
  /** Pieces on the board, by their name there; nothing in games without the expansion. */
  board?(view: GameView): Readonly<Record<string, unknown>>;
  /** Open pieces that seats took: seat, name and number. */
  taken?(event: GameEvent): readonly (readonly [Seat, string, number])[];
}

/** One for each expansion that has it. */
export const PARTS: readonly TracePart[] = [...(await exportedBy<{ TRACE: TracePart }>('trace.ts')).values()].map(
  ({ TRACE }) => TRACE,
);
