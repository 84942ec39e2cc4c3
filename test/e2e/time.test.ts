import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { ABSENCE_CHOICES } from '../../src/game/table/table.ts';
import { AGAIN_MS } from '../../src/game/time/keeper.ts';
import { DAY_MS, HOUR_MS, limitOf, MINUTE_MS, type Pace, paceText } from '../../src/game/time/pace.ts';
import { openTable, textIn, turnMessage, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import {
  answered,
  changed,
  de,
  en,
  onStage,
  onTable,
  partsOf,
  playOn,
  pressVerb,
  quiet,
  type Stage,
  type StagedGame,
  type StageOptions,
  settledBy,
  stagedGame,
  told,
} from '../support/stage.ts';

const LIVE: Pace = { kind: 'live', minutes: 10 };
const POST: Pace = { kind: 'post', days: 3 };

/** A game with a pace that its server has set. */
async function timed(pace: Pace, seats: number, options: StageOptions = {}): Promise<StagedGame> {
  const stage = await onStage(options);
  await settle(stage, pace);
  const { playground, channel } = stage;
  await openTable(playground, channel, playground.users.slice(0, seats));
  const { table } = partsOf(withVerb(turnMessage(playground, channel)!, 'square')[0]!.custom_id!);
  return stagedGame(stage, table, seats, channel);
}

/** A game by post, of two in a thread. */
async function inThread(): Promise<StagedGame> {
  const stage = await onStage();
  await settle(stage, POST);
  const { playground } = stage;
  const thread = playground.addThread(stage.channel, playground.users[0]!, 'a game').id;
  await openTable(playground, thread, playground.users.slice(0, 2));
  const { table } = partsOf(withVerb(turnMessage(playground, thread)!, 'square')[0]!.custom_id!);
  return stagedGame(stage, table, 2, thread);
}

async function settle(stage: Stage, pace: Pace): Promise<void> {
  const ada = stage.actors[0]!;
  const panel = await (await ada.slash(stage.channel, 'settings server')).settled();
  const menu = withVerb(panel, 'server').find(({ custom_id }) => partsOf(custom_id!).argument === 'pace')!;
  await ada.select(panel.id, menu.custom_id!, [paceText(pace)]);
  await changed(ada, panel);
}

/** Lets time pass, and waits until all that came meanwhile is done. */
async function pass(game: StagedGame, ms: number): Promise<void> {
  game.playground.advance(ms);
  await quiet(game);
}

const publicLines = (game: StagedGame): PageMessage[] =>
  game.actors[5]!.messages(game.channel).filter(({ author }) => author.id === game.playground.bot);
const linesWith = (game: StagedGame, verb: string) => publicLines(game).filter((one) => withVerb(one, verb).length > 0);
const contents = (game: StagedGame) => publicLines(game).map(textIn);

const endOf = async (game: StagedGame): Promise<number> => {
  const { clock, options } = await game.stored(game.table);
  return clock!.since + limitOf(options.pace!);
};

const moreOf = async (game: StagedGame, actor: Actor): Promise<PageMessage> =>
  (await pressVerb(actor, game.turn(), 'more')).settled();

/** The question to all others, in the order of the seats. */
const asks = async (game: StagedGame, away: Actor, why: 'time' | 'gone'): Promise<string> => {
  const { members } = await game.stored(game.table);
  const others = members.map(({ user }) => user).filter((user) => user !== away.id);
  return en.time.away({ why, votes: [] }, away.id, others, ABSENCE_CHOICES);
};

describe('a game by post', () => {
  test('tells its deadline, reminds 8, 4 and 1 hours before, one message at a time, and takes the reminder back after the turn', async () => {
    const game = await timed(POST, 2);
    const away = game.asked();
    const end = await endOf(game);
    expect(game.turn().content).toContain(en.time.until(end));
    await pass(game, 64 * HOUR_MS - 1);
    const reminder = en.time.reminder(away.id, end);
    expect(contents(game)).not.toContain(reminder);
    await pass(game, 1);
    const pings = game.playground.pings.length;
    expect(game.playground.pings.at(-1)!.users).toEqual([away.id]);
    for (const hours of [4, 3]) {
      expect(contents(game).filter((line) => line === reminder)).toHaveLength(1);
      await pass(game, hours * HOUR_MS);
    }
    expect(game.playground.pings).toHaveLength(pings + 2);
    expect(contents(game).filter((line) => line === reminder)).toHaveLength(1);
    await playOn(game);
    await quiet(game);
    expect(contents(game)).not.toContain(reminder);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('a player who never comes: the others let a computer play on, and the game goes on', async () => {
    const game = await timed(POST, 3);
    const [away, others] = [game.asked(), game.others()];
    await pass(game, 3 * DAY_MS);
    const [vote] = linesWith(game, 'wait-for');
    expect(vote!.content).toBe(await asks(game, away, 'time'));
    expect(game.playground.pings.at(-1)!.users.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect((await game.stored(game.table)).phase).toBe('playing');
    await pass(game, 30 * DAY_MS);
    expect((await game.stored(game.table)).phase).toBe('playing');
    await pressVerb(others[0]!, vote!, 'stand-in');
    await quiet(game);
    // One message shows everybody's choices; the reminders are gone.
    const second = linesWith(game, 'wait-for');
    expect(second.map(({ id }) => id)).toEqual([vote!.id]);
    expect(second[0]!.content).toContain(`<@${others[0]!.id}>`);
    expect(told(game, others[0]!)).toContain(en.time.chosen('computer'));
    expect(contents(game).filter((line) => line.includes('you have until'))).toEqual([]);
    await pressVerb(others[1]!, second[0]!, 'stand-in');
    await quiet(game);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    expect(contents(game)).toContain(en.lobby.stoodIn(away.id));
    for (let turn = 0; turn < 4; turn++) await playOn(game);
    expect(game.asked().id).not.toBe(away.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('two who vote differently change nothing; a removed player has their turns skipped', async () => {
    const game = await timed(POST, 3);
    const [away, others] = [game.asked(), game.others()];
    await pass(game, 3 * DAY_MS);
    await pressVerb(others[0]!, linesWith(game, 'remove')[0]!, 'remove');
    await quiet(game);
    await pressVerb(others[1]!, linesWith(game, 'remove')[0]!, 'wait-for');
    await quiet(game);
    expect(linesWith(game, 'remove')[0]!.content).toContain(`<@${others[0]!.id}>`);
    expect((await game.stored(game.table)).record!.actions).toEqual([]);
    await pressVerb(others[1]!, linesWith(game, 'remove')[0]!, 'remove');
    await quiet(game);
    expect(contents(game)).toContain(en.time.removed(away.id));
    expect(game.asked().id).not.toBe(away.id);
  });

  test('after a restart the clock goes on, and time without the bot does not count', async () => {
    const game = await timed(POST, 2);
    const away = game.asked();
    await pass(game, 60 * HOUR_MS);
    await game.bot.stop();
    game.playground.advance(100 * HOUR_MS);
    await game.restart();
    await quiet(game);
    await pass(game, 3 * HOUR_MS);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    expect(
      contents(game).filter((line) => line.startsWith(`<@${away.id}>`) && line.includes('you have until')),
    ).toEqual([]);
    await pass(game, HOUR_MS);
    const end = (await endOf(game)) + 100 * HOUR_MS;
    expect(contents(game).some((line) => /you have until <t:(\d+):f>/.test(line))).toBe(true);
    const told = Number(
      /you have until <t:(\d+):f>/.exec(contents(game).find((line) => line.includes('you have until'))!)![1],
    );
    expect(Math.abs(told * 1000 - end)).toBeLessThan(2 * MINUTE_MS);
    await pass(game, 9 * HOUR_MS);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
  });

  test('while its connection is lost, and players could not press, no time counts', async () => {
    const game = await timed(POST, 2);
    const end = await endOf(game);
    await quiet(game);
    // Discord does not take this bot back until it is restarted.
    game.playground.faults.add({ kind: 'drop-sockets', code: 4004 });
    await expect.poll(() => game.bot.running.ready()).toBe(false);
    for (let day = 0; day < 5; day++) await pass(game, DAY_MS);
    await game.restart();
    await pass(game, MINUTE_MS);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    const { clock, away } = await game.stored(game.table);
    expect(away).toBeUndefined();
    expect(clock!.due).toBeGreaterThan(end);
  });

  test('a question that could not be posted is posted once that is possible, and once only', async () => {
    const game = await timed(POST, 2);
    game.playground.setPermissions(game.channel, { SendMessages: false });
    await pass(game, 3 * DAY_MS);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    expect((await game.stored(game.table)).away).toMatchObject({ why: 'time' });
    await pass(game, AGAIN_MS);
    game.playground.setPermissions(game.channel, { SendMessages: null });
    await pass(game, AGAIN_MS);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
    await pass(game, DAY_MS);
    await game.restart();
    await quiet(game);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
  });

  test('a question that was not posted because the process ended is posted after the restart', async () => {
    const game = await timed(POST, 2);
    game.playground.setPermissions(game.channel, { SendMessages: false });
    await pass(game, 3 * DAY_MS);
    await game.bot.stop();
    game.playground.setPermissions(game.channel, { SendMessages: null });
    await game.restart();
    await quiet(game);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
  });

  test('a vote in a thread that is locked since counts: its voter is told, and the game goes on once it is open', async () => {
    const game = await inThread();
    const [away, [voter]] = [game.asked(), game.others()];
    await pass(game, 3 * DAY_MS);
    const vote = linesWith(game, 'stand-in')[0]!;
    game.playground.setPermissions(game.playground.channel, { ManageThreads: false });
    game.playground.changeThread(game.channel, { locked: true, archived: true });
    await pressVerb(voter!, vote, 'stand-in');
    await quiet(game);
    expect(told(game, voter!)).toEqual([en.lobby.stoodIn(away.id)]);
    const member = async () => (await game.stored(game.table)).members.find(({ user }) => user === away.id);
    expect(await member()).toMatchObject({ computer: expect.any(String) });
    game.playground.changeThread(game.channel, { locked: false, archived: false });
    await voter!.slash(game.channel, 'board');
    await quiet(game);
    expect(game.turn().content).toContain(voter!.id);
  });

  test('a locked thread loses nothing: once it is open again the others are asked', async () => {
    const game = await inThread();
    const { playground, table, channel: thread } = game;
    // The thread is archived, and the bot may not open it.
    playground.setPermissions(playground.channel, { ManageThreads: false });
    playground.changeThread(thread, { locked: true, archived: true });
    await pass(game, 4 * DAY_MS);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    expect(await game.stored(table)).toMatchObject({ phase: 'playing', away: { why: 'time' } });
    playground.changeThread(thread, { locked: false, archived: false });
    await pass(game, AGAIN_MS);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
    await pressVerb(game.others()[0]!, linesWith(game, 'stand-in')[0]!, 'stand-in');
    await quiet(game);
    expect((await game.stored(table)).members.some(({ computer }) => computer !== undefined)).toBe(true);
  });
});

describe('as each player has settled it', () => {
  const remindersIn = (game: StagedGame) => contents(game).filter((line) => line.includes('you have until'));

  test('a reminder comes directly, leads to the game, and goes when the player plays', async () => {
    const game = await timed(POST, 2);
    const away = game.asked();
    await settledBy(game, away, { pings: 'direct' });
    const link = `https://discord.com/channels/${game.playground.guild}/${game.channel}/${game.turn().id}`;
    await pass(game, 64 * HOUR_MS);
    const reminder = en.time.reminderDirect(await endOf(game), link);
    expect(game.playground.directMessages(away.id)).toEqual([reminder]);
    await pass(game, 4 * HOUR_MS);
    expect(game.playground.directMessages(away.id)).toEqual([reminder]);
    expect(remindersIn(game)).toEqual([]);
    await playOn(game);
    await quiet(game);
    expect(game.playground.directMessages(away.id)).toEqual([]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('with closed direct messages: the player is reminded in the channel of the game, and told so once', async () => {
    const game = await timed(POST, 2);
    const away = game.asked();
    await settledBy(game, away, { pings: 'direct' });
    game.playground.closeDirect(away.id);
    await pass(game, 64 * HOUR_MS);
    const reminder = en.time.reminder(away.id, await endOf(game));
    expect(remindersIn(game)).toEqual([`${reminder}\n${en.time.directClosed}`]);
    await pass(game, 4 * HOUR_MS);
    expect(remindersIn(game)).toEqual([reminder]);
    expect(game.playground.violations.map(({ code }) => code)).toEqual([50007]);
  });

  test('a player who wants no notices is not reminded, nor asked by a notice; their time still runs', async () => {
    const game = await timed(POST, 2);
    await settledBy(game, game.asked(), { pings: 'none' });
    await settledBy(game, game.others()[0]!, { pings: 'none' });
    const pings = game.playground.pings.length;
    for (let hours = 0; hours < 72; hours += 4) await pass(game, 4 * HOUR_MS);
    expect(remindersIn(game)).toEqual([]);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
    expect(game.playground.pings).toHaveLength(pings);
  });

  test('a player who wants no notices is not notified by the message of a turn either', async () => {
    const game = await timed(LIVE, 2);
    const [second] = game.others();
    await settledBy(game, second!, { pings: 'none' });
    await pass(game, MINUTE_MS);
    const pings = game.playground.pings.length;
    await playOn(game);
    await quiet(game);
    expect(game.asked().id).toBe(second!.id);
    expect(game.playground.pings).toHaveLength(pings);
  });

  test('a player is not reminded in their quiet hours', async () => {
    const game = await timed(POST, 2);
    // The game began at noon in Greenwich; 64 hours later it is 4 in the morning there.
    await settledBy(game, game.asked(), { zone: 'UTC', quiet: { from: 22, to: 7 } });
    await pass(game, 64 * HOUR_MS);
    expect(remindersIn(game)).toEqual([]);
    await pass(game, 3 * HOUR_MS - 1);
    expect(remindersIn(game)).toEqual([]);
    await pass(game, 1);
    expect(remindersIn(game)).toHaveLength(1);
  });

  test('days off do not count by post, and the board tells the deadline', async () => {
    const game = await timed(POST, 2);
    const [, second] = game.players;
    await settledBy(game, second!, { zone: 'UTC', vacation: [{ from: '2026-01-03', to: '2026-01-04' }] });
    await pass(game, MINUTE_MS);
    if (game.asked().id !== second!.id) await playOn(game);
    await quiet(game);
    const end = (await endOf(game)) + 2 * DAY_MS;
    await pressVerb(game.players[0]!, await moreOf(game, game.players[0]!), 'here');
    await quiet(game);
    expect(game.turn().content).toContain(en.time.until(end));
    await pass(game, 4.9 * DAY_MS);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    await pass(game, 0.2 * DAY_MS);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
  });
});

describe('a live game', () => {
  test('reminds once when a quarter is left; a player who then plays loses nothing', async () => {
    const game = await timed(LIVE, 2);
    const away = game.asked();
    const end = await endOf(game);
    await pass(game, 7.5 * MINUTE_MS);
    expect(contents(game)).toContain(en.time.reminder(away.id, end));
    await pass(game, 2.5 * MINUTE_MS);
    expect(linesWith(game, 'wait-for')).toHaveLength(1);
    await playOn(game);
    await quiet(game);
    expect(linesWith(game, 'wait-for')).toEqual([]);
    expect(game.asked().id).not.toBe(away.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('with two players one vote is enough, and a player who is waited for has the time again', async () => {
    const game = await timed(LIVE, 2);
    const [away, [other]] = [game.asked(), game.others()];
    await pass(game, 10 * MINUTE_MS);
    await pressVerb(other!, linesWith(game, 'wait-for')[0]!, 'wait-for');
    await quiet(game);
    expect(contents(game)).toContain(en.time.waited(away.id));
    expect(game.turn().content).toContain(en.time.until(game.playground.now() + limitOf(LIVE)));
    await pass(game, 10 * MINUTE_MS);
    await pressVerb(other!, linesWith(game, 'remove')[0]!, 'remove');
    await quiet(game);
    expect((await game.stored(game.table)).phase).toBe('finished');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  const crossingVotes = [
    ['stand-in', 'stand-in'],
    ['stand-in', 'remove'],
    ['remove', 'stand-in'],
    ['wait-for', 'remove'],
  ] as const;
  test.each(sampled('crossing votes', crossingVotes, { short: 1 }))(
    'two votes that cross, %s and %s, have one outcome, and each voter is told one thing',
    async (...verbs) => {
      const game = await timed(LIVE, 4);
      const [away, [first, ...crossing]] = [game.asked(), game.others()];
      await pass(game, 10 * MINUTE_MS);
      const vote = linesWith(game, 'wait-for')[0]!;
      await pressVerb(first!, vote, 'stand-in');
      await quiet(game);
      const now = linesWith(game, 'wait-for')[0]!;
      const before = crossing.map((actor) => told(game, actor).length);
      await Promise.all(crossing.map((actor, index) => pressVerb(actor, now, verbs[index]!)));
      await quiet(game);
      expect(crossing.map((actor, index) => told(game, actor).length - before[index]!)).toEqual([1, 1]);
      // The decision, the note of the presser's own wish, or that the table has moved on.
      const possible = [en, de].flatMap((words) => [
        words.refusal({ code: 'stale' }),
        words.lobby.stoodIn(away.id),
        ...ABSENCE_CHOICES.map(words.time.chosen),
      ]);
      for (const actor of crossing) {
        const answer = told(game, actor).at(-1)!;
        expect(
          possible.some((one) => answer.startsWith(one)),
          answer,
        ).toBe(true);
      }
      const isDecided = verbs.some((verb) => verb === 'stand-in');
      const outcomes = contents(game).filter((line) => line === en.lobby.stoodIn(away.id));
      expect(outcomes).toHaveLength(isDecided ? 1 : 0);
      expect(contents(game)).not.toContain(en.time.removed(away.id));
      const { members, phase } = await game.stored(game.table);
      expect(phase).toBe('playing');
      expect(members.filter(({ computer }) => computer !== undefined)).toHaveLength(isDecided ? 1 : 0);
      const asking = linesWith(game, 'wait-for');
      expect(asking).toHaveLength(isDecided ? 0 : 1);
      for (const { id } of [first!, ...crossing]) {
        const lines = asking.flatMap(({ content }) =>
          content.split('\n').filter((line) => line.startsWith('- ') && line.includes(id)),
        );
        expect(lines).toHaveLength(asking.length);
      }
      expect(game.playground.violations.slice()).toEqual([]);
    },
  );

  test('no player can choose before the time is up, by an old button either', async () => {
    const game = await timed(LIVE, 2);
    const [other] = game.others();
    expect(withVerb(await moreOf(game, other!), 'stand-in')).toEqual([]);
    await pass(game, 10 * MINUTE_MS);
    const vote = linesWith(game, 'wait-for')[0]!;
    const { custom_id } = withVerb(vote, 'remove')[0]!;
    await playOn(game);
    await quiet(game);
    const { revision } = await game.stored(game.table);
    const body = {
      content: 'Left behind',
      components: [{ type: 1, components: [{ type: 2, style: 2, label: 'Remove', custom_id }] }],
    };
    const { id } = (await game.rest.post(`/channels/${game.channel}/messages`, { body })) as { id: string };
    const told = await answered(other!, await other!.press(id, custom_id!));
    expect(told.content).toContain(en.refusal({ code: 'stale' }));
    expect((await game.stored(game.table)).revision).toBe(revision);
  });
});

test('the clock is paused once all agree, and any player goes on', async () => {
  const game = await timed(LIVE, 2);
  const [first, second] = game.players as [Actor, Actor];
  await pass(game, 5 * MINUTE_MS);
  await pressVerb(first, await moreOf(game, first), 'pause');
  await quiet(game);
  expect(contents(game)).toContain(en.time.pauseWish([first.id], [second.id]));
  await pressVerb(second, linesWith(game, 'pause')[0]!, 'pause');
  await quiet(game);
  expect(game.turn().content).toContain(en.time.until(null));
  expect(linesWith(game, 'go-on')).toHaveLength(1);
  await pass(game, DAY_MS);
  expect(linesWith(game, 'wait-for')).toEqual([]);
  await pressVerb(first, linesWith(game, 'go-on')[0]!, 'go-on');
  await quiet(game);
  expect(contents(game)).toContain(en.time.wentOn(first.id));
  expect(game.turn().content).toContain(en.time.until(game.playground.now() + 5 * MINUTE_MS));
  await pass(game, 5 * MINUTE_MS);
  expect(linesWith(game, 'wait-for')).toHaveLength(1);
  expect(game.playground.violations.slice()).toEqual([]);
});

test('a player who has left the server is noticed once they have been asked for a while, and the others choose at once', async () => {
  const game = await timed(POST, 3);
  const away = game.asked();
  game.playground.removeUser(game.playground.guild, away.id);
  await pass(game, HOUR_MS - 1);
  expect(linesWith(game, 'wait-for')).toEqual([]);
  await pass(game, 1);
  expect(linesWith(game, 'wait-for')[0]!.content).toBe(await asks(game, away, 'gone'));
  expect(game.playground.violations.every(({ code }) => code === 10007)).toBe(true);
});

test('no vote waits for other players who have left, either', async () => {
  const game = await timed(POST, 3);
  const [away, others] = [game.asked(), game.others()];
  for (const { id } of [away, others[1]!]) game.playground.removeUser(game.playground.guild, id);
  await pass(game, HOUR_MS);
  await pressVerb(others[0]!, linesWith(game, 'wait-for')[0]!, 'stand-in');
  await quiet(game);
  expect(contents(game)).toContain(en.lobby.stoodIn(away.id));
});

test('a game that everybody has left is abandoned', async () => {
  const game = await timed(POST, 2);
  for (const { id } of game.players) game.playground.removeUser(game.playground.guild, id);
  await pass(game, HOUR_MS);
  expect((await game.stored(game.table)).phase).toBe('abandoned');
});

test('an impossible time is refused with the possible ones, and no table opens', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  for (const [typed, why] of [
    ['181m', 'out-of-range'],
    ['0 days', 'out-of-range'],
    ['soon', 'unreadable'],
  ] as const) {
    const told = await answered(ada!, await ada!.slash(stage.channel, 'play', { pace: typed }));
    expect(told.content).toBe(en.refusal({ code: 'no-pace', typed, why }));
  }
  expect(ada!.messages(stage.channel).filter((one) => withVerb(one, 'join').length > 0)).toEqual([]);
});

test('a host chooses the time in the lobby, and everybody reads it there', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const settings = await (await pressVerb(ada!, lobby, 'settings')).settled();
  await pressVerb(ada!, settings, 'more-settings');
  const more = await changed(ada!, settings);
  await ada!.select(more.id, withVerb(more, 'pace')[0]!.custom_id!, ['2d']);
  await quiet(stage);
  const { name } = en.time.pace({ kind: 'post', days: 2 });
  expect(textIn(ada!.message(lobby.id)!)).toContain(name);
  await ada!.select(more.id, withVerb(ada!.message(more.id)!, 'pace')[0]!.custom_id!, ['none']);
  await quiet(stage);
  expect(textIn(ada!.message(lobby.id)!)).not.toContain(name);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('without a limit a table says nothing of time', async () => {
  const game = await onTable(2);
  expect(game.turn().content).not.toContain('<t:');
  await pass(game, 3 * DAY_MS);
  expect(linesWith(game, 'wait-for')).toEqual([]);
  expect(game.playground.pings).toHaveLength(1);
});
