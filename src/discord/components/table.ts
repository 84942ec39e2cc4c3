import { PermissionFlagsBits } from 'discord.js';
import type { Present } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import type { Shown } from '../panels/turn.ts';
import { button, type Row, row } from '../parts.ts';
import { type Component, type PanelContent, type Press, publicWords, showPanel, tellRefusal } from '../press.ts';
import type { Words } from '../words/index.ts';
import { playingOf, presentOf, seatOf } from './common.ts';

/** Asks once more, since it cannot be taken back. */
export function confirmResignPanel({ table, game }: Shown, words: Words): PanelContent {
  const { resigned, seats } = game.view(null);
  const ends = seats - resigned.length <= 2;
  const id = { verb: 'resign-now', table: table.id, revision: table.revision, argument: '' };
  return {
    content: words.lobby.confirmResign(ends),
    components: [row(button(id, words.buttons['confirm-resign'], 'danger'))],
  };
}

const resign: Component = {
  verb: 'resign',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (!shown) return;
    const { interaction, words } = press;
    if (seatOf(shown, interaction.user.id) === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
    await showPanel(interaction, confirmResignPanel(shown, words));
  },
};

const resignNow: Component = {
  verb: 'resign-now',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const resigned = await bot.tables.resign(id.table, interaction.user.id);
    if (!resigned.ok) return tellRefusal(interaction, words, resigned.refusal);
    const { table } = resigned.value;
    const line = publicWords(bot, table.guild).lobby.resigned(interaction.user.id);
    await showPanel(interaction, { content: words.lobby.resigned(interaction.user.id) });
    await say(bot, table.channel, { content: line });
    await bot.presenter.show(resigned.value);
  },
};

/** Anybody at the table may propose it; somebody with Manage Server may decide it. */
const abandon: Component = {
  verb: 'abandon',
  answer: 'private',
  async run(press, bot) {
    const present = await presentOf(press, bot);
    if (!present) return;
    const { interaction } = press;
    if (mayManage(press)) {
      const closed = await bot.tables.abandon(press.id.table);
      if (!closed.ok) return tellRefusal(interaction, press.words, closed.refusal);
      await tellClosed(closed.value, interaction.user.id, bot);
      await showPanel(interaction, { content: press.words.lobby.abandoned(closed.value.table, interaction.user.id) });
      return;
    }
    await agree(press, bot);
  },
};

const agreeToAbandon: Component = { verb: 'agree', answer: 'private', run: (press, bot) => agree(press, bot) };

async function agree(press: Press, bot: Bot): Promise<void> {
  const { interaction, words, id } = press;
  const agreed = await bot.tables.agreeToAbandon(id.table, interaction.user.id);
  if (!agreed.ok) return tellRefusal(interaction, words, agreed.refusal);
  const { table, game } = agreed.value;
  if (table.phase !== 'playing') {
    await tellClosed(agreed.value, null, bot);
    return showPanel(interaction, { content: words.lobby.abandoned(table, null) });
  }
  const resigned = game?.view(null).resigned ?? [];
  const still = table.members
    .filter(({ user }, seat) => !table.abandoning.includes(user) && !resigned.includes(seat))
    .map(({ user }) => user);
  const wording = publicWords(bot, table.guild);
  const button_ = button(
    { verb: 'agree', table: table.id, revision: table.revision, argument: '' },
    wording.buttons['agree-to-abandon'],
    'danger',
  );
  await say(bot, table.channel, { content: wording.lobby.abandoning(table, still), components: [row(button_)] });
  await showPanel(interaction, { content: words.lobby.abandoning(table, still) });
}

/** The last message says so, and everybody is told where the talk is now. */
async function tellClosed(present: Present, by: string | null, bot: Bot): Promise<void> {
  const { table } = present;
  await bot.presenter.show(present);
  await say(bot, table.channel, { content: publicWords(bot, table.guild).lobby.abandoned(table, by) });
}

async function say(bot: Bot, channelId: string, message: { content: string; components?: Row[] }): Promise<void> {
  const channel = await bot.client.channels.fetch(channelId);
  if (channel?.isSendable())
    await channel.send({ ...message, components: message.components ?? [], allowedMentions: { parse: [] } });
}

const mayManage = ({ interaction }: Press): boolean =>
  interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild);

export const tableComponents: readonly Component[] = [resign, resignNow, abandon, agreeToAbandon];
