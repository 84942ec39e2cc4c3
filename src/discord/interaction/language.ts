import type { PersonalSettings } from '../../game/people/personal-settings.ts';
import { StoreUnavailable } from '../../game/store/ports.ts';
import type { Services } from '../services.ts';
import { type Language, languages, type Words, wordsFor } from '../words/index.ts';
import type { Answerable, Completion } from './kinds.ts';

/** The user's chosen language by interaction; absent if it is that of their Discord. */
const chosen = new WeakMap<Answerable | Completion, Language>();

/** Interactions to answer in words, complete without pictures. */
const inWords = new WeakSet<Answerable | Completion>();

export const answerInWords = (interaction: Answerable | Completion): void => void inWords.add(interaction);

/** Whether the answer has to be complete without pictures, by `/me` or by the table. */
export const wantsWords = (interaction: Answerable | Completion): boolean => inWords.has(interaction);

/** Loads the user's language and "In words", for `wordsOf` and `wantsWords`; again after a change. Returns their settings. Never throws. */
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

/** Words in the user's chosen language, otherwise in that of their Discord. */
export const wordsOf = (interaction: Answerable | Completion): Words =>
  wordsFor(chosen.get(interaction) ?? interaction.locale);

/** Words in the server's language on Discord. */
export const ownWords = ({ client }: Pick<Services, 'client'>, guild: string): Words =>
  wordsFor(client.guilds.cache.get(guild)?.preferredLocale);

/**
 * Words for everybody: in the language of the server's settings, otherwise in its language on Discord. If the settings cannot be read, the
 * game still goes on in the latter.
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
