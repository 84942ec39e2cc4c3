import { Events, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { bot, playground, stage } from './bot.ts';

/** A bot that answers each command, and reports when it is idle. */
async function attended() {
  const running: unknown[] = [];
  const on = await stage((interaction) => {
    if (interaction.isChatInputCommand()) running.push(interaction.reply('done'));
  });
  on.server.attend({ idle: async () => void (await Promise.all(running)) });
  return on;
}

test('a playground is idle when its clients have received all events', async () => {
  const server = await playground();
  const client = await bot(server);
  const seen: string[] = [];
  client.on(Events.ChannelCreate, ({ name }) => seen.push(name));
  const names = Array.from({ length: 200 }, (_, index) => `channel-${index}`);
  for (const name of names) server.addChannel(server.guild, { name });
  await server.idle();
  expect(seen).toEqual(names);
});

test('a playground is idle when its requests are answered', async () => {
  const server = await playground();
  const client = await bot(server);
  server.faults.add({ kind: 'slow', ms: 50 });
  const asked = client.rest.get('/users/@me');
  while (server.requests.at(-1)?.path !== '/users/@me') await new Promise(setImmediate);
  await server.idle();
  expect(server.requests.at(-1)).toMatchObject({ path: '/users/@me', status: 200 });
  await asked;
});

test('a playground is idle when the work that its events began in a bot has ended, and all work begun by that', async () => {
  const server = await playground();
  const client = await bot(server);
  const running = new Set<Promise<unknown>>();
  let left = 5;
  client.on(Events.ThreadCreate, ({ parent }) => {
    if (left-- > 0) running.add((parent as TextChannel).threads.create({ name: `${left} left` }));
  });
  server.attend({ idle: async () => void (await Promise.all(running)) });
  server.addThread(server.channel, server.users[0]!, 'the first');
  await server.idle();
  expect(left).toBe(-1);
});

test('a test that waits for a message that never comes is told so as soon as the bot has nothing to do', async () => {
  const { ada, server } = await attended();
  const told = ada.waitFor(({ content }) => content === 'never');
  await expect(told).rejects.toThrow('waited in vain for a message: the bot is idle');
  await ada.slash(server.channel, 'play');
});

test('a test that waits for a new message is not content with an older match', async () => {
  const { ada, server } = await attended();
  const first = ada.say(server.channel, 'first');
  const told = ada.waitFor(({ content }) => content === 'second', first.id);
  ada.say(server.channel, 'second');
  await expect(told).rejects.toThrow('waited in vain');
});
