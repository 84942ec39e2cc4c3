import { type GameBox, READING_OF, type Switch } from '../../engine/index.ts';
import { CHOSEN_BOXES, partsIn, partsOf, stateOf } from '../../game/lobby/boxes.ts';
import type { Table } from '../../game/table/table.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { BoxWindow, Words } from '../words/index.ts';
import {
  button,
  choiceOf,
  choicesNear,
  form,
  type MenuChoice,
  type ModalForm,
  row,
  select,
  TICKS,
  type Ticks,
} from './buttons.ts';

/** The boxes of a table: modals in which they are ticked, and menus for clients without such modals. */

/** The number of fields in a modal, and of choices in its menus. */
const PARTS = 5;
const MENU = 25;

/** The boxes of `all` that this modal shows. */
export const boxesOf = (which: Exclude<BoxWindow, 'parts'>, all = CHOSEN_BOXES): readonly GameBox[] =>
  all.filter(({ isLarge }) => isLarge === (which === 'large'));

/** Boxes whose tiles can be in play without the rules. */
const withTiles = (boxes: readonly GameBox[]): readonly GameBox[] => boxes.filter(({ set }) => set !== null);

function slices<T>(list: readonly T[], size: number): (readonly T[])[] {
  const found: (readonly T[])[] = [];
  for (let at = 0; at < list.length; at += size) found.push(list.slice(at, at + size));
  return found;
}

const boxChoices = (
  boxes: readonly GameBox[],
  state: 'on' | 'tiles',
  { options }: Table,
  { lobby }: Words,
): MenuChoice[] => boxes.map((box) => choiceOf(box.id, lobby.box(box), stateOf(box, options) === state));

const partChoices = (parts: readonly Switch[], { options }: Table, { lobby }: Words): MenuChoice[] =>
  parts.map((rule) => choiceOf(rule, lobby.rule(rule), options.switches.includes(rule)));

/** A modal to tick boxes of `all`, or rules and variants of boxes in play. Its fields are `on.0`, `tiles.0`, `parts.0` and so on. */
export function boxForm(which: BoxWindow, all: readonly GameBox[], table: Table, words: Words): ModalForm {
  const ticked = which === 'parts' ? partTicks(table, words) : boxTicks(boxesOf(which, all), table, words);
  return form(ids.boxes(table, which), words.lobby.window(which), ticked);
}

/** Lists to tick, or menus if they do not fit. Menus hold up to fifty boxes. */
function boxTicks(boxes: readonly GameBox[], table: Table, words: Words): Ticks[] {
  const { lobby } = words;
  const [on, tiles] = [boxChoices(boxes, 'on', table, words), boxChoices(withTiles(boxes), 'tiles', table, words)];
  const menus = slices(tiles, MENU);
  const isTicked = slices(on, TICKS).length + menus.length <= PARTS;
  const listed = (
    kind: 'on' | 'tiles',
    lists: readonly (readonly MenuChoice[])[],
    size: number,
    isMenu: boolean,
  ): Ticks[] =>
    lists.map((choices, index) => ({
      id: `${kind}.${index}`,
      label:
        lists.length === 1
          ? lobby.windowPart(kind)
          : lobby.windowPart(kind, index * size + 1, index * size + choices.length),
      choices,
      ...(isMenu && { menu: kind === 'on' ? lobby.boxesMenu : lobby.bareMenu }),
    }));
  const size = isTicked ? TICKS : MENU;
  return [...listed('on', slices(on, size), size, !isTicked), ...listed('tiles', menus, MENU, true)].slice(0, PARTS);
}

function partTicks(table: Table, words: Words): Ticks[] {
  const parts = partsIn(table.options);
  const isTicked = parts.length <= PARTS * TICKS;
  return slices(parts, isTicked ? TICKS : MENU)
    .slice(0, PARTS)
    .map((some, index) => ({
      id: `parts.${index}`,
      label: words.lobby.windowRules(
        CHOSEN_BOXES.filter((box) => partsOf(box).some((rule) => some.includes(rule))),
        some.includes('fields'),
      ),
      choices: partChoices(some, table, words),
      ...(!isTicked && { menu: words.lobby.partsMenu }),
    }));
}

/** How many boxes or variants of this modal are in play, and how many there are. */
export function countsOf(which: BoxWindow, { options }: Table): readonly [on: number, all: number] {
  if (which !== 'parts') {
    const boxes = boxesOf(which);
    return [boxes.filter((box) => stateOf(box, options) !== 'off').length, boxes.length];
  }
  const variants = partsIn(options).filter((rule) => READING_OF[rule] !== undefined);
  return [variants.filter((rule) => options.switches.includes(rule)).length, variants.length];
}

/** All modals as menus. `near`: a choice on the page that a long menu shows. */
export function boxMenus(table: Table, content: string, words: Words, near?: string): PanelContent {
  const { lobby, buttons } = words;
  const menu = (verb: 'box-on' | 'box-tiles' | 'rules', title: string, choices: readonly MenuChoice[]) =>
    row(select(ids.table(verb, table), title, choicesNear(choices, near, words), true));
  return {
    content,
    components: [
      menu('box-on', lobby.boxesMenu, boxChoices(CHOSEN_BOXES, 'on', table, words)),
      menu('box-tiles', lobby.bareMenu, boxChoices(withTiles(CHOSEN_BOXES), 'tiles', table, words)),
      menu('rules', lobby.partsMenu, partChoices(partsIn(table.options), table, words)),
      row(button(ids.table('settings', table), buttons.back)),
    ],
  };
}
