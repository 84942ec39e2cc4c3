import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Interaction, MessageFlags } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { createPlayground } from '../src/playground.ts';
import { bot, COMMANDS, png, SIMULATED } from './bot.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'playground-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

const row = (id: string) => ({ type: 1, components: [{ type: 2, style: 1, label: id, custom_id: id }] }) as never;

test('a restart of the whole process loses nothing: messages, pictures, panels, commands, open forms', async () => {
  const dataDir = folder();
  const first = await createPlayground({ dataDir, clock: SIMULATED });
  const answer = (interaction: Interaction) => {
    if (interaction.isChatInputCommand())
      return interaction.reply({
        content: 'board',
        files: [{ attachment: png(2, 2, 'kept'), name: 'board.png' }],
        components: [row('1')],
      });
    if (interaction.isButton() && interaction.customId === '1')
      return interaction.reply({ content: 'panel', components: [row('2')], flags: MessageFlags.Ephemeral });
    if (interaction.isButton())
      return interaction.showModal({
        custom_id: 'form',
        title: 'Form',
        components: [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }],
      });
    return interaction.isModalSubmit() && interaction.reply(`named ${interaction.fields.getTextInputValue('name')}`);
  };
  const client = await bot(first, answer);
  await client.application.commands.set(COMMANDS as never);
  const ada = first.actor(first.users[0]!);
  const board = (await ada.slash(first.channel, 'play')).response!;
  const panel = (await ada.press(board.id, '1')).response!;
  const form = await ada.press(panel.id, '2');
  ada.setLocale('de');
  ada.say(first.channel, 'back in a minute');
  const before = ada.messages(first.channel).map(({ id, content }) => [id, content]);
  await client.destroy();
  await first.close();

  const second = await createPlayground({ dataDir, clock: SIMULATED });
  onTestFinished(() => second.close());
  await bot(second, answer);
  const again = second.actor(first.users[0]!);
  expect(again.messages(second.channel).map(({ id, content }) => [id, content])).toEqual(before);
  expect(second.actor(second.users[1]!).messages(second.channel)).toHaveLength(2); // only Ada sees the panel
  expect(second.stage.world.users.get(again.id)!.locale).toBe('de');
  const picture = again.message(board.id)!.attachments[0]!;
  expect(Buffer.from(await (await fetch(picture.url)).arrayBuffer())).toEqual(png(2, 2, 'kept'));
  expect(await again.press(board.id, '1')).toMatchObject({ state: 'answered', response: { content: 'panel' } });
  expect((await again.submitModal(form.id, { name: 'Ada' })).response).toMatchObject({ content: 'named Ada' });
  expect((await again.slash(second.channel, 'play')).response).toMatchObject({ content: 'board' });
  expect(second.violations).toEqual([]);
});

test('ids go on growing although the first clock was ahead', async () => {
  const dataDir = folder();
  const first = await createPlayground({ dataDir, clock: SIMULATED });
  first.advance(3_600_000);
  const { id: old } = first.actor(first.users[0]!).say(first.channel, 'from the future');
  await first.close();
  const second = await createPlayground({ dataDir, clock: SIMULATED });
  onTestFinished(() => second.close());
  const { id } = second.actor(first.users[0]!).say(second.channel, 'now');
  expect(BigInt(id)).toBeGreaterThan(BigInt(old));
});

test('a taken port is refused, not shared', async () => {
  const first = await createPlayground();
  onTestFinished(() => first.close());
  await expect(createPlayground({ port: Number(new URL(first.url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
