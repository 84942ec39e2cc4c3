import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { byAge, createSnowflakes } from './snowflake.ts';
import type { Store } from './store.ts';

/** The state of the toy network as plain data; `wire.ts` makes the wire shapes. */

export interface User {
  id: string;
  username: string;
  displayName: string;
  bot: boolean;
  /** `#rrggbb` of the generated avatar. */
  color: string;
  locale: string;
}

export interface Role {
  /** The role with the guild's own id is `@everyone`. */
  id: string;
  guild: string;
  name: string;
  /** Permission bits, decimal. */
  permissions: string;
  position: number;
  mentionable: boolean;
  /** The bot that this role belongs to. */
  bot?: string;
}

export interface Guild {
  id: string;
  name: string;
  owner: string;
  locale: string;
  roles: Role[];
  members: Record<string, { roles: string[]; joinedAt: number }>;
}

export interface Overwrite {
  id: string;
  /** 0 role, 1 member. */
  type: 0 | 1;
  allow: string;
  deny: string;
}

export interface Channel {
  id: string;
  guild: string;
  /** 0 text, 2 voice, 5 announcements; threads: 10 of announcements, 11 public, 12 private. */
  type: 0 | 2 | 5 | 10 | 11 | 12;
  name: string;
  topic: string | null;
  position: number;
  overwrites: Overwrite[];
  lastMessage: string | null;
  thread: Thread | null;
}

export interface Thread {
  parent: string;
  owner: string;
  archived: boolean;
  locked: boolean;
  /** Minutes. */
  autoArchive: number;
  archivedAt: number;
  createdAt: number;
  members: string[];
  messages: number;
}

export interface Attachment {
  id: string;
  filename: string;
  description: string | null;
  title: string | null;
  contentType: string | null;
  size: number;
  width: number | null;
  height: number | null;
}

/** A received and checked component; media still say `attachment://name`. */
export interface Component {
  type: number;
  id?: number;
  custom_id?: string;
  disabled?: boolean;
  components?: Component[];
  component?: Component;
  accessory?: Component;
  options?: { label: string; value: string; [field: string]: unknown }[];
  [field: string]: unknown;
}

export interface Message {
  id: string;
  channel: string;
  author: string;
  /** 0 default, 18 thread created, 20 answer to a command, 23 to a menu; 21 thread starter. */
  type: number;
  content: string;
  embeds: Record<string, unknown>[];
  attachments: Attachment[];
  components: Component[];
  flags: number;
  createdAt: number;
  editedAt: number | null;
  mentions: string[];
  mentionRoles: string[];
  mentionEveryone: boolean;
  pinned: boolean;
  nonce: string | number | null;
  replyTo: string | null;
  /** The only user who sees it, if it is ephemeral. */
  reader: string | null;
  /** The interaction it answers. */
  interaction: { id: string; type: number; user: string; command: string | null; source: string | null } | null;
}

export interface Command {
  id: string;
  version: string;
  /** `null` is global. */
  guild: string | null;
  type: number;
  name: string;
  [field: string]: unknown;
}

export interface Emoji {
  id: string;
  name: string;
  animated: boolean;
}

export type Change = 'created' | 'updated' | 'deleted';

export type WorldEvent =
  | { kind: 'message'; change: Change; message: Message }
  | { kind: 'channel'; change: Change; channel: Channel }
  | { kind: 'guild'; change: Change; guild: Guild }
  | { kind: 'thread-joined'; channel: Channel; user: string }
  | { kind: 'commands' | 'users' | 'bot' }
  | { kind: 'typing'; channel: Channel; user: string }
  | { kind: 'pings'; message: Message; users: string[] }
  | { kind: 'pins'; channel: Channel };

/** Holds the state, saves each change at once, and tells the listeners. */
export class World {
  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  readonly messages: Map<string, Message>;
  readonly commands: Map<string, Command>;
  readonly emojis: Map<string, Emoji>;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Signs attachment links. */
  readonly secret: string;
  #listeners = new Set<(event: WorldEvent) => void>();

  constructor(store: Store, clock: Clock) {
    const load = <T extends { id: string }>(kind: string): Map<string, T> =>
      new Map(
        store
          .all<T>(kind)
          .sort(byAge)
          .map((thing) => [thing.id, thing]),
      );
    this.store = store;
    this.clock = clock;
    this.users = load('user');
    this.guilds = load('guild');
    this.channels = load('channel');
    this.messages = load('message');
    this.commands = load('command');
    this.emojis = load('emoji');

    const ids = [this.users, this.guilds, this.channels, this.messages, this.commands, this.emojis].flatMap((map) => [
      ...map.keys(),
    ]);
    const attachments = [...this.messages.values()].flatMap((message) => message.attachments.map(({ id }) => id));
    const highest = [...ids, ...attachments].reduce((high, id) => (BigInt(id) > BigInt(high) ? id : high), '0');
    this.newId = createSnowflakes(() => clock.now(), highest);

    const kept = store.all<string>('secret')[0];
    this.secret = kept ?? randomBytes(32).toString('hex');
    if (!kept) store.put('secret', 'links', this.secret);
  }

  listen(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(event: WorldEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  saveUser(user: User): void {
    this.users.set(user.id, user);
    this.store.put('user', user.id, user);
    this.tell({ kind: 'users' });
  }

  saveGuild(guild: Guild): void {
    const change = this.guilds.has(guild.id) ? 'updated' : 'created';
    this.guilds.set(guild.id, guild);
    this.store.put('guild', guild.id, guild);
    this.tell({ kind: 'guild', change, guild });
  }

  /** Removes a guild with everything in it. */
  removeGuild(guild: Guild): void {
    for (const channel of this.channelsOf(guild.id)) this.#forgetChannel(channel);
    this.guilds.delete(guild.id);
    this.store.remove('guild', guild.id);
    this.tell({ kind: 'guild', change: 'deleted', guild });
  }

  saveChannel(channel: Channel, quietly = false): void {
    const change = this.channels.has(channel.id) ? 'updated' : 'created';
    this.channels.set(channel.id, channel);
    this.store.put('channel', channel.id, channel);
    if (!quietly) this.tell({ kind: 'channel', change, channel });
  }

  /** Removes a channel with its threads. */
  removeChannel(channel: Channel): void {
    for (const thread of this.channels.values()) if (thread.thread?.parent === channel.id) this.removeChannel(thread);
    this.#forgetChannel(channel);
    this.tell({ kind: 'channel', change: 'deleted', channel });
  }

  saveMessage(message: Message): void {
    const change = this.messages.has(message.id) ? 'updated' : 'created';
    this.messages.set(message.id, message);
    this.store.put('message', message.id, message);
    this.tell({ kind: 'message', change, message });
  }

  removeMessage(message: Message): void {
    this.#forgetMessage(message);
    this.tell({ kind: 'message', change: 'deleted', message });
  }

  saveCommand(command: Command): void {
    this.commands.set(command.id, command);
    this.store.put('command', command.id, command);
  }

  removeCommand(command: Command): void {
    this.commands.delete(command.id);
    this.store.remove('command', command.id);
  }

  saveEmoji(emoji: Emoji, image?: Uint8Array): void {
    this.emojis.set(emoji.id, emoji);
    this.store.put('emoji', emoji.id, emoji);
    if (image) this.store.putBytes(emoji.id, image);
  }

  removeEmoji(emoji: Emoji): void {
    this.emojis.delete(emoji.id);
    this.store.remove('emoji', emoji.id);
    this.store.removeBytes(emoji.id);
  }

  channelsOf(guild: string): Channel[] {
    return [...this.channels.values()].filter((channel) => channel.guild === guild);
  }

  /** Oldest first. */
  messagesOf(channel: string): Message[] {
    return [...this.messages.values()].filter((message) => message.channel === channel).sort(byAge);
  }

  #forgetChannel(channel: Channel): void {
    for (const message of this.messagesOf(channel.id)) this.#forgetMessage(message);
    this.channels.delete(channel.id);
    this.store.remove('channel', channel.id);
  }

  #forgetMessage(message: Message): void {
    this.messages.delete(message.id);
    this.store.remove('message', message.id);
    for (const { id } of message.attachments) this.store.removeBytes(id);
  }
}
