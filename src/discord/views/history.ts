import { type HistoryPage, PAGE_ROWS } from '../../stats/index.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { HistoryChoice } from '../past/history-choice.ts';
import type { HistoryOf, Words } from '../words/index.ts';
import { pageButtons, row, select } from './buttons.ts';

/** A page of finished games, with a menu that opens one. It replays no game. */
export function historyPanel(of: HistoryChoice['of'], found: HistoryPage, words: Words): PanelContent {
  const { page, pages, games } = found;
  const choices = games.flatMap((one, index) =>
    one.kind === 'game'
      ? [{ ...words.history.choice(one.result, page * PAGE_ROWS + index + 1), value: one.result.table }]
      : [],
  );
  return {
    content: words.history.list({ of: readersOf(of), page: found }),
    components: [
      ...(choices.length > 0 ? [row(select(ids.reports({ of, page }), words.history.menu, choices))] : []),
      ...(pages > 1 ? [row(...pageButtons((to) => ids.history({ of, page: to }), page, pages, words))] : []),
    ],
  };
}

const readersOf = (of: HistoryChoice['of']): HistoryOf => (of === 'server' ? of : 'channel' in of ? 'channel' : of);
