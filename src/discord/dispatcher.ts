import { randomUUID } from 'node:crypto';
import {
  ApplicationCommandOptionType,
  type CommandInteractionOption,
  Events,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { RenderError } from '../../render/index.ts';
import { Kept } from '../kept.ts';
import { inScene, type LogContext as Where } from '../log-context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Bot } from './bot.ts';
import { COMPONENTS, FORMS } from './components/index.ts';
import type { UnderWay } from './connection/pending-work.ts';
import type { Rivals } from './connection/second-bot-detector.ts';
import type { Command } from './handlers.ts';
import { acknowledge, answerAtOnce, isAnsweredNoMore, NotAcknowledged, openForm } from './interaction/acknowledge.ts';
import type { Spent } from './interaction/budget.ts';
import { costOf, TOO_MUCH } from './interaction/costs.ts';
import { NO_TABLE, readCustomId } from './interaction/custom-id.ts';
import type { Answerable, Completion, PressInteraction, Sent, Slash } from './interaction/kinds.ts';
import { learnLanguage, wordsOf } from './interaction/language.ts';
import { createLooks, type Looks, lookerOf } from './interaction/looks.ts';
import { createOwnPanels, type OwnPanels } from './interaction/own-panels.ts';
import { tellPrivately, tellRefusal } from './interaction/reply.ts';
import { type ChannelAccess, isOfDiscord, troubleOf } from './interaction/troubles.ts';
import { themed } from './views/drawing.ts';
import { wordsFor } from './words/index.ts';

export interface Desk {
  readonly bot: Bot;
  readonly commands: readonly Command[];
  readonly metrics: Metrics;
  readonly rivals: Rivals;
  readonly underWay: UnderWay;
}

/** Interactions kept to notice repetitions: fewer come between the two. */
const MOST_REMEMBERED = 1000;

/** Brings every interaction to its command or component. The only place that catches errors. */
export function dispatch(desk: Desk): void {
  const { bot, metrics, underWay } = desk;
  const panels = createOwnPanels(bot);
  const looks = createLooks();
  const seeTo = async (interaction: Interaction): Promise<void> => {
    metrics.interactions.inc({ kind: kindOf(interaction) });
    metrics.underWay.inc({ what: 'interactions' });
    await metrics.follow(() => inScene(aboutOf(interaction), () => handle(interaction, desk, panels, looks)));
    metrics.underWay.dec({ what: 'interactions' });
  };
  const known = new Kept<string, true>(MOST_REMEMBERED);
  bot.client.on(Events.InteractionCreate, (interaction) => {
    // When a connection resumes, Discord may repeat interactions.
    if (known.has(interaction.id)) return;
    known.set(interaction.id, true);
    underWay.add(seeTo(interaction));
  });
}

/** The kind of an interaction in the metrics. */
function kindOf(interaction: Interaction): string {
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isAutocomplete()) return 'completion';
  return interaction.isModalSubmit() ? 'form' : interaction.isMessageComponent() ? 'press' : 'other';
}

async function handle(interaction: Interaction, desk: Desk, panels: OwnPanels, looks: Looks): Promise<void> {
  const { bot, commands, metrics, rivals } = desk;
  try {
    const looker = lookerOf(interaction);
    const isCrowded = looker !== null && looks.isFull(looker);
    const spent = bot.budget.spend(interaction.user.id, isCrowded ? TOO_MUCH : costOf(interaction));
    if (spent !== 'spent') {
      metrics.slowed.inc({ kind: kindOf(interaction) });
      return await slowDown(interaction, isCrowded ? { ...spent, wait: 1 } : spent, bot);
    }
    if (interaction.isAutocomplete()) return await complete(interaction, bot, commands);
    const isPress = interaction.isButton() || interaction.isStringSelectMenu();
    if (!interaction.isChatInputCommand() && !isPress && !interaction.isModalSubmit()) {
      // Other menus belong to another version of the bot: this one makes none.
      const content = wordsFor(interaction.locale).refusal({ code: 'unknown-component' });
      if (interaction.isRepliable()) await interaction.reply({ content, flags: MessageFlags.Ephemeral });
      return;
    }
    if (!interaction.inGuild() && !(isPress && worksDirectly(interaction))) {
      const content = wordsFor(interaction.locale).refusal({ code: 'guild-only' });
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
      return;
    }
    // All interactions here have a channel, and all but a few presses have a server.
    const used = interaction as Answerable;
    // A private picture waits for the pictures of tables, which the presenter asks for.
    const alone = { ...bot, renderer: bot.renderer.by({ person: used.user.id }) };
    const own = used.guildId === null ? alone : themed(alone, used.guildId);
    const seeTo = (): Promise<void> => {
      if (used.isChatInputCommand()) return slash(used, own, commands);
      return used.isModalSubmit() ? sent(used, own) : press(used, own, panels, looks);
    };
    const answered = () => guarded(used, desk, seeTo);
    await (looker === null ? answered() : looks.follow(looker, answered));
  } catch (error) {
    // discord.js itself answers suggestions, which nobody misses.
    if (error instanceof NotAcknowledged || isAnsweredNoMore(error)) {
      if (error instanceof NotAcknowledged && error.isTaken) rivals.wasSecond();
      bot.log.info({}, 'answered too late or elsewhere, or dismissed before');
    } else bot.log.error({ error }, 'an interaction could not be answered');
  }
}

/** Answers with one sentence, or no suggestions, once a second. Interactions in between get no answer, so that they cost nothing. */
async function slowDown(interaction: Interaction, { wait, isTold }: Exclude<Spent, 'spent'>, { callbacks }: Bot) {
  if (!isTold) return;
  if (interaction.isAutocomplete()) return interaction.respond([]);
  if (!interaction.isRepliable()) return;
  const content = wordsFor(interaction.locale).refusal({ code: 'slow-down', seconds: wait });
  await answerAtOnce(interaction, content, callbacks);
}

const worksDirectly = ({ customId }: { readonly customId: string }): boolean =>
  COMPONENTS.get(readCustomId(customId)?.verb ?? '')?.isDirect ?? false;

async function slash(interaction: Slash, bot: Bot, commands: readonly Command[]): Promise<void> {
  await acknowledge(interaction, 'private', bot.callbacks);
  await learnLanguage(interaction, bot);
  const command = commands.find(({ data }) => data.name === interaction.commandName);
  const isKnown = command !== undefined && interaction.options.data.every(isSound);
  if (!isKnown) return tellPrivately(interaction, wordsOf(interaction).refusal({ code: 'unknown-component' }));
  await command.execute(interaction, bot);
}

/** Whether an option's value has its type. Discord checks that; the bot need not trust it. */
function isSound({ type, value, options = [] }: CommandInteractionOption): boolean {
  if (type === ApplicationCommandOptionType.String && typeof value !== 'string') return false;
  return options.every(isSound);
}

async function press(interaction: PressInteraction, bot: Bot, panels: OwnPanels, looks: Looks): Promise<void> {
  const id = readCustomId(interaction.customId);
  const form = id && FORMS.get(id.verb);
  if (form) {
    // Read once: a store that hangs takes most of the time there is.
    const settings = await learnLanguage(interaction, bot);
    const opened = await form.open({ id, words: wordsOf(interaction), user: interaction.user.id, settings }, bot);
    if (opened) return openForm(interaction, opened, bot.callbacks);
  }
  const component = id && COMPONENTS.get(id.verb);
  await acknowledge(interaction, component?.answer ?? 'private', bot.callbacks);
  await learnLanguage(interaction, bot);
  const words = wordsOf(interaction);
  if (!component) return tellPrivately(interaction, words.refusal({ code: 'unknown-component' }));
  const values = interaction.isStringSelectMenu() ? interaction.values : [id.argument];
  const run = () => component.run({ interaction, id, words, value: values[0] ?? '', values }, bot);
  const looker = lookerOf(interaction);
  const ended = panels.begun(interaction);
  try {
    await (looker === null ? run() : looks.inTurn(looker, run));
    if (id.table !== NO_TABLE) await panels.answered(interaction, id.table);
  } finally {
    ended();
  }
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
  const ticked = (prefix: string): readonly string[] | null => {
    const found = [...fields].filter(([name]) => name.startsWith(prefix));
    return found.length === 0 ? null : found.flatMap(([, field]) => ('values' in field ? [...field.values] : []));
  };
  await form.run({ interaction, id, words, typed, ticked }, bot);
}

async function complete(interaction: Interaction, bot: Bot, commands: readonly Command[]): Promise<void> {
  if (!interaction.isAutocomplete()) return;
  const command = commands.find(({ data }) => data.name === interaction.commandName);
  try {
    // Only a text can be typed.
    if (!interaction.inGuild() || typeof interaction.options.getFocused() !== 'string') return;
    await learnLanguage(interaction as Completion, bot);
    await command?.complete?.(interaction as Completion, bot);
  } finally {
    // Without suggestions the client must not wait for any.
    if (!interaction.responded) await interaction.respond([]);
  }
}

const sceneOf = ({ channelId, channel, appPermissions }: Answerable): ChannelAccess => ({
  channel: channelId,
  inThread: channel?.isThread() ?? false,
  may: appPermissions,
});

/**
 * What the log says of an interaction, to find a cause: the place, and the command or kind of button. It leaves out the user and the rest
 * of the custom id, which may name a secret gift.
 */
function aboutOf(interaction: Interaction): Where {
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

/** Tells the player about an error, with the log's reference; what was saved stays saved. */
async function guarded(interaction: Answerable, { bot, metrics }: Desk, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (error instanceof NotAcknowledged) throw error;
    const reference = randomUUID().slice(0, 8);
    const trouble = troubleOf(error, sceneOf(interaction), reference);
    // Players read the same for both, since they can do nothing else. Operators have to mend only one.
    const isTheirs = trouble.code === 'internal' && isOfDiscord(error);
    metrics.troubles.inc({ code: isTheirs ? 'discord' : trouble.code });
    const isRefusal = error instanceof RenderError && error.isRefusal;
    bot.log[isRefusal ? 'warn' : 'error']({ error, reference, trouble: trouble.code }, 'an interaction failed');
    await tellRefusal(interaction, wordsOf(interaction), trouble);
  }
}
