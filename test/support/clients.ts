import { type Client, Events } from 'discord.js';
import { createPlayground, type Playground } from 'discord-playground';
import { onTestFinished } from 'vitest';
import { createClient } from '../../src/discord/connection/client.ts';
import { SIMULATED } from './time.ts';

/** The bot's own client, ready on a playground, with no handlers; it is closed when the test ends. */
export async function connected(): Promise<{ readonly playground: Playground; readonly client: Client<true> }> {
  const playground = await createPlayground({ clock: SIMULATED });
  const client = createClient(playground.apiUrl);
  onTestFinished(async () => {
    await client.destroy();
    await playground.close();
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(playground.token);
  await ready;
  return { playground, client: client as Client<true> };
}
