import { toast } from '../frame/toast.js';
import { post, Refusal } from './api.js';
import { changed, partKey, state, touch } from './state.js';

/** What the user does. A refusal is shown where it was caused; nothing here throws. */

const me = () => state.world.me.id;

/** Presses a button. It is busy until the bot has answered, or 3 s have passed. */
export function press(message, customId) {
  return onComponent(message, customId, () => post('press', { user: me(), message: message.id, customId }));
}

/** Chooses in a select. The choice stays shown until the message is edited. */
export function select(message, customId, values) {
  state.chosen.set(partKey(message.id, customId), values);
  return onComponent(message, customId, () => post('select', { user: me(), message: message.id, customId, values }));
}

async function onComponent(message, customId, request) {
  const key = partKey(message.id, customId);
  const attempt = {};
  state.failures.delete(message.id);
  state.pending.set(key, attempt);
  touch(message.id);
  try {
    await request();
  } catch (error) {
    if (state.pending.get(key) === attempt) state.pending.delete(key);
    state.chosen.delete(key);
    state.failures.set(message.id, reasonOf(error));
    touch(message.id);
  }
}

/** @returns {Promise<boolean>} whether it was taken */
export const say = (content) => attempt(() => post('say', { user: me(), channel: state.channel, content }));

export const removeMessage = (message) => attempt(() => post('delete-message', { user: me(), message }));

export const setLocale = (locale) => attempt(() => post('locale', { user: me(), locale }));

/** Sends a command; until it is answered a message of this page alone says that it is on its way. */
export async function sendCommand(name, options) {
  const entry = {
    key: `command-${crypto.randomUUID()}`,
    name,
    channel: state.channel,
    interaction: null,
    notice: null,
  };
  state.commands.push(entry);
  changed();
  try {
    const { id } = await post('slash', { user: me(), channel: state.channel, command: name, options });
    entry.interaction = id ?? null;
    settleCommands();
  } catch (error) {
    state.commands = state.commands.filter((one) => one !== entry);
    changed();
    throw error;
  }
}

/** How interactions of this user fare, by id: the news may come before the answer to the request that made them. */
export const fates = new Map();

export function settleCommands() {
  state.commands = state.commands.filter((entry) => {
    const fate = fates.get(entry.interaction);
    if (fate?.state === 'failed') entry.notice = fate.notice ?? 'This application did not respond';
    return fate?.state !== 'answered';
  });
  changed();
}

export function dismissCommand(key) {
  state.commands = state.commands.filter((entry) => entry.key !== key);
  changed();
}

export const reasonOf = (error) => {
  if (!(error instanceof Refusal)) console.error(error);
  return error.message;
};

async function attempt(request) {
  try {
    await request();
    return true;
  } catch (error) {
    toast(reasonOf(error));
    return false;
  }
}
