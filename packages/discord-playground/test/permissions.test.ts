import type { Client, TextChannel, ThreadChannel } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Playground } from '../src/playground.ts';
import { bot, COMMANDS, playground, png } from './bot.ts';

let server: Playground;
let client: Client<true>;
let channel: TextChannel;

beforeEach(async () => {
  server = await playground();
  client = await bot(server);
  channel = client.channels.cache.get(server.channel) as TextChannel;
});

describe('in a channel', () => {
  test.each([
    ['ViewChannel', 50001],
    ['SendMessages', 50013],
  ] as const)('without %s a message gets %i', async (permission, code) => {
    server.setPermissions(server.channel, { [permission]: false });
    await expect(channel.send('x')).rejects.toMatchObject({ status: 403, code });
    server.setPermissions(server.channel, { [permission]: null });
    await channel.send('x');
  });

  test('files need AttachFiles, embeds EmbedLinks', async () => {
    server.setPermissions(server.channel, { AttachFiles: false });
    await expect(channel.send({ files: [{ attachment: png(), name: 'a.png' }] })).rejects.toMatchObject({
      code: 50013,
    });
    server.setPermissions(server.channel, { EmbedLinks: false });
    await expect(channel.send({ embeds: [{ title: 'x' }] })).rejects.toMatchObject({ code: 50013 });
    await channel.send('text is fine');
  });

  test('a reply needs ReadMessageHistory: 160002', async () => {
    const message = await channel.send('first');
    await message.reply('second');
    server.setPermissions(server.channel, { ReadMessageHistory: false });
    await expect(message.reply('third')).rejects.toMatchObject({ code: 160002 });
  });

  test('a denial of everyone yields to the bot’s own permission, and CHANNEL_UPDATE tells both', async () => {
    server.setPermissions(server.channel, { SendMessages: false }, server.guild);
    await expect(channel.send('x')).rejects.toMatchObject({ code: 50013 });
    await expect.poll(() => channel.permissionsFor(client.user)?.has('SendMessages')).toBe(false);
    server.setPermissions(server.channel, { SendMessages: true });
    await channel.send('x');
  });

  test('pinning needs its own permission', async () => {
    const message = await channel.send('x');
    await message.pin();
    expect(server.actor(server.users[0]!).message(message.id)).toMatchObject({ pinned: true });
    server.setPermissions(server.channel, { PinMessages: false });
    await expect(message.unpin()).rejects.toMatchObject({ code: 50013 });
  });

  test('an interaction is answered without any of these permissions, and names those of the bot', async () => {
    let may: boolean | undefined;
    client.on('interactionCreate', (interaction) => {
      may = interaction.appPermissions.has('SendMessages');
      if (interaction.isRepliable()) void interaction.reply('here');
    });
    await client.application.commands.set(COMMANDS as never);
    server.setPermissions(server.channel, { SendMessages: false, AttachFiles: false });
    expect(await server.actor(server.users[0]!).slash(server.channel, 'play')).toMatchObject({ state: 'answered' });
    expect(may).toBe(false);
  });

  test('a user who cannot see it sees no message of it, and is not pinged', async () => {
    const [ada, bo] = server.users as [string, string];
    server.setPermissions(server.channel, { ViewChannel: false }, bo);
    await channel.send(`<@${ada}> <@${bo}>`);
    expect(server.actor(bo).messages(server.channel)).toEqual([]);
    expect(server.pings).toMatchObject([{ users: [ada] }]);
  });
});

describe('in a thread', () => {
  const open = async () => (await channel.threads.create({ name: 'a game', type: 11 })) as ThreadChannel;

  test('SendMessages has no effect, SendMessagesInThreads has', async () => {
    const thread = await open();
    server.setPermissions(server.channel, { SendMessages: false });
    await thread.send('x');
    server.setPermissions(server.channel, { SendMessagesInThreads: false });
    await expect(thread.send('x')).rejects.toMatchObject({ code: 50013 });
  });

  test('opening a thread needs CreatePublicThreads', async () => {
    server.setPermissions(server.channel, { CreatePublicThreads: false });
    await expect(open()).rejects.toMatchObject({ code: 50013 });
  });

  test('a thread opened from a message has the message’s id, and opens once', async () => {
    const message = await channel.send('board');
    const thread = await message.startThread({ name: 'talk about it' });
    expect(thread.id).toBe(message.id);
    expect(server.stage.world.messages.get(message.id)!.flags & 32).toBe(32);
    const again = client.rest.post(`/channels/${channel.id}/messages/${message.id}/threads`, {
      body: { name: 'again' },
    });
    await expect(again).rejects.toMatchObject({ code: 160004 });
  });

  test('sending wakes an archived thread; editing there gets 50083', async () => {
    const thread = await open();
    const message = await thread.send('x');
    server.changeThread(thread.id, { archived: true });
    await expect(message.edit('y')).rejects.toMatchObject({ code: 50083 });
    await thread.send('awake');
    await message.edit('y');
    expect(server.stage.world.channels.get(thread.id)!.thread!.archived).toBe(false);
  });

  test('announcements have threads of their own kind, the chat of a voice channel has no threads: 50024', async () => {
    const news = server.addChannel(server.guild, { name: 'news', type: 5 });
    const voice = server.addChannel(server.guild, { name: 'voice', type: 2 });
    const open = (id: string, type: number) =>
      client.rest.post(`/channels/${id}/threads`, { body: { name: 'a game', type } });
    expect(await open(news.id, 10)).toMatchObject({ type: 10, parent_id: news.id });
    await expect(open(news.id, 11)).rejects.toMatchObject({ code: 50024 });
    await expect(open(channel.id, 10)).rejects.toMatchObject({ code: 50024 });
    await expect(open(voice.id, 11)).rejects.toMatchObject({ code: 50024 });
    expect(server.addThread(news.id, server.users[0]!, 'theirs').type).toBe(10);
  });

  test('a locked thread takes messages only from users who manage threads: else 160005', async () => {
    const thread = await open();
    server.changeThread(thread.id, { archived: true, locked: true });
    server.setPermissions(server.channel, { ManageThreads: false });
    await expect(thread.send('x')).rejects.toMatchObject({ code: 160005 });
    server.setPermissions(server.channel, { ManageThreads: null });
    await thread.send('x');
  });

  test('it is renamed, archived, and its members come and go', async () => {
    const thread = await open();
    await thread.setName('another game');
    await thread.members.add(server.users[0]!);
    expect((await thread.members.fetch()).map(({ id }) => id)).toEqual([server.bot, server.users[0]]);
    await thread.members.remove(server.users[0]!);
    await thread.setArchived(true);
    expect(server.stage.world.channels.get(thread.id)).toMatchObject({
      name: 'another game',
      thread: { archived: true, members: [server.bot] },
    });
    await expect(thread.members.add(server.users[0]!)).rejects.toMatchObject({ code: 50083 });
    expect(server.violations.map(({ code }) => code)).toEqual([50083]);
  });
});

describe('mentions', () => {
  const [ada, bo] = ['1000000000000000001', '1000000000000000002'];
  const both = `<@${ada}> and <@${bo}>`;

  test.each<[string, object | undefined, string[]]>([
    ['everything is parsed unless said otherwise', undefined, [ada, bo]],
    ['nothing pings with an empty parse', { parse: [] }, []],
    ['named users alone ping', { parse: [], users: [bo] }, [bo]],
    ['a kind pings', { parse: ['users'] }, [ada, bo]],
  ])('%s', async (_what, allowedMentions, users) => {
    await channel.send({ content: both, ...(allowedMentions && { allowedMentions }) });
    expect(server.pings.flatMap((ping) => ping.users)).toEqual(users);
  });

  test('an edit pings nobody, and neither does a silent message', async () => {
    const message = await channel.send('nobody');
    await message.edit(both);
    await channel.send({ content: both, flags: 4096 });
    expect(server.pings).toEqual([]);
    expect(
      server
        .actor(ada)
        .message(message.id)!
        .mentions.map(({ id }) => id),
    ).toEqual([ada, bo]);
  });

  test('a reply pings the answered user, unless told not to', async () => {
    const { id } = server.actor(ada).say(channel.id, 'when is it my turn?');
    const reply = { messageReference: id };
    await channel.send({ content: 'now', reply });
    await channel.send({ content: 'now', reply, allowedMentions: { repliedUser: false } });
    expect(server.pings).toMatchObject([{ users: [ada], by: server.bot }]);
  });

  test('everyone cannot be mentioned without the permission', async () => {
    await channel.send('@everyone');
    expect(server.pings).toEqual([]);
  });
});
