import type {
  APIModalInteractionResponseCallbackData,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { PersonalSettings } from '../game/people/personal-settings.ts';
import type { Bot } from './bot.ts';
import type { CustomId } from './interaction/custom-id.ts';
import type { PressVerb } from './interaction/ids.ts';
import type { AnswerKind, Asker, Completion, PressInteraction, Sent, Slash } from './interaction/kinds.ts';

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
  readonly verb: PressVerb;
  readonly answer: AnswerKind;
  /** Whether it also works under a direct message, where there is no server. */
  readonly isDirect?: boolean;
  /** Runs acknowledged. */
  run(press: Press, bot: Bot): Promise<void>;
}

/** A form that was filled in, with what it says of itself checked. */
export interface Filled extends Asker {
  readonly interaction: Sent;
  readonly id: CustomId;
  /** What was typed, without blanks around it; '' for nothing, and for a field that the form has not. */
  typed(field: string): string;
  /** All that was ticked in the fields whose ids begin so; null where the form has none. */
  ticked(prefix: string): readonly string[] | null;
}

type ModalForm = APIModalInteractionResponseCallbackData;

/** A press that is not answered yet. */
export interface PressOpening extends Pick<Press, 'id' | 'words'> {
  readonly user: string;
  readonly settings: PersonalSettings;
}

/** What a button opens to type into or to tick. Both have the same custom id. */
export interface FormComponent {
  readonly verb: PressVerb;
  /**
   * Null where there is no such form: the component of the same verb answers then. Within Discord's three seconds: nothing is answered
   * before it.
   */
  open(press: PressOpening, bot: Bot): Promise<ModalForm | null> | ModalForm | null;
  /** Runs acknowledged. */
  run(filled: Filled, bot: Bot): Promise<void>;
}

/** Data and one function. It runs acknowledged, and lets what it cannot handle be thrown to the dispatcher. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(interaction: Slash, bot: Bot): Promise<void>;
  complete?(interaction: Completion, bot: Bot): Promise<void>;
}
