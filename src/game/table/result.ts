import type { RefusalCode } from '../../engine/index.ts';
import type { TableId, UserId } from './table.ts';

/** Why a player's wish is refused. Nothing has changed. The words are in `src/discord/words`. */
export type Refusal =
  /** What the rules refuse. */
  | { readonly code: Exclude<RefusalCode, 'unreadable-action' | 'unreadable-record'> }
  /** There is no such table (any more). */
  | { readonly code: 'no-such-table' }
  /** The stored table cannot be read, and stays as it is; the log has the reference. */
  | { readonly code: 'table-broken'; readonly reference: string }
  /** A newer version of this program wrote the table, and only that version can read it. */
  | { readonly code: 'game-newer' }
  /** The pressed component is older than the table: another press was faster. */
  | { readonly code: 'stale' }
  /** Another table is open or playing in this channel. */
  | { readonly code: 'channel-busy'; readonly table: TableId; readonly phase: 'lobby' | 'playing' }
  | { readonly code: 'not-in-lobby' }
  | { readonly code: 'not-playing' }
  | { readonly code: 'table-full'; readonly seats: number }
  /** All free places are kept for invited people until then (ms since 1970). */
  | { readonly code: 'places-kept'; readonly until: number }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-at-table' }
  | { readonly code: 'not-host'; readonly host: UserId }
  | { readonly code: 'too-few-players'; readonly least: number }
  | { readonly code: 'not-your-turn'; readonly turnOf: UserId }
  | { readonly code: 'already-agreed' }
  /** The next tile has been shown, or the move is already taken back. */
  | { readonly code: 'too-late-to-take-back' }
  /** The move belongs to this user. */
  | { readonly code: 'not-yours-to-take-back'; readonly user: UserId }
  /** This user may still take the move back until then, ms since 1970; only they and the next player need not wait. */
  | { readonly code: 'tile-held'; readonly user: UserId; readonly until: number }
  /** The player has had no turn yet that could be taken back. */
  | { readonly code: 'nothing-to-take-back' }
  /** A computer already decides at that seat, or at the player's own. */
  | { readonly code: 'computer-plays' }
  /** Only computers would be left. */
  | { readonly code: 'last-person' }
  /** The asked player may still answer, or is the voter. */
  | { readonly code: 'not-away' }
  /** The asked player still has time, or the wish is too early: until then, ms since 1970. */
  | { readonly code: 'time-left'; readonly until: number }
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  /** No clock runs at this table just now. */
  | { readonly code: 'nothing-to-pause' }
  /** No computer substitutes for the player. */
  | { readonly code: 'not-replaced' }
  /** The table's settings allow no hints. */
  | { readonly code: 'hints-off' }
  /** The decision is not where a tile goes. */
  | { readonly code: 'no-hint-now' }
  /** The chosen map is not on the shelf (any more). */
  | { readonly code: 'unknown-map'; readonly typed: string };

export type PlayResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): PlayResult<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });
