import type { Table } from '../../game/table.ts';
import { SEATS, TABLE_SWITCHES } from '../../game/table.ts';
import { LOBBY_LIFE_MS } from '../../game/tables.ts';
import { button, type Row, row, select } from '../parts.ts';
import type { PanelContent } from '../press.ts';
import type { Words } from '../words/index.ts';

/** What a lobby's first player menu calls the lot. */
export const BY_LOT = 'random';

export const lobbyText = (table: Table, words: Words): string => words.lobby.text(table, table.touched + LOBBY_LIFE_MS);

export function lobbyRows(table: Table, words: Words): Row[] {
  const id = (verb: string) => ({ verb, table: table.id, revision: table.revision, argument: '' });
  const { length } = table.members;
  return [
    row(
      button(id('join'), words.buttons.join, 'main', length >= SEATS.most),
      button(id('leave'), words.buttons.leave),
      button(id('settings'), words.buttons.settings),
      button(id('start'), words.buttons.start, 'go', length < SEATS.least),
    ),
  ];
}

/** The host's own panel. */
export function settingsPanel(table: Table, words: Words): PanelContent {
  const id = (verb: string, argument = '') => ({ verb, table: table.id, revision: table.revision, argument });
  const { first } = table.options;
  const labels = words.lobby.switchLabel(table);
  return {
    content: words.lobby.settings(table.options),
    components: [
      row(
        ...TABLE_SWITCHES.map((one) => {
          const on = table.options[one];
          return button(id('switch', `${one}:${!on}`), labels[one], on ? 'go' : 'plain');
        }),
      ),
      row(
        select(id('first'), labels.first, [
          { label: words.lobby.firstByLot, value: BY_LOT, chosen: first === BY_LOT },
          ...table.members.map(({ user, name }) => ({ label: name, value: user, chosen: first === user })),
        ]),
      ),
    ],
  };
}
