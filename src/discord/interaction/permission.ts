import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Permission } from '../words/index.ts';
import type { Answerable, Completion } from './kinds.ts';

/** Permissions for a game in any place. */
const NEEDED: readonly Permission[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];

/** Additional permissions in a channel, in an existing thread, and for a new thread. `SendMessages` has no effect in threads. */
const NEEDED_IN = {
  channel: ['SendMessages'],
  thread: ['SendMessagesInThreads'],
  'new-thread': ['CreatePublicThreads', 'SendMessagesInThreads'],
} as const satisfies Record<string, readonly Permission[]>;
export type PermissionGround = keyof typeof NEEDED_IN;

/** The bot's missing permissions; all of them for null, if Discord does not say which are missing. */
export function missingPermissions(
  has: Readonly<PermissionsBitField> | null,
  ground: PermissionGround = 'channel',
): Permission[] {
  return [...NEEDED, ...NEEDED_IN[ground]].filter((permission) => !has?.has(permission));
}

/** Whether the user may manage the server now; they may have lost the permission since their last press. */
export const mayManage = ({ memberPermissions }: Answerable | Completion): boolean =>
  memberPermissions.has(PermissionFlagsBits.ManageGuild);
