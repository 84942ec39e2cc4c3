import type { OptionValues, PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import { INVITATION_MS } from '../../src/game/lobby/inviting.ts';
import { textIn, withVerb } from '../support/player.ts';
import { answered, en, onStage, onTable, pressVerb, quiet, type Stage, settledBy, told } from '../support/stage.ts';

const mention = ({ actors }: Stage, index: number): string => `<@${actors[index]!.id}>`;

/** Ada opens a table; the message of its lobby. */
async function invite(stage: Stage, typed: string): Promise<PageMessage> {
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', { with: typed });
  return ada!.waitFor((one) => withVerb(one, 'join').length > 0);
}

test('the table calls invited users once, and names them until they come', async () => {
  const stage = await onStage();
  const lobby = await invite(stage, `${mention(stage, 1)}${mention(stage, 2)} ${mention(stage, 1)}`);
  await quiet(stage);
  const calls = () => stage.playground.pings.filter(({ channel }) => channel === stage.channel);
  const users = stage.actors.slice(1, 3).map(({ id }) => id);
  expect(calls()).toMatchObject([{ message: lobby.id, users }]);
  expect(textIn(lobby)).toContain(`Invited: ${mention(stage, 1)} and ${mention(stage, 2)}.`);

  await pressVerb(stage.actors[1]!, lobby, 'join');
  await quiet(stage);
  expect(textIn(stage.actors[0]!.message(lobby.id)!)).toContain(`Invited: ${mention(stage, 2)}.`);
  await stage.actors[0]!.slash(stage.channel, 'board');
  await stage.restart();
  await quiet(stage);
  expect(calls()).toHaveLength(1);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('a user who wants no notice is not called, and still finds a kept place', async () => {
  const stage = await onStage();
  const [, bo, chloe] = stage.actors;
  await settledBy(stage, bo!, { pings: 'none' });
  const lobby = await invite(stage, `${mention(stage, 1)} ${mention(stage, 2)}`);
  await quiet(stage);
  expect(stage.playground.pings.map(({ users }) => users)).toEqual([[chloe!.id]]);
  expect(textIn(lobby)).toContain(`Invited: ${mention(stage, 1)} and ${mention(stage, 2)}.`);
});

test('a user who takes no invitations cannot be invited, also by “Play again”, and can still sit down', async () => {
  const game = await onTable(2);
  const [ada, bo] = game.players;
  await (await bo!.slash(game.channel, 'resign')).settled().then((sure) => pressVerb(bo!, sure, 'resign-now'));
  const last = await ada!.waitFor((one) => withVerb(one, 'play-again').length > 0);
  const panel = await (await bo!.slash(game.channel, 'me')).settled();
  await bo!.press(
    panel.id,
    withVerb(panel, 'me').find(({ custom_id }) => custom_id!.endsWith('invitations.off'))!.custom_id!,
  );
  await quiet(game);
  const refused = await (await ada!.slash(game.channel, 'play', { with: mention(game, 1) })).settled();
  expect(refused.content).toBe(en.refusal({ code: 'invited-unwilling', user: bo!.id }));
  const calls = game.playground.pings.length;
  await pressVerb(ada!, last, 'play-again');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  await quiet(game);
  expect(textIn(lobby)).not.toContain('Invited');
  expect(game.playground.pings.slice(calls)).toEqual([]);
  await pressVerb(bo!, lobby, 'join');
  await quiet(game);
  expect((await game.stored(withVerb(lobby, 'join')[0]!.custom_id!.split('|')[2]!)).members).toHaveLength(2);
});

test('one user calls fifteen people at once, and fifteen an hour; without invitations they open tables as before', async () => {
  const stage = await onStage();
  const { playground, channel } = stage;
  const [ada] = stage.actors;
  const five = [1, 2, 3, 4, 5].map((index) => mention(stage, index)).join(' ');
  const open = async (options: OptionValues): Promise<void> => {
    await ada!.slash(channel, 'play', options);
    await quiet(stage);
  };
  const isOpen = (one: PageMessage): boolean => withVerb(one, 'leave').length > 0;
  const close = async (): Promise<void> => {
    const lobby = await ada!.waitFor(isOpen);
    await pressVerb(ada!, lobby, 'leave');
    await quiet(stage);
  };
  const called = () => playground.pings.filter(({ users }) => users.includes(stage.actors[1]!.id)).length;
  for (let times = 1; times <= 3; times++) {
    await open({ with: five });
    // No second table opens, and no further call comes.
    await open({ with: five });
    await close();
    expect(called()).toBe(times);
  }
  await open({ with: five });
  expect(told(stage, ada!).at(-1)).toBe(en.refusal({ code: 'invited-often', until: playground.now() + 20 * 60_000 }));
  expect(called()).toBe(3);
  await open({});
  await close();
  playground.advance(20 * 60_000);
  await open({ with: five });
  expect(called()).toBe(4);
});

test('a user who has left the server cannot be invited, even if the bot has seen them there before', async () => {
  const stage = await onStage();
  const [ada, bo] = stage.actors;
  await (await bo!.slash(stage.channel, 'help')).settled();
  stage.playground.removeUser(stage.playground.guild, bo!.id);
  const told = await (await ada!.slash(stage.channel, 'play', { with: mention(stage, 1) })).settled();
  expect(told.content).toBe(en.refusal({ code: 'invited-stranger', user: bo!.id }));
});

test('a user who finds only kept places is told when they are free', async () => {
  const stage = await onStage();
  const lobby = await invite(stage, [1, 2, 3, 4].map((index) => mention(stage, index)).join(' '));
  await pressVerb(stage.actors[5]!, lobby, 'join');
  await quiet(stage);
  const late = stage.playground.actor(stage.playground.addUser({ username: 'gus' }).id);
  await quiet(stage);
  const refused = await answered(late, await pressVerb(late, late.message(lobby.id)!, 'join'));
  const until = stage.playground.now() + INVITATION_MS;
  expect(refused.content).toBe(en.refusal({ code: 'places-kept', until }));
});

test.each([
  ['a text without a mention', () => 'Bo and Cy', { code: 'invited-typed', typed: 'Bo and Cy' }],
  ['a mention without a valid id', () => '<@1>', { code: 'invited-typed', typed: '<@1>' }],
  ['the inviting user', (stage: Stage) => mention(stage, 0), { code: 'invited-self' }],
  ['a bot', () => '<@1100000000000000001>', { code: 'invited-bot' }],
  ['a stranger', () => '<@99999999999999999>', { code: 'invited-stranger', user: '99999999999999999' }],
  [
    'too many',
    () => [1, 2, 3, 4, 5, 6].map((n) => `<@${n}0000000000000000>`).join(),
    { code: 'invited-many', most: 5 },
  ],
] as const)('%s cannot be invited, which is said in a sentence, and no table opens', async (_who, typed, why) => {
  const stage = await onStage();
  const [ada] = stage.actors;
  const told = await (await ada!.slash(stage.channel, 'play', { with: typed(stage) })).settled();
  expect(told.content).toBe(en.refusal(why));
  expect(
    (await stage.bot.store.collection('table', { safeParse: (data) => ({ success: true, data }) }).list()).length,
  ).toBe(0);
});
