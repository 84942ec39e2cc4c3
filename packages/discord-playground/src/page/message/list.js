import { h, patch } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { loadMessages } from '../core/session.js';
import { bySnowflake, changed, openChannel, openMessages, state } from '../core/state.js';
import { longDate, sameDay } from '../core/time.js';
import { askToDelete, commandView, messageView } from './message.js';

/** The list of messages: it stays at the newest while it is there, and where it is otherwise. */

const GROUP_MS = 7 * 60_000;
const scroller = document.querySelector('#scroller');
const list = document.querySelector('#list');
const jump = document.querySelector('#jump');

/** Whether the newest message is in sight, and shall stay so. */
let stuck = true;
let shownChannel = null;
let loadingOlder = false;

export function drawList() {
  if (state.channel !== shownChannel) {
    shownChannel = state.channel;
    stuck = true;
  }
  const messages = openMessages();
  const lost = focusedMessage();
  const commands = state.commands.filter(({ channel }) => channel === state.channel);
  patch(
    list,
    beginning(),
    messages.map((message, i) => [
      (i === 0 || !sameDay(messages[i - 1].timestamp, message.timestamp)) && divider(message),
      messageView(message, isGrouped(messages[i - 1], message)),
    ]),
    commands.map(commandView),
  );
  list.setAttribute('aria-label', `Messages in ${openChannel()?.name ?? 'the channel'}`);
  keepFocus(lost);
  if (stuck) toBottom();
  drawJump();
}

const divider = (message) =>
  h('div', { key: `day-${message.id}`, class: 'day', role: 'separator' }, h('span', null, longDate(message.timestamp)));

function beginning() {
  const channel = openChannel();
  if (!channel || !state.complete.has(channel.id)) return null;
  return h(
    'div',
    { key: `start-${channel.id}`, class: 'beginning' },
    h('h2', null, channel.parent ? channel.name : `Welcome to #${channel.name}`),
    h('p', null, `This is the start of the ${channel.parent ? 'thread' : 'channel'}. ${channel.topic ?? ''}`),
  );
}

function isGrouped(before, message) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    !message.interaction_metadata?.name &&
    !message.message_reference &&
    sameDay(before.timestamp, message.timestamp) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS
  );
}

/** The message in which the focus lies, so that it can be given back if what had it goes. */
const focusedMessage = () => {
  const element = document.activeElement;
  if (!list.contains(element)) return null;
  return { element, id: element.closest('[data-message]')?.dataset.message, customId: element.dataset.customId };
};

/**
 * A pressed button may have moved to another row, or be gone or disabled: then its message has the focus, or the next
 * one, never the page's top.
 */
function keepFocus(lost) {
  if (!lost) return;
  const { element, id, customId } = lost;
  if (element.isConnected && !element.disabled) {
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    return;
  }
  const articles = [...list.querySelectorAll('[data-message]')];
  const moved = customId && articles.find(({ dataset }) => dataset.message === id);
  const twin =
    moved && [...moved.querySelectorAll('[data-custom-id]')].find((one) => one.dataset.customId === customId);
  if (twin && !twin.disabled) return twin.focus({ preventScroll: true });
  const next = articles.find(({ dataset }) => id && bySnowflake(dataset.message, id) >= 0) ?? articles.at(-1);
  (next ?? document.querySelector('#message-box'))?.focus({ preventScroll: true });
}

export function toBottom() {
  stuck = true;
  scroller.scrollTop = scroller.scrollHeight;
}

function drawJump() {
  patch(
    jump,
    !stuck &&
      h(
        'button',
        {
          type: 'button',
          class: 'jump',
          onclick: () => {
            toBottom();
            newest()?.focus({ preventScroll: true });
            drawJump();
          },
        },
        'Jump to present',
        icon('arrow'),
      ),
  );
}

export const newest = () => [...list.querySelectorAll('article')].at(-1);

scroller.addEventListener('scroll', async () => {
  const away = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  const was = stuck;
  stuck = away < 60;
  if (was !== stuck) drawJump();
  if (scroller.scrollTop < 200 && !loadingOlder && openMessages().length > 0 && !state.complete.has(state.channel)) {
    loadingOlder = true;
    const height = scroller.scrollHeight;
    const top = scroller.scrollTop;
    await loadMessages(state.channel, { older: true });
    await Promise.resolve();
    if (scroller.scrollTop === top) scroller.scrollTop = top + scroller.scrollHeight - height;
    loadingOlder = false;
  }
});

// A picture without a known size, or the composer growing: the newest message stays in sight.
const watcher = new ResizeObserver(() => {
  if (stuck) toBottom();
});
watcher.observe(list);
watcher.observe(scroller);

// Links expire: once in a while the open channel is asked for again.
let renewed = 0;
addEventListener('link-expired', () => {
  if (Date.now() - renewed < 30_000 || !state.channel) return;
  renewed = Date.now();
  loadMessages(state.channel).then(changed);
});

scroller.addEventListener('keydown', (event) => {
  const article = document.activeElement?.closest?.('article');
  const onMessage = document.activeElement === article;
  if (event.target !== scroller && !onMessage) return;
  const articles = [...list.querySelectorAll('article')];
  const at = articles.indexOf(article);
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const next = at < 0 ? articles.at(-1) : articles[at + (event.key === 'ArrowUp' ? -1 : 1)];
    event.preventDefault();
    next?.focus();
  } else if (event.key === 'Delete' && onMessage) {
    const message = openMessages().find(({ id }) => id === article.dataset.message);
    if (message) askToDelete(message);
  }
});
