import type { Rotation, Square, TileId } from '../../engine/index.ts';
import type { NoVacation } from '../../game/people/personal-times.ts';
import type { NoPace } from '../../game/time/pace.ts';
import type { Permission } from './vocabulary.ts';

/** What goes wrong on Discord's side, or on the way; the counterpart of `Refusal`. */
export type Trouble =
  /** A button of an older version of the bot, or of no version at all. */
  | { readonly code: 'unknown-component' }
  /** The process ends, and another one goes on. */
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
  /** As many active threads as Discord allows (160006, 160007). */
  | { readonly code: 'too-many-threads'; readonly channel: string }
  /** What was typed cannot be read as a square. */
  | { readonly code: 'not-a-square'; readonly typed: string }
  /** Neither a square nor an answer to what is asked. */
  | { readonly code: 'square-missing' }
  /** A square, but the tile in hand does not fit there. */
  | { readonly code: 'square-not-legal'; readonly typed: string; readonly tile: TileId }
  /** A square on which a tile lies, or that has none beside it. */
  | { readonly code: 'square-not-open'; readonly typed: string }
  | { readonly code: 'rotation-not-legal'; readonly square: Square; readonly legal: readonly Rotation[] }
  | { readonly code: 'place-not-legal'; readonly typed: string }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'unknown-topic'; readonly typed: string }
  | { readonly code: 'guild-only' }
  /** More presses and commands than one person has. */
  | { readonly code: 'slow-down'; readonly seconds: number }
  | { readonly code: 'manage-server-needed' }
  | { readonly code: 'store-unavailable'; readonly reference: string }
  | { readonly code: 'store-swapped'; readonly reference: string }
  | { readonly code: 'internal'; readonly reference: string }
  /** The move counts, the picture alone is missing. */
  | { readonly code: 'picture-failed'; readonly reference: string }
  /** The server's automatic moderation refused the message (200000). */
  | { readonly code: 'blocked-by-server' }
  /** Something else is decided before the next tile, by who is `asked`; null where that is who reads it. */
  | { readonly code: 'decide-first'; readonly asked: string | null }
  | { readonly code: 'unknown-map'; readonly typed: string }
  /** What was typed is no time for a turn, or none that there can be. */
  | { readonly code: 'no-pace'; readonly typed: string; readonly why: NoPace }
  /** What was typed is no box. */
  | { readonly code: 'unknown-box'; readonly typed: string }
  /** A river was typed, and a map. */
  | { readonly code: 'one-start' }
  /** They have played no game to its end on this server. */
  | { readonly code: 'no-last-game' }
  | { readonly code: 'wish-forgotten' }
  /** Something else has been changed since, or the process is another one. */
  | { readonly code: 'too-late-to-undo' }
  /** `least`: so many tiles the rules in play need (L50). */
  | { readonly code: 'too-few-tiles'; readonly tiles: number; readonly least: number }
  /** Neither one of ours nor one that this server has saved. */
  | { readonly code: 'unknown-preset'; readonly typed: string }
  /** Empty, or longer than a name may be. */
  | { readonly code: 'preset-name'; readonly typed: string }
  | { readonly code: 'presets-full' }
  /** No open lobby in the channel whose options could be saved. */
  | { readonly code: 'no-lobby-here' }
  /** The server keeps no leaderboard, by its own choice. */
  | { readonly code: 'leaderboard-off' }
  /** Somebody keeps their results to themselves. */
  | { readonly code: 'profile-hidden' }
  /** No finished game on this server. `user`: whose profile it would be; null: the reader's own. */
  | { readonly code: 'profile-none'; readonly user: string | null }
  | { readonly code: 'profile-bot' }
  /** What was typed is no finished game of this server. */
  | { readonly code: 'unknown-game'; readonly typed: string }
  /** Only what is over can be looked at turn by turn. */
  | { readonly code: 'game-not-over' }
  | { readonly code: 'no-finished-game' }
  /** They keep their games to themselves. */
  | { readonly code: 'history-hidden'; readonly user: string }
  /** Something other than a game that a newer version of this program wrote. */
  | { readonly code: 'data-newer' }
  /** What was typed names no time zone. */
  | { readonly code: 'unknown-zone'; readonly typed: string }
  /** No two full hours, the same twice, or no time zone. */
  | { readonly code: 'quiet-hours' }
  /** What was typed are no two days, one after the other. `from` and `to`: two that can be typed. */
  | { readonly code: 'days-off'; readonly from: string; readonly to: string }
  | NoVacation
  | { readonly code: 'not-a-letter'; readonly typed: string }
  /** What was typed names nobody who could be invited. */
  | { readonly code: 'invited-typed'; readonly typed: string }
  | { readonly code: 'invited-self' }
  | { readonly code: 'invited-bot' }
  /** `most`: so many others can be. */
  | { readonly code: 'invited-many'; readonly most: number }
  | { readonly code: 'invited-stranger'; readonly user: string }
  /** They have settled that nobody can invite them. */
  | { readonly code: 'invited-unwilling'; readonly user: string }
  /** More people than one may call in a while. `until`: when there is enough again, ms since 1970. */
  | { readonly code: 'invited-often'; readonly until: number }
  /** Who sits at a table does not watch its game. */
  | { readonly code: 'watch-seated' }
  /** `most`: so many can watch one game. */
  | { readonly code: 'watch-full'; readonly most: number }
  /** Whether they may look there can be told only where they are just now. */
  | { readonly code: 'watch-unseen' }
  /** They take no direct messages. */
  | { readonly code: 'watch-closed' }
  /** Recorded under rules that this version does not know. */
  | { readonly code: 'no-replay' }
  /** Discord took the message for too large (40005). */
  | { readonly code: 'upload-refused' };
