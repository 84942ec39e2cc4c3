import {
  ActionRowBuilder,
  ButtonBuilder,
  CheckboxGroupBuilder,
  EmbedBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  ModalBuilder,
  RadioGroupBuilder,
  SectionBuilder,
  SlashCommandBuilder,
  SlashCommandStringOption,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import { Routes, TextInputStyle } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPlayground, type Playground, WIDE } from '../../src/index.ts';
import { modal } from '../../src/parts.ts';

/** Makes a thing of this length or count; the builder throws if it is too long. */
type Make = (size: number) => { toJSON(): unknown };

const long = (size: number): string => 'a'.repeat(size);
const many = <T>(size: number, one: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => one(index));
const option = (index: number) => ({ label: `${index}`, value: `${index}` });

const embed = (): EmbedBuilder => new EmbedBuilder().setDescription('a');
const EMBEDS: Record<string, Make> = {
  title: (size) => embed().setTitle(long(size)),
  description: (size) => embed().setDescription(long(size)),
  footer: (size) => embed().setFooter({ text: long(size) }),
  author: (size) => embed().setAuthor({ name: long(size) }),
  'name of a field': (size) => embed().addFields({ name: long(size), value: 'a' }),
  'value of a field': (size) => embed().addFields({ name: 'a', value: long(size) }),
  fields: (size) => embed().addFields(many(size, () => ({ name: 'a', value: 'a' }))),
};

const row = (component: ButtonBuilder | StringSelectMenuBuilder) =>
  new ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>().addComponents(component);
const button = (): ButtonBuilder => new ButtonBuilder().setStyle(1).setLabel('a').setCustomId('a');
const menu = (): StringSelectMenuBuilder => new StringSelectMenuBuilder().setCustomId('a').addOptions(option(0));
const choice = (): StringSelectMenuOptionBuilder => new StringSelectMenuOptionBuilder().setLabel('a').setValue('a');
const COMPONENTS: Record<string, Make> = {
  'label of a button': (size) => row(button().setLabel(long(size))),
  'custom id of a button': (size) => row(button().setCustomId(long(size))),
  'placeholder of a select': (size) => row(menu().setPlaceholder(long(size))),
  'options of a select': (size) => row(menu().setOptions(many(size, option))),
  'most values of a select': (size) => row(menu().setOptions(many(25, option)).setMaxValues(size)),
  'label of an option': (size) => row(menu().setOptions(choice().setLabel(long(size)))),
  'value of an option': (size) => row(menu().setOptions(choice().setValue(long(size)))),
  'description of an option': (size) => row(menu().setOptions(choice().setDescription(long(size)))),
};

const words = (content: string): TextDisplayBuilder => new TextDisplayBuilder().setContent(content);
const media = { url: 'https://example.org/a.png' };
const LAYOUT: Record<string, Make> = {
  text: (size) => words(long(size)),
  'texts of a section': (size) =>
    new SectionBuilder().setButtonAccessory(button()).addTextDisplayComponents(many(size, () => words('a'))),
  'pictures of a gallery': (size) => new MediaGalleryBuilder().addItems(many(size, () => ({ media }))),
  'alt text in a gallery': (size) =>
    new MediaGalleryBuilder().addItems(new MediaGalleryItemBuilder().setURL(media.url).setDescription(long(size))),
};

const form = (label: LabelBuilder): ModalBuilder =>
  new ModalBuilder().setTitle('a').setCustomId('a').addLabelComponents(label);
const label = (): LabelBuilder => new LabelBuilder().setLabel('a').setTextInputComponent(input());
const input = (): TextInputBuilder => new TextInputBuilder().setCustomId('b').setStyle(TextInputStyle.Short);
const field = (one: TextInputBuilder): ModalBuilder => form(label().setTextInputComponent(one));
const FORMS: Record<string, Make> = {
  title: (size) => form(label()).setTitle(long(size)),
  'custom id': (size) => form(label()).setCustomId(long(size)),
  label: (size) => form(label().setLabel(long(size))),
  'description of a label': (size) => form(label().setDescription(long(size))),
  placeholder: (size) => field(input().setPlaceholder(long(size))),
  value: (size) => field(input().setValue(long(size))),
  'least length': (size) => field(input().setMinLength(size)),
  'most length': (size) => field(input().setMaxLength(size)),
  'choices of one': (size) =>
    form(label().setRadioGroupComponent(new RadioGroupBuilder().setCustomId('b').setOptions(many(size, option)))),
  'choices of several': (size) =>
    form(label().setCheckboxGroupComponent(new CheckboxGroupBuilder().setCustomId('b').setOptions(many(size, option)))),
};

const command = (): SlashCommandBuilder => new SlashCommandBuilder().setName('a').setDescription('a');
const typed = (name = 'a'): SlashCommandStringOption =>
  new SlashCommandStringOption().setName(name).setDescription('a');
const value = (index: number) => ({ name: `${index}`, value: `${index}` });
const COMMANDS: Record<string, Make> = {
  name: (size) => command().setName(long(size)),
  description: (size) => command().setDescription(long(size)),
  options: (size) =>
    many(size, (index) => typed(`a${index}`)).reduce((made, one) => made.addStringOption(one) as never, command()),
  'name of an option': (size) => command().addStringOption(typed(long(size))),
  'description of an option': (size) => command().addStringOption(typed().setDescription(long(size))),
  choices: (size) => command().addStringOption(typed().setChoices(many(size, value))),
  'name of a choice': (size) => command().addStringOption(typed().setChoices({ name: long(size), value: 'a' })),
  'value of a choice': (size) => command().addStringOption(typed().setChoices({ name: 'a', value: long(size) })),
  'most length of what is typed': (size) => command().addStringOption(typed().setMaxLength(size)),
};

const MOST = 10_000;

function takes(make: Make, size: number): boolean {
  try {
    make(size).toJSON();
    return true;
  } catch {
    return false;
  }
}

/** The largest size that the builder takes; it takes all sizes from 1 to a limit. */
function limitOf(make: Make): number {
  let [most, over] = [1, MOST];
  while (over - most > 1) {
    const between = Math.floor((most + over) / 2);
    if (takes(make, between)) most = between;
    else over = between;
  }
  return most;
}

describe('the server takes as much as the builders of discord.js take, and no more', () => {
  let server: Playground;
  beforeAll(async () => {
    server = await createPlayground({ rateLimits: WIDE });
    return () => server.close();
  });

  /** Whether the server takes a body on a route. */
  async function accepts(method: string, route: string, body: unknown): Promise<boolean> {
    const headers = { authorization: `Bot ${server.token}`, 'content-type': 'application/json' };
    const { status } = await fetch(`${server.apiUrl}/v10${route}`, { method, headers, body: JSON.stringify(body) });
    expect([200, 201, 400]).toContain(status);
    return status < 400;
  }
  const post = (body: unknown) => accepts('POST', Routes.channelMessages(server.channel), body);

  test.each([
    ['embeds', EMBEDS, (made: unknown) => post({ embeds: [made] })],
    ['components', COMPONENTS, (made: unknown) => post({ content: 'a', components: [made] })],
    ['layouts', LAYOUT, (made: unknown) => post({ flags: 1 << 15, components: [made] })],
    ['forms', FORMS, async (made: unknown) => modal.safeParse(made).success],
    ['commands', COMMANDS, (made: unknown) => accepts('PUT', Routes.applicationCommands(server.bot), [made])],
  ] as const)('%s', async (_, makes, sent) => {
    for (const [what, make] of Object.entries(makes)) {
      const most = limitOf(make);
      expect(most, what).toBeLessThan(MOST - 1);
      expect(await sent(make(most).toJSON()), `${what}: ${most}`).toBe(true);
      expect(await sent(lengthened(make, most)), `${what}: ${most + 1}`).toBe(false);
    }
  });
});

/** A body of one size more than the builder takes: it continues the difference between the two largest sizes. */
function lengthened(make: Make, most: number): unknown {
  const grow = (before: unknown, last: unknown): unknown => {
    if (typeof last === 'number') return last === before ? last : last + 1;
    if (typeof last === 'string') return last === before ? last : `${last}a`;
    if (Array.isArray(last) && Array.isArray(before)) {
      if (last.length > before.length) return [...last, renamed(last.at(-1), last.length)];
      return last.map((one, index) => grow(before[index], one));
    }
    if (typeof last !== 'object' || last === null) return last;
    return Object.fromEntries(
      Object.entries(last).map(([key, one]) => [key, grow((before as Record<string, unknown>)[key], one)]),
    );
  };
  return grow(make(most - 1).toJSON(), make(most).toJSON());
}

/** A copy for its list with another name and value, since these must differ there. */
const renamed = (one: object, index: number): object =>
  Object.fromEntries(
    Object.entries(one).map(([key, is]) =>
      /^(name|label|value)$/.test(key) && typeof is === 'string'
        ? [key, `${is.replace(/\d+$/, '')}${index}`]
        : [key, is],
    ),
  );
