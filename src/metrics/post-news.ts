import { REST, Routes } from 'discord.js';

/** Posts to a channel as the bot, or by a webhook; null if neither is set. Both work without the gateway. */
export function newsPoster(to: {
  readonly apiUrl: string;
  readonly token: string;
  readonly channel: string | null;
  readonly webhook: string | null;
}): ((text: string) => Promise<void>) | null {
  const bodyOf = (content: string) => ({ content, allowed_mentions: { parse: [] } });
  const { webhook, channel } = to;
  if (webhook !== null) {
    return async (text) => {
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(webhook, { method: 'POST', headers, body: JSON.stringify(bodyOf(text)), signal });
      // The address is a secret, and no part of the error.
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    };
  }
  if (channel === null) return null;
  const rest = new REST({ api: to.apiUrl, timeout: 10_000, retries: 0 }).setToken(to.token);
  return async (text) => void (await rest.post(Routes.channelMessages(channel), { body: bodyOf(text) }));
}
