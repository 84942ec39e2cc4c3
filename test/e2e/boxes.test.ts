import type { PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { described } from '../../src/discord/words/commands.ts';
import { BOXES, designOf, Game } from '../../src/engine/index.ts';
import { CHOSEN_BOXES, stateOf } from '../../src/game/lobby/boxes.ts';
import { ticked } from '../support/lobby.ts';
import { withVerb } from '../support/player.ts';
import { changed, en, onStage, partsOf, pressVerb, quiet, type Stage, told } from '../support/stage.ts';

const boxOf = (id: string) => BOXES.find((box) => box.id === id)!;

/** The host's panel of settings, and the stored table. */
async function settingsOf(stage: Stage, options = {}) {
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', options);
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
  const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  const stored = async () => (await stage.stored(table)).options;
  const choose = async (from: PageMessage, verb: string, ...values: string[]) => {
    await ada!.select(from.id, withVerb(from, verb)[0]!.custom_id!, values);
    return changed(ada!, from);
  };
  const press = async (from: PageMessage, verb: string) => {
    await pressVerb(ada!, from, verb);
    return changed(ada!, from);
  };
  return { ada: ada!, lobby, table, panel, stored, choose, press };
}

test('boxes are ticked in two windows, on or tiles only, and the panel says so', async () => {
  const stage = await onStage();
  const { ada, panel, stored } = await settingsOf(stage);
  const large = await ticked(ada, panel, 'large', {
    'on.0': ['inns-cathedrals', 'tower'],
    'tiles.0': ['traders-builders'],
  });
  expect(large.content).toContain('Inns & Cathedrals · Traders & Builders (tiles only) · The Tower');
  const small = await ticked(ada, large, 'small', { 'on.0': ['abbot', 'phantom'], 'tiles.0': ['shrines'] });
  const now = await stored();
  const states = Object.fromEntries(CHOSEN_BOXES.map((box) => [box.id, stateOf(box, now)]));
  expect(states).toMatchObject({
    ...{
      'inns-cathedrals': 'on',
      tower: 'on',
      'traders-builders': 'tiles',
      abbot: 'on',
      phantom: 'on',
      shrines: 'tiles',
    },
    ...{ gifts: 'off', 'princess-dragon': 'off' },
  });
  // A box ticked in both lists gets the state that it did not have.
  await ticked(ada, small, 'large', {
    'on.0': ['inns-cathedrals', 'traders-builders'],
    'tiles.0': ['inns-cathedrals', 'traders-builders'],
  });
  const both = await stored();
  expect(['inns-cathedrals', 'traders-builders', 'tower'].map((id) => stateOf(boxOf(id), both))).toEqual([
    'tiles',
    'on',
    'off',
  ]);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('variants and rules of boxes that are on are ticked in a window of their own', async () => {
  const stage = await onStage();
  const { ada, panel, stored } = await settingsOf(stage);
  const on = await ticked(ada, panel, 'large', { 'on.0': ['inns-cathedrals', 'abbey-mayor'] });
  const parts = await ticked(ada, on, 'parts', { 'parts.0': ['fields', 'inns', 'shared-barns'] });
  expect((await stored()).switches).toEqual(['fields', 'inns', 'abbey-mayor', 'shared-barns']);
  expect(parts.content).toContain('Inns & Cathedrals (1 of 3 rules) · Abbey & Mayor (+1 variant)');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('the panel tells the things that a choice also takes out, and one press puts them back', async () => {
  const stage = await onStage();
  const { panel, stored, choose, press } = await settingsOf(stage, { preset: 'first-evening' });
  const before = await stored();
  const starts = await press(panel, 'map-settings');
  const onMap = await choose(starts, 'map', 'iberian-peninsula');
  expect(onMap.content).toContain('Removed: The River. A table has only one start');
  const back = await press(onMap, 'undo-settings');
  expect(await stored()).toEqual(before);
  expect(back.content).not.toContain('Removed');
  const again = await press(back, 'map-settings');
  const germany = await choose(again, 'map', 'germany');
  const river = await choose(germany, 'map', 'start:river');
  expect(river.content).toContain('Removed: Germany. A table has only one start');
  expect(await stored()).toEqual(before);
  const preset = await press(river, 'settings');
  const other = await choose(preset, 'preset', 'towers-and-dragons');
  expect(other.content).toContain('That removed: The River, The Abbot');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('a window that is sent after a player has joined counts; after the lobby has closed, one sentence says so', async () => {
  const stage = await onStage();
  const { ada, lobby, panel, stored, table } = await settingsOf(stage);
  const windows = await Promise.all(
    ['large', 'small'].map((which) => {
      const { custom_id } = withVerb(panel, 'boxes').find((one) => one.custom_id!.endsWith(which))!;
      return ada.press(panel.id, custom_id!);
    }),
  );
  await pressVerb(stage.actors[1]!, lobby, 'join');
  await quiet(stage);
  await ada.submitModal(windows[0]!, { 'on.0': ['tower'], 'tiles.0': [] });
  await quiet(stage);
  expect((await stored()).switches).toEqual(['fields', 'tower']);
  await pressVerb(ada, ada.message(lobby.id)!, 'start');
  await quiet(stage);
  await ada.submitModal(windows[1]!, { 'on.0': ['abbot'], 'tiles.0': [] });
  await quiet(stage);
  expect(ada.messages(stage.channel).map(({ content }) => content)).toContain(en.refusal({ code: 'not-in-lobby' }));
  expect((await stored()).switches).toEqual(['fields', 'tower']);
  expect((await stage.stored(table)).phase).toBe('playing');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('L50: with everything on, the host chooses an evening’s tiles, and the game is played with them', async () => {
  const stage = await onStage();
  const { ada, lobby, panel, stored, choose, table } = await settingsOf(stage, { preset: 'everything' });
  expect(panel.content).toContain('**120 tiles** of ');
  const fewer = await choose(panel, 'map-tiles', '72');
  expect(fewer.content).toContain('**72 tiles** of ');
  expect((await stored()).tiles).toBe(72);
  await pressVerb(stage.actors[1]!, ada.message(lobby.id)!, 'join');
  await quiet(stage);
  await pressVerb(ada, ada.message(lobby.id)!, 'start');
  await quiet(stage);
  const record = (await stage.stored(table)).record!;
  expect(record.setup.options).toEqual({ most: 72 });
  const { tilesLeft, board, drawn, setAside, discarded } = Game.of(record).view(null);
  const drawnOnce = board.filter(({ tile }) => !designOf(tile)!.apart).length;
  expect(tilesLeft + drawnOnce + (drawn ? 1 : 0) + setAside.length + discarded.length).toBe(72);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('Surprise me puts two boxes on the base game; before the first game there is no last game', async () => {
  const stage = await onStage();
  const { ada, panel, stored, press } = await settingsOf(stage, { preset: 'big-box' });
  const now = await press(panel, 'surprise');
  const options = await stored();
  expect(CHOSEN_BOXES.filter((box) => stateOf(box, options) === 'on')).toHaveLength(2);
  await ada.select(now.id, withVerb(now, 'preset')[0]!.custom_id!, ['last-game']);
  await quiet(stage);
  const said = ada.messages(stage.channel).map(({ content }) => content);
  expect(said).toContain(en.refusal({ code: 'no-last-game' }));
  expect(await stored()).toEqual(options);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('/play takes a list of boxes, and completes the last one', async () => {
  const stage = await onStage();
  const { stored } = await settingsOf(stage, {
    boxes: 'The Tower, traders-builders:tiles, River II, -fields, phantom',
  });
  const options = await stored();
  const states = ['tower', 'traders-builders', 'river-2', 'phantom', 'river'].map((id) => stateOf(boxOf(id), options));
  expect(states).toEqual(['on', 'tiles', 'on', 'on', 'off']);
  expect(options.switches).not.toContain('fields');
  const whole = await settingsOf(await onStage(), { boxes: 'inns, arrows:tiles' });
  const inns = await whole.stored();
  expect(['inns-cathedrals', 'anniversary'].map((id) => stateOf(boxOf(id), inns))).toEqual(['on', 'tiles']);
  expect(inns.switches).toContain('cathedrals');
  const [ada] = stage.actors;
  const { choices } = await ada!.autocomplete(stage.channel, 'play', 'boxes', { boxes: 'tower, -gif' });
  expect(choices).toEqual([{ name: 'tower, -The Gifts', value: 'tower, -gifts' }]);
  ada!.setLocale('de');
  const german = await ada!.autocomplete(stage.channel, 'play', 'boxes', { boxes: 'Geschenke' });
  expect(german.choices).toEqual([{ name: 'Die Geschenke', value: 'gifts' }]);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test.each([
  ['de', 'Turm, Fluss, -Wiesen', ['tower', 'river']],
  ['es-ES', 'posadas, torre, -campos', ['tower', 'inns-cathedrals']],
  ['fr', 'tour, auberges, -prés', ['tower', 'inns-cathedrals']],
] as const)('in %s it takes what its description gives as examples', async (locale, boxes, wanted) => {
  expect(described('play-boxes').description_localizations[locale]).toContain(boxes);
  const stage = await onStage();
  stage.actors[0]!.setLocale(locale);
  const { stored } = await settingsOf(stage, { boxes });
  const options = await stored();
  expect(wanted.map((id) => stateOf(boxOf(id), options))).toEqual(['on', 'on']);
  expect(options.switches).not.toContain('fields');
});

test.each([
  [{ boxes: 'tower, moon' }, en.refusal({ code: 'unknown-box', typed: 'moon' })],
  [{ boxes: 'river', map: 'germany' }, en.refusal({ code: 'one-start' })],
  [{ preset: 'last-game' }, en.refusal({ code: 'no-last-game' })],
])('/play with %o is refused with one sentence, and no table opens', async (options, told) => {
  const stage = await onStage();
  const [ada] = stage.actors;
  const { content } = await (await ada!.slash(stage.channel, 'play', options)).settled();
  expect(content).toBe(told);
  await quiet(stage);
  expect(ada!.messages(stage.channel).filter((one) => withVerb(one, 'join').length > 0)).toEqual([]);
});

test('anybody may read the contents of a table', async () => {
  const stage = await onStage();
  const { lobby } = await settingsOf(stage, { preset: 'towers-and-dragons' });
  const eve = stage.actors[4]!;
  const told = await (await pressVerb(eve, lobby, 'contents')).settled();
  for (const rule of ['inns', 'tower', 'princess-dragon'] as const)
    expect(told.content).toContain(en.lobby.rule(rule).about);
  await eve.select(told.id, withVerb(told, 'contents')[0]!.custom_id!, ['tower']);
  const answer = await changed(eve, told);
  expect(answer.content).toContain(en.topic('tower').told);
  expect(answer.attachments).toHaveLength(1);
  expect(withVerb(answer, 'contents')).toHaveLength(1);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('My last game is the game that the host played last on the server', async () => {
  const stage = await onStage();
  const { ada, lobby, stored } = await settingsOf(stage, { boxes: 'phantom, river' });
  const before = await stored();
  await pressVerb(stage.actors[1]!, lobby, 'join');
  await quiet(stage);
  await pressVerb(ada, ada.message(lobby.id)!, 'start');
  await quiet(stage);
  await ada.slash(stage.channel, 'resign');
  const asked = await ada.waitFor((one) => withVerb(one, 'resign-now').length > 0);
  await pressVerb(ada, asked, 'resign-now');
  await quiet(stage);
  await ada.slash(stage.channel, 'play', { preset: 'last-game' });
  const next = await ada.waitFor((one) => one.id !== lobby.id && withVerb(one, 'join').length > 0);
  const { table } = partsOf(withVerb(next, 'join')[0]!.custom_id!);
  expect((await stage.stored(table)).options).toEqual(before);
});

describe('a second tap on a choice, which comes when the first is done', () => {
  const stale = en.refusal({ code: 'stale' });
  const twice = async (verb: string, choices: readonly (string | null)[]) => {
    const stage = await onStage();
    const { ada, panel: first, table, choose } = await settingsOf(stage);
    const panel = await choose(first, 'preset', 'everything');
    const { custom_id } = withVerb(panel, verb)[0]!;
    stage.playground.faults.add({ kind: 'event-late', ms: 500 });
    // The late press gets no answer until the clock goes on.
    const taps = choices.map((one) =>
      (one === null ? ada.press(panel.id, custom_id!) : ada.select(panel.id, custom_id!, [one])).catch(() => null),
    );
    await quiet(stage);
    stage.playground.advance(500);
    await Promise.all(taps);
    await quiet(stage);
    const changes = (await stage.stored(table)).revision - partsOf(custom_id!).revision;
    return { changes, says: told(stage, ada), panel: ada.message(panel.id)! };
  };

  test.each([
    ['surprise', null],
    ['preset', 'big-box'],
    ['undo-settings', null],
  ] as const)('of %s says nothing, and changes nothing', async (verb, choice) => {
    const { changes, says, panel } = await twice(verb, [choice, choice]);
    expect([changes, says.length]).toEqual([1, 1]);
    expect(says[0]).not.toContain(stale);
    expect(withVerb(panel, 'undo-settings')).toHaveLength(1);
  });

  test('is told that it came late if it chooses something else', async () => {
    const { changes, says } = await twice('preset', ['big-box', 'first-evening']);
    expect(changes).toBe(1);
    expect(says[0]).toContain(stale);
  });
});
