import type { RefusalCode } from '../../engine/index.ts';
import type { TableId, UserId } from './table.ts';

/** Why a player's wish is not done. Nothing has changed. The words for it are in `src/discord/words`. */
export type Refusal =
  /** What the rules refuse. */
  | { readonly code: Exclude<RefusalCode, 'unreadable-action' | 'unreadable-record'> }
  /** There is no such table (any more). */
  | { readonly code: 'no-such-table' }
  /** The stored table cannot be read, and is left as it is; the log has the reference. */
  | { readonly code: 'table-broken'; readonly reference: string }
  /** A newer version of this program wrote it, and alone can read it. */
  | { readonly code: 'game-newer' }
  /** The component pressed is older than the table: somebody, or the presser elsewhere, was faster. */
  | { readonly code: 'stale' }
  /** Another table is open or playing in this channel. */
  | { readonly code: 'channel-busy'; readonly table: TableId; readonly phase: 'lobby' | 'playing' }
  | { readonly code: 'not-in-lobby' }
  | { readonly code: 'not-playing' }
  | { readonly code: 'table-full'; readonly seats: number }
  /** All that are free are kept for somebody, until then (ms since 1970). */
  | { readonly code: 'places-kept'; readonly until: number }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-at-table' }
  | { readonly code: 'not-host'; readonly host: UserId }
  | { readonly code: 'too-few-players'; readonly least: number }
  | { readonly code: 'not-your-turn'; readonly turnOf: UserId }
  | { readonly code: 'already-agreed' }
  /** The next tile has been shown, or the move is taken back already. */
  | { readonly code: 'too-late-to-take-back' }
  /** It was somebody else's move. */
  | { readonly code: 'not-yours-to-take-back'; readonly user: UserId }
  /** Somebody may still take their move back, until then, ms since 1970; only they and who is next need not wait. */
  | { readonly code: 'tile-held'; readonly user: UserId; readonly until: number }
  /** They have had no turn yet that could be taken back. */
  | { readonly code: 'nothing-to-take-back' }
  /** A computer decides at that seat, or at one's own, already. */
  | { readonly code: 'computer-plays' }
  /** Nobody but computers would be left. */
  | { readonly code: 'last-person' }
  /** Whoever is asked may still answer, or it is oneself. */
  | { readonly code: 'not-away' }
  /** Whoever is asked still has time, or it is too early for what was wished: until then, ms since 1970. */
  | { readonly code: 'time-left'; readonly until: number }
  /** The clock stands still. */
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  /** No clock runs at this table just now. */
  | { readonly code: 'nothing-to-pause' }
  /** No computer stands in for the presser. */
  | { readonly code: 'not-replaced' }
  /** Computers give no hints at this table, by its settings. */
  | { readonly code: 'hints-off' }
  /** Something else is decided than where a tile goes. */
  | { readonly code: 'no-hint-now' }
  /** The map chosen is not on the shelf (any more). */
  | { readonly code: 'unknown-map'; readonly typed: string };

export type PlayResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): PlayResult<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });
