import { select } from '../core/actions.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { partKey, state } from '../core/state.js';
import { openListbox } from '../frame/listbox.js';
import { partialEmoji } from './emoji.js';
import { defaultsOf, optionsOf, placeholderOf } from './options.js';

/** A select on a message: a choice is sent when the list closes, or at once where only one may be chosen. */
export function messageSelect(message, component) {
  const key = partKey(message.id, component.custom_id);
  const values = state.chosen.get(key) ?? defaultsOf(component);
  return selectBox(component, values, {
    busy: state.pending.has(key),
    onchoose: (chosen) => select(message, component.custom_id, chosen),
  });
}

/** The closed box of a select; pressing it opens the list. Also used in modals. */
export function selectBox(component, values, { busy = false, onchoose, labelledBy, required, invalid, describedBy }) {
  const placeholder = placeholderOf(component);
  const chosen = optionsOf(component).filter((option) => values.includes(option.value));
  return h(
    'button',
    {
      type: 'button',
      key: `select ${component.custom_id}`,
      class: `select ${busy ? 'busy' : ''}`,
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-label': labelledBy ? null : placeholder,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-required': required ? 'true' : null,
      'aria-invalid': invalid ? 'true' : null,
      'aria-busy': busy ? 'true' : null,
      'data-custom-id': component.custom_id,
      disabled: component.disabled === true,
      onkeydown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        event.currentTarget.click();
      },
      onclick: (event) => {
        if (busy) return;
        openListbox(event.currentTarget, {
          label: placeholder,
          options: optionsOf(component),
          chosen: values,
          min: component.min_values ?? 1,
          max: component.max_values ?? 1,
          onchoose,
        });
      },
    },
    chosen.length > 0
      ? h(
          'span',
          { class: 'chosen' },
          chosen.map((option) => h('span', { class: 'chip' }, partialEmoji(option.emoji), option.label)),
        )
      : h('span', { class: 'placeholder' }, placeholder),
    busy ? h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')) : icon('down'),
  );
}
