import { scoringAt, scoringsOf } from '../../game/scorings.ts';
import { storyOf } from '../../game/story.ts';
import type { Summary } from '../../stats/index.ts';
import { endedGameOf } from '../answers/ended-game.ts';
import type { Bot } from '../bot.ts';
import type { Component, Press } from '../handlers.ts';
import { stepIn } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { replayed } from '../views/report.ts';
import { scoringsPanel, whyPanel } from '../views/why.ts';

/** A game that is over and replays, or null where the presser has been told why it cannot be asked about. */
async function askedOf(press: Press, bot: Bot): Promise<Summary | null> {
  const game = await endedGameOf(press, bot);
  if (!game || replayed(game)) return game;
  await tellRefusal(press.interaction, press.words, { code: 'no-replay' });
  return null;
}

/** Everything in a game that brought points, to ask about. */
const why: Component = {
  verb: 'why',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const asked = stepIn(id);
    if (!asked) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const game = await askedOf(press, bot);
    if (!game) return;
    const about = { wanted: asked.at, list: asked.list };
    await showPanel(interaction, scoringsPanel(game, scoringsOf(storyOf(game.record)), about, words));
  },
};

/** One of them: its working, its rule and its picture. */
const scoring: Component = {
  verb: 'scoring',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id, value } = press;
    const asked = stepIn(id);
    const game = asked && (await askedOf(press, bot));
    if (!asked) return tellRefusal(interaction, words, { code: 'unknown-component' });
    if (!game) return;
    const number = /^\d{1,4}$/.test(value) ? Number(value) : -1;
    const found = scoringAt(game.record, number);
    if (!found) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const about = { number, of: scoringsOf(storyOf(game.record)).length, list: asked.list };
    await showPanel(interaction, await whyPanel(game, about, found, words, bot));
  },
};

export const whyComponents: readonly Component[] = [why, scoring];
