import { type GameAtTable, hasGame, type Played, seatOf } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { commit, donePanel } from '../flows/commit.ts';
import { currentOf, playingOf, showStale } from '../flows/game.ts';
import { showBefore } from '../flows/panels.ts';
import type { Component, Press } from '../handlers.ts';
import { optionNamed, standingIn } from '../interaction/ids.ts';
import { isFromPanel, showPanel, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { optionsAhead, whyNot } from '../turn/decision.ts';
import { isDeciding, isDecision } from '../turn/moment.ts';
import { decisionPanel } from '../views/decision.ts';
import { component } from './component.ts';

/** The decision a press answers, if it is the presser's; null if they have been told why not. */
async function decisionOf(press: Press, bot: Bot): Promise<GameAtTable | null> {
  const { interaction, words } = press;
  const present = await currentOf(press, bot);
  if (!present) return null;
  const seat = seatOf(present, interaction.user.id);
  if (isDeciding(present.game, seat)) return present;
  await tellRefusal(interaction, words, seat === null ? { code: 'not-at-table' } : whyNot(present, seat));
  return null;
}

/** An option of a decision: commits. What it would play must be what it was made for; else what is, is shown anew. */
const choose = component(
  'choose',
  decisionOf,
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

/** What is decided, as it is now. */
const showAnew = async (press: Press, present: GameAtTable, bot: Bot): Promise<void> =>
  present.game.moment === 'before'
    ? showBefore(press, present, bot)
    : showPanel(press.interaction, await decisionPanel(present, 0, press.words, bot));

/** If the same seat goes on: after something was done before the tile what it decides next, or that the tile comes. */
function nextPanel({ interaction, words }: Press, played: Played & GameAtTable, wasBefore: boolean, bot: Bot) {
  const { game, table, events } = played;
  const seat = seatOf(played, interaction.user.id);
  if (seat === null || seat !== game.asked) return null;
  if (isDecision(game.view(seat))) return wasBefore ? decisionPanel(played, 0, words, bot) : null;
  return { content: words.on(table.options).decision.goesOn(events, table.members) };
}

/** More options than buttons, a page at a time. */
const decide = component('decide', decisionOf, async (press, present, bot) => {
  await showPanel(press.interaction, await decisionPanel(present, Number(press.value) || 0, press.words, bot));
});

/** An answer given once for all times a step is asked, or taken back. Acts on what is, so it works from any message however old. */
const standing = component('standing', playingOf, async ({ interaction, words, id }, present, bot) => {
  const user = interaction.user.id;
  const { step, answer, isOn } = standingIn(id);
  const found = present.game.standingAnswers.find((one) => one.step === step && one.answer === answer);
  if (!found) return tellRefusal(interaction, words, { code: 'unknown-component' });
  const changed = await bot.tables.setStanding(id.table, user, found, isOn);
  if (!changed.ok) return tellRefusal(interaction, words, changed.refusal);
  await tellPrivately(interaction, words.decision.standingSet(found.step, found.answer, isOn));
  if (changed.value.table.revision !== present.table.revision) await bot.presenter.show(changed.value);
});

export const decisionComponents: readonly Component[] = [choose, decide, standing];
