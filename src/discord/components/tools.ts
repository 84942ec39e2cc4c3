import { seatOf } from '../../game/tables.ts';
import { playingOf } from '../answers/game.ts';
import type { Component } from '../handlers.ts';
import { showPanel } from '../interaction/reply.ts';
import { fieldsPanel, morePanel, tilesPanel } from '../views/tools.ts';

/** Looks that act on nothing work from any message, however old: they show what is. */
const tiles: Component = {
  verb: 'tiles',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (shown) await showPanel(press.interaction, await tilesPanel(shown, press.words, bot));
  },
};

const fields: Component = {
  verb: 'fields',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (shown) await showPanel(press.interaction, await fieldsPanel(shown, press.words, bot));
  },
};

const more: Component = {
  verb: 'more',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (!shown) return;
    await showPanel(press.interaction, morePanel(shown, seatOf(shown, press.interaction.user.id), press.words));
  },
};

/** Brings the present turn down to the end of the channel. */
const toEnd: Component = {
  verb: 'here',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (!shown) return;
    await bot.presenter.bringDown(shown);
    await showPanel(press.interaction, { content: (await bot.presenter.link(shown.table)) ?? '…' });
  },
};

export const toolComponents: readonly Component[] = [tiles, fields, more, toEnd];
