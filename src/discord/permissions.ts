import type { PermissionsBitField } from 'discord.js';
import type { Permission } from './words/index.ts';

/** What a game needs where it is played; `SendMessages` has no effect in threads. */
const NEEDED: readonly Permission[] = ['ViewChannel', 'AttachFiles', 'ReadMessageHistory'];

/** What the bot lacks in a channel; with null everything it needs, for where Discord does not say what is missing. */
export function missingPermissions(has: Readonly<PermissionsBitField> | null, inThread = false): Permission[] {
  const needed: Permission[] = [...NEEDED, inThread ? 'SendMessagesInThreads' : 'SendMessages'];
  return needed.filter((permission) => !has?.has(permission));
}
