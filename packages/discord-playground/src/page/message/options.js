import { nameOf } from '../core/people.js';
import { state } from '../core/state.js';

/**
 * What a select of any kind offers.
 * @returns {{ value: string, label: string, description?: string, emoji?: object, user?: string }[]}
 */
export function optionsOf(component) {
  const { world } = state;
  const users = () => [...world.users, world.bot].map((user) => ({ value: user.id, label: user.name, user: user.id }));
  switch (component.type) {
    case 3:
      return component.options ?? [];
    case 5:
    case 7:
      return users();
    case 8: {
      const types = component.channel_types ?? [];
      return world.channels
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    }
    default:
      return [];
  }
}

export const defaultsOf = (component) =>
  component.type === 3
    ? (component.options ?? []).filter((option) => option.default).map(({ value }) => value)
    : (component.default_values ?? []).map(({ id }) => id);

export const labelOf = (component, value) =>
  optionsOf(component).find((option) => option.value === value)?.label ?? nameOf(value, value);

const PLACEHOLDERS = {
  3: 'Make a selection',
  5: 'Select a user',
  6: 'Select a role',
  7: 'Select a user or role',
  8: 'Select a channel',
};

export const placeholderOf = (component) => component.placeholder || PLACEHOLDERS[component.type];
export const isSelect = (component) => component.type in PLACEHOLDERS;
