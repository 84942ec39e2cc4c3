import { type Interaction, TYPE_OF } from './interactions.ts';
import { LOCALES, type LocaleName } from './locales.ts';
import { postMessage } from './messages.ts';
import { LIMITS } from './multipart.ts';
import type { AutocompleteBody, ModalSubmitBody, PressBody, SayBody, SelectBody, SlashBody } from './page-api.ts';
import { channelPermissions, may, sendingIn } from './permissions.ts';
import { given, Refusal } from './refusal.ts';
import { resolve, typeCommand } from './slash.ts';
import type { Stage } from './stage.ts';
import { submitData } from './submit.ts';
import { walk } from './validate-components.ts';
import { channelWire, memberWire, type Wire } from './wire.ts';
import { isLoading, messageWire } from './wire-message.ts';
import type { Channel, Component, Message, World } from './world.ts';

/** The actions of people. Each is checked as a client would check it, then sent to the bot. Throws a {@link Refusal}. */

export const sees = (world: World, user: string, message: Message): boolean => {
  const channel = world.channels.get(message.channel);
  if (!channel || (message.reader !== null && message.reader !== user)) return false;
  return (
    may(world, channel, user, 'ViewChannel') &&
    (channel.type !== 12 || channel.thread!.members.includes(user) || may(world, channel, user, 'ManageThreads'))
  );
};

export function slash(stage: Stage, { user, channel: id, command: line, options = {} }: SlashBody): Interaction {
  const channel = channelFor(stage.world, user, id);
  const { command, data } = typeCommand(stage, channel, user, line, options);
  return start(stage, { kind: 'command', user, channel, command: command.name }, data);
}

export function autocomplete(
  stage: Stage,
  { user, channel: id, command: line, options = {}, focused }: AutocompleteBody,
): Interaction {
  const channel = channelFor(stage.world, user, id);
  const { command, data } = typeCommand(stage, channel, user, line, options, focused);
  return start(stage, { kind: 'autocomplete', user, channel, command: command.name }, data);
}

export function press(stage: Stage, { user, message: id, customId }: PressBody): Interaction {
  const { message, channel, component } = componentFor(stage.world, user, id, customId);
  if (component.type !== 2) throw new Refusal('no-such-component', `${customId} is no button`);
  return start(
    stage,
    { kind: 'component', user, channel, source: message.id, customId },
    { custom_id: customId, component_type: 2, id: component.id },
    message,
  );
}

export function select(stage: Stage, { user, message: id, customId, values }: SelectBody): Interaction {
  const { world } = stage;
  const { message, channel, component } = componentFor(world, user, id, customId);
  if (component.type !== 3 && !(component.type >= 5 && component.type <= 8))
    throw new Refusal('no-such-component', `${customId} is no select`);
  const [low, high] = [Number(component.min_values ?? 1), Number(component.max_values ?? 1)];
  if (values.length < low || values.length > high || new Set(values).size !== values.length)
    throw new Refusal('bad-value', `Choose ${low} to ${high} different values`);
  const resolved: Record<string, Wire> = {};
  const giving = { world, bot: stage.bot, guild: world.guilds.get(channel.guild)!, user, resolved };
  for (const value of values) {
    if (component.options) {
      if (!component.options.some((option) => option.value === value))
        throw new Refusal('bad-value', `${value} is not offered`);
    } else resolve(giving, component.type, value);
  }
  const data = {
    custom_id: customId,
    component_type: component.type,
    id: component.id,
    values,
    ...(!component.options && { resolved }),
  };
  return start(stage, { kind: 'component', user, channel, source: message.id, customId }, data, message);
}

export function submitModal(stage: Stage, { user, interaction: id, values }: ModalSubmitBody): Interaction {
  const { world, bot, interactions } = stage;
  const opener = interactions.byId(id);
  if (!opener?.modal || opener.user !== user)
    throw new Refusal('no-such-interaction', 'No form of yours is open there');
  const channel = channelFor(world, user, opener.channel);
  const data = submitData({ world, bot, guild: world.guilds.get(channel.guild)!, user }, opener.modal, values);
  const source = opener.source === null ? undefined : world.messages.get(opener.source);
  return start(
    stage,
    {
      kind: 'modal',
      user,
      channel,
      source: source?.id ?? null,
      customId: opener.modal.custom_id,
      command: opener.command,
    },
    data,
    source,
  );
}

export function say({ world }: Stage, { user, channel: id, content }: SayBody): Message {
  const channel = channelFor(world, user, id);
  if (!may(world, channel, user, sendingIn(channel)) || channel.thread?.locked)
    throw new Refusal('not-allowed', 'You cannot write here');
  if (content.trim() === '' || [...content].length > 2000) throw new Refusal('bad-value', '1 to 2000 characters');
  if (channel.thread?.archived) world.saveChannel({ ...channel, thread: { ...channel.thread, archived: false } });
  return postMessage(world, { channel, author: user, body: { content }, files: [] });
}

export function deleteMessage({ world }: Stage, user: string, id: string): void {
  const message = messageFor(world, user, id);
  const channel = world.channels.get(message.channel)!;
  const mine = message.author === user || message.reader === user;
  if (!mine && !may(world, channel, user, 'ManageMessages'))
    throw new Refusal('not-allowed', 'It is not yours to delete');
  world.removeMessage(message);
}

export function dismiss({ world }: Stage, user: string, id: string): void {
  const message = messageFor(world, user, id);
  if (message.reader !== user) throw new Refusal('not-allowed', 'Only what nobody else sees can be dismissed');
  world.removeMessage(message);
}

export function channelFor(world: World, user: string, id: string): Channel {
  given(world.users.get(user), 'no-such-user', `There is no user ${user}`);
  const channel = world.channels.get(id);
  return given(
    channel && may(world, channel, user, 'ViewChannel') ? channel : undefined,
    'no-such-channel',
    `There is no channel ${id} for you`,
  );
}

export function messageFor(world: World, user: string, id: string): Message {
  given(world.users.get(user), 'no-such-user', `There is no user ${user}`);
  const message = world.messages.get(id);
  // For this user, ephemeral messages of others do not exist.
  return given(
    message && sees(world, user, message) ? message : undefined,
    'no-such-message',
    `There is no message ${id} for you`,
  );
}

function componentFor(
  world: World,
  user: string,
  id: string,
  customId: string,
): { message: Message; channel: Channel; component: Component } {
  const message = messageFor(world, user, id);
  const component = walk(message.components).find((one) => one.component.custom_id === customId)?.component;
  if (!component || isLoading(message))
    throw new Refusal('no-such-component', `The message has no component ${customId}`);
  if (component.disabled) throw new Refusal('disabled', `${customId} is disabled`);
  return { message, channel: world.channels.get(message.channel)!, component };
}

type Start = Pick<Interaction, 'kind' | 'user'> & Partial<Omit<Interaction, 'channel'>> & { channel: Channel };

/** Makes the interaction and sends it, with everything that discord.js reads from it. */
function start(stage: Stage, about: Start, data: Wire, message?: Message): Interaction {
  const { world, interactions, gateway, bot } = stage;
  const { channel, ...rest } = about;
  const guild = world.guilds.get(channel.guild)!;
  const user = world.users.get(about.user)!;
  const interaction = interactions.begin({ ...rest, guild: guild.id, channel: channel.id });
  const permissions = channelPermissions(world, channel, user.id);
  const reached = gateway.dispatch(guild.id, 'INTERACTION_CREATE', {
    id: interaction.id,
    application_id: bot,
    type: TYPE_OF[interaction.kind],
    token: interaction.token,
    version: 1,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_id: guild.id,
    guild_locale: guild.locale,
    channel: { ...channelWire(channel), permissions: String(permissions) },
    channel_id: channel.id,
    member: { ...memberWire(world, guild, user.id), permissions: String(permissions) },
    locale: user.locale,
    app_permissions: String(channelPermissions(world, channel, bot)),
    entitlements: [],
    authorizing_integration_owners: { '0': guild.id },
    context: 0,
    attachment_size_limit: LIMITS.file,
    data,
    ...(message && { message: messageWire(stage, message, bot) }),
  });
  interaction.reached = reached;
  return interaction;
}

export function setLocale({ world }: Stage, user: string, locale: string): void {
  const known = given(world.users.get(user), 'no-such-user', `There is no user ${user}`);
  if (!LOCALES.includes(locale as LocaleName)) throw new Refusal('bad-value', `${locale} is no language of Discord's`);
  world.saveUser({ ...known, locale });
}
