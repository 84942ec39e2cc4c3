import { channelPermissions } from './permissions.ts';
import type { Channel, Command, Emoji, Guild, Role, User, World } from './world.ts';

/** The shapes of API v10, made from the world. */

export type Wire = Record<string, unknown>;

export const iso = (time: number): string => new Date(time).toISOString();

export const userWire = (user: User): Wire => ({
  id: user.id,
  username: user.username,
  discriminator: '0',
  global_name: user.displayName,
  avatar: null,
  banner: null,
  accent_color: Number.parseInt(user.color.slice(1), 16),
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
  public_flags: 0,
  flags: 0,
  ...(user.bot && { bot: true }),
});

export const roleWire = (role: Role): Wire => ({
  id: role.id,
  name: role.name,
  permissions: role.permissions,
  position: role.position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: role.bot !== undefined,
  mentionable: role.mentionable,
  icon: null,
  unicode_emoji: null,
  flags: 0,
  ...(role.bot && { tags: { bot_id: role.bot } }),
});

export function memberWire(world: World, guild: Guild, user: string): Wire {
  const member = guild.members[user];
  return {
    ...partialMember(guild, user),
    user: userWire(world.users.get(user)!),
    mute: false,
    deaf: false,
    joined_at: iso(member?.joinedAt ?? 0),
  };
}

/** A member without its user, in the form of `resolved`. */
export const partialMember = (guild: Guild, user: string): Wire => ({
  avatar: null,
  banner: null,
  nick: null,
  roles: guild.members[user]?.roles ?? [],
  joined_at: iso(guild.members[user]?.joinedAt ?? 0),
  premium_since: null,
  communication_disabled_until: null,
  pending: false,
  flags: 0,
});

export function channelWire(channel: Channel): Wire {
  const base = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guild,
    // No channel of a server has an application; Discord's documentation allows null.
    application_id: null,
    name: channel.name,
    flags: 0,
    last_message_id: channel.lastMessage,
    rate_limit_per_user: 0,
  };
  if (!channel.thread)
    return {
      ...base,
      parent_id: null,
      topic: channel.topic,
      position: channel.position,
      permission_overwrites: channel.overwrites,
      nsfw: false,
    };
  const { thread } = channel;
  return {
    ...base,
    parent_id: thread.parent,
    owner_id: thread.owner,
    message_count: thread.messages,
    total_message_sent: thread.messages,
    member_count: thread.members.length,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: iso(thread.archivedAt),
      create_timestamp: iso(thread.createdAt),
    },
  };
}

export const threadMemberWire = (channel: Channel, user: string): Wire => ({
  id: channel.id,
  user_id: user,
  join_timestamp: iso(channel.thread?.createdAt ?? 0),
  flags: 0,
});

/** A guild in REST answers; GUILD_CREATE adds to it. */
export const guildWire = (guild: Guild): Wire => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  features: [],
  banner: null,
  owner_id: guild.owner,
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  roles: guild.roles.map(roleWire),
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  preferred_locale: guild.locale,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: 0,
  emojis: [],
  stickers: [],
  incidents_data: null,
});

/** With the intent `Guilds` alone a bot gets its own member only. */
export function guildCreateWire(world: World, guild: Guild, bot: string): Wire {
  const channels = world.channelsOf(guild.id);
  const open = channels.filter(({ thread }) => thread && !thread.archived);
  return {
    ...guildWire(guild),
    joined_at: iso(guild.members[bot]?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: Object.keys(guild.members).length,
    members: [memberWire(world, guild, bot)],
    channels: channels.filter(({ thread }) => !thread).map(channelWire),
    threads: open
      .filter((channel) => channelPermissions(world, channel, bot) !== 0n)
      .map((channel) => ({
        ...channelWire(channel),
        ...(channel.thread?.members.includes(bot) && { member: threadMemberWire(channel, bot) }),
      })),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export const commandWire = (bot: string, command: Command): Wire => {
  const { guild, ...rest } = command;
  return { application_id: bot, ...rest, ...(guild !== null && { guild_id: guild }) };
};

export const emojiWire = (world: World, emoji: Emoji, bot: string): Wire => ({
  id: emoji.id,
  name: emoji.name,
  user: userWire(world.users.get(bot)!),
  roles: [],
  require_colons: true,
  managed: false,
  animated: emoji.animated,
  available: true,
});
