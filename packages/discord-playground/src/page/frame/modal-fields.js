import { h } from '../core/dom.js';
import { defaultsOf, isSelect } from '../message/options.js';
import { selectBox } from '../message/selects.js';

let count = 0;

/**
 * A labelled input of a modal: TextInput 4, selects, FileUpload 19, RadioGroup 21, CheckboxGroup 22, Checkbox 23.
 * `check` says whether it may be sent as it is; `value` is what is sent.
 */
export function fieldOf({ label, description, component }, redraw) {
  const kind = kindOf(component);
  const id = `field-${++count}`;
  const required = component.required !== false && component.type !== 23;
  let problem = null;
  const input = kind(component, {
    id,
    required,
    redraw: () => {
      if (problem) problem = input.problem();
      redraw();
    },
  });
  const grouped = component.type === 21 || component.type === 22;

  return {
    customId: component.custom_id,
    value: input.value,
    check: () => {
      problem = input.problem();
      return problem === null;
    },
    focus: () => document.querySelector(`#${id}, #${id}-0, #${id}-box .select`)?.focus(),
    draw: () =>
      h(
        grouped ? 'fieldset' : 'div',
        {
          key: id,
          class: 'field',
          id: `${id}-box`,
          'data-custom-id': component.custom_id,
          'aria-describedby': grouped && problem ? `${id}-problem` : null,
        },
        h(
          grouped ? 'legend' : 'label',
          grouped ? { class: 'field-label' } : { class: 'field-label', for: id, id: `${id}-label` },
          label,
          required && h('span', { class: 'required', title: 'Required', 'aria-hidden': 'true' }, '*'),
        ),
        description && h('p', { class: 'field-description', id: `${id}-description` }, description),
        input.draw({
          invalid: problem ? 'true' : null,
          describedBy:
            [description && `${id}-description`, problem && `${id}-problem`].filter(Boolean).join(' ') || null,
        }),
        problem && h('p', { class: 'failure', id: `${id}-problem` }, problem),
      ),
  };
}

function kindOf(component) {
  if (isSelect(component)) return select;
  return { 4: text, 19: upload, 21: radios, 22: checkboxes, 23: checkbox }[component.type] ?? unknown;
}

function text(component, { id, required, redraw }) {
  const { min_length: min = 0, max_length: max = 4000, style = 1, placeholder } = component;
  let value = component.value ?? '';
  return {
    value: () => value,
    problem: () => {
      if (required && value.length === 0) return 'This field is required.';
      if (value.length > 0 && value.length < min) return `Write at least ${min} characters.`;
      return null;
    },
    draw: ({ invalid, describedBy }) =>
      h(
        'div',
        { class: 'text-input' },
        h(style === 2 ? 'textarea' : 'input', {
          id,
          type: style === 2 ? null : 'text',
          rows: style === 2 ? '4' : null,
          maxlength: max,
          placeholder,
          value,
          'aria-required': String(required),
          'aria-invalid': invalid,
          'aria-describedby': describedBy,
          oninput: (event) => {
            value = event.target.value;
            redraw();
          },
        }),
        (max < 4000 || value.length > 3500) &&
          h('span', { class: 'counter', 'aria-hidden': 'true' }, `${value.length}/${max}`),
      ),
  };
}

function select(component, { id, required, redraw }) {
  let values = defaultsOf(component);
  const min = component.min_values ?? 1;
  return {
    value: () => values,
    problem: () => (required && values.length < Math.max(1, min) ? 'This field is required.' : null),
    draw: ({ invalid, describedBy }) =>
      selectBox({ ...component, min_values: required ? min : 0 }, values, {
        required,
        labelledBy: `${id}-label`,
        invalid,
        describedBy,
        onchoose: (chosen) => {
          values = chosen;
          redraw();
        },
      }),
  };
}

const choice = ({ type, id, i, option, checked, name, required, describedBy, onchange }) =>
  h(
    'label',
    { class: 'choice' },
    h('input', { type, id: `${id}-${i}`, name, checked, required, 'aria-describedby': describedBy, onchange }),
    h(
      'span',
      { class: 'option-text' },
      h('span', null, option.label),
      option.description && h('span', { class: 'description' }, option.description),
    ),
  );

function radios(component, { id, required, redraw }) {
  let value = component.options.find((option) => option.default)?.value ?? null;
  return {
    value: () => value,
    problem: () => (required && value === null ? 'Choose one.' : null),
    draw: ({ describedBy }) =>
      component.options.map((option, i) =>
        choice({
          type: 'radio',
          id,
          i,
          option,
          checked: value === option.value,
          name: id,
          required,
          describedBy,
          onchange: () => {
            value = option.value;
            redraw();
          },
        }),
      ),
  };
}

function checkboxes(component, { id, required, redraw }) {
  const { options, min_values: min = 1, max_values: max = options.length } = component;
  const values = new Set(options.filter((option) => option.default).map((option) => option.value));
  return {
    value: () => options.map((option) => option.value).filter((value) => values.has(value)),
    problem: () => {
      if (values.size < (required ? min : 0)) return `Choose at least ${min}.`;
      return values.size > max ? `Choose at most ${max}.` : null;
    },
    draw: ({ describedBy }) =>
      options.map((option, i) =>
        choice({
          type: 'checkbox',
          id,
          i,
          option,
          checked: values.has(option.value),
          describedBy,
          onchange: (event) => {
            if (event.target.checked) values.add(option.value);
            else values.delete(option.value);
            redraw();
          },
        }),
      ),
  };
}

function checkbox(component, { id, redraw }) {
  let value = component.default === true;
  return {
    value: () => value,
    problem: () => null,
    draw: ({ describedBy }) =>
      h('input', {
        id,
        type: 'checkbox',
        class: 'single',
        checked: value,
        'aria-describedby': describedBy,
        onchange: (event) => {
          value = event.target.checked;
          redraw();
        },
      }),
  };
}

/** The playground stores no files of users: the field is shown and stays empty. */
const upload = (_component, { id, required }) => ({
  value: () => [],
  problem: () => (required ? 'The playground takes no files, and this form needs one.' : null),
  draw: ({ describedBy }) => [
    h('input', { id, type: 'file', disabled: true, 'aria-describedby': describedBy }),
    h('p', { class: 'field-description' }, 'The playground takes no files; this stays empty.'),
  ],
});

const unknown = (component) => ({
  value: () => null,
  problem: () => null,
  draw: () => h('p', { class: 'unknown' }, `Component of unknown type ${component.type}`),
});
