import { invalidForm } from './form.ts';
import { may } from './permissions.ts';
import { textOf } from './validate-components.ts';
import { type AllowedMentions, FLAGS } from './validate-message.ts';
import type { Channel, Component, Message, World } from './world.ts';

type Mentions = Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'>;

/** The mentions that count: all by default, else those that `allowed` parses or names. Throws 50035 if it does both. */
export function mentionsIn(
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

/** Tells the mentioned users about a new message. An edit pings nobody, so it never calls this. */
export function tellPings(world: World, channel: Channel, message: Message, pingsReplied: boolean): void {
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
