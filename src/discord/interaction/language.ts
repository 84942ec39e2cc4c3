import type { PersonalSettings } from '../../game/people/personal-settings.ts';
import { StoreUnavailable } from '../../game/store/ports.ts';
import type { Services } from '../services.ts';
import { type Language, languages, type Words, wordsFor } from '../words/index.ts';
import type { Answerable, Completion } from './kinds.ts';

/** The language that whoever acts has chosen, by their interaction; nothing where it is that of their Discord. */
const chosen = new WeakMap<Answerable | Completion, Language>();

/** Interactions of those who want everything in words, complete without its picture. */
const inWords = new WeakSet<Answerable | Completion>();

/** What is answered is about a table that is told in words. */
export const answerInWords = (interaction: Answerable | Completion): void => void inWords.add(interaction);

/** Whether whoever acts wants panels complete without pictures, as they have settled in `/me`. */
export const wantsWords = (interaction: Answerable | Completion): boolean => inWords.has(interaction);

/**
 * Looks up which language that is, for `wordsOf`, and whether they want words alone; anew after it was changed. Gives back all
 * that they have settled. Never throws.
 */
export async function learnLanguage(
  interaction: Answerable | Completion,
  { people }: Pick<Services, 'people'>,
): Promise<PersonalSettings> {
  const settings = await people.of(interaction.user.id);
  const { language, text } = settings;
  if (text) inWords.add(interaction);
  else inWords.delete(interaction);
  if (languages().includes(language)) chosen.set(interaction, language);
  else chosen.delete(interaction);
  return settings;
}

/** In the language of the one who acts: the one that they have chosen, else that of their Discord. */
export const wordsOf = (interaction: Answerable | Completion): Words =>
  wordsFor(chosen.get(interaction) ?? interaction.locale);

/** In the language that the server has chosen in Discord. */
export const ownWords = ({ client }: Pick<Services, 'client'>, guild: string): Words =>
  wordsFor(client.guilds.cache.get(guild)?.preferredLocale);

/**
 * For what everybody reads: in the language that the server has set, else in its own. Where the settings cannot be read it
 * is its own, too: for want of them no game stays unseen.
 */
export async function publicWords(
  services: Pick<Services, 'client' | 'servers' | 'log'>,
  guild: string,
): Promise<Words> {
  try {
    const { language } = await services.servers.settings(guild);
    return languages().includes(language) ? wordsFor(language) : ownWords(services, guild);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    services.log.warn({ guild, error }, 'the language of a server could not be read');
    return ownWords(services, guild);
  }
}
