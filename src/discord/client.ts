import { Client, GatewayIntentBits, Options, REST } from 'discord.js';

/** Sees nothing but servers and their channels, keeps no messages, and pings nobody who is not named. */
export const createClient = (apiUrl: string): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { api: apiUrl, timeout: 10_000, retries: 2 },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: { maxSize: 100, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 100, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });

/** How often a first answer is tried, and how long each time: together less than the 3 s that Discord waits. */
export const ACKNOWLEDGE = { tries: 2, timeout: 1200 } as const;

/** For first answers alone: they are tried again by whoever asks, who has to know of it. */
export const createCallbacks = (apiUrl: string): REST =>
  new REST({ api: apiUrl, timeout: ACKNOWLEDGE.timeout, retries: 0 });
