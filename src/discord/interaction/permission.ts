import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Permission } from '../words/index.ts';
import type { Answerable, Completion } from './kinds.ts';

/** What a game needs wherever it is played. */
const NEEDED: readonly Permission[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];

/** And where: in a channel, in the thread one stands in, in one that is made in the channel. `SendMessages` has no effect in threads. */
const NEEDED_IN = {
  channel: ['SendMessages'],
  thread: ['SendMessagesInThreads'],
  'new-thread': ['CreatePublicThreads', 'SendMessagesInThreads'],
} as const satisfies Record<string, readonly Permission[]>;
export type PermissionGround = keyof typeof NEEDED_IN;

/** What the bot lacks in a channel; with null everything it needs, for where Discord does not say what is missing. */
export function missingPermissions(
  has: Readonly<PermissionsBitField> | null,
  ground: PermissionGround = 'channel',
): Permission[] {
  return [...NEEDED, ...NEEDED_IN[ground]].filter((permission) => !has?.has(permission));
}

/** Whether somebody may manage the server, at the time of this interaction: it may have been taken from them since the last. */
export const mayManage = ({ memberPermissions }: Answerable | Completion): boolean =>
  memberPermissions.has(PermissionFlagsBits.ManageGuild);
