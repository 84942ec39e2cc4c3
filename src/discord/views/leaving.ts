import type { GameAtTable } from '../../game/tables.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Words } from '../words/index.ts';
import { button, row } from './buttons.ts';

/** Asks once more, since it cannot be taken back. */
export function confirmResignPanel({ table, game }: GameAtTable, words: Words): PanelContent {
  const { resigned, seats } = game.view(null);
  const ends = seats - resigned.length <= 2;
  return {
    content: words.lobby.confirmResign(ends),
    components: [row(button(ids.table('resign-now', table), words.buttons['confirm-resign'], 'danger'))],
  };
}

/** To somebody who may stop the game for everybody, or, seated, propose it as any other. */
export function confirmStopPanel({ table }: GameAtTable, isSeated: boolean, words: Words): PanelContent {
  const stop = button(ids.table('abandon-now', table), words.buttons['stop-for-all'], 'danger');
  const propose = button(ids.table('agree', table), words.buttons['agree-to-abandon']);
  return { content: words.lobby.confirmStop, components: [isSeated ? row(stop, propose) : row(stop)] };
}
