import { peopleIn } from '../../game/present.ts';
import type { Result } from '../../game/result.ts';
import type { Member, UserId } from '../../game/table.ts';
import { type GameAtTable, type Played, type Present, seatOf } from '../../game/tables.ts';
import type { Level } from '../../players/levels.ts';
import { currentOf, playingOf } from '../answers/game.ts';
import type { Bot } from '../bot.ts';
import type { Component, Press } from '../handlers.ts';
import { ids } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { mayManage } from '../interaction/permission.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { button, type Row, row } from '../views/buttons.ts';
import { confirmAbandonPanel, confirmResignPanel, confirmStopPanel } from '../views/leaving.ts';
import type { Words } from '../words/index.ts';

const resign: Component = {
  verb: 'resign',
  answer: 'private',
  async run(press, bot) {
    const present = await playingOf(press, bot);
    if (!present) return;
    const { interaction, words } = press;
    if (seatOf(present, interaction.user.id) === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
    await showPanel(interaction, confirmResignPanel(present, interaction.user.id, words));
  },
};

const resignNow: Component = {
  verb: 'resign-now',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const present = await playingOf(press, bot);
    if (!present) return;
    // What it brings about may be another by now: then it is asked once more.
    if (present.table.revision !== id.revision && stillPlays(present, interaction.user.id)) {
      return showPanel(interaction, confirmResignPanel(present, interaction.user.id, words));
    }
    const resigned = await bot.tables.resign(id.table, interaction.user.id, present);
    if (!resigned.ok) return tellRefusal(interaction, words, resigned.refusal);
    await told(press, resigned.value, ({ lobby }) => lobby.resigned(interaction.user.id), bot);
  },
};

/** How strong a computer is that stands in for somebody. */
const STAND_IN: Level = 'medium';

/** Shows what became of it, below a line for everybody that says why; the presser reads the line, too. */
async function told(
  { interaction, words }: Press,
  now: Present,
  line: (of: Words) => string,
  bot: Bot,
  buttons: readonly Row[] = [],
): Promise<void> {
  const wording = await publicWords(bot, now.table.guild);
  await showPanel(interaction, { content: line(words) });
  // Without the line the game must go on all the same.
  const [, shown] = await Promise.allSettled([
    bot.presenter.say(now.table, { content: line(wording), components: [...buttons] }),
    bot.presenter.show(now),
  ]);
  if (shown.status === 'rejected') throw shown.reason;
}

/** Changes who decides at the presser's own seat, and tells everybody. Acts on what is, so it works from any message however old. */
const ownSeat = (
  verb: 'hand-over' | 'i-am-back',
  changed: (present: GameAtTable, user: UserId, bot: Bot) => Promise<Result<Played>>,
  line: (of: Words, user: UserId) => string,
): Component => ({
  verb,
  answer: 'private',
  async run(press, bot) {
    const present = await playingOf(press, bot);
    if (!present) return;
    const { interaction, words } = press;
    const user = interaction.user.id;
    const now = await changed(present, user, bot);
    if (!now.ok) return tellRefusal(interaction, words, now.refusal);
    await told(press, now.value, (of) => line(of, user), bot);
  },
});

/** Instead of resigning. */
const handOver = ownSeat(
  'hand-over',
  (present, user, { tables }) => tables.handOver(present.table.id, user, STAND_IN, present),
  ({ lobby }, user) => lobby.handedOver(user),
);

const iAmBack = ownSeat(
  'i-am-back',
  (present, user, { tables }) => tables.comeBack(present.table.id, user, present),
  ({ lobby }, user) => lobby.back(user),
);

/** Anybody who plays may wish that a computer plays on for whoever is asked and does not answer. */
const standIn: Component = {
  verb: 'stand-in',
  answer: 'private',
  async run(press, bot) {
    // What somebody wished for one who has answered since is no wish for the next.
    const present = await currentOf(press, bot);
    if (!present) return;
    const { interaction, words } = press;
    const agreed = await bot.tables.agreeToStandIn(present.table.id, interaction.user.id, STAND_IN, present);
    if (!agreed.ok) return tellRefusal(interaction, words, agreed.refusal);
    const { table, game } = agreed.value;
    const { away } = table;
    if (!away) {
      // Somebody else may have come back since this was looked at.
      const isNew = ({ computer }: Member, seat: number): boolean =>
        computer !== undefined && present.table.members[seat]!.computer === undefined;
      const { user } = table.members.find(isNew)!;
      return told(press, agreed.value, ({ lobby }) => lobby.stoodIn(user), bot);
    }
    const { user } = table.members[away.seat]!;
    const others = game === null ? [] : peopleIn(table.members, game).map((seat) => table.members[seat]!.user);
    const still = others.filter((other) => other !== user && !away.agreed.includes(other));
    const wording = await publicWords(bot, table.guild);
    const button_ = button(ids.table('stand-in', table), wording.buttons['stand-in']);
    await told(press, agreed.value, ({ lobby }) => lobby.standInWish(user, away.agreed, still), bot, [row(button_)]);
  },
};

/** Anybody at the table may propose it; somebody with Manage Server may decide it. */
const abandon: Component = {
  verb: 'abandon',
  answer: 'private',
  async run(press, bot) {
    const present = await currentOf(press, bot);
    if (!present) return;
    const { interaction, words } = press;
    const seat = seatOf(present, interaction.user.id);
    const isAlone = peopleIn(present.table.members, present.game).every((one) => one === seat);
    if (seat !== null && isAlone) return showPanel(interaction, confirmAbandonPanel(present, words));
    if (!mayManage(interaction)) return agree(press, present, bot);
    const isSeated = seat !== null;
    await showPanel(interaction, confirmStopPanel(present, isSeated, words));
  },
};

/** Stops the game for everybody. */
const abandonNow: Component = {
  verb: 'abandon-now',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    if (!mayManage(interaction)) return tellRefusal(interaction, words, { code: 'manage-server-needed' });
    const present = await currentOf(press, bot);
    if (!present) return;
    const closed = await bot.tables.abandon(id.table, present);
    if (!closed.ok) return tellRefusal(interaction, words, closed.refusal);
    await showPanel(interaction, { content: words.lobby.abandoned(closed.value.table, interaction.user.id) });
    await bot.presenter.show(closed.value, interaction.user.id);
  },
};

const agreeToAbandon: Component = {
  verb: 'agree',
  answer: 'private',
  async run(press, bot) {
    const present = await currentOf(press, bot);
    if (present) await agree(press, present, bot);
  },
};

async function agree(press: Press, present: GameAtTable, bot: Bot): Promise<void> {
  const { interaction, words, id } = press;
  const agreed = await bot.tables.agreeToAbandon(id.table, interaction.user.id, present);
  if (!agreed.ok) return tellRefusal(interaction, words, agreed.refusal);
  const { table, game } = agreed.value;
  if (table.phase !== 'playing') {
    await showPanel(interaction, { content: words.lobby.abandoned(table, null) });
    return bot.presenter.show(agreed.value);
  }
  const people = game === null ? [] : peopleIn(table.members, game).map((seat) => table.members[seat]!.user);
  const still = people.filter((user) => !table.abandoning.includes(user));
  const wording = await publicWords(bot, table.guild);
  const button_ = button(ids.table('agree', table), wording.buttons['agree-to-abandon'], 'danger');
  await bot.presenter.say(table, { content: wording.lobby.abandoning(table, still), components: [row(button_)] });
  await showPanel(interaction, { content: words.lobby.abandoning(table, still) });
}

const stillPlays = (present: GameAtTable, user: string): boolean => {
  const seat = seatOf(present, user);
  return seat !== null && !present.game.view(null).resigned.includes(seat);
};

export const tableComponents: readonly Component[] = [
  ...[resign, resignNow, handOver, standIn, iAmBack],
  ...[abandon, abandonNow, agreeToAbandon],
];
