import { type Found, type HistoryPage, PAGE_ROWS, type Summary } from '../../../stats/index.ts';
import { cut, escaped, fitting, MESSAGE_TEXT } from '../escape.ts';
import type { HistoryOf, HistoryWords } from '../types.ts';
import type { Language } from './language.ts';
import { momentIn } from './moment.ts';
import { dateIn, scoresIn, whatIn } from './past.ts';

const LABEL = 100;

/** Names are cut shorter until a page of the longest fits. */
const NAME_LENGTHS = [24, 16, 10, 6];

export function historyOf(language: Language): HistoryWords {
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
    list: ({ of, page }) => {
      if (page.size === 0) return say('history-none', whose(of));
      const at = say('history-page', { games: page.size, page: page.page + 1, pages: page.pages });
      const head = `${say('history-title', whose(of))}\n${at}`;
      const room = MESSAGE_TEXT - head.length - 1;
      const tried = NAME_LENGTHS.map((most) => linesOf(page, most));
      const lines = tried.find((some) => some.join('\n').length <= room) ?? tried.at(-1)!;
      return [head, ...fitting(lines, room, language.andMore)].join('\n');
    },
    menu: say('history-menu'),
    choice: (game, number) => ({
      label: cut(`${number}. ${scoresIn(language, game, 'plain')}`, LABEL),
      description: cut(language.labelled(dateIn(language, game.ended), whatIn(language, game)), LABEL),
    }),
    completion: (game) => cut(language.labelled(dateIn(language, game.ended), namesIn(language, game)), LABEL),
  };
}

const namesIn = (language: Language, game: Summary): string => scoresIn(language, game, 'plain');

const numberOf = (page: number, index: number): number => page * PAGE_ROWS + index + 1;
