import { press } from '../core/actions.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { partKey, state } from '../core/state.js';
import { partialEmoji } from './emoji.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'primary' };

export function button(message, component) {
  const { custom_id: customId, label, emoji, style, disabled } = component;
  const face = [partialEmoji(emoji), label && h('span', { class: 'label' }, label)];
  const className = `button ${STYLES[style] ?? 'secondary'}`;
  if (style === 5) {
    const props = { key: `link ${component.url}`, class: className, target: '_blank', rel: 'noopener noreferrer' };
    const href = /^(https?|discord):/.test(component.url ?? '') ? component.url : null;
    return h(
      'a',
      disabled ? { ...props, 'aria-disabled': 'true', role: 'link' } : { ...props, href },
      face,
      icon('link'),
    );
  }
  const busy = state.pending.has(partKey(message.id, customId));
  return h(
    'button',
    {
      type: 'button',
      key: `button ${customId}`,
      class: `${className} ${busy ? 'busy' : ''}`,
      'data-custom-id': customId,
      'aria-label': label ? null : (emoji?.name ?? customId),
      disabled: disabled === true,
      // Not `disabled`: that would take the focus away from who presses by keyboard.
      'aria-busy': busy ? 'true' : null,
      onclick: () => {
        if (!busy) press(message, customId);
      },
    },
    face,
    busy && h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
  );
}
