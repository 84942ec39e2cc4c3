import { STAND_IN } from '../../game/computers/substitutes.ts';
import type { PlayResult } from '../../game/table/result.ts';
import type { UserId } from '../../game/table/table.ts';
import { type GameAtTable, type Played, seatOf } from '../../game/table/tables.ts';
import { neededAt } from '../../game/time/absence.ts';
import type { Bot } from '../bot.ts';
import { currentOf, playingOf } from '../flows/game.ts';
import { momentAt } from '../flows/moment.ts';
import { told } from '../flows/telling.ts';
import type { Component, Press } from '../handlers.ts';
import { ids } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { mayManage } from '../interaction/permission.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { button, row } from '../views/buttons.ts';
import { confirmAbandonPanel, confirmResignPanel, confirmStopPanel } from '../views/leaving.ts';
import type { Words } from '../words/index.ts';
import { component } from './component.ts';

const resign = component('resign', playingOf, async (press, present) => {
  const { interaction, words } = press;
  if (seatOf(present, interaction.user.id) === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
  await showPanel(interaction, confirmResignPanel(present, interaction.user.id, words));
});

const resignNow = component('resign-now', playingOf, async (press, present, bot) => {
  const { interaction, words, id } = press;
  // The effect of resigning can have changed; then the presser is asked again.
  if (present.table.revision !== id.revision && stillPlays(present, interaction.user.id)) {
    return showPanel(interaction, confirmResignPanel(present, interaction.user.id, words));
  }
  const resigned = await bot.tables.resign(id.table, interaction.user.id);
  if (!resigned.ok) return tellRefusal(interaction, words, resigned.refusal);
  await told(press, resigned.value, ({ lobby }) => lobby.resigned(interaction.user.id), bot);
});

/** Changes who plays the presser's own seat, and tells everybody. Ignores revisions, so it works from old messages too. */
const ownSeat = (
  verb: 'hand-over' | 'i-am-back',
  changed: (present: GameAtTable, user: UserId, bot: Bot) => Promise<PlayResult<Played>>,
  line: (of: Words, user: UserId) => string,
): Component =>
  component(verb, playingOf, async (press, present, bot) => {
    const { interaction, words } = press;
    const user = interaction.user.id;
    const now = await changed(present, user, bot);
    if (!now.ok) return tellRefusal(interaction, words, now.refusal);
    await told(press, now.value, (of) => line(of, user), bot);
  });

const handOver = ownSeat(
  'hand-over',
  (present, user, { tables }) => tables.handOver(present.table.id, user, STAND_IN),
  ({ lobby }, user) => lobby.handedOver(user),
);

const iAmBack = ownSeat(
  'i-am-back',
  (present, user, { tables }) => tables.comeBack(present.table.id, user),
  ({ lobby }, user) => lobby.back(user),
);

/** Any player may propose it; a person with Manage Server may decide it. */
const abandon = component('abandon', currentOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const seat = seatOf(present, interaction.user.id);
  const needed = neededAt(present, { now: bot.clock.now(), absent: [] });
  const isAlone = needed.every((one) => one === seat);
  if (seat !== null && isAlone) return showPanel(interaction, confirmAbandonPanel(present, words));
  if (!mayManage(interaction)) return agree(press, present, bot);
  const isSeated = seat !== null;
  await showPanel(interaction, confirmStopPanel(present, isSeated, words));
});

const abandonNow: Component = {
  verb: 'abandon-now',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    if (!mayManage(interaction)) return tellRefusal(interaction, words, { code: 'manage-server-needed' });
    const present = await currentOf(press, bot);
    if (!present) return;
    const closed = await bot.tables.abandon(id.table, interaction.user.id);
    if (!closed.ok) return tellRefusal(interaction, words, closed.refusal);
    await showPanel(interaction, { content: words.lobby.abandoned(closed.value.table, interaction.user.id) });
    await bot.presenter.show(closed.value, interaction.user.id);
  },
};

const agreeToAbandon = component('agree', currentOf, agree);

async function agree(press: Press, present: GameAtTable, bot: Bot): Promise<void> {
  const { interaction, words, id } = press;
  const { absent } = await momentAt(present, interaction.user.id, bot);
  const agreed = await bot.tables.agreeToAbandon(id.table, interaction.user.id, absent);
  if (!agreed.ok) return tellRefusal(interaction, words, agreed.refusal);
  const { table, game } = agreed.value;
  if (table.phase !== 'playing') {
    await showPanel(interaction, { content: words.lobby.abandoned(table, null) });
    return bot.presenter.show(agreed.value);
  }
  const moment = { now: bot.clock.now(), absent };
  const needed = game === null ? [] : neededAt({ ...agreed.value, game }, moment);
  const still = needed.map((seat) => table.members[seat]!.user).filter((user) => !table.abandoning.includes(user));
  const wording = await publicWords(bot, table.guild);
  const button_ = button(ids.table('agree', table), wording.buttons['agree-to-abandon'], 'danger');
  // A pending turn may have been played with it; then another player is asked now.
  await told(press, agreed.value, ({ lobby }) => lobby.abandoning(table, still), bot, [row(button_)]);
}

const stillPlays = (present: GameAtTable, user: string): boolean => {
  const seat = seatOf(present, user);
  return seat !== null && !present.game.view(null).resigned.includes(seat);
};

export const tableComponents: readonly Component[] = [
  ...[resign, resignNow, handOver, iAmBack],
  ...[abandon, abandonNow, agreeToAbandon],
];
