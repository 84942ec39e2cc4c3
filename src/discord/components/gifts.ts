import type { Bot } from '../bot.ts';
import { handPanel, keepPanel, openingPanel, openingsOf } from '../panels/gifts.ts';
import type { Shown } from '../panels/turn.ts';
import { type Component, type Press, showPanel, tellRefusal } from '../press.ts';
import { type Asker, currentOf, playingOf, seatOf } from './common.ts';
import { commit } from './turn.ts';

/** Everybody sees the own hand alone; whose turn it is can open a gift from there. */
export async function showHand({ interaction, words }: Asker, shown: Shown, bot: Bot): Promise<void> {
  const seat = seatOf(shown, interaction.user.id);
  if (shown.game.view(null).gifts === null) return tellRefusal(interaction, words, { code: 'no-gifts-in-this-game' });
  if (seat === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
  const keeps = seat === shown.game.toMove && shown.game.step === 'keep';
  await showPanel(interaction, await (keeps ? keepPanel(shown, words, bot) : handPanel(shown, seat, words, bot)));
}

/** The own hand: acts on nothing, so it works from any message however old. */
const gifts: Component = {
  verb: 'gifts',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (shown) await showHand(press, shown, bot);
  },
};

/** The opening that a press names by its number, or null where the presser has been told why there is none. */
async function openingOf(press: Press, bot: Bot) {
  const { interaction, words } = press;
  const shown = await currentOf(press, bot);
  if (!shown) return null;
  const number = interaction.isStringSelectMenu() ? press.value : press.id.argument;
  const found = openingsOf(shown, seatOf(shown, interaction.user.id)).find(({ index }) => String(index) === number);
  if (found) return { shown, found };
  await tellRefusal(interaction, words, { code: 'gift-not-now' });
  return null;
}

/** What an opening would do, before it is done. */
const look: Component = {
  verb: 'look-gift',
  answer: 'private',
  async run(press, bot) {
    const named = await openingOf(press, bot);
    if (named) await showPanel(press.interaction, await openingPanel(named.shown, named.found, press.words, bot));
  },
};

/** Opens it: commits at once, and everybody sees it. */
const open: Component = {
  verb: 'open-gift',
  answer: 'private',
  async run(press, bot) {
    const named = await openingOf(press, bot);
    if (named) await commitStep(press, named.shown, named.found.opening, bot);
  },
};

/** Take 2: which tile is kept. */
const keep: Component = {
  verb: 'keep',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const shown = await currentOf(press, bot);
    if (!shown) return;
    const isAsked = seatOf(shown, interaction.user.id) === shown.game.toMove;
    const tile = shown.game.legalActions().filter(({ type }) => type === 'keep')[Number(id.argument)];
    if (!isAsked || !tile) return tellRefusal(interaction, words, { code: 'gift-not-now' });
    await commitStep(press, shown, tile, bot);
  },
};

/** Plays one action of a turn that goes on; where the same player has to choose between two tiles, asks that next. */
async function commitStep(
  press: Press,
  shown: Shown,
  action: Parameters<Shown['game']['play']>[0],
  bot: Bot,
): Promise<void> {
  await commit(press, shown, [action], bot);
  const now = await bot.tables.look(shown.table.id);
  if (!now.ok || !now.value.game || now.value.game.step !== 'keep') return;
  await showPanel(
    press.interaction,
    await keepPanel({ table: now.value.table, game: now.value.game }, press.words, bot),
  );
}

export const giftComponents: readonly Component[] = [gifts, look, open, keep];
