import { storyIn } from '../../game/past/replay.ts';
import { scoringAt, scoringsOf } from '../../game/past/scorings.ts';
import type { Bot } from '../bot.ts';
import { endedGameOf } from '../flows/ended-game.ts';
import type { Component, Press } from '../handlers.ts';
import { stepIn } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { replayed } from '../views/report.ts';
import { scoringsPanel, whyPanel } from '../views/why.ts';
import { component } from './component.ts';

/** A finished game that replays, with the page or turn in the id; null if the presser has been told why not. */
async function askedOf(press: Press, bot: Bot) {
  const asked = stepIn(press.id);
  const game = asked && (await endedGameOf(press, bot));
  if (asked && !game) return null;
  const course = game && replayed(game);
  if (asked && game && course) return { ...asked, game, course };
  await tellRefusal(press.interaction, press.words, { code: asked ? 'no-replay' : 'unknown-component' });
  return null;
}

/** All scores of a game, to ask about. */
const why = component('why', askedOf, async ({ interaction, words }, { game, course, at, list }) => {
  const scorings = scoringsOf(storyIn(game.record));
  await showPanel(interaction, scoringsPanel(game, course, scorings, { wanted: at, list }, words));
});

/** One score: its working, its rule and its picture. */
const scoring = component('scoring', askedOf, async ({ interaction, words, value }, { game, list }, bot) => {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : -1;
  const found = scoringAt(game.record, number);
  if (!found) return tellRefusal(interaction, words, { code: 'unknown-component' });
  const about = { number, of: scoringsOf(storyIn(game.record)).length, list };
  await showPanel(interaction, await whyPanel(game, about, found, words, bot));
});

export const whyComponents: readonly Component[] = [why, scoring];
