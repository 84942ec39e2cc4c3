import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { onTestFinished } from 'vitest';
import { createPlayground, type Playground, type PlaygroundOptions } from '../src/playground.ts';

/** A clock that tests move; it begins at the same time in every run. */
export const SIMULATED = { start: Date.UTC(2026, 0, 2, 12), frozen: true };

/** A playground that closes with the test. */
export async function playground(options: PlaygroundOptions = {}): Promise<Playground> {
  const server = await createPlayground({ clock: SIMULATED, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** The real, unmodified client, logged in and ready; it is destroyed when the test ends. */
export async function bot(
  server: Playground,
  onInteraction: (interaction: Interaction) => unknown = () => undefined,
  options: Partial<ConstructorParameters<typeof Client>[0]> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: server.apiUrl, retries: 0 },
    ...options,
  });
  client.on(Events.Error, () => undefined);
  client.on(Events.InteractionCreate, (interaction) => {
    Promise.resolve()
      .then(() => onInteraction(interaction))
      .catch((error: unknown) => failures.push(error));
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(server.token);
  return ready;
}

/** Resolves when no client is connected; a client may reconnect by itself soon after. */
export const offline = ({ gateway, stage }: Playground): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (gateway.isOnline()) return;
      stop();
      resolve();
    };
    const stop = stage.world.listen(look);
    look();
  });

/** Errors of handlers, for tests that want to see them. */
export const failures: unknown[] = [];

export const COMMANDS = [
  { name: 'play', description: 'Opens a table' },
  {
    name: 'place',
    description: 'Places by typing',
    options: [
      { type: 3, name: 'square', description: 'Where', required: true, autocomplete: true },
      {
        type: 4,
        name: 'rotation',
        description: 'Quarter turns',
        choices: [0, 1, 2, 3].map((n) => ({ name: `${n}`, value: n })),
      },
    ],
  },
] as const;

/** A playground with the bot in it and its commands registered. */
export async function stage(onInteraction: (interaction: Interaction) => unknown, options: PlaygroundOptions = {}) {
  const server = await playground(options);
  const client = await bot(server, onInteraction);
  await client.application.commands.set(COMMANDS as never);
  const [ada, bo] = server.users.map((id) => server.actor(id));
  return { server, client, ada: ada!, bo: bo! };
}

/** A PNG of one pixel; `filler` is a comment that tells pictures apart. */
export function png(width = 1, height = 1, filler = ''): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), Buffer.from(filler)]);
}
