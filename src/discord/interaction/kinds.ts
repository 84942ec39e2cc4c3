import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  GuildMember,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Words } from '../words/index.ts';

/** What users send from a server; commands and components get nothing else. */

export type PressInteraction = ButtonInteraction<'cached' | 'raw'> | StringSelectMenuInteraction<'cached' | 'raw'>;
export type Slash = ChatInputCommandInteraction<'cached' | 'raw'>;
/** A user types an option and wants suggestions. */
export type Completion = AutocompleteInteraction<'cached' | 'raw'>;

/** A modal that a press opened, filled in. */
export type Sent = ModalSubmitInteraction<'cached' | 'raw'> & { readonly channelId: string };

export type Answerable = PressInteraction | Slash | Sent;

/** The acting member of the server; null if Discord did not send them. */
export const memberOf = (interaction: Answerable): GuildMember | null =>
  interaction.inCachedGuild() ? interaction.member : null;

/** The interaction to answer, and its language. */
export interface Asker {
  readonly interaction: Answerable;
  readonly words: Words;
}

/** `private`: a panel for the presser; a press on a panel changes it. `in-place`: changes the message with the pressed component. */
export type AnswerKind = 'private' | 'in-place';
