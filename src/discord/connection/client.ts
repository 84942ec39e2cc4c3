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

/** How long an answer of Discord's is waited for, in ms. */
export interface Patience {
  readonly request: number;
  /** Until a first answer is sent once more, beside the one before: both have to arrive within the 3 s that Discord waits. */
  readonly acknowledge: number;
}

export const PATIENCE: Patience = { request: 10_000, acknowledge: 1200 };

/** What Discord lets a bot ask for, unless it has agreed to more. */
export const REQUESTS_PER_SECOND = 50;

/** Of 10,000 requests that Discord may refuse in ten minutes: after each so many it is told. */
const TOLD_EACH = 1000;

/** How often a first answer is tried. */
export const TRIES = 2;

/**
 * Resolves when a connection of this shard may introduce itself to Discord, which lets `together` do so at once and the next ones only
 * after some seconds, however many processes they are in.
 */
export type InTurn = (shard: number, together: number, signal: AbortSignal) => Promise<void>;

declare module 'discord.js' {
  /** discord.js keeps the options of its client as they are: what has nothing but an interaction finds them there. */
  interface ClientOptions {
    /** Where players find whoever runs the bot; null where that is not told. */
    readonly supportUrl?: string | null;
  }
}

export interface ClientSettings {
  readonly patience?: Patience;
  readonly supportUrl?: string | null;
  /** Looks on as requests are made. */
  readonly watch?: (make: MakeRequest) => MakeRequest;
  readonly shard?: Shard;
  /** Where several processes have one token; else discord.js sees to it. */
  readonly inTurn?: InTurn;
  /** Of all shards together, without what is answered to interactions. */
  readonly requestsPerSecond?: number;
}

/** What servers tell of themselves and nobody asks for. Roles and channels stay: permissions are worked out from them. */
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

/** Sees nothing but servers and their channels, keeps no messages, and pings nobody who is not named. */
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
    // What is kept of each answered interaction: for an hour, which is discord.js's own, it fills the memory of a busy bot.
    handlerSweepInterval: 60_000,
    invalidRequestWarningInterval: TOLD_EACH,
  };
  // What one shard does not need no other can use: up to as many shards they never ask for more than Discord gives. discord.js knows no less than one.
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
  // Said once more: of a single shard discord.js would take its number from the environment.
  client.options.shardCount = shard.count;
  setApart(client.rest, new REST({ ...rest, globalRequestsPerSecond: Number.POSITIVE_INFINITY }));
  return client;
};

/**
 * Ends its connection for good. A connection that is only being made discord.js would begin anew half a second later, and one for which it
 * still waits for an answer of Discord's it would make all the same.
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
    // It would end twice at the same time, and wait for ever.
    one.timeoutAbortControllers.clear();
    // discord.js leaves it open where it is only being made, and would not hear that it failed: an error that nobody catches.
    one.connection?.on('error', () => {});
  }
  await client.destroy();
  for (const { connection } of connections) connection?.terminate();
}

/** Whether Discord has let it in. Until its last server has come in, 15 s after the one before if that one is away, it is not connected yet. */
export const isLetIn = ({ ws: { shards } }: Client): boolean =>
  shards.size > 0 && shards.every(({ status }) => status === Status.Ready || status === Status.WaitingForGuilds);

/** Whether its connection to Discord stands. discord.js calls a client ready for ever once it was, also while its connection is lost. */
export const isConnected = (client: Client): boolean =>
  client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);

/**
 * Discord counts what is answered to interactions for no global limit (documentation, "Rate Limits"); discord.js would, and hold answers up
 * for it. Their other limits it keeps all the same.
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

/** What it sweeps again and again would keep all that hangs on it, a client with its servers too. */
export function sweepNoMore(rest: REST): void {
  rest.clearHandlerSweeper();
  rest.clearHashSweeper();
}

/** The one way out of all messages: none leaves that Discord would refuse. */
function fitted(rest: REST): REST {
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = async (request) => queue(inOneBlock({ ...request, body: fittingBody(request.body) }));
  return rest;
}

const makeRequestFor =
  (shard: Shard): MakeRequest =>
  async (url, init) => {
    // What is answered to a press reaches one person, who asked this process. All else is for whoever serves the shard.
    if (!url.includes('/webhooks/')) assertOurs(shard);
    return await makeRequest(url, init);
  };

/** For first answers alone: they are tried again by whoever asks, who has to know of it. */
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
