import { h } from '../core/dom.js';
import { state, touch } from '../core/state.js';

/** What is hidden until it is pressed. */
export function spoiler(key, message, children, className = '') {
  if (state.revealed.has(key)) return h('span', { class: `spoiler open ${className}` }, children);
  return h(
    'button',
    {
      type: 'button',
      class: `spoiler ${className}`,
      'aria-label': 'Spoiler: press to show',
      onclick: () => {
        state.revealed.add(key);
        touch(message);
      },
    },
    h('span', { 'aria-hidden': 'true', inert: true }, children),
  );
}
