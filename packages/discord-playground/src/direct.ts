import { z } from 'zod';
import { ApiError, found } from './api-error.ts';
import { invalidForm, parseForm, text } from './form.ts';
import type { Call, Reply, Route } from './http.ts';
import { TYPE_OF } from './interactions.ts';
import { LIMITS } from './multipart.ts';
import { given } from './refusal.ts';
import { isSnowflake } from './snowflake.ts';
import type { Stage } from './stage.ts';
import { componentFaults, walk, withIds } from './validate-components.ts';
import { messageBody } from './validate-message.ts';
import { iso, userWire, type Wire } from './wire.ts';
import type { Component } from './world.ts';

/** The bot's direct messages to one person. The page does not show them, and nothing keeps them. */
interface DirectChannel {
  readonly id: string;
  readonly user: string;
  readonly messages: Map<string, DirectMessage>;
}

interface DirectMessage {
  readonly content: string;
  readonly createdAt: number;
  readonly components: Component[];
}

export interface Direct {
  /** Routes of a bot's direct messages, with the shared routes of channels and interactions. */
  routes(stage: Stage, shared: readonly Route[]): Route[];
  /** The current texts of a user's direct messages, oldest first. */
  messagesTo(user: string): string[];
  /** The user presses a button under the newest direct message that has it. The bot can answer with a new message. */
  press(stage: Stage, user: string, customId: string): void;
  /** Sets whether the user accepts direct messages. */
  close(user: string, isClosed: boolean): void;
}

const opening = z.looseObject({ recipient_id: z.string().refine(isSnowflake, 'Not a snowflake') });
const content = text(1, 2000);
const answering = z.strictObject({
  type: z.union([z.literal(4), z.literal(5)]),
  data: z.looseObject({ content: content.optional() }).optional(),
});

export function createDirect(): Direct {
  const channels = new Map<string, DirectChannel>();
  const closed = new Set<string>();
  const wireOf = ({ world, bot }: Stage, channel: string, id: string, message: DirectMessage): Wire => ({
    ...{ id, channel_id: channel, content: message.content, timestamp: iso(message.createdAt), type: 0, flags: 0 },
    ...{ author: userWire(world.users.get(bot)!), edited_timestamp: null, tts: false, mention_everyone: false },
    ...{ mentions: [], mention_roles: [], attachments: [], embeds: [], components: message.components, pinned: false },
  });
  const ofUser = (user: string) => [...channels.values()].find((one) => one.user === user);

  function ownRoutes(stage: Stage): Route[] {
    const { world, interactions } = stage;
    const channelWire = ({ id, user }: DirectChannel) => ({
      ...{ id, type: 1, flags: 0, last_message_id: null },
      recipients: [userWire(world.users.get(user)!)],
    });
    const channelOf = ({ params }: Call): DirectChannel => found(channels.get(params.channel!), 10003);
    const open = (call: Call): Reply => {
      const { recipient_id: user } = parseForm(opening, call.json);
      found(world.users.get(user), 10013);
      const channel = ofUser(user) ?? { id: world.newId(), user, messages: new Map() };
      channels.set(channel.id, channel);
      return { status: 200, body: channelWire(channel) };
    };
    const post = (call: Call): Reply => {
      const channel = channelOf(call);
      if (closed.has(channel.user)) throw new ApiError(50007);
      const body = parseForm(messageBody, call.json ?? {});
      const components = (body.components ?? []) as Component[];
      const faults = componentFaults(components, false);
      if (faults.length > 0) throw invalidForm(faults);
      const text = parseForm(content, body.content);
      const message = { content: text, createdAt: world.clock.now(), components: withIds(components) };
      const id = world.newId();
      channel.messages.set(id, message);
      return { status: 200, body: wireOf(stage, channel.id, id, message) };
    };
    /** The bot answers a press, or defers its answer, with a message that only this user would see anyway. */
    const answer = ({ params, json }: Call): Reply => {
      const interaction = found(interactions.byId(params.interaction!), 10062);
      if (interaction.state !== 'pending') throw new ApiError(interaction.state === 'answered' ? 40060 : 10062);
      const { type, data } = parseForm(answering, json);
      const id = world.newId();
      const message = { content: data?.content ?? '', createdAt: world.clock.now(), components: [] };
      channels.get(interaction.channel)!.messages.set(id, message);
      Object.assign(interaction, { state: 'answered', callback: type, original: id });
      interactions.save(interaction);
      interactions.tell({ kind: 'state', interaction });
      return { status: 204 };
    };
    const fillAnswer = ({ params, json }: Call): Reply => {
      const { channel, original } = interactions.byToken(params.token!)!;
      const { messages } = channels.get(channel)!;
      const before = found(messages.get(original ?? ''), 10008);
      const message = { ...before, content: parseForm(content, parseForm(messageBody, json ?? {}).content) };
      messages.set(original!, message);
      return { status: 200, body: wireOf(stage, channel, original!, message) };
    };
    const remove = (call: Call): Reply => {
      if (!channelOf(call).messages.delete(call.params.message!)) throw new ApiError(10008);
      return { status: 204 };
    };
    const messages = '/channels/:channel/messages';
    return [
      { method: 'POST', template: '/users/@me/channels', run: open },
      {
        method: 'GET',
        template: '/channels/:channel',
        run: (call) => ({ status: 200, body: channelWire(channelOf(call)) }),
      },
      { method: 'POST', template: messages, run: post },
      { method: 'DELETE', template: `${messages}/:message`, run: remove },
      { method: 'POST', template: '/interactions/:interaction/:token/callback', run: answer },
      { method: 'PATCH', template: '/webhooks/:application/:token/messages/@original', run: fillAnswer },
    ];
  }

  const pressedIn = ({ interactions }: Stage, { params: { channel, interaction, token } }: Call): string | undefined =>
    channel ?? (interactions.byId(interaction ?? '') ?? interactions.byToken(token ?? ''))?.channel;

  return {
    routes(stage, shared) {
      const own = ownRoutes(stage);
      const isSame = (a: Route, b: Route) => a.method === b.method && a.template === b.template;
      const both = shared.map((route): Route => {
        const direct = own.find((one) => isSame(one, route));
        if (!direct) return route;
        const isDirect = (call: Call): boolean => channels.has(pressedIn(stage, call) ?? '');
        return { ...route, run: (call) => (isDirect(call) ? direct : route).run(call) };
      });
      return [...both, ...own.filter((one) => !shared.some((route) => isSame(one, route)))];
    },
    press(stage, user, customId) {
      const { world, interactions, gateway, bot } = stage;
      const channel = given(ofUser(user), 'no-such-channel', `${user} has no direct messages`);
      const has = ({ components }: DirectMessage): boolean =>
        walk(components).some(({ component }) => component.custom_id === customId);
      const newest = [...channel.messages].findLast(([, message]) => has(message));
      const [id, message] = given(newest, 'no-such-component', `No message to ${user} has ${customId}`);
      const begun = { kind: 'component', user, guild: '', channel: channel.id, source: id, customId } as const;
      const interaction = interactions.begin(begun);
      // Direct messages belong to no server, so the first of several clients gets the event.
      interaction.reached = gateway.dispatch('0', 'INTERACTION_CREATE', {
        ...{ id: interaction.id, application_id: bot, type: TYPE_OF.component, token: interaction.token, version: 1 },
        ...{ channel: { id: channel.id, type: 1, flags: 0 }, channel_id: channel.id, context: 1 },
        user: userWire(world.users.get(user)!),
        locale: world.users.get(user)!.locale,
        ...{ app_permissions: '0', entitlements: [], authorizing_integration_owners: { '1': user } },
        attachment_size_limit: LIMITS.file,
        data: { custom_id: customId, component_type: 2, id: 1 },
        message: wireOf(stage, channel.id, id, message),
      });
    },
    messagesTo: (user) => [...(ofUser(user)?.messages.values() ?? [])].map((message) => message.content),
    close: (user, isClosed) => void (isClosed ? closed.add(user) : closed.delete(user)),
  };
}
