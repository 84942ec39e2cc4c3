import { create, h } from '../core/dom.js';
import { icon } from '../core/icons.js';

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), select, [tabindex="0"]';

/**
 * Opens a dialog over the page. Escape and the cross close it, the focus stays inside, and returns to where it was.
 * @returns {{ element: HTMLDialogElement, close: () => void }}
 */
export function openDialog({ title, className = '', body, onClose = () => {} }) {
  const before = document.activeElement;
  const element = create(
    h(
      'dialog',
      { class: `dialog ${className}`, 'aria-label': title },
      h(
        'header',
        null,
        h('h2', null, title),
        h(
          'button',
          { type: 'button', class: 'icon-button close', 'aria-label': 'Close', onclick: () => element.close() },
          icon('close'),
        ),
      ),
      body,
    ),
  );
  element.addEventListener('close', () => {
    element.remove();
    if (before?.isConnected) before.focus();
    onClose();
  });
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') wrapFocus(event, element);
    // Shortcuts of the page stay out of dialogs.
    event.stopPropagation();
  });
  element.addEventListener('pointerdown', (event) => {
    if (event.target === element && !element.classList.contains('keep')) element.close();
  });
  document.body.append(element);
  element.showModal();
  return { element, close: () => element.close() };
}

function wrapFocus(event, element) {
  const stops = [...element.querySelectorAll(FOCUSABLE)].filter(
    (one) => one.offsetParent !== null && one.tabIndex >= 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Asks before something that cannot be taken back. */
export function confirmDialog(title, text, action, onYes) {
  const dialog = openDialog({
    title,
    className: 'small',
    body: h(
      'div',
      { class: 'dialog-body' },
      h('p', null, text),
      h(
        'div',
        { class: 'dialog-buttons' },
        h('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, 'Cancel'),
        h(
          'button',
          {
            type: 'button',
            class: 'button danger',
            autofocus: true,
            onclick: () => {
              dialog.close();
              onYes();
            },
          },
          action,
        ),
      ),
    ),
  });
}
