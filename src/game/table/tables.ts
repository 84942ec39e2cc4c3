import type { Level } from '../../players/levels.ts';
import type { Where } from '../lobby/lobby.ts';
import type { OptionsWish } from '../lobby/options.ts';
import type { AskedAbout, Moment, Ticked, Voted } from '../time/absence.ts';
import type { TimeAbout } from '../time/clock.ts';
import type { StandingAnswer, Turn } from '../turn/playing.ts';
import type { TakenBack } from '../turn/taking-back.ts';
import type { Undoing } from '../turn/undoing.ts';
import type { GameAtTable, Played, Present } from './loaded-table.ts';
import type { Result } from './result.ts';
import type { AbsenceChoice, Member, Table, TableId, TableOptions, UserId } from './table.ts';

export type { Where } from '../lobby/lobby.ts';
export type { Turn } from '../turn/playing.ts';
export { type GameAtTable, hasGame, isPlaying, type Played, type Present, seatOf } from './loaded-table.ts';

/** So many of somebody's tables, or of a server's lobbies, are told of at once. */
export const MOST_GOING_ON = 50;

/**
 * Tables and their games. Every change is saved before anybody hears of it, on the revision it was worked out from, so that
 * of two who are too late by a hair, in one process or in two, one is refused as `stale`. Every method may refuse
 * `no-such-table`, `table-broken` and `game-newer`, and throws `StoreUnavailable` where the store is gone: then nothing is known, and the
 * next look tells.
 */
export interface Tables {
  /**
   * Opens a lobby; the host sits at it. `options.first` may name somebody who has yet to join: if they never do, it is
   * drawn by lot. `invited`: people for whom a place is kept for a while (`INVITATION_MS`), at most five, others than the host. channel-busy
   */
  open(
    where: Where,
    host: Member,
    options?: Partial<TableOptions>,
    invited?: readonly UserId[],
  ): Promise<Result<Present>>;
  /** The table as it is now. */
  look(id: TableId): Promise<Result<Present>>;
  /** The lobby or running game of a channel; if `finished` is wanted and there is none, the game finished last. */
  inChannel(channel: string, wanted?: { finished: boolean }): Promise<Result<Present>>;
  /** The game of a channel that was finished last, whatever is open or played there by now. */
  finishedIn(channel: string): Promise<Result<Present>>;
  /** A game goes on in another channel, since its own is gone. not-playing, not-at-table, already-resigned, channel-busy */
  move(id: TableId, user: UserId, channel: string): Promise<Result<Played>>;
  /** not-in-lobby, already-joined, table-full, places-kept */
  join(id: TableId, member: Member): Promise<Result<Present>>;
  /** The host hands the lobby to whoever joined next; the last one closes it (`expired`). not-in-lobby, not-at-table */
  leave(id: TableId, user: UserId): Promise<Result<Present>>;
  /** The host seats a computer. not-in-lobby, not-host, table-full, places-kept */
  addComputer(id: TableId, user: UserId, level: Level): Promise<Result<Present>>;
  /** The host sends a computer away. not-in-lobby, not-host, not-at-table */
  removeComputer(id: TableId, user: UserId, computer: UserId): Promise<Result<Present>>;
  /** not-in-lobby, not-host, stale, not-at-table (the chosen first player) */
  setOptions(id: TableId, user: UserId, wish: OptionsWish, revision: number): Promise<Result<Present>>;
  /** Draws the seed; the events are those of the first draw. not-in-lobby, not-host, stale, too-few-players, channel-busy */
  start(id: TableId, user: UserId, revision?: number): Promise<Result<Played>>;
  /**
   * Plays a player's actions, all or none. Playing on takes back an agreement to abandon. Where the table has it so, what ends a person's turn
   * is held for a while (`table.held`): nobody is asked then. Whatever else changes the table meanwhile has it played first. In this
   * order: stale, game-over, not-playing, not-at-table, not-your-turn, not-legal
   */
  play(turn: Turn): Promise<Result<Played>>;
  /** What is held is no more, as if it had never been. not-at-table, too-late-to-take-back, not-yours-to-take-back */
  takeBack(id: TableId, user: UserId, revision: number): Promise<Result<TakenBack>>;
  /** What is held is played, and the next tile drawn. stale, tile-held (somebody else has to say so) */
  playHeld(id: TableId, user: UserId, revision: number): Promise<Result<Played>>;
  /**
   * Asks the others to take back all since one's own last turn began. Beside computers alone it is done at once. not-playing, not-at-table,
   * already-resigned, stale, nothing-to-take-back
   */
  askToUndo(id: TableId, user: UserId, revision: number): Promise<Result<Undoing>>;
  /** `seen`: the table with the wish that is answered. It is done once all people who play agree, and off once one declines. not-playing, not-at-table, already-resigned, stale, already-agreed */
  answerUndo(id: TableId, user: UserId, isAgreed: boolean, revision: number, seen?: Present): Promise<Result<Undoing>>;
  /** May finish the game, or abandon it if all the others have agreed to, or nobody but computers is left. not-playing, not-at-table, already-resigned */
  resign(id: TableId, user: UserId): Promise<Result<Played>>;
  /**
   * Sets a member's standing answer to a step, or takes it back. Is it asked just now, it is given. not-playing, not-at-table, already-resigned
   */
  setStanding(id: TableId, user: UserId, answer: StandingAnswer, isOn: boolean): Promise<Result<Played>>;
  /**
   * A computer stands in for somebody who goes; they can come back, and have lost it as far as ratings go. not-playing, not-at-table,
   * already-resigned, computer-plays (it does so already), last-person (nobody but computers would be left: resign)
   */
  handOver(id: TableId, user: UserId, level: Level): Promise<Result<Played>>;
  /**
   * What somebody wishes for whoever is asked and does not answer. It is done once more than half of the others who are there
   * wish the same. `revision`: of the table that they were asked at. stale, not-playing, not-at-table, already-resigned, not-away,
   * computer-plays, time-left, paused, already-agreed
   */
  vote(
    id: TableId,
    user: UserId,
    choice: AbsenceChoice,
    how: { readonly level: Level; readonly absent: readonly UserId[]; readonly revision: number },
  ): Promise<Result<Voted>>;
  /** Stops the clock once all who are there agree. not-playing, not-at-table, already-resigned, nothing-to-pause, paused, already-agreed */
  pause(
    id: TableId,
    user: UserId,
    how: { readonly about: TimeAbout; readonly absent: Moment['absent'] },
  ): Promise<Result<Played>>;
  /** Lets it run again. not-playing, not-at-table, already-resigned, not-paused */
  goOn(id: TableId, user: UserId): Promise<Result<Played>>;
  /** Whoever a computer stands in for plays again. not-playing, not-at-table, already-resigned, not-replaced */
  comeBack(id: TableId, user: UserId): Promise<Result<Played>>;
  /** Notes that somebody has a hint: the game raises no rating of theirs. not-playing, not-at-table, hints-off, not-your-turn, computer-plays, no-hint-now */
  giveHint(id: TableId, user: UserId): Promise<Result<Played>>;
  /**
   * Abandons the game once all agree who have not resigned and are not away (`neededAt`). not-playing, not-at-table, already-resigned,
   * already-agreed
   */
  agreeToAbandon(id: TableId, user: UserId, absent?: readonly UserId[]): Promise<Result<Present>>;
  /** Ends a game or lobby by somebody with Manage Server; the caller has checked. If they play there, they have given up. not-playing */
  abandon(id: TableId, by?: UserId): Promise<Result<Present>>;
  /**
   * Tables at which something comes by itself by now, the earliest first, without the first so many; and when the next one
   * follows, ms since 1970, or null where that is not known.
   */
  due(from: number): Promise<{ readonly ids: readonly TableId[]; readonly next: number | null }>;
  /**
   * Does what comes by itself. Of two processes one does it, and to the other nothing is left to do. `about`: whoever is asked; null in a
   * lobby. not-playing, stale (somebody else is asked by now)
   */
  tick(id: TableId, about: AskedAbout | null): Promise<Result<Ticked>>;
  /** Where nothing is noted at the table of when it has to be looked at: then, or not any more. */
  lookLater(id: TableId, at: number | null): Promise<void>;
  /** Tells of games whose end could not be told when it came, after a crash say; gives back how many. */
  tellAgain(): Promise<number>;
  /** All tables in lobby or playing, for recovery at the start of the process. */
  running(): Promise<readonly TableId[]>;
  /** Those of which nobody has said that they are settled: at the least all that are running. */
  unsettled(): Promise<readonly TableId[]>;
  /** Nothing has to be done for them at the next start: they are over, and it has been shown. Running ones stay. */
  settle(ids: readonly TableId[]): Promise<void>;
  /**
   * The lobbies and running games of a server at which somebody sits, without games from which they have resigned; opened last first, at most
   * `MOST_GOING_ON`. No other tables are read.
   */
  seatsOf(user: UserId, guild: string): Promise<readonly Present[]>;
  /** The lobbies and running games at which somebody sits, in all servers. No other tables are read. */
  at(user: UserId): Promise<readonly Table[]>;
  /** The open lobbies of a server, opened last first, at most `MOST_GOING_ON`. */
  lobbiesIn(guild: string): Promise<readonly Table[]>;
  /** The games that go on in a server, opened last first, at most `MOST_GOING_ON`. */
  gamesIn(guild: string): Promise<readonly GameAtTable[]>;
  /**
   * Every table that names somebody and is no result: lobbies and games that go on, and lobbies that closed. All there are are read for it,
   * for one person after another.
   */
  ofUser(user: UserId): Promise<readonly Table[]>;
  /**
   * Takes somebody out of every table: they leave lobbies and resign from games that go on, and then are a former player
   * (`FORMER_USER`, '') wherever they stood. Gives back what went on before and has to be shown anew. Throws if it could not
   * be ended; done again it goes on. `asked`: when they asked for it, ms since 1970; what was opened later is not touched.
   */
  forget(user: UserId, asked?: number): Promise<readonly Present[]>;
  /** Throws `NeedsNewer` where somebody stands in a table that a newer version wrote, which alone can take them out of it. */
  ensureForgotten(user: UserId): Promise<void>;
  /** The servers that have, or had, tables. */
  guilds(): Promise<readonly string[]>;
  /**
   * Deletes all tables of a server and what leads to them; `before` is told of each. Gives back how many. Throws `NeedsNewer`
   * where some are left that a newer version wrote.
   */
  purge(guild: string, before?: (id: TableId) => Promise<unknown>): Promise<number>;
  /**
   * `heard` is told of every change of a table that was saved in this process, until the answer is called. It must not throw. `isLate`:
   * whoever made the change was told that it was uncertain, so nobody shows it.
   */
  listen(heard: (present: Present, isLate: boolean) => void): () => void;
  /** Tells all who listen, as of a late change, of a table that another process has changed, which does not serve it. */
  changedElsewhere(id: TableId): Promise<void>;
}
