import { LESSON_STEPS, type LessonPress, type LessonStage } from '../../game/lesson.ts';
import type { GameAtTable } from '../../game/tables.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Drawing } from '../services.ts';
import { numberedSquares } from '../turn/numbers.ts';
import type { Words } from '../words/index.ts';
import { button, labelOf, type Row, row } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersOf } from './drawing.ts';
import { numberRows, turnAlt, turnScene, turnText } from './turn.ts';

/** What is told besides a step: that it was left off there, or that something else was pressed. */
export type Remark = 'again' | { readonly pressed: LessonPress } | null;

export interface Shown {
  /** As at any table. */
  readonly panel: PanelContent;
  /** What of it is to be pressed. */
  readonly wanted: CustomId;
}

/** The message of a turn as everybody sees it at a table, but for its tools. */
export async function numbersPanel(present: GameAtTable, words: Words, bot: Drawing): Promise<PanelContent> {
  return {
    content: turnText(present, words),
    files: await drawn(bot, bot.renderer.board(turnScene(present, words)), turnAlt(present, words)),
    components: numberRows(present.table, numberedSquares(present.game.view(null)), words),
  };
}

/** What is learnt here, above the panel of a table with which it is learnt. */
export function lessonPanel(
  { step, press }: LessonStage,
  { panel, wanted, remark }: Shown & { readonly remark: Remark },
  words: Words,
): PanelContent {
  // Panels of ours hold nothing else.
  const components = (panel.components ?? []) as readonly Row[];
  const about = {
    ...{ step, press, number: LESSON_STEPS.indexOf(step) + 1, of: LESSON_STEPS.length },
    ...{ label: labelOf(components, wanted), remark },
  };
  return {
    ...panel,
    content: [words.learn.step(about), panel.content].join('\n\n'),
    components:
      remark === 'again'
        ? [...components, row(button(ids.lesson('learn-anew'), words.buttons['learn-anew']))]
        : components,
  };
}

/** How the game ended, and the way to a real one. */
export async function lessonOverPanel({ table, game }: GameAtTable, words: Words, bot: Drawing): Promise<PanelContent> {
  const view = game.view(null);
  const people = table.members;
  const scene = { ...drawnOf(view), players: playersOf(table, words), lastMoves: lastMoves(view) };
  return {
    content: words.learn.over({ view, people, events: game.lastEvents }),
    files: await drawn(bot, bot.renderer.board(scene), words.alt.board({ view, people, events: [], numbers: [] })),
    components: [
      row(
        button(ids.lesson('learn-play'), words.buttons['learn-play'], 'go'),
        button(ids.lesson('learn-anew'), words.buttons['learn-anew']),
      ),
    ],
  };
}
