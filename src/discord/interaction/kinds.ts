import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  GuildMember,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Words } from '../words/index.ts';

/** What somebody can use in a server; nothing else reaches a command or component. */

export type PressInteraction = ButtonInteraction<'cached' | 'raw'> | StringSelectMenuInteraction<'cached' | 'raw'>;
export type Slash = ChatInputCommandInteraction<'cached' | 'raw'>;
/** Somebody types an option of a command, and is suggested how it may go on. */
export type Completion = AutocompleteInteraction<'cached' | 'raw'>;

/** A form that a press opened, filled in. */
export type Sent = ModalSubmitInteraction<'cached' | 'raw'> & { readonly channelId: string };

/** What is acknowledged and then answered. */
export type Answerable = PressInteraction | Slash | Sent;

/** Who acts, as a member of the server; null where that is not known. */
export const memberOf = (interaction: Answerable): GuildMember | null =>
  interaction.inCachedGuild() ? interaction.member : null;

/** Who is answered, and in which language. */
export interface Asker {
  readonly interaction: Answerable;
  readonly words: Words;
}

/**
 * `private`: by a panel of the presser's own, which is made, or changed if the press came from it. `in-place`: by a change of
 * the message that carries what was pressed.
 */
export type AnswerKind = 'private' | 'in-place';
