import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { parseForm, text } from './form.ts';
import { demand, may } from './permissions.ts';
import type { Channel, World } from './world.ts';

const autoArchive = z.union([z.literal(60), z.literal(1440), z.literal(4320), z.literal(10_080)]);

const threadForm = z.strictObject({
  name: text(1, 100),
  auto_archive_duration: autoArchive.nullish(),
  rate_limit_per_user: z.int().min(0).max(21_600).nullish(),
  type: z.union([z.literal(10), z.literal(11), z.literal(12)]).nullish(),
  invitable: z.boolean().nullish(),
});

/** Opens a thread; `id` is the message's id if it starts from a message. Throws 50013, 50024. */
export function openThread(world: World, parent: Channel, owner: string, json: unknown, message?: string): Channel {
  if (parent.thread || parent.type === 2) throw new ApiError(50024);
  const form = parseForm(threadForm, json);
  const type = typeOf(parent, message, form.type ?? null);
  demand(world, parent, owner, type === 12 ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  const now = world.clock.now();
  const channel: Channel = {
    id: message ?? world.newId(),
    guild: parent.guild,
    type,
    name: form.name,
    topic: null,
    position: 0,
    overwrites: [],
    lastMessage: null,
    thread: {
      parent: parent.id,
      owner,
      archived: false,
      locked: false,
      autoArchive: form.auto_archive_duration ?? 4320,
      archivedAt: now,
      createdAt: now,
      members: [owner],
      messages: 0,
    },
  };
  world.saveChannel(channel);
  world.tell({ kind: 'thread-joined', channel, user: owner });
  return channel;
}

/** Without a message and a type Discord opens a private thread. Announcement channels have only their own kind of thread. */
function typeOf(parent: Channel, message: string | undefined, wanted: 10 | 11 | 12 | null): 10 | 11 | 12 {
  const isNews = parent.type === 5;
  const type = message === undefined ? (wanted ?? 12) : isNews ? 10 : 11;
  if (isNews !== (type === 10)) throw new ApiError(50024);
  return type;
}

const changeForm = z.strictObject({
  name: text(1, 100).nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
  auto_archive_duration: autoArchive.nullish(),
  rate_limit_per_user: z.int().min(0).max(21_600).nullish(),
  flags: z.int().nullish(),
});

/**
 * Renames, archives, locks. Its owner may rename and archive; locking, and any change of a locked thread, needs ManageThreads. An archived
 * thread can only be reopened (50083).
 */
export function changeThread(world: World, channel: Channel, user: string, json: unknown): Channel {
  const form = parseForm(changeForm, json);
  const thread = channel.thread!;
  const manages = may(world, channel, user, 'ManageThreads');
  const wakesOnly = form.archived === false && form.locked == null && form.name == null;
  if (thread.locked || form.locked != null || (thread.owner !== user && !wakesOnly)) {
    if (!manages) throw new ApiError(50013);
  }
  if (thread.archived && form.archived !== false) throw new ApiError(50083);
  const changed: Channel = {
    ...channel,
    name: form.name ?? channel.name,
    thread: {
      ...thread,
      archived: form.archived ?? thread.archived,
      locked: form.locked ?? thread.locked,
      autoArchive: form.auto_archive_duration ?? thread.autoArchive,
      archivedAt: form.archived == null || form.archived === thread.archived ? thread.archivedAt : world.clock.now(),
    },
  };
  world.saveChannel(changed);
  return changed;
}

/** Throws 50083 in an archived thread. */
export function changeMembers(world: World, channel: Channel, user: string, joins: boolean): Channel {
  if (!channel.thread) throw new ApiError(50024);
  if (channel.thread.archived) throw new ApiError(50083);
  const others = channel.thread.members.filter((id) => id !== user);
  const changed = { ...channel, thread: { ...channel.thread, members: joins ? [...others, user] : others } };
  world.saveChannel(changed, true);
  if (joins) world.tell({ kind: 'thread-joined', channel: changed, user });
  return changed;
}
