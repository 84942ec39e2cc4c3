import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Bot } from './bot.ts';
import type { CustomId } from './interaction/custom-id.ts';
import type { Verb } from './interaction/ids.ts';
import type { AnswerKind, Asker, Completion, PressInteraction, Slash } from './interaction/kinds.ts';

/** A button or menu that was used, with what it says of itself checked; `words` in the presser's language. */
export interface Press extends Asker {
  readonly interaction: PressInteraction;
  readonly id: CustomId;
  /** What was chosen in a menu; for a button its argument. */
  readonly value: string;
  /** All that was chosen in a menu, which may be nothing; for a button its argument alone. */
  readonly values: readonly string[];
}

export interface Component {
  /** The second part of its custom ids. */
  readonly verb: Verb;
  readonly answer: AnswerKind;
  /** Runs acknowledged. */
  run(press: Press, bot: Bot): Promise<void>;
}

/** Data and one function. It runs acknowledged, and lets what it cannot handle be thrown to the dispatcher. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(interaction: Slash, bot: Bot): Promise<void>;
  complete?(interaction: Completion, bot: Bot): Promise<void>;
}
