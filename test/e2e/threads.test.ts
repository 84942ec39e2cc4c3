import type { Channel, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { ServerSchema } from '../../src/game/servers/servers.ts';
import { TableSchema } from '../../src/game/table/table.ts';
import { memoryStore } from '../support/memory-store.ts';
import { withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  partsOf,
  playOn,
  pressVerb,
  quiet,
  type Stage,
  type StageOptions,
  stagedGame,
} from '../support/stage.ts';

/** A server that plays its games in threads. */
async function inThreads(options: StageOptions = {}): Promise<Stage> {
  const stage = await onStage(options);
  const servers = stage.bot.store.collection('servers', ServerSchema);
  await servers.save(
    stage.playground.guild,
    ServerSchema.parse({ format: 1, presets: [], settings: { place: 'thread' } }),
    0,
  );
  return stage;
}

const threadsOf = ({ playground }: Stage): Channel[] =>
  playground.stage.world.channelsOf(playground.guild).filter(({ thread }) => thread !== null);

const play = async (stage: Stage, who = 0, channel = stage.channel): Promise<PageMessage> =>
  answered(stage.actors[who]!, await stage.actors[who]!.slash(channel, 'play'));

const lobbyIn = (stage: Stage, thread: string): Promise<PageMessage> =>
  stage.actors[0]!.waitFor((one) => one.channel_id === thread && withVerb(one, 'join').length > 0);

describe('games in threads', () => {
  test('/play opens a thread with the lobby in it, tells its host where it is, and the game is played there', async () => {
    const stage = await inThreads();
    const [ada, bo] = stage.actors;
    const told = await play(stage);
    const [thread] = threadsOf(stage);
    expect(told.content).toBe(en.lobby.openedIn(thread!.id));
    expect(thread).toMatchObject({ type: 11, name: en.lobby.threadName('Ada'), thread: { parent: stage.channel } });
    const lobby = await lobbyIn(stage, thread!.id);
    expect(ada!.messages(stage.channel).filter(({ ephemeral }) => !ephemeral)).toEqual([]);

    await pressVerb(bo!, lobby, 'join');
    const full = await ada!.waitFor((one) => one.id === lobby.id && withVerb(one, 'start').length > 0);
    await pressVerb(ada!, full, 'start');
    await ada!.waitFor((one) => one.channel_id === thread!.id && withVerb(one, 'square').length > 0);
    const { table } = partsOf(withVerb(full, 'start')[0]!.custom_id!);
    const game = stagedGame(stage, table, 2, thread!.id);
    await playOn(game);
    await playOn(game);
    expect(await stage.stored(table)).toMatchObject({ channel: thread!.id, phase: 'playing' });
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a thread that Discord has archived is woken if something in it changes; a locked thread stays locked', async () => {
    const stage = await inThreads();
    await play(stage);
    const [thread] = threadsOf(stage);
    const lobby = await lobbyIn(stage, thread!.id);
    stage.playground.changeThread(thread!.id, { archived: true });
    await pressVerb(stage.actors[1]!, lobby, 'join');
    const two = await stage.actors[0]!.waitFor((one) => one.id === lobby.id && withVerb(one, 'start').length > 0);
    expect(threadsOf(stage)).toMatchObject([{ thread: { archived: false } }]);
    // The edit that brought the archived thread to the bot's notice.
    expect(stage.playground.violations.slice()).toMatchObject([{ code: 50083 }]);

    stage.playground.changeThread(thread!.id, { archived: true, locked: true });
    const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
    await pressVerb(stage.actors[2]!, two, 'join');
    await quiet(stage);
    expect((await stage.stored(table)).members).toHaveLength(3);
    expect(threadsOf(stage)).toMatchObject([{ thread: { archived: true, locked: true } }]);
  });

  test('several games run at once, each in its thread; /play in a thread plays right there', async () => {
    const stage = await inThreads();
    await play(stage, 0);
    await play(stage, 1);
    expect(threadsOf(stage)).toHaveLength(2);
    const there = stage.playground.addThread(stage.channel, stage.actors[2]!.id, 'Talk').id;
    await stage.actors[2]!.slash(there, 'play');
    await lobbyIn(stage, there);
    const busy = await play(stage, 3, there);
    expect(busy.content).toContain('/board');
    expect(threadsOf(stage)).toHaveLength(3);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('“Play again” follows the setting: under a game of a channel it opens a thread, in a thread it plays there', async () => {
    const game = await onTable(2);
    const [ada] = game.actors;
    const giveUp = async (channel: string): Promise<PageMessage> => {
      const sure = await (await game.actors[0]!.slash(channel, 'resign')).settled();
      await pressVerb(ada!, sure, 'resign-now');
      return ada!.waitFor((one) => one.channel_id === channel && withVerb(one, 'play-again').length > 0);
    };
    const ended = await giveUp(game.channel);
    const settings = await answered(ada!, await ada!.slash(game.channel, 'settings server'));
    await ada!.select(settings.id, '1|server|-|0|place', ['thread']);
    await changed(ada!, settings);
    await quiet(game);
    const told = await answered(ada!, await pressVerb(ada!, ended, 'play-again'));
    const [thread] = threadsOf(game);
    expect(told.content).toBe(en.lobby.openedIn(thread!.id));
    const lobby = await lobbyIn(game, thread!.id);
    await pressVerb(game.actors[1]!, lobby, 'join');
    const full = await ada!.waitFor((one) => one.id === lobby.id && withVerb(one, 'start').length > 0);
    await pressVerb(ada!, full, 'start');
    await ada!.waitFor((one) => one.channel_id === thread!.id && withVerb(one, 'square').length > 0);

    const endedThere = await giveUp(thread!.id);
    await quiet(game);
    await pressVerb(ada!, endedThere, 'play-again');
    await ada!.waitFor(
      (one) => one.channel_id === thread!.id && one.id !== lobby.id && withVerb(one, 'join').length > 0,
    );
    expect(threadsOf(game)).toHaveLength(1);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('if a channel is taken, a button opens just the wished table in a thread, once', async () => {
    const stage = await onStage();
    const [ada, bo, cleo] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    await quiet(stage);
    const wished = { boxes: 'tower, -fields', with: `<@${cleo!.id}>` };
    const busy = await answered(bo!, await bo!.slash(stage.channel, 'play', wished));
    expect(busy.content).toBe(en.refusal({ code: 'channel-busy', table: '', phase: 'lobby' }));
    await pressVerb(bo!, busy, 'in-thread');
    const told = await changed(bo!, busy);
    const [thread] = threadsOf(stage);
    expect(told.content).toBe(en.lobby.openedIn(thread!.id));
    const lobby = await lobbyIn(stage, thread!.id);
    const table = await stage.stored(partsOf(withVerb(lobby, 'join')[0]!.custom_id!).table);
    expect(table).toMatchObject({ host: bo!.id, channel: thread!.id, invited: [{ user: cleo!.id }] });
    expect(table.options.switches).toContain('tower');
    expect(table.options.switches).not.toContain('fields');
    expect(threadsOf(stage)).toHaveLength(1);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('the button is missing without the permission, and in a thread; after a restart it says what to do', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    await quiet(stage);
    const busy = await play(stage, 1);
    await stage.restart();
    await pressVerb(bo!, busy, 'in-thread');
    await quiet(stage);
    expect(bo!.messages(stage.channel).at(-1)!.content).toBe(en.refusal({ code: 'wish-forgotten' }));
    expect(threadsOf(stage)).toEqual([]);
    const there = stage.playground.addThread(stage.channel, ada!.id, 'Talk').id;
    await ada!.slash(there, 'play');
    await lobbyIn(stage, there);
    expect(withVerb(await play(stage, 1, there), 'in-thread')).toEqual([]);
    stage.playground.setPermissions(stage.channel, { CreatePublicThreads: false });
    await quiet(stage);
    const told = await play(stage, 1);
    expect(told.content).toBe(en.refusal({ code: 'channel-busy', table: '', phase: 'lobby' }));
    expect(withVerb(told, 'in-thread')).toEqual([]);
  });

  test('in the chat of a voice channel the table opens there; an announcement channel gets a thread of its kind', async () => {
    const stage = await inThreads();
    const voice = stage.playground.addChannel(stage.playground.guild, { name: 'voice', type: 2 }).id;
    await stage.actors[0]!.slash(voice, 'play');
    await lobbyIn(stage, voice);
    expect(threadsOf(stage)).toEqual([]);
    const news = stage.playground.addChannel(stage.playground.guild, { name: 'news', type: 5 }).id;
    await play(stage, 0, news);
    expect(threadsOf(stage)).toMatchObject([{ type: 10, thread: { parent: news } }]);
    await lobbyIn(stage, threadsOf(stage)[0]!.id);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test.each(['CreatePublicThreads', 'SendMessagesInThreads', 'AttachFiles'] as const)(
    'without %s /play names it, and makes nothing',
    async (name) => {
      const stage = await inThreads();
      stage.playground.setPermissions(stage.channel, { [name]: false, SendMessages: false });
      const told = await play(stage);
      expect(told.content).toBe(
        en.refusal({ code: 'missing-permissions', permissions: [name], channel: stage.channel }),
      );
      expect(threadsOf(stage)).toEqual([]);
      // It needs no permission to write in the channel itself.
      stage.playground.setPermissions(stage.channel, { [name]: null });
      await play(stage);
      await lobbyIn(stage, threadsOf(stage)[0]!.id);
      expect(stage.playground.violations.slice()).toEqual([]);
    },
  );

  test('a member who sets threads without a needed permission is told at once', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    stage.playground.setPermissions(stage.channel, { CreatePublicThreads: false });
    const panel = await answered(ada!, await ada!.slash(stage.channel, 'settings server'));
    const why = { code: 'missing-permissions', permissions: ['CreatePublicThreads'], channel: stage.channel } as const;
    await ada!.select(panel.id, '1|server|-|0|place', ['thread']);
    expect((await changed(ada!, panel)).content).toContain(en.refusal(why));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('an unknown preset is refused before a thread is made', async () => {
    const stage = await inThreads();
    await stage.actors[0]!.slash(stage.channel, 'play', { preset: 'Sunday' });
    await quiet(stage);
    expect(threadsOf(stage)).toEqual([]);
  });
});

describe('a lobby in a thread that cannot be opened', () => {
  test('takes the thread and the table with it: nobody waits for it', async () => {
    const stage = await inThreads();
    stage.playground.faults.add({ kind: 'status', status: 500, method: 'POST', route: '/messages', times: 3 });
    const told = await play(stage);
    expect(told.content).toMatch(/reference `[0-9a-f]{8}`/);
    await quiet(stage);
    expect(threadsOf(stage)).toEqual([]);
    const [table] = await stage.bot.store.collection('table', TableSchema).list();
    expect((await stage.stored(table!)).phase).toBe('abandoned');
    await stage.restart();
    await quiet(stage);
    expect(stage.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
    await play(stage);
    expect(threadsOf(stage)).toHaveLength(1);
  });

  test('leaves the thread archived without Manage Threads, as the thread’s maker may archive it', async () => {
    const stage = await inThreads();
    stage.playground.setPermissions(stage.channel, { ManageThreads: false });
    stage.playground.faults.add({ kind: 'status', status: 500, method: 'POST', route: '/messages', times: 3 });
    await play(stage);
    await quiet(stage);
    expect(threadsOf(stage)).toMatchObject([{ thread: { archived: true } }]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('leaves no thread behind if the store fails, and the failure is told', async () => {
    const store = memoryStore();
    const stage = await inThreads({ store });
    // One commit saves a new table with its place among active tables.
    store.fault = ({ kind, key }) => (kind === 'commit' && key.startsWith('table:') ? 'before' : null);
    const told = await play(stage);
    expect(told.content).toMatch(/cannot be reached just now/);
    await quiet(stage);
    expect(threadsOf(stage)).toEqual([]);
    expect([...store.disk.keys()].filter((key) => key.startsWith('channel:'))).toEqual([]);
  });
});
