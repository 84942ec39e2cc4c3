import { h, patch } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { enter, openChannel } from '../core/session.js';
import { state } from '../core/state.js';
import { isNarrow, setNav } from './nav.js';

const rail = document.querySelector('#rail');
const channels = document.querySelector('#channels');

/** The servers at the far left, and the open one's channels with their threads. */
export function drawSidebar() {
  const { world } = state;
  if (!world) return;
  patch(
    rail,
    world.guilds.map((guild) =>
      h(
        'button',
        {
          key: guild.id,
          type: 'button',
          class: 'server',
          'aria-label': guild.name,
          title: guild.name,
          'aria-current': guild.id === world.guild.id ? 'true' : null,
          onclick: () => guild.id !== world.guild.id && enter(world.me.id, { guild: guild.id }),
        },
        initials(guild.name),
      ),
    ),
  );
  patch(
    channels,
    h('div', { class: 'guild-name' }, h('h1', null, world.guild.name)),
    h('div', { class: 'group' }, 'Text channels'),
    h('ul', { class: 'channel-list' }, world.channels.map(entry)),
  );
}

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 3)
    .toUpperCase();

function entry(channel) {
  const here = channel.id === state.channel;
  const pings = state.pings.get(channel.id) ?? 0;
  const unread = !here && (state.unread.has(channel.id) || pings > 0);
  return h(
    'li',
    { key: channel.id, class: channel.type === 11 ? 'thread' : '' },
    h(
      'button',
      {
        type: 'button',
        class: `channel ${unread ? 'unread' : ''}`,
        'aria-current': here ? 'page' : null,
        onclick: () => {
          if (isNarrow()) setNav(false);
          openChannel(channel.id);
        },
      },
      channel.type === 11 ? icon('thread') : h('span', { class: 'hash', 'aria-hidden': 'true' }, '#'),
      h('span', { class: 'channel-name' }, channel.name),
      (channel.locked || channel.archived) &&
        h('span', { class: 'muted small-text' }, channel.locked ? 'locked' : 'archived'),
      pings > 0 && h('span', { class: 'badge', 'aria-label': `${pings} mentions` }, pings),
    ),
  );
}
