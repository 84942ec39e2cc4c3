import { type GameAtTable, hasGame, type Played, seatOf } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { commit, donePanel, showChanged } from '../flows/commit.ts';
import { currentOf, playingOf, showStale } from '../flows/game.ts';
import { showBefore } from '../flows/panels.ts';
import type { Component, Filled, FormComponent, Press } from '../handlers.ts';
import { optionNamed, standingIn } from '../interaction/ids.ts';
import { isFromPanel, showPanel, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { optionsAhead, whyNot } from '../turn/decision.ts';
import { isAnswering, isDeciding, isDecision } from '../turn/moment.ts';
import { AMOUNT, amountForm, decisionPanel } from '../views/decision.ts';
import { component } from './component.ts';

/** The position in which the presser decides; null if they have been told why not. */
async function decisionOf(press: Press | Filled, bot: Bot, may = isDeciding): Promise<GameAtTable | null> {
  const { interaction, words } = press;
  const present = await currentOf(press, bot);
  if (!present) return null;
  const seat = seatOf(present, interaction.user.id);
  if (may(present.game, seat)) return present;
  await tellRefusal(interaction, words, seat === null ? { code: 'not-at-table' } : whyNot(present, seat));
  return null;
}

/** The position to which the presser may answer, perhaps before they are asked. */
const answerableBy = (press: Press | Filled, bot: Bot) => decisionOf(press, bot, isAnswering);

/** Commits an option of a decision. The value names the option's actions; if they have changed, the present options are shown. */
const choose = component(
  'choose',
  answerableBy,
  async (press, present, bot) => {
    const { interaction, value: chosen } = press;
    const found = optionNamed(optionsAhead(present.game), chosen);
    const isPrivate = isFromPanel(interaction);
    if (!found) {
      if (isPrivate) return showAnew(press, present, bot);
      await bot.presenter.refresh(present);
      return showStale(press, present, bot);
    }
    const wasBefore = present.game.moment === 'before';
    await commit(press, present, found.actions, bot, (played) => {
      if (!isPrivate) return null;
      return (hasGame(played) && nextPanel(press, played, wasBefore, bot)) || donePanel(played, press.words);
    });
  },
  'in-place',
);

/** Shows the present decision. */
const showAnew = async (press: Press, present: GameAtTable, bot: Bot): Promise<void> =>
  present.game.moment === 'before'
    ? showBefore(press, present, bot)
    : showPanel(press.interaction, await decisionPanel(present, 0, press.words, bot));

/** The next panel for a seat that goes on: after an option before the tile, its next decision, or that its tile comes. */
function nextPanel({ interaction, words }: Press, played: Played & GameAtTable, wasBefore: boolean, bot: Bot) {
  const { game, table, events } = played;
  const seat = seatOf(played, interaction.user.id);
  if (seat === null || seat !== game.asked) return null;
  if (isDecision(game.view(seat))) return wasBefore ? decisionPanel(played, 0, words, bot) : null;
  return { content: words.on(table.options).decision.goesOn(events, table.members) };
}

/** A page of a decision with more options than buttons. */
const decide = component('decide', decisionOf, async (press, present, bot) => {
  await showPanel(press.interaction, await decisionPanel(present, Number(press.value) || 0, press.words, bot));
});

/** Sets or cancels a standing answer. Ignores revisions, so it works from old messages too. */
const standing = component('standing', playingOf, async ({ interaction, words, id }, present, bot) => {
  const user = interaction.user.id;
  const { step, answer, isOn } = standingIn(id);
  const found = present.game.standingAnswers.find((one) => one.step === step && one.answer === answer);
  if (!found) return tellRefusal(interaction, words, { code: 'unknown-component' });
  const changed = await bot.tables.setStanding(id.table, user, found, isOn);
  if (!changed.ok) return tellRefusal(interaction, words, changed.refusal);
  await tellPrivately(interaction, words.decision.standingSet(found.step, found.answer, isOn));
  await showChanged(changed.value, present, bot);
});

/** A typed number instead of the listed ones. */
const amount: FormComponent = {
  verb: 'amount',
  open: ({ id, words }) => amountForm(id, words),

  async run(filled, bot) {
    const present = await answerableBy(filled, bot);
    if (!present) return;
    const { interaction, words, typed } = filled;
    const { numbers } = present.game;
    const text = typed(AMOUNT);
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (numbers && (value < numbers.least || value > numbers.most)) {
      const { least, most } = numbers;
      return tellRefusal(interaction, words, { code: 'amount-not-legal', typed: text, least, most });
    }
    if (numbers) await commit(filled, present, [numbers.of(value)], bot);
    else await showStale(filled, present, bot);
  },
};

export const decisionComponents: readonly Component[] = [choose, decide, standing];
export const decisionForms: readonly FormComponent[] = [amount];
