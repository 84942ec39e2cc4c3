import { reasonOf } from '../core/actions.js';
import { post } from '../core/api.js';
import { h, patch } from '../core/dom.js';
import { state } from '../core/state.js';
import { markdown } from '../message/markdown-view.js';
import { openDialog } from './dialog.js';
import { fieldOf } from './modal-fields.js';

/** The modal that is open: `{ modal, close, notice(text) }`, or null. One at a time, as in a Discord client. */
let open = null;

export function openModal(modal) {
  open?.close();
  let notice = null;
  let busy = false;
  const owner = `modal ${modal.interaction}`;

  const dialog = openDialog({
    title: modal.title,
    className: 'modal keep',
    body: h('form', { class: 'dialog-body', novalidate: true }),
    onClose: () => {
      if (open === handle) open = null;
    },
  });
  const form = dialog.element.querySelector('form');
  const handle = {
    modal,
    close: dialog.close,
    fail: (text) => {
      busy = false;
      notice = text;
      draw();
    },
  };
  open = handle;

  /** Each part of the modal: a text, or the labelled inputs of a label or of an old action row. */
  const parts = modal.components.map((component) => {
    if (component.type === 10) return { text: component.content, fields: [] };
    const labels =
      component.type === 1
        ? component.components.map((input) => ({ label: input.label, component: input }))
        : [component];
    return { text: null, fields: labels.map((label) => fieldOf(label, () => draw())) };
  });
  const fields = parts.flatMap((part) => part.fields);

  form.onsubmit = async (event) => {
    event.preventDefault();
    if (busy) return;
    const wrong = fields.filter((field) => !field.check());
    notice = null;
    busy = wrong.length === 0;
    draw();
    if (wrong.length > 0) return wrong[0].focus();
    const values = Object.fromEntries(fields.map((field) => [field.customId, field.value()]));
    try {
      await post('modal-submit', { user: state.world.me.id, interaction: modal.interaction, values });
    } catch (error) {
      handle.fail(reasonOf(error));
    }
  };

  function draw() {
    patch(
      form,
      notice && h('p', { class: 'failure', role: 'alert' }, notice),
      parts.map((part) =>
        part.text === null
          ? part.fields.map((field) => field.draw())
          : h('div', { class: 'text' }, markdown(part.text, owner)),
      ),
      h(
        'div',
        { class: 'dialog-buttons' },
        h('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, 'Cancel'),
        h(
          'button',
          { type: 'submit', class: `button primary ${busy ? 'busy' : ''}`, 'aria-busy': busy ? 'true' : null },
          'Submit',
        ),
      ),
    );
  }

  draw();
  fields[0]?.focus();
}

/** The submit was answered: the modal closes, or says why not and keeps what was filled in. */
export function modalAnswered(interaction) {
  if (open?.modal.custom_id !== interaction.customId) return;
  if (interaction.state === 'answered') open.close();
  else open.fail(interaction.notice ?? 'Something went wrong. Try again.');
}
