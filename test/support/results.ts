import { Game, type GameRecord, type Setup } from '../../src/engine/index.ts';
import { COMPUTERS, type Member, type Table } from '../../src/game/table/table.ts';
import type { Level } from '../../src/players/levels.ts';
import { chanceOf, setupOf } from './games.ts';
import { tableOf } from './tables.ts';

export const GUILD = '100';
export const CHANNEL = '200';
export const NOON = Date.UTC(2026, 9, 20, 12);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface Ended {
  readonly users: readonly string[];
  readonly id?: string;
  readonly guild?: string;
  readonly channel?: string;
  readonly names?: readonly string[];
  /** The level of a seat's computer; undefined for a person. */
  readonly levels?: readonly (Level | undefined)[];
  readonly ended?: number;
  readonly setup?: Partial<Setup>;
  /** How many turns are played before the resignations. */
  readonly turns?: number;
  /** Seats that resign after these turns, in this order. */
  readonly resign?: readonly number[];
  readonly phase?: 'finished' | 'abandoned';
  readonly luck?: number;
}

let made = 0;

/** Only a few tiles in the bag, so the game is soon over. */
export const SHORT: Partial<Setup> = { prepared: { draws: Array<string>(6).fill('BA-X'), only: true } };

/** A stored table whose game is over, played at random by its luck. The game is short unless a setup is given. */
export function endedTable(about: Ended): Table {
  const { users, guild = GUILD, channel = CHANNEL, ended = NOON, setup = SHORT, luck = 1, names, levels = [] } = about;
  made += 1;
  const id = about.id ?? made.toString(36).padStart(8, '0');
  const record = playedRecord({ seats: users.length, seed: `results ${luck}`, ...setup }, about);
  const table = tableOf({ id, guild, channel, users, record });
  return {
    ...table,
    phase: about.phase ?? 'finished',
    members: users.map((user, seat): Member => {
      const computer = levels[seat];
      const name = names?.[seat] ?? `Player ${user}`;
      return computer ? { user: COMPUTERS[seat]!, name, computer } : { user, name };
    }),
    opened: ended - HOUR,
    touched: ended,
  };
}

function playedRecord(setup: Partial<Setup>, { luck = 1, turns, resign = [] }: Ended): GameRecord {
  const chance = chanceOf(luck);
  const game = Game.start(setupOf(setup));
  while (game.asked !== null && (turns === undefined || game.view(null).turn <= turns)) {
    const legal = game.legalActions();
    game.play(legal[Math.floor(chance() * legal.length)]!);
  }
  for (const seat of resign) game.resign(seat);
  return game.record;
}
