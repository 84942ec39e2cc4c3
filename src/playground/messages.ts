import { ApiError, found } from './api-error.ts';
import { invalidForm } from './form.ts';
import { imageSize } from './image-size.ts';
import type { UploadedFile } from './multipart.ts';
import { demand, may, sendingIn } from './permissions.ts';
import { textOf, withIds } from './validate-components.ts';
import { type AllowedMentions, checkDraft, checkSizes, FLAGS, type MessageBody } from './validate-message.ts';
import type { Attachment, Channel, Component, Message, World } from './world.ts';

/** Making, changing and removing messages. What may be asked for by which route is the routes' affair. */

export interface Posting {
  channel: Channel;
  author: string;
  body: MessageBody;
  files: readonly UploadedFile[];
  /** Flags it may carry beyond those the body asks for. */
  reader?: string | null;
  interaction?: Message['interaction'];
  type?: number;
  /** Where the body lies in the request, for the error's path. */
  at?: readonly PropertyKey[];
  /** What the message replaces: the placeholder of a deferred answer keeps its id. */
  loading?: boolean;
}

const POSTABLE = FLAGS.suppressEmbeds | FLAGS.silent | FLAGS.componentsV2;

/** Checks the flags of a body: a channel message cannot be ephemeral, and nobody sets the server's own bits. */
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
    lateEdits: [],
  };
  for (const { attachment, bytes } of attachments) if (bytes) world.store.putBytes(attachment.id, bytes);
  if (reader === null) noteLast(world, channel, message.id);
  world.saveMessage(message);
  tellPings(world, channel, message, body.allowed_mentions?.replied_user ?? true);
  return message;
}

/**
 * An edit keeps what its body leaves out. `attachments` lists all that stay, old ones by id; new files without a list
 * come on top of what is there. An edit pings nobody, and neither adds nor removes EPHEMERAL.
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
    editedAt: message.flags & FLAGS.loading ? null : world.clock.now(),
    ...mentionsIn(world, channel, message.author, draft.content, draft.components, body.allowed_mentions),
  };
  world.saveMessage(edited);
  return edited;
}

/** The hour after which edits are counted, and how many are borne in an hour (the count is customary, not documented). */
const LATE = 3_600_000;
const LATE_EDITS = 3;

/** Throws 30046 when an old message is edited over and over by the channel route. */
export function countLateEdit(world: World, message: Message): void {
  const now = world.clock.now();
  if (now - message.createdAt < LATE) return;
  const recent = message.lateEdits.filter((time) => now - time < LATE);
  if (recent.length >= LATE_EDITS) throw new ApiError(30046);
  message.lateEdits = [...recent, now];
}

/** A message that is public, by the channel's routes; ephemeral ones do not exist there (10008). */
export function publicMessage(world: World, channel: Channel, id: string): Message {
  const message = world.messages.get(id);
  if (!message || message.channel !== channel.id || message.reader !== null) throw new ApiError(10008);
  return message;
}

interface Taken {
  attachment: Attachment;
  /** `null` for one that was there. */
  bytes: Uint8Array | null;
}

function takeFiles(
  world: World,
  body: MessageBody,
  files: readonly UploadedFile[],
  present: readonly Attachment[],
  at: readonly PropertyKey[],
): Taken[] {
  const listed = body.attachments ?? (body.attachments === null ? [] : undefined);
  const taken: Taken[] = [];
  const used = new Set<UploadedFile>();

  if (listed === undefined) taken.push(...present.map((attachment) => ({ attachment, bytes: null })));
  listed?.forEach((entry, index) => {
    const old = present.find(({ id }) => id === entry.id);
    const file = files.find((one) => String(one.index) === entry.id);
    if (old) {
      const { description = old.description } = entry;
      taken.push({ attachment: { ...old, description }, bytes: null });
    } else if (file) {
      used.add(file);
      const name = entry.filename ?? file.name;
      taken.push(newAttachment(world, file, name, entry.description ?? null, entry.title ?? null));
    } else
      throw invalidForm([
        {
          path: [...at, 'attachments', index, 'id'],
          code: 'ATTACHMENT_NOT_FOUND',
          message: `No file and no attachment has the id ${entry.id}`,
        },
      ]);
  });
  for (const file of files) if (!used.has(file)) taken.push(newAttachment(world, file, file.name, null, null));
  return taken;
}

function newAttachment(
  world: World,
  file: UploadedFile,
  name: string,
  description: string | null,
  title: string | null,
): Taken {
  const picture = imageSize(file.bytes);
  return {
    attachment: {
      id: world.newId(),
      filename: name.replaceAll(/[^\w.-]+/g, '_') || 'file',
      description: description || null,
      title,
      contentType: picture?.type ?? file.type,
      size: file.bytes.length,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
    },
    bytes: file.bytes,
  };
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

type Mentions = Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'>;

/** Who is mentioned and may be: all by default, else what `allowed` parses or names. Throws 50035 if it does both. */
function mentionsIn(
  world: World,
  channel: Channel,
  author: string,
  content: string,
  components: readonly Component[],
  allowed: AllowedMentions | null | undefined,
): Mentions {
  for (const kind of ['users', 'roles'] as const)
    if (allowed?.parse?.includes(kind) && allowed[kind]?.length)
      throw invalidForm([
        {
          path: ['allowed_mentions'],
          code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        },
      ]);
  const words = `${content}\n${textOf(components)}`;
  const idsOf = (pattern: RegExp) => [...new Set([...words.matchAll(pattern)].map((match) => match[1]!))];
  const passes = (kind: 'users' | 'roles', id: string) =>
    !allowed || allowed.parse?.includes(kind) || (allowed[kind]?.includes(id) ?? false);
  const loud = may(world, channel, author, 'MentionEveryone');
  const guild = world.guilds.get(channel.guild);
  return {
    mentions: idsOf(/<@!?(\d+)>/g).filter((id) => world.users.has(id) && passes('users', id)),
    mentionRoles: idsOf(/<@&(\d+)>/g).filter((id) => {
      const role = guild?.roles.find((one) => one.id === id);
      return role && (role.mentionable || loud) && passes('roles', id);
    }),
    mentionEveryone:
      /@(everyone|here)\b/.test(words) && loud && (!allowed || (allowed.parse?.includes('everyone') ?? false)),
  };
}

function tellPings(world: World, channel: Channel, message: Message, pingsReplied: boolean): void {
  const members = world.guilds.get(channel.guild)?.members ?? {};
  const replied = message.replyTo === null ? undefined : world.messages.get(message.replyTo)?.author;
  const users = Object.keys(members).filter(
    (id) =>
      id !== message.author &&
      (message.reader === null || message.reader === id) &&
      (message.mentionEveryone ||
        message.mentions.includes(id) ||
        message.mentionRoles.some((role) => members[id]!.roles.includes(role)) ||
        (pingsReplied && replied === id)) &&
      may(world, channel, id, 'ViewChannel'),
  );
  if (users.length > 0 && !(message.flags & FLAGS.silent)) world.tell({ kind: 'pings', message, users });
}

function noteLast(world: World, channel: Channel, id: string): void {
  const current = world.channels.get(channel.id);
  if (!current) return;
  const thread = current.thread && { ...current.thread, messages: current.thread.messages + 1 };
  // Nobody is told: CHANNEL_UPDATE is not sent for a new message.
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
