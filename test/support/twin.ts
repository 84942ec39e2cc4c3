import type { Game, Setup } from '../../src/engine/index.ts';
import { consistent, DEFAULT_OPTIONS } from '../../src/game/lobby/options.ts';
import type { Member } from '../../src/game/table/table.ts';
import type { GameAtTable } from '../../src/game/table/tables.ts';
import { tableOf } from '../discord/words-support.ts';

const NAMES = ['Ada', 'Bo', 'Chi', 'Dieter', 'Esra', 'Fin'];

/** Members whose names are no other word of the game. */
export const peopleNamed = (seats: number): Member[] =>
  NAMES.slice(0, seats).map((name, seat) => ({ user: `10000000000000000${seat}`, name }));

/** The map's id; null for an open table. */
export const mapOf = ({ map }: Setup): string | null => (typeof map === 'object' ? map.id : (map ?? null));

/** A game as its table shows it, with only the last events in its log. */
export function presentAt(game: Game, people: readonly Member[]): GameAtTable {
  const { seats, sets, switches } = game.record.setup;
  const options = consistent({
    ...DEFAULT_OPTIONS,
    sets: [...sets],
    switches: [...switches],
    map: mapOf(game.record.setup),
  });
  const table = tableOf(people.slice(0, seats), { phase: 'playing', options, record: null });
  return { table, game, story: [game.lastEvents] };
}
