import { readMove } from '../../engine/index.ts';
import type { PlayResult } from '../../game/table/result.ts';
import { hasGame, seatOf } from '../../game/table/tables.ts';
import type { PendingTurn } from '../../game/turn/pending-turn.ts';
import { neededToUndo, stillToAgree, type Undoing, undoFor } from '../../game/turn/undoing.ts';
import type { Bot } from '../bot.ts';
import { both, donePanel, tellReceived } from '../flows/commit.ts';
import { currentOf, heard, showStale } from '../flows/game.ts';
import { showSquare } from '../flows/panels.ts';
import { told } from '../flows/telling.ts';
import type { Component, Press } from '../handlers.ts';
import { undoAnsweredIn } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { hasJustWorked, noteWorked } from '../interaction/repeats.ts';
import { isFromPanel, showPanel, tellNothing, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { lookAt } from '../turn/plan.ts';
import { confirmUndoPanel, undoMessage } from '../views/taking-back.ts';
import { component } from './component.ts';

/** The tile's placement; null if the turn laid none. */
const placementIn = ({ actions }: PendingTurn) => actions.map(readMove).find((move) => move.type === 'place') ?? null;

/** Restores the position before the turn; the panel shows the tile in its old place. */
const takeBack: Component = {
  verb: 'take-back',
  answer: 'in-place',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const back = await bot.tables.takeBack(id.table, interaction.user.id, id.revision);
    if (!back.ok) return refused(press, back, bot);
    const now = heard(back.value, interaction);
    noteWorked(interaction, bot);
    const own = async (): Promise<void> => {
      if (!isFromPanel(interaction)) return tellPrivately(interaction, words.takeBack.taken);
      const placement = placementIn(now.held);
      const look =
        placement && hasGame(now)
          ? lookAt(now, placement, { rotation: placement.rotation, reader: seatOf(now, interaction.user.id) })
          : null;
      return look ? showSquare(press, look, look, bot) : showPanel(interaction, { content: words.takeBack.taken });
    };
    await both(bot.presenter.show(now), own());
  },
};

/** Plays the pending turn, for its player or for the next one, who need not wait. */
const done: Component = {
  verb: 'done',
  answer: 'in-place',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const on = await bot.tables.playHeld(id.table, interaction.user.id, id.revision);
    if (!on.ok) return refused(press, on, bot);
    heard(on.value, interaction);
    noteWorked(interaction, bot);
    const own = async (): Promise<void> => {
      if (isFromPanel(interaction)) await showPanel(interaction, donePanel(on.value, words));
      await tellReceived(press, on.value, bot);
    };
    await both(bot.presenter.show(on.value), own());
  },
};

/** Another press was faster: shows the present state, with one sentence. */
export async function refused(
  press: Press,
  { refusal }: PlayResult<never> & { readonly ok: false },
  bot: Bot,
): Promise<void> {
  const now = refusal.code === 'stale' ? await bot.tables.look(press.id.table) : null;
  if (now?.ok && hasGame(now.value)) return showStale(press, now.value, bot);
  const { interaction, words } = press;
  if (hasJustWorked(interaction, bot)) return tellNothing(interaction);
  // The panel's buttons are useless now.
  if (isFromPanel(interaction)) return showPanel(interaction, { content: words.refusal(refusal) });
  return tellRefusal(interaction, words, refusal);
}

/** What would be undone, before the others are asked. */
const undo = component('undo', currentOf, async (press, present) => {
  const { interaction, words } = press;
  const seat = seatOf(present, interaction.user.id);
  if (seat === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
  const found = undoFor(present, seat);
  if (found === null) return tellRefusal(interaction, words, { code: 'nothing-to-take-back' });
  await showPanel(interaction, confirmUndoPanel(present, found, neededToUndo(present, seat), words));
});

const undoNow = component('undo-now', currentOf, async (press, _present, bot) => {
  const { interaction, id } = press;
  await decided(press, await bot.tables.askToUndo(id.table, interaction.user.id, id.revision), bot);
});

const answer = (verb: 'agree-to-undo' | 'decline-undo', isAgreed: boolean): Component =>
  component(verb, currentOf, async (press, present, bot) => {
    const { interaction, id } = press;
    // The others have since been asked about something else, to which this press does not agree.
    if (present.table.undoing?.to !== undoAnsweredIn(id)) return showStale(press, present, bot);
    const user = interaction.user.id;
    await decided(press, await bot.tables.answerUndo(id.table, user, isAgreed, id.revision, present), bot);
  });

/** Tells everybody the result, or asks those who have not answered. */
async function decided(press: Press, result: PlayResult<Undoing>, bot: Bot): Promise<void> {
  if (!result.ok) return refused(press, result, bot);
  const { interaction, words } = press;
  const now = result.value;
  const { by, undo: about, table } = now;
  if (now.decided === 'done') return told(press, now, ({ takeBack }) => takeBack.undoDone(by), bot);
  if (now.decided === 'declined') {
    const declined = ({ takeBack }: typeof words): string => takeBack.undoDeclined(interaction.user.id);
    await bot.presenter.say(
      table,
      { content: declined(await publicWords(bot, table.guild)), components: [] },
      instead(press),
    );
    return showPanel(interaction, { content: declined(words) });
  }
  if (!hasGame(now)) return;
  const still = stillToAgree(now);
  const isAsking = by === interaction.user.id;
  const asked = neededToUndo(now, table.undoing!.seat);
  const message = undoMessage(now, by, about, still, await publicWords(bot, table.guild));
  await bot.presenter.say(table, message, isAsking ? { asked } : instead(press));
  await showPanel(interaction, { content: isAsking ? words.takeBack.undoAsked : words.takeBack.undoAgreed(still) });
}

const instead = ({ interaction }: Press) => ({ instead: interaction.message.id });

export const takeBackComponents: readonly Component[] = [
  ...[takeBack, done],
  ...[undo, undoNow, answer('agree-to-undo', true), answer('decline-undo', false)],
];
