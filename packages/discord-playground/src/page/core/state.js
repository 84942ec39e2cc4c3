/**
 * What the page knows. There is one of it; whoever changes it says so with `changed`, and the page is drawn once for
 * all changes of a moment.
 */
export const state = {
  /** @type {import('../../page-api.ts').PageWorld | null} */
  world: null,
  channel: null,
  /** Messages by channel, oldest first. */
  messages: new Map(),
  /** Channels whose first message is loaded. */
  complete: new Set(),
  /** `message customId` → the press that is being answered. */
  pending: new Map(),
  /** Message → why the last press on it failed. */
  failures: new Map(),
  /** Values chosen in selects, `message customId` → values, until the message is edited. */
  chosen: new Map(),
  /** Alt texts and spoilers that are opened. */
  revealed: new Set(),
  /** Commands on their way or failed: drawn as messages that only this page has. */
  commands: [],
  unread: new Set(),
  /** Channel → number of pings not looked at. */
  pings: new Map(),
  typing: null,
  connected: false,
  /** The playground's clock minus ours, in ms. */
  offset: 0,
};

const versions = new Map();
const listeners = [];
let due = false;

/** How often what is drawn of a message, beside the message itself, has changed. */
export const versionOf = (message) => versions.get(message) ?? 0;

/** Says that something beside the message itself (a press, an opened alt text) makes it look different. */
export function touch(message) {
  versions.set(message, versionOf(message) + 1);
  changed();
}

export function onChange(listener) {
  listeners.push(listener);
}

export function changed() {
  if (due) return;
  due = true;
  // Not an animation frame: windows of other users lie in the background and must follow too.
  queueMicrotask(() => {
    due = false;
    for (const listener of listeners) listener();
  });
}

export const now = () => Date.now() + state.offset;
export const openMessages = () => state.messages.get(state.channel) ?? [];
export const openChannel = () => state.world?.channels.find(({ id }) => id === state.channel) ?? null;
export const findMessage = (id) => {
  for (const list of state.messages.values()) {
    const found = list.find((message) => message.id === id);
    if (found) return found;
  }
  return null;
};

/** Snowflakes in the order of time; they do not fit into numbers. */
export const bySnowflake = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const partKey = (message, customId) => `${message} ${customId}`;
