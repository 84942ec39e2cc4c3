import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Completion, Slash } from './kinds.ts';

/** Data and one function. It runs acknowledged, and lets what it cannot handle be thrown to the dispatcher. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(interaction: Slash, bot: Bot): Promise<void>;
  complete?(interaction: Completion, bot: Bot): Promise<void>;
}
