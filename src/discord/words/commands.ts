import { Locale } from 'discord.js';
import type { Words } from './compose.ts';
import { cut } from './escape.ts';
import type { MessageKey, Speaker } from './speaker.ts';
import { type IdOf, IN_ENGLISH, SPEAKERS } from './speakers.ts';
import { spokenTo } from './spoken.ts';
import { TOPICS, type Topic } from './vocabulary.ts';

/** The id of a description of a command or option: `play`, `play-preset`. */
type CommandText = IdOf<'command'>;

/** The English description, and its translations for Discord. */
export function described(text: CommandText) {
  const [description, description_localizations] = inLanguages(`command-${text}`);
  return { description, description_localizations };
}

/** A choice of an option. */
export function named(choice: IdOf<'choice'>) {
  const [name, name_localizations] = inLanguages(`choice-${choice}`);
  return { name, name_localizations };
}

/** Discord's limit for descriptions and names of choices; one longer text makes it refuse all commands. */
const LIMIT = 100;

/** In English, and for each Discord locale in its readers' language: `es` serves `es-ES` and `es-419`. Discord refuses unknown locales. */
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

/** The topics of `/rules` that match the typed text, at most 25 for Discord; if none matches, the first ones. */
export function topicChoices(words: Words, typed: string): { name: string; value: Topic }[] {
  const found = topicsWith(words, typed);
  const shown = found.length > 0 ? found : TOPICS;
  return shown.slice(0, 25).map((topic) => ({ name: words.topic(topic).title, value: topic }));
}

/** Topics with the text at the beginning of their title come first, then topics with it in the title, then in the answer. */
function topicsWith(words: Words, typed: string): Topic[] {
  const wanted = typed.trim().toLowerCase();
  const all = TOPICS.map((topic) => {
    const { title, text } = words.topic(topic);
    return { topic, title, text };
  });
  const within = (text: string): boolean => text.toLowerCase().includes(wanted);
  const first = all.filter(({ title, topic }) => title.toLowerCase().startsWith(wanted) || topic.startsWith(wanted));
  const named = all.filter(({ title }) => within(title));
  const then = all.filter(({ text }) => within(text));
  return [...new Set([...first, ...named, ...then])].map(({ topic }) => topic);
}

/** The topic with this code or title in any case, otherwise the first match; undefined if none matches. */
export function topicNamed(words: Words, typed: string): Topic | undefined {
  const wanted = typed.trim().toLowerCase();
  const isMeant = (topic: Topic): boolean => topic === wanted || words.topic(topic).title.toLowerCase() === wanted;
  return TOPICS.find(isMeant) ?? (wanted === '' ? undefined : topicsWith(words, wanted)[0]);
}
