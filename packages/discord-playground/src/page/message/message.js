import { dismissCommand, removeMessage } from '../core/actions.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar, nameOf, personOf } from '../core/people.js';
import { findMessage, state, versionOf } from '../core/state.js';
import { fullTime, messageTime, shortTime } from '../core/time.js';
import { confirmDialog } from '../frame/dialog.js';
import { components } from './components.js';
import { embed, embeddedFiles } from './embeds.js';
import { inlineMarkdown, markdown } from './markdown-view.js';
import { fileCard, gallery, isPicture, pictureOf } from './pictures.js';

const V2 = 32768;
const SUPPRESSED = 4;

/** Drawings by message id: what has not changed since is not even described again. */
const drawn = new Map();

/** @param {boolean} grouped follows closely on a message of the same author, so that name and avatar are left out */
export function messageView(message, grouped) {
  const mark = [message, versionOf(message.id), grouped, state.world];
  const before = drawn.get(message.id);
  if (before && mark.every((part, i) => part === before.mark[i])) return before.view;
  const view = draw(message, grouped);
  drawn.set(message.id, { mark, view });
  if (drawn.size > 600) drawn.delete(drawn.keys().next().value);
  return view;
}

function draw(message, grouped) {
  const { me } = state.world;
  const name = nameOf(message.author.id, message.author.global_name ?? message.author.username);
  const mentioned = message.mentions.some(({ id }) => id === me.id);
  const classes = ['message', grouped && 'grouped', mentioned && 'mentioned', message.ephemeral && 'ephemeral'];
  const failure = state.failures.get(message.id);
  return h(
    'article',
    {
      key: message.id,
      class: classes.filter(Boolean).join(' '),
      tabindex: '-1',
      'data-message': message.id,
      'aria-label': `${name}, ${messageTime(message.timestamp)}${mentioned ? ', mentions you' : ''}`,
    },
    usedHeader(message) ?? replyHeader(message),
    grouped
      ? h('time', { class: 'gutter-time', datetime: message.timestamp }, shortTime(message.timestamp))
      : avatar(message.author.id, name),
    h(
      'div',
      { class: 'message-body' },
      !grouped && authorLine(message, name),
      body(message),
      failure && h('p', { class: 'failure', role: 'alert' }, failure),
      message.ephemeral && privateNote(() => removeMessage(message.id)),
    ),
    tools(message, me),
  );
}

function authorLine(message, name) {
  return h(
    'div',
    { class: 'author-line' },
    h('span', { class: 'author', style: { '--name': personOf(message.author.id)?.color ?? '#dfe1e6' } }, name),
    message.author.bot && h('span', { class: 'tag' }, 'BOT'),
    h('time', { datetime: message.timestamp, title: fullTime(message.timestamp) }, messageTime(message.timestamp)),
  );
}

function body(message) {
  if (message.loading) {
    return h(
      'p',
      { class: 'thinking' },
      h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
      `${nameOf(message.author.id)} is thinking…`,
    );
  }
  const edited =
    message.edited_timestamp && h('span', { class: 'edited', title: fullTime(message.edited_timestamp) }, '(edited)');
  if (message.flags & V2) return h('div', { class: 'v2' }, components(message), edited);

  const embedded = embeddedFiles(message);
  const files = message.attachments.filter((file) => !embedded.has(file));
  return h(
    'div',
    { class: 'classic' },
    (message.content || edited) &&
      h('div', { class: 'content' }, markdown(message.content, message.id, 'content'), edited),
    gallery(message, files.filter(isPicture).map(pictureOf)),
    files.filter((file) => !isPicture(file)).map(fileCard),
    !(message.flags & SUPPRESSED) && message.embeds.map((data, i) => embed(message, data, i)),
    message.components.length > 0 && h('div', { class: 'rows' }, components(message)),
  );
}

/** "Ada used /play" above the answer to a command. */
function usedHeader(message) {
  const used = message.interaction_metadata;
  return used?.name ? usedLine(used.user.id, used.user.username, used.name) : null;
}

const usedLine = (id, name, command) =>
  h(
    'div',
    { class: 'context' },
    h('span', { class: 'spine', 'aria-hidden': 'true' }),
    avatar(id, name, 'tiny'),
    h('span', { class: 'context-name' }, nameOf(id, name)),
    ' used ',
    h('span', { class: 'mention' }, `/${command}`),
  );

function replyHeader(message) {
  const reference = message.message_reference;
  if (!reference) return null;
  const original = findMessage(reference.message_id);
  return h(
    'div',
    { class: 'context' },
    h('span', { class: 'spine', 'aria-hidden': 'true' }),
    original
      ? [
          avatar(original.author.id, original.author.username, 'tiny'),
          h('span', { class: 'context-name' }, nameOf(original.author.id, original.author.username)),
          ' ',
          h(
            'span',
            { class: 'context-text' },
            inlineMarkdown(original.content.split('\n')[0] || 'Press to see the message', original.id),
          ),
        ]
      : h('span', { class: 'context-text' }, 'Original message is not loaded'),
  );
}

/** Under what nobody else can see. */
const privateNote = (dismiss) =>
  h(
    'p',
    { class: 'private' },
    icon('eye'),
    'Only you can see this · ',
    h('button', { type: 'button', class: 'as-link', onclick: dismiss }, 'Dismiss message'),
  );

function tools(message, me) {
  if (message.ephemeral || !(me.manager || message.author.id === me.id)) return null;
  return h(
    'div',
    { class: 'tools' },
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        // Reached with the Delete key from the message, so that it is not one more stop for each message.
        tabindex: '-1',
        'aria-label': 'Delete message',
        title: 'Delete message',
        onclick: () => askToDelete(message),
      },
      icon('trash'),
    ),
  );
}

export function askToDelete(message) {
  const { me } = state.world;
  if (message.ephemeral) return removeMessage(message.id);
  if (!(me.manager || message.author.id === me.id)) return;
  confirmDialog('Delete message', 'It disappears for everybody in the channel.', 'Delete', () =>
    removeMessage(message.id),
  );
}

/** A command on its way, or one that was not answered. Only this page knows of it. */
export function commandView({ key, name, notice }) {
  const { me, bot } = state.world;
  return h(
    'article',
    { key, class: 'message ephemeral', tabindex: '-1', 'aria-label': `${bot.name}, /${name}` },
    usedLine(me.id, me.name, name),
    avatar(bot.id, bot.name),
    h(
      'div',
      { class: 'message-body' },
      h(
        'div',
        { class: 'author-line' },
        h('span', { class: 'author', style: { '--name': bot.color } }, bot.name),
        h('span', { class: 'tag' }, 'BOT'),
      ),
      notice
        ? h('p', { class: 'failure', role: 'alert' }, notice)
        : h(
            'p',
            { class: 'thinking' },
            h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
            'Sending command…',
          ),
      notice && privateNote(() => dismissCommand(key)),
    ),
  );
}
