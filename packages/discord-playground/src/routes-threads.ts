import { ApiError, found } from './api-error.ts';
import type { Call, Reply, Route } from './http.ts';
import { publicMessage } from './messages.ts';
import { demand, sendingIn } from './permissions.ts';
import type { Stage } from './stage.ts';
import { changeMembers, openThread } from './threads.ts';
import { FLAGS } from './validate-message.ts';
import { channelWire, threadMemberWire } from './wire.ts';
import type { Channel } from './world.ts';

/** Threads and their members. */
export function threadRoutes({ world, bot }: Stage): Route[] {
  const channelOf = ({ params }: Call): Channel => {
    const channel = found(world.channels.get(params.channel!), 10003);
    demand(world, channel, bot);
    return channel;
  };
  const opened = (thread: Channel): Reply => ({
    status: 201,
    body: { ...channelWire(thread), member: threadMemberWire(thread, bot) },
  });

  const fromMessage = (call: Call): Reply => {
    const channel = channelOf(call);
    const message = publicMessage(world, channel, call.params.message!);
    if (world.channels.has(message.id)) throw new ApiError(160004);
    const thread = openThread(world, channel, bot, call.json, message.id);
    world.saveMessage({ ...message, flags: message.flags | FLAGS.hasThread });
    return opened(thread);
  };

  const join = (call: Call, user: string): Reply => {
    found(world.guilds.get(channelOf(call).guild)?.members[user], 10013);
    changeMembers(world, channelOf(call), user, true);
    return { status: 204 };
  };

  const leave = (call: Call, user: string): Reply => {
    const channel = channelOf(call);
    if (user !== bot && channel.thread?.owner !== bot) demand(world, channel, bot, 'ManageThreads');
    changeMembers(world, channel, user, false);
    return { status: 204 };
  };

  const addOther = (call: Call): Reply => {
    const channel = channelOf(call);
    demand(world, channel, bot, sendingIn(channel));
    return join(call, call.params.user!);
  };

  const members = (call: Call): Reply => {
    const channel = channelOf(call);
    return { status: 200, body: (channel.thread?.members ?? []).map((user) => threadMemberWire(channel, user)) };
  };

  const member = (call: Call, user: string): Reply => {
    const channel = channelOf(call);
    if (!channel.thread?.members.includes(user)) throw new ApiError(10007);
    return { status: 200, body: threadMemberWire(channel, user) };
  };

  const active = ({ params }: Call): Reply => {
    const guild = found(world.guilds.get(params.guild!), 10004);
    const threads = world.channelsOf(guild.id).filter(({ thread }) => thread && !thread.archived);
    const mine = threads.filter(({ thread }) => thread?.members.includes(bot));
    return {
      status: 200,
      body: {
        threads: threads.map(channelWire),
        members: mine.map((thread) => threadMemberWire(thread, bot)),
        has_more: false,
      },
    };
  };

  const at = '/channels/:channel/thread-members';
  return [
    {
      method: 'POST',
      template: '/channels/:channel/threads',
      run: (call) => opened(openThread(world, channelOf(call), bot, call.json)),
    },
    { method: 'POST', template: '/channels/:channel/messages/:message/threads', run: fromMessage },
    { method: 'GET', template: at, run: members },
    { method: 'PUT', template: `${at}/@me`, run: (call) => join(call, bot) },
    { method: 'DELETE', template: `${at}/@me`, run: (call) => leave(call, bot) },
    {
      method: 'GET',
      template: `${at}/:user`,
      run: (call) => member(call, call.params.user === '@me' ? bot : call.params.user!),
    },
    { method: 'PUT', template: `${at}/:user`, run: addOther },
    { method: 'DELETE', template: `${at}/:user`, run: (call) => leave(call, call.params.user!) },
    { method: 'GET', template: '/guilds/:guild/threads/active', run: active },
  ];
}
