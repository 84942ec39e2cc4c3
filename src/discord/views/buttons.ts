import { type APIModalInteractionResponseCallbackData, ButtonStyle, ComponentType, TextInputStyle } from 'discord.js';
import { type CustomId, writeCustomId } from '../interaction/custom-id.ts';
import { pageValue } from '../interaction/ids.ts';
import { type ComponentRow, fittingPart, fittingRow, ROW_BUTTONS, type RowPart, SELECT_OPTIONS } from '../limits.ts';
import { cut, type NamedMap, type Words } from '../words/index.ts';

export { type ComponentRow, MESSAGE_ROWS, ROW_BUTTONS, type RowPart, SELECT_OPTIONS } from '../limits.ts';

const STYLES = {
  plain: ButtonStyle.Secondary,
  main: ButtonStyle.Primary,
  go: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;
export type Style = keyof typeof STYLES;

/** A label is cut where Discord would refuse it. */
export function button(id: CustomId, label: string, style: Style = 'plain', disabled = false): RowPart {
  return fittingPart({
    type: ComponentType.Button,
    custom_id: writeCustomId(id),
    label: cut(label, 80),
    style: STYLES[style],
    ...(disabled && { disabled }),
  });
}

/** What stands on a button among rows; '' where it is not there. */
export function labelIn(all: readonly ComponentRow[], id: CustomId): string {
  const found = all
    .flatMap(({ components }) => components)
    .find((one) => 'custom_id' in one && one.custom_id === writeCustomId(id));
  return found && 'label' in found ? (found.label ?? '') : '';
}

/** Leads there, and tells the bot nothing. */
export const linkButton = (url: string, label: string): RowPart => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: cut(label, 80),
});

export interface MenuChoice {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** What the words say of something to choose. */
export const choiceOf = (value: string, { name, about }: NamedMap, chosen = false): MenuChoice => ({
  ...{ label: name, value, description: about, chosen },
});

/** One page back and one on; both are always there, so that nothing moves under a thumb. */
export const pageButtons = (idOf: (page: number) => CustomId, page: number, pages: number, words: Words): RowPart[] => [
  button(idOf(Math.max(0, page - 1)), words.buttons['previous-page'], 'plain', page === 0),
  button(idOf(page + 1), words.buttons['next-page'], 'plain', page >= pages - 1),
];

/** `several`: any number of them, or at most so many, none too, may be chosen at once. At least one choice, and no more than `SELECT_OPTIONS`. */
export function select(
  id: CustomId,
  placeholder: string,
  choices: readonly MenuChoice[],
  several: boolean | number = false,
): RowPart {
  return fittingPart({
    type: ComponentType.StringSelect,
    custom_id: writeCustomId(id),
    placeholder: cut(placeholder, 150),
    ...(several && {
      min_values: 0,
      max_values: several === true ? choices.length : Math.min(several, choices.length),
    }),
    options: choices.map(optionOf),
  });
}

/**
 * As many choices as a menu holds. More are shown by pages: the one that has choice number `at`, or else the first, and a last choice that
 * leads to the next page, after the end to the first. `keyOf`: how the page that begins with a choice is called, by the number of the choice.
 */
export function choicesAt(
  choices: readonly MenuChoice[],
  at: number,
  words: Words,
  keyOf: (at: number) => string | number = (first) => first,
): readonly MenuChoice[] {
  if (choices.length <= SELECT_OPTIONS) return choices;
  const room = SELECT_OPTIONS - 1;
  const first = at > 0 && at < choices.length ? room * Math.floor(at / room) : 0;
  const next = first + room < choices.length ? first + room : 0;
  const onward = { label: words.buttons['next-page'], value: pageValue(keyOf(next)) };
  return [...choices.slice(first, first + room), onward];
}

/** The same by the value of a choice, which also says how a page is called. */
export const choicesNear = (
  choices: readonly MenuChoice[],
  near: string | undefined,
  words: Words,
): readonly MenuChoice[] => {
  const at = choices.findIndex(({ value }) => value === near);
  return choicesAt(choices, at, words, (first) => choices[first]!.value);
};

export type ModalForm = APIModalInteractionResponseCallbackData;

/** A line to type into, which may stay empty. */
export interface TextField {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  /** What stands in it when it opens. */
  readonly value: string;
}

/** A list of things to tick: none, or any number of them. */
export interface Ticks {
  readonly id: string;
  readonly label: string;
  /** At least one, and no more than `TICKS`; of a menu no more than `SELECT_OPTIONS`. */
  readonly choices: readonly MenuChoice[];
  /** What a menu says before anything is chosen, where it is to be one. */
  readonly menu?: string;
}

/** So many things can be ticked in one list. */
export const TICKS = 10;

/** More than anything that is asked for has. */
const MOST_TYPED = 64;

/** What is typed into or ticked, opened by a button of the same id. One to five fields. */
export const form = (id: CustomId, title: string, fields: readonly (TextField | Ticks)[]): ModalForm => ({
  custom_id: writeCustomId(id),
  title: cut(title, 45),
  components: fields.map((field) => ('choices' in field ? ticks(field) : typed(field))),
});

type LabelPart = Extract<ModalForm['components'][number], { type: ComponentType.Label }>;

const typed = ({ id: custom_id, label, about, value }: TextField): LabelPart => ({
  type: ComponentType.Label,
  label: cut(label, 45),
  description: cut(about, 100),
  component: {
    type: ComponentType.TextInput,
    ...{ custom_id, value, style: TextInputStyle.Short, required: false, max_length: MOST_TYPED },
  },
});

/** `min_values` of 0 is said, since a phone else keeps what is chosen from being taken away. */
const ticks = ({ id: custom_id, label, choices, menu }: Ticks): LabelPart => {
  const several = { custom_id, required: false, min_values: 0, max_values: choices.length };
  const options = choices.map(optionOf);
  return {
    type: ComponentType.Label,
    label: cut(label, 45),
    component:
      menu === undefined
        ? { type: ComponentType.CheckboxGroup, ...several, options }
        : { type: ComponentType.StringSelect, ...several, placeholder: cut(menu, 150), options },
  };
};

const optionOf = ({ label, value, description, chosen = false }: MenuChoice) => ({
  label: cut(label, 100),
  value,
  ...(description && { description: cut(description, 100) }),
  default: chosen,
});

/** One to five buttons, or a menu alone. */
export const row = (...components: RowPart[]): ComponentRow =>
  fittingRow({ type: ComponentType.ActionRow, components });

/** As many rows as the buttons need. */
export function rows(buttons: readonly RowPart[]): ComponentRow[] {
  const found: ComponentRow[] = [];
  for (let at = 0; at < buttons.length; at += ROW_BUTTONS) found.push(row(...buttons.slice(at, at + ROW_BUTTONS)));
  return found;
}
