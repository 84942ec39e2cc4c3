import { readBoardChoice } from '../board-choice.ts';
import type { Bot } from '../bot.ts';
import type { Component } from '../interaction/component.ts';
import type { Verb } from '../interaction/ids.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, showPanel, tellRefusal } from '../interaction/reply.ts';
import { lookAtBoard, type SeenBoard } from '../leaderboard.ts';
import { boardPanel, publicBoard } from '../views/leaderboard.ts';
import { profilePanel, publicProfile } from '../views/profile.ts';
import { BOARD_MENUS, type ProfileAbout } from '../words/index.ts';

/** To whoever asks, alone; one sentence where the server keeps no leaderboard. */
export async function showBoard({ interaction, words }: Asker, seen: SeenBoard | null, bot: Bot): Promise<void> {
  if (seen === null) return tellRefusal(interaction, words, { code: 'leaderboard-off' });
  await showPanel(interaction, await boardPanel(seen, words, bot));
}

export const readerOf = ({ guildId, user }: Answerable) => ({ guild: guildId, user: user.id });

const look = (verb: Verb): Component => ({
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

/** Somebody's profile as the reader may see it, or null where they have been told why there is none. */
async function profileFor({ interaction, words }: Asker, user: string, bot: Bot): Promise<ProfileAbout | null> {
  const { guild, user: reader } = readerOf(interaction);
  const [profile, { leaderboard: isRated }] = await Promise.all([
    bot.stats.profile(guild, user, reader),
    bot.servers.settings(guild),
  ]);
  if (profile !== 'hidden' && profile !== 'none') return { profile, isRated, isOwn: user === reader };
  const none = { code: 'profile-none', user: user === reader ? null : user } as const;
  await tellRefusal(interaction, words, profile === 'hidden' ? { code: 'profile-hidden' } : none);
  return null;
}

export async function showProfile(asker: Asker, user: string, bot: Bot): Promise<void> {
  const about = await profileFor(asker, user, bot);
  if (about) await showPanel(asker.interaction, await profilePanel(about, asker.words, bot));
}

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
