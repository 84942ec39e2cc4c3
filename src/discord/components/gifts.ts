import type { Action } from '../../engine/index.ts';
import { type GameAtTable, hasGame, seatOf } from '../../game/tables.ts';
import { commit } from '../answers/commit.ts';
import { currentOf, playingOf } from '../answers/game.ts';
import { showHand } from '../answers/panels.ts';
import type { Bot } from '../bot.ts';
import type { Component, Press } from '../handlers.ts';
import { isFor, optionIn, pageIn } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { keepsOf, openingsOf, whyClosed } from '../turn/gifts.ts';
import { handPanel, keepPanel, openingPanel } from '../views/gifts.ts';

/** The own hand: acts on nothing, so it works from any message however old. */
const gifts: Component = {
  verb: 'gifts',
  answer: 'private',
  async run(press, bot) {
    const present = await playingOf(press, bot);
    if (present) await showHand(press, present, bot);
  },
};

/**
 * The opening that a press names, or null where the presser has been told why there is none. What it would play must be what it
 * was made for; else the hand is shown anew.
 */
async function openingOf(press: Press, bot: Bot) {
  const { interaction, words } = press;
  const present = await currentOf(press, bot);
  if (!present) return null;
  const seat = seatOf(present, interaction.user.id);
  const page = pageIn(press.value);
  const option = page ?? press.value;
  const found = openingsOf(present, seat).find(({ index }) => index === optionIn(option));
  if (found && isFor(option, [found.opening])) return { present, found, isPage: page !== null };
  if (found) await showHand(press, present, bot);
  else await tellRefusal(interaction, words, whyClosed(present, seat));
  return null;
}

/** What an opening would do, before it is done; or more targets of a card. */
const look: Component = {
  verb: 'look-gift',
  answer: 'private',
  async run(press, bot) {
    const named = await openingOf(press, bot);
    if (!named) return;
    const { present, found, isPage } = named;
    const { interaction, words } = press;
    const panel = isPage
      ? await handPanel(present, present.game.asked!, words, bot, found)
      : await openingPanel(present, found, words, bot);
    await showPanel(interaction, panel);
  },
};

/** Opens it: commits at once, and everybody sees it. */
const open: Component = {
  verb: 'open-gift',
  answer: 'private',
  async run(press, bot) {
    const named = await openingOf(press, bot);
    if (named) await commitStep(press, named.present, named.found.opening, bot);
  },
};

/** Take 2: which tile is kept. */
const keep: Component = {
  verb: 'keep',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, value } = press;
    const present = await currentOf(press, bot);
    if (!present) return;
    const { game } = present;
    const tile = keepsOf(game)[Number(optionIn(value) ?? -1)];
    if (!tile) return tellRefusal(interaction, words, { code: 'not-legal' });
    const isAsked = seatOf(present, interaction.user.id) === game.asked;
    if (isAsked && !isFor(value, [tile])) return showHand(press, present, bot);
    await commitStep(press, present, tile, bot);
  },
};

/** Plays one action of a turn that goes on, and says how: with the choice between two tiles, or with a number. */
const commitStep = (press: Press, present: GameAtTable, action: Action, bot: Bot): Promise<void> =>
  commit(press, present, [action], bot, (played) =>
    hasGame(played) && played.game.step === 'keep'
      ? keepPanel(played, press.words, bot)
      : { content: press.words.gifts.opened(played.events, played.table.members) },
  );

export const giftComponents: readonly Component[] = [gifts, look, open, keep];
