import type { Result } from '../../game/result.ts';
import { type Member, TABLE_SWITCHES, type TableOptions } from '../../game/table.ts';
import type { Present } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import { BY_LOT, settingsPanel } from '../panels/lobby.ts';
import { type Component, type Press, showPanel, tellRefusal } from '../press.ts';
import { presentOf } from './common.ts';

/** Shows the lobby as it has become, or says why not. */
async function settle({ interaction, words }: Press, result: Result<Present>, bot: Bot): Promise<boolean> {
  if (!result.ok) {
    await tellRefusal(interaction, words, result.refusal);
    return false;
  }
  await bot.presenter.show(result.value);
  return true;
}

/** Somebody as the server knows them. */
export const memberOf = ({ user, member }: Pick<Press['interaction'], 'user' | 'member'>): Member => {
  const nick = 'displayName' in member ? member.displayName : member.nick;
  return { user: user.id, name: (nick || user.displayName).slice(0, 100) };
};

const join: Component = {
  verb: 'join',
  answer: 'here',
  run: async (press, bot) => {
    await settle(press, await bot.tables.join(press.id.table, memberOf(press.interaction)), bot);
  },
};

const leave: Component = {
  verb: 'leave',
  answer: 'here',
  run: async (press, bot) => {
    await settle(press, await bot.tables.leave(press.id.table, press.interaction.user.id), bot);
  },
};

/** Opens the host's own panel; to anybody else it says who the host is. */
const settings: Component = {
  verb: 'settings',
  answer: 'private',
  async run(press, bot) {
    const present = await presentOf(press, bot);
    if (!present) return;
    const { table } = present;
    const { interaction, words } = press;
    if (table.phase !== 'lobby') return tellRefusal(interaction, words, { code: 'not-in-lobby' });
    if (table.host !== interaction.user.id)
      return tellRefusal(interaction, words, { code: 'not-host', host: table.host });
    await showPanel(interaction, settingsPanel(table, words));
  },
};

const change = async (press: Press, bot: Bot, wish: Partial<TableOptions>): Promise<void> => {
  const { interaction, id, words } = press;
  const result = await bot.tables.setOptions(id.table, interaction.user.id, wish, id.revision);
  if (!result.ok && result.refusal.code === 'stale') {
    // Somebody has come or gone: the panel is made anew, for the host to decide once more.
    const present = await presentOf(press, bot);
    if (!present) return;
    const fresh = settingsPanel(present.table, words);
    return showPanel(interaction, { ...fresh, content: `${words.refusal({ code: 'stale' })}\n${fresh.content}` });
  }
  if (await settle(press, result, bot)) {
    if (result.ok) await showPanel(interaction, settingsPanel(result.value.table, words));
  }
};

/** `fields:true`, `gifts:false`. */
const toggle: Component = {
  verb: 'switch',
  answer: 'private',
  async run(press, bot) {
    const [name, value = ''] = press.id.argument.split(':');
    const known = TABLE_SWITCHES.find((one) => one === name);
    if (!known || !['true', 'false'].includes(value)) {
      return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    }
    await change(press, bot, { [known]: value === 'true' });
  },
};

const first: Component = {
  verb: 'first',
  answer: 'private',
  async run(press, bot) {
    const known = press.value === BY_LOT || /^\d{1,20}$/.test(press.value);
    if (!known) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    await change(press, bot, { first: press.value });
  },
};

const start: Component = {
  verb: 'start',
  answer: 'here',
  run: async (press, bot) => {
    await settle(press, await bot.tables.start(press.id.table, press.interaction.user.id), bot);
  },
};

export const lobbyComponents: readonly Component[] = [join, leave, settings, toggle, first, start];
