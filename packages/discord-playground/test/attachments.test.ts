import type { Client, TextChannel } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { LINK_LIFE } from '../src/links.ts';
import type { Playground } from '../src/playground.ts';
import { bot, playground, png } from './bot.ts';

let server: Playground;
let client: Client<true>;
let channel: TextChannel;

beforeEach(async () => {
  server = await playground();
  client = await bot(server);
  channel = client.channels.cache.get(server.channel) as TextChannel;
});

const file = (name: string, bytes: Buffer, description?: string) => ({
  attachment: bytes,
  name,
  ...(description !== undefined && { description }),
});
const seen = () => server.actor(server.users[0]!).messages(server.channel)[0]!;

describe('files', () => {
  test('arrive with bytes, name, alt text, type and size in pixels', async () => {
    const picture = png(1152, 1344, 'board');
    await channel.send({ files: [file('board.png', picture, 'Ada placed at C5')] });
    const [attachment] = seen().attachments;
    expect(attachment).toMatchObject({
      filename: 'board.png',
      description: 'Ada placed at C5',
      content_type: 'image/png',
      size: picture.length,
      width: 1152,
      height: 1344,
    });
    expect(Buffer.from(server.bytes(attachment!.id)!)).toEqual(picture);
    expect(Buffer.from(await (await fetch(attachment!.url)).arrayBuffer())).toEqual(picture);
  });

  test('of the bot have their type and size', async () => {
    // The head of a lossless WebP, which contains its size.
    const picture = Buffer.from('52494646bc000000574542505650384caf0000002f7fc44a009f0010c9fbfb17', 'hex');
    await channel.send({ files: [file('board.webp', picture)] });
    expect(seen().attachments).toMatchObject([{ content_type: 'image/webp', width: 1152, height: 300 }]);
  });

  test('a new file in an edit replaces the old file, since discord.js lists only the new file', async () => {
    const message = await channel.send({ files: [file('board.png', png(1, 1, 'old'))] });
    const old = seen().attachments[0]!;
    await message.edit({ files: [file('board.png', png(1, 1, 'new'))] });
    expect(seen().attachments).toHaveLength(1);
    expect(Buffer.from(server.bytes(seen().attachments[0]!.id)!).toString()).toContain('new');
    expect(server.bytes(old.id)).toBeUndefined();
  });

  test('an edit that does not mention files keeps them; an empty list removes them', async () => {
    const message = await channel.send({ content: 'a', files: [file('board.png', png())] });
    await message.edit({ content: 'b' });
    expect(seen().attachments).toHaveLength(1);
    await message.edit({ attachments: [] });
    expect(seen().attachments).toEqual([]);
  });

  test('the alt text of a file that stays can be changed', async () => {
    const message = await channel.send({ files: [file('a.png', png()), file('b.png', png())] });
    const [keep] = seen().attachments;
    await client.rest.patch(`/channels/${server.channel}/messages/${message.id}`, {
      body: { attachments: [{ id: keep!.id, description: 'said anew' }] },
    });
    expect(seen().attachments).toMatchObject([{ filename: 'a.png', description: 'said anew' }]);
  });

  test('files without a list come on top of the present files', async () => {
    const message = await channel.send({ files: [file('a.png', png())] });
    await client.rest.patch(`/channels/${server.channel}/messages/${message.id}`, {
      body: {},
      files: [{ name: 'b.png', data: png() }],
    });
    expect(seen().attachments.map(({ filename }) => filename)).toEqual(['a.png', 'b.png']);
  });

  test('a picture shown by an embed is not listed a second time, and stays over an edit', async () => {
    const message = await channel.send({
      embeds: [{ title: 'board', image: { url: 'attachment://board.png' } }],
      files: [file('board.png', png(3, 4))],
    });
    await message.edit({ content: 'still there' });
    const { attachments, embeds } = seen();
    expect(attachments).toEqual([]);
    expect(embeds[0]).toMatchObject({ image: { width: 3, height: 4 } });
    expect((await fetch((embeds[0]!.image as { url: string }).url)).status).toBe(200);
  });

  test('links are signed and expire; a new look at the message brings a new one', async () => {
    await channel.send({ files: [file('board.png', png())] });
    const { url, id } = seen().attachments[0]!;
    expect((await fetch(url.replace(/hm=..../, 'hm=0000'))).status).toBe(404);
    server.advance(LINK_LIFE + 1);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(seen().attachments[0]!.url)).status).toBe(200);
    server.deleteMessage(seen().id);
    expect(server.bytes(id)).toBeUndefined();
  });
});
