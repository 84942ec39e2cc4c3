import { type APIMessage, Routes } from 'discord.js';
import type { Actor, PageComponent, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { pageValue } from '../../src/discord/interaction/ids.ts';
import { DEFAULT_OPTIONS, USUAL_TAKE_BACK } from '../../src/game/lobby/options.ts';
import {
  DEFAULT_SERVER_SETTINGS,
  SERVER_SETTINGS,
  type ServerSetting,
} from '../../src/game/servers/server-settings.ts';
import { ServerSchema } from '../../src/game/servers/servers.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { NEW } from '../../src/game/store/ports.ts';
import { memoryStore } from '../support/memory-store.ts';
import { lastPut, textIn, withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  de,
  en,
  onStage,
  panelOf,
  partsOf,
  planted,
  playOn,
  quiet,
  type Stage,
  tableOn,
} from '../support/stage.ts';

const menuOf = (panel: PageMessage, setting: ServerSetting): PageComponent | undefined =>
  withVerb(panel, 'server').find(({ custom_id }) => partsOf(custom_id!).argument === setting);

/** The chosen values of each menu of the page. */
const chosenIn = (panel: PageMessage): string[] =>
  SERVER_SETTINGS.filter((setting) => menuOf(panel, setting)).map((setting) => {
    const options = menuOf(panel, setting)!.options as { value: string; default?: boolean }[];
    const chosen = options.filter((option) => option.default);
    expect(chosen, setting).toHaveLength(1);
    return chosen[0]!.value;
  });

const opened = async ({ channel }: Pick<Stage, 'channel'>, who: Actor): Promise<PageMessage> =>
  (await who.slash(channel, 'settings server')).settled();

const otherPage = async (who: Actor, panel: PageMessage): Promise<PageMessage> => {
  await who.press(panel.id, withVerb(panel, 'server-page')[0]!.custom_id!);
  return changed(who, panel);
};

const choose = async (who: Actor, first: PageMessage, setting: ServerSetting, value: string): Promise<PageMessage> => {
  const panel = menuOf(first, setting) ? first : await otherPage(who, first);
  await who.select(panel.id, menuOf(panel, setting)!.custom_id!, [value]);
  return changed(who, panel);
};

/** Changes a setting in the panel, as a manager of the server does. */
const set = async (stage: Stage, setting: ServerSetting, value: string): Promise<PageMessage> =>
  choose(stage.actors[0]!, await opened(stage, stage.actors[0]!), setting, value);

const stored = ({ bot }: Stage) => bot.store.collection('servers', ServerSchema, { features: GAME_FEATURES });

const settingsOf = async (stage: Stage) => {
  const loaded = await stored(stage).load(stage.playground.guild);
  return loaded.kind === 'found' ? loaded.stored.value.settings : null;
};

/** A lobby newer than the known ones. */
const lobbyAfter = (who: Actor, ...known: readonly PageMessage[]): Promise<PageMessage> =>
  who.waitFor((one) => !known.some(({ id }) => id === one.id) && withVerb(one, 'join').length > 0);

const optionsOf = async (stage: Stage, lobby: PageMessage) =>
  (await stage.stored(partsOf(withVerb(lobby, 'join')[0]!.custom_id!).table)).options;

describe('/settings server', () => {
  test('shows each setting with its choice; a new choice is saved at once and shown, and the other settings stay', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const first = await opened(stage, ada!);
    expect(first.ephemeral).toBe(true);
    expect(chosenIn(first)).toEqual(['server', 'none', 'channel', 'none']);
    expect(first.content).toBe(en.settings.server({ settings: DEFAULT_SERVER_SETTINGS, presets: [] }, 'en'));

    const off = await choose(ada!, first, 'leaderboard', 'off');
    const half = await choose(ada!, off, 'seasonMonths', '6');
    expect(chosenIn(half)).toEqual(['off', '6', 'dark']);
    const settings = { ...DEFAULT_SERVER_SETTINGS, leaderboard: false, seasonMonths: 6 as const };
    expect(half.content).toBe(en.settings.server({ settings, presets: [] }, 'en', 'seasonMonths'));
    expect(await settingsOf(stage)).toEqual(settings);

    await stage.restart();
    const again = await opened(stage, ada!);
    expect(chosenIn(again)).toEqual(['server', 'none', 'channel', 'none']);
    expect(chosenIn(await otherPage(ada!, again))).toEqual(['off', '6', 'dark']);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('turning a menu of several pages changes nothing', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const before = await settingsOf(stage);
    const menu = {
      ...{ type: 3, custom_id: '1|server|-|0|preset' },
      options: [{ label: 'Next page', value: pageValue('big-box') }],
    };
    const body = { content: 'A page', components: [{ type: 1, components: [menu] }] };
    const { id } = (await stage.rest.post(Routes.channelMessages(stage.channel), { body })) as APIMessage;
    const panel = await answered(ada!, await ada!.select(id, menu.custom_id, [menu.options[0]!.value]));
    expect(panel.content).toBe(en.settings.server({ settings: DEFAULT_SERVER_SETTINGS, presets: [] }, 'en'));
    expect(await settingsOf(stage)).toEqual(before);
  });

  test('an older panel changes its one setting and shows the present others', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const old = await opened(stage, ada!);
    await set(stage, 'language', 'de');
    const now = await choose(ada!, old, 'seasonMonths', '1');
    expect(chosenIn(now)).toEqual(['on', '1', 'dark']);
    expect(chosenIn(await otherPage(ada!, now))).toEqual(['de', 'none', 'channel', 'none']);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('the time for a turn is what new tables begin with, unless the host types another, and can be taken back', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const panel = await set(stage, 'pace', '3d');
    expect(panel.content).toContain(en.time.pace({ kind: 'post', days: 3 }).name);
    const { pace: _, ...others } = (await settingsOf(stage))!;
    expect(others).toEqual(DEFAULT_SERVER_SETTINGS);
    await ada!.slash(stage.channel, 'play');
    const lobby = await lobbyAfter(ada!);
    const usual = { ...DEFAULT_OPTIONS, takeBack: USUAL_TAKE_BACK };
    expect(await optionsOf(stage, lobby)).toEqual({ ...usual, pace: { kind: 'post', days: 3 } });
    expect(textIn(lobby)).toContain(en.time.pace({ kind: 'post', days: 3 }).name);
    const elsewhere = stage.playground.addChannel(stage.playground.guild, { name: 'elsewhere' }).id;
    await ada!.slash(elsewhere, 'play', { pace: '10 min' });
    const other = await lobbyAfter(ada!, lobby);
    expect((await optionsOf(stage, other)).pace).toEqual({ kind: 'live', minutes: 10 });
    const third = stage.playground.addChannel(stage.playground.guild, { name: 'third' }).id;
    await ada!.slash(third, 'play', { pace: 'none' });
    expect((await optionsOf(stage, await lobbyAfter(ada!, lobby, other))).pace).toBeUndefined();
    await choose(ada!, panel, 'pace', 'none');
    expect(await settingsOf(stage)).toEqual(DEFAULT_SERVER_SETTINGS);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a choice of a preset that has been deleted since is told, and changes nothing', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play', { preset: 'big-box' });
    await lobbyAfter(ada!);
    await (await ada!.slash(stage.channel, 'settings save', { name: 'Friday' })).settled();
    const panel = await opened(stage, ada!);
    await (await ada!.slash(stage.channel, 'settings delete', { name: 'Friday' })).settled();
    const told = await choose(ada!, panel, 'preset', 'saved:Friday');
    expect(told.content).toContain(en.refusal({ code: 'unknown-preset', typed: 'Friday' }));
    expect(chosenIn(told)[1]).toBe('none');
    expect(await settingsOf(stage)).toEqual(DEFAULT_SERVER_SETTINGS);
  });

  test('answers only members who may manage the server, at each press', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors;
    await expect(bo!.slash(stage.channel, 'settings server')).rejects.toThrow();
    const id = '1|server|-|0|leaderboard';
    const body = {
      content: 'Left behind',
      components: [{ type: 1, components: [{ type: 3, custom_id: id, options: [{ label: 'Off', value: 'off' }] }] }],
    };
    const { id: left } = (await stage.rest.post(`/channels/${stage.channel}/messages`, { body })) as { id: string };
    const foreign = await answered(bo!, await bo!.select(left, id, ['off']));
    expect(foreign.content).toBe(en.refusal({ code: 'manage-server-needed' }));
    expect(await settingsOf(stage)).toBeNull();
    const own = await answered(ada!, await ada!.select(left, id, ['off']));
    expect(chosenIn(own)).toEqual(['off', '3', 'dark']);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test.each([
    ['an unknown setting', '1|server|-|0|colour'],
    ['an invalid value', '1|server|-|0|leaderboard'],
    ['a table', '1|server|aaaaaaaa|0|language'],
    ['a revision', '1|server|-|3|language'],
    ['nothing', '1|server|-|0|'],
  ])('a button of %s changes nothing', async (_, customId) => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const told = await answered(ada!, await ada!.press(await planted(stage, customId), customId));
    expect(told.content).toBe(en.refusal({ code: 'unknown-component' }));
    expect(await settingsOf(stage)).toBeNull();
  });
});

describe('the language of a server', () => {
  test('is used for public messages; private answers stay in the reader’s language', async () => {
    const stage = await onStage();
    const game = await tableOn(stage, 2);
    expect(game.turn().content).toContain('your tile');
    await set(stage, 'language', 'de');
    const next = await playOn(game);
    expect(next.content).not.toContain('your tile');
    expect(withVerb(next, 'more')[0]!.label).toBe(de.buttons.more);
    const panel = await panelOf(game.asked(), next);
    expect(lastPut(panel).label).toMatch(/^No /);
    const more = await answered(game.asked(), await game.asked().press(next.id, withVerb(next, 'more')[0]!.custom_id!));
    expect(more.content).toBe(en.lists.more);

    // Also a line beside the turn; the player who resigns reads their own language.
    const resigning = withVerb(more, 'resign')[0]!.custom_id!;
    await game.asked().press(more.id, resigning);
    const sure = await changed(game.asked(), more);
    const who = game.asked();
    await who.press(sure.id, withVerb(sure, 'resign-now')[0]!.custom_id!);
    await who.waitFor((one) => !one.ephemeral && one.content === de.lobby.resigned(who.id));
    expect(who.message(sure.id)!.content).toBe(en.lobby.resigned(who.id));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('has priority over the server’s language in Discord, which is used if no language is set', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const world = stage.playground.stage.world;
    world.saveGuild({ ...world.guilds.get(stage.playground.guild)!, locale: 'de' });
    await quiet(stage);
    await ada!.slash(stage.channel, 'play');
    const lobby = await lobbyAfter(ada!);
    expect(withVerb(lobby, 'join')[0]!.label).toBe(de.buttons.join);
    const panel = await opened(stage, ada!);
    expect(panel.content).toBe(en.settings.server({ settings: DEFAULT_SERVER_SETTINGS, presets: [] }, 'de'));
    await choose(ada!, panel, 'language', 'en');
    const talk = stage.playground.addChannel(stage.playground.guild, { name: 'talk' }).id;
    await ada!.slash(talk, 'play');
    expect(withVerb(await lobbyAfter(ada!, lobby), 'join')[0]!.label).toBe(en.buttons.join);
  });

  test('is kept if its words are gone, and the server’s language in Discord is used instead', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const { world } = stage.playground.stage;
    world.saveGuild({ ...world.guilds.get(stage.playground.guild)!, locale: 'de' });
    await quiet(stage);
    const settings = { ...DEFAULT_SERVER_SETTINGS, language: 'tlh' };
    await stored(stage).save(stage.playground.guild, { format: 1, presets: [], settings }, NEW);
    await ada!.slash(stage.channel, 'play');
    expect(withVerb(await lobbyAfter(ada!), 'join')[0]!.label).toBe(de.buttons.join);
    const panel = await opened(stage, ada!);
    expect(panel.content).toMatch(/\*\*Language: Klingon\*\* – .* no longer .*: .* German$/m);
    await choose(ada!, panel, 'leaderboard', 'off');
    expect(await settingsOf(stage)).toEqual({ ...settings, leaderboard: false });
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('cannot be read: the game still goes on, in the language of Discord, and the log says so', async () => {
    const store = memoryStore();
    const stage = await onStage({ store });
    await set(stage, 'language', 'de');
    const game = await tableOn(stage, 2);
    expect(withVerb(game.turn(), 'more')[0]!.label).toBe(de.buttons.more);
    await stage.restart();
    store.fault = ({ key }) => (key.startsWith('servers:') ? 'before' : null);
    const next = await playOn(game);
    expect(withVerb(next, 'more')[0]!.label).toBe(en.buttons.more);
    expect(
      stage.bot.lines.filter(({ level, message }) => level === 'warn' && message.includes('language')),
    ).not.toEqual([]);
    const told = await answered(stage.actors[0]!, await stage.actors[0]!.slash(stage.channel, 'settings server'));
    expect(told.content).toMatch(/cannot be reached just now/);
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});

describe('the default preset', () => {
  test('is what /play begins with; typed options have priority, and once the preset is gone there is the base game', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const seen: PageMessage[] = [];
    const play = async (options: Record<string, string | boolean> = {}) => {
      const { id } = stage.playground.addChannel(stage.playground.guild, { name: `table-${seen.length}` });
      await ada!.slash(id, 'play', options);
      seen.push(await lobbyAfter(ada!, ...seen));
      return optionsOf(stage, seen.at(-1)!);
    };
    await ada!.slash(stage.channel, 'play', { preset: 'anniversary-night', boxes: '-20th Anniversary' });
    seen.push(await lobbyAfter(ada!));
    await (await ada!.slash(stage.channel, 'settings save', { name: 'Friday' })).settled();

    const panel = await set(stage, 'preset', 'saved:Friday');
    expect(chosenIn(panel)[1]).toBe('saved:Friday');
    expect((await play()).switches).toEqual(['fields', 'abbot', 'gifts']);
    expect((await play({ boxes: '-gifts' })).switches).toEqual(['fields', 'abbot']);
    expect((await play({ preset: 'base' })).switches).toEqual(['fields']);
    await set(stage, 'preset', 'big-box');
    expect((await play()).sets).toHaveLength(5);

    await set(stage, 'preset', 'saved:Friday');
    await (await ada!.slash(stage.channel, 'settings delete', { name: 'friday' })).settled();
    expect((await play()).switches).toEqual(['fields']);
    expect(chosenIn(await opened(stage, ada!))[1]).toBe('none');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a preset saved again is told to be replaced', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    await lobbyAfter(ada!);
    const save = async () =>
      (await (await ada!.slash(stage.channel, 'settings save', { name: 'Friday' })).settled()).content;
    expect(await save()).toBe(en.settings.saved('Friday'));
    expect(await save()).toBe(en.settings.saved('Friday', true));
  });
});
