import type { Actor } from 'discord-playground';
import { expect, test } from 'vitest';
import { buttonsOf, verbOf } from '../support/player.ts';
import { en, onStage, onTable, playOn, quiet, type Stage, stagedGame, tableOn } from '../support/stage.ts';

const asks = async ({ channel }: Pick<Stage, 'channel'>, actor: Actor, command: string) =>
  (await actor.slash(channel, command)).settled();

/** Another channel that the bot knows. */
async function elsewhere(stage: Stage): Promise<string> {
  const { id } = stage.playground.addChannel(stage.playground.guild, { name: 'elsewhere' });
  await quiet(stage);
  return id;
}

test.each(['channel', 'thread'] as const)(
  'a game whose %s was deleted says so in /games, and goes on where one of its players types /board',
  async (what) => {
    const stage = await onStage();
    const { playground, actors } = stage;
    const place = what === 'thread' ? playground.addThread(stage.channel, actors[0]!.id, 'Here').id : stage.channel;
    const game = await tableOn(stage, 2, place);
    await playOn(game);
    const [asked, revision] = [game.asked(), (await game.stored(game.table)).revision];
    await quiet(game);
    playground.deleteChannel(place);
    const channel = await elsewhere(stage);
    const listed = await asks({ channel }, asked, 'games');
    expect(listed.content).toContain('its channel is gone; `/board` in another channel moves it there');
    expect(listed.content).not.toContain(place);
    const next = await asks({ channel }, asked, 'next');
    expect(next.content).toContain('its channel is gone');
    expect(buttonsOf(next)).toEqual([]);

    const pings = playground.pings.length;
    await actors[1]!.slash(channel, 'board');
    await quiet(stage);
    const there = stagedGame(stage, game.table, 2, channel);
    expect(there.asked().id).toBe(asked.id);
    expect(playground.pings.slice(pings).map(({ users }) => users)).toEqual([[asked.id]]);
    expect((await there.stored(game.table)).revision).toBe(revision + 1);
    expect((await asks({ channel }, asked, 'games')).content).toContain(`/${channel}/${there.turn().id}`);
    await playOn(there);
    await playOn(there);
    await there.restart();
    await quiet(there);
    await playOn(there);
    expect(there.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('only a player can take a game along, and no game of an existing channel moves, even if hidden from the bot', async () => {
  const game = await onTable(2);
  const channel = await elsewhere(game);
  const none = en.refusal({ code: 'no-game-here' });
  expect((await asks({ channel }, game.players[0]!, 'board')).content).toBe(none);
  game.playground.setPermissions(game.channel, { ViewChannel: false });
  await quiet(game);
  expect((await asks({ channel }, game.players[0]!, 'board')).content).toBe(none);
  game.playground.deleteChannel(game.channel);
  await quiet(game);
  expect((await asks({ channel }, game.actors[4]!, 'board')).content).toBe(none);
});

test('/board shows another game of the channel instead, and says so if the bot may not play there', async () => {
  const game = await onTable(2);
  const taken = await elsewhere(game);
  const other = await tableOn(game, 2, taken);
  const forbidden = await elsewhere(game);
  game.playground.setPermissions(forbidden, { AttachFiles: false });
  await quiet(game);
  game.playground.deleteChannel(game.channel);
  await quiet(game);
  await game.players[0]!.slash(taken, 'board');
  await quiet(game);
  expect(buttonsOf(other.turn())[0]!.custom_id).toContain(`|${other.table}|`);
  const told = await asks({ channel: forbidden }, game.players[0]!, 'board');
  expect(told.content).toBe(
    en.refusal({ code: 'missing-permissions', permissions: ['AttachFiles'], channel: forbidden }),
  );
  expect((await game.stored(game.table)).channel).toBe(game.channel);
});

test('players are not asked about an absent one again and again while the channel is gone; in the new channel they are', async () => {
  const stage = await onStage();
  const { playground } = stage;
  const game = await tableOn(stage, 2, stage.channel, { pace: '10m' });
  await quiet(game);
  playground.deleteChannel(stage.channel);
  const channel = await elsewhere(stage);
  const asked = () => playground.requests.filter(({ params }) => params.channel === stage.channel).length;
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 5 * 60_000) {
      playground.advance(5 * 60_000);
      await quiet(game);
    }
  };
  await pass(60 * 60_000);
  expect((await game.stored(game.table)).away).toBeDefined();
  const before = asked();
  await pass(60 * 60_000);
  expect(asked()).toBe(before);
  await stage.actors[1]!.slash(channel, 'board');
  await quiet(stage);
  const verbs = stage.actors[1]!.messages(channel).flatMap((one) => buttonsOf(one).map(verbOf));
  expect(verbs).toContain('wait-for');
});
