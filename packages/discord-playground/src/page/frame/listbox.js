import { create, h, patch } from '../core/dom.js';
import { avatar } from '../core/people.js';
import { partialEmoji } from '../message/emoji.js';

let closeOpen = null;

/**
 * The list of a select, opened at its box. One choice closes it; where several may be chosen it is sent when it
 * closes, as a Discord client does, or left as it was by Escape.
 */
export function openListbox(anchor, { label, options, chosen, min, max, onchoose }) {
  closeOpen?.(false);
  const many = max > 1;
  const picked = new Set(chosen.filter((value) => options.some((option) => option.value === value)));
  let active = Math.max(
    0,
    options.findIndex(({ value }) => picked.has(value)),
  );
  let typed = '';
  let typedAt = 0;

  const list = create(h('div', { class: 'listbox' }));
  const id = `listbox-${crypto.randomUUID()}`;

  const draw = () => {
    patch(
      list,
      h(
        'div',
        {
          class: 'options',
          role: 'listbox',
          tabindex: '0',
          'aria-label': label,
          'aria-multiselectable': many ? 'true' : null,
          'aria-activedescendant': options.length > 0 ? `${id}-${active}` : null,
          onkeydown: onKey,
        },
        options.length === 0 && h('div', { class: 'nothing' }, 'Nothing to choose from'),
        options.map((option, i) =>
          h(
            'div',
            {
              key: option.value,
              id: `${id}-${i}`,
              role: 'option',
              class: `option ${i === active ? 'active' : ''}`,
              'aria-selected': String(picked.has(option.value)),
              onclick: () => pick(i),
              onpointermove: () => {
                if (active === i) return;
                active = i;
                draw();
              },
            },
            option.user ? avatar(option.user, option.label, 'small') : partialEmoji(option.emoji),
            h(
              'span',
              { class: 'option-text' },
              h('span', null, option.label),
              option.description && h('span', { class: 'description' }, option.description),
            ),
            many
              ? h('span', { class: `tick ${picked.has(option.value) ? 'on' : ''}`, 'aria-hidden': 'true' })
              : picked.has(option.value) && h('span', { class: 'tick on', 'aria-hidden': 'true' }),
          ),
        ),
      ),
      many &&
        h(
          'div',
          { class: 'listbox-foot' },
          h('span', { class: 'muted' }, wanted()),
          h(
            'button',
            { type: 'button', class: 'button primary', disabled: !enough(), onclick: () => close(true) },
            'Done',
          ),
        ),
    );
    list.querySelector('.option.active')?.scrollIntoView({ block: 'nearest' });
  };

  const enough = () => picked.size >= min && picked.size <= max;
  const wanted = () => (enough() ? `${picked.size} of up to ${max}` : `Choose at least ${min}`);
  const same = () => picked.size === chosen.length && chosen.every((value) => picked.has(value));

  function pick(i) {
    const option = options[i];
    if (!option) return;
    active = i;
    if (!many) {
      // Pressing what is chosen takes it back, where nothing may be chosen too.
      const again = picked.has(option.value);
      picked.clear();
      if (!(again && min === 0)) picked.add(option.value);
      close(true, true);
      return;
    }
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < max) picked.add(option.value);
    draw();
  }

  function onKey(event) {
    const { key } = event;
    const last = options.length - 1;
    const moves = { ArrowDown: Math.min(last, active + 1), ArrowUp: Math.max(0, active - 1), Home: 0, End: last };
    if (key in moves) active = moves[key];
    else if (key === 'Enter' || (key === ' ' && !typed)) return stop(event, () => pick(active));
    else if (key === 'Escape') return stop(event, () => close(false));
    else if (key === 'Tab' && !many) return stop(event, () => close(false));
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) jump(key);
    else return;
    stop(event, draw);
  }

  function stop(event, then) {
    event.preventDefault();
    event.stopPropagation();
    then();
  }

  /** To the next option that begins with what is typed in a row. */
  function jump(key) {
    typed = performance.now() - typedAt < 800 ? typed + key.toLowerCase() : key.toLowerCase();
    typedAt = performance.now();
    const at = options.findIndex((option) => option.label.toLowerCase().startsWith(typed));
    if (at >= 0) active = at;
  }

  function close(commit, always = false) {
    if (closeOpen !== close) return;
    closeOpen = null;
    list.remove();
    removeEventListener('pointerdown', outside, true);
    removeEventListener('resize', away);
    const box = anchor.isConnected ? anchor : null;
    box?.setAttribute('aria-expanded', 'false');
    box?.focus();
    if (commit && enough() && (always || !same()))
      onchoose(options.map(({ value }) => value).filter((value) => picked.has(value)));
  }

  const outside = (event) => {
    if (!list.contains(event.target)) close(many);
  };
  const away = () => close(false);

  closeOpen = close;
  draw();
  (anchor.closest('dialog') ?? document.body).append(list);
  anchor.setAttribute('aria-expanded', 'true');
  place(list, anchor);
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') stop(event, () => close(false));
  });
  addEventListener('pointerdown', outside, true);
  addEventListener('resize', away);
  list.querySelector('[role=listbox]').focus();
  draw();
}

/** Below the box, or above it where there is more room. */
function place(list, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(280, list.offsetHeight) && above > below;
  const width = Math.min(Math.max(box.width, 260), innerWidth - 16);
  list.style.setProperty('width', `${width}px`);
  list.style.setProperty('left', `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`);
  list.style.setProperty('max-height', `${Math.max(160, Math.min(420, up ? above : below))}px`);
  if (up) list.style.setProperty('bottom', `${innerHeight - box.top + 4}px`);
  else list.style.setProperty('top', `${box.bottom + 4}px`);
}
