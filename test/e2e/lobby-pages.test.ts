import { type APIMessage, Routes } from 'discord.js';
import type { PageComponent, PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import { pageIn, pageValue } from '../../src/discord/interaction/ids.ts';
import { startValue } from '../../src/discord/views/lobby.ts';
import { STARTS } from '../../src/game/lobby/boxes.ts';
import { RULE_SWITCHES, type TableOptions } from '../../src/game/lobby/options.ts';
import { type MapShelf, OWN_MAPS } from '../../src/game/maps/index.ts';
import { drawn } from '../support/maps.ts';
import { withVerb } from '../support/player.ts';
import { answered, changed, onStage, partsOf, pressVerb, quiet, type Stage } from '../support/stage.ts';

const openedBy = async (stage: Stage, who: number, options = {}): Promise<{ id: string; lobby: PageMessage }> => {
  await stage.actors[who]!.slash(stage.channel, 'play', options);
  const lobby = await stage.actors[who]!.waitFor((one) => withVerb(one, 'join').length > 0);
  return { id: partsOf(withVerb(lobby, 'join')[0]!.custom_id!).table, lobby };
};

/** A lobby's menu with only these choices: an older, shorter list, or one page of a longer list. */
async function planted(stage: Stage, verb: string, id: string, shown: readonly string[]): Promise<PageMessage> {
  const { revision } = await stage.stored(id);
  const menu = {
    ...{ type: 3, custom_id: `1|${verb}|${id}|${revision}|`, min_values: 0, max_values: shown.length },
    options: shown.map((value) => ({ label: value, value })),
  };
  const body = { content: 'A page', components: [{ type: 1, components: [menu] }] };
  const { id: message } = (await stage.rest.post(Routes.channelMessages(stage.channel), { body })) as APIMessage;
  return stage.actors[0]!.message(message)!;
}

/** Chooses in a planted menu; the answering panel, and the options afterwards. */
async function chosen(stage: Stage, verb: string, id: string, shown: readonly string[], values: string[]) {
  const page = await planted(stage, verb, id, shown);
  const [ada] = stage.actors;
  const panel = await answered(ada!, await ada!.select(page.id, withVerb(page, verb)[0]!.custom_id!, values));
  const { options } = await stage.stored(id);
  return { panel, options };
}

const without = <Key extends 'switches' | 'sets'>(options: TableOptions, key: Key, gone: readonly string[]) =>
  options[key].filter((one) => !gone.includes(one));

test('a menu of rules switches the rules that it shows, and no other rule', async () => {
  const stage = await onStage();
  const { id } = await openedBy(stage, 0, { preset: 'big-box' });
  const before = (await stage.stored(id)).options;
  const off = await chosen(stage, 'rules', id, ['abbot', 'inns', 'phantom'], []);
  expect(off.options).toEqual({ ...before, switches: without(before, 'switches', ['abbot', 'inns']) });
  const on = await chosen(stage, 'rules', id, ['abbot', 'inns', 'phantom'], ['inns', 'phantom']);
  expect(new Set(on.options.switches)).toEqual(new Set([...off.options.switches, 'inns', 'phantom']));
  // Turning the page also switches; the next page was not there to choose from.
  const page = pageValue(RULE_SWITCHES.at(-1)!);
  const turned = await chosen(stage, 'rules', id, ['fields', 'inns', page], ['inns', page]);
  expect(turned.options).toEqual({ ...on.options, switches: without(on.options, 'switches', ['fields']) });
  expect(turned.panel.content).toContain('The Phantom');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('menus of boxes change the boxes that they show, and no other box', async () => {
  const stage = await onStage();
  const { id } = await openedBy(stage, 0, { preset: 'big-box' });
  const before = (await stage.stored(id)).options;
  const bare = await chosen(stage, 'box-tiles', id, ['anniversary', 'tower'], ['tower', 'anniversary']);
  expect(new Set(bare.options.sets)).toEqual(new Set([...before.sets, 'tower']));
  expect(bare.options.switches).toEqual(without(before, 'switches', ['arrows']));
  const on = await chosen(stage, 'box-on', id, ['tower', 'gifts', 'abbot'], ['tower', 'abbot']);
  expect(new Set(on.options.switches)).toEqual(new Set([...without(bare.options, 'switches', ['gifts']), 'tower']));
  expect(on.options.sets).toEqual(bare.options.sets);
  await chosen(stage, 'box-on', id, ['tower', 'no-box'], ['no-box']);
  expect((await stage.stored(id)).options).toEqual(on.options);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('a menu of tiles of an older panel takes out the tiles that it shows, with their rules, and no others', async () => {
  const stage = await onStage();
  const { id } = await openedBy(stage, 0, { preset: 'big-box' });
  const before = (await stage.stored(id)).options;
  const { options } = await chosen(stage, 'sets', id, ['anniversary', 'tower'], ['tower']);
  expect(new Set(options.sets)).toEqual(new Set([...without(before, 'sets', ['anniversary']), 'tower']));
  expect(options.switches).toEqual(without(before, 'switches', ['arrows']));
});

test('if there are more maps than a menu holds, each is reached by pages, and can be chosen', async () => {
  const own = Array.from({ length: 40 }, (_, at) => drawn(['S.'], { id: `made-up-${at}`, name: `Made up ${at}` }));
  const maps: MapShelf = {
    ...OWN_MAPS,
    maps: [...OWN_MAPS.maps, ...own],
    of: (id) => OWN_MAPS.of(id) ?? own.find((map) => map.id === id),
  };
  const stage = await onStage({ maps });
  const { id, lobby } = await openedBy(stage, 0);
  const [ada] = stage.actors;
  const menuOf = (panel: PageMessage): PageComponent => withVerb(panel, 'map')[0]!;
  const valuesOf = (panel: PageMessage) => (menuOf(panel).options as { value: string }[]).map(({ value }) => value);
  const settings = await (await pressVerb(ada!, lobby, 'settings')).settled();
  await pressVerb(ada!, settings, 'map-settings');
  let panel = await changed(ada!, settings);
  const first = valuesOf(panel);
  const { revision } = await stage.stored(id);
  const reached: string[] = [];
  do {
    const values = valuesOf(panel);
    reached.push(...values.filter((value) => pageIn(value) === null));
    const before = panel;
    await ada!.select(panel.id, menuOf(panel).custom_id!, [values.find((value) => pageIn(value) !== null)!]);
    panel = await changed(ada!, before);
  } while (valuesOf(panel)[0] !== first[0]);
  expect(reached).toEqual([...STARTS.map(startValue), ...maps.maps.map((map) => map.id)]);
  // Looking at pages changes nothing for the others.
  expect((await stage.stored(id)).revision).toBe(revision);

  await ada!.select(panel.id, menuOf(panel).custom_id!, [first.at(-1)!]);
  const second = await changed(ada!, panel);
  await ada!.select(second.id, menuOf(second).custom_id!, ['made-up-20']);
  const settled = await changed(ada!, second);
  expect((await stage.stored(id)).options.map).toBe('made-up-20');
  expect(valuesOf(settled)).toEqual(valuesOf(second));
  await quiet(stage);
  expect(stage.playground.violations.slice()).toEqual([]);
});
