import { MessageFlags } from 'discord.js';
import { PASS, sameAction } from '../../engine/index.ts';
import { newComputer } from '../../game/computers/computer-players.ts';
import {
  LEARNER,
  LESSON_STAGES,
  LESSON_TURNS,
  type LessonPress,
  type LessonStage,
  lessonBefore,
  lessonTurn,
} from '../../game/learning/lesson.ts';
import type { Member } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids, isSameId, LESSON_TABLE, optionValue } from '../interaction/ids.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { isFromPanel, type PanelContent, showPanel } from '../interaction/reply.ts';
import { imagine, lookAt, type PlannedTurn, turnActions } from '../turn/plan.ts';
import { labelOf, lessonOverPanel, lessonPanel, numbersPanel } from '../views/lesson.ts';
import { placingPanel } from '../views/placing.ts';
import type { Words } from '../words/index.ts';
import { memberOf } from './opening.ts';
import { unstoredTable } from './unstored.ts';

/** The guided game, from the reader's last stage or from its beginning. */
export async function showLesson(asker: Asker, bot: Bot, isAnew = false): Promise<void> {
  const left = isAnew ? null : await bot.newcomers.stage(asker.interaction.user.id);
  const isTakenUp = left !== null && left > 0 && left < LESSON_STAGES.length;
  await showStage(asker, isTakenUp ? left : 0, bot, isTakenUp);
}

/**
 * A press in the guided game. The right one opens the next stage. A wrong one is answered in a message of its own, since on a phone the
 * panel's text is out of sight above its picture. The custom ids hold the stage, so that a panel left open still works.
 */
export async function answerLesson(press: Press, bot: Bot): Promise<void> {
  const { interaction, words, id } = press;
  const at = id.revision;
  const stage = LESSON_STAGES[at];
  if (!stage) return showLesson(press, bot);
  const present = presentBefore(interaction, stage.turn, at);
  if (isSameId(id, wantedOf(present, stage))) return showStage(press, at + 1, bot);
  if (!isFromPanel(interaction)) return showStage(press, at, bot);
  const label = labelOf(await panelOf(present, stage, words, bot), wantedOf(present, stage));
  const content = words.learn.other({ pressed: id.verb as LessonPress, wanted: stage.press, label });
  await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
}

async function showStage(asker: Asker, at: number, bot: Bot, isTakenUp = false): Promise<void> {
  const { interaction, words } = asker;
  await bot.newcomers.reached(interaction.user.id, at);
  const stage = LESSON_STAGES[at];
  const present = presentBefore(interaction, stage?.turn ?? LESSON_TURNS, at);
  if (!stage) return showPanel(interaction, await lessonOverPanel(present, words, bot));
  const panel = await panelOf(present, stage, words, bot);
  await showPanel(interaction, lessonPanel(stage, { panel, wanted: wantedOf(present, stage), isTakenUp }, words));
}

/** The panel as at any table. */
function panelOf(present: GameAtTable, stage: LessonStage, words: Words, bot: Bot): Promise<PanelContent> {
  if (stage.press === 'square') return numbersPanel(present, words, bot);
  const look = lookFor(present, stage);
  return placingPanel(look, imagine(present.game, look.plan, LEARNER), words, bot);
}

/** The component to press. */
function wantedOf(present: GameAtTable, stage: LessonStage): CustomId {
  const { table, game } = present;
  const { place, figure } = lessonTurn(stage.turn);
  if (stage.press === 'square') return ids.square(table, place);
  if (stage.press === 'turn') return ids.plan(table, 'turn', { placement: place, choices: [] });
  const { plan } = lookFor(present, stage);
  const imagined = imagine(game, plan, LEARNER);
  const index = figure.type === PASS.type ? null : imagined.options.findIndex((option) => sameAction(option, figure));
  return ids.put(table, plan, optionValue(index ?? 'none', turnActions(imagined, index)!));
}

/** If the tile is yet to be turned, it lies as after a press on its number. */
function lookFor(present: GameAtTable, { turn, press }: LessonStage): PlannedTurn {
  const { place } = lessonTurn(turn);
  return lookAt(present, place, { rotation: press === 'turn' ? null : place.rotation })!;
}

/** A table for the learner and an easy computer. */
function presentBefore(interaction: Answerable, turn: number, at: number): GameAtTable {
  const { game, story } = lessonBefore(turn);
  const learner = memberOf(interaction);
  const members: Member[] = [learner, newComputer([learner], 'novice')];
  const about = { id: LESSON_TABLE, revision: at, members, record: game.record };
  return { table: unstoredTable(interaction, about), game, story };
}
