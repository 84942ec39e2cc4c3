import { type GameAtTable, hasGame, seatOf } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { playingOf, presentOf } from '../flows/game.ts';
import type { Component, Press } from '../handlers.ts';
import { partIn } from '../interaction/ids.ts';
import { memberOf } from '../interaction/kinds.ts';
import { wantsWords } from '../interaction/language.ts';
import { mayManage } from '../interaction/permission.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { legendPanel } from '../views/legend.ts';
import { closerPanel, standingsPanel } from '../views/seeing.ts';
import { fieldsPanel, logPanel, morePanel, tilesPanel } from '../views/tools.ts';
import { component } from './component.ts';

/** Panels that change nothing work from old messages too: they show the present state. */
const tiles = component('tiles', playingOf, async ({ interaction, words, value }, present, bot) => {
  const page = value === '' && !wantsWords(interaction) ? null : Number(value) || 0;
  await showPanel(interaction, await tilesPanel(present, page, words, bot));
});

const fields = component('fields', playingOf, async (press, present, bot) => {
  await showPanel(press.interaction, await fieldsPanel(present, press.words, bot));
});

const standings = component('standings', playingOf, async (press, present, bot) => {
  await showPanel(press.interaction, await standingsPanel(present, press.words, bot));
});

/** A game that is running or over. */
async function begunOf(press: Press, bot: Bot): Promise<GameAtTable | null> {
  const present = await presentOf(press, bot);
  if (!present || hasGame(present)) return present;
  await tellRefusal(press.interaction, press.words, { code: 'not-playing' });
  return null;
}

/** Also after the game: `/board` shows its last board this way. */
const closer = component('closer', begunOf, async (press, present, bot) => {
  await showPanel(press.interaction, await closerPanel(present, partIn(press.value), press.words, bot));
});

const log = component('log', begunOf, async (press, present) => {
  await showPanel(press.interaction, logPanel(present, Number(press.value) || 0, press.words));
});

const legend = component('legend', playingOf, async (press, present, bot) => {
  await showPanel(press.interaction, await legendPanel(present, press.words, bot));
});

const more = component('more', playingOf, async (press, present, bot) => {
  const user = press.interaction.user.id;
  const { hints } = await bot.people.of(user);
  const reader = {
    ...{ seat: seatOf(present, user), hints, manages: mayManage(press.interaction) },
    watch: await bot.watching.offer(present, memberOf(press.interaction)),
  };
  await showPanel(press.interaction, morePanel(present, reader, press.words));
});

/** Moves the turn's message to the end of the channel. */
const toEnd = component('here', playingOf, async (press, present, bot) => {
  await bot.presenter.bringDown(present);
  await showPanel(press.interaction, { content: (await bot.presenter.link(present.table)) ?? '…' });
});

export const toolComponents: readonly Component[] = [tiles, fields, standings, closer, log, legend, more, toEnd];
