import { WIDE } from 'discord-playground';
import { expect, test } from 'vitest';
import { MOST_DASHBOARDS } from '../../src/discord/servers/dashboards.ts';
import { buttonsOf } from '../support/player.ts';
import { commit, en, onStage, playOn, quiet, type Stage, tableOn } from '../support/stage.ts';

const MINUTE = 60_000;

const dashboardIn = ({ actors }: Stage, channel: string): string[] =>
  actors[0]!
    .messages(channel)
    .flatMap(({ content }) => (content.startsWith('### Games on this server') ? [content] : []));

const say = async (stage: Stage, actor: number, dashboard: boolean, channel = stage.channel): Promise<string> =>
  (await (await stage.actors[actor]!.slash(channel, 'games', { dashboard })).settled()).content;

const otherChannel = async (stage: Stage): Promise<string> => {
  const { id } = stage.playground.addChannel(stage.playground.guild, { name: 'lists' });
  await quiet(stage);
  return id;
};

const edits = ({ playground }: Stage, channel: string): number =>
  playground.requests.filter(
    ({ method, path }) => method === 'PATCH' && path.includes(`/channels/${channel}/messages/`),
  ).length;

test('the list says whose turn it is, follows the games, and is changed once a minute at most', async () => {
  const stage = await onStage();
  const lists = await otherChannel(stage);
  expect(await say(stage, 0, true, lists)).toBe(en.games.dashboardPlaced);
  expect(dashboardIn(stage, lists)).toEqual([en.games.dashboard([], [])]);
  const game = await tableOn(stage, 2);
  await quiet(stage);
  expect(edits(stage, lists)).toBe(0);
  stage.playground.advance(MINUTE);
  await quiet(stage);
  expect(dashboardIn(stage, lists)[0]).toContain(`Waiting for <@${game.asked().id}>`);
  expect(dashboardIn(stage, lists)[0]).toContain(game.turn().id);
  for (let turn = 0; turn < 3; turn++) await playOn(game);
  await quiet(stage);
  expect(edits(stage, lists)).toBe(1);
  stage.playground.advance(MINUTE);
  await quiet(stage);
  expect(edits(stage, lists)).toBe(2);
  expect(dashboardIn(stage, lists)[0]).toContain(game.turn().id);
  expect(stage.playground.pings.filter(({ channel }) => channel === lists)).toEqual([]);
});

test('a restart forgets no list, and a missed change is shown after it', async () => {
  const stage = await onStage();
  const lists = await otherChannel(stage);
  await say(stage, 0, true, lists);
  const game = await tableOn(stage, 2);
  await stage.restart();
  await quiet(stage);
  expect(dashboardIn(stage, lists)[0]).toContain(`Waiting for <@${game.asked().id}>`);
});

test('a game in a channel that not everybody may see is not told elsewhere', async () => {
  const stage = await onStage();
  const { playground } = stage;
  const lists = await otherChannel(stage);
  await tableOn(stage, 2);
  const everyone = playground.guild;
  playground.setPermissions(stage.channel, { ViewChannel: false }, everyone);
  for (const who of [undefined, stage.actors[0]!.id]) {
    playground.setPermissions(stage.channel, { ViewChannel: true }, who);
  }
  await quiet(stage);
  await say(stage, 0, true, lists);
  expect(dashboardIn(stage, lists)).toEqual([en.games.dashboard([], [])]);
  await say(stage, 0, true);
  expect(dashboardIn(stage, stage.channel)[0]).toContain('Waiting for');
});

test('a game in a private thread is told in the thread alone, not in the channel of the thread', async () => {
  const stage = await onStage();
  const { playground, channel, actors } = stage;
  playground.setPermissions(channel, { CreatePrivateThreads: true }, actors[1]!.id);
  const { id: inner } = playground.addThread(channel, actors[1]!.id, 'Between us', true);
  await tableOn(stage, 2, inner);
  await quiet(stage);
  await say(stage, 0, true);
  expect(dashboardIn(stage, channel)).toEqual([en.games.dashboard([], [])]);
  await say(stage, 0, true, inner);
  expect(dashboardIn(stage, inner)[0]).toContain('Waiting for');
});

test('only members who manage the server put up a list or take it away; a second list replaces the first', async () => {
  const stage = await onStage();
  const lists = await otherChannel(stage);
  expect(await say(stage, 1, true, lists)).toBe(en.refusal({ code: 'manage-server-needed' }));
  expect(await say(stage, 0, false, lists)).toBe(en.games.noDashboardHere);
  await say(stage, 0, true, lists);
  await say(stage, 0, true, lists);
  expect(dashboardIn(stage, lists)).toHaveLength(1);
  expect(await say(stage, 1, false, lists)).toBe(en.refusal({ code: 'manage-server-needed' }));
  expect(await say(stage, 0, false, lists)).toBe(en.games.dashboardTaken);
  expect(dashboardIn(stage, lists)).toEqual([]);
});

test('in a channel with a list, games by post go on while Discord delays edits of old messages', async () => {
  const stage = await onStage({ playground: { rateLimits: { ...WIDE, late: { limit: 1, per: 500 } } } });
  const { playground, channel, actors } = stage;
  await say(stage, 0, true);
  const { id: thread } = playground.addThread(channel, actors[0]!.id, 'Beside it');
  const games = [
    await tableOn(stage, 2, channel, { 'take-back': '10' }),
    await tableOn(stage, 2, thread, { 'take-back': '10' }),
  ];
  const list = () => actors[0]!.messages(channel).filter(({ content }) => content.startsWith('### Games on'));
  const [{ id: before } = { id: '' }] = list();
  playground.advance(65 * MINUTE);
  await quiet(stage);
  for (let turn = 0; turn < 2; turn++) {
    for (const game of games) await commit(game);
    await quiet(stage);
    // Turns can no longer be taken back, and the list is due.
    playground.advance(65 * MINUTE);
    await quiet(stage);
  }
  playground.advance(MINUTE);
  await quiet(stage);
  const waited = playground.requests.filter(({ response }) => (response as { code?: number } | null)?.code === 30046);
  expect(waited.map(({ params }) => params.channel)).toContain(channel);
  expect(list().map(({ id }) => id)).toEqual([before]);
  for (const { turn } of games) {
    expect(list()[0]!.content).toContain(turn().id);
    const shown = actors[5]!.messages(turn().channel_id).filter((one) => !one.ephemeral && buttonsOf(one).length > 0);
    expect(shown.map(({ id }) => id)).toEqual([turn().id]);
    expect(playground.pings.filter(({ message }) => message === turn().id)).toHaveLength(1);
  }
  expect(stage.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
});

test('a list that Discord refuses to change, being old, goes on in a new message, which pings nobody', async () => {
  const stage = await onStage();
  const lists = await otherChannel(stage);
  await say(stage, 0, true, lists);
  const game = await tableOn(stage, 2);
  await quiet(stage);
  for (let turn = 0; turn < 2; turn++) {
    await playOn(game);
    await quiet(stage);
    stage.playground.faults.add({ kind: 'refuse', method: 'PATCH', route: '/messages/', code: 30046, status: 400 });
    stage.playground.advance(MINUTE);
    await quiet(stage);
    expect(stage.playground.faults.pending).toEqual([]);
    expect(dashboardIn(stage, lists)).toHaveLength(1);
    expect(dashboardIn(stage, lists)[0]).toContain(game.turn().id);
  }
  expect(stage.playground.pings.filter(({ channel }) => channel === lists)).toEqual([]);
  expect(stage.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  await stage.restart();
  await quiet(stage);
  expect(await say(stage, 0, false, lists)).toBe(en.games.dashboardTaken);
  expect(dashboardIn(stage, lists)).toEqual([]);
});

test('a list whose channel is deleted is given up, and takes no place from another', async () => {
  const stage = await onStage();
  const lists = await Promise.all(Array.from({ length: MOST_DASHBOARDS }, () => otherChannel(stage)));
  for (const channel of lists) await say(stage, 0, true, channel);
  stage.playground.deleteChannel(lists[0]!);
  await tableOn(stage, 2);
  stage.playground.advance(MINUTE);
  await quiet(stage);
  for (const channel of lists.slice(1)) expect(dashboardIn(stage, channel)[0]).toContain('Waiting for');
  expect(await say(stage, 0, true)).toBe(en.games.dashboardPlaced);
});

test('a list whose message is deleted is given up', async () => {
  const stage = await onStage();
  const lists = await otherChannel(stage);
  await say(stage, 0, true, lists);
  const [message] = stage.actors[0]!.messages(lists).filter(({ ephemeral }) => !ephemeral);
  stage.playground.deleteMessage(message!.id);
  await tableOn(stage, 2);
  stage.playground.advance(MINUTE);
  await quiet(stage);
  expect(dashboardIn(stage, lists)).toEqual([]);
  expect(await say(stage, 0, false, lists)).toBe(en.games.noDashboardHere);
});
