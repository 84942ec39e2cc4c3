import type { Member, UserId } from '../../game/table.ts';

/** A table at which the reader sits, as everybody there may know it. */
export interface OwnGame {
  readonly channel: string;
  /** The address of the message that shows it; null where none does. */
  readonly link: string | null;
  /** Whether it is a game whose channel was deleted. */
  readonly isGone?: boolean;
  /** Who is asked; null before the game begins. */
  readonly asked: Member | null;
  /** Whether that is the reader, and no computer plays for them. */
  readonly isYours: boolean;
  /** All but the reader. */
  readonly others: readonly Member[];
  /** Milliseconds since 1970, when anything last changed. */
  readonly since: number;
}

/** A table that others may sit down at. */
export interface OpenLobby {
  readonly channel: string;
  readonly link: string | null;
  readonly host: UserId;
  readonly taken: number;
  /** Whether a place is kept there for the reader. */
  readonly isInvited: boolean;
}

/** `/games` and `/next`, to whoever asks alone: Markdown, at most 2000 characters. */
export interface GamesWords {
  /** `lobbies`: those at which the reader does not sit. */
  list(own: readonly OwnGame[], lobbies: readonly OpenLobby[]): string;
  /** Where the reader is asked; `more`: in how many other games of theirs. */
  next(game: OwnGame, more: number): string;
  /** For everybody: games and open tables of a server, at most 2000 characters. */
  dashboard(games: readonly OwnGame[], lobbies: readonly OpenLobby[]): string;
  readonly dashboardPlaced: string;
  readonly dashboardTaken: string;
  readonly noDashboardHere: string;
  dashboardsFull(most: number): string;
  /** Nobody waits for the reader. `running`: how many games of theirs go on. */
  noNext(running: number): string;
}
