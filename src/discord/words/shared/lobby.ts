import { TILE_DESIGNS } from '../../../engine/index.ts';
import { SEATS, type Table } from '../../../game/table.ts';
import { cut } from '../escape.ts';
import type { LobbyWords } from '../types.ts';
import { type Language, mention, shortName } from './language.ts';

const TILES = TILE_DESIGNS.filter(({ set }) => set === 'base').reduce((sum, { count }) => sum + count, 0);
const LABEL = 38;

export function lobbyOf(language: Language): LobbyWords {
  const { lobby } = language.phrases;
  const people = (users: readonly string[]): string => language.and(users.map(mention));
  const seated = ({ members, host }: Table): string =>
    language.and(members.map(({ user }) => (user === host ? lobby.host(mention(user)) : mention(user))));
  const firstBy = (first: string): string | null => (first === 'random' ? null : mention(first));
  const optionLines = ({ fields, first }: Table['options']): string =>
    [lobby.fields(fields), lobby.first(firstBy(first))].map((line) => `- ${line}`).join('\n');

  return {
    text: (table, expires) =>
      [
        lobby.title(TILES),
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
      const labels = lobby.switchLabel(table.options, first === 'random' ? null : shortName(member?.name ?? '?'));
      return { fields: cut(labels.fields, LABEL), first: cut(labels.first, LABEL) };
    },
    firstByLot: lobby.firstByLot,
  };
}
