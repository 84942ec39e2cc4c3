import { commands as german, choices as germanChoices } from './de/commands.ts';
import { commands as english, choices as englishChoices } from './en/commands.ts';
import type { Words } from './types.ts';
import { TOPICS, type Topic } from './vocabulary.ts';

/** What a command and its options are described by: at most 100 characters each. */
export const COMMAND_TEXTS = [
  'play',
  'play.preset',
  'play.map',
  'play.fields',
  'play.abbot',
  'play.arrows',
  'play.gifts',
  'play.first',
  'board',
  'board.whole',
  'place',
  'place.square',
  'place.rotation',
  'place.figure',
  'tiles',
  'tiles.square',
  'gifts',
  'resign',
  'rules',
  'rules.topic',
  'leaderboard',
  'profile',
  'profile.user',
  'history',
  'history.of',
  'history.user',
  'replay',
  'replay.game',
  'settings',
  'settings.server',
  'settings.presets',
  'settings.save',
  'settings.save.name',
  'settings.delete',
  'settings.delete.name',
  'privacy',
  'privacy.show',
  'privacy.export',
  'privacy.hide',
  'privacy.hide.hidden',
  'privacy.everywhere',
  'privacy.everywhere.counted',
  'privacy.delete',
  'help',
] as const;
export type CommandText = (typeof COMMAND_TEXTS)[number];
export type CommandTexts = Readonly<Record<CommandText, string>>;

/** English for all, and what Discord shows to those who use it in another language we speak. */
export const described = (text: CommandText) => ({
  description: english[text],
  description_localizations: { de: german[text] },
});

/** What can be chosen for an option: names of at most 100 characters each. */
export const CHOICE_TEXTS = ['channel', 'server'] as const;
export type ChoiceText = (typeof CHOICE_TEXTS)[number];
export type ChoiceTexts = Readonly<Record<ChoiceText, string>>;

export const named = (choice: ChoiceText) => ({
  name: englishChoices[choice],
  name_localizations: { de: germanChoices[choice] },
});

/**
 * The topics of `/rules` that fit what was typed so far, as Discord takes them: at most 25, whereas there are more. Those whose
 * title begins with it come first, then those that name it anywhere; all of them where nothing does.
 */
export function topicChoices(words: Words, typed: string): { name: string; value: Topic }[] {
  const wanted = typed.trim().toLowerCase();
  const all = TOPICS.map((topic) => ({ topic, ...words.topic(topic) }));
  const within = (text: string): boolean => text.toLowerCase().includes(wanted);
  const first = all.filter(({ title, topic }) => title.toLowerCase().startsWith(wanted) || topic.startsWith(wanted));
  const then = all.filter(({ title, text }) => within(title) || within(text));
  const found = [...new Set([...first, ...then])];
  return (found.length > 0 ? found : all).slice(0, 25).map(({ title, topic }) => ({ name: title, value: topic }));
}

/** The topic of that code or title, in whatever case; undefined for anything else. */
export function topicNamed(words: Words, typed: string): Topic | undefined {
  const wanted = typed.trim().toLowerCase();
  return TOPICS.find((topic) => topic === wanted || words.topic(topic).title.toLowerCase() === wanted);
}
