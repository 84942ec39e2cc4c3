import { choicesCame } from '../composer/autocomplete.js';
import { modalAnswered, openModal } from '../frame/modal.js';
import { toast } from '../frame/toast.js';
import { fates, reasonOf, settleCommands } from './actions.js';
import { get, listen } from './api.js';
import { bySnowflake, changed, findMessage, partKey, state, touch } from './state.js';

/** Who is played as, what is loaded of the world, and what the socket tells. */

const PAGE = 50;
let hangUp = () => {};
/** Events that come while messages are being loaded; they are newer than what is loaded. */
let held = null;

/** Starts to play as a user: the socket first, so that nothing is missed between loading and listening. */
export async function enter(user, { guild = null, channel = null } = {}) {
  hangUp();
  Object.assign(state, { messages: new Map(), commands: [], typing: null, channel });
  for (const part of [
    state.complete,
    state.pending,
    state.failures,
    state.chosen,
    state.unread,
    state.pings,
    state.revealed,
  ]) {
    part.clear();
  }
  fates.clear();
  try {
    state.world = await get('world', { user, guild });
  } catch (error) {
    if (error.code === 'no-such-user' && user) return enter(null);
    toast(reasonOf(error));
    setTimeout(() => enter(user, { guild, channel }), 2000);
    return;
  }
  const { world } = state;
  if (!world.channels.some(({ id }) => id === state.channel)) state.channel = world.channels[0]?.id ?? null;
  remember();
  hangUp = listen(world.me.id, { onReady: ready, onEvent: receive, onLost: lost });
  changed();
}

async function ready({ now }) {
  state.offset = Date.parse(now) - Date.now();
  state.connected = true;
  state.pending.clear();
  state.messages.clear();
  state.complete.clear();
  await loadWorld();
  if (state.channel) await loadMessages(state.channel);
}

function lost() {
  state.connected = false;
  changed();
}

/** The world anew: permissions, commands, users. */
export async function loadWorld() {
  const { me, guild } = state.world;
  try {
    const world = await get('world', { user: me.id, guild: guild.id });
    if (state.world.me.id !== me.id) return;
    state.world = world;
    changed();
  } catch (error) {
    toast(reasonOf(error));
  }
}

export async function openChannel(id) {
  if (state.channel === id || !state.world?.channels.some((channel) => channel.id === id)) return;
  state.channel = id;
  state.unread.delete(id);
  state.pings.delete(id);
  remember();
  changed();
  if (!state.messages.has(id)) await loadMessages(id);
}

/** Loads the newest messages of a channel, or those before the oldest that is loaded. */
export async function loadMessages(channel, { older = false } = {}) {
  const user = state.world.me.id;
  const before = older ? state.messages.get(channel)?.[0]?.id : null;
  held ??= [];
  try {
    const loaded = await get(`channels/${channel}/messages`, { user, before, limit: PAGE });
    if (state.world.me.id !== user) return;
    const rest = older ? (state.messages.get(channel) ?? []) : [];
    state.messages.set(channel, [...loaded, ...rest]);
    if (loaded.length < PAGE) state.complete.add(channel);
  } catch (error) {
    toast(reasonOf(error));
  } finally {
    const events = held ?? [];
    held = null;
    for (const event of events) receive(event);
    changed();
  }
}

function receive(event) {
  if (held) {
    held.push(event);
    return;
  }
  handlers[event.type]?.(event);
}

const handlers = {
  'message-created': ({ message }) => {
    put(message);
    if (message.channel_id !== state.channel) state.unread.add(message.channel_id);
    if (state.typing === message.channel_id) state.typing = null;
    changed();
  },
  'message-updated': ({ message }) => {
    for (const key of state.chosen.keys()) if (key.startsWith(`${message.id} `)) state.chosen.delete(key);
    state.failures.delete(message.id);
    put(message);
    changed();
  },
  'message-deleted': ({ id, channel }) => {
    const list = state.messages.get(channel);
    if (list)
      state.messages.set(
        channel,
        list.filter((message) => message.id !== id),
      );
    changed();
  },
  interaction: ({ interaction }) => {
    fates.set(interaction.id, interaction);
    if (interaction.state === 'pending') return;
    if (interaction.kind === 'command') settleCommands();
    if (interaction.kind === 'modal') modalAnswered(interaction);
    if (interaction.kind === 'autocomplete' && interaction.state === 'failed') choicesCame(interaction.id, null);
    if (interaction.message && interaction.kind !== 'autocomplete') {
      state.pending.delete(partKey(interaction.message, interaction.customId));
      if (interaction.state === 'failed' && interaction.kind === 'component') {
        state.failures.set(interaction.message, interaction.notice ?? 'This interaction failed');
        state.chosen.delete(partKey(interaction.message, interaction.customId));
      }
      touch(interaction.message);
    }
  },
  modal: ({ modal }) => openModal(modal),
  'autocomplete-choices': ({ interaction, choices }) => choicesCame(interaction, choices),
  'channel-created': () => loadWorld(),
  'channel-updated': () => loadWorld(),
  'channel-deleted': async ({ id }) => {
    await loadWorld();
    state.messages.delete(id);
    const [first] = state.world.channels;
    if (state.channel === id && first) await openChannel(first.id);
  },
  'world-changed': () => loadWorld(),
  ping: ({ channel, message }) => {
    const seen = channel === state.channel && document.hasFocus();
    if (!seen) state.pings.set(channel, (state.pings.get(channel) ?? 0) + 1);
    if (findMessage(message)) touch(message);
    changed();
  },
  typing: ({ channel }) => {
    state.typing = channel;
    const mark = Symbol();
    state.typingMark = mark;
    setTimeout(() => {
      if (state.typingMark !== mark) return;
      state.typing = null;
      changed();
    }, 10_000);
    changed();
  },
};

/** Adds a message in its place, or replaces the one of its id. Channels never opened are loaded when they are. */
function put(message) {
  const list = state.messages.get(message.channel_id);
  if (!list) return;
  const at = list.findIndex(({ id }) => id === message.id);
  const next = at >= 0 ? list.with(at, message) : [...list, message].sort((a, b) => bySnowflake(a.id, b.id));
  state.messages.set(message.channel_id, next);
}

/** The address names user, server and channel, so that a window can be reloaded, or opened twice. */
function remember() {
  const { world, channel } = state;
  history.replaceState(null, '', addressOf(world.me.id, world.guild.id, channel));
}

export function addressOf(user, guild, channel) {
  const query = new URLSearchParams({ user, guild });
  if (channel) query.set('channel', channel);
  return `${location.pathname}?${query}`;
}
