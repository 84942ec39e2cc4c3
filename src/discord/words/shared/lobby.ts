import { TILE_DESIGNS, type TileSet } from '../../../engine/index.ts';
import { SEATS, TABLE_SWITCHES, type Table, type TableSwitch } from '../../../game/table.ts';
import { cut } from '../escape.ts';
import type { LobbyWords } from '../types.ts';
import { type Language, mention, shortName } from './language.ts';

/** Every tile that these options bring into play, start tile included (B1, AN1). */
function tilesIn(options: Table['options']): number {
  const sets: readonly TileSet[] = options.arrows ? ['base', 'anniversary'] : ['base'];
  return TILE_DESIGNS.filter(({ set }) => sets.includes(set)).reduce((sum, { count }) => sum + count, 0);
}

const LABEL = 38;

export function lobbyOf(language: Language): LobbyWords {
  const { lobby } = language.phrases;
  const people = (users: readonly string[]): string => language.and(users.map(mention));
  const seated = ({ members, host }: Table): string =>
    language.and(members.map(({ user }) => (user === host ? lobby.host(mention(user)) : mention(user))));
  const firstBy = (first: string): string | null => (first === 'random' ? null : mention(first));
  const optionLines = (options: Table['options']): string => {
    const on = TABLE_SWITCHES.filter((one) => options[one]).map((one) => lobby.switches[one]);
    const off = TABLE_SWITCHES.filter((one) => one !== 'fields' && !options[one]).map((one) => lobby.names[one]);
    return [
      ...(options.fields ? [] : [lobby.fieldsOff]),
      ...on,
      ...(off.length > 0 ? [lobby.off(off.join(', '))] : []),
      lobby.first(firstBy(options.first)),
    ]
      .map((line) => `- ${line}`)
      .join('\n');
  };

  return {
    text: (table, expires) =>
      [
        lobby.title(tilesIn(table.options)),
        optionLines(table.options),
        lobby.seats(table.members.length, SEATS.most, seated(table)),
        `${lobby.start(SEATS.least, table.members.length >= SEATS.least)} ${lobby.expires(`<t:${Math.floor(expires / 1000)}:R>`)}`,
      ].join('\n'),
    started: (table) => lobby.started(people(table.members.map(({ user }) => user))),
    expired: (table) => lobby.expired(mention(table.host)),
    abandoned: (table, by) =>
      (table.record === null ? lobby.abandonedLobby : lobby.abandoned)(by === null ? null : mention(by)),
    abandoning: (table, still) => lobby.abandoning(people(table.abandoning), people(still)),
    resigned: (user) => lobby.resigned(mention(user)),
    confirmResign: lobby.confirmResign,
    confirmStop: lobby.confirmStop,
    settings: (options) => lobby.settings(optionLines(options)),
    switchLabel: (table) => {
      const { first } = table.options;
      const member = table.members.find(({ user }) => user === first);
      const switches = TABLE_SWITCHES.map((one) => {
        return [one, cut(lobby.switchLabel(lobby.names[one], table.options[one]), LABEL)] as const;
      });
      const starting = lobby.firstLabel(first === 'random' ? null : shortName(member?.name ?? '?'));
      return { ...(Object.fromEntries(switches) as Record<TableSwitch, string>), first: cut(starting, LABEL) };
    },
    firstByLot: lobby.firstByLot,
  };
}
