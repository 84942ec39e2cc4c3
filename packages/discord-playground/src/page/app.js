import { drawComposer } from './composer/composer.js';
import { form, reset } from './composer/form.js';
import { enter, openChannel } from './core/session.js';
import { changed, onChange, state } from './core/state.js';
import { relativeTime } from './core/time.js';
import { drawHeader } from './frame/header.js';
import { drawSidebar } from './frame/sidebar.js';
import { drawMembers } from './frame/users.js';
import { drawList, newest, toBottom } from './message/list.js';

let place = '';

onChange(() => {
  if (!state.world) return;
  // What was begun belongs to the user and channel it was begun in.
  const here = `${state.world.me.id} ${state.channel}`;
  if (place !== here && (form.command || form.text)) reset();
  place = here;
  drawSidebar();
  drawHeader();
  drawMembers();
  drawComposer();
  drawList();
});

addEventListener('open-channel', ({ detail }) => openChannel(detail));

addEventListener('focus', () => {
  if (state.pings.delete(state.channel)) changed();
});

setInterval(() => {
  for (const element of document.querySelectorAll('[data-relative]')) {
    const text = relativeTime(Number(element.dataset.relative));
    if (element.textContent !== text) element.firstChild.data = text;
  }
}, 5000);

const skipTo = (selector, target) =>
  document.querySelector(selector).addEventListener('click', (event) => {
    event.preventDefault();
    target()?.focus();
  });
const atNewest = () => {
  toBottom();
  return newest();
};
skipTo('#skip-newest', atNewest);
// The way by Tab grows with every message.
addEventListener('keydown', (event) => {
  if (!event.altKey || event.key !== 'ArrowDown' || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  atNewest()?.focus();
});
skipTo('#skip-composer', () => document.querySelector('#message-box'));

const query = new URLSearchParams(location.search);
await enter(query.get('user'), { guild: query.get('guild'), channel: query.get('channel') });
