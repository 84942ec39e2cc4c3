import { seatOf } from '../../game/table/tables.ts';
import { currentOf, playingOf } from '../flows/game.ts';
import { showBefore } from '../flows/panels.ts';
import type { Component } from '../handlers.ts';
import { optionIn, optionNamed, pageIn } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { optionsBefore, whyNot } from '../turn/decision.ts';
import { lookPanel } from '../views/before.ts';
import { component } from './component.ts';

/** The seat's cards, and its decisions before the tile. It changes nothing, so it works from old messages too. */
const before = component('before', playingOf, showBefore);

/** A preview of an option, or another page of a menu. */
const look = component('look', currentOf, async (press, present, bot) => {
  const { interaction, words, value } = press;
  const seat = seatOf(present, interaction.user.id);
  const page = pageIn(value);
  if (page !== null) return showBefore(press, present, bot, { from: Number.parseInt(page, 10) || 0 });
  const options = optionsBefore(present.game, seat);
  const found = optionNamed(options, value);
  if (!found) {
    // The value names an option's actions; if they have changed, the present options are shown.
    if (options.some(({ index }) => index === optionIn(value))) return showBefore(press, present, bot);
    return tellRefusal(interaction, words, seat === null ? { code: 'not-at-table' } : whyNot(present, seat));
  }
  await showPanel(interaction, await lookPanel(present, found, words, bot));
});

export const beforeComponents: readonly Component[] = [before, look];
