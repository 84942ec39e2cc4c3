import type { PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import { buttonsOf } from '../support/player.ts';
import { en, onStage, quiet, type Stage, tableOn } from '../support/stage.ts';

const asks = async (stage: Stage, actor: number, command: string, channel = stage.channel): Promise<PageMessage> =>
  (await stage.actors[actor]!.slash(channel, command)).settled();

const secondChannel = async (stage: Stage): Promise<string> => {
  const { id } = stage.playground.addChannel(stage.playground.guild, { name: 'second' });
  await quiet(stage);
  return id;
};

test('a user who plays nowhere is told so, and how to begin', async () => {
  const stage = await onStage();
  const listed = await asks(stage, 0, 'games');
  expect(listed.content).toBe(en.games.list([], [], []));
  expect(listed.ephemeral).toBe(true);
  expect((await asks(stage, 0, 'next')).content).toBe(en.games.noNext(0));
});

test('a user’s games are listed with whose turn it is and the way there, the user’s own turn first', async () => {
  const stage = await onStage();
  const one = await tableOn(stage, 2);
  const second = await secondChannel(stage);
  const two = await tableOn(stage, 3, second);
  for (const [index, actor] of stage.actors.slice(0, 4).entries()) {
    const { content } = await asks(stage, index, 'games');
    const [mine] = content.split(/Games to watch|Spiele zum Zuschauen/);
    const lines = mine!.split('\n').filter((line) => line.startsWith('- '));
    const own = [one, two].filter(({ players }) => players.some(({ id }) => id === actor.id));
    expect(lines).toHaveLength(own.length);
    const yours = own.filter((game) => game.asked().id === actor.id);
    for (const [at, line] of lines.entries()) expect(line.includes('**Your turn**')).toBe(at < yours.length);
    for (const game of own) expect(content).toContain(`/${game.channel}/${game.turn().id}`);
  }
});

test('the next game is a game in another channel, and the button leads to its message', async () => {
  const stage = await onStage();
  const second = await secondChannel(stage);
  const one = await tableOn(stage, 2);
  const actor = stage.actors.findIndex(({ id }) => id === one.asked().id);
  const there = await asks(stage, actor, 'next', second);
  const [go] = buttonsOf(there);
  expect(go).toMatchObject({ style: 5, label: en.buttons['go-there'] });
  expect(go!.url).toContain(`/${one.channel}/${one.turn().id}`);
  const other = await asks(stage, 1 - actor, 'next');
  expect(other.content).toBe(en.games.noNext(1));
  expect(buttonsOf(other)).toEqual([]);
});

test('games of others are listed to users who may see their channel, with whose turn it is, and to nobody else', async () => {
  const stage = await onStage();
  const second = await secondChannel(stage);
  const one = await tableOn(stage, 2);
  const two = await tableOn(stage, 3, second);
  const both = (await asks(stage, 5, 'games')).content;
  for (const game of [one, two]) {
    expect(both).toContain(`/${game.channel}/${game.turn().id}`);
    expect(both).toContain(`Waiting for <@${game.asked().id}>`);
  }
  expect(both).toContain('*Watch*');
  expect(both).not.toContain('Your turn');
  stage.playground.setPermissions(second, { ViewChannel: false }, stage.actors[5]!.id);
  await quiet(stage);
  const { content } = await asks(stage, 5, 'games');
  expect(content).toContain(`/${one.channel}/${one.turn().id}`);
  expect(content).not.toContain(second);
  expect(content.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
});

test('open tables are listed to users who may see their channel, and to nobody else', async () => {
  const stage = await onStage();
  const second = await secondChannel(stage);
  await (await stage.actors[0]!.slash(second, 'play')).settled().catch(() => null);
  await quiet(stage);
  expect((await asks(stage, 1, 'games')).content).toContain(`/${second}/`);
  // The list names the user's own lobby as their own.
  expect((await asks(stage, 0, 'games')).content).toContain('Not started yet');
  stage.playground.setPermissions(second, { ViewChannel: false }, stage.actors[1]!.id);
  await quiet(stage);
  const { content } = await asks(stage, 1, 'games');
  expect(content).not.toContain(second);
  expect(content).toBe(en.games.list([], [], []));
});

test('a restart leaves the lists unchanged', async () => {
  const stage = await onStage();
  await tableOn(stage, 2);
  const before = (await asks(stage, 0, 'games')).content;
  await stage.restart();
  expect((await asks(stage, 0, 'games')).content).toBe(before);
});
