import { LESSON_STEPS, type LessonStage } from '../../game/learning/lesson.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { movesInRow } from '../../game/turn/moves.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { numberedSquares } from '../turn/numbers.ts';
import type { Words } from '../words/index.ts';
import { button, type ComponentRow, labelIn, row } from './buttons.ts';
import { drawn, sceneOf } from './drawing.ts';
import { numberRows, turnAlt, turnScene } from './turn.ts';

/** The label of the button with this id in a panel. */
export const labelOf = ({ components = [] }: PanelContent, id: CustomId): string =>
  // Our panels hold only such rows.
  labelIn(components as readonly ComponentRow[], id);

/** The public message of a turn, without tools, and with only the computers' moves as text. */
export async function numbersPanel(present: GameAtTable, words: Words, bot: DrawingServices): Promise<PanelContent> {
  return {
    content: words.log.moves(movesInRow(present)?.told ?? [], present.table.members).join('\n'),
    files: await drawn(bot, bot.renderer.board(turnScene(present, words)), turnAlt(present, words)),
    components: numberRows(present.table, numberedSquares(present.game.view(null)), words),
  };
}

/** The lesson's text with a table's picture and buttons. The table's own text would be too much to read at once. */
export function lessonPanel(
  { step, press }: LessonStage,
  {
    panel,
    wanted,
    isTakenUp,
  }: { readonly panel: PanelContent; readonly wanted: CustomId; readonly isTakenUp: boolean },
  words: Words,
): PanelContent {
  const { content, components = [] } = panel;
  return {
    ...panel,
    content: words.learn.step({
      ...{ step, press, number: LESSON_STEPS.indexOf(step) + 1, of: LESSON_STEPS.length },
      ...{ label: labelOf(panel, wanted), before: press === 'square' ? (content ?? '') : '', isTakenUp },
    }),
    components: isTakenUp
      ? [...components, row(button(ids.lesson('learn-anew'), words.buttons['learn-anew']))]
      : components,
  };
}

/** How the game ended, with a button to a real game. */
export async function lessonOverPanel(
  { table, game }: GameAtTable,
  words: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const view = game.view(null);
  const people = table.members;
  const scene = sceneOf(table, view, words);
  return {
    content: words.learn.over(view, people, game.lastEvents),
    files: await drawn(bot, bot.renderer.board(scene), words.alt.board({ view, people, events: [], numbers: [] })),
    components: [
      row(
        button(ids.lesson('learn-play'), words.buttons['learn-play'], 'go'),
        button(ids.lesson('learn-anew'), words.buttons['learn-anew']),
      ),
    ],
  };
}
