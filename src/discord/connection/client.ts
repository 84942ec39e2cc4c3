import {
  type CacheWithLimitsOptions,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  Options,
  REST,
  RESTEvents,
  Status,
} from 'discord.js';
import { ALONE, assertOurs, type Shard } from '../../game/servers/shard.ts';
import { fittingBody } from '../limits.ts';
import { inOneBlock, type MakeRequest, makeRequest } from './request.ts';

/** How long to wait for Discord's answers, in ms. */
export interface Patience {
  readonly request: number;
  /** Until a first answer is sent again, beside the first try: both must arrive within Discord's 3 s. */
  readonly acknowledge: number;
}

export const PATIENCE: Patience = { request: 10_000, acknowledge: 1200 };

/** Discord's limit for a bot without another agreement. */
export const REQUESTS_PER_SECOND = 50;

/** Discord may refuse 10,000 requests in ten minutes; the log tells of each further thousand. */
const TOLD_EACH = 1000;

/** The most tries of a first answer. */
export const TRIES = 2;

/**
 * Resolves when a connection of this shard may identify itself to Discord. `together` may do so at once, the next ones some seconds later,
 * in all processes together.
 */
export type InTurn = (shard: number, together: number, signal: AbortSignal) => Promise<void>;

declare module 'discord.js' {
  /** discord.js keeps unknown options of a client, so that code with nothing but an interaction can read them. */
  interface ClientOptions {
    /** Where players find the operator; null if unknown. */
    readonly supportUrl?: string | null;
  }
}

export interface ClientSettings {
  readonly patience?: Patience;
  readonly supportUrl?: string | null;
  /** Watches requests. */
  readonly watch?: (make: MakeRequest) => MakeRequest;
  readonly shard?: Shard;
  /** For several processes with one token; without it discord.js takes care. */
  readonly inTurn?: InTurn;
  /** For all shards together, without answers to interactions. */
  readonly requestsPerSecond?: number;
}

/** What the bot does not need of servers. Roles and channels stay, since permissions depend on them. */
const NOT_KEPT = {
  AutoModerationRuleManager: 0,
  DMMessageManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMessageManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  VoiceStateManager: 0,
} as const satisfies CacheWithLimitsOptions;

/** Sees only servers and their channels, keeps no messages, and pings only named people. */
export const createClient = (
  apiUrl: string,
  {
    patience: { request } = PATIENCE,
    supportUrl = null,
    watch = (make) => make,
    shard = ALONE,
    inTurn,
    requestsPerSecond = REQUESTS_PER_SECOND,
  }: ClientSettings = {},
): Client => {
  const rest = {
    ...{ api: apiUrl, timeout: request, retries: 2, makeRequest: watch(makeRequestFor(shard)) },
    // The state of answered interactions. discord.js's default of an hour fills the memory of a busy bot.
    handlerSweepInterval: 60_000,
    invalidRequestWarningInterval: TOLD_EACH,
  };
  // An equal share for each shard, so that they stay within Discord's limit together. discord.js needs at least one.
  const globalRequestsPerSecond = Math.max(1, Math.floor(requestsPerSecond / shard.count));
  const client = new Client({
    supportUrl,
    shards: [shard.id],
    shardCount: shard.count,
    ...(inTurn && { ws: { buildIdentifyThrottler: throttlerOf(inTurn) } }),
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { ...rest, globalRequestsPerSecond },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ...NOT_KEPT,
      GuildMemberManager: { maxSize: 100, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 100, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });
  // Set again: for a single shard discord.js would take the number from the environment.
  client.options.shardCount = shard.count;
  setApart(client.rest, new REST({ ...rest, globalRequestsPerSecond: Number.POSITIVE_INFINITY }));
  return client;
};

/**
 * Ends the connection for good. discord.js would restart an opening connection after half a second, and would open one that still waits for
 * Discord's answer.
 */
export async function disconnect(client: Client): Promise<void> {
  interface Connection {
    internalConnect(): Promise<void>;
    timeoutAbortControllers: Map<unknown, AbortController>;
    connection: { on(event: 'error', heard: () => void): void; terminate(): void } | null;
  }
  interface Inner {
    strategy: { connect(): Promise<void>; shards: Map<number, Connection> };
  }
  const { _ws: inner } = client.ws as unknown as { _ws: Inner | null };
  const connections = [...(inner?.strategy.shards.values() ?? [])];
  const never = (): Promise<void> => new Promise(() => {});
  if (inner) inner.strategy.connect = never;
  for (const one of connections) {
    one.internalConnect = never;
    // Otherwise it ends twice at once, and waits for ever.
    one.timeoutAbortControllers.clear();
    // discord.js leaves an opening connection open and does not listen to its errors, which nobody would catch.
    one.connection?.on('error', () => {});
  }
  await client.destroy();
  for (const { connection } of connections) connection?.terminate();
}

/** Whether Discord has accepted the connection. It counts as connected only once the last server has come in, or 15 s without one. */
export const isLetIn = ({ ws: { shards } }: Client): boolean =>
  shards.size > 0 && shards.every(({ status }) => status === Status.Ready || status === Status.WaitingForGuilds);

/** Whether the connection stands. discord.js's own `isReady` stays true when the connection is lost. */
export const isConnected = (client: Client): boolean =>
  client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);

/**
 * Answers to interactions do not count for Discord's global limit (documentation, "Rate Limits"), but discord.js would hold them up for it.
 * Their other limits still hold.
 */
function setApart(rest: REST, forInteractions: REST): void {
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) =>
    request.fullRoute.startsWith('/webhooks/') ? forInteractions.queueRequest(request) : queue(request);
  const end = rest.clearHandlerSweeper.bind(rest);
  rest.clearHandlerSweeper = () => {
    end();
    sweepNoMore(forInteractions);
  };
  fitted(rest);
  forInteractions.on(RESTEvents.RateLimited, (limit) => rest.emit(RESTEvents.RateLimited, limit));
  forInteractions.on(RESTEvents.InvalidRequestWarning, (warning) =>
    rest.emit(RESTEvents.InvalidRequestWarning, warning),
  );
}

/** A running sweep would keep the client and its servers in memory. */
export function sweepNoMore(rest: REST): void {
  rest.clearHandlerSweeper();
  rest.clearHashSweeper();
}

/** All messages leave here, so that Discord refuses none. */
function fitted(rest: REST): REST {
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = async (request) => queue(inOneBlock({ ...request, body: fittingBody(request.body) }));
  return rest;
}

const makeRequestFor =
  (shard: Shard): MakeRequest =>
  async (url, init) => {
    // An answer to a press reaches one person, who asked this process. The shard's process sends everything else.
    if (!url.includes('/webhooks/')) assertOurs(shard);
    return await makeRequest(url, init);
  };

/** For first answers only: the caller repeats them itself, since it has to know of each try. */
export interface Callbacks {
  readonly rest: REST;
  /** Patience.acknowledge */
  readonly againMs: number;
}

export const createCallbacks = (
  apiUrl: string,
  { request, acknowledge } = PATIENCE,
  watch: NonNullable<ClientSettings['watch']> = (make) => make,
): Callbacks => ({
  rest: fitted(
    new REST({
      api: apiUrl,
      timeout: request,
      retries: 0,
      makeRequest: watch(makeRequest),
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    }),
  ),
  againMs: acknowledge,
});

type BuildThrottler = NonNullable<NonNullable<ClientOptions['ws']>['buildIdentifyThrottler']>;

const throttlerOf =
  (inTurn: InTurn): BuildThrottler =>
  async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return { waitForIdentify: (shard, signal) => inTurn(shard, limit.max_concurrency, signal) };
  };
