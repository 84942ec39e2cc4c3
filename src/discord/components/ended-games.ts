import { MessageFlags } from 'discord.js';
import { isOwnComputer } from '../../game/computers/computer-players.ts';
import { FORMER_USER, SEATS } from '../../game/table/table.ts';
import { isPlaying } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { endedGameOf, isSeen } from '../flows/ended-game.ts';
import { openTable } from '../flows/opening.ts';
import { showHistory } from '../flows/panels.ts';
import type { Component, Press } from '../handlers.ts';
import { readerOn } from '../interaction/channel-visibility.ts';
import { historyIn, listIn, stepIn } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, showPanel, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { type ReplayedGame, replayPanel, sharedReplay, stepPanel } from '../views/replay.ts';
import { fairPanel, recordFile, recordName, replayed, reportCard, reportPanel } from '../views/report.ts';
import { fairNowPanel } from '../views/tools.ts';
import { component } from './component.ts';

/** The game with all its turns; null if the presser has been told why not. `at`: the turn to show. */
async function replayedOf(press: Press, bot: Bot, at?: number): Promise<ReplayedGame | null> {
  const game = await endedGameOf(press, bot);
  if (!game) return null;
  const replay = replayed(game, at);
  if (replay) return { game, replay };
  await tellRefusal(press.interaction, press.words, { code: 'no-replay' });
  return null;
}

/** The animation, from an end report or from a single turn. */
const replay = component('replay', replayedOf, async (press, replayed, bot) => {
  await showPanel(press.interaction, await replayPanel(replayed, listIn(press.id), press.words, bot));
});

/** One turn. A press on a public message opens a private panel. */
const step: Component = {
  verb: 'step',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const step = stepIn(id);
    if (!step) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const replayed = await replayedOf(press, bot, step.at);
    if (!replayed) return;
    await showPanel(interaction, await stepPanel(replayed, step.at, step.list, words, bot));
  },
};

const showReplay = component('show-replay', replayedOf, async (press, replayed, bot) => {
  const content = await sharedReplay(replayed, await publicWords(bot, press.interaction.guildId), bot);
  if (content) return postForAll(press, content, bot);
  await tellPrivately(press.interaction, press.words.replay.noPicture);
});

/** The record as a file, below the panel. */
const record = component('record', endedGameOf, async (press, game) => {
  const content = press.words.replay.record(recordName(game));
  await press.interaction.followUp({ content, files: [recordFile(game)], flags: MessageFlags.Ephemeral });
});

const report = component('report', endedGameOf, async (press, game, bot) => {
  await showPanel(press.interaction, await reportPanel(game, listIn(press.id), press.words, bot));
});

const showReport = component('show-report', endedGameOf, async (press, game, bot) => {
  const words = await publicWords(bot, press.interaction.guildId);
  await postForAll(press, await reportCard(game, words, bot, { above: words.report.about(game) }), bot);
});

/** The seed and record to check a game; during a game only the commitment. */
const fair: Component = {
  verb: 'fair',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const now = await bot.tables.look(id.table);
    if (now.ok && isPlaying(now.value)) return showPanel(interaction, fairNowPanel(now.value.table, words));
    const game = await endedGameOf(press, bot);
    if (game) await showPanel(interaction, fairPanel(game, listIn(id), words));
  },
};

/** Opens a lobby with the options and computers of a finished game, at the server's place for games. Invites its other players. */
const playAgain: Component = {
  verb: 'play-again',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const looked = await bot.tables.look(id.table);
    if (!looked.ok) return tellRefusal(interaction, words, looked.refusal);
    const { table } = looked.value;
    if (!(await isSeen(table, readerOn(interaction, bot)))) {
      return tellRefusal(interaction, words, { code: 'no-such-table' });
    }
    const { members } = table;
    const computers = members.filter(isOwnComputer).map(({ computer }) => computer!);
    const others = members.filter(
      (one) => !isOwnComputer(one) && ![FORMER_USER, interaction.user.id].includes(one.user),
    );
    const settings = await Promise.all(others.map(({ user }) => bot.people.of(user)));
    const willing = others.filter((_, index) => settings[index]!.invitations);
    const invited = willing.map(({ user }) => user).slice(0, SEATS.most - 1 - computers.length);
    // The second player begins; if they do not come, the first player is drawn by lot.
    const second = members[1]?.user ?? FORMER_USER;
    const first = second === FORMER_USER ? 'random' : second;
    await openTable(press, async () => ({ ...table.options, first }), bot, { computers, invited });
  },
};

/** A page of a list; the id names the list. */
const history: Component = {
  verb: 'history',
  answer: 'private',
  async run(press, bot) {
    const choice = historyIn(press.id);
    if (!choice) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    await showHistory(press, choice, bot);
  },
};

export const endedGameComponents: readonly Component[] = [
  replay,
  step,
  showReplay,
  record,
  report,
  showReport,
  fair,
  playAgain,
  history,
];
