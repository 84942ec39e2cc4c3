import type {
  APIModalInteractionResponseCallbackData,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { PersonalSettings } from '../game/people/personal-settings.ts';
import type { Bot } from './bot.ts';
import type { CustomId } from './interaction/custom-id.ts';
import type { PressVerb } from './interaction/ids.ts';
import type { AnswerKind, Asker, Completion, PressInteraction, Sent, Slash } from './interaction/kinds.ts';

/** A pressed button or menu with its checked custom id; `words` are in the user's language. */
export interface Press extends Asker {
  readonly interaction: PressInteraction;
  readonly id: CustomId;
  /** The choice in a menu; the argument of a button. */
  readonly value: string;
  /** All choices in a menu, maybe none; the argument of a button alone. */
  readonly values: readonly string[];
}

export interface Component {
  /** The second part of its custom ids. */
  readonly verb: PressVerb;
  readonly answer: AnswerKind;
  /** Whether it also works under a direct message, which has no server. */
  readonly isDirect?: boolean;
  /** Called after the acknowledgement. */
  run(press: Press, bot: Bot): Promise<void>;
}

/** A sent form with its checked custom id. */
export interface Filled extends Asker {
  readonly interaction: Sent;
  readonly id: CustomId;
  /** The typed text, without blanks around it; '' if empty or if the form has no such field. */
  typed(field: string): string;
  /** All ticked values of the fields with this prefix; null if the form has none. */
  ticked(prefix: string): readonly string[] | null;
}

type ModalForm = APIModalInteractionResponseCallbackData;

/** A press without an answer yet. */
export interface PressOpening extends Pick<Press, 'id' | 'words'> {
  readonly user: string;
  readonly settings: PersonalSettings;
}

/** A form for typing or ticking, which a button opens. Both have the same custom id. */
export interface FormComponent {
  readonly verb: PressVerb;
  /**
   * Null if there is no form: then the component of this verb answers. It must end within Discord's three seconds, since nothing is
   * answered before it.
   */
  open(press: PressOpening, bot: Bot): Promise<ModalForm | null> | ModalForm | null;
  /** Called after the acknowledgement. */
  run(filled: Filled, bot: Bot): Promise<void>;
}

/** Data and a function. It runs after the acknowledgement, and throws what it cannot handle to the dispatcher. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(interaction: Slash, bot: Bot): Promise<void>;
  complete?(interaction: Completion, bot: Bot): Promise<void>;
}
