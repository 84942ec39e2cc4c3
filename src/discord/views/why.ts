import type { Course } from '../../game/past/replay.ts';
import type { Scoring, ScoringSeen } from '../../game/past/scorings.ts';
import type { Summary } from '../../stats/index.ts';
import { topicFor } from '../explaining/topics.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import { button, pageButtons, row, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn } from './drawing.ts';
import { playersIn, scoringPicture, wordsOn } from './report.ts';

/** The page of a score in the list, which begins with the last score. */
const pageOf = (number: number, of: number): number => Math.floor((of - 1 - number) / SELECT_OPTIONS);

/** The sources of each player's points, and a menu of all scores, the last first. `list`: the list of games behind it; '' for none. */
export function scoringsPanel(
  game: Summary,
  { view }: Course,
  scorings: readonly Scoring[],
  { wanted, list }: { readonly wanted: number; readonly list: string },
  spoken: Words,
): PanelContent {
  const words = wordsOn(spoken, game);
  const pages = Math.max(1, Math.ceil(scorings.length / SELECT_OPTIONS));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const people = words.report.people(game);
  const choices = scorings
    .map((scoring, number) => ({ ...words.why.choice(scoring, people), value: String(number) }))
    .reverse()
    .slice(page * SELECT_OPTIONS, (page + 1) * SELECT_OPTIONS);
  const scored = scorings.flatMap(({ events }) => events);
  const sums = words.final.table(view, people, scored);
  return {
    content: cut([words.why.list(scorings.length), sums].join('\n'), MESSAGE_TEXT),
    components: [
      ...(choices.length > 0 ? [row(select(ids.scorings(game, list), words.why.menu, choices))] : []),
      row(
        ...(pages > 1 ? pageButtons((to) => ids.why(game, to, list), page, pages, words) : []),
        button(ids.ended(game, 'report', list), words.buttons['end-report']),
      ),
    ],
  };
}

/** Why something scored: the working, the rule, and its feature on the board at that time. */
export async function whyPanel(
  game: Summary,
  { number, of, list }: { readonly number: number; readonly of: number; readonly list: string },
  scoring: ScoringSeen,
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const words = wordsOn(spoken, game);
  const { places, turn } = scoring;
  const people = words.report.people(game);
  const picture = places.length === 0 ? null : scoringPicture(scoring, playersIn(game, words), bot);
  return {
    content: words.why.text(scoring, people, topicFor(scoring)),
    ...(picture && { files: await drawn(bot, picture, words.why.alt(scoring, people)) }),
    components: [
      row(
        button(ids.why(game, pageOf(number, of), list), words.buttons.back),
        button(ids.step(game, turn ?? 'last', list), words.buttons['that-turn']),
        button(ids.ended(game, 'report', list), words.buttons['end-report']),
      ),
    ],
  };
}
