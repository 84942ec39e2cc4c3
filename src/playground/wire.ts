import { attachmentLink } from './links.ts';
import { channelPermissions } from './permissions.ts';
import { timeOf } from './snowflake.ts';
import { mediaOf } from './validate-components.ts';
import { attachmentName, embedMedia, FLAGS } from './validate-message.ts';
import type { Attachment, Channel, Command, Component, Emoji, Guild, Message, Role, User, World } from './world.ts';

/** The shapes of API v10, made from the world. */

export type Wire = Record<string, unknown>;

export const iso = (time: number): string => new Date(time).toISOString();

/** `world` and where its links lead. */
export interface Scene {
  world: World;
  /** `http://127.0.0.1:PORT` */
  origin: string;
}

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

/** A member without its user, as `resolved` has it. */
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

/** A guild as REST answers it; GUILD_CREATE adds to it. */
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

/** With `Guilds` alone a bot is sent its own member, not the others. */
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

export function attachmentWire({ world, origin }: Scene, channel: string, file: Attachment, ephemeral: boolean): Wire {
  const url = attachmentLink(world, origin, channel, file.id, file.filename);
  return {
    id: file.id,
    filename: file.filename,
    size: file.size,
    url,
    proxy_url: url,
    ...(file.contentType && { content_type: file.contentType }),
    ...(file.width !== null && { width: file.width, height: file.height }),
    ...(file.description && { description: file.description }),
    ...(file.title && { title: file.title }),
    ...(ephemeral && { ephemeral: true }),
  };
}

/** `bot` is the application's id too, which signs answers to interactions as their webhook. */
export function messageWire(scene: Scene, message: Message, bot: string, deep = true): Wire {
  const { world } = scene;
  const user = (id: string) => userWire(world.users.get(id)!);
  const shown = [...mediaOf(message.components), ...embedMedia(message.embeds)].map(({ url }) => attachmentName(url));
  const guild = world.channels.get(message.channel)?.guild;
  const replied = message.replyTo === null ? undefined : world.messages.get(message.replyTo);
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: user(message.author),
    content: message.content,
    mentions: message.mentions.map(user),
    mention_roles: message.mentionRoles,
    mention_everyone: message.mentionEveryone,
    // What embeds or components show is not listed a second time (documented under the message object).
    attachments: message.attachments
      .filter(({ filename }) => !shown.includes(filename))
      .map((file) => attachmentWire(scene, message.channel, file, message.reader !== null)),
    embeds: message.embeds.map((embed) => embedWire(scene, message, embed)),
    components: message.components.map((component) => componentWire(scene, message, component)),
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    flags: message.flags,
    pinned: message.pinned,
    tts: false,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.interaction && {
      application_id: bot,
      webhook_id: bot,
      interaction_metadata: metadataWire(world, message),
    }),
    ...(message.interaction?.command && {
      interaction: {
        id: message.interaction.id,
        type: message.interaction.type,
        name: message.interaction.command,
        user: user(message.interaction.user),
      },
    }),
    ...(message.replyTo !== null && {
      message_reference: { type: 0, channel_id: message.channel, message_id: message.replyTo, guild_id: guild },
      ...(deep && { referenced_message: replied ? messageWire(scene, replied, bot, false) : null }),
    }),
  };
}

function metadataWire(world: World, message: Message): Wire {
  const { id, type, user, command, source } = message.interaction!;
  const about = {
    id,
    type,
    user: userWire(world.users.get(user)!),
    authorizing_integration_owners: { '0': world.channels.get(message.channel)?.guild ?? '0' },
  };
  if (type === 2) return { ...about, name: command, command_type: 1 };
  if (type === 3) return { ...about, interacted_message_id: source ?? message.id };
  // Modals keep the interaction that opened them; of it only the bare kind is known here.
  return {
    ...about,
    triggering_interaction_metadata: {
      ...about,
      type: source ? 3 : 2,
      ...(source && { interacted_message_id: source }),
    },
  };
}

/** `attachment://name` becomes the file's own link; other links stay. */
function mediaWire({ world, origin }: Scene, message: Message, url: string): Wire {
  const file = message.attachments.find(({ filename }) => filename === attachmentName(url));
  if (!file) return { id: message.id, url, proxy_url: url };
  const link = attachmentLink(world, origin, message.channel, file.id, file.filename);
  return {
    id: file.id,
    url: link,
    proxy_url: link,
    attachment_id: file.id,
    width: file.width,
    height: file.height,
    content_type: file.contentType,
  };
}

const withoutNulls = (thing: Wire): Wire =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value != null));

function embedWire(scene: Scene, message: Message, embed: Wire): Wire {
  const wire = withoutNulls({ type: 'rich', ...embed });
  const picture = (part: 'image' | 'thumbnail') => {
    const url = (embed[part] as Wire | null | undefined)?.url;
    if (typeof url !== 'string') return {};
    const { id: _id, attachment_id: _attachment, ...media } = mediaWire(scene, message, url);
    return { [part]: withoutNulls(media) };
  };
  const icon = (part: 'footer' | 'author') => {
    const holder = embed[part] as Wire | null | undefined;
    if (!holder) return {};
    const url = holder.icon_url;
    return {
      [part]: withoutNulls({
        ...holder,
        ...(typeof url === 'string' && { icon_url: mediaWire(scene, message, url).url }),
      }),
    };
  };
  return { ...wire, ...picture('image'), ...picture('thumbnail'), ...icon('footer'), ...icon('author') };
}

/** What a component has even when it was not said. */
const DEFAULTS: Record<number, Wire> = {
  3: { min_values: 1, max_values: 1 },
  5: { min_values: 1, max_values: 1 },
  6: { min_values: 1, max_values: 1 },
  7: { min_values: 1, max_values: 1 },
  8: { min_values: 1, max_values: 1 },
  11: { spoiler: false },
  13: { spoiler: false },
  14: { divider: true, spacing: 1 },
  17: { spoiler: false },
};

function componentWire(scene: Scene, message: Message, component: Component): Wire {
  const media = (holder: unknown) => mediaWire(scene, message, (holder as { url: string }).url);
  const nested = (one: Component) => componentWire(scene, message, one);
  const wire: Wire = { ...DEFAULTS[component.type], ...withoutNulls(component) };
  if (component.type === 17) wire.accent_color = component.accent_color ?? null;
  if (component.type === 11)
    Object.assign(wire, { description: component.description ?? null, media: media(component.media) });
  if (component.type === 13) {
    const file = message.attachments.find(
      ({ filename }) => filename === attachmentName((component.file as { url: string }).url),
    );
    Object.assign(wire, { file: media(component.file), name: file?.filename ?? null, size: file?.size ?? null });
  }
  if (component.type === 12)
    wire.items = (component.items as Wire[]).map((item) => ({
      media: media(item.media),
      description: item.description ?? null,
      spoiler: item.spoiler ?? false,
    }));
  if (component.components) wire.components = component.components.map(nested);
  if (component.accessory) wire.accessory = nested(component.accessory);
  if (component.options) wire.options = component.options.map(withoutNulls);
  return wire;
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

export const isLoading = (message: Message): boolean => (message.flags & FLAGS.loading) !== 0;

export const createdAt = (id: string): string => iso(timeOf(id));
