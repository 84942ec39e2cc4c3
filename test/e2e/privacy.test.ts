import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { knownThreads } from '../../src/discord/servers/known-threads.ts';
import { DEFAULT_PERSONAL_SETTINGS } from '../../src/game/people/personal-settings.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { buttonsOf, openTable, textIn, turnMessage, withVerb } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import { sampled } from '../support/runs.ts';
import { answered, changed, en, onStage, partsOf, planted, pressVerb, quiet, type Stage } from '../support/stage.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Scene extends Stage {
  readonly store: MemoryStore;
  readonly ada: Actor;
  readonly bo: Actor;
  readonly esra: Actor;
}

async function onScene(): Promise<Scene> {
  const store = memoryStore();
  const stage = await onStage({ store });
  const [ada, bo, , , esra] = stage.actors;
  return Object.assign(Object.create(stage) as Stage, { store, ada: ada!, bo: bo!, esra: esra! });
}

/** A game of these players in a channel of its own; its table. */
async function gameOf(scene: Scene, name: string, ...players: Actor[]): Promise<{ table: string; channel: string }> {
  const { playground } = scene;
  const { id: channel } = playground.addChannel(playground.guild, { name });
  await quiet(scene);
  await openTable(
    playground,
    channel,
    players.map(({ id }) => id),
  );
  const { table } = partsOf(withVerb(turnMessage(playground, channel)!, 'square')[0]!.custom_id!);
  return { table, channel };
}

async function resign(scene: Scene, actor: Actor, channel: string): Promise<void> {
  const asked = await (await actor.slash(channel, 'resign')).settled();
  await pressVerb(actor, asked, 'resign-now');
  await quiet(scene);
}

/** Tells the bot of a game that was played to its end. */
async function playedOut({ bot, playground }: Scene, ...people: { id: string; name: string }[]): Promise<void> {
  const users = people.map(({ id }) => id);
  const names = people.map(({ name }) => name);
  await bot.stats.record(endedTable({ users, names, guild: playground.guild, ended: playground.now() }));
}

const privacy = async ({ channel }: Stage, actor: Actor, what: string, options = {}): Promise<PageMessage> =>
  (await actor.slash(channel, `privacy ${what}`, options)).settled();

/** Asks for the deletion of all data, and confirms it. */
async function deleteOf(scene: Scene, actor: Actor): Promise<PageMessage> {
  const asked = await privacy(scene, actor, 'delete');
  await pressVerb(actor, asked, 'delete-data');
  const told = await changed(actor, asked);
  await quiet(scene);
  return told;
}

const publicIn = (scene: Scene, channel: string): PageMessage[] =>
  scene.ada.messages(channel).filter(({ ephemeral, author }) => !ephemeral && author.id === scene.playground.bot);

/** Every stored key and text that contains the id or the name. */
const traces = ({ store }: Scene, ...parts: string[]): string[] =>
  [...store.disk].flatMap(([key, { text }]) =>
    parts.some((part) => key.includes(part) || text.includes(part)) ? [key] : [],
  );

/** Lets a sweep pass. */
async function sweep(scene: Scene): Promise<void> {
  scene.playground.advance(10 * 60_000);
  await quiet(scene);
}

const errorsOf = ({ bot }: Stage) => bot.lines.filter(({ level }) => level === 'error');

describe('/privacy', () => {
  test('export gives the user’s own games and tables as a private file, without ids of others and without a running seed', async () => {
    const scene = await onScene();
    const { ada, bo, esra, playground } = scene;
    const over = await gameOf(scene, 'over', esra, ada);
    await resign(scene, esra, over.channel);
    const running = await gameOf(scene, 'running', esra, ada, bo);
    await resign(scene, bo, (await gameOf(scene, 'of others', ada, bo)).channel);

    const told = await privacy(scene, esra, 'export');
    expect(told).toMatchObject({ ephemeral: true, content: en.privacy.exported(0) });
    const [file] = told.attachments;
    const text = Buffer.from(playground.bytes(file!.id)!).toString();
    const data = JSON.parse(text);
    expect(data.about).toMatchObject({ user: esra.id, choices: { hidden: false, everywhere: false } });
    expect(data.games).toMatchObject([{ table: over.table, channel: over.channel, name: 'Esra' }]);
    expect(data.games[0].record.actions.at(-1)).toMatch(/^resign \d$/);
    expect(data.tables).toMatchObject([{ table: running.table, phase: 'playing', name: 'Esra', isHost: true }]);
    for (const other of scene.actors) if (other !== esra) expect(text).not.toContain(other.id);
    for (const name of ['Ada', 'Chloé']) expect(text).not.toContain(name);
    expect(text).not.toContain((await scene.stored(running.table)).record!.setup.seed);
    expect(playground.violations.slice()).toEqual([]);
  });

  test('show tells the stored data and the user’s tables', async () => {
    const scene = await onScene();
    const { ada, esra } = scene;
    const nothing = await privacy(scene, esra, 'show');
    const choices = { hidden: false, everywhere: false };
    expect(nothing.content).toBe(
      en.privacy.show({ games: [], lobbies: [], finished: 0, learning: false, watching: 0 }, choices),
    );
    await resign(scene, esra, (await gameOf(scene, 'over', esra, ada)).channel);
    const { channel } = await gameOf(scene, 'running', ada, esra);
    await esra.slash(scene.channel, 'play');
    await quiet(scene);
    const told = await privacy(scene, esra, 'show');
    const traced = { games: [channel], lobbies: [scene.channel], finished: 1, learning: false, watching: 0 };
    expect(told.content).toBe(en.privacy.show(traced, choices));
  });

  test('show and export know of the user’s own settings', async () => {
    const scene = await onScene();
    const { ada, esra, playground } = scene;
    await (await esra.slash(scene.channel, 'me', { zone: 'Europe/Istanbul' })).settled();
    const told = await privacy(scene, esra, 'show');
    const settings = { ...DEFAULT_PERSONAL_SETTINGS, zone: 'Europe/Istanbul' };
    const names = en.me.settled(settings, { own: 'en', now: playground.now() });
    expect(names).toHaveLength(1);
    const nothing = { games: [], lobbies: [], finished: 0, learning: false, watching: 0 };
    const choices = { hidden: false, everywhere: false };
    expect(told.content).toBe(en.privacy.show(nothing, choices, names));
    expect(told.content).toContain('Istanbul');
    const [file] = (await privacy(scene, esra, 'export')).attachments;
    expect(JSON.parse(Buffer.from(playground.bytes(file!.id)!).toString()).settings).toEqual(settings);
    expect((await privacy(scene, ada, 'show')).content).not.toContain('Istanbul');
    expect(playground.violations.slice()).toEqual([]);
  });

  test('hide and everywhere take effect at once', async () => {
    const scene = await onScene();
    const { ada, esra, bot } = scene;
    await playedOut(scene, { id: ada.id, name: 'Ada' }, { id: esra.id, name: 'Esra' });
    const board = () =>
      bot.stats
        .leaderboard({
          ...{ scope: scene.playground.guild, pool: 'duel', season: 'all', kind: 'all' },
          ...{ measure: 'rating', page: 0, reader: ada.id },
        })
        .then(({ rows }) => rows.map(({ player }) => player).sort());
    expect(await board()).toEqual([ada.id, esra.id]);
    const hidden = await privacy(scene, esra, 'hide', { hidden: true });
    expect(hidden.content).toBe(en.privacy.chosen({ hidden: true, everywhere: false }));
    expect(await board()).toEqual([ada.id]);
    const both = await privacy(scene, esra, 'everywhere', { counted: true });
    expect(both.content).toBe(en.privacy.chosen({ hidden: true, everywhere: true }));
    await privacy(scene, esra, 'hide', { hidden: false });
    expect(await board()).toEqual([ada.id, esra.id]);
    expect(await bot.stats.privacy.choices(esra.id)).toEqual({ hidden: false, everywhere: true });
  });
});

describe('/privacy delete', () => {
  test('takes id and name out of everything stored; games of two are won, games of three go on', async () => {
    const scene = await onScene();
    const { ada, bo, esra, playground } = scene;
    await playedOut(scene, { id: ada.id, name: 'Ada' }, { id: esra.id, name: 'Esra' });
    const over = await gameOf(scene, 'over', esra, ada);
    await resign(scene, ada, over.channel);
    const two = await gameOf(scene, 'two', bo, esra);
    const three = await gameOf(scene, 'three', ada, esra, bo);
    await esra.slash(scene.channel, 'play');
    await quiet(scene);
    expect(traces(scene, esra.id, 'Esra').length).toBeGreaterThan(5);
    const ratings = () => scene.bot.stats.profile(playground.guild, ada.id, ada.id);
    const before = await ratings();
    expect(before).toMatchObject({ games: 1, pools: [{ pool: 'duel' }] });

    await esra.slash(scene.channel, 'me', { zone: 'Europe/Istanbul' });
    await quiet(scene);
    const asked = await privacy(scene, esra, 'delete');
    expect(asked.ephemeral).toBe(true);
    for (const told of [two, three, scene]) expect(asked.content).toContain(`<#${told.channel}>`);
    expect(await scene.stored(two.table)).toMatchObject({ phase: 'playing' });
    await pressVerb(esra, asked, 'delete-data');
    expect((await changed(esra, asked)).content).toBe(en.privacy.deleted);
    await quiet(scene);

    expect(traces(scene, esra.id, 'Esra')).toEqual([]);
    const former = en.things.formerPlayer;
    const [end] = publicIn(scene, two.channel).slice(-1);
    expect(textIn(end!)).toContain('**Bo** wins');
    expect(textIn(end!).toLowerCase()).toContain(former);
    expect(textIn(end!)).not.toContain('Esra');
    const turn = turnMessage(playground, three.channel)!;
    expect(turn.content.toLowerCase()).toContain(former);
    expect(turn.content).toMatch(new RegExp(`<@(${ada.id}|${bo.id})>`));
    expect(turn.content).not.toContain('<@0>');
    expect((await scene.stored(three.table)).phase).toBe('playing');
    const mover = /<@(\d+)>/.exec(turn.content)![1]!;
    const panel = await (await pressVerb(playground.actor(mover), turn, 'square')).settled();
    expect(buttonsOf(panel).length).toBeGreaterThan(0);
    // Only the name of the most frequent opponent is gone.
    expect(await ratings()).toEqual({ ...(before as object), opponent: null });
    expect(errorsOf(scene)).toEqual([]);
    expect(playground.violations.slice()).toEqual([]);
  });

  test('after resigning: the message that asks loses the name and keeps its buttons', async () => {
    const scene = await onScene();
    const { ada, bo, esra, playground } = scene;
    const { channel } = await gameOf(scene, 'three', ada, esra, bo);
    await resign(scene, esra, channel);
    const before = turnMessage(playground, channel)!;
    expect(before.content).toContain('Esra');
    const pings = playground.pings.length;
    await deleteOf(scene, esra);
    const after = turnMessage(playground, channel)!;
    expect(after.id).toBe(before.id);
    expect(after.content).not.toContain('Esra');
    expect(after.content.toLowerCase()).toContain(en.things.formerPlayer);
    expect(buttonsOf(after)).toEqual(buttonsOf(before));
    expect(playground.pings).toHaveLength(pings);
    expect(playground.violations.slice()).toEqual([]);
  });

  test('says that it is done to a user who is stored nowhere', async () => {
    const scene = await onScene();
    expect((await deleteOf(scene, scene.esra)).content).toBe(en.privacy.deleted);
    expect(traces(scene, scene.esra.id)).toEqual([]);
  });

  test('the button deletes only the presser’s own data', async () => {
    const scene = await onScene();
    const { ada, bo, esra } = scene;
    const { table } = await gameOf(scene, 'two', ada, esra);
    const before = await scene.stored(table);
    const id = `1|delete-data|-|0|${esra.id},1,0`;
    const told = await answered(bo, await bo.press(await planted(scene, id), id));
    expect(told.content).toBe(en.refusal({ code: 'not-your-panel' }));
    await quiet(scene);
    expect(await scene.stored(table)).toEqual(before);
    expect(traces(scene, esra.id).length).toBeGreaterThan(0);
  });

  test('a user who has sat down after the question is asked once more', async () => {
    const scene = await onScene();
    const { ada, esra } = scene;
    const asked = await privacy(scene, esra, 'delete');
    const { table, channel } = await gameOf(scene, 'two', ada, esra);
    await pressVerb(esra, asked, 'delete-data');
    const again = await changed(esra, asked);
    expect(again.content).toBe(
      en.privacy.confirmDelete({ games: [channel], lobbies: [], finished: 0, learning: false, watching: 0 }),
    );
    expect((await scene.stored(table)).phase).toBe('playing');
    await pressVerb(esra, again, 'delete-data');
    expect((await changed(esra, again)).content).toBe(en.privacy.deleted);
    expect(traces(scene, esra.id, 'Esra')).toEqual([]);
  });

  const interruptedDeletions = [
    ['before the first table', 'a sweep'],
    ['before the first board', 'a sweep'],
    ['before the first board', 'the next start'],
  ];
  test.each(sampled('interrupted deletions', interruptedDeletions, { short: 1 }))(
    'with a store that goes away %s is ended by %s',
    async (when, by) => {
      const scene = await onScene();
      const { ada, bo, esra, store } = scene;
      await resign(scene, ada, (await gameOf(scene, 'over', esra, ada)).channel);
      await gameOf(scene, 'three', ada, esra, bo);
      let isNoted = false;
      store.fault = ({ kind, key }) => {
        if (kind === 'save' && key === `forgetting:${esra.id}`) isNoted = true;
        const isThen = when === 'before the first table' ? key.startsWith('table:') : kind === 'commit';
        return isNoted && isThen ? 'before' : null;
      };
      expect((await deleteOf(scene, esra)).content).toBe(en.privacy.underWay);
      expect(traces(scene, esra.id).length).toBeGreaterThan(0);
      store.fault = () => null;
      if (by === 'a sweep') await sweep(scene);
      else await scene.restart();
      await quiet(scene);
      expect(traces(scene, esra.id, 'Esra')).toEqual([]);
    },
  );
});

test.each(['a sweep', 'the next start'])('a game whose end could not be told becomes a result by %s', async (by) => {
  const scene = await onScene();
  const { ada, bo, playground, store } = scene;
  const { table, channel } = await gameOf(scene, 'two', ada, bo);
  store.fault = ({ kind, key }) => (kind === 'commit' && key.includes('result') ? 'before' : null);
  await resign(scene, ada, channel);
  expect((await scene.bot.stats.game(table)).kind).toBe('none');
  store.fault = () => null;
  if (by === 'a sweep') await sweep(scene);
  else await scene.restart();
  await quiet(scene);
  expect((await scene.bot.stats.game(table)).kind).toBe('game');
  expect(playground.violations.slice()).toEqual([]);
});

describe('a server that removes the bot', () => {
  const played = async () => {
    const scene = await onScene();
    const { ada, bo } = scene;
    await resign(scene, bo, (await gameOf(scene, 'over', ada, bo)).channel);
    await gameOf(scene, 'running', ada, bo);
    for (const actor of [ada, bo]) await privacy(scene, actor, 'everywhere', { counted: true });
    await playedOut(scene, { id: ada.id, name: 'Ada' }, { id: bo.id, name: 'Bo' });
    await playedOut(scene, { id: ada.id, name: 'Ada' }, { id: scene.esra.id, name: 'Esra' });
    await (await ada.slash(scene.channel, 'play', { preset: 'on-a-map' })).settled().catch(() => {});
    await quiet(scene);
    await privacy(scene, ada, 'hide', { hidden: true });
    await (await ada.slash(scene.channel, 'settings save', { name: 'Friday' })).settled();
    await quiet(scene);
    await knownThreads(scene.bot.store).note(scene.playground.guild, '77', scene.channel);
    expect(traces(scene, scene.playground.guild, 'Friday', bo.id).length).toBeGreaterThan(5);
    return scene;
  };
  const noted = (scene: Scene) => traces(scene, 'departed:');

  test('is purged after 30 days, not after 29; choices of users stay', async () => {
    const scene = await played();
    const { playground } = scene;
    const before = traces(scene, playground.guild);
    playground.removeBot(playground.guild);
    await quiet(scene);
    expect(noted(scene)).toEqual([`departed:${playground.guild}`]);
    playground.advance(29 * DAY_MS);
    await quiet(scene);
    // On the first day an open lobby closes and leaves the list of open lobbies; nothing else goes.
    const { guild } = playground;
    const id = before.find((one) => one.startsWith(`rank/open-lobbies:${guild}: `))!.split(' ')[1];
    const closed = [`rank/at-table:${scene.ada.id}:${guild}: ${id}`, `rank/open-lobbies:${guild}: ${id}`];
    const kept = before.filter((one) => !closed.includes(one));
    expect(kept).toHaveLength(before.length - 2);
    expect(traces(scene, guild).toSorted()).toEqual([...kept, `departed:${guild}`].sort());
    playground.advance(DAY_MS);
    await quiet(scene);
    expect(noted(scene)).toEqual([]);
    expect(traces(scene, playground.guild, 'Friday')).toEqual([]);
    // The server's data is gone; only settings and boards across servers still know their users.
    expect(traces(scene, scene.esra.id, 'Esra')).toEqual([]);
    expect([...scene.store.disk.keys()].filter((key) => /^(table|channel|thread|screens|servers):/.test(key))).toEqual(
      [],
    );
    expect(await scene.bot.stats.privacy.choices(scene.ada.id)).toMatchObject({ hidden: true });
    const line = scene.bot.lines.find(({ message }) => message.includes('was deleted'));
    expect(line).toMatchObject({ level: 'info', data: { guild: playground.guild, tables: 3 } });
  });

  test('and takes the bot back keeps everything', async () => {
    const scene = await played();
    const { playground } = scene;
    playground.removeBot(playground.guild);
    await quiet(scene);
    expect(noted(scene)).toHaveLength(1);
    playground.advance(DAY_MS);
    await quiet(scene);
    playground.inviteBot(playground.guild);
    await quiet(scene);
    expect(noted(scene)).toEqual([]);
    const before = traces(scene, playground.guild).length;
    playground.advance(31 * DAY_MS);
    await quiet(scene);
    expect(traces(scene, playground.guild)).toHaveLength(before);
    expect(await scene.bot.stats.history({ guild: playground.guild, of: 'server', page: 0 })).toMatchObject({
      size: 3,
    });
  });

  test('while the bot is not running is noticed at the next start, and so is a server that takes it back', async () => {
    const scene = await played();
    const { playground } = scene;
    await scene.bot.stop();
    playground.removeBot(playground.guild);
    await scene.restart();
    await quiet(scene);
    expect(noted(scene)).toEqual([`departed:${playground.guild}`]);
    await scene.bot.stop();
    playground.inviteBot(playground.guild);
    await scene.restart();
    await quiet(scene);
    expect(noted(scene)).toEqual([]);
  });

  test('and whose return was missed keeps everything, however old the note', async () => {
    const scene = await onScene();
    const { playground, ada, bo } = scene;
    await gameOf(scene, 'running', ada, bo);
    const before = traces(scene, playground.guild).length;
    await scene.store.collection('departed', z.looseObject({})).save(playground.guild, { format: 1, left: 0 }, NEW);
    await sweep(scene);
    expect(noted(scene)).toEqual([]);
    expect(traces(scene, playground.guild)).toHaveLength(before);
  });

  test('an outage is no removal', async () => {
    const scene = await played();
    const { playground } = scene;
    playground.gateway.dispatch(playground.guild, 'GUILD_DELETE', { id: playground.guild, unavailable: true });
    await quiet(scene);
    expect(noted(scene)).toEqual([]);
  });
});
