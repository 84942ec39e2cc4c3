import { Locale } from 'discord.js';
import type { Words } from './compose.ts';
import { cut } from './escape.ts';
import type { MessageKey, Speaker } from './speaker.ts';
import { type IdOf, IN_ENGLISH, SPEAKERS } from './speakers.ts';
import { spokenTo } from './spoken.ts';
import { TOPICS, type Topic } from './vocabulary.ts';

/** What a command or an option of one is described by: `play`, `play-preset`. */
type CommandText = IdOf<'command'>;

/** English for all, and what Discord shows to those who use it in another language we speak. */
export function described(text: CommandText) {
  const [description, description_localizations] = inLanguages(`command-${text}`);
  return { description, description_localizations };
}

/** What can be chosen for an option. */
export function named(choice: IdOf<'choice'>) {
  const [name, name_localizations] = inLanguages(`choice-${choice}`);
  return { name, name_localizations };
}

/** Discord takes no longer description, nor name of a choice, and would refuse all commands for a single one. */
const LIMIT = 100;

/**
 * In English, and for each of Discord's locales in the language that its readers are answered in, if that has it: `es` is for
 * `es-ES` and for `es-419`. Discord refuses locales that it does not know.
 */
export function inLanguages(
  key: MessageKey,
  speakers: Iterable<Speaker> = SPEAKERS.values(),
): [english: string, localized: Partial<Record<Locale, string>>] {
  const said = ({ sayIfAny }: Speaker): string => cut(sayIfAny(key, {}) ?? key, LIMIT);
  const byLanguage = new Map([...speakers].map((speaker) => [speaker.language, speaker]));
  const own = Object.values(Locale).flatMap((locale) => {
    const language = spokenTo(locale, [...byLanguage.keys()]);
    const speaker = language === IN_ENGLISH.language ? undefined : byLanguage.get(language);
    return speaker?.keys.has(key) ? [[locale, said(speaker)]] : [];
  });
  return [said(IN_ENGLISH), Object.fromEntries(own)];
}

/**
 * The topics of `/rules` that fit what was typed so far, as Discord takes them: at most 25, whereas there are more; all of
 * them where none fits.
 */
export function topicChoices(words: Words, typed: string): { name: string; value: Topic }[] {
  const found = topicsWith(words, typed);
  const shown = found.length > 0 ? found : TOPICS;
  return shown.slice(0, 25).map((topic) => ({ name: words.topic(topic).title, value: topic }));
}

/** Those whose title begins with it come first, then those whose title names it, then those whose text does. */
function topicsWith(words: Words, typed: string): Topic[] {
  const wanted = typed.trim().toLowerCase();
  const all = TOPICS.map((topic) => ({ topic, ...words.topic(topic) }));
  const within = (text: string): boolean => text.toLowerCase().includes(wanted);
  const first = all.filter(({ title, topic }) => title.toLowerCase().startsWith(wanted) || topic.startsWith(wanted));
  const named = all.filter(({ title }) => within(title));
  const then = all.filter(({ text }) => within(text));
  return [...new Set([...first, ...named, ...then])].map(({ topic }) => topic);
}

/**
 * The topic of that code or title, in whatever case, or the first of those that would be offered for what was typed; undefined for what none
 * of them names.
 */
export function topicNamed(words: Words, typed: string): Topic | undefined {
  const wanted = typed.trim().toLowerCase();
  const isMeant = (topic: Topic): boolean => topic === wanted || words.topic(topic).title.toLowerCase() === wanted;
  return TOPICS.find(isMeant) ?? (wanted === '' ? undefined : topicsWith(words, wanted)[0]);
}
