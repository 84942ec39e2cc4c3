import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { changed } from '../core/state.js';

const KEY = 'playground-hint-seen';
/** Where the browser keeps nothing, the hint is seen once a load. */
const storage = {
  get: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set: () => {
    try {
      localStorage.setItem(KEY, '1');
    } catch {}
  },
};
let seen = storage.get() !== null;

/** Whoever has switched users, or said so, needs the hint no more. */
export function learnt() {
  if (seen) return;
  seen = true;
  storage.set();
  changed();
}

/** What to do on the first visit: what the channel is for, and that one can be anybody. */
export function hint({ topic }) {
  if (seen) return null;
  return h(
    'div',
    { key: 'hint', class: 'hint', role: 'note' },
    h('p', null, topic && `${topic} · `, 'Switch users top right to act as somebody else.'),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': 'Dismiss hint',
        onclick: () => {
          learnt();
          document.querySelector('#message-box')?.focus();
        },
      },
      icon('close'),
    ),
  );
}
