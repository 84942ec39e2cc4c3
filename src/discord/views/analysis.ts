import type { Analysis } from '../../game/analysis.ts';
import type { Summary } from '../../stats/index.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import { button, row, rows } from './buttons.ts';
import { wordsOn } from './report.ts';

/** What the computer makes of a game, with the way to the turns that it names. */
export const analysisPanel = (game: Summary, analysis: Analysis, list: string, words: Words): PanelContent => ({
  ...sharedAnalysis(game, analysis, words),
  components: [
    ...stepRows(game, analysis, list, words),
    row(
      button(ids.ended(game, 'show-analysis'), words.buttons['show-in-channel']),
      button(ids.ended(game, 'replay', list), words.buttons.replay),
      button(ids.ended(game, 'report', list), words.buttons['end-report']),
    ),
  ],
});

/** With which game it is about: it may stand far from its end report. */
export function sharedAnalysis(game: Summary, analysis: Analysis, spoken: Words): PanelContent {
  const words = wordsOn(spoken, game);
  return { content: cut([words.report.about(game), words.analysis.text(game, analysis)].join('\n'), MESSAGE_TEXT) };
}

/** Before the first turn a replay has one entry, and then one a turn. */
function stepRows(game: Summary, { turning, slips, luckiest, unluckiest }: Analysis, list: string, words: Words) {
  const named = [turning, ...slips, luckiest, unluckiest].flatMap((one) => (one === null ? [] : [one.turn]));
  const turns = [...new Set(named)].sort((a, b) => a - b);
  return rows(turns.map((turn) => button(ids.step(game, turn, list), words.analysis.step(turn))));
}
