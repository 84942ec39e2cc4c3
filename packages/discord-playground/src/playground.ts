import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { type Actor, createActor } from './actor.ts';
import { isOwn } from './addresses.ts';
import { createClock } from './clock.ts';
import { createDirect } from './direct.ts';
import { createFaults, type Faults } from './faults.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { feedGateway } from './gateway-events.ts';
import { reachableHere } from './here.ts';
import { createApi, type LoggedRequest, overHttp } from './http.ts';
import { createInteractions } from './interactions.ts';
import { createPageServer } from './page-server.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { DISCORDS, type RateLimits } from './rate-limits.ts';
import { applicationRoutes } from './routes-application.ts';
import { channelRoutes } from './routes-channels.ts';
import { commandRoutes } from './routes-commands.ts';
import { guildRoutes } from './routes-guilds.ts';
import { interactionRoutes } from './routes-interactions.ts';
import { threadRoutes } from './routes-threads.ts';
import { addChannel, addGuild, addUser, DEFAULT_SEED, inviteBot, plant, removeBot, type Seed } from './seed.ts';
import type { Stage } from './stage.ts';
import { openStore } from './store.ts';
import { openThread } from './threads.ts';
import { createViolations, type Violations } from './violations.ts';
import { type Channel, type Guild, type Thread, type User, World } from './world.ts';

export interface PlaygroundOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Folder that keeps the world; without it the world is in memory. */
  dataDir?: string;
  /** ms since 1970; by default the real time. Only `advance` moves a frozen clock. */
  clock?: { start?: number; frozen?: boolean };
  seed?: Seed;
  /** Accepted tokens of the bot; by default one of the playground's own. */
  tokens?: string[];
  /** Folder of the page's files; without them everything else works. */
  pageDir?: string;
  /** ms; by default Discord's 41250. */
  heartbeatInterval?: number;
  /** Intents besides `Guilds` that the bot may ask for; their events are never sent. */
  intents?: number;
  /** By default Discord's. */
  rateLimits?: RateLimits;
  /** Lets `requestHere` answer a bot of this process without a socket. */
  inProcess?: boolean;
}

/** A notification that a message would have caused. */
export interface Ping {
  message: string;
  channel: string;
  by: string;
  users: string[];
}

export interface Playground {
  /** `http://127.0.0.1:PORT`: the page. */
  readonly url: string;
  /** The value for `rest: {api}` or `DISCORD_API_URL`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly bot: string;
  /** The first guild and its first channel. */
  readonly guild: string;
  readonly channel: string;
  /** Ids of the people, in the order of the seed. */
  readonly users: string[];
  readonly stage: Stage;
  readonly gateway: Gateway;
  readonly faults: Faults;
  /** The bot's mistakes that Discord would refuse; empty the array to start again. */
  readonly violations: Violations;
  readonly pings: Ping[];
  readonly requests: LoggedRequest[];
  actor(user: string): Actor;
  /** The bytes of an attachment, exactly as sent. */
  bytes(attachment: string): Uint8Array | undefined;
  now(): number;
  advance(ms: number): void;
  addUser(user: Partial<User> & Pick<User, 'username'>, guilds?: string[]): User;
  /** The user leaves, or is banned: the bot cannot tell which. */
  removeUser(guild: string, user: string): void;
  /** The bot's direct messages to the user that still exist. */
  directMessages(user: string): string[];
  /** The user presses a button under the newest direct message that has it. */
  pressDirect(user: string, customId: string): void;
  /** Makes the user refuse direct messages, or accept them again. */
  closeDirect(user: string, isClosed?: boolean): void;
  addGuild(guild: { id?: string; name: string; locale?: string; members?: string[] }): Guild;
  /** A text channel by default; 2 is a voice channel, where one can write too, and 5 one for announcements. */
  addChannel(guild: string, channel: { id?: string; name: string; type?: 0 | 2 | 5 }): Channel;
  /** A thread that this user opens, public by default. */
  addThread(parent: string, owner: string, name: string, isPrivate?: boolean): Channel;
  changeThread(thread: string, change: Partial<Pick<Thread, 'archived' | 'locked'>>): void;
  /** Denies or allows by a channel overwrite for a role or user (default the bot); `null` removes the overwrite. */
  setPermissions(channel: string, change: Partial<Record<Permission, boolean | null>>, who?: string): void;
  /** As a moderator would; ephemeral messages go as in a reloaded client. */
  deleteMessage(message: string): void;
  deleteChannel(channel: string): void;
  deleteGuild(guild: string): void;
  /** The guild stays, without the bot. */
  removeBot(guild: string): void;
  inviteBot(guild: string): void;
  /** Adds a bot that runs in this process and can say when it is idle; the returned function removes it. */
  attend(bot: Attended): () => void;
  /** Resolves when no request is open, no event on its way, and no attended bot has anything to do. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface Attended {
  /** Resolves when the bot has nothing to do. */
  idle(): Promise<void>;
}

/** A token begins with the bot's id, as on Discord, since some libraries read it from there. */
const tokenOf = (bot: string): string =>
  `${Buffer.from(bot).toString('base64url')}.playground.of-a-bot-that-lives-on-this-machine-alone`;

const PAGE = fileURLToPath(new URL('./page', import.meta.url));

/** Starts the server on the loopback address. Rejects if the port is taken. */
export async function createPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { seed = DEFAULT_SEED, tokens = [tokenOf(seed.bot.id)], pageDir = PAGE } = options;
  const clock = createClock(options.clock);
  const store = openStore(options.dataDir);
  const world = new World(store, clock);
  plant(world, seed);

  const bot = seed.bot.id;
  const violations = createViolations();
  const requests: LoggedRequest[] = [];
  const pings: Ping[] = [];
  // The gateway accepts a token with or without its kind, as Discord's does.
  const accepts = (token: string) => tokens.includes(token.replace(/^Bot /, ''));
  const interactions = createInteractions(world, clock);
  const faults = createFaults((fault) => {
    if (fault.kind === 'drop-sockets') gateway.dropSockets(fault.code);
    else if (fault.kind === 'reconnect') gateway.askToReconnect();
    else gateway.invalidateSessions(fault.resumable ?? false);
  });
  const server = createServer();
  let port = 0;
  const origin = (): string => {
    // Each message needs the port, and the system is slow to answer.
    if (port === 0) port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${port}`;
  };
  const gatewayUrl = () => `${origin().replace('http', 'ws')}/gateway`;
  const { heartbeatInterval = 41_250, intents = 0 } = options;
  const gateway = createGateway({
    world,
    bot,
    accepts,
    faults,
    violations,
    url: gatewayUrl,
    heartbeatInterval,
    intents,
  });
  const open = new Set<Promise<void>>();
  const attended = new Set<Attended>();
  let asked = 0;
  const settle = async (): Promise<void> => {
    // Repeats if anything happened meanwhile: later work may give new work to parts that were idle already.
    for (let seen = -1; seen !== asked + gateway.sent; ) {
      seen = asked + gateway.sent;
      while (open.size > 0) await Promise.all(open);
      await gateway.received();
      for (const one of [...attended]) await one.idle();
    }
  };
  let settling: Promise<void> | null = null;
  let again: Promise<void> | null = null;
  /** Many callers ask at once; one check serves all who asked before it began. */
  const idle = (): Promise<void> => {
    if (settling) {
      again ??= settling.then(() => {
        again = null;
        return idle();
      });
      return again;
    }
    settling = settle().finally(() => {
      settling = null;
    });
    return settling;
  };
  const stage: Stage = {
    world,
    interactions,
    gateway,
    faults,
    bot,
    gatewayUrl,
    get origin() {
      return origin();
    },
    async exhausted() {
      await idle();
      if (attended.size === 0) await new Promise(() => {});
    },
  };

  const unsubscribe = [
    feedGateway(world, gateway, bot),
    world.listen((event) => {
      if (event.kind !== 'pings') return;
      const { message, users } = event;
      pings.push({ message: message.id, channel: message.channel, by: message.author, users });
    }),
    interactions.listen(({ kind, interaction }) => {
      // If the bot was down, nobody could answer; that is no violation.
      if (kind !== 'state' || interaction.state !== 'failed' || interaction.reached === 0) return;
      const about = interaction.customId ?? interaction.command ?? '';
      violations.add({
        method: 'GATEWAY',
        route: 'INTERACTION_CREATE',
        code: 10062,
        message: `Not acknowledged within 3 s: ${interaction.kind} ${about}`,
      });
    }),
  ];

  const direct = createDirect();
  const api = createApi({
    routes: [
      ...[applicationRoutes, commandRoutes, threadRoutes, guildRoutes].flatMap((routes) => routes(stage)),
      ...direct.routes(stage, [...channelRoutes(stage), ...interactionRoutes(stage)]),
    ],
    accepts,
    faults,
    violations,
    requests,
    rateLimits: options.rateLimits ?? DISCORDS,
    now: clock.now,
  });
  const page = createPageServer(stage, pageDir);

  /** Counts work that is open. An error of the playground itself is logged, and `reported` tells the client. */
  const counted = <T>(work: Promise<T>, reported: (message: string) => T): Promise<T> => {
    const ended = work.catch((error: unknown) => {
      console.error('playground:', error);
      return reported(JSON.stringify({ message: `The playground broke: ${String(error)}`, code: 0 }));
    });
    asked++;
    const settled = ended.then(() => {});
    open.add(settled);
    settled.finally(() => open.delete(settled));
    return ended;
  };
  const BROKEN = [500, { 'content-type': 'application/json' }] as const;
  server.on('request', (request, response) => {
    const handled = request.url?.startsWith('/api/')
      ? overHttp(api, request, response)
      : page.handle(request, response);
    void counted(handled, (message) => {
      if (!response.headersSent) response.writeHead(...BROKEN);
      response.end(message);
    });
  });

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const connect = { '/gateway': gateway.connect, '/gateway/': gateway.connect, '/page/socket': page.connect }[
      url.pathname
    ];
    if (!connect || !isOwn(request)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => connect(client, url.searchParams));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const leave =
    options.inProcess &&
    reachableHere(origin(), (request) => {
      return counted(api(request), (text) => ({ status: BROKEN[0], headers: BROKEN[1], text }));
    });

  const channelOf = (id: string): Channel => {
    const channel = world.channels.get(id);
    if (!channel) throw new Error(`The playground has no channel ${id}`);
    return channel;
  };
  const guildOf = (id: string): Guild => {
    const guild = world.guilds.get(id);
    if (!guild) throw new Error(`The playground has no guild ${id}`);
    return guild;
  };
  const people = () => [...world.users.values()].filter((user) => !user.bot).map(({ id }) => id);
  let closing: Promise<void> | undefined;

  return {
    url: origin(),
    apiUrl: `${origin()}/api`,
    token: tokens[0]!,
    bot,
    guild: seed.guilds[0]?.id ?? '',
    channel: seed.guilds[0]?.channels[0]?.id ?? '',
    users: seed.users.map(({ id }) => id),
    stage,
    gateway,
    faults,
    violations,
    pings,
    requests,
    actor: (user) => {
      if (!world.users.has(user)) throw new Error(`The playground has no user ${user}`);
      return createActor(stage, user);
    },
    bytes: (attachment) => store.bytes(attachment),
    now: clock.now,
    advance: clock.advance,
    addUser(user, guilds = [...world.guilds.keys()]) {
      const added = addUser(world, user);
      for (const id of guilds) {
        const guild = world.guilds.get(id)!;
        world.saveGuild({ ...guild, members: { ...guild.members, [added.id]: { roles: [], joinedAt: clock.now() } } });
      }
      return added;
    },
    removeUser(id, user) {
      const { [user]: _, ...members } = guildOf(id).members;
      world.saveGuild({ ...guildOf(id), members });
    },
    directMessages: direct.messagesTo,
    pressDirect: (user, customId) => direct.press(stage, user, customId),
    closeDirect: (user, isClosed = true) => direct.close(user, isClosed),
    addGuild: ({ members = people(), ...guild }) => addGuild(world, bot, { ...guild, members }),
    addChannel: (guild, channel) => addChannel(world, guild, channel),
    addThread: (parent, owner, name, isPrivate = false) => {
      const channel = channelOf(parent);
      return openThread(world, channel, owner, { name, type: isPrivate ? 12 : channel.type === 5 ? 10 : 11 });
    },
    changeThread(id, change) {
      const channel = channelOf(id);
      if (!channel.thread) throw new Error(`${channel.name} is no thread`);
      world.saveChannel({ ...channel, thread: { ...channel.thread, ...change, archivedAt: clock.now() } });
    },
    setPermissions(id, change, who = bot) {
      const channel = channelOf(id);
      const old = channel.overwrites.find((one) => one.id === who);
      let [allow, deny] = [BigInt(old?.allow ?? 0), BigInt(old?.deny ?? 0)];
      for (const [name, value] of Object.entries(change)) {
        const bit = PERMISSIONS[name as Permission];
        allow = value === true ? allow | bit : allow & ~bit;
        deny = value === false ? deny | bit : deny & ~bit;
      }
      const overwrite = {
        id: who,
        type: world.users.has(who) ? 1 : 0,
        allow: String(allow),
        deny: String(deny),
      } as const;
      world.saveChannel({ ...channel, overwrites: [...channel.overwrites.filter((one) => one.id !== who), overwrite] });
    },
    deleteMessage(id) {
      const message = world.messages.get(id);
      if (!message) throw new Error(`The playground has no message ${id}`);
      world.removeMessage(message);
    },
    deleteChannel: (id) => world.removeChannel(channelOf(id)),
    deleteGuild: (id) => world.removeGuild(guildOf(id)),
    removeBot: (id) => removeBot(world, guildOf(id), bot),
    inviteBot: (id) => inviteBot(world, guildOf(id), bot),
    attend(one) {
      attended.add(one);
      return () => void attended.delete(one);
    },
    idle,
    close() {
      closing ??= (async () => {
        for (const stop of unsubscribe) stop();
        if (leave) leave();
        gateway.close();
        page.close();
        clock.stop();
        sockets.close();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        store.close();
      })();
      return closing;
    },
  };
}
