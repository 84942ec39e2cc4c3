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

/** Cuts a label that Discord would refuse. */
export function button(id: CustomId, label: string, style: Style = 'plain', disabled = false): RowPart {
  return fittingPart({
    type: ComponentType.Button,
    custom_id: writeCustomId(id),
    label: cut(label, 80),
    style: STYLES[style],
    ...(disabled && { disabled }),
  });
}

/** The label of the button with this id in the rows; '' if there is none. */
export function labelIn(all: readonly ComponentRow[], id: CustomId): string {
  const found = all
    .flatMap(({ components }) => components)
    .find((one) => 'custom_id' in one && one.custom_id === writeCustomId(id));
  return found && 'label' in found ? (found.label ?? '') : '';
}

/** Opens an address; the bot hears nothing of the press. */
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

/** A choice with the name and description that the words give. */
export const choiceOf = (value: string, { name, about }: NamedMap, chosen = false): MenuChoice => ({
  ...{ label: name, value, description: about, chosen },
});

/** Previous and next page. Both are always there, so that no button moves under a thumb. */
export const pageButtons = (idOf: (page: number) => CustomId, page: number, pages: number, words: Words): RowPart[] => [
  button(idOf(Math.max(0, page - 1)), words.buttons['previous-page'], 'plain', page === 0),
  button(idOf(page + 1), words.buttons['next-page'], 'plain', page >= pages - 1),
];

/** `several`: any number of choices, or at most this number; none is possible too. Needs 1 to `SELECT_OPTIONS` choices. */
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
 * The choices that fit a menu. If there are more, it shows the page with choice number `at`, otherwise the first. The last choice then
 * opens the next page, or after the end the first page. `keyOf` names a page by the number of its first choice.
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

/** The page with the choice of value `near`. The value of its first choice names a page. */
export const choicesNear = (
  choices: readonly MenuChoice[],
  near: string | undefined,
  words: Words,
): readonly MenuChoice[] => {
  const at = choices.findIndex(({ value }) => value === near);
  return choicesAt(choices, at, words, (first) => choices[first]!.value);
};

export type ModalForm = APIModalInteractionResponseCallbackData;

/** An optional line of text. */
export interface TextField {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly value: string;
}

/** A list of things to tick; ticking none is possible. */
export interface Ticks {
  readonly id: string;
  readonly label: string;
  /** From 1 to `TICKS` choices, or to `SELECT_OPTIONS` in a menu. */
  readonly choices: readonly MenuChoice[];
  /** If set, the list is a menu with this placeholder. */
  readonly menu?: string;
}

/** Discord's limit for one list. */
export const TICKS = 10;

/** No setting needs more characters. */
const MOST_TYPED = 64;

/** A modal with one to five fields. The button with the same id opens it. */
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

/** States `min_values: 0`: without it, phones do not let people clear a choice. */
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

/** One to five buttons, or one menu. */
export const row = (...components: RowPart[]): ComponentRow =>
  fittingRow({ type: ComponentType.ActionRow, components });

export function rows(buttons: readonly RowPart[]): ComponentRow[] {
  const found: ComponentRow[] = [];
  for (let at = 0; at < buttons.length; at += ROW_BUTTONS) found.push(row(...buttons.slice(at, at + ROW_BUTTONS)));
  return found;
}
