import { Client, GatewayIntentBits, Options } from 'discord.js';

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
