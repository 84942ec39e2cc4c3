import type { MessageCreateOptions } from 'discord.js';

/** A line beside the table's message. */
export type Notice = Pick<MessageCreateOptions, 'content' | 'components'>;

export interface SayHow {
  /** The people that it pings. */
  readonly asked?: readonly string[];
  /** The message of the line that it replaces, if that still has its buttons. */
  readonly instead?: string;
  /** Whether it ends the call of the asked player. */
  readonly endsCall?: boolean;
}

export interface CallHow {
  readonly asked: readonly string[];
  readonly channel?: string;
  readonly key: string;
}
