import { ownUrl } from '../core/api.js';
import { h, patch } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { openDialog } from './dialog.js';

/** A picture over the whole window: fitted to it, at full size when pressed again. Arrow keys go to its neighbours. */
export function openLightbox(pictures, start) {
  let index = start;
  let full = false;
  const { element } = openDialog({
    title: 'Picture',
    className: 'lightbox',
    body: h('div', { class: 'lightbox-body' }),
  });
  const body = element.querySelector('.lightbox-body');

  const go = (by) => {
    index = (index + by + pictures.length) % pictures.length;
    full = false;
    draw();
  };
  const arrow = (by, name, label) =>
    pictures.length > 1 &&
    h(
      'button',
      { type: 'button', class: `icon-button ${name}`, 'aria-label': label, onclick: () => go(by) },
      icon(name),
    );

  const draw = () => {
    const picture = pictures[index];
    patch(
      body,
      h(
        'div',
        { class: 'stage' },
        arrow(-1, 'prev', 'Previous picture'),
        h(
          'div',
          { class: `viewport ${full ? 'full' : ''}`, tabindex: full ? '0' : null },
          h(
            'button',
            {
              type: 'button',
              class: 'zoom',
              'aria-label': full ? 'Fit to the window' : 'Show at full size',
              'aria-pressed': String(full),
              onclick: () => {
                full = !full;
                draw();
              },
            },
            h('img', {
              key: picture.key,
              src: ownUrl(picture.url),
              alt: picture.alt || picture.name,
              width: picture.width,
              height: picture.height,
            }),
          ),
        ),
        arrow(1, 'next', 'Next picture'),
      ),
      h(
        'div',
        { class: 'caption' },
        picture.alt && h('p', null, picture.alt),
        h(
          'p',
          { class: 'muted' },
          `${picture.name}${picture.width ? ` · ${picture.width} × ${picture.height} px` : ''} · `,
          h('a', { href: ownUrl(picture.url), target: '_blank', rel: 'noopener' }, 'Open original'),
        ),
      ),
    );
  };
  element.addEventListener('keydown', (event) => {
    if (full || pictures.length < 2) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  });
  draw();
  body.querySelector('.zoom').focus();
}
