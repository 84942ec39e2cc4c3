import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { COMMAND_DATA } from '../../commands/data.ts';
import { COMMANDS } from '../../commands/index.ts';
import { described, inLanguages, topicChoices, topicNamed } from '../../src/discord/words/commands.ts';
import { languages, TOPICS, wordsFor } from '../../src/discord/words/index.ts';
import { speakerOf } from '../../src/discord/words/speaker.ts';
import { IN_ENGLISH, idsOf } from '../../src/discord/words/speakers.ts';

/** Discord's documentation, Application Commands. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const DESCRIPTION = 100;
const WHOLE = 8000;

interface Described {
  readonly name: string;
  readonly description?: string | undefined;
  readonly description_localizations?: object | null | undefined;
}

type Data = (typeof COMMAND_DATA)[number];

const subcommandsOf = ({ options = [] }: Data): APIApplicationCommandSubcommandOption[] =>
  options.filter((option) => option.type === ApplicationCommandOptionType.Subcommand);

/** The command, its subcommands and all their options. */
const describedIn = (data: Data): Described[] => [
  data,
  ...(data.options ?? []),
  ...subcommandsOf(data).flatMap(({ options = [] }) => options),
];

test('the registered commands are the handled ones', () => {
  expect(COMMANDS.map(({ data }) => data)).toEqual(COMMAND_DATA);
  expect(COMMAND_DATA.map(({ name }) => name)).toEqual([
    'play',
    'learn',
    'games',
    'next',
    'board',
    'place',
    'tiles',
    'gifts',
    'resign',
    'rules',
    'puzzle',
    'leaderboard',
    'profile',
    'history',
    'replay',
    'me',
    'settings',
    'privacy',
    'help',
  ]);
});

test.each(COMMAND_DATA.map((data) => [data.name, data] as const))('/%s keeps to Discord’s limits', (_name, data) => {
  for (const { name, description, description_localizations: localized } of describedIn(data)) {
    expect(name).toMatch(NAME);
    expect(name).toBe(name.toLowerCase());
    const german = (localized as { de?: string } | undefined)?.de;
    for (const text of [description, german]) {
      expect(text).toMatch(/\S/);
      expect(text!.length).toBeLessThanOrEqual(DESCRIPTION);
    }
    expect(german).not.toBe(description);
  }
  for (const { options = [] } of [data, ...subcommandsOf(data)]) {
    expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
    expect(options.length).toBeLessThanOrEqual(25);
    const required = options.map((option) => 'required' in option && option.required === true);
    expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
  }
  expect(JSON.stringify(data).length).toBeLessThanOrEqual(WHOLE);
});

test('only in servers, and only where the bot was added to the server', () => {
  for (const data of COMMAND_DATA) {
    expect(data.contexts).toEqual([0]);
    expect(data.integration_types).toEqual([0]);
  }
});

test('a typed option is completed', () => {
  const completing = COMMANDS.filter(({ complete }) => complete).map(({ data }) => data.name);
  const typed = COMMAND_DATA.filter((data) => describedIn(data).some((option) => 'autocomplete' in option));
  expect(completing).toEqual(typed.map(({ name }) => name));
});

describe.each(languages())('the topics of /rules in %s', (language) => {
  const words = wordsFor(language);

  test('as many as Discord takes are offered, and each is found by its title and by a word of it', () => {
    expect(topicChoices(words, '')).toHaveLength(25);
    for (const topic of TOPICS) {
      const { title } = words.topic(topic);
      expect(topicChoices(words, title)[0], topic).toEqual({ name: title, value: topic });
      expect(topicNamed(words, title.toLowerCase())).toBe(topic);
      expect(topicNamed(words, topic)).toBe(topic);
    }
    for (const { name } of topicChoices(words, '')) expect(name.length).toBeLessThanOrEqual(100);
  });

  test('a rule’s id finds the answers that cite it; nonsense is no topic', () => {
    expect(topicChoices(words, 'AN17').map(({ value }) => value)).toEqual(['arrow-extra-turn']);
    expect(topicNamed(words, 'toString')).toBeUndefined();
    expect(topicNamed(words, ' ')).toBeUndefined();
    expect(topicChoices(words, 'xyzzy')).toHaveLength(25);
  });

  test('an answer begins with at most three sentences; exceptions follow in paragraphs of their own', () => {
    for (const topic of TOPICS) {
      const [beginning = ''] = words.topic(topic).told.split('\n');
      expect(beginning.match(/[.!?:](?=\s|$)/g)?.length, topic).toBeLessThanOrEqual(3);
    }
  });

  test('a word sent as it was typed is answered with the first topic that would have been offered for it', () => {
    for (const topic of TOPICS) {
      const [word] = words.topic(topic).title.toLowerCase().split(' ');
      expect(topicNamed(words, word!)).toBe(topicChoices(words, word!)[0]!.value);
    }
  });
});

test('a language that Discord knows is offered what it has, within Discord’s limits', () => {
  const speaking = (language: string, text: string) =>
    speakerOf({ language, texts: [`command-${text}\n`], english: IN_ENGLISH, tell: () => {} });
  const speakers = [
    IN_ENGLISH,
    speaking('fr', 'help = Comment jouer'),
    speaking('pl', `help = ${'ż'.repeat(101)}`),
    speaking('pt-BR', 'help = { $nobody }'),
    speaking('nl', 'play = Opent een tafel'),
    speaking('tlh', 'help = qay'),
    speaking('es', 'help = Cómo se juega'),
  ];
  const english = described('help').description;
  expect(inLanguages('command-help', speakers)).toEqual([
    english,
    {
      ...{ fr: 'Comment jouer', pl: `${'ż'.repeat(DESCRIPTION - 1)}…`, 'pt-BR': english },
      // A user who gets Spanish answers reads Spanish here, too.
      ...{ 'es-ES': 'Cómo se juega', 'es-419': 'Cómo se juega' },
    },
  ]);
});

test('every text is used', () => {
  const used = new Set(COMMAND_DATA.flatMap(describedIn).map(({ description }) => description));
  expect(idsOf('command').filter((text) => !used.has(described(text).description))).toEqual([]);
});

test('only members who manage the server see the settings, with the presets', () => {
  const settings = COMMAND_DATA.filter((data) => data.default_member_permissions);
  expect(settings.map(({ name }) => name)).toEqual(['settings']);
  expect(BigInt(settings[0]!.default_member_permissions!)).toBe(1n << 5n);
});
