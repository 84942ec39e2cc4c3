import { h } from '../core/dom.js';
import { state } from '../core/state.js';
import { button } from './buttons.js';
import { markdown } from './markdown-view.js';
import { isSelect } from './options.js';
import { fileCard, gallery } from './pictures.js';
import { messageSelect } from './selects.js';
import { spoiler } from './spoiler.js';

/** Draws a message's components, of the old layout and of Components V2 alike. */
export const components = (message) => message.components.map((component, i) => draw(message, component, String(i)));

function draw(message, component, path) {
  const inner = () => (component.components ?? []).map((child, i) => draw(message, child, `${path}.${i}`));
  if (isSelect(component)) return messageSelect(message, component);
  switch (component.type) {
    case 1:
      return h('div', { class: 'row', role: 'group' }, inner());
    case 2:
      return button(message, component);
    case 9:
      return h(
        'div',
        { class: 'section' },
        h('div', { class: 'section-text' }, inner()),
        component.accessory && h('div', { class: 'accessory' }, draw(message, component.accessory, `${path}.a`)),
      );
    case 10:
      return h('div', { class: 'text' }, markdown(component.content, message.id, path));
    case 11:
      return h('div', { class: 'thumbnail' }, gallery(message, [mediaOf(message, component, `${path} thumb`)]));
    case 12:
      return gallery(
        message,
        (component.items ?? []).map((item, i) => mediaOf(message, item, `${path} ${i}`)),
      );
    case 13:
      return file(message, component);
    case 14:
      return h(component.divider === false ? 'div' : 'hr', {
        class: `separator ${component.spacing === 2 ? 'large' : ''}`,
      });
    case 17:
      return container(message, component, path, inner());
    default:
      return h('div', { class: 'unknown' }, `Component of unknown type ${component.type}`);
  }
}

function container(message, component, path, children) {
  const accent = component.accent_color;
  const key = `${message.id} container ${path}`;
  return h(
    'div',
    {
      class: `container ${typeof accent === 'number' ? 'accented' : ''}`,
      style: typeof accent === 'number' ? { '--accent': `#${accent.toString(16).padStart(6, '0')}` } : {},
    },
    component.spoiler && !state.revealed.has(key) ? spoiler(key, message.id, children, 'block') : children,
  );
}

/** A media item as a picture; sizes come with it, or with the attachment it shows. */
function mediaOf(message, item, key) {
  const { media = {} } = item;
  const attachment = attachmentOf(message, media.url);
  return {
    key: attachment?.id ?? key,
    url: attachment?.url ?? media.url ?? '',
    alt: item.description ?? attachment?.description ?? '',
    width: media.width ?? attachment?.width,
    height: media.height ?? attachment?.height,
    name: attachment?.filename ?? 'picture',
    spoiler: item.spoiler === true,
  };
}

function file(message, component) {
  const url = component.file?.url ?? '';
  const attachment = attachmentOf(message, url);
  return fileCard({
    url: attachment?.url ?? url,
    filename: component.name ?? attachment?.filename ?? url.split('/').at(-1)?.split('?')[0],
    size: component.size ?? attachment?.size,
  });
}

/** Signatures may differ between two links to one file, so what follows the question mark does not count. */
function attachmentOf(message, url = '') {
  const name = url.startsWith('attachment://') ? url.slice(13) : null;
  const bare = url.split('?')[0];
  return message.attachments.find((one) => (name ? one.filename === name : one.url.split('?')[0] === bare)) ?? null;
}
