import type { Rotation, Square, TileId } from '../../engine/index.ts';
import type { NoVacation } from '../../game/people/personal-times.ts';
import type { NoPace } from '../../game/time/pace.ts';
import type { Permission } from './vocabulary.ts';

/** Failures on Discord's side or on the way; the counterpart of `Refusal`. */
export type Trouble =
  /** A button of an older version, or of none. */
  | { readonly code: 'unknown-component' }
  /** This process ends, and another one takes over. */
  | { readonly code: 'restarting' }
  | { readonly code: 'not-your-panel' }
  | { readonly code: 'panel-expired' }
  | { readonly code: 'no-game-here' }
  | {
      readonly code: 'missing-permissions';
      readonly permissions: readonly Permission[];
      readonly channel: string;
    }
  | { readonly code: 'cannot-see-channel'; readonly channel: string }
  | { readonly code: 'thread-archived-locked'; readonly channel: string }
  /** Discord allows no more active threads (160006, 160007). */
  | { readonly code: 'too-many-threads'; readonly channel: string }
  /** The typed text is no square. */
  | { readonly code: 'not-a-square'; readonly typed: string }
  /** Neither a square nor an answer to the present question. */
  | { readonly code: 'square-missing' }
  /** A square that the tile in hand does not fit. */
  | { readonly code: 'square-not-legal'; readonly typed: string; readonly tile: TileId }
  /** A square with a tile, or without a neighbour. */
  | { readonly code: 'square-not-open'; readonly typed: string }
  | { readonly code: 'rotation-not-legal'; readonly square: Square; readonly legal: readonly Rotation[] }
  | { readonly code: 'place-not-legal'; readonly typed: string }
  /** No number that the present question takes. */
  | { readonly code: 'amount-not-legal'; readonly typed: string; readonly least: number; readonly most: number }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'unknown-topic'; readonly typed: string }
  | { readonly code: 'guild-only' }
  /** The user has spent the budget for presses and commands. */
  | { readonly code: 'slow-down'; readonly seconds: number }
  | { readonly code: 'manage-server-needed' }
  | { readonly code: 'store-unavailable'; readonly reference: string }
  | { readonly code: 'store-swapped'; readonly reference: string }
  | { readonly code: 'internal'; readonly reference: string }
  /** The move counts; only the picture is missing. */
  | { readonly code: 'picture-failed'; readonly reference: string }
  /** The server's automatic moderation refused the message (200000). */
  | { readonly code: 'blocked-by-server' }
  /** The user `asked` makes another decision before the next tile; null if that is the reader. */
  | { readonly code: 'decide-first'; readonly asked: string | null }
  | { readonly code: 'unknown-map'; readonly typed: string }
  /** The typed text is no time for a turn, or not a possible one. */
  | { readonly code: 'no-pace'; readonly typed: string; readonly why: NoPace }
  /** The typed text is no box. */
  | { readonly code: 'unknown-box'; readonly typed: string }
  /** Both a river and a map were typed. */
  | { readonly code: 'one-start' }
  /** The user has completed no game on this server. */
  | { readonly code: 'no-last-game' }
  | { readonly code: 'wish-forgotten' }
  /** The settings have changed since then, or the process is new. */
  | { readonly code: 'too-late-to-undo' }
  /** `least`: the number of tiles that the rules in play need (L50). */
  | { readonly code: 'too-few-tiles'; readonly tiles: number; readonly least: number }
  /** Neither a built-in preset nor a saved one of this server. */
  | { readonly code: 'unknown-preset'; readonly typed: string }
  /** Empty or too long. */
  | { readonly code: 'preset-name'; readonly typed: string }
  | { readonly code: 'presets-full' }
  /** The channel has no open lobby with options to save. */
  | { readonly code: 'no-lobby-here' }
  /** The server has switched its leaderboard off. */
  | { readonly code: 'leaderboard-off' }
  /** The person hides their results. */
  | { readonly code: 'profile-hidden' }
  /** No finished game on this server. `user`: the profile's person; null for the reader. */
  | { readonly code: 'profile-none'; readonly user: string | null }
  | { readonly code: 'profile-bot' }
  /** The typed text is no finished game of this server. */
  | { readonly code: 'unknown-game'; readonly typed: string }
  /** Only a finished game has a replay. */
  | { readonly code: 'game-not-over' }
  | { readonly code: 'no-finished-game' }
  /** The person hides their games. */
  | { readonly code: 'history-hidden'; readonly user: string }
  /** A newer version wrote this data, other than a game. */
  | { readonly code: 'data-newer' }
  /** The typed text is no time zone. */
  | { readonly code: 'unknown-zone'; readonly typed: string }
  /** Not two full hours, twice the same hour, or no time zone. */
  | { readonly code: 'quiet-hours' }
  /** The typed text is not two days in order. `from` and `to`: an example. */
  | { readonly code: 'days-off'; readonly from: string; readonly to: string }
  | NoVacation
  | { readonly code: 'not-a-letter'; readonly typed: string }
  /** The typed text mentions nobody who can be invited. */
  | { readonly code: 'invited-typed'; readonly typed: string }
  | { readonly code: 'invited-self' }
  | { readonly code: 'invited-bot' }
  /** `most`: the number of people who can be invited. */
  | { readonly code: 'invited-many'; readonly most: number }
  | { readonly code: 'invited-stranger'; readonly user: string }
  /** The person takes no invitations. */
  | { readonly code: 'invited-unwilling'; readonly user: string }
  /** Too many invitations in a while. `until`: when the budget suffices again, ms since 1970. */
  | { readonly code: 'invited-often'; readonly until: number }
  /** Players cannot watch their own game. */
  | { readonly code: 'watch-seated' }
  /** `most`: the number of people who can watch one game. */
  | { readonly code: 'watch-full'; readonly most: number }
  /** The bot can check this channel's visibility only from inside it. */
  | { readonly code: 'watch-unseen' }
  /** The person accepts no direct messages. */
  | { readonly code: 'watch-closed' }
  /** The record belongs to rules that this version does not know. */
  | { readonly code: 'no-replay' }
  /** Discord refused the message as too large (40005). */
  | { readonly code: 'upload-refused' };
