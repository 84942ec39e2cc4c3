import { modal } from 'discord-playground/parts';
import { expect, test } from 'vitest';
import { boxForm } from '../../src/discord/views/boxes.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import { BOXES, type GameBox } from '../../src/engine/index.ts';
import { CHOSEN_BOXES, droppedBy, partsIn, withBox, withStart } from '../../src/game/lobby/boxes.ts';
import { consistent, DEFAULT_OPTIONS } from '../../src/game/lobby/options.ts';
import type { Table } from '../../src/game/table/table.ts';

const words = wordsFor('en-US');
const tableOf = (options = DEFAULT_OPTIONS) =>
  ({ id: 'abcd1234', revision: 7, options, members: [] as Table['members'] }) as Table;

/** As many boxes as the project may have some day, all with tiles. */
const boxes = (count: number): GameBox[] =>
  Array.from({ length: count }, (_, index) => ({
    ...CHOSEN_BOXES.find(({ set, isLarge }) => set && isLarge)!,
    id: `box-${index}`,
  }));

interface Field {
  readonly component: { readonly custom_id: string; readonly options: readonly { readonly value: string }[] };
}

test.each([1, 6, 10, 11, 25, 30, 40, 50])(
  'a window has room for %i boxes, each with its rules or with tiles only',
  (count) => {
    const shown = boxForm('large', boxes(count), tableOf(), words);
    expect(modal.safeParse(shown).error).toBeUndefined();
    for (const kind of ['on.', 'tiles.']) {
      const fields = (shown.components as unknown as Field[]).filter(({ component }) =>
        component.custom_id.startsWith(kind),
      );
      const values = fields.flatMap(({ component }) => component.options.map(({ value }) => value));
      expect(values).toEqual(boxes(count).map(({ id }) => id));
    }
  },
);

test('the id of a window has the table’s revision, since a phone shows again what it knows of an id', () => {
  const one = boxForm('large', CHOSEN_BOXES, tableOf(), words);
  const other = boxForm('large', CHOSEN_BOXES, { ...tableOf(), revision: 8 }, words);
  expect([one.custom_id, other.custom_id]).toEqual(['1|boxes|abcd1234|7|large', '1|boxes|abcd1234|8|large']);
});

test('with every box on, the window of variants holds all variants', () => {
  const all = BOXES.reduce((now, box) => withBox(now, box, 'on'), DEFAULT_OPTIONS);
  const shown = boxForm('parts', CHOSEN_BOXES, tableOf(all), words);
  expect(modal.safeParse(shown).error).toBeUndefined();
  const values = (shown.components as unknown as Field[]).flatMap(({ component }) =>
    component.options.map(({ value }) => value),
  );
  expect(values).toEqual(partsIn(all));
});

const [river, inns, abbey] = ['river', 'inns-cathedrals', 'abbey-mayor'].map(
  (id) => BOXES.find((box) => box.id === id)!,
);

test('R7: it is known what a choice also takes out: a river by a map, a map by a river, variants with their rule', () => {
  const before = withBox(withStart(DEFAULT_OPTIONS, [river!]), inns!, 'on');
  expect(droppedBy(before, consistent({ ...before, map: 'germany' }), [])).toMatchObject({ boxes: [river], map: null });
  const onMap = consistent({ ...before, map: 'germany' });
  expect(droppedBy(onMap, withStart(onMap, [river!]), [])).toMatchObject({ boxes: [], map: 'germany' });
  const off = withBox(before, inns!, 'off');
  expect(droppedBy(before, off, [inns!.id])).toBeNull();
  expect(droppedBy(before, off, [])).toMatchObject({ boxes: [inns] });
  const variant = consistent({ ...withBox(before, abbey!, 'on'), switches: ['abbey-mayor', 'shared-barns', 'fields'] });
  expect(droppedBy(variant, consistent({ ...variant, switches: ['abbey-mayor', 'fields'] }), [])).toMatchObject({
    rules: ['shared-barns'],
  });
  expect(
    droppedBy(variant, consistent({ ...variant, switches: ['abbey-mayor', 'fields'] }), ['shared-barns']),
  ).toBeNull();
});

test('L50: a number of tiles goes when there are no more tiles than that, and is named as dropped', () => {
  const before = consistent({ ...withBox(DEFAULT_OPTIONS, inns!, 'on'), tiles: 72 });
  expect(before.tiles).toBe(72);
  expect(droppedBy(before, withBox(before, inns!, 'off'), [inns!.id])).toMatchObject({ tiles: 72 });
});
