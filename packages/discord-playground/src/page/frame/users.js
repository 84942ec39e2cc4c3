import { learnt } from '../composer/hint.js';
import { setLocale } from '../core/actions.js';
import { h, patch } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar, calledMark } from '../core/people.js';
import { addressOf, enter } from '../core/session.js';
import { changed, state } from '../core/state.js';

/** Who one plays as: the button top right with its menu, and the list of members on wide windows. */

const members = document.querySelector('#members');
let open = false;

/** Plays as another user, in the same channel where that user may see it. */
export function switchTo(id) {
  open = false;
  learnt();
  const { world, channel } = state;
  if (id === world.me.id) return changed();
  return enter(id, { guild: world.guild.id, channel });
}

export function userSwitcher() {
  const { world } = state;
  return h(
    'div',
    { key: 'switcher', class: 'switcher', onkeydown: onKey },
    h(
      'button',
      {
        type: 'button',
        class: 'switcher-button',
        'aria-haspopup': 'true',
        'aria-expanded': String(open),
        'aria-label': `Playing as ${world.me.name}. Switch user`,
        onclick: () => toggle(!open),
      },
      avatar(world.me.id, world.me.name, 'small'),
      h('span', { class: 'switcher-name' }, world.me.name),
      icon('down'),
    ),
    open && menu(world),
  );
}

const menu = (world) =>
  h(
    'div',
    { class: 'menu', role: 'group', 'aria-label': 'Play as' },
    h('div', { class: 'menu-title' }, 'Play as'),
    h(
      'ul',
      { class: 'menu-users' },
      world.users.map((user, i) =>
        h(
          'li',
          { key: user.id },
          h(
            'button',
            {
              type: 'button',
              class: 'menu-user',
              'data-user': user.id,
              'aria-current': user.id === world.me.id ? 'true' : null,
              onclick: () => {
                switchTo(user.id);
                document.querySelector('.switcher-button')?.focus();
              },
            },
            avatar(user.id, user.name, 'small'),
            h('span', { class: 'menu-name' }, user.name),
            calledMark(user.id),
            user.manager && h('span', { class: 'muted small-text' }, 'manager'),
            i < 9 && h('kbd', { 'aria-hidden': 'true' }, `Alt ${i + 1}`),
          ),
          h(
            'a',
            {
              class: 'icon-button',
              href: addressOf(user.id, world.guild.id, state.channel),
              target: '_blank',
              rel: 'noopener',
              'aria-label': `Open a window as ${user.name}`,
              title: `Open a window as ${user.name}`,
            },
            icon('link'),
          ),
        ),
      ),
    ),
    h(
      'label',
      { class: 'menu-locale' },
      `Language of ${world.me.name}`,
      h(
        'select',
        { value: world.me.locale, onchange: (event) => changeLocale(event.target.value) },
        world.locales.map((locale) => h('option', { value: locale }, languageName(locale))),
      ),
    ),
  );

function languageName(locale) {
  try {
    return `${new Intl.DisplayNames([locale], { type: 'language' }).of(locale)} (${locale})`;
  } catch {
    return locale;
  }
}

async function changeLocale(locale) {
  if (!(await setLocale(locale))) return;
  state.world = { ...state.world, me: { ...state.world.me, locale } };
  changed();
}

function toggle(wanted) {
  open = wanted;
  changed();
  if (open) queueMicrotask(() => document.querySelector('.menu [aria-current]')?.focus());
}

function onKey(event) {
  if (!open) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    toggle(false);
    document.querySelector('.switcher-button').focus();
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.target.tagName === 'SELECT') return;
  event.preventDefault();
  const users = [...document.querySelectorAll('.menu-user')];
  const at = users.indexOf(document.activeElement);
  users[(at + by + users.length) % users.length].focus();
}

addEventListener('pointerdown', (event) => {
  if (open && !event.target.closest('.switcher')) toggle(false);
});
addEventListener('focusin', (event) => {
  if (open && !event.target.closest('.switcher')) toggle(false);
});

addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
  const user = /^Digit[1-9]$/.test(event.code) && state.world?.users[Number(event.code.slice(5)) - 1];
  if (!user) return;
  event.preventDefault();
  switchTo(user.id);
});

export function drawMembers() {
  const { world } = state;
  if (!world) return;
  patch(
    members,
    h('div', { class: 'group' }, 'Bot'),
    h(
      'div',
      { class: `member ${world.bot.online ? '' : 'offline'}` },
      avatar(world.bot.id, world.bot.name, world.bot.online ? 'small online' : 'small'),
      h('span', { class: 'menu-name' }, world.bot.name),
      h('span', { class: 'tag' }, 'BOT'),
    ),
    h('div', { class: 'group' }, `Members – ${world.users.length}`),
    world.users.map((user) =>
      h(
        'button',
        {
          key: user.id,
          type: 'button',
          class: 'member',
          title: `Play as ${user.name}`,
          'aria-label': `Play as ${user.name}`,
          'aria-current': user.id === world.me.id ? 'true' : null,
          onclick: () => switchTo(user.id),
        },
        avatar(user.id, user.name, 'small online'),
        h('span', { class: 'menu-name' }, user.name),
        calledMark(user.id),
        user.id === world.me.id && h('span', { class: 'muted small-text' }, 'you'),
      ),
    ),
  );
}
