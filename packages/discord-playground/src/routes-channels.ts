import { z } from 'zod';
import { ApiError, found } from './api-error.ts';
import { invalidForm, parseForm, text } from './form.ts';
import type { Call, Reply, Route } from './http.ts';
import { editMessage, enterToSend, postMessage, publicMessage } from './messages.ts';
import { demand, may } from './permissions.ts';
import { isSnowflake } from './snowflake.ts';
import type { Stage } from './stage.ts';
import { changeThread } from './threads.ts';
import { messageBody } from './validate-message.ts';
import { channelWire, iso } from './wire.ts';
import { messageWire } from './wire-message.ts';
import type { Channel, Message } from './world.ts';

/** Channels and their public messages, by the routes of the channel. */
export function channelRoutes(stage: Stage): Route[] {
  const { world, bot } = stage;
  const wire = (message: Message) => messageWire(stage, message, bot);

  const channelOf = ({ params }: Call): Channel => {
    const channel = found(world.channels.get(params.channel!), 10003);
    demand(world, channel, bot);
    return channel;
  };

  const list = (call: Call): Reply => {
    const channel = channelOf(call);
    const { limit, around, before, after } = parseForm(listQuery, Object.fromEntries(call.query));
    // Without ReadMessageHistory the list is empty, not refused.
    if (!may(world, channel, bot, 'ReadMessageHistory')) return { status: 200, body: [] };
    const all = world.messagesOf(channel.id).filter(({ reader }) => reader === null);
    const older = (id: string) => all.filter((message) => BigInt(message.id) < BigInt(id));
    const newer = (id: string) => all.filter((message) => BigInt(message.id) > BigInt(id));
    const picked = after
      ? newer(after).slice(0, limit)
      : around
        ? [
            ...older(around).slice(-Math.floor(limit / 2)),
            ...all.filter(({ id }) => id === around),
            ...newer(around).slice(0, limit / 2),
          ]
        : (before ? older(before) : all).slice(-limit);
    return { status: 200, body: picked.reverse().map(wire) };
  };

  const get = (call: Call): Reply => {
    const channel = channelOf(call);
    demand(world, channel, bot, 'ReadMessageHistory');
    return { status: 200, body: wire(publicMessage(world, channel, call.params.message!)) };
  };

  const post = (call: Call): Reply => {
    const channel = enterToSend(world, channelOf(call), bot);
    if (call.files.length > 0) demand(world, channel, bot, 'AttachFiles');
    const body = parseForm(messageBody, call.json ?? {});
    if (body.embeds?.length) demand(world, channel, bot, 'EmbedLinks');
    if (body.enforce_nonce && body.nonce != null) {
      const since = world.clock.now() - NONCE_LIFE;
      const twin = world
        .messagesOf(channel.id)
        .find(({ author, nonce, createdAt }) => author === bot && nonce === body.nonce && createdAt >= since);
      if (twin) return { status: 200, body: wire(twin) };
    }
    return { status: 200, body: wire(postMessage(world, { channel, author: bot, body, files: call.files })) };
  };

  const patch = (call: Call): Reply => {
    const channel = channelOf(call);
    const message = publicMessage(world, channel, call.params.message!);
    if (message.author !== bot) throw new ApiError(50005);
    if (channel.thread?.archived) throw new ApiError(50083);
    if (call.files.length > 0) demand(world, channel, bot, 'AttachFiles');
    const body = parseForm(messageBody, call.json ?? {});
    return { status: 200, body: wire(editMessage(world, message, { body, files: call.files })) };
  };

  const editsLate = ({ params }: Call): boolean => {
    const message = world.messages.get(params.message!);
    return message !== undefined && world.clock.now() - message.createdAt >= LATE;
  };

  const remove = (call: Call): Reply => {
    const channel = channelOf(call);
    const message = publicMessage(world, channel, call.params.message!);
    if (channel.thread?.archived) throw new ApiError(50083);
    if (message.author !== bot) demand(world, channel, bot, 'ManageMessages');
    world.removeMessage(message);
    return { status: 204 };
  };

  const pin = (call: Call, pinned: boolean): Reply => {
    const channel = channelOf(call);
    demand(world, channel, bot, 'PinMessages');
    const message = publicMessage(world, channel, call.params.message!);
    const pins = world.messagesOf(channel.id).filter((one) => one.pinned).length;
    if (pinned && !message.pinned && pins >= 50) throw new ApiError(30003);
    if (message.pinned !== pinned) world.saveMessage({ ...message, pinned });
    world.tell({ kind: 'pins', channel });
    return { status: 204 };
  };

  const pins = (call: Call): Reply => {
    const channel = channelOf(call);
    const those = world.messagesOf(channel.id).filter(({ pinned }) => pinned);
    return {
      status: 200,
      body: {
        items: those.reverse().map((one) => ({ pinned_at: iso(one.createdAt), message: wire(one) })),
        has_more: false,
      },
    };
  };

  const patchChannel = (call: Call): Reply => {
    const channel = channelOf(call);
    if (channel.thread) return { status: 200, body: channelWire(changeThread(world, channel, bot, call.json)) };
    demand(world, channel, bot, 'ManageChannels');
    const form = parseForm(channelForm, call.json);
    const changed = {
      ...channel,
      name: form.name ?? channel.name,
      topic: form.topic === undefined ? channel.topic : form.topic,
    };
    world.saveChannel(changed);
    return { status: 200, body: channelWire(changed) };
  };

  const removeChannel = (call: Call): Reply => {
    const channel = channelOf(call);
    demand(world, channel, bot, channel.thread ? 'ManageThreads' : 'ManageChannels');
    world.removeChannel(channel);
    return { status: 200, body: channelWire(channel) };
  };

  const typing = (call: Call): Reply => {
    const channel = enterToSend(world, channelOf(call), bot);
    world.tell({ kind: 'typing', channel, user: bot });
    return { status: 204 };
  };

  const messages = '/channels/:channel/messages';
  return [
    {
      method: 'GET',
      template: '/channels/:channel',
      run: (call) => ({ status: 200, body: channelWire(channelOf(call)) }),
    },
    { method: 'PATCH', template: '/channels/:channel', run: patchChannel },
    { method: 'DELETE', template: '/channels/:channel', run: removeChannel },
    { method: 'POST', template: '/channels/:channel/typing', run: typing },
    { method: 'GET', template: messages, run: list },
    { method: 'POST', template: messages, run: post },
    { method: 'GET', template: `${messages}/pins`, run: pins },
    { method: 'GET', template: `${messages}/:message`, run: get },
    { method: 'PATCH', template: `${messages}/:message`, run: patch, isLate: editsLate },
    { method: 'DELETE', template: `${messages}/:message`, run: remove },
    ...[`${messages}/pins/:message`, '/channels/:channel/pins/:message'].flatMap((template): Route[] => [
      { method: 'PUT', template, run: (call) => pin(call, true) },
      { method: 'DELETE', template, run: (call) => pin(call, false) },
    ]),
  ];
}

/** ms that a nonce is remembered; Discord says "the past few minutes". */
const NONCE_LIFE = 3 * 60_000;

/** ms after which `RateLimits.late` applies to edits of a message. */
const LATE = 60 * 60_000;

const channelForm = z.strictObject({ name: text(1, 100).optional(), topic: text(0, 1024).nullish() });

const id = z.string().refine(isSnowflake, 'Not a snowflake').optional();
const listQuery = z
  .strictObject({ limit: z.coerce.number().int().min(1).max(100).default(50), around: id, before: id, after: id })
  .transform((query) => {
    if ([query.around, query.before, query.after].filter(Boolean).length > 1)
      throw invalidForm([
        { path: ['around'], code: 'BASE_TYPE_INVALID', message: 'around, before and after exclude each other' },
      ]);
    return query;
  });
