import { describe, expect, onTestFinished, test } from 'vitest';
import { playground } from '../bot.ts';
import { discordeno } from './discordeno.ts';
import { FIELD } from './drawing.ts';
import { oceanic } from './oceanic.ts';

describe.each([
  ['oceanic.js', oceanic],
  ['@discordeno/bot', discordeno],
])('a bot on %s', (_, start) => {
  async function started() {
    const server = await playground();
    const stop = await start(server);
    onTestFinished(async () => void (await stop()));
    return { server, ada: server.actor(server.users[0]!) };
  }

  test('suggests, draws after it has deferred, asks for a name by a form, and follows up to one user alone', async () => {
    const { server, ada } = await started();
    const { choices } = await ada.autocomplete(server.channel, 'draw', 'what', { what: 'cat' });
    expect(choices).toEqual([{ name: 'a cat', value: 'cat' }]);

    const drawn = await ada.slash(server.channel, 'draw', { what: 'a cat' });
    expect(drawn.callback).toBe(5);
    const message = await ada.waitFor(({ content }) => content === 'Here is a cat');
    expect(message.attachments).toMatchObject([
      { filename: 'drawing.png', description: 'A drawing of a cat', content_type: 'image/png', width: 30, height: 20 },
    ]);

    const pressed = await ada.press(message.id, 'name');
    expect(pressed.modal).toMatchObject({ title: 'Its name' });
    const named = await ada.submitModal(pressed, { [FIELD]: 'Tom' });
    expect(named.response).toMatchObject({ content: 'It is called Tom', ephemeral: false });
    await ada.waitFor(({ content, ephemeral }) => content === 'You have named it' && ephemeral);
    const [, bo] = server.users;
    expect(
      server
        .actor(bo!)
        .messages(server.channel)
        .map(({ content }) => content),
    ).toEqual(['Here is a cat', 'It is called Tom']);
    expect(server.violations.slice()).toEqual([]);
  });

  test('resumes when its socket is cut, and misses nothing', async () => {
    const { server, ada } = await started();
    server.gateway.dropSockets();
    await ada.slash(server.channel, 'draw', { what: 'rain' });
    await ada.waitFor(({ content }) => content === 'Here is rain');
    expect(server.gateway).toMatchObject({ identified: 1, resumed: 1 });
    expect(server.violations.slice()).toEqual([]);
  });
});
