import { create, h } from '../core/dom.js';

/** A short notice at the bottom, gone after a while. */
export function toast(text) {
  const box = document.querySelector('#toasts');
  const note = create(h('div', { class: 'toast' }, text));
  box.append(note);
  setTimeout(() => note.remove(), 8000);
  while (box.children.length > 3) box.firstChild.remove();
}
