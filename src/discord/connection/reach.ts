import { REST, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import { makeRequest } from './request.ts';

/** If all answers together take longer, in ms, Discord counts as away. */
const PATIENCE_MS = 5000;

/**
 * Whether a shard could connect to Discord now: the API knows the token, a session may begin, and the gateway says hello. Begins no
 * session. Rejects with the problem.
 */
export function createReach({ token, apiUrl }: { readonly token: string; readonly apiUrl: string }) {
  const rest = new REST({ api: apiUrl, retries: 0, makeRequest });

  async function ask(signal: AbortSignal): Promise<void> {
    // After an answer that the token is unknown, discord.js drops it.
    rest.setToken(token);
    const found = (await rest.get(Routes.gatewayBot(), { signal })) as RESTGetAPIGatewayBotResult;
    const { remaining, reset_after } = found.session_start_limit;
    if (remaining < 1) throw new Error(`Discord lets no session begin for ${Math.ceil(reset_after / 1000)} s more`);
    await hello(found.url, signal);
  }

  return async (stopping: AbortSignal): Promise<void> => {
    const late = new AbortController();
    const { promise: over, reject } = Promise.withResolvers<never>();
    const end = (): void => {
      reject(new Error('Discord does not answer'));
      late.abort();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    stopping.addEventListener('abort', end);
    try {
      await Promise.race([ask(late.signal), over]);
    } finally {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
    }
  };
}

async function hello(url: string, signal: AbortSignal): Promise<void> {
  const socket = new WebSocket(`${url}?v=10&encoding=json`);
  try {
    await new Promise<void>((resolve, reject) => {
      const silent = (): void => reject(new Error("Discord's gateway does not answer"));
      socket.onmessage = () => resolve();
      socket.onclose = silent;
      socket.onerror = silent;
      signal.addEventListener('abort', silent);
    });
  } finally {
    socket.close();
  }
}
