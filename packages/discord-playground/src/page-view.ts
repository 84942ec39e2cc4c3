import type { Interaction, InteractionEvent } from './interactions.ts';
import { LOCALES } from './locales.ts';
import type {
  PageChannel,
  PageCommand,
  PageEvent,
  PageInteraction,
  PageMessage,
  PageUser,
  PageWorld,
} from './page-api.ts';
import { channelPermissions, guildPermissions, may, PERMISSIONS, sendingIn } from './permissions.ts';
import { commandsFor } from './slash.ts';
import type { Stage } from './stage.ts';
import { sees } from './users.ts';
import { commandWire, iso } from './wire.ts';
import { isLoading, messageWire } from './wire-message.ts';
import type { Channel, Guild, Message, User, World, WorldEvent } from './world.ts';

/** The world as one user's page sees it. */

/** Messages as last shown. A changed message is a new object; links are renewed each hour. */
const shown = new WeakMap<Message, { readonly hour: number; readonly page: PageMessage }>();

export function pageMessage(stage: Stage, message: Message): PageMessage {
  const hour = Math.floor(stage.world.clock.now() / 3_600_000);
  const before = shown.get(message);
  if (before?.hour === hour) return before.page;
  const page = {
    ...(messageWire(stage, message, stage.bot) as unknown as PageMessage),
    ephemeral: message.reader !== null,
    loading: isLoading(message),
  };
  // The message that it replies to can change by itself.
  if (message.replyTo === null) shown.set(message, { hour, page });
  return page;
}

const pageUser = (guild: Guild | undefined, user: User): PageUser => ({
  id: user.id,
  name: user.displayName,
  bot: user.bot,
  color: user.color,
  locale: user.locale,
  manager: guild !== undefined && (guildPermissions(guild, user.id) & PERMISSIONS.ManageGuild) !== 0n,
});

export function pageChannel(world: World, channel: Channel, user: string): PageChannel {
  return {
    id: channel.id,
    type: channel.thread ? 11 : 0,
    name: channel.name,
    topic: channel.topic,
    parent: channel.thread?.parent ?? null,
    archived: channel.thread?.archived ?? false,
    locked: channel.thread?.locked ?? false,
    writable: may(world, channel, user, sendingIn(channel)) && !channel.thread?.locked,
  };
}

export function pageWorld(stage: Stage, user: User, guildId?: string | null): PageWorld | null {
  const { world, bot, gateway } = stage;
  const guilds = [...world.guilds.values()].filter((one) => one.members[user.id]);
  const guild = guildId ? guilds.find(({ id }) => id === guildId) : guilds[0];
  if (!guild) return null;
  const channels = world.channelsOf(guild.id).filter((channel) => channelPermissions(world, channel, user.id) !== 0n);
  const parents = channels.filter(({ thread }) => !thread).sort((a, b) => a.position - b.position);
  return {
    me: pageUser(guild, user),
    bot: { ...pageUser(guild, world.users.get(bot)!), online: gateway.isOnline() },
    guild: { id: guild.id, name: guild.name, locale: guild.locale },
    guilds: guilds.map(({ id, name }) => ({ id, name })),
    channels: parents
      .flatMap((parent) => [parent, ...channels.filter(({ thread }) => thread?.parent === parent.id)])
      .map((channel) => pageChannel(world, channel, user.id)),
    users: [...world.users.values()]
      .filter((one) => !one.bot && guild.members[one.id])
      .map((one) => pageUser(guild, one)),
    commands: commandsFor(world, guild, user.id).map((command) => commandWire(bot, command) as unknown as PageCommand),
    locales: [...LOCALES],
    now: iso(world.clock.now()),
  };
}

const NOTICES = { component: 'This interaction failed', other: 'This application did not respond' };

export const pageInteraction = (interaction: Interaction): PageInteraction => ({
  id: interaction.id,
  kind: interaction.kind,
  state: interaction.state,
  callback: interaction.callback,
  channel: interaction.channel,
  message: interaction.source,
  customId: interaction.customId,
  command: interaction.command,
  notice: interaction.state !== 'failed' ? null : interaction.kind === 'component' ? NOTICES.component : NOTICES.other,
});

/** The part of a change that one user's page is told; `null` if the change does not concern them. */
export function pageEvent(stage: Stage, event: WorldEvent | InteractionEvent, user: string): PageEvent | null {
  const { world } = stage;
  switch (event.kind) {
    case 'message': {
      const { change, message } = event;
      if (!sees(world, user, message)) return null;
      if (change === 'deleted') return { type: 'message-deleted', id: message.id, channel: message.channel };
      return { type: `message-${change}`, message: pageMessage(stage, message) };
    }
    case 'channel': {
      const { change, channel } = event;
      if (change === 'deleted') return { type: 'channel-deleted', id: channel.id };
      if (!may(world, channel, user, 'ViewChannel')) return { type: 'channel-deleted', id: channel.id };
      return { type: `channel-${change}`, channel: pageChannel(world, channel, user) };
    }
    case 'guild':
      return { type: 'world-changed', what: 'permissions' };
    case 'commands':
    case 'users':
    case 'bot':
      return { type: 'world-changed', what: event.kind };
    case 'typing':
      return may(world, event.channel, user, 'ViewChannel')
        ? { type: 'typing', channel: event.channel.id, user: event.user }
        : null;
    case 'pings':
      if (!event.users.includes(user)) return null;
      return { type: 'ping', message: event.message.id, channel: event.message.channel, by: event.message.author };
    case 'state':
      return event.interaction.user === user
        ? { type: 'interaction', interaction: pageInteraction(event.interaction) }
        : null;
    case 'modal':
      return event.interaction.user === user
        ? { type: 'modal', modal: { interaction: event.interaction.id, ...event.modal } }
        : null;
    case 'choices':
      return event.interaction.user === user
        ? { type: 'autocomplete-choices', interaction: event.interaction.id, choices: event.choices }
        : null;
    default:
      return null;
  }
}
