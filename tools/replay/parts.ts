import type { Action, GameEvent, GameView, PieceId, Seat, Switch } from '../../src/engine/index.ts';
import { exportedBy } from '../../test/support/expansions.ts';

/**
 * How recorded games write what an expansion declares. Its folder of tests exports it as `TRACE` from `trace.ts`; what an expansion
 * leaves out, such games do not have.
 */
export interface TracePart {
  /** The switch that each of its rules is, by the rule's name in recorded games. */
  readonly switches?: Readonly<Record<string, Switch>>;
  /** The names of pieces that seats have. */
  readonly tokens?: Readonly<Partial<Record<PieceId, string>>>;
  /** An own action among the options of a decision; undefined for the actions of others. */
  option?(action: Action): unknown;
  /** What stands on the board, by its name; nothing in games without the expansion. */
  board?(view: GameView): Readonly<Record<string, unknown>>;
  /** What seats took that lies open: seat, name and number. */
  taken?(event: GameEvent): readonly (readonly [Seat, string, number])[];
}

/** Of all expansions that have one. */
export const PARTS: readonly TracePart[] = [...(await exportedBy<{ TRACE: TracePart }>('trace.ts')).values()].map(
  ({ TRACE }) => TRACE,
);
