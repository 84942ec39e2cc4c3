import { peopleIn, seatOf } from '../../game/table/loaded-table.ts';
import type { UserId } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Words } from '../words/index.ts';
import { button, row } from './buttons.ts';

/** Asks once more, since resigning is final. If other people play on, a computer can take over instead. */
export function confirmResignPanel(present: GameAtTable, user: UserId, words: Words): PanelContent {
  const { table, game } = present;
  const { resigned, seats } = game.view(null);
  const own = seatOf(present, user);
  const people = peopleIn(table.members, game);
  const left = seats - resigned.length <= 2 ? 'one' : people.every((seat) => seat === own) ? 'computers' : 'people';
  const isReplaceable = own !== null && people.includes(own) && people.length > 1;
  return {
    content: words.lobby.confirmResign(left, isReplaceable),
    components: [
      row(
        button(ids.table('resign-now', table), words.buttons['confirm-resign'], 'danger'),
        ...(isReplaceable ? [button(ids.table('hand-over', table), words.buttons['hand-over'])] : []),
      ),
    ],
  };
}

/** For a player who has only computers beside them: one slip would end the game, since nobody else has to agree. */
export function confirmAbandonPanel({ table }: GameAtTable, words: Words): PanelContent {
  const agree = button(ids.table('agree', table), words.buttons['agree-to-abandon'], 'danger');
  return { content: words.lobby.confirmAbandon, components: [row(agree)] };
}

/** For a person who may stop the game for everybody; a seated one can also propose it to the others. */
export function confirmStopPanel({ table }: GameAtTable, isSeated: boolean, words: Words): PanelContent {
  const stop = button(ids.table('abandon-now', table), words.buttons['stop-for-all'], 'danger');
  const propose = button(ids.table('agree', table), words.buttons['agree-to-abandon']);
  return { content: words.lobby.confirmStop, components: [isSeated ? row(stop, propose) : row(stop)] };
}
