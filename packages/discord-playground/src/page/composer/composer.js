import { h, patch } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar } from '../core/people.js';
import { openChannel, state } from '../core/state.js';
import { descriptionOf, nameOfOption } from './commands.js';
import { dropField, focused, form, hidePanel, reset, submit, typed } from './form.js';
import { hint } from './hint.js';

const element = document.querySelector('#composer');

export function drawComposer() {
  const channel = openChannel();
  if (!channel) return patch(element);
  patch(element, h('div', { class: 'composer-inner' }, typing(), hint(channel), panel(), problem(), bar(channel)));
  if (form.moved) {
    form.moved = false;
    const box = element.querySelector(form.at < 0 ? '#message-box' : `#option-${form.at}`);
    box?.focus();
    box?.setSelectionRange?.(box.value.length, box.value.length);
  }
  element.querySelector('.panel .active')?.scrollIntoView({ block: 'nearest' });
}

const typing = () =>
  state.typing === state.channel &&
  state.typing !== null &&
  h('div', { key: 'typing', class: 'typing' }, h('strong', null, state.world.bot.name), ' is typing…');

const problem = () => form.problem && h('p', { key: 'problem', class: 'failure', role: 'alert' }, form.problem);

function bar(channel) {
  if (!channel.writable) {
    return h('p', { key: 'locked', class: 'no-writing' }, icon('lock'), why(channel));
  }
  return h(
    'div',
    { key: 'bar', class: `bar ${form.command ? 'command' : ''}` },
    form.command && chip(),
    form.fields.map(field),
    messageBox(channel),
    h(
      'button',
      {
        key: 'send',
        type: 'submit',
        class: 'icon-button send',
        'aria-label': form.command ? `Send /${form.command.shown}` : 'Send message',
      },
      icon('send'),
    ),
  );
}

const why = (channel) =>
  channel.locked ? 'This thread is locked.' : 'You do not have permission to send messages in this channel.';

const chip = () =>
  h(
    'span',
    { key: 'command', class: 'command-chip', title: form.command.description },
    `/${form.command.shown}`,
    h(
      'button',
      { type: 'button', class: 'icon-button tiny', 'aria-label': 'Leave the command', onclick: () => leave() },
      icon('close'),
    ),
  );

function leave() {
  reset();
  form.moved = true;
}

/** Attributes of a box that has the panel as its list. */
function comboProps(index) {
  const mine = form.panel !== null && form.at === index;
  const active = mine && form.panel.active >= 0;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': String(mine && form.panel.items.length > 0),
    'aria-controls': 'composer-panel',
    'aria-activedescendant': active ? `panel-${form.panel.active}` : null,
    onfocus: () => focused(index),
    onblur: (event) => {
      if (!element.contains(event.relatedTarget)) hidePanel();
    },
    oninput: (event) => typed(event.target.value),
    onkeydown: (event) => onKey(event, index),
  };
}

function field({ option, text, problem: wrong }, index) {
  const label = nameOfOption(option);
  return h(
    'span',
    { key: `option ${option.name}`, class: `option-field ${wrong ? 'wrong' : ''}` },
    h('label', { for: `option-${index}`, title: descriptionOf(option) }, label),
    h('input', {
      ...comboProps(index),
      id: `option-${index}`,
      type: 'text',
      'data-option': option.name,
      inputmode: option.type === 4 || option.type === 10 ? 'numeric' : null,
      value: text,
      size: Math.min(40, Math.max(8, text.length + 1)),
      'aria-required': String(option.required === true),
      'aria-invalid': wrong ? 'true' : null,
      'aria-describedby': wrong ? `option-${index}-problem` : null,
    }),
    !option.required &&
      h(
        'button',
        { type: 'button', class: 'icon-button tiny', 'aria-label': `Remove ${label}`, onclick: () => dropField(index) },
        icon('close'),
      ),
    wrong && h('span', { class: 'failure', id: `option-${index}-problem` }, wrong),
  );
}

const messageBox = (channel) =>
  h('textarea', {
    ...comboProps(-1),
    key: 'box',
    id: 'message-box',
    rows: '1',
    maxlength: '2000',
    value: form.text,
    'aria-label': form.command
      ? `More options of /${form.command.shown}`
      : `Message ${channel.parent ? '' : '#'}${channel.name}`,
    placeholder: form.command ? commandPlaceholder() : `Message ${channel.parent ? '' : '#'}${channel.name}`,
  });

const commandPlaceholder = () =>
  form.fields.length < form.command.options.length ? 'Enter sends · ↓ more' : 'Enter sends';

function onKey(event, index) {
  const { panel: open } = form;
  const { key } = event;
  const count = open?.items.length ?? 0;
  if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
    const first = open.active < 0;
    const by = key === 'ArrowDown' ? 1 : -1;
    open.active = first ? (by > 0 ? 0 : count - 1) : (open.active + by + count) % count;
    return stop(event, drawComposer);
  }
  if (key === 'Enter' && event.shiftKey && !form.command) return;
  if (key === 'Enter' && !event.isComposing)
    return stop(event, () => (open?.items[open.active] ? open.items[open.active].take() : submit()));
  if (key === 'Tab' && !event.shiftKey && open?.items[open.active])
    return stop(event, () => open.items[open.active].take());
  if (key === 'Escape' && (open || form.command)) return stop(event, () => (open ? hidePanel() : leave()));
  if (key === 'Backspace' && event.target.value === '' && form.command) {
    return stop(event, () => dropField(index >= 0 ? index : form.fields.length - 1));
  }
}

function stop(event, then) {
  event.preventDefault();
  event.stopPropagation();
  then();
}

function panel() {
  const { panel: open } = form;
  if (!open) return null;
  return h(
    'div',
    {
      key: 'panel',
      class: 'panel',
      // Pressing an item must not take the focus from the box, which would close the panel first.
      onpointerdown: (event) => event.preventDefault(),
    },
    h('div', { class: 'panel-title' }, open.title),
    open.note && h('div', { class: 'nothing', role: 'status' }, open.note),
    h(
      'div',
      { id: 'composer-panel', role: 'listbox', 'aria-label': open.title },
      open.items.map((item, i) =>
        h(
          'div',
          {
            key: item.key,
            id: `panel-${i}`,
            role: 'option',
            class: `option ${i === open.active ? 'active' : ''}`,
            'aria-selected': String(i === open.active),
            onclick: item.take,
          },
          item.user && avatar(item.user, item.label, 'small'),
          h(
            'span',
            { class: 'option-text' },
            h('span', null, item.label),
            item.description && h('span', { class: 'description' }, item.description),
          ),
        ),
      ),
    ),
  );
}

// As in a Discord client, whoever types without a box in focus means the message box.
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target === document.body || target.matches('#scroller, article')) document.querySelector('#message-box')?.focus();
});

element.onsubmit = (event) => {
  event.preventDefault();
  submit();
};
