import { attachmentLink } from './links.ts';
import { mediaOf } from './validate-components.ts';
import { attachmentName, embedMedia, FLAGS } from './validate-message.ts';
import { iso, userWire, type Wire } from './wire.ts';
import type { Attachment, Component, Message, World } from './world.ts';

/** The world, and the origin of links. */
export interface Scene {
  world: World;
  /** `http://127.0.0.1:PORT` */
  origin: string;
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

/** `bot` is also the application's id, which signs answers to interactions as their webhook. */
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
    // Files that embeds or components show are not listed again (documented under the message object).
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
  // Modals keep the interaction that opened them; the playground knows only its kind.
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

/** Values that a component has by default. */
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

export const isLoading = (message: Message): boolean => (message.flags & FLAGS.loading) !== 0;
