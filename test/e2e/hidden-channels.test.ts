import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { ENDED_VERBS } from '../../src/discord/interaction/ids.ts';
import { ServerSchema } from '../../src/game/servers/servers.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import { createStats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { buttonsOf, menusOf } from '../support/player.ts';
import { DAY, endedTable, NOON } from '../support/results.ts';
import { answered, changed, en, onStage, planted, quiet, type Stage } from '../support/stage.ts';

interface Server extends Stage {
  readonly ada: Actor;
  readonly bo: Actor;
  /** A channel or thread that tests hide from Bo. */
  readonly secret: string;
}

async function onServer(): Promise<Server> {
  const stage = await onStage();
  const { playground } = stage;
  const [ada, bo] = stage.actors as [Actor, Actor];
  const { id: secret } = playground.addChannel(playground.guild, { name: 'secret' });
  await quiet(stage);
  return Object.assign(Object.create(stage) as Stage, { ada, bo, secret });
}

const hide = ({ playground }: Stage, channel: string, who: string): void =>
  playground.setPermissions(channel, { ViewChannel: false }, who);

let ended = 0;

/** A finished game of a channel or thread. */
async function over({ bot, playground }: Stage, channel: string): Promise<Table> {
  const { guild, users } = playground;
  const log = keptLog();
  const stats = createStats({ store: bot.store, clock: { now: () => NOON }, log, seasonMonths: async () => 3 });
  ended += 1;
  const about = { guild, channel, users: users.slice(0, 2), names: ['Ada', 'Bo'], luck: ended };
  const table = endedTable({ ...about, ended: NOON + ended * DAY });
  await stats.record(table);
  return table;
}

const listed = (message: PageMessage): string[] =>
  ((menusOf(message)[0]?.options ?? []) as { value: string }[]).map(({ value }) => value);

const history = async (stage: Stage, actor: Actor, options = {}): Promise<PageMessage> =>
  (await actor.slash(stage.channel, 'history', { of: 'server', ...options })).settled();

/** The answer to a press on a button with this id. */
async function press(stage: Stage, actor: Actor, customId: string): Promise<PageMessage> {
  return answered(actor, await actor.press(await planted(stage, customId), customId));
}

const suggested = async (stage: Stage, actor: Actor): Promise<unknown[]> =>
  (await actor.autocomplete(stage.channel, 'replay', 'game', { game: '' })).choices!.map(({ value }) => value);

describe('games of a channel that a user may not see', () => {
  test('are in no list of that user, and no page and no number tells of them', async () => {
    const stage = await onServer();
    const { ada, bo, secret } = stage;
    const seen: string[] = [];
    for (let game = 0; game < 12; game++) {
      await over(stage, secret);
      seen.unshift((await over(stage, stage.channel)).id);
    }
    hide(stage, secret, bo.id);
    await quiet(stage);
    for (const options of [{}, { user: bo.id }]) {
      const first = await history(stage, bo, options);
      expect(listed(first)).toEqual(seen.slice(0, 10));
      expect(first.content).toContain('page 1 of 2');
      expect(first.content).toContain('10. ');
      await bo.press(first.id, buttonsOf(first)[1]!.custom_id!);
      const second = await changed(bo, first);
      expect(listed(second)).toEqual(seen.slice(10));
      expect(second.content).toContain('12. ');
      expect(second.content).not.toContain('13. ');
    }
    expect(await suggested(stage, bo)).toEqual(seen);
    expect((await history(stage, ada)).content).toContain('page 1 of 3');
    expect(await suggested(stage, ada)).toHaveLength(20);
  });

  test('do not exist for that user, whatever names them', async () => {
    const stage = await onServer();
    const { bo, secret } = stage;
    const { id } = await over(stage, secret);
    hide(stage, secret, bo.id);
    await quiet(stage);
    for (const verb of [...ENDED_VERBS, 'step']) {
      const told = await press(stage, bo, `1|${verb}|${id}|0|${verb === 'step' ? 'first' : ''}`);
      expect([verb, told.content]).toEqual([verb, en.refusal({ code: 'no-such-table' })]);
    }
    const typed = await (await bo.slash(stage.channel, 'replay', { game: id })).settled();
    expect(typed.content).toBe(en.refusal({ code: 'unknown-game', typed: id }));
    const list = await press(stage, bo, `1|history|-|0|c${secret}.0`);
    expect(list.content).toBe(en.history.list({ of: 'channel', page: { page: 0, pages: 1, size: 0, games: [] } }));
  });

  test('do not exist for that user while they go on, either', async () => {
    const stage = await onServer();
    const { bo, secret } = stage;
    const { users, guild } = stage.playground;
    const about = { guild, channel: secret, users: users.slice(0, 2) };
    const going: Table = { ...endedTable(about), phase: 'playing' };
    const stopped: Table = { ...endedTable(about), phase: 'abandoned' };
    const tables = stage.bot.store.collection('table', TableSchema);
    for (const table of [going, stopped]) await tables.save(table.id, table, NEW);
    const ask = async (game: string) => (await (await bo.slash(stage.channel, 'replay', { game })).settled()).content;
    expect(await ask(going.id)).toBe(en.refusal({ code: 'game-not-over' }));
    hide(stage, secret, bo.id);
    await quiet(stage);
    for (const { id } of [going, stopped]) {
      expect(await ask(id)).toBe(en.refusal({ code: 'unknown-game', typed: id }));
      const again = await press(stage, bo, `1|play-again|${id}|0|`);
      expect(again.content).toBe(en.refusal({ code: 'no-such-table' }));
    }
  });

  test('are there again once the user may see the channel: by a role, or by a permission of their own', async () => {
    const stage = await onServer();
    const { ada, bo, secret } = stage;
    const { playground } = stage;
    const { id } = await over(stage, secret);
    hide(stage, secret, playground.guild);
    await quiet(stage);
    expect(listed(await history(stage, ada))).toEqual([]);
    const manager = playground.stage.world.guilds.get(playground.guild)!.roles.find(({ name }) => name === 'Manager')!;
    playground.setPermissions(secret, { ViewChannel: true }, manager.id);
    await quiet(stage);
    expect(listed(await history(stage, ada))).toEqual([id]);
    expect(listed(await history(stage, bo))).toEqual([]);
    playground.setPermissions(secret, { ViewChannel: true }, bo.id);
    await quiet(stage);
    expect(listed(await history(stage, bo))).toEqual([id]);
  });

  test('whose channel is gone are left to members who manage the server', async () => {
    const stage = await onServer();
    const { ada, bo, secret } = stage;
    const { id } = await over(stage, secret);
    expect(listed(await history(stage, bo))).toEqual([id]);
    stage.playground.deleteChannel(secret);
    await quiet(stage);
    expect(listed(await history(stage, bo))).toEqual([]);
    expect(listed(await history(stage, ada))).toEqual([id]);
  });
});

describe('games of a thread', () => {
  test('follow the rights of its channel, also after Discord has archived it and the bot was restarted', async () => {
    const stage = await onServer();
    const { ada, bo, secret } = stage;
    const { playground } = stage;
    const { id: there } = playground.addThread(secret, ada.id, 'Opened by somebody');
    await ada.slash(there, 'play');
    const settled = ServerSchema.parse({ format: 1, presets: [], settings: { place: 'thread' } });
    await stage.bot.store.collection('servers', ServerSchema).save(playground.guild, settled, NEW);
    await stage.restart();
    await ada.slash(stage.channel, 'play');
    await ada.slash(secret, 'play');
    await quiet(stage);
    const threads = [...playground.stage.world.channels.values()].filter(({ thread }) => thread);
    expect(threads.map(({ thread }) => thread!.parent).sort()).toEqual([stage.channel, secret, secret].sort());
    const games: Record<string, string> = {};
    for (const { id } of threads) games[id] = (await over(stage, id)).id;
    const seen = threads.filter(({ thread }) => thread!.parent === stage.channel).map(({ id }) => games[id]);
    hide(stage, secret, bo.id);
    await quiet(stage);
    expect(listed(await history(stage, bo))).toEqual(seen);
    for (const { id } of threads) playground.changeThread(id, { archived: true });
    await stage.restart();
    expect(listed(await history(stage, bo))).toEqual(seen);
    expect(listed(await history(stage, ada)).sort()).toEqual(Object.values(games).sort());
  });

  test('that an older version of the bot opened, without noting threads, follow the rights of its channel, too', async () => {
    const stage = await onServer();
    const { ada, bo, secret } = stage;
    const { playground } = stage;
    const { id: open } = playground.addThread(stage.channel, ada.id, 'Open to all');
    const { id: hidden } = playground.addThread(secret, ada.id, 'Hidden');
    const seen = await over(stage, open);
    const unseen = await over(stage, hidden);
    hide(stage, secret, bo.id);
    for (const id of [open, hidden]) playground.changeThread(id, { archived: true });
    await stage.restart();
    expect(listed(await history(stage, bo))).toEqual([seen.id]);
    expect(listed(await history(stage, ada)).sort()).toEqual([seen.id, unseen.id].sort());
  });

  test('that is private are seen in it, and from outside by members who manage threads', async () => {
    const stage = await onServer();
    const { ada, bo } = stage;
    const { playground } = stage;
    playground.setPermissions(stage.channel, { CreatePrivateThreads: true }, bo.id);
    const { id: inner } = playground.addThread(stage.channel, bo.id, 'Between us', true);
    const { id } = await over(stage, inner);
    await quiet(stage);
    expect(listed(await history(stage, bo))).toEqual([]);
    expect(listed(await history(stage, ada))).toEqual([id]);
    const within = await (await bo.slash(inner, 'history', { of: 'server' })).settled();
    expect(listed(within)).toEqual([id]);
  });
});
