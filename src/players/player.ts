import type { Action, Game, GameView, Seat } from '../engine/index.ts';
import type { Chance } from './chance.ts';

/** All that a player gets to know: never the game itself. */
export interface KnownGame {
  /** Who decides. */
  readonly seat: Seat;
  /** What may be done now. */
  readonly options: readonly Action[];
  view(): GameView;
  /** A game like this one as far as the seat can know, to think ahead with; another one each time. */
  world(chance: Chance): Game;
}

/** Whoever decides for a seat. */
export interface Player {
  readonly name: string;
  /**
   * What the seat does: one of the options, and as far as the player has thought what it does after that, until somebody else
   * decides or a tile is drawn.
   */
  choose(known: KnownGame, chance: Chance): PlayerChoice | Promise<PlayerChoice>;
}

export interface PlayerChoice {
  readonly actions: readonly Action[];
  /** Best first; for whoever wants to know why. */
  readonly considered?: readonly Considered[];
  /** Turns played in imagination. */
  readonly turns?: number;
}

/** One way to go on. */
export interface Considered {
  readonly actions: readonly Action[];
  /** Expected margin at the end over the others' mean, in points. */
  readonly margin: number;
  readonly visits: number;
}
