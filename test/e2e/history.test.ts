import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { endedGame } from '../../src/discord/flows/ended-game.ts';
import { ENDED_VERBS } from '../../src/discord/interaction/ids.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import { createStats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { buttonsOf, componentsOf, menusOf, picturesIn, textIn, withVerb } from '../support/player.ts';
import { DAY, type Ended, endedTable, NOON } from '../support/results.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  planted,
  playOn,
  pressVerb,
  quiet,
  type Stage,
} from '../support/stage.ts';

const statsOn = ({ bot }: Stage) =>
  createStats({ store: bot.store, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => 3 });

/** Finished games on this stage, oldest first, one a day. */
async function ended(stage: Stage, games: readonly Partial<Ended>[]): Promise<Table[]> {
  const { guild, users } = stage.playground;
  const stats = statsOn(stage);
  const tables: Table[] = [];
  for (const [index, about] of games.entries()) {
    const where = { guild, channel: stage.channel, users: users.slice(0, 2), names: ['Ada', 'Bo'] };
    const table = endedTable({ ...where, luck: index, ended: NOON + index * DAY, ...about });
    await stats.record(table);
    tables.push(table);
  }
  return tables;
}

/** Changes a stored result, as another version of the bot may have stored it. */
function rewrite({ disk }: MemoryStore, table: Table, how: (text: string) => string): void {
  for (const [key, { text, revision }] of disk) {
    if (key.startsWith('result:') && text.includes(`"${table.id}"`)) disk.set(key, { text: how(text), revision });
  }
}

const history = async (stage: Stage, actor: Actor, options = {}): Promise<PageMessage> =>
  (await actor.slash(stage.channel, 'history', options)).settled();

const idsIn = (message: PageMessage): string[] =>
  ((menusOf(message)[0]?.options ?? []) as { value: string }[]).map(({ value }) => value);

/** Replaces the list by a game of its menu. */
async function opened(actor: Actor, list: PageMessage, table: string): Promise<PageMessage> {
  await actor.select(list.id, menusOf(list)[0]!.custom_id!, [table]);
  return changed(actor, list);
}

const press = async (actor: Actor, panel: PageMessage, verb: string, index = 0): Promise<PageMessage> => {
  await pressVerb(actor, panel, verb, index);
  return changed(actor, panel);
};

describe('/history', () => {
  test('ten games a page, newest first, with a button for each', async () => {
    const stage = await onStage();
    const tables = await ended(
      stage,
      Array.from({ length: 23 }, () => ({})),
    );
    const newest = tables.map(({ id }) => id).reverse();
    const bo = stage.actors[1]!;
    let page = await history(stage, bo);
    expect(page.ephemeral).toBe(true);
    expect(idsIn(page)).toEqual(newest.slice(0, 10));
    expect(page.content).toContain('page 1 of 3');
    expect(page.content.split('\n')).toHaveLength(12);
    expect(buttonsOf(page).map(({ disabled = false }) => disabled)).toEqual([true, false]);
    const seen = [...idsIn(page)];
    while (!buttonsOf(page)[1]!.disabled) {
      page = await press(bo, page, 'history', buttonsOf(page)[0]!.disabled ? 0 : 1);
      seen.push(...idsIn(page));
    }
    expect(seen).toEqual(newest);
    page = await press(bo, page, 'history');
    expect(idsIn(page)).toEqual(newest.slice(10, 20));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('games of this channel or of the server, as asked; games of a player in all channels here', async () => {
    const stage = await onStage();
    const { users } = stage.playground;
    const [ada] = stage.actors;
    expect((await history(stage, ada!)).content).toBe(
      en.history.list({ of: 'server', page: { page: 0, pages: 1, size: 0, games: [] } }),
    );
    const [elsewhere] = await ended(stage, [{ channel: '77777', users: [users[0]!, users[2]!] }]);
    expect(idsIn(await history(stage, ada!))).toEqual([elsewhere!.id]);
    expect(idsIn(await history(stage, ada!, { of: 'channel' }))).toEqual([]);
    const [here] = await ended(stage, [{ ended: NOON + DAY }]);
    expect(idsIn(await history(stage, ada!))).toEqual([here!.id]);
    expect(idsIn(await history(stage, ada!, { of: 'server' }))).toEqual([here!.id, elsewhere!.id]);
    expect(idsIn(await history(stage, ada!, { user: users[2]! }))).toEqual([elsewhere!.id]);
    expect(idsIn(await history(stage, ada!, { user: users[1]! }))).toEqual([here!.id]);
  });

  test('a hidden player’s games are shown to that player alone', async () => {
    const stage = await onStage();
    await ended(stage, [{}]);
    const [ada, bo] = stage.actors as [Actor, Actor];
    await statsOn(stage).privacy.choose(ada.id, { hidden: true });
    expect((await history(stage, bo, { user: ada.id })).content).toBe(
      en.refusal({ code: 'history-hidden', user: ada.id }),
    );
    expect(idsIn(await history(stage, ada, { user: ada.id }))).toHaveLength(1);
    const customId = `1|history|-|0|u${ada.id}.0`;
    const told = await answered(bo, await bo.press(await planted(stage, customId), customId));
    expect(told.content).toBe(en.refusal({ code: 'history-hidden', user: ada.id }));
  });

  test('a game opens as its end report, can be shown in the channel, and leads back to the list', async () => {
    const stage = await onStage();
    const tables = await ended(
      stage,
      Array.from({ length: 12 }, () => ({})),
    );
    const ada = stage.actors[0]!;
    const second = await press(ada, await history(stage, ada), 'history');
    const report = await opened(ada, second, tables[0]!.id);
    expect(textIn(report)).toMatch(/Ada|Bo/);
    const [curves, board, ...moments] = picturesIn(report);
    for (const description of [curves, board]) expect(description).toMatch(/Ada|Bo/);
    expect(moments).toHaveLength(textIn(report).match(/^- .* \+\d+ · /gm)!.length);
    await pressVerb(ada, report, 'show-report');
    const shown = await stage.actors[3]!.waitFor((one) => picturesIn(one).length > 0);
    expect([textIn(shown), picturesIn(shown)]).toEqual([textIn(report), picturesIn(report)]);
    expect([shown.mentions, buttonsOf(shown)]).toEqual([[], []]);
    await quiet(stage);
    expect(textIn(ada.message(report.id)!)).toBe(textIn(report));
    const fair = await press(ada, report, 'fair');
    expect(textIn(fair)).toContain(tables[0]!.record!.setup.seed);
    expect(JSON.stringify(fair.components)).toContain(`carcassonne-${tables[0]!.id}.json`);
    const again = await press(ada, fair, 'report');
    expect(textIn(again)).toBe(textIn(report));
    const back = await press(ada, again, 'history');
    expect(idsIn(back)).toEqual(idsIn(second));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('an abandoned game is listed as abandoned, and its report has no winner and nobody to move', async () => {
    const stage = await onStage();
    const [table] = await ended(stage, [{ phase: 'abandoned', turns: 3 }]);
    const ada = stage.actors[0]!;
    const list = await history(stage, ada);
    expect(list.content).toContain('abandoned');
    const report = await opened(ada, list, table!.id);
    expect(textIn(report)).toContain('nobody wins');
    expect(textIn(report)).not.toContain('wins with');
    for (const description of picturesIn(report)) expect(description).not.toContain('is to move');
    const turns = await press(ada, await press(ada, report, 'replay'), 'step');
    expect(textIn(turns)).toContain('Before the first turn');
  });

  test('former players are called former players', async () => {
    const stage = await onStage();
    await ended(stage, [{}]);
    const [ada, bo] = stage.actors as [Actor, Actor];
    await statsOn(stage).privacy.erase(bo.id);
    const list = await history(stage, ada);
    expect(list.content).toContain(en.things.formerPlayer);
    expect(list.content).not.toContain('Bo');
    const report = await opened(ada, list, idsIn(list)[0]!);
    expect(textIn(report).toLowerCase()).toContain(en.things.formerPlayer);
  });

  test('a game of a newer version is a line that cannot be opened', async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    const [older, newer] = await ended(stage, [{}, {}]);
    rewrite(store, newer!, (text) => JSON.stringify({ ...JSON.parse(text), format: 99, secret: 1 }));
    const ada = stage.actors[0]!;
    const list = await history(stage, ada);
    expect(list.content).toContain('a newer version of the bot recorded');
    expect(idsIn(list)).toEqual([older!.id]);
    const customId = `1|report|${newer!.id}|0|`;
    const told = await answered(ada, await ada.press(await planted(stage, customId), customId));
    expect(told.content).toBe(en.refusal({ code: 'game-newer' }));
    // The bot does not even say that another server's game exists.
    const elsewhere = await endedGame(
      newer!.id,
      { guild: '999', sees: async () => true },
      { stats: stage.bot.stats, tables: undefined as never },
    );
    expect(elsewhere).toEqual({ ok: false, why: { code: 'no-such-table' } });
  });

  test('a record of other rules is told in a sentence with its scores, without pictures', async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    const [table] = await ended(stage, [{}]);
    rewrite(store, table!, (text) => text.replace(/"version":\d+/, '"version":99'));
    const ada = stage.actors[0]!;
    const list = await history(stage, ada);
    const report = await opened(ada, list, table!.id);
    expect(textIn(report)).toContain('This version of the bot does not know the rules');
    expect(textIn(report)).toMatch(/Ada \d+/);
    expect(picturesIn(report)).toEqual([]);
    expect(withVerb(report, 'replay')).toEqual([]);
    const told = await answered(ada, await ada.slash(stage.channel, 'replay', { game: table!.id }));
    expect(told.content).toBe(en.refusal({ code: 'no-replay' }));
  });

  test('no press or text shows a game of another server', async () => {
    const stage = await onStage();
    const [foreign] = await ended(stage, [{ guild: '424242', names: ['Secret', 'Sauce'] }]);
    const stored = endedTable({ users: ['1', '2'], guild: '424242', names: ['Secret', 'Sauce'] });
    await stage.bot.store.collection('table', TableSchema).save(stored.id, stored, NEW);
    const ada = stage.actors[0]!;
    for (const id of [foreign!.id, stored.id]) {
      for (const verb of [...ENDED_VERBS, 'step', 'play-again']) {
        const customId = `1|${verb}|${id}|0|${verb === 'step' ? 'first' : ''}`;
        const told = await answered(ada, await ada.press(await planted(stage, customId), customId));
        expect([verb, told.content]).toEqual([verb, en.refusal({ code: 'no-such-table' })]);
        expect(told.attachments).toEqual([]);
      }
      const typed = await answered(ada, await ada.slash(stage.channel, 'replay', { game: id }));
      expect(typed.content).toBe(en.refusal({ code: 'unknown-game', typed: id }));
    }
    expect(idsIn(await history(stage, ada, { of: 'server' }))).toEqual([]);
  });

  test('the list comes from the stored results, and replays no game', async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    const tables = await ended(
      stage,
      Array.from({ length: 10 }, () => ({})),
    );
    for (const table of tables) rewrite(store, table, (text) => text.replace(/"version":\d+/, '"version":99'));
    const list = await history(stage, stage.actors[0]!);
    expect(list.content.match(/\bAda \d+/g)).toHaveLength(10);
    expect(idsIn(list)).toHaveLength(10);
    expect(list.attachments).toEqual([]);
  });

  test('a failing store is told in a sentence, and the panel stays', async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    await ended(
      stage,
      Array.from({ length: 12 }, () => ({})),
    );
    const ada = stage.actors[0]!;
    const list = await history(stage, ada);
    store.fault = () => 'before';
    for (const command of ['history', 'replay']) {
      const told = await answered(ada, await ada.slash(stage.channel, command));
      expect(told.content, command).toMatch(/cannot be reached just now/);
    }
    await pressVerb(ada, list, 'history');
    await ada.waitFor((one) => one.ephemeral && one.id !== list.id && /cannot be reached/.test(one.content));
    expect(ada.message(list.id)!.content).toBe(list.content);
    const typed = await ada.autocomplete(stage.channel, 'replay', 'game', { game: '' });
    expect(typed).toMatchObject({ state: 'answered', choices: [] });
    store.fault = () => null;
    expect((await press(ada, list, 'history')).content).toContain('page 2 of 2');
  });
});

describe('the end report', () => {
  test('is posted with two pictures and buttons, and the game is in the history', async () => {
    const game = await onTable(2);
    await playOn(game);
    const [asked] = [game.asked()];
    const sure = await (await asked.slash(game.channel, 'resign')).settled();
    await pressVerb(asked, sure, 'resign-now');
    const last = await game.actors[4]!.waitFor((one) => withVerb(one, 'replay').length > 0);
    const [curves, board, ...others] = picturesIn(last);
    expect(others).toEqual([]);
    // Each has the full width.
    expect(componentsOf(last).filter(({ type }) => type === 12)).toHaveLength(2);
    expect(board).toContain('Board at the end of the game.');
    expect(curves).toMatch(/^How the game went \(Base game · 1 turn · ended by resignation\)\. Points: /);
    expect(buttonsOf(last).map(({ label }) => label)).toEqual([
      en.buttons.replay,
      en.buttons.analysis,
      en.buttons.why,
      en.buttons.fair,
      en.buttons['play-again'],
    ]);
    await quiet(game);
    expect(idsIn(await history(game, game.actors[4]!))).toEqual([game.table]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('“Play again” opens a lobby with equal options, hosted by the presser; the second player begins, and all former members are asked once', async () => {
    const game = await onTable(2);
    const [asked] = [game.asked()];
    const sure = await (await asked.slash(game.channel, 'resign')).settled();
    await pressVerb(asked, sure, 'resign-now');
    const last = await game.actors[4]!.waitFor((one) => withVerb(one, 'play-again').length > 0);
    await quiet(game);
    await pressVerb(game.actors[4]!, last, 'play-again');
    const lobby = await game.actors[4]!.waitFor((one) => withVerb(one, 'join').length > 0);
    const id = withVerb(lobby, 'join')[0]!.custom_id!.split('|')[2]!;
    const [before, after] = [await game.stored(game.table), await game.stored(id)];
    const users = before.members.map(({ user }) => user);
    expect(after.options).toEqual({ ...before.options, first: users[1] });
    expect(after.invited?.map(({ user }) => user)).toEqual(users);
    const asking = game.playground.pings.filter(({ message }) => message === lobby.id);
    expect(asking.map((ping) => ping.users.toSorted())).toEqual([users.toSorted()]);
    expect(after.host).toBe(game.actors[4]!.id);
    // While this lobby is open, no other can open.
    const told = await answered(asked, await pressVerb(asked, last, 'play-again'));
    expect(told.content).toBe(en.refusal({ code: 'channel-busy', table: id, phase: 'lobby' }));
  });
});
