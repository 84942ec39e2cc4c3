import { h, patch } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { openChannel, state } from '../core/state.js';
import { openFaults } from './faults.js';
import { isNavOpen, setNav } from './nav.js';
import { userSwitcher } from './users.js';

const header = document.querySelector('#header');
const notices = document.querySelector('#notices');

export function drawHeader() {
  const { world } = state;
  if (!world) return;
  const channel = openChannel();
  const parent = channel?.parent && world.channels.find(({ id }) => id === channel.parent);
  patch(
    header,
    h(
      'button',
      {
        key: 'nav',
        type: 'button',
        id: 'nav-button',
        class: 'icon-button narrow-only',
        'aria-label': 'Servers and channels',
        'aria-expanded': String(isNavOpen()),
        onclick: () => setNav(!isNavOpen()),
      },
      icon('menu'),
    ),
    h(
      'div',
      { class: 'title' },
      h(
        'h2',
        null,
        parent && h('span', { class: 'muted' }, `${parent.name} › `),
        !channel?.parent && '# ',
        channel?.name ?? '',
      ),
      channel?.topic && h('p', { class: 'topic', title: channel.topic }, channel.topic),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button faint',
        'aria-label': 'Misbehave: faults for the bot to bear',
        title: 'Misbehave',
        onclick: openFaults,
      },
      icon('bolt'),
    ),
    userSwitcher(),
  );
  patch(notices, trouble(world));

  const pings = [...state.pings.values()].reduce((sum, n) => sum + n, 0);
  document.title = `${pings > 0 ? `(${pings}) ` : ''}${channel ? `#${channel.name}` : ''} – ${world.me.name} – Playground`;
}

function trouble(world) {
  if (!state.connected) return h('p', { class: 'notice', role: 'status' }, 'Connecting to the playground…');
  if (!world.bot.online)
    return h('p', { class: 'notice', role: 'status' }, `${world.bot.name} is offline: it will not answer.`);
  return null;
}
