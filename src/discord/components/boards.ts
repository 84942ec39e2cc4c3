import { profileFor, readerOf, showBoard, showProfile } from '../flows/panels.ts';
import type { Component } from '../handlers.ts';
import type { PressVerb } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, tellRefusal } from '../interaction/reply.ts';
import { readBoardChoice } from '../past/board-choice.ts';
import { lookAtBoard } from '../past/leaderboard.ts';
import { publicBoard } from '../views/leaderboard.ts';
import { publicProfile } from '../views/profile.ts';
import { BOARD_MENUS } from '../words/index.ts';

const look = (verb: PressVerb): Component => ({
  verb,
  answer: 'private',
  async run({ interaction, words, value }, bot) {
    await showBoard({ interaction, words }, await lookAtBoard(bot, readBoardChoice(value), readerOf(interaction)), bot);
  },
});

const show: Component = {
  verb: 'leaderboard-show',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, value } = press;
    const seen = await lookAtBoard(bot, readBoardChoice(value), readerOf(interaction));
    if (seen === null) return tellRefusal(interaction, words, { code: 'leaderboard-off' });
    const wording = await publicWords(bot, interaction.guildId);
    await postForAll(press, await publicBoard(seen, wording, bot), bot);
  },
};

const isUserId = (text: string): boolean => /^\d{1,20}$/.test(text);

const profile: Component = {
  verb: 'profile',
  answer: 'private',
  async run({ interaction, words, value }, bot) {
    await showProfile({ interaction, words }, isUserId(value) ? value : interaction.user.id, bot);
  },
};

const showProfileHere: Component = {
  verb: 'profile-show',
  answer: 'private',
  async run(press, bot) {
    const { interaction, value } = press;
    const about = await profileFor(press, isUserId(value) ? value : interaction.user.id, bot);
    if (!about) return;
    const wording = await publicWords(bot, interaction.guildId);
    await postForAll(press, await publicProfile(about, wording, bot), bot);
  },
};

export const boardComponents: readonly Component[] = [
  look('leaderboard'),
  ...BOARD_MENUS.map((menu) => look(`leaderboard-${menu}`)),
  show,
  profile,
  showProfileHere,
];
