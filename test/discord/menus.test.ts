import { describe, expect, test } from 'vitest';
import { pageIn } from '../../src/discord/interaction/ids.ts';
import { choicesNear, type MenuChoice, select } from '../../src/discord/views/buttons.ts';
import { settingsPanel } from '../../src/discord/views/lobby.ts';
import { serverPanel } from '../../src/discord/views/server.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import { DEFAULT_OPTIONS, PRESETS } from '../../src/game/lobby/options.ts';
import { OWN_MAPS } from '../../src/game/maps/load.ts';
import { DEFAULT_SERVER_SETTINGS } from '../../src/game/servers/server-settings.ts';
import type { Table } from '../../src/game/table/table.ts';

const words = wordsFor('en-US');
const listOf = (length: number): MenuChoice[] =>
  Array.from({ length }, (_, at) => ({ label: `Number ${at}`, value: `n-${at}`, chosen: at % 2 === 0 }));
const id = { verb: 'rules', table: 'abcdefgh', revision: 1, argument: '' };

test.each([1, 24, 25])('a list of %i choices is one menu, without pages', (length) => {
  expect(choicesNear(listOf(length), undefined, words)).toEqual(listOf(length));
});

test.each([26, 27, 48, 49, 80])('each page of a list of %i choices is a menu, and each choice is on one', (length) => {
  const all = listOf(length);
  const reached: MenuChoice[] = [];
  let near: string | undefined;
  do {
    const page = choicesNear(all, near, words);
    expect(() => select(id, 'Rules', page, true)).not.toThrow();
    expect(page.at(-1)!.label).toBe(words.buttons['next-page']);
    expect(page.filter(({ value }) => pageIn(value) !== null)).toHaveLength(1);
    // Any choice on a page shows that page again.
    for (const { value } of page.slice(0, -1)) expect(choicesNear(all, value, words)).toEqual(page);
    reached.push(...page.slice(0, -1));
    near = pageIn(page.at(-1)!.value)!;
  } while (near !== all[0]!.value);
  expect(reached).toEqual(all);
});

/** The choices of all pages, each of which leads to the next. */
function allOf(page: (near?: string) => readonly string[]): string[] {
  const reached: string[] = [];
  let at = page();
  do {
    reached.push(...at.slice(0, -1));
    at = page(pageIn(at.at(-1)!)!);
  } while (at[0] !== reached[0]);
  return reached;
}

test('a choice that is on no page leads to the first page', () => {
  expect(choicesNear(listOf(30), 'gone', words)).toEqual(choicesNear(listOf(30), undefined, words));
});

describe('a server with more presets than one menu lists', () => {
  const presets = Array.from({ length: 40 }, (_, at) => ({ name: `Preset ${at}`, options: DEFAULT_OPTIONS }));
  const optionsIn = (components: readonly unknown[] = [], at: number): MenuChoice[] =>
    (components[at] as { components: { options: MenuChoice[] }[] }).components[0]!.options;

  test('has all of them in the lobby, by pages, the ready ones first', () => {
    const table = { id: 'abcdefgh', revision: 1, options: DEFAULT_OPTIONS, members: [] as Table['members'] } as Table;
    const page = (near?: string) =>
      optionsIn(settingsPanel(table, { maps: OWN_MAPS, saved: presets, seconds: 30 }, words, near).components, 0).map(
        ({ value }) => value,
      );
    expect(page().slice(0, PRESETS.length)).toEqual(PRESETS);
    expect(allOf(page)).toEqual([...PRESETS, 'last-game', ...presets.map(({ name }) => `saved:${name}`)]);
  });

  test('has all of them in its settings, and shows the page of the one that is chosen', () => {
    const settings = { ...DEFAULT_SERVER_SETTINGS, preset: 'Preset 30' };
    const page = (near?: string) =>
      optionsIn(serverPanel({ presets, settings }, 'en', words, undefined, 0, near).components, 1).map(
        ({ value }) => value,
      );
    expect(page()).toContain('saved:Preset 30');
    expect(allOf((near = 'none') => page(near))).toEqual([
      'none',
      ...PRESETS,
      ...presets.map(({ name }) => `saved:${name}`),
    ]);
  });
});
