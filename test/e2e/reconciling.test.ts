import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { PAUSES_MS } from '../../src/discord/publish/reconciler.ts';
import { memoryStore } from '../support/memory-store.ts';
import { buttonsOf, lastPut, textIn, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import {
  changed,
  commit,
  onStage,
  onTable,
  playOn,
  quiet,
  type StagedGame,
  type StageOptions,
  tableOn,
} from '../support/stage.ts';

const MESSAGES = '/channels/:channel/messages';

/** The client's own number of tries. */
const REFUSED = { kind: 'status', route: MESSAGES, status: 500, times: 3 } as const;

/** Public messages with buttons. */
const withButtons = ({ actors, channel }: StagedGame): PageMessage[] =>
  actors[5]!.messages(channel).filter((one) => !one.ephemeral && buttonsOf(one).length > 0);

/** A table with nothing left to do, and its store. */
async function onMemory(options: StageOptions = {}) {
  const store = memoryStore();
  const game = await tableOn(await onStage({ store, ...options }), 2);
  await quiet(game);
  const isNote = ({ kind, key }: { readonly kind: string; readonly key: string }): boolean =>
    kind === 'save' && key.startsWith('screens:');
  return { game, store, isNote };
}

const pingsOf = ({ playground }: StagedGame, user: string): number =>
  playground.pings.filter(({ users }) => users.includes(user)).length;

async function pass(game: StagedGame, ms: number): Promise<void> {
  await quiet(game);
  game.playground.advance(ms);
  await quiet(game);
}

/** Expects one message with buttons, which shows the present turn, and `pings` calls to the next player. */
async function expectRight(game: StagedGame, next: string, pings = 1): Promise<void> {
  expect(withButtons(game)).toHaveLength(1);
  expect(withButtons(game)[0]!.id).toBe(game.turn().id);
  const { revision } = await game.stored(game.table);
  expect(withVerb(game.turn(), 'square')[0]!.custom_id).toContain(`|${game.table}|${revision}|`);
  expect(game.asked().id).toBe(next);
  expect(pingsOf(game, next)).toBe(pings);
}

describe('a missing part of a channel’s messages comes without a press', () => {
  test('a turn that could not be posted, and its notice', async () => {
    const game = await onTable(2);
    const [old, next] = [game.turn(), game.others()[0]!.id];
    game.playground.faults.add({ ...REFUSED, method: 'POST' });
    await commit(game);
    await quiet(game);
    expect(game.turn().id).toBe(old.id);
    await pass(game, PAUSES_MS[0]!);
    await expectRight(game, next);
    await playOn(game);
  });

  test('a turn whose posting fails again and again, at last', async () => {
    const game = await onTable(2);
    const next = game.others()[0]!.id;
    game.playground.faults.add({ ...REFUSED, method: 'POST', times: 9 });
    await commit(game);
    for (const pause of PAUSES_MS.slice(0, 3)) await pass(game, pause);
    await expectRight(game, next);
  });

  test('the removal of an older message’s buttons, after it failed', async () => {
    const game = await onTable(2);
    await quiet(game);
    const [old, next] = [game.turn(), game.others()[0]!.id];
    game.playground.faults.add({ ...REFUSED, method: 'PATCH' });
    await playOn(game);
    await quiet(game);
    expect(withButtons(game).map(({ id }) => id)).toContain(old.id);
    await pass(game, PAUSES_MS[0]!);
    await expectRight(game, next);
  });

  test('a change of the lobby', async () => {
    const stage = await onStage();
    await stage.actors[0]!.slash(stage.channel, 'play');
    const lobby = await stage.actors[0]!.waitFor((one) => withVerb(one, 'join').length > 0);
    await quiet(stage);
    stage.playground.faults.add({ ...REFUSED, method: 'PATCH' });
    await stage.actors[1]!.press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!);
    await quiet(stage);
    const seen = () => textIn(stage.actors[0]!.message(lobby.id)!);
    expect(seen()).not.toContain(stage.actors[1]!.id);
    stage.playground.advance(PAUSES_MS[0]!);
    await quiet(stage);
    expect(seen()).toContain(stage.actors[1]!.id);
  });

  test.each([
    ['SendMessages', { SendMessages: false }, { SendMessages: null }],
    ['ViewChannel', { ViewChannel: false }, { ViewChannel: null }],
  ] as const)(
    'as soon as the permission %s is back; without it Discord is not asked for ever',
    async (_, taken, back) => {
      const game = await onTable(2);
      const next = game.others()[0]!.id;
      game.playground.setPermissions(game.channel, taken);
      await commit(game);
      await pass(game, 60_000);
      const asked = () => game.playground.requests.filter(({ path }) => path.startsWith('/channels/')).length;
      const before = asked();
      await pass(game, 60 * 60_000);
      expect(asked()).toBe(before);
      game.playground.setPermissions(game.channel, back);
      await pass(game, PAUSES_MS[0]!);
      await expectRight(game, next);
    },
  );

  test('a message whose note could not be saved is the one that shows the turn, and loses its buttons in time', async () => {
    const { game, store, isNote } = await onMemory();
    const next = game.others()[0]!.id;
    let fails = 1;
    store.fault = (call) => (isNote(call) && fails-- > 0 ? 'before' : null);
    await commit(game);
    await pass(game, PAUSES_MS[0]!);
    await expectRight(game, next);
    await playOn(game);
    await quiet(game);
    expect(withButtons(game)).toHaveLength(1);
  });

  test('a message whose note could not be saved loses its buttons also if the game goes on before the note is saved', async () => {
    const { game, store, isNote } = await onMemory();
    let isFailing = true;
    store.fault = (call) => (isFailing && isNote(call) ? 'before' : null);
    await commit(game);
    await quiet(game);
    isFailing = false;
    await playOn(game);
    await quiet(game);
    expect(withButtons(game)).toHaveLength(1);
  });

  test.each([
    [0, 0],
    [10 * 60_000, 0],
    [10 * 60_000, 60],
    [10 * 60_000, 350],
  ])(
    'the process ends before it has noted its message, and another starts %i ms and %i messages of chat later: the same message, one notice',
    async (down, chat) => {
      const { game, store, isNote } = await onMemory();
      const next = game.others()[0]!.id;
      let isFailing = true;
      store.fault = (call) => (isFailing && isNote(call) ? 'before' : null);
      await commit(game);
      await quiet(game);
      const posted = game.turn().id;
      await game.bot.stop();
      isFailing = false;
      game.playground.advance(down);
      for (let line = 0; line < chat; line++) game.actors[5]!.say(game.channel, `line ${line}`);
      const looks = () =>
        game.playground.requests.filter(({ method, route }) => method === 'GET' && route === MESSAGES);
      const before = looks().length;
      await game.restart();
      await quiet(game);
      expect(game.turn().id).toBe(posted);
      await expectRight(game, next);
      // However many messages the channel has.
      expect(looks().length - before).toBeLessThanOrEqual(2);
    },
  );
});

test('messages of several turns that no process could note are found again: the last one shows the game, the others lose their buttons', async () => {
  const { game, store, isNote } = await onMemory();
  let isFailing = true;
  store.fault = (call) => (isFailing && isNote(call) ? 'before' : null);
  await playOn(game);
  const next = game.others()[0]!.id;
  await commit(game);
  await quiet(game);
  const last = game.turn().id;
  expect(withButtons(game).length).toBeGreaterThan(1);
  await game.bot.stop();
  isFailing = false;
  game.playground.advance(10 * 60_000);
  const pings = pingsOf(game, next);
  await game.restart();
  await quiet(game);
  expect(game.turn().id).toBe(last);
  await expectRight(game, next, pings);
});

test('a lobby that a process has posted and could not note is found again: the same message', async () => {
  const store = memoryStore();
  const stage = await onStage({ store });
  let isFailing = true;
  store.fault = ({ kind, key }) => (isFailing && kind === 'save' && key.startsWith('screens:') ? 'before' : null);
  await stage.actors[0]!.slash(stage.channel, 'play');
  await quiet(stage);
  const lobbies = () => stage.actors[5]!.messages(stage.channel).filter((one) => withVerb(one, 'join').length > 0);
  const [posted] = lobbies();
  await stage.bot.stop();
  isFailing = false;
  stage.playground.advance(10 * 60_000);
  await stage.restart();
  await quiet(stage);
  expect(lobbies().map(({ id }) => id)).toEqual([posted!.id]);
});

test('if the bot may not look back, it posts anew, and gives up the message that no process noted', async () => {
  const { game, store, isNote } = await onMemory();
  let isFailing = true;
  store.fault = (call) => (isFailing && isNote(call) ? 'before' : null);
  await commit(game);
  await quiet(game);
  const lost = game.turn().id;
  await game.bot.stop();
  isFailing = false;
  game.playground.setPermissions(game.channel, { ReadMessageHistory: false });
  game.playground.advance(10 * 60_000);
  await game.restart();
  await quiet(game);
  expect(game.turn().id).not.toBe(lost);
  expect(game.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  await playOn(game);
});

describe('one wish is one message', () => {
  test('a board that is brought down, with its answer lost; a second wish brings it down once more', async () => {
    const game = await onTable(2);
    const boards = () => game.actors[5]!.messages(game.channel).filter(({ attachments }) => attachments.length > 0);
    const before = boards().length;
    game.playground.faults.add({ kind: 'status', method: 'POST', route: MESSAGES, status: 502, applied: true });
    await game.actors[3]!.slash(game.channel, 'board');
    await quiet(game);
    expect(boards()).toHaveLength(before + 1);
    await game.actors[3]!.slash(game.channel, 'board');
    await quiet(game);
    expect(boards()).toHaveLength(before + 2);
    expect(withButtons(game)).toHaveLength(1);
  });

  test.each([true, false])(
    'a turn whose answers were all lost, whether the bot may look back or not: %s',
    async (mayLookBack) => {
      const game = await onTable(2);
      await quiet(game);
      const next = game.others()[0]!.id;
      if (!mayLookBack) game.playground.setPermissions(game.channel, { ReadMessageHistory: false });
      game.playground.faults.add({ ...REFUSED, method: 'POST', applied: true });
      await commit(game);
      await pass(game, PAUSES_MS[0]!);
      await expectRight(game, next);
    },
  );

  test('a turn whose answers were all lost while Discord was gone for longer than it remembers', async () => {
    const game = await onTable(2);
    await quiet(game);
    const next = game.others()[0]!.id;
    game.playground.faults.add({ ...REFUSED, method: 'POST', applied: true }, { ...REFUSED, method: 'POST', times: 9 });
    await commit(game);
    await quiet(game);
    const posted = game.turn().id;
    for (const pause of PAUSES_MS.slice(0, 3)) await pass(game, pause);
    game.playground.advance(10 * 60_000);
    await pass(game, PAUSES_MS[3]!);
    expect(game.turn().id).toBe(posted);
    await expectRight(game, next);
  });

  test('a turn whose answers were all lost, and which is played at once, loses its buttons', async () => {
    const game = await onTable(2);
    await quiet(game);
    game.playground.faults.add({ ...REFUSED, method: 'POST', applied: true });
    await commit(game);
    await quiet(game);
    await playOn(game);
    await quiet(game);
    expect(withButtons(game).map(({ id }) => id)).toEqual([game.turn().id]);
  });

  test('a board that was brought down by a process that could not note it loses its buttons with the next turn', async () => {
    const { game, store, isNote } = await onMemory();
    let isFailing = true;
    store.fault = (call) => (isFailing && isNote(call) ? 'before' : null);
    await game.actors[3]!.slash(game.channel, 'board');
    await quiet(game);
    await game.bot.stop();
    isFailing = false;
    game.playground.advance(60_000);
    await game.restart();
    await quiet(game);
    await playOn(game);
    await quiet(game);
    expect(withButtons(game).map(({ id }) => id)).toEqual([game.turn().id]);
  });

  test('a turn without a possible notice calls the next player when it is brought down', async () => {
    const game = await onTable(2);
    const next = game.others()[0]!.id;
    game.playground.faults.add({ ...REFUSED, method: 'POST' });
    await commit(game);
    await quiet(game);
    await game.actors[3]!.slash(game.channel, 'board');
    await pass(game, 60_000);
    await expectRight(game, next);
  });
});

describe('a store that goes back by some turns, like a replica that takes over, or a backup', () => {
  /** Plays by a command, since the last message's buttons may be of a forgotten turn. Returns the name of the square. */
  async function play(game: StagedGame, actor: Actor, square: string): Promise<string> {
    const panel = await (await actor.slash(game.channel, 'place', { square })).settled();
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await changed(actor, panel);
    await quiet(game);
    return /\*\*([A-Z]+\d+)\*\*/.exec(panel.content)![1]!;
  }

  const cases = [1, 2, 3].flatMap((turns) =>
    [false, true].flatMap((isRestarted) => ['1', '2'].map((square) => [turns, isRestarted, square] as const)),
  );
  test.each(sampled('turns not noted', cases, { short: 3 }))(
    '%i turns, the bot started anew: %j, then square %s: each turn is seen',
    async (turns, isRestarted, square) => {
      const { game, store } = await onMemory({ seeds: { next: () => 'a' } });
      await playOn(game);
      await quiet(game);
      const seats = [game.asked(), game.others()[0]!];
      const before = new Map(store.disk);
      for (let turn = 0; turn < turns; turn++) await play(game, seats[turn % 2]!, '1');
      if (isRestarted) await game.bot.stop();
      store.disk.clear();
      for (const [key, lying] of before) store.disk.set(key, lying);
      if (isRestarted) await game.restart();
      await quiet(game);
      for (let turn = 0; turn <= turns; turn++) {
        const placed = await play(game, seats[turn % 2]!, square);
        const { revision } = await game.stored(game.table);
        expect(withButtons(game)).toHaveLength(1);
        const [shown] = withButtons(game);
        expect(withVerb(shown!, 'square')[0]!.custom_id).toContain(`|${game.table}|${revision}|`);
        expect(shown!.content).toContain(`placed **${placed}**`);
      }
    },
  );
});
