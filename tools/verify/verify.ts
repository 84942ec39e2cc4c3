import { commitmentOf, type Game, type GameRecord, Refused, replay } from '../../src/engine/index.ts';
import { firstByLot } from '../../src/game/past/fairness.ts';

/** The facts that anybody can derive from a finished game. */
export interface Verification {
  /** SHA-256 of the record's seed. */
  readonly commitment: string;
  /** Whether it is the hash published at the start; null if none was given. */
  readonly isAsPublished: boolean | null;
  /** False if tiles were laid out or drawn by hand: the seed then does not decide everything. */
  readonly isLeftToChance: boolean;
  /** The first player if a lot chose: a place in the order of joining, from 0. */
  readonly firstByLot: number;
  readonly replay:
    | { readonly kind: 'replayed'; readonly game: Game }
    /** `action` counts from 0; null if the setup itself cannot be read. */
    | { readonly kind: 'refused'; readonly action: number | null; readonly line: string | null; readonly why: string };
}

/**
 * Checks a record against the hash published at its start, and replays it action by action. Never throws for a record of the right shape
 * (`RecordSchema`).
 */
export function verifyRecord(record: GameRecord, published: string | null): Verification {
  const { seed, seats, prepared } = record.setup;
  const commitment = commitmentOf(seed);
  return {
    commitment,
    isAsPublished: published === null ? null : published.trim().toLowerCase() === commitment,
    isLeftToChance: prepared === undefined,
    firstByLot: firstByLot(seed, seats),
    replay: replayed(record),
  };
}

function replayed(record: GameRecord): Verification['replay'] {
  let action: number | null = null;
  try {
    const game = replay(record, (_game, played) => {
      action = played;
    });
    return { kind: 'replayed', game };
  } catch (error) {
    // The code of a setup's error says too little, so the message is used; for an action the line is known.
    const why = error instanceof Refused ? (action === null ? error.message : error.code) : String(error);
    return { kind: 'refused', action, line: action === null ? null : record.actions[action]!, why };
  }
}
