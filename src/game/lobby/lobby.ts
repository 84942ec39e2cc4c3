import { commitmentOf, Game, type MapLayout, RULES_VERSION, type Setup } from '../../engine/index.ts';
import type { Level } from '../../players/levels.ts';
import { isOwnComputer, newComputer, yielding } from '../computers/computer-players.ts';
import { copiesOn, type MapShelf, startsOn } from '../maps/index.ts';
import { firstByLot } from '../past/fairness.ts';
import { type LoadedTable, type Played, withoutGame } from '../table/loaded-table.ts';
import { ok, type PlayResult, type Refusal, refuse } from '../table/result.ts';
import {
  DEFAULT_OPTIONS,
  FORMER_USER,
  type Member,
  SEATS,
  type Table,
  type TableId,
  type TableOptions,
  type UserId,
} from '../table/table.ts';
import { uninvited, whyNoPlace } from './inviting.ts';
import { consistent, type OptionsWish, wished } from './options.ts';

/** The steps of a table before its game begins. Each step turns a table into the next one. */

export interface LobbyPlace {
  readonly guild: string;
  readonly channel: string;
}

export const opened = (
  id: TableId,
  where: LobbyPlace,
  host: Member,
  options: Partial<TableOptions>,
  now: number,
): Table => ({
  format: 1,
  id,
  guild: where.guild,
  channel: where.channel,
  host: host.user,
  phase: 'lobby',
  revision: 0,
  options: consistent({ ...DEFAULT_OPTIONS, ...options }),
  members: [host],
  record: null,
  commitment: null,
  abandoning: [],
  opened: now,
  touched: now,
});

/** False for the former player. */
export const isAt = ({ members }: Table, user: UserId): boolean =>
  user !== FORMER_USER && members.some((member) => member.user === user);

export function joined({ table }: LoadedTable, member: Member, now: number): PlayResult<LoadedTable> {
  if (table.phase !== 'lobby') return refuse({ code: 'not-in-lobby' });
  if (isAt(table, member.user)) return refuse({ code: 'already-joined' });
  const why = whyNoPlace(table, member.user, now);
  if (why) return refuse(why);
  const accepted = uninvited(table, (user) => user === member.user);
  return changed(accepted, { members: [...table.members, member] });
}

/** The next person by joining becomes the host. If none is left, the computers go, too, and the lobby closes. */
export function left({ table }: LoadedTable, user: UserId): PlayResult<LoadedTable> {
  if (table.phase !== 'lobby') return refuse({ code: 'not-in-lobby' });
  if (!isAt(table, user)) return refuse({ code: 'not-at-table' });
  const rest = without(table, user);
  const next = rest.members.find((member) => !isOwnComputer(member));
  if (next === undefined)
    return changed(
      uninvited(table, () => true),
      { members: [], phase: 'expired' },
    );
  return changed(table, { ...rest, host: table.host === user ? next.user : table.host });
}

/** A chosen first player who leaves is no longer chosen. */
function without({ members, options }: Table, user: UserId): Pick<Table, 'members' | 'options'> {
  const first = options.first === user ? 'random' : options.first;
  return { members: members.filter((member) => member.user !== user), options: { ...options, first } };
}

/** Why the user cannot act as the host of an open lobby; null if they can. */
const whyNotHost = ({ phase, host }: Table, user: UserId): Refusal | null => {
  if (phase !== 'lobby') return { code: 'not-in-lobby' };
  return host === user ? null : { code: 'not-host', host };
};

export function computerAdded(
  { table }: LoadedTable,
  user: UserId,
  level: Level,
  now: number,
): PlayResult<LoadedTable> {
  const why = whyNotHost(table, user) ?? whyNoPlace(table, null, now);
  if (why) return refuse(why);
  return changed(table, { members: [...table.members, newComputer(table.members, level)] });
}

export function computerRemoved({ table }: LoadedTable, user: UserId, computer: UserId): PlayResult<LoadedTable> {
  const why = whyNotHost(table, user);
  if (why) return refuse(why);
  const isThere = table.members.some((member) => member.user === computer && isOwnComputer(member));
  return isThere ? changed(table, without(table, computer)) : refuse({ code: 'not-at-table' });
}

export function optioned(
  { table }: LoadedTable,
  user: UserId,
  wish: OptionsWish,
  revision: number,
): PlayResult<LoadedTable> {
  const notHost = whyNotHost(table, user);
  if (notHost) return refuse(notHost);
  if (table.revision !== revision) return refuse({ code: 'stale' });
  const options = wished(table.options, wish);
  if (options.first !== 'random' && !isAt(table, options.first)) return refuse({ code: 'not-at-table' });
  return changed(table, { options });
}

/** Whether `user` may start the table now. */
export function startable({ table }: LoadedTable, user: UserId, maps: MapShelf, revision?: number): PlayResult<Table> {
  const notHost = whyNotHost(table, user);
  if (notHost) return refuse(notHost);
  if (revision !== undefined && table.revision !== revision) return refuse({ code: 'stale' });
  if (table.members.length < SEATS.least) return refuse({ code: 'too-few-players', least: SEATS.least });
  const { map } = table.options;
  return map === null || maps.of(map) ? ok(table) : refuse({ code: 'unknown-map', typed: map });
}

/** The part of a setup about the map (M2, M4). */
function onMap(layout: MapLayout, { town, starts }: TableOptions, maps: MapShelf): Partial<Setup> {
  const chosen = startsOn(layout, starts).map(({ id }) => id);
  return {
    map: maps.inSetup(layout),
    copies: copiesOn(layout),
    options: {
      meeples: layout.meeplesPerPlayer,
      ...(town !== null && { town }),
      ...(chosen.length > 0 && { starts: chosen }),
    },
  };
}

/**
 * Starts the game. The seats follow the order of joining, from the first player on, since seat 0 begins (L4). The first player is the
 * chosen member, or is drawn, also if the chosen one never joined.
 */
export function started(table: Table, seed: string, maps: MapShelf): Played {
  const { members, options } = table;
  const chosen = isAt(table, options.first) ? members.findIndex(({ user }) => user === options.first) : -1;
  const first = chosen === -1 ? firstByLot(seed, members.length) : chosen;
  const layout = options.map === null ? undefined : maps.of(options.map);
  const setup: Setup = {
    version: RULES_VERSION,
    seats: members.length,
    sets: options.sets,
    switches: options.switches,
    seed,
    ...(layout && onMap(layout, options, maps)),
  };
  const tiles = options.tiles ?? layout?.recommendedTiles.max;
  const game = Game.start(
    tiles === undefined
      ? setup
      : { ...setup, options: { ...setup.options, ...(tiles === 'all' ? { tiles } : { most: tiles }) } }, // L50
  );
  const next: Table = {
    ...uninvited(table, () => true),
    phase: 'playing',
    revision: table.revision + 1,
    members: yielding([...members.slice(first), ...members.slice(0, first)]),
    record: recordOf(game),
    commitment: commitmentOf(seed),
  };
  return { table: next, game, story: [game.lastEvents], events: game.lastEvents };
}

/** The record in the schema's type, which differs only in `readonly`. */
export const recordOf = (game: Game): Table['record'] => game.record as Table['record'];

const changed = (table: Table, change: Partial<Table>): PlayResult<LoadedTable> =>
  ok(withoutGame({ ...table, ...change, revision: table.revision + 1 }));
