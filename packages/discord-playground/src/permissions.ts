import { ApiError } from './api-error.ts';
import type { Channel, Guild, World } from './world.ts';

/** The bits that the playground checks. Source: Discord's documentation, Permissions. */
export const PERMISSIONS = {
  KickMembers: 1n << 1n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  ManageRoles: 1n << 28n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  PinMessages: 1n << 51n,
} as const;

export type Permission = keyof typeof PERMISSIONS;

const ALL = Object.values(PERMISSIONS).reduce((sum, bit) => sum | bit, 0n);

export const bits = (...names: Permission[]): bigint => names.reduce((sum, name) => sum | PERMISSIONS[name], 0n);

export function guildPermissions(guild: Guild, user: string): bigint {
  if (guild.owner === user) return ALL;
  const mine = [guild.id, ...(guild.members[user]?.roles ?? [])];
  const sum = guild.roles
    .filter((role) => mine.includes(role.id))
    .reduce((all, role) => all | BigInt(role.permissions), 0n);
  return sum & PERMISSIONS.Administrator ? ALL : sum;
}

/** A thread has its parent's overwrites; without ViewChannel nothing else counts. */
export function channelPermissions(world: World, channel: Channel, user: string): bigint {
  const guild = world.guilds.get(channel.guild);
  if (!guild?.members[user]) return 0n;
  const base = guildPermissions(guild, user);
  if (base & PERMISSIONS.Administrator || guild.owner === user) return ALL;

  const { overwrites } = channel.thread ? (world.channels.get(channel.thread.parent) ?? channel) : channel;
  const apply = (sum: bigint, those: typeof overwrites): bigint =>
    (sum & ~those.reduce((deny, o) => deny | BigInt(o.deny), 0n)) |
    those.reduce((allow, o) => allow | BigInt(o.allow), 0n);
  const roles = guild.members[user].roles;
  let sum = apply(
    base,
    overwrites.filter((o) => o.id === guild.id),
  );
  sum = apply(
    sum,
    overwrites.filter((o) => o.type === 0 && roles.includes(o.id)),
  );
  sum = apply(
    sum,
    overwrites.filter((o) => o.type === 1 && o.id === user),
  );
  return sum & PERMISSIONS.ViewChannel ? sum : 0n;
}

export const may = (world: World, channel: Channel, user: string, name: Permission): boolean =>
  (channelPermissions(world, channel, user) & PERMISSIONS[name]) !== 0n;

/** Sending has its own bit in threads; SendMessages has no effect there. */
export const sendingIn = (channel: Channel): Permission => (channel.thread ? 'SendMessagesInThreads' : 'SendMessages');

/** Throws 50001 if the user cannot see the channel, else 50013 for the first missing permission. */
export function demand(world: World, channel: Channel, user: string, ...names: Permission[]): void {
  if (!may(world, channel, user, 'ViewChannel')) throw new ApiError(50001);
  if (names.some((name) => !may(world, channel, user, name))) throw new ApiError(50013);
}
