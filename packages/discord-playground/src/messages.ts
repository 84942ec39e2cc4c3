import { ApiError, found } from './api-error.ts';
import { invalidForm } from './form.ts';
import { mentionsIn, tellPings } from './mentions.ts';
import type { UploadedFile } from './multipart.ts';
import { demand, may, sendingIn } from './permissions.ts';
import { takeFiles } from './uploads.ts';
import { withIds } from './validate-components.ts';
import { checkDraft, checkSizes, FLAGS, type MessageBody } from './validate-message.ts';
import type { Channel, Component, Message, World } from './world.ts';

/** Makes, changes and removes messages. The routes decide what a request may ask for. */

export interface Posting {
  channel: Channel;
  author: string;
  body: MessageBody;
  files: readonly UploadedFile[];
  /** The flags that are allowed beyond those in the body. */
  reader?: string | null;
  interaction?: Message['interaction'];
  type?: number;
  /** The body's place in the request, for the path of errors. */
  at?: readonly PropertyKey[];
  /** The message that this one replaces: the placeholder of a deferred answer keeps its id. */
  loading?: boolean;
}

const POSTABLE = FLAGS.suppressEmbeds | FLAGS.silent | FLAGS.componentsV2;

/** Checks the flags of a body: a channel message cannot be ephemeral, and clients cannot set the server's own bits. */
export function checkFlags(flags: number, allowed: number, at: readonly PropertyKey[] = []): void {
  if (flags & ~allowed)
    throw invalidForm([
      {
        path: [...at, 'flags'],
        code: 'MESSAGE_FLAGS_INVALID',
        message: `Flags ${flags & ~allowed} cannot be set here (allowed: ${allowed}).`,
      },
    ]);
}

export function postMessage(world: World, posting: Posting): Message {
  const { channel, author, body, files, at = [] } = posting;
  const reader = posting.reader ?? null;
  checkFlags(body.flags ?? 0, POSTABLE | (posting.interaction ? FLAGS.ephemeral : 0), at);
  checkSizes(files);

  const attachments = takeFiles(world, body, files, [], at);
  const draft = {
    content: body.content ?? '',
    embeds: (body.embeds ?? []) as Record<string, unknown>[],
    components: (body.components ?? []) as Component[],
    attachments: attachments.map(({ attachment }) => attachment),
    flags: (body.flags ?? 0) | (reader === null ? 0 : FLAGS.ephemeral),
  };
  if (!posting.loading) checkDraft(draft, at);

  const replyTo = body.message_reference ? replyTarget(world, channel, author, body.message_reference) : null;
  const message: Message = {
    id: world.newId(),
    channel: channel.id,
    author,
    type: posting.type ?? (replyTo === null ? 0 : 19),
    ...draft,
    components: withIds(draft.components),
    flags: draft.flags | (posting.loading ? FLAGS.loading : 0),
    createdAt: world.clock.now(),
    editedAt: null,
    ...mentionsIn(world, channel, author, draft.content, draft.components, body.allowed_mentions),
    pinned: false,
    nonce: body.nonce ?? null,
    replyTo,
    reader,
    interaction: posting.interaction ?? null,
  };
  for (const { attachment, bytes } of attachments) if (bytes) world.store.putBytes(attachment.id, bytes);
  if (reader === null) noteLast(world, channel, message.id);
  world.saveMessage(message);
  tellPings(world, channel, message, body.allowed_mentions?.replied_user ?? true);
  return message;
}

/**
 * An edit keeps what its body leaves out. `attachments` lists all that stay, old ones by id; without a list new files are added. An edit
 * pings nobody, and neither adds nor removes EPHEMERAL.
 */
export function editMessage(
  world: World,
  message: Message,
  { body, files, at = [] }: { body: MessageBody; files: readonly UploadedFile[]; at?: readonly PropertyKey[] },
): Message {
  const channel = found(world.channels.get(message.channel), 10003);
  checkSizes(files);
  const asked = body.flags ?? message.flags & POSTABLE;
  checkFlags(asked, FLAGS.suppressEmbeds | FLAGS.componentsV2 | (message.flags & (FLAGS.ephemeral | FLAGS.silent)), at);
  if (message.flags & FLAGS.componentsV2 && !(asked & FLAGS.componentsV2))
    throw invalidForm([
      {
        path: [...at, 'flags'],
        code: 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
        message: 'IS_COMPONENTS_V2 cannot be taken away again',
      },
    ]);

  const attachments = takeFiles(world, body, files, message.attachments, at);
  const draft = {
    content: body.content === undefined ? message.content : (body.content ?? ''),
    embeds: body.embeds === undefined ? message.embeds : ((body.embeds ?? []) as Record<string, unknown>[]),
    components: body.components === undefined ? message.components : ((body.components ?? []) as Component[]),
    attachments: attachments.map(({ attachment }) => attachment),
    flags: asked,
  };
  checkDraft(draft, at);

  const kept = new Set(draft.attachments.map(({ id }) => id));
  for (const { id } of message.attachments) if (!kept.has(id)) world.store.removeBytes(id);
  for (const { attachment, bytes } of attachments) if (bytes) world.store.putBytes(attachment.id, bytes);

  const edited: Message = {
    ...message,
    ...draft,
    components: withIds(draft.components),
    flags: (message.flags & ~(POSTABLE | FLAGS.loading)) | (asked & POSTABLE),
    // Each edit is later than the one before, even when the clock stands still.
    editedAt: message.flags & FLAGS.loading ? null : Math.max(world.clock.now(), (message.editedAt ?? 0) + 1),
    ...mentionsIn(world, channel, message.author, draft.content, draft.components, body.allowed_mentions),
  };
  world.saveMessage(edited);
  return edited;
}

/** A public message, by the channel's routes; ephemeral ones do not exist there (10008). */
export function publicMessage(world: World, channel: Channel, id: string): Message {
  const message = world.messages.get(id);
  if (!message || message.channel !== channel.id || message.reader !== null) throw new ApiError(10008);
  return message;
}

function replyTarget(
  world: World,
  channel: Channel,
  author: string,
  reference: { message_id: string; fail_if_not_exists?: boolean | null | undefined },
): string | null {
  if (!may(world, channel, author, 'ReadMessageHistory')) throw new ApiError(160002);
  const target = world.messages.get(reference.message_id);
  if (target && target.channel === channel.id && target.reader === null) return target.id;
  if (reference.fail_if_not_exists === false) return null;
  throw invalidForm([{ path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }]);
}

function noteLast(world: World, channel: Channel, id: string): void {
  const current = world.channels.get(channel.id);
  if (!current) return;
  const thread = current.thread && { ...current.thread, messages: current.thread.messages + 1 };
  // Silent: a new message sends no CHANNEL_UPDATE.
  world.saveChannel({ ...current, lastMessage: id, thread }, true);
}

/** Sending wakes an archived thread unless it is locked (160005). Throws 50001 or 50013 first. */
export function enterToSend(world: World, channel: Channel, author: string): Channel {
  demand(world, channel, author, sendingIn(channel));
  return wakeThread(world, channel, author);
}

export function wakeThread(world: World, channel: Channel, author: string): Channel {
  if (!channel.thread) return channel;
  if (channel.thread.locked && !may(world, channel, author, 'ManageThreads')) throw new ApiError(160005);
  if (!channel.thread.archived) return channel;
  const awake = { ...channel, thread: { ...channel.thread, archived: false, archivedAt: world.clock.now() } };
  world.saveChannel(awake);
  return awake;
}
