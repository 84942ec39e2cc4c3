import { h } from '../core/dom.js';
import { nameOf } from '../core/people.js';
import { state } from '../core/state.js';
import { fullTime, stamp } from '../core/time.js';
import { customEmoji } from './emoji.js';
import { parseInline, parseMarkdown } from './markdown.js';
import { spoiler } from './spoiler.js';

/**
 * @param {string} text
 * @param {string} owner the message's id, which is drawn anew when a spoiler opens
 * @param {string} scope tells several texts of one message apart
 */
export function markdown(text, owner, scope = '') {
  if (!text) return [];
  return drawBlocks(parseMarkdown(text), { owner, scope, spoilers: 0 });
}

/** One line: no blocks. For titles, labels and names of fields. */
export const inlineMarkdown = (text, owner) =>
  drawInline(parseInline(text ?? ''), { owner, scope: 'line', spoilers: 0 });

const drawBlocks = (blocks, context) => blocks.map((block) => drawBlock(block, context));

function drawBlock(block, context) {
  switch (block.kind) {
    case 'heading':
      // The page's own headings end at 2, so that a screen reader's outline stays in order.
      return h(`h${block.level + 2}`, { class: `md-h${block.level}` }, drawInline(block.children, context));
    case 'subtext':
      return h('p', { class: 'md-subtext' }, drawInline(block.children, context));
    case 'quote':
      return h('blockquote', null, drawBlocks(block.children, context));
    case 'code':
      return h('pre', { tabindex: '0' }, h('code', null, block.text));
    case 'list':
      return h(
        block.ordered ? 'ol' : 'ul',
        block.ordered && block.start !== 1 ? { start: block.start } : null,
        block.items.map((item) =>
          h(
            'li',
            null,
            item.map((part) => drawItem(part, context)),
          ),
        ),
      );
    default:
      return h('p', null, drawInline(block.children, context));
  }
}

const drawItem = (part, context) =>
  part.kind === 'paragraph' ? drawInline(part.children, context) : drawBlock(part, context);

const drawInline = (nodes, context) => nodes.map((node) => (typeof node === 'string' ? node : drawNode(node, context)));

function drawNode(node, context) {
  const inner = () => drawInline(node.children, context);
  switch (node.kind) {
    case 'bold':
      return h('strong', null, inner());
    case 'italic':
      return h('em', null, inner());
    case 'underline':
      return h('u', null, inner());
    case 'strike':
      return h('s', null, inner());
    case 'mono':
      return h('code', null, node.text);
    case 'break':
      return h('br');
    case 'spoiler':
      return spoiler(`${context.owner} ${context.scope} spoiler ${context.spoilers++}`, context.owner, inner());
    case 'link':
      return h('a', { href: node.url, target: '_blank', rel: 'noopener noreferrer', title: node.url }, inner());
    case 'user':
      return h('span', { class: 'mention' }, `@${nameOf(node.id)}`);
    case 'role':
      return h('span', { class: 'mention' }, '@role');
    case 'everyone':
      return h('span', { class: 'mention' }, `@${node.name}`);
    case 'command':
      return h('span', { class: 'mention' }, `/${node.name}`);
    case 'channel':
      return channelMention(node.id);
    case 'time':
      return h(
        'time',
        {
          class: 'stamp',
          datetime: isoOf(node.seconds),
          title: fullTime(node.seconds * 1000),
          'data-relative': node.style === 'R' ? node.seconds : null,
        },
        stamp(node.seconds, node.style),
      );
    case 'emoji':
      return customEmoji(node.id, node.name);
  }
}

const isoOf = (seconds) => {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

function channelMention(id) {
  const channel = state.world?.channels.find((one) => one.id === id);
  if (!channel) return h('span', { class: 'mention' }, '#unknown');
  return h(
    'button',
    {
      type: 'button',
      class: 'mention',
      onclick: () => dispatchEvent(new CustomEvent('open-channel', { detail: id })),
    },
    `#${channel.name}`,
  );
}
