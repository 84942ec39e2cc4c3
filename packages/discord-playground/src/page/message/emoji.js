import { h } from '../core/dom.js';

/** Custom emojis whose picture could not be loaded: shown by name from then on. */
const missing = new Set();

/** A custom emoji's picture; its name where the server has none. */
export function customEmoji(id, name, className = '') {
  if (missing.has(id)) return h('span', { class: 'emoji-name' }, `:${name}:`);
  return h('img', {
    key: `emoji-${id}`,
    class: `emoji ${className}`,
    src: `/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: 'false',
    onerror: (event) => {
      missing.add(id);
      event.target.replaceWith(document.createTextNode(`:${name}:`));
    },
  });
}

/** The emoji of a button or an option: `{ id, name }`, where unicode emojis have a name alone. */
export function partialEmoji(emoji, className = '') {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji.id, emoji.name ?? 'emoji', className);
  return h('span', { class: `emoji-text ${className}`, 'aria-hidden': 'true' }, emoji.name);
}
