import { h } from './dom.js';
import { openMessages, state } from './state.js';

/** The user or bot with this id, or null. */
export function personOf(id) {
  const { world } = state;
  if (!world) return null;
  return world.bot.id === id ? world.bot : (world.users.find((user) => user.id === id) ?? null);
}

export function nameOf(id, fallback = 'unknown-user') {
  return personOf(id)?.name ?? fallback;
}

/** Whether the newest message here that mentions anybody mentions this user: most likely it is their turn. */
export function isCalled(id) {
  const calling = openMessages().findLast((message) => message.mentions.length > 0 && !message.ephemeral);
  return calling?.mentions.some((user) => user.id === id) === true;
}

export const calledMark = (id) => isCalled(id) && h('span', { class: 'called', title: 'Mentioned last' }, '@');

/** A generated avatar: the first letter on the user's own colour. */
export function avatar(id, name, className = '') {
  const person = personOf(id);
  const color = person?.color ?? '#6b7080';
  const letter = [...(person?.name ?? name ?? '?')].find((c) => /[\p{L}\p{N}]/u.test(c)) ?? '?';
  return h(
    'span',
    {
      class: `avatar ${person?.bot ? 'robot' : ''} ${className}`,
      'aria-hidden': 'true',
      style: { '--avatar': color, color: inkOn(color) },
    },
    letter.toUpperCase(),
  );
}

/** Black or white, whichever is easier to read on `#rrggbb`. */
function inkOn(color) {
  const [r = 0, g = 0, b = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((hex) => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#111' : '#fff';
}
