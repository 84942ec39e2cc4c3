import { type Action, PASS, writeMove } from '../../engine/index.ts';
import { newComputer } from '../../game/characters.ts';
import {
  LEARNER,
  LESSON_STAGES,
  LESSON_TURNS,
  type LessonPress,
  type LessonStage,
  lessonBefore,
  lessonTurn,
} from '../../game/lesson.ts';
import type { Member } from '../../game/table.ts';
import type { GameAtTable } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import { ids, isSameId, LESSON_TABLE, optionValue } from '../interaction/ids.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { showPanel } from '../interaction/reply.ts';
import { imagine, lookAt, turnActions } from '../turn/plan.ts';
import { lessonOverPanel, lessonPanel, numbersPanel, type Remark, type Shown } from '../views/lesson.ts';
import { placingPanel } from '../views/placing.ts';
import { memberOf } from './opening.ts';
import { unstoredTable } from './unstored.ts';

/** The guided game where somebody left it, or from its beginning. */
export async function showLesson(asker: Asker, bot: Bot, isAnew = false): Promise<void> {
  const left = isAnew ? null : await bot.newcomers.stage(asker.interaction.user.id);
  const isTakenUp = left !== null && left > 0 && left < LESSON_STAGES.length;
  await showStage(asker, isTakenUp ? left : 0, bot, isTakenUp ? 'again' : null);
}

/**
 * Something on a panel of the guided game was pressed. What belongs there leads on; all else is told to be something else, and
 * changes nothing. Which stage the panel shows its buttons say, so that it goes on wherever it was left open.
 */
export async function answerLesson(press: Press, bot: Bot): Promise<void> {
  const at = press.id.revision;
  const stage = LESSON_STAGES[at];
  if (!stage) return showLesson(press, bot);
  const { wanted } = await stageOf(press, stage, at, bot);
  const isRight = isSameId(press.id, wanted);
  await showStage(press, isRight ? at + 1 : at, bot, isRight ? null : { pressed: press.id.verb as LessonPress });
}

async function showStage(asker: Asker, at: number, bot: Bot, remark: Remark): Promise<void> {
  const { interaction, words } = asker;
  await bot.newcomers.reached(interaction.user.id, at);
  const stage = LESSON_STAGES[at];
  if (!stage)
    return showPanel(interaction, await lessonOverPanel(presentBefore(interaction, LESSON_TURNS, at), words, bot));
  await showPanel(interaction, lessonPanel(stage, { ...(await stageOf(asker, stage, at, bot)), remark }, words));
}

async function stageOf({ interaction, words }: Asker, stage: LessonStage, at: number, bot: Bot): Promise<Shown> {
  const present = presentBefore(interaction, stage.turn, at);
  const { table, game } = present;
  const { place, figure } = lessonTurn(stage.turn);
  if (stage.press === 'square') {
    return { panel: await numbersPanel(present, words, bot), wanted: ids.square(table, place) };
  }
  // A tile that is yet to be turned lies as it does when a number is pressed.
  const look = lookAt(present, place, stage.press === 'turn' ? null : place.rotation)!;
  const imagined = imagine(game, look.plan, LEARNER);
  const panel = await placingPanel(look, imagined, words, bot);
  if (stage.press === 'turn') return { panel, wanted: ids.plan(table, 'turn', { placement: place, arrow: 0 }) };
  const index = figure.type === PASS.type ? null : imagined.options.findIndex((option) => isSame(option, figure));
  return { panel, wanted: ids.put(table, look.plan, optionValue(index ?? 'none', turnActions(imagined, index)!)) };
}

const isSame = (one: Action, other: Action): boolean => writeMove(one) === writeMove(other);

/** A table of who learns and an easy computer. */
function presentBefore(interaction: Answerable, turn: number, at: number): GameAtTable {
  const { game, story } = lessonBefore(turn);
  const learner = memberOf(interaction);
  const members: Member[] = [learner, newComputer([learner], 'novice')];
  const about = { id: LESSON_TABLE, revision: at, members, record: game.record };
  return { table: unstoredTable(interaction, about), game, story };
}
