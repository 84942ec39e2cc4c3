import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { cut, escaped, MESSAGE_TEXT, type ProfileAbout, type Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { drawn, isUndrawn } from './drawing.ts';

export async function profilePanel(about: ProfileAbout, words: Words, bot: DrawingServices): Promise<PanelContent> {
  const { user } = about.profile;
  const show = button(ids.profile('profile-show', user), words.buttons['show-in-channel']);
  return { ...(await card(about, words, bot)), components: [row(historyButton(user, words), show)] };
}

export async function publicProfile(about: ProfileAbout, words: Words, bot: DrawingServices): Promise<PanelContent> {
  const own = button(ids.profile('profile', ''), words.buttons['my-profile']);
  return {
    ...(await card({ ...about, isOwn: false }, words, bot)),
    components: [row(historyButton(about.profile.user, words), own)],
  };
}

const historyButton = (user: string, words: Words) =>
  button(ids.history({ of: { user }, page: 0 }), words.buttons.history);

async function card(about: ProfileAbout, { profile, boards }: Words, bot: DrawingServices): Promise<PanelContent> {
  const alt = profile.alt(about);
  const files = await drawn(bot, bot.renderer.profile(profile.scene(about)), alt);
  const text = profile.head(about);
  if (files.length === 0) return { content: cut(`${text}\n\n${escaped(alt)}`, MESSAGE_TEXT), files };
  // The title above the picture names the person.
  const others = [about.profile.opponent].filter((one) => one !== null).filter(isUndrawn);
  return { content: `${text}\n${boards.undrawn(others)}`.trimEnd(), files };
}
