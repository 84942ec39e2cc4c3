import { h } from '../core/dom.js';
import { fullTime, messageTime } from '../core/time.js';
import { inlineMarkdown, markdown } from './markdown-view.js';
import { gallery } from './pictures.js';

/** The attachment that an embed's picture names, if it does. */
const attached = (message, media) => {
  const name = media?.url?.startsWith('attachment://') ? media.url.slice(13) : null;
  return message.attachments.find((file) => (name ? file.filename === name : file.url === media?.url)) ?? null;
};

/** Attachments shown inside embeds; they are not shown a second time below. */
export const embeddedFiles = (message) =>
  new Set(message.embeds.flatMap((embed) => [attached(message, embed.image), attached(message, embed.thumbnail)]));

export function embed(message, data, index) {
  const owner = message.id;
  const color = typeof data.color === 'number' ? `#${data.color.toString(16).padStart(6, '0')}` : null;
  return h(
    'section',
    { class: 'embed', 'aria-label': data.title ?? 'Embed', style: color ? { '--accent': color } : {} },
    data.thumbnail && h('div', { class: 'embed-thumb' }, embedPicture(message, data.thumbnail, `${index}t`)),
    data.author && h('div', { class: 'embed-author' }, linked(data.author.url, data.author.name)),
    data.title && h('div', { class: 'embed-title' }, linked(data.url, inlineMarkdown(data.title, owner))),
    data.description && h('div', { class: 'embed-text' }, markdown(data.description, owner, `embed ${index}`)),
    data.fields?.length > 0 &&
      h(
        'div',
        { class: 'embed-fields' },
        data.fields.map((field, i) =>
          h(
            'div',
            { class: field.inline ? 'inline' : '' },
            h('div', { class: 'field-name' }, inlineMarkdown(field.name, owner)),
            h('div', null, markdown(field.value, owner, `embed ${index} ${i}`)),
          ),
        ),
      ),
    data.image && embedPicture(message, data.image, `${index}i`),
    (data.footer || data.timestamp) &&
      h(
        'footer',
        null,
        data.footer?.text,
        data.footer && data.timestamp && ' • ',
        data.timestamp &&
          h('time', { datetime: data.timestamp, title: fullTime(data.timestamp) }, messageTime(data.timestamp)),
      ),
  );
}

function embedPicture(message, media, key) {
  const file = attached(message, media);
  return gallery(message, [
    {
      key,
      url: file?.url ?? media.url,
      // A Discord client has no alt text for these: what it would not say is not said here.
      alt: '',
      name: 'Picture of the embed',
      width: media.width ?? file?.width,
      height: media.height ?? file?.height,
    },
  ]);
}

const linked = (url, children) =>
  /^https?:/.test(url ?? '') ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children) : children;
