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

/**
 * The computer's analysis of a game, with buttons to the turns that it names. If the reader had a `seat`, a picture shows how their
 * costliest turn could have been played.
 */
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

/** Names its game, since it can be far from the end report. */
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

/** The board before a turn, with the computer's tile and figure. */
async function betterDrawn(
  game: Summary,
  slip: Analysis['slips'][number] | undefined,
  spoken: Words,
  bot: DrawingServices,
) {
  const before = slip && beforeTurn(game.record, slip.turn);
  const actions = slip?.preferred.map((line) => readMove(line) as Action) ?? [];
  // A decision before the tile can change the tile.
  if (!slip || !before || actions[0]?.type !== 'place') return [];
  const words = wordsOn(spoken, game);
  const scene = sceneOfWays(before, [{ actions }], playersIn(game, words));
  return drawn(bot, bot.renderer.board(scene), words.analysis.alt(slip));
}

/** The replay has one entry before the first turn, then one for each turn. */
function stepRows(game: Summary, { turning, slips, luckiest, unluckiest }: Analysis, list: string, words: Words) {
  const named = [turning, ...slips, luckiest, unluckiest].flatMap((one) => (one === null ? [] : [one.turn]));
  const turns = [...new Set(named)].sort((a, b) => a - b);
  return rows(turns.map((turn) => button(ids.step(game, turn, list), words.analysis.step(turn))));
}
