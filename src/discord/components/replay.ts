import { MessageFlags } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Component, Press } from '../interaction/component.ts';
import { listIn, stepIn } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, showPanel, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { type Replayed, replayPanel, sharedReplay, stepPanel } from '../views/replay.ts';
import { recordFile, recordName, replayed } from '../views/report.ts';
import { endedGameOf } from './report.ts';

/** The game with all its turns, or null where the presser has been told why it cannot be shown. `at`: the turn to be viewed. */
async function replayedOf(press: Press, bot: Bot, at?: number): Promise<Replayed | null> {
  const game = await endedGameOf(press, bot);
  if (!game) return null;
  const replay = replayed(game, at);
  if (replay) return { game, replay };
  await tellRefusal(press.interaction, press.words, { code: 'no-replay' });
  return null;
}

/** The animation, from an end report or back from a single turn. */
const replay: Component = {
  verb: 'replay',
  answer: 'private',
  async run(press, bot) {
    const shown = await replayedOf(press, bot);
    if (!shown) return;
    await showPanel(press.interaction, await replayPanel(shown, listIn(press.id), press.words, bot));
  },
};

/** One turn. From a message that everybody sees each opens a panel of their own. */
const step: Component = {
  verb: 'step',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const step = stepIn(id);
    if (!step) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const shown = await replayedOf(press, bot, step.at);
    if (!shown) return;
    await showPanel(interaction, await stepPanel(shown, step.at, step.list, words, bot));
  },
};

const showReplay: Component = {
  verb: 'show-replay',
  answer: 'private',
  async run(press, bot) {
    const shown = await replayedOf(press, bot);
    if (!shown) return;
    const content = await sharedReplay(shown, await publicWords(bot, press.interaction.guildId), bot);
    if (content) return postForAll(press, content, bot);
    await tellPrivately(press.interaction, press.words.replay.noPicture);
  },
};

/** The record as a file, beside the panel. */
const record: Component = {
  verb: 'record',
  answer: 'private',
  async run(press, bot) {
    const game = await endedGameOf(press, bot);
    if (!game) return;
    const content = press.words.replay.record(recordName(game));
    await press.interaction.followUp({ content, files: [recordFile(game)], flags: MessageFlags.Ephemeral });
  },
};

export const replayComponents: readonly Component[] = [replay, step, showReplay, record];
