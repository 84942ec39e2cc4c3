import { z } from 'zod';
import { ApiError, found } from './api-error.ts';
import { parseForm, text } from './form.ts';
import type { Call, Reply, Route } from './http.ts';
import { isSnowflake } from './snowflake.ts';
import type { Stage } from './stage.ts';
import { messageBody } from './validate-message.ts';
import { iso, userWire } from './wire.ts';

/** What the bot writes to one person alone. Not shown on the page, and not kept. */
interface DirectChannel {
  readonly id: string;
  readonly user: string;
  readonly messages: Map<string, { readonly content: string; readonly createdAt: number }>;
}

export interface Direct {
  /** Routes of a bot's direct messages, and those of channels, which serve them, too. */
  routes(stage: Stage, channelRoutes: readonly Route[]): Route[];
  /** What stands in somebody's direct messages now, oldest first. */
  messagesTo(user: string): string[];
  /** As somebody settles it: whether they take direct messages. */
  close(user: string, isClosed: boolean): void;
}

const opening = z.looseObject({ recipient_id: z.string().refine(isSnowflake, 'Not a snowflake') });
const content = text(1, 2000);

export function createDirect(): Direct {
  const channels = new Map<string, DirectChannel>();
  const closed = new Set<string>();
  const ofUser = (user: string) => [...channels.values()].find((one) => one.user === user);

  function ownRoutes({ world, bot }: Stage): Route[] {
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
      const message = { content: parseForm(content, body.content), createdAt: world.clock.now() };
      const id = world.newId();
      channel.messages.set(id, message);
      const wire = {
        ...{ id, channel_id: channel.id, content: message.content, timestamp: iso(message.createdAt), type: 0 },
        ...{ author: userWire(world.users.get(bot)!), edited_timestamp: null, tts: false, mention_everyone: false },
        ...{ mentions: [], mention_roles: [], attachments: [], embeds: [], components: [], pinned: false, flags: 0 },
      };
      return { status: 200, body: wire };
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
    ];
  }

  return {
    routes(stage, channelRoutes) {
      const own = ownRoutes(stage);
      const isSame = (a: Route, b: Route) => a.method === b.method && a.template === b.template;
      const shared = channelRoutes.map((route): Route => {
        const direct = own.find((one) => isSame(one, route));
        if (!direct) return route;
        return { ...route, run: (call) => (channels.has(call.params.channel!) ? direct : route).run(call) };
      });
      return [...shared, ...own.filter((one) => !channelRoutes.some((route) => isSame(one, route)))];
    },
    messagesTo: (user) => [...(ofUser(user)?.messages.values() ?? [])].map((message) => message.content),
    close: (user, isClosed) => void (isClosed ? closed.add(user) : closed.delete(user)),
  };
}
