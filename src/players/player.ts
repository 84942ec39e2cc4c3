import type { Action, Game, GameView, Seat } from '../engine/index.ts';
import type { Chance } from './chance.ts';

/** All that a player gets to know: never the game itself. */
export interface KnownGame {
  /** The seat that decides. */
  readonly seat: Seat;
  /** The legal actions. */
  readonly options: readonly Action[];
  view(): GameView;
  /** A game for thinking ahead, like this one as far as the seat can know; another at each call. */
  world(chance: Chance): Game;
}

/** Decides for a seat. */
export interface Player {
  readonly name: string;
  /** What the seat does: one of the options, and what the player plans after it, until another seat decides or a tile is drawn. */
  choose(known: KnownGame, chance: Chance): PlayerChoice | Promise<PlayerChoice>;
}

export interface PlayerChoice {
  readonly actions: readonly Action[];
  /** Best first, to tell the reasons. */
  readonly considered?: readonly Considered[];
  /** Turns played in imagination. */
  readonly turns?: number;
}

/** One way to go on. */
export interface Considered {
  readonly actions: readonly Action[];
  /** Expected final margin over the others' mean, in points. */
  readonly margin: number;
  readonly visits: number;
}
