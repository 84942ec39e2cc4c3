import { randomUUID } from 'node:crypto';
import { Events, type Interaction, MessageFlags } from 'discord.js';
import type { Bot } from './bot.ts';
import { COMPONENTS, FORMS } from './components/index.ts';
import type { Command } from './handlers.ts';
import { acknowledge, NotAcknowledged, openForm } from './interaction/acknowledge.ts';
import { NO_TABLE, readCustomId } from './interaction/custom-id.ts';
import type { Answerable, Completion, PressInteraction, Sent, Slash } from './interaction/kinds.ts';
import { learnLanguage, wordsOf } from './interaction/language.ts';
import { createOwnPanels, type OwnPanels } from './interaction/own-panels.ts';
import { tellPrivately, tellRefusal } from './interaction/reply.ts';
import { type Scene, troubleOf } from './interaction/troubles.ts';
import type { UnderWay } from './under-way.ts';
import { wordsFor } from './words/index.ts';

export interface Dispatcher {
  /** Interactions since the start. */
  handled(): number;
}

/** Brings every interaction to its command or component. The one place where errors are caught. */
export function dispatch(bot: Bot, commands: readonly Command[], underWay: UnderWay): Dispatcher {
  let handled = 0;
  const panels = createOwnPanels(bot);
  bot.client.on(Events.InteractionCreate, (interaction) => {
    handled += 1;
    underWay.add(handle(interaction, bot, commands, panels));
  });
  return { handled: () => handled };
}

async function handle(
  interaction: Interaction,
  bot: Bot,
  commands: readonly Command[],
  panels: OwnPanels,
): Promise<void> {
  try {
    if (interaction.isAutocomplete()) return await complete(interaction, bot, commands);
    const isPress = interaction.isButton() || interaction.isStringSelectMenu();
    if (!interaction.isChatInputCommand() && !isPress && !interaction.isModalSubmit()) {
      // Other menus: of another version of the bot, since this one makes none.
      const content = wordsFor(interaction.locale).refusal({ code: 'unknown-component' });
      if (interaction.isRepliable()) await interaction.reply({ content, flags: MessageFlags.Ephemeral });
      return;
    }
    if (!interaction.inGuild() && !(isPress && worksDirectly(interaction))) {
      const content = wordsFor(interaction.locale).refusal({ code: 'guild-only' });
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
      return;
    }
    // Everything that gets here comes from a channel, and all but a few presses from one of a server.
    const used = interaction as Answerable;
    await guarded(used, bot, () => {
      if (used.isChatInputCommand()) return slash(used, bot, commands);
      return used.isModalSubmit() ? sent(used, bot) : press(used, bot, panels);
    });
  } catch (error) {
    const about = aboutOf(interaction);
    if (error instanceof NotAcknowledged) bot.log.info(about, 'answered too late or elsewhere, or dismissed before');
    else bot.log.error({ error, ...about }, 'an interaction could not be answered');
  }
}

const worksDirectly = ({ customId }: { readonly customId: string }): boolean =>
  COMPONENTS.get(readCustomId(customId)?.verb ?? '')?.isDirect ?? false;

async function slash(interaction: Slash, bot: Bot, commands: readonly Command[]): Promise<void> {
  await acknowledge(interaction, 'private', bot.callbacks);
  await learnLanguage(interaction, bot);
  const command = commands.find(({ data }) => data.name === interaction.commandName);
  if (!command) return tellPrivately(interaction, wordsOf(interaction).refusal({ code: 'unknown-component' }));
  await command.execute(interaction, bot);
}

async function press(interaction: PressInteraction, bot: Bot, panels: OwnPanels): Promise<void> {
  const id = readCustomId(interaction.customId);
  const form = id && FORMS.get(id.verb);
  if (form) {
    // Asked for once: a store that hangs takes most of the time that there is.
    const settings = await learnLanguage(interaction, bot);
    const opened = form.open({ id, words: wordsOf(interaction), settings }, bot);
    if (opened) return openForm(interaction, opened, bot.callbacks);
  }
  const component = id && COMPONENTS.get(id.verb);
  await acknowledge(interaction, component?.answer ?? 'private', bot.callbacks);
  await learnLanguage(interaction, bot);
  const words = wordsOf(interaction);
  if (!component) return tellPrivately(interaction, words.refusal({ code: 'unknown-component' }));
  const values = interaction.isStringSelectMenu() ? interaction.values : [id.argument];
  await component.run({ interaction, id, words, value: values[0] ?? '', values }, bot);
  if (id.table !== NO_TABLE) await panels.answered(interaction, id.table);
}

async function sent(interaction: Sent, bot: Bot): Promise<void> {
  const id = readCustomId(interaction.customId);
  const form = id && FORMS.get(id.verb);
  await acknowledge(interaction, 'private', bot.callbacks);
  await learnLanguage(interaction, bot);
  const words = wordsOf(interaction);
  if (!form) return tellPrivately(interaction, words.refusal({ code: 'unknown-component' }));
  const { fields } = interaction.fields;
  const typed = (name: string): string => {
    const field = fields.get(name);
    return field && 'value' in field ? String(field.value).trim() : '';
  };
  await form.run({ interaction, id, words, typed }, bot);
}

async function complete(interaction: Interaction, bot: Bot, commands: readonly Command[]): Promise<void> {
  if (!interaction.isAutocomplete()) return;
  const command = commands.find(({ data }) => data.name === interaction.commandName);
  try {
    if (!interaction.inGuild()) return;
    await learnLanguage(interaction as Completion, bot);
    await command?.complete?.(interaction as Completion, bot);
  } finally {
    // Where nothing can be suggested the client must not wait for it.
    if (!interaction.responded) await interaction.respond([]);
  }
}

const sceneOf = ({ channelId, channel, appPermissions }: Answerable): Scene => ({
  channel: channelId,
  inThread: channel?.isThread() ?? false,
  may: appPermissions,
});

/**
 * What the log says of an interaction, for whoever looks for its cause: where it was, and which command or kind of button. Not who it was,
 * nor what a custom id says besides, which may be a gift that nobody else knows of.
 */
function aboutOf(interaction: Interaction) {
  const { id, guildId: guild, channelId: channel } = interaction;
  const where = { interaction: id, guild, channel };
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const { commandName, options } = interaction;
    return { ...where, command: [commandName, options.getSubcommand(false)].filter(Boolean).join(' ') };
  }
  const read =
    interaction.isMessageComponent() || interaction.isModalSubmit() ? readCustomId(interaction.customId) : null;
  if (!read) return where;
  return { ...where, button: read.verb, ...(read.table !== NO_TABLE && { table: read.table }) };
}

/** Tells the player what went wrong, with a reference that stands in the log; what was saved stays saved. */
async function guarded(interaction: Answerable, bot: Bot, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (error instanceof NotAcknowledged) throw error;
    const reference = randomUUID().slice(0, 8);
    const trouble = troubleOf(error, sceneOf(interaction), reference);
    bot.log.error({ error, reference, trouble: trouble.code, ...aboutOf(interaction) }, 'an interaction failed');
    await tellRefusal(interaction, wordsOf(interaction), trouble);
  }
}
