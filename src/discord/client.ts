import {
  Client,
  DefaultRestOptions,
  GatewayIntentBits,
  Options,
  REST,
  type RESTOptions,
  ShardClientUtil,
} from 'discord.js';

/** How long an answer of Discord's is waited for, in ms. */
export interface Patience {
  readonly request: number;
  /** For each try of a first answer: all `TRIES` together have to end within the 3 s that Discord waits. */
  readonly acknowledge: number;
}

export const PATIENCE: Patience = { request: 10_000, acknowledge: 1200 };

/** How often a first answer is tried. */
export const TRIES = 2;

declare module 'discord.js' {
  /** discord.js keeps the options of its client as they are: what has nothing but an interaction finds them there. */
  interface ClientOptions {
    /** Where players find whoever runs the bot; null where that is not told. */
    readonly supportUrl?: string | null;
  }
}

/** Sees nothing but servers and their channels, keeps no messages, and pings nobody who is not named. */
export const createClient = (
  apiUrl: string,
  { patience: { request } = PATIENCE, supportUrl = null }: { patience?: Patience; supportUrl?: string | null } = {},
): Client =>
  new Client({
    supportUrl,
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { api: apiUrl, timeout: request, retries: 2, makeRequest },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: { maxSize: 100, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 100, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });

/** Whether Discord tells this process of a server, or would if the bot were on it: of several shards one is told. */
export const isOnShard = ({ ws, options }: Client, guild: string): boolean =>
  ws.shards.has(ShardClientUtil.shardIdForGuildId(guild, options.shardCount ?? 1));

/**
 * discord.js tries again where a connection was reset, but does not know undici's word for it. Whatever is posted for
 * everybody carries a nonce, so that a second try cannot make a second message.
 */
const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    return await DefaultRestOptions.makeRequest(url, init);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'UND_ERR_SOCKET') throw error;
    throw Object.assign(new Error('The connection was cut', { cause: error }), { code: 'ECONNRESET' });
  }
};

/** For first answers alone: they are tried again by whoever asks, who has to know of it. */
export const createCallbacks = (apiUrl: string, { acknowledge } = PATIENCE): REST =>
  new REST({ api: apiUrl, timeout: acknowledge, retries: 0 });
