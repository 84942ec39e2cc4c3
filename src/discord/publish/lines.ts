import type { MessageCreateOptions } from 'discord.js';

/** A line beside the message that shows a table. */
export type Notice = Pick<MessageCreateOptions, 'content' | 'components'>;

export interface SayHow {
  /** Whom it notifies. */
  readonly asked?: readonly string[];
  /** The line that it replaces, by its message, if that still stands with its buttons. */
  readonly instead?: string;
  /** Whoever was called is called no more. */
  readonly endsCall?: boolean;
}

export interface CallHow {
  readonly asked: readonly string[];
  readonly channel?: string;
  readonly key: string;
}
