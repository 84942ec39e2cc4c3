import { commands as german } from './de/commands.ts';
import { german as germanPhrases } from './de/index.ts';
import { commands as english } from './en/commands.ts';
import { english as englishPhrases } from './en/index.ts';
import { TOPICS } from './vocabulary.ts';

/** What a command and its options are described by: at most 100 characters each. */
export const COMMAND_TEXTS = [
  'play',
  'play.fields',
  'play.abbot',
  'play.arrows',
  'play.gifts',
  'play.first',
  'board',
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
  'help',
] as const;
export type CommandText = (typeof COMMAND_TEXTS)[number];
export type CommandTexts = Readonly<Record<CommandText, string>>;

/** English for all, and what Discord shows to those who use it in another language we speak. */
export const described = (text: CommandText) => ({
  description: english[text],
  description_localizations: { de: german[text] },
});

/** The topics of `/rules` as choices. */
export const topicChoices = () =>
  TOPICS.map((topic) => ({
    name: englishPhrases.topics[topic].title,
    name_localizations: { de: germanPhrases.topics[topic].title },
    value: topic,
  }));
