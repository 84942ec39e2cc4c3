import {
  type ButtonInteraction,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  InteractionResponseType,
  MessageFlags,
  PermissionFlagsBits,
  type REST,
  RESTJSONErrorCodes,
  Routes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { StoreUnavailable } from '../../game/ports.ts';
import type { Refusal } from '../../game/result.ts';
import type { Bot } from '../bot.ts';
import { TRIES } from '../client.ts';
import { type Trouble, type Words, wordsFor } from '../words/index.ts';
import type { Completion, Slash } from './command.ts';
import type { CustomId } from './custom-id.ts';

export type PressInteraction = ButtonInteraction<'cached' | 'raw'> | StringSelectMenuInteraction<'cached' | 'raw'>;

/** A button or menu that was used, with what it says of itself checked. */
export interface Press {
  readonly interaction: PressInteraction;
  readonly id: CustomId;
  /** In the presser's language. */
  readonly words: Words;
  /** What was chosen in a menu; for a button its argument. */
  readonly value: string;
  /** All that was chosen in a menu, which may be nothing; for a button its argument alone. */
  readonly values: readonly string[];
}

export interface Component {
  /** The second part of its custom ids. */
  readonly verb: string;
  /**
   * `private`: by a panel of the presser's own, which is made, or changed if the press came from it. `here`: by a change of
   * the message that carries it.
   */
  readonly answer: 'private' | 'here';
  /** Runs acknowledged. */
  run(press: Press, bot: Bot): Promise<void>;
}

export type Answerable = PressInteraction | Slash;

/** The first response is gone: too late (10062), or somebody else has given it (40060). */
export class NotAcknowledged extends Error {
  override readonly name = 'NotAcknowledged';
}

/**
 * Answers Discord before anything else is done. Throws `NotAcknowledged` where nothing may follow, so that a press whose
 * answer nobody would see changes nothing.
 */
export async function acknowledge(
  interaction: Answerable,
  answer: Component['answer'],
  callbacks: REST,
): Promise<void> {
  const updates = interaction.isMessageComponent() && (answer === 'here' || isPrivate(interaction));
  const body = updates
    ? { type: InteractionResponseType.DeferredMessageUpdate }
    : {
        type: InteractionResponseType.DeferredChannelMessageWithSource,
        data: { flags: MessageFlags.Ephemeral },
      };
  await callBack(callbacks, interaction, body);
  // As discord.js notes it where it sends the callback itself.
  interaction.deferred = true;
  if (!updates) interaction.ephemeral = true;
}

/** Not by discord.js's own retries: they cannot tell an answer of ours that arrived from one by somebody else. */
async function callBack(callbacks: REST, { id, token }: Answerable, body: object): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await callbacks.post(Routes.interactionCallback(id, token), { body, auth: false });
      return;
    } catch (error) {
      if (error instanceof DiscordAPIError) {
        const isTaken = error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
        // The try before had arrived, and Discord's word of it was lost.
        if (isTaken && attempt > 1) return;
        if (isTaken || error.code === RESTJSONErrorCodes.UnknownInteraction) throw new NotAcknowledged(error.message);
        throw error;
      }
      if (attempt === TRIES) throw error;
    }
  }
}

/** Whether the component pressed stands in a message that only the presser sees. */
const isPrivate = (interaction: PressInteraction): boolean => interaction.message.flags.has(MessageFlags.Ephemeral);

export type PanelContent = Required<Pick<InteractionEditReplyOptions, 'content'>> &
  Pick<InteractionEditReplyOptions, 'files' | 'components'>;

/** Shows a panel in place of whatever the private message held, pictures and buttons included. */
export async function showPanel(interaction: Answerable, { content, files, components }: PanelContent): Promise<void> {
  await interaction.editReply({
    content,
    components: components ?? [],
    ...(files?.length ? { files } : { attachments: [] }),
    allowedMentions: { parse: [] },
  });
}

/** One sentence for the presser alone; whatever is on the screen stays. */
export async function tellPrivately(interaction: Answerable, content: string): Promise<void> {
  const whole = { content, allowedMentions: { parse: [] } };
  if (!interaction.deferred && !interaction.replied) {
    await interaction.reply({ ...whole, flags: MessageFlags.Ephemeral });
  } else if (interaction.isMessageComponent() && !interaction.ephemeral) {
    await interaction.followUp({ ...whole, flags: MessageFlags.Ephemeral });
  } else {
    await showPanel(interaction, { content });
  }
}

export const tellRefusal = (interaction: Answerable, words: Words, why: Refusal | Trouble): Promise<void> =>
  tellPrivately(interaction, words.refusal(why));

/** Whether somebody may manage the server, at the time of this interaction: it may have been taken from them since the last. */
export const mayManage = ({ memberPermissions }: Answerable): boolean =>
  memberPermissions.has(PermissionFlagsBits.ManageGuild);

/** In the language of the one who acts. */
export const wordsOf = (interaction: Answerable | Completion): Words => wordsFor(interaction.locale);

/** In the language that the server has chosen in Discord. */
export const ownWords = ({ client }: Pick<Bot, 'client'>, guild: string): Words =>
  wordsFor(client.guilds.cache.get(guild)?.preferredLocale);

/**
 * For what everybody reads: in the language that the server has set, else in its own. Where the settings cannot be read it
 * is its own, too: for want of them no game stays unseen.
 */
export async function publicWords(bot: Pick<Bot, 'client' | 'servers' | 'log'>, guild: string): Promise<Words> {
  try {
    const { language } = await bot.servers.settings(guild);
    return language === 'server' ? ownWords(bot, guild) : wordsFor(language);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    bot.log.warn({ guild, error }, 'the language of a server could not be read');
    return ownWords(bot, guild);
  }
}
