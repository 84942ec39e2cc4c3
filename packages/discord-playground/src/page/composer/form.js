import { reasonOf, say, sendCommand } from '../core/actions.js';
import { changed } from '../core/state.js';
import { askForChoices, dropQuestion } from './autocomplete.js';
import {
  allCommands,
  commandsLike,
  descriptionOf,
  fixedChoices,
  nameOfChoice,
  nameOfOption,
  readField,
} from './commands.js';

/**
 * What is being written: plain text, or a command with its options. Nothing here touches the page; `composer.js` draws
 * it and gives it keys.
 */
export const form = {
  text: '',
  command: null,
  /** Options in use: `{ option, text, picked, problem }`, required ones first. */
  fields: [],
  /** Where the focus is: a field's index, or -1 in the message box. */
  at: -1,
  /** What is offered: `{ title, items, active, note }`, or null. */
  panel: null,
  problem: null,
  busy: false,
};

export function reset() {
  dropQuestion();
  Object.assign(form, { text: '', command: null, fields: [], at: -1, panel: null, problem: null, busy: false });
  changed();
}

/** The text of the message box, or of the field with the focus, has changed. */
export function typed(text) {
  form.problem = null;
  const field = form.fields[form.at];
  if (field) {
    Object.assign(field, { text, picked: null, problem: null });
  } else {
    form.text = text;
    if (form.command ? takeNamed() : takeTyped(text)) return;
  }
  offer();
}

/** "/rules farm " typed in full, with the blank, is as good as chosen. Options follow as "name:". */
function takeTyped(text) {
  if (!text.startsWith('/')) return false;
  const command = allCommands().find(({ name, shown }) =>
    [`/${name} `, `/${shown} `].some((full) => text.startsWith(full)),
  );
  if (command) takeCommand(command, text.slice(Math.min(text.length, command.shown.length + 2)));
  return command !== undefined;
}

/** `around:O20` is as good as the option chosen from the list, and then written. */
function takeNamed() {
  const [, name, text] = /^\s*([^\s:]+):\s*(.*)$/s.exec(form.text) ?? [];
  const option = unused().find((one) => one.name === name || nameOfOption(one) === name);
  if (!option) return false;
  takeOption(option);
  if (text) typed(text);
  return true;
}

const unused = () => form.command.options.filter((option) => !form.fields.some((field) => field.option === option));

export function takeCommand(command, rest = '') {
  form.command = command;
  form.text = rest;
  form.fields = command.options.filter(({ required }) => required).map(fresh);
  focusOn(form.fields.length > 0 ? 0 : -1);
  takeNamed();
}

const fresh = (option) => ({ option, text: '', picked: null, problem: null });

export function takeOption(option) {
  form.text = '';
  form.fields.push(fresh(option));
  focusOn(form.fields.length - 1);
}

export function dropField(index) {
  const field = form.fields[index];
  if (!field || field.option.required) return reset();
  form.fields.splice(index, 1);
  focusOn(-1);
}

/** Moves the focus; the page follows when it is drawn. */
export function focusOn(index) {
  form.at = index;
  form.moved = true;
  offer();
}

/** The focus was moved by the user. */
export function focused(index) {
  if (form.at === index && form.panel) return;
  form.at = index;
  offer();
}

export function hidePanel() {
  dropQuestion();
  form.panel = null;
  changed();
}

/** Works out what can be chosen now. */
export function offer() {
  dropQuestion();
  const field = form.fields[form.at];
  if (field) offerChoices(field);
  else if (form.command) offerOptions();
  else if (form.text.startsWith('/')) offerCommands();
  else form.panel = null;
  changed();
}

function offerCommands() {
  const items = commandsLike(form.text.slice(1)).map((command) => ({
    key: command.name,
    label: `/${command.shown}`,
    description: command.description,
    take: () => takeCommand(command),
  }));
  form.panel = { title: 'Commands', items, active: 0, note: items.length === 0 ? 'No such command.' : null };
}

function offerOptions() {
  const text = form.text.trim().replace(/:$/, '').toLowerCase();
  const items = unused()
    .filter((option) => nameOfOption(option).startsWith(text) || option.name.startsWith(text))
    .map((option) => ({
      key: option.name,
      label: nameOfOption(option),
      description: descriptionOf(option),
      take: () => takeOption(option),
    }));
  // Nothing is chosen beforehand: Enter sends the command as it is.
  form.panel = items.length > 0 ? { title: 'Options', items, active: text ? 0 : -1, note: null } : null;
}

function offerChoices(field) {
  const { option } = field;
  const fixed = fixedChoices(option);
  if (fixed) {
    const text = field.picked ? '' : field.text.toLowerCase().replace(/^@/, '');
    showChoices(
      field,
      fixed.filter(({ name }) => name.toLowerCase().includes(text)),
    );
  } else if (option.autocomplete) {
    const kept = form.panel?.field === field ? form.panel.items : [];
    form.panel = {
      title: nameOfOption(option),
      items: kept,
      active: kept.length > 0 ? 0 : -1,
      note: kept.length > 0 ? null : 'Loading options…',
      field,
    };
    askForChoices({ command: form.command.name, options: filledIn(field), focused: option.name }, (choices) => {
      if (form.fields[form.at] !== field) return;
      if (choices)
        showChoices(
          field,
          choices.map((choice) => ({ name: nameOfChoice(choice), value: choice.value })),
        );
      else form.panel = { title: nameOfOption(option), items: [], active: -1, note: 'Loading options failed', field };
      changed();
    });
  } else {
    form.panel = { title: nameOfOption(option), items: [], active: -1, note: descriptionOf(option), field };
  }
}

function showChoices(field, choices) {
  form.panel = {
    title: nameOfOption(field.option),
    items: choices.map((choice) => ({
      key: String(choice.value),
      label: choice.name,
      user: choice.user,
      take: () => pick(field, choice),
    })),
    active: choices.length > 0 ? 0 : -1,
    note: choices.length === 0 ? 'No options match.' : null,
    field,
  };
}

function pick(field, choice) {
  Object.assign(field, { text: choice.name, picked: choice, problem: null });
  const next = form.fields.findIndex((one) => one.option.required && one.text === '');
  focusOn(next);
}

/** Values so far, for the bot to suggest by; what is typed in the option at hand goes as it is. */
function filledIn(current) {
  const options = {};
  for (const field of form.fields) {
    const { value } = field === current ? { value: field.text } : readField(field);
    if (value !== undefined) options[field.option.name] = value;
  }
  return options;
}

export async function submit() {
  if (form.busy) return;
  if (!form.command) return submitText();
  const left = form.text.trim();
  if (left !== '') {
    form.problem = `“${left}” is no option of /${form.command.shown}. Choose from the list, or remove it.`;
    return focusOn(-1);
  }
  const options = {};
  for (const field of form.fields) {
    const { value, problem } = readField(field);
    field.problem = problem ?? null;
    if (value !== undefined) options[field.option.name] = value;
  }
  const wrong = form.fields.findIndex(({ problem }) => problem);
  if (wrong >= 0) return focusOn(wrong);
  const { name } = form.command;
  const kept = { ...form };
  reset();
  form.moved = true;
  try {
    await sendCommand(name, options);
  } catch (error) {
    // What was written stays, unless something new has been begun.
    if (!form.command && form.text === '') Object.assign(form, kept, { busy: false, panel: null });
    form.problem = reasonOf(error);
    changed();
  }
}

async function submitText() {
  const content = form.text.trim();
  if (content === '') return;
  if (/^\/[\w-]+/.test(content)) {
    form.problem = `There is no command ${content.split(/\s/)[0]}. Type / to see them all.`;
    form.panel = null;
    return changed();
  }
  reset();
  if (!(await say(content)) && form.text === '') {
    form.text = content;
    changed();
  }
}
