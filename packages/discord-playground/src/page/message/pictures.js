import { ownUrl } from '../core/api.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { state, touch } from '../core/state.js';
import { openLightbox } from '../frame/lightbox.js';
import { spoiler } from './spoiler.js';

/**
 * One picture of a message.
 * @typedef {{ key: string, url: string, alt: string, width?: number, height?: number, name: string, spoiler?: boolean }} Picture
 */

const IMAGE_NAME = /\.(png|jpe?g|gif|webp|avif)$/i;
export const isPicture = (file) =>
  (file.content_type ?? '').startsWith('image/') || IMAGE_NAME.test(file.filename ?? '');

/** @returns {Picture} */
export const pictureOf = (attachment) => ({
  key: attachment.id,
  url: attachment.url,
  alt: attachment.description ?? '',
  width: attachment.width,
  height: attachment.height,
  name: attachment.filename,
  spoiler: (attachment.filename ?? '').startsWith('SPOILER_'),
});

/** One picture as large as the column allows; several as a mosaic of cut squares, as a Discord client shows them. */
export function gallery(message, pictures) {
  if (pictures.length === 0) return null;
  return h(
    'div',
    { class: `gallery n${Math.min(pictures.length, 10)}` },
    pictures.map((picture, i) => tile(message, pictures, picture, i)),
  );
}

function tile(message, pictures, picture, index) {
  const altKey = `${message.id} alt ${picture.key}`;
  const shown = state.revealed.has(altKey);
  const tag =
    picture.alt &&
    h(
      'button',
      {
        type: 'button',
        class: 'alt-tag',
        'aria-expanded': String(shown),
        'aria-label': 'Alt text of the picture',
        onclick: () => {
          if (shown) state.revealed.delete(altKey);
          else state.revealed.add(altKey);
          touch(message.id);
        },
      },
      'ALT',
    );
  const open = h(
    'button',
    {
      type: 'button',
      class: 'picture-open',
      'aria-label': `Open picture at full size: ${picture.alt || picture.name}`,
      onclick: () => openLightbox(pictures, index),
    },
    image(picture),
  );
  const body = [
    h('div', { class: 'picture-frame' }, open, tag),
    shown && h('div', { class: 'alt-text' }, h('strong', null, 'Alt text'), h('p', null, picture.alt)),
  ];
  const key = `picture-${picture.key}`;
  const hidden = picture.spoiler && !state.revealed.has(`${message.id} picture ${picture.key}`);
  return h(
    'div',
    { key, class: `picture ${shown ? 'alt-open' : ''}`, style: frameOf(picture) },
    hidden ? spoiler(`${message.id} picture ${picture.key}`, message.id, image(picture), 'cover') : body,
  );
}

/** The picture's own proportions are known before it is loaded, so nothing jumps when it comes. */
const frameOf = ({ width, height }) => (width && height ? { '--w': String(width), '--h': String(height) } : {});

export function image(picture, className = '') {
  return h('img', {
    class: className,
    src: ownUrl(picture.url),
    alt: picture.alt || picture.name,
    width: picture.width,
    height: picture.height,
    decoding: 'async',
    // Links are signed and expire: the messages are asked for again, with fresh ones.
    onerror: (event) => {
      event.target.removeAttribute('src');
      dispatchEvent(new Event('link-expired'));
    },
  });
}

/** A file that is not a picture. */
export function fileCard(file) {
  return h(
    'div',
    { class: 'file-card' },
    icon('file'),
    h('a', { href: ownUrl(file.url), target: '_blank', rel: 'noopener', download: file.filename }, file.filename),
    h('span', { class: 'muted' }, sizeOf(file.size)),
  );
}

function sizeOf(bytes) {
  if (bytes === undefined) return '';
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
