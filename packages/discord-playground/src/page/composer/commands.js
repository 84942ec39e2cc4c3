import { state } from '../core/state.js';

/** Commands as one types them: a command with subcommands is one entry a subcommand, `rules farm`. */

const localised = (thing, field) => thing[`${field}_localizations`]?.[state.world.me.locale] ?? thing[field];

/** The name and description that this user sees. */
export const nameOfOption = (option) => localised(option, 'name');
export const descriptionOf = (thing) => localised(thing, 'description');
export const nameOfChoice = (choice) => localised(choice, 'name');

/** @returns {{ name: string, shown: string, description: string, options: object[] }[]} */
export function allCommands() {
  return state.world.commands.flatMap((command) => spread(command, command.name, localised(command, 'name')));
}

function spread(command, name, shown) {
  const subs = (command.options ?? []).filter(({ type }) => type === 1 || type === 2);
  if (subs.length === 0) return [{ name, shown, description: descriptionOf(command), options: command.options ?? [] }];
  return subs.flatMap((sub) => spread(sub, `${name} ${sub.name}`, `${shown} ${localised(sub, 'name')}`));
}

/** Commands that begin with what is typed come first, then those that hold it. */
export function commandsLike(typed) {
  const text = typed.toLowerCase();
  const rank = ({ name, shown }) =>
    shown.startsWith(text) || name.startsWith(text) ? 0 : shown.includes(text) || name.includes(text) ? 1 : 2;
  return allCommands()
    .filter((command) => rank(command) < 2)
    .sort((a, b) => rank(a) - rank(b) || a.shown.localeCompare(b.shown));
}

/**
 * What can be chosen for an option without asking the bot, or null where anything may be typed.
 * @returns {{ name: string, value: string | number | boolean, user?: string }[] | null}
 */
export function fixedChoices(option) {
  const { world } = state;
  if (option.choices?.length > 0)
    return option.choices.map((choice) => ({ name: nameOfChoice(choice), value: choice.value }));
  switch (option.type) {
    case 5:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case 6:
    case 9:
      return [...world.users, world.bot].map((user) => ({ name: user.name, value: user.id, user: user.id }));
    case 7:
      return world.channels.map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    case 8:
      return [];
    default:
      return null;
  }
}

/**
 * What is typed in an option as the value to send.
 * @param {{ option: object, text: string, picked: { name: string, value: unknown } | null }} field
 * @returns {{ value?: unknown, problem?: string }}
 */
export function readField({ option, text, picked }) {
  if (picked && picked.name === text) return { value: picked.value };
  if (text === '') return option.required ? { problem: 'This option is required. Specify a value.' } : {};
  const fixed = fixedChoices(option);
  if (fixed) {
    const match = fixed.find(({ name }) => name.toLowerCase() === text.toLowerCase().replace(/^@/, ''));
    return match ? { value: match.value } : { problem: 'Choose one of the list.' };
  }
  if (option.type === 4 || option.type === 10) {
    const value = Number(text.replace(',', '.'));
    if (!Number.isFinite(value)) return { problem: 'Write a number.' };
    if (option.type === 4 && !Number.isInteger(value)) return { problem: 'Write a whole number.' };
    if (value < (option.min_value ?? -Infinity)) return { problem: `At least ${option.min_value}.` };
    if (value > (option.max_value ?? Infinity)) return { problem: `At most ${option.max_value}.` };
    return { value };
  }
  if (text.length < (option.min_length ?? 0)) return { problem: `At least ${option.min_length} characters.` };
  if (text.length > (option.max_length ?? Infinity)) return { problem: `At most ${option.max_length} characters.` };
  return { value: text };
}
