import { type Action, readMove } from '../../engine/index.ts';
import { type Analysis, beforeTurn, slipsFor } from '../../game/past/analysis.ts';
import { idleIn } from '../../game/past/idle.ts';
import type { Replay } from '../../game/past/replay.ts';
import type { Summary } from '../../stats/index.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { type AnalysisReader, cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import { button, row, rows } from './buttons.ts';
import { drawn } from './drawing.ts';
import { sceneOfWays } from './hint.ts';
import { playersIn, wordsOn } from './report.ts';

/** What the computer makes of a game, with the way to the turns that it names. `seat`: the reader's, whose dearest turn is drawn as it could have been. */
export const analysisPanel = async (
  game: Summary,
  analysis: Analysis,
  { replay, seat, list }: { readonly replay: Replay; readonly seat: number | null; readonly list: string },
  words: Words,
  bot: DrawingServices,
): Promise<PanelContent> => ({
  ...sharedAnalysis(game, analysis, words, seat === null ? null : { seat, idle: idleIn(replay) }),
  files: await betterDrawn(game, slipsFor(analysis, seat)[0], words, bot),
  components: [
    ...stepRows(game, { ...analysis, slips: slipsFor(analysis, seat) }, list, words),
    row(
      button(ids.ended(game, 'show-analysis'), words.buttons['show-in-channel']),
      button(ids.ended(game, 'replay', list), words.buttons.replay),
      button(ids.ended(game, 'report', list), words.buttons['end-report']),
    ),
  ],
});

/** With which game it is about: it may stand far from its end report. */
export function sharedAnalysis(
  game: Summary,
  analysis: Analysis,
  spoken: Words,
  reader: AnalysisReader | null = null,
): PanelContent {
  const words = wordsOn(spoken, game);
  return {
    content: cut([words.report.about(game), words.analysis.text(game, analysis, reader)].join('\n'), MESSAGE_TEXT),
  };
}

/** The board before a turn, with the tile and figure as the computer would have placed them. */
async function betterDrawn(
  game: Summary,
  slip: Analysis['slips'][number] | undefined,
  spoken: Words,
  bot: DrawingServices,
) {
  const before = slip && beforeTurn(game.record, slip.turn);
  const actions = slip?.preferred.map((line) => readMove(line) as Action) ?? [];
  // Something that comes before the tile may change which tile it is.
  if (!slip || !before || actions[0]?.type !== 'place') return [];
  const words = wordsOn(spoken, game);
  const scene = sceneOfWays(before, [{ actions }], playersIn(game, words));
  return drawn(bot, bot.renderer.board(scene), words.analysis.alt(slip));
}

/** Before the first turn a replay has one entry, and then one a turn. */
function stepRows(game: Summary, { turning, slips, luckiest, unluckiest }: Analysis, list: string, words: Words) {
  const named = [turning, ...slips, luckiest, unluckiest].flatMap((one) => (one === null ? [] : [one.turn]));
  const turns = [...new Set(named)].sort((a, b) => a - b);
  return rows(turns.map((turn) => button(ids.step(game, turn, list), words.analysis.step(turn))));
}
