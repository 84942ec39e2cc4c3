import { type Client, ClientUser, Events } from 'discord.js';
import { DEFAULT_SEED, PERMISSIONS } from 'discord-playground';
import {
  addChannel,
  addUser,
  channelWire,
  createClock,
  guildCreateWire,
  memberWire,
  openStore,
  plant,
  userWire,
  type Wire,
  World,
} from 'discord-playground/parts';
import type { Transport } from '../../src/discord/start.ts';
import { SIMULATED } from '../support/time.ts';

/**
 * Discord without network or memory, for a million interactions. It answers each request at once as if done, and passes it to `heard`. It
 * keeps nothing that people see, and checks nothing.
 */
export interface FakeDiscord {
  readonly transport: Transport;
  readonly world: World;
  readonly guild: string;
  readonly bot: string;
  /** A new user of the server, or another bot. */
  user(name: string, isBot?: boolean): string;
  channel(name: string): string;
  /** Sends the bot an interaction; returns its token, which is in the addresses of all answers. */
  interact(about: Interacting): string;
}

export interface Interacting {
  readonly user: string;
  readonly channel: string;
  /** Discord's number for the type. */
  readonly type: number;
  readonly data: Wire;
  /** The message with the used component, and whether only the user sees it. */
  readonly message?: { readonly id: string; readonly isPrivate: boolean };
  readonly locale?: string;
  readonly permissions?: string;
}

/** A request from the bot. `body`: JSON, followed by its files as text. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** The id of the resulting message, if any. */
  readonly message: string;
}

const MEMBER =
  Object.values(PERMISSIONS).reduce((sum, bit) => sum | bit, 0n) &
  ~PERMISSIONS.ManageGuild &
  ~PERMISSIONS.Administrator;

export function fakeDiscord(heard: (request: SentRequest) => void): FakeDiscord {
  const world = new World(openStore(), createClock(SIMULATED));
  plant(world, DEFAULT_SEED);
  const guild = DEFAULT_SEED.guilds[0]!.id;
  const bot = DEFAULT_SEED.bot.id;
  let client: Client;
  let ids = 1_500_000_000_000_000_000n;
  const newId = (): string => {
    ids += 1n;
    return String(ids);
  };
  const wires = new Map<string, Wire>();
  const known = (key: string, make: () => Wire): Wire => {
    const wire = wires.get(key) ?? make();
    wires.set(key, wire);
    return wire;
  };
  const author = userWire(world.users.get(bot)!);

  const messageOf = (id: string, channel: string, flags = 0): Wire => ({
    ...{
      id,
      channel_id: channel,
      type: 0,
      author,
      content: '',
      mentions: [],
      mention_roles: [],
      mention_everyone: false,
    },
    ...{
      attachments: [],
      embeds: [],
      components: [],
      timestamp: '2026-01-02T12:00:00Z',
      edited_timestamp: null,
      flags,
    },
    ...{ pinned: false, tts: false },
  });

  const threadOf = (parent: string): Wire => ({
    ...channelWire(world.channels.get(parent)!),
    ...{ id: newId(), type: 11, parent_id: parent, owner_id: bot },
    thread_metadata: {
      ...{ archived: false, locked: false, auto_archive_duration: 60 },
      archive_timestamp: '2026-01-02T12:00:00Z',
    },
  });

  const answer = (method: string, path: string, id: string): { status: number; body?: unknown } => {
    const [, kind, one = '', what, which] = path.split('/');
    if (method === 'DELETE' || path.endsWith('/callback')) return { status: 204 };
    if (kind === 'webhooks') return { status: 200, body: messageOf(id, '1300000000000000001', 64) };
    // A channel of its own, so that its fate touches no existing game.
    if (method === 'POST' && what === 'threads') return { status: 201, body: threadOf(one) };
    if (kind === 'channels' && what === 'messages') return { status: 200, body: messageOf(which ?? id, one) };
    if (kind === 'channels' && world.channels.has(one))
      return { status: 200, body: channelWire(world.channels.get(one)!) };
    if (kind === 'guilds' && what === undefined)
      return { status: 200, body: guildCreateWire(world, world.guilds.get(guild)!, bot) };
    if (kind === 'guilds' && what === 'members' && world.guilds.get(guild)!.members[which ?? ''])
      return { status: 200, body: memberWire(world, world.guilds.get(guild)!, which!) };
    const [code, message] = what === 'members' ? [10_007, 'Unknown Member'] : [10_003, 'Unknown Channel'];
    return { status: 404, body: { code, message } };
  };

  return {
    world,
    guild,
    bot,
    transport: {
      async makeRequest(url, init) {
        const method = init.method ?? 'GET';
        const path = new URL(url).pathname.replace(/^.*\/v10/, '');
        const isForm = init.body instanceof Uint8Array;
        const headers = init.headers as Record<string, string>;
        const form = isForm && (await new Response(init.body as Uint8Array<ArrayBuffer>, { headers }).formData());
        const parts = form ? [...form.values()] : [init.body];
        const texts = await Promise.all(parts.map((part) => (part instanceof Blob ? part.text() : part)));
        const id = newId();
        heard({ method, path, body: texts.filter((text) => typeof text === 'string').join('\n'), message: id });
        const { status, body } = answer(method, decodeURIComponent(path), id);
        if (body === undefined) return new Response(null, { status }) as never;
        return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }) as never;
      },
      async connect(connecting) {
        client = connecting;
        client.user = new (ClientUser as unknown as new (client: Client, data: Wire) => ClientUser)(client, author);
        const { guilds } = client as unknown as { guilds: { _add(wire: Wire): void } };
        guilds._add(guildCreateWire(world, world.guilds.get(guild)!, bot));
        client.token = 'a token';
        // discord.js would send at most 50 requests a second.
        client.rest.options.globalRequestsPerSecond = Number.POSITIVE_INFINITY;
        client.rest.setToken('a token');
        client.emit(Events.ClientReady, client as Client<true>);
      },
    },
    user(name, isBot = false) {
      const { id } = addUser(world, { username: name, displayName: name, bot: isBot });
      const one = world.guilds.get(guild)!;
      world.saveGuild({ ...one, members: { ...one.members, [id]: { roles: [], joinedAt: 0 } } });
      return id;
    },
    channel: (name) => addChannel(world, guild, { name }).id,
    interact({ user, channel, type, data, message, locale = 'en-US', permissions = String(MEMBER) }) {
      const id = newId();
      const token = `token-of-${id}`;
      const wire = {
        ...{ id, application_id: bot, type, token, version: 1, guild_id: guild, guild_locale: 'en-US', locale, data },
        guild: { id: guild, locale: 'en-US', features: [] },
        channel: {
          ...known(channel, () => channelWire(world.channels.get(channel)!)),
          permissions,
        },
        channel_id: channel,
        member: {
          ...known(`${user} as a member`, () => memberWire(world, world.guilds.get(guild)!, user)),
          permissions,
        },
        ...{ app_permissions: String(MEMBER), entitlements: [], authorizing_integration_owners: { '0': guild } },
        ...{ context: 0, attachment_size_limit: 10_000_000 },
        ...(message && { message: messageOf(message.id, channel, message.isPrivate ? 64 : 0) }),
      };
      const { actions } = client as unknown as { actions: { InteractionCreate: { handle(wire: Wire): void } } };
      actions.InteractionCreate.handle(wire);
      return token;
    },
  };
}
