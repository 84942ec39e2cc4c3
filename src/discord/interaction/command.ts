import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Bot } from '../bot.ts';

/** A slash command used in a server; nothing else reaches a command. */
export type Slash = ChatInputCommandInteraction<'cached' | 'raw'>;
export type Completion = AutocompleteInteraction<'cached' | 'raw'>;

/** Data and one function. It acknowledges first, and lets what it cannot handle be thrown to the dispatcher. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(interaction: Slash, bot: Bot): Promise<void>;
  complete?(interaction: Completion, bot: Bot): Promise<void>;
}
