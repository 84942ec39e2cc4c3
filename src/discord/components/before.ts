import { seatOf } from '../../game/table/tables.ts';
import { currentOf, playingOf } from '../flows/game.ts';
import { showBefore } from '../flows/panels.ts';
import type { Component } from '../handlers.ts';
import { optionIn, optionNamed, pageIn } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { optionsBefore, whyNot } from '../turn/decision.ts';
import { lookPanel } from '../views/before.ts';
import { component } from './component.ts';

/** The own cards, and what may be done before the tile: acts on nothing, so it works from any message however old. */
const before = component('before', playingOf, showBefore);

/** What an option would do, before it is done; or more options of a menu. */
const look = component('look', currentOf, async (press, present, bot) => {
  const { interaction, words, value } = press;
  const seat = seatOf(present, interaction.user.id);
  const page = pageIn(value);
  if (page !== null) return showBefore(press, present, bot, { from: Number.parseInt(page, 10) || 0 });
  const options = optionsBefore(present.game, seat);
  const found = optionNamed(options, value);
  if (!found) {
    // What it would play must be what it was made for; else what is, is shown anew.
    if (options.some(({ index }) => index === optionIn(value))) return showBefore(press, present, bot);
    return tellRefusal(interaction, words, seat === null ? { code: 'not-at-table' } : whyNot(present, seat));
  }
  await showPanel(interaction, await lookPanel(present, found, words, bot));
});

export const beforeComponents: readonly Component[] = [before, look];
