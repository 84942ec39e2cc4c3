import { z } from 'zod';
import { type Fault, fileTypes, invalidForm, parseForm, snowflake, text } from './form.ts';
import { LOCALES } from './locales.ts';

/** The rules for registered commands. Source: Discord's documentation, Application Commands. */

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const name = z.string().superRefine((value, context) => {
  // Letters with a lower case must be in it; \p{L} alone would accept capitals.
  if (NAME.test(value) && value === value.toLowerCase()) return;
  context.addIssue({
    code: 'custom',
    params: { code: 'APPLICATION_COMMAND_INVALID_NAME' },
    message: 'Command name is invalid',
  });
});

const localized = <T extends z.ZodType<string>>(schema: T) =>
  z.partialRecord(z.enum(LOCALES), schema.nullable()).nullish();
const named = {
  name,
  name_localizations: localized(name),
  description: text(1, 100),
  description_localizations: localized(text(1, 100)),
};

const choice = z.strictObject({
  name: text(1, 100),
  name_localizations: localized(text(1, 100)),
  value: z.union([text(1, 100), z.number()]),
});

export interface OptionForm {
  type: number;
  name: string;
  description: string;
  required?: boolean | null | undefined;
  autocomplete?: boolean | null | undefined;
  choices?: { name: string; value: string | number }[] | null | undefined;
  options?: OptionForm[] | null | undefined;
  min_value?: number | null | undefined;
  max_value?: number | null | undefined;
  min_length?: number | null | undefined;
  max_length?: number | null | undefined;
  [field: string]: unknown;
}

const option: z.ZodType<OptionForm> = z.lazy(() =>
  z.strictObject({
    // 11 is an attachment, which no user can give here.
    type: z.int().min(1).max(11),
    ...named,
    required: z.boolean().nullish(),
    autocomplete: z.boolean().nullish(),
    choices: z.array(choice).max(25).nullish(),
    options: z.array(option).max(25).nullish(),
    channel_types: z.array(z.int()).nullish(),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
    min_length: z.int().min(0).max(6000).nullish(),
    max_length: z.int().min(1).max(6000).nullish(),
    file_types: fileTypes,
  }),
);

const command = z.strictObject({
  id: snowflake.nullish(),
  type: z.int().min(1).max(3).nullish(),
  ...named,
  options: z.array(option).max(25).nullish(),
  default_member_permissions: z.union([z.string().regex(/^\d+$/), z.int().min(0).transform(String)]).nullish(),
  dm_permission: z.boolean().nullish(),
  default_permission: z.boolean().nullish(),
  contexts: z.array(z.int().min(0).max(2)).min(1).nullish(),
  integration_types: z.array(z.int().min(0).max(1)).min(1).nullish(),
  nsfw: z.boolean().nullish(),
  handler: z.int().nullish(),
});

export type CommandForm = z.output<typeof command>;

/** Throws 50035. */
export function parseCommand(json: unknown, at: PropertyKey[] = []): CommandForm {
  const form = parseForm(command, json, at);
  const faults = [...optionFaults(form.options ?? [], 0, [...at, 'options'])];
  if ((form.type ?? 1) !== 1)
    faults.push({
      path: [...at, 'type'],
      code: 'BASE_TYPE_CHOICES',
      message: 'The playground knows chat-input commands alone',
    });
  if (sizeOf(form) > 8000)
    faults.push({ path: at, code: 'APPLICATION_COMMAND_TOO_LARGE', message: 'Command exceeds maximum size (8000)' });
  if (faults.length > 0) throw invalidForm(faults);
  return form;
}

/** A whole set of commands. Throws 50035, also if two have the same name. */
export function parseCommands(json: unknown): CommandForm[] {
  const forms = parseForm(z.array(z.unknown()), json).map((one, index) => parseCommand(one, [index]));
  forms.forEach((form, index) => {
    if (forms.findIndex((other) => other.name === form.name) < index)
      throw invalidForm([
        {
          path: [index, 'name'],
          code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
          message: 'Application command names must be unique',
        },
      ]);
  });
  return forms;
}

function optionFaults(options: readonly OptionForm[], depth: number, at: PropertyKey[]): Fault[] {
  const faults: Fault[] = [];
  const names = new Set<string>();
  const nesting = options.filter(({ type }) => type <= 2).length;
  if (nesting > 0 && nesting < options.length)
    faults.push({
      path: at,
      code: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      message: 'Sub-command and sub-command group option types are mutually exclusive to all other types',
    });

  let optionalSeen = false;
  options.forEach((one, index) => {
    const path = [...at, index];
    const complain = (code: string, message: string, ...more: PropertyKey[]) =>
      faults.push({ path: [...path, ...more], code, message });
    if (names.has(one.name))
      complain('APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE', 'Option names must be unique', 'name');
    names.add(one.name);
    if (one.type > 2 && one.required && optionalSeen)
      complain(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
        'required',
      );
    if (!one.required) optionalSeen = true;
    if (one.type === 2 ? depth > 0 : one.type === 1 && depth > 1)
      complain('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Nested too deep', 'type');
    if (one.file_types && one.type !== 11)
      complain('UNKNOWN_FIELD', 'Only attachments have types of files', 'file_types');
    if (one.options?.length && one.type > 2)
      complain('UNKNOWN_FIELD', 'Only subcommands and groups have options', 'options');
    choiceFaults(one, complain);
    faults.push(...optionFaults(one.options ?? [], depth + (one.type === 2 ? 1 : 2), [...path, 'options']));
  });
  return faults;
}

function choiceFaults(
  one: OptionForm,
  complain: (code: string, message: string, ...more: PropertyKey[]) => void,
): void {
  const choosable = [3, 4, 10].includes(one.type);
  if (one.autocomplete && one.choices?.length)
    complain(
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
      'Choices and autocomplete exclude each other',
      'autocomplete',
    );
  if ((one.autocomplete || one.choices) && !choosable)
    complain('UNKNOWN_FIELD', 'Only strings and numbers have choices or autocomplete', 'choices');
  const names = new Set<string>();
  one.choices?.forEach((two, index) => {
    if (names.has(two.name))
      complain(
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE',
        'Choice names must be unique',
        'choices',
        index,
        'name',
      );
    names.add(two.name);
    const fits =
      one.type === 3
        ? typeof two.value === 'string'
        : one.type === 4
          ? Number.isInteger(two.value)
          : typeof two.value === 'number';
    if (choosable && !fits)
      complain('BASE_TYPE_INVALID', 'The value is not of the type of the option', 'choices', index, 'value');
  });
}

/** Characters of names, descriptions and values; the longest translation counts. */
function sizeOf(thing: unknown): number {
  if (Array.isArray(thing)) return thing.reduce<number>((sum, one) => sum + sizeOf(one), 0);
  if (typeof thing !== 'object' || thing === null) return 0;
  return Object.entries(thing).reduce((sum, [field, value]) => {
    if (field === 'options' || field === 'choices') return sum + sizeOf(value);
    if (!['name', 'description', 'value'].includes(field)) return sum;
    const translations = (thing as Record<string, unknown>)[`${field}_localizations`] ?? {};
    return (
      sum + Math.max(String(value).length, ...Object.values(translations).map((other) => String(other ?? '').length))
    );
  }, 0);
}
