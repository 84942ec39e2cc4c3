import type { UserId } from '../../../game/table/table.ts';
import { type Found, type HistoryPage, PAGE_ROWS, type Summary } from '../../../stats/index.ts';
import { cut, escaped, fitting, MESSAGE_TEXT } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';
import { momentIn } from './moment.ts';
import { dateIn, scoresIn, whatIn } from './past.ts';

const LABEL = 100;

/** Names become shorter until a full page fits. */
const NAME_LENGTHS = [24, 16, 10, 6];

/** The subject of a list. */
export type HistoryOf = 'channel' | 'server' | { readonly user: UserId };

/** `/history`. */
export function historyOf(language: SpokenLanguage) {
  const { say } = language;
  const whose = (of: HistoryOf) =>
    typeof of === 'string' ? ({ of, who: '' } as const) : ({ of: 'user', who: language.mention(of.user) } as const);

  const lineOf = (found: Found, number: number, most: number): string => {
    if (found.kind === 'none') return '';
    const ended = found.kind === 'game' ? found.result.ended : found.ended;
    const when = ended === null ? '' : `${momentIn(ended, 'd')} `;
    const what =
      found.kind === 'newer'
        ? say('history-newer')
        : `${scoresIn(language, found.result, most)} – ${escaped(whatIn(language, found.result))}`;
    return `${number}. ${when}${what}`;
  };

  const linesOf = ({ games, page }: HistoryPage, most: number): string[] =>
    games.map((found, index) => lineOf(found, numberOf(page, index), most)).filter((line) => line !== '');

  return {
    /** A page of games, newest first: Markdown, at most 2000 characters. */
    list: ({ of, page }: { readonly of: HistoryOf; readonly page: HistoryPage }) => {
      if (page.size === 0) return say('history-none', whose(of));
      const at = say('history-page', { games: page.size, page: page.page + 1, pages: page.pages });
      const head = `${say('history-title', whose(of))}\n${at}`;
      const room = MESSAGE_TEXT - head.length - 1;
      const tried = NAME_LENGTHS.map((most) => linesOf(page, most));
      const lines = tried.find((some) => some.join('\n').length <= room) ?? tried.at(-1)!;
      return [head, ...fitting(lines, room, language.andMore)].join('\n');
    },
    /** Shown in the menu before a choice; at most 150 characters. */
    menu: say('history-menu'),
    /** A game in the menu, plain, at most 100 characters each. `number`: as in the list. */
    choice: (game: Summary, number: number): { readonly label: string; readonly description: string } => ({
      label: cut(`${number}. ${scoresIn(language, game, 'plain')}`, LABEL),
      description: cut(language.labelled(dateIn(language, game.ended), whatIn(language, game)), LABEL),
    }),
    /** A suggestion for a typed game: date and names, plain, at most 100 characters. */
    completion: (game: Summary) => cut(language.labelled(dateIn(language, game.ended), namesIn(language, game)), LABEL),
  };
}

const namesIn = (language: SpokenLanguage, game: Summary): string => scoresIn(language, game, 'plain');

const numberOf = (page: number, index: number): number => page * PAGE_ROWS + index + 1;
