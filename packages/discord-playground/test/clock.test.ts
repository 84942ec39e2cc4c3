import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createClock } from '../src/clock.ts';
import { createSnowflakes, timeOf } from '../src/snowflake.ts';
import { offline, stage } from './bot.ts';

/** A bot that hands each command's interaction to the test and otherwise does nothing. */
async function silent() {
  const heard: ChatInputCommandInteraction[] = [];
  const all = await stage((interaction) => {
    if (interaction.isChatInputCommand()) heard.push(interaction);
  });
  const next = async () => {
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    return heard.shift()!;
  };
  return { ...all, next };
}

describe('3 seconds', () => {
  test('are enough to the millisecond', async () => {
    const { server, ada, next } = await silent();
    const acted = ada.slash(server.channel, 'play');
    const interaction = await next();
    server.advance(3000);
    await interaction.reply('just in time');
    expect(await acted).toMatchObject({ state: 'answered' });
    expect(server.violations).toEqual([]);
  });

  test('and a millisecond are too late: 10062, and the token is dead', async () => {
    const { server, ada, next } = await silent();
    const acted = ada.slash(server.channel, 'play');
    const interaction = await next();
    server.advance(3001);
    expect(await acted).toMatchObject({ state: 'failed', callback: null, acknowledged: null });
    await expect(interaction.reply('late')).rejects.toMatchObject({ code: 10062 });
    interaction.replied = true;
    await expect(interaction.followUp('later')).rejects.toMatchObject({ code: 10015 });
    expect(server.violations).toMatchObject([
      { route: 'INTERACTION_CREATE', code: 10062 },
      { code: 10062 },
      { code: 10015 },
    ]);
  });

  test('that pass while the bot is offline are no fault of the bot', async () => {
    const { server, client, ada } = await silent();
    await client.destroy();
    await offline(server);
    const acted = ada.slash(server.channel, 'play');
    server.advance(3001);
    expect(await acted).toMatchObject({ state: 'failed' });
    expect(server.violations).toEqual([]);
  });
});

describe('15 minutes', () => {
  test('the token edits and follows up; then it gets 50027', async () => {
    const { server, ada, next } = await silent();
    const acted = ada.slash(server.channel, 'play');
    const interaction = await next();
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await acted;
    server.advance(15 * 60_000);
    await interaction.editReply('in time');
    server.advance(1);
    const attempts = [
      () => interaction.editReply('x'),
      () => interaction.followUp('x'),
      () => interaction.deleteReply(),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 401, code: 50027 });
    expect(ada.messages(server.channel)).toMatchObject([{ content: 'in time' }]);
  });

  test('a token that never existed gets 50027 too', async () => {
    const { server, client } = await silent();
    const hook = client.rest.post(`/webhooks/${server.bot}/made-up`, { body: { content: 'x' }, auth: false });
    await expect(hook).rejects.toMatchObject({ code: 50027 });
  });
});

describe('ephemeral messages', () => {
  test('cannot be reached by the routes of the channel: 10008', async () => {
    const { server, client, ada, next } = await silent();
    const acted = ada.slash(server.channel, 'play');
    await (await next()).reply({ content: 'panel', flags: MessageFlags.Ephemeral });
    const { response } = await acted;
    const path = `/channels/${server.channel}/messages/${response!.id}` as const;
    await expect(client.rest.get(path)).rejects.toMatchObject({ code: 10008 });
    await expect(client.rest.patch(path, { body: { content: 'x' } })).rejects.toMatchObject({ code: 10008 });
    await expect(client.rest.delete(path)).rejects.toMatchObject({ code: 10008 });
    expect(await client.rest.get(`/channels/${server.channel}/messages`)).toEqual([]);
  });

  test('are out of reach for the token of another interaction', async () => {
    const { server, client, ada, bo, next } = await silent();
    const [first, second] = [ada.slash(server.channel, 'play'), bo.slash(server.channel, 'play')];
    const interactions = [await next(), await next()].sort((a) => (a.user.username === 'ada' ? -1 : 1));
    for (const interaction of interactions)
      await interaction.reply({ content: 'panel', flags: MessageFlags.Ephemeral });
    const { response } = await first;
    await second;
    const path = `/webhooks/${server.bot}/${interactions[1]!.token}/messages/${response!.id}` as const;
    await expect(client.rest.patch(path, { body: { content: 'x' }, auth: false })).rejects.toMatchObject({
      code: 10008,
    });
  });
});

describe('the clock', () => {
  test('runs what falls due on the way in order, with the time it was set for', () => {
    const clock = createClock({ start: 1000, frozen: true });
    const ran: [string, number][] = [];
    clock.at(1500, () => ran.push(['b', clock.now()]));
    clock.at(1200, () => {
      ran.push(['a', clock.now()]);
      clock.at(1300, () => ran.push(['a2', clock.now()]));
    });
    const cancel = clock.at(1400, () => ran.push(['never', clock.now()]));
    cancel();
    clock.advance(499);
    expect(ran).toEqual([
      ['a', 1200],
      ['a2', 1300],
    ]);
    clock.advance(1);
    expect(ran.at(-1)).toEqual(['b', 1500]);
    expect(clock.now()).toBe(1500);
  });

  test('runs on from the time that it was moved to', () => {
    const clock = createClock();
    const before = clock.now();
    clock.advance(60_000);
    expect(clock.now()).toBeGreaterThanOrEqual(before + 60_000);
    expect(clock.now()).toBeLessThan(before + 120_000);
    clock.stop();
  });

  test('gives ids that tell their time and never repeat, even if time stands still', () => {
    const next = createSnowflakes(() => 1_700_000_000_000);
    const ids = Array.from({ length: 5000 }, next);
    expect(new Set(ids).size).toBe(5000);
    expect(timeOf(ids[0]!)).toBe(1_700_000_000_000);
    expect(BigInt(createSnowflakes(() => 0, ids.at(-1))())).toBeGreaterThan(BigInt(ids.at(-1)!));
  });
});
