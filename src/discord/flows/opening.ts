import { ChannelType, type Client } from 'discord.js';
import {
  consistent,
  DEFAULT_OPTIONS,
  optionsOf,
  type TableOptions,
  USUAL_TAKE_BACK,
  withPreset,
} from '../../game/lobby/options.ts';
import { readyPreset, sameName } from '../../game/servers/server-settings.ts';
import type { PlayResult } from '../../game/table/result.ts';
import { type Member, type UserId, wishesOf } from '../../game/table/table.ts';
import type { LoadedTable } from '../../game/table/tables.ts';
import { Kept } from '../../kept.ts';
import type { Level } from '../../players/levels.ts';
import type { Bot } from '../bot.ts';
import type { Press } from '../handlers.ts';
import { ids } from '../interaction/ids.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { publicWords } from '../interaction/language.ts';
import { missingPermissions } from '../interaction/permission.ts';
import { hasJustWorked, noteWorked } from '../interaction/repeats.ts';
import { showPanel, takeAnswerBack, tellNothing, tellRefusal } from '../interaction/reply.ts';
import { button, row } from '../views/buttons.ts';
import type { Trouble } from '../words/index.ts';
import { inNewThread, threadParent } from './threads.ts';

/**
 * Opens a lobby after it has checked the bot's permissions. It is in this channel, or in a new thread if the server or `inThread` says so.
 * If the channel has a table, the user is offered a thread. `wanted` gives the options from the name of the server's default preset; called
 * after the checks.
 */
export async function openTable(
  { interaction, words }: Asker,
  wanted: (preset: string | null) => Promise<TableOptions | Trouble>,
  bot: Bot,
  { computers = [], invited = [] }: Guests = {},
  inThread = false,
): Promise<void> {
  const { channelId: channel, guildId: guild, appPermissions } = interaction;
  const { place, preset } = await bot.servers.settings(guild);
  const parent = inThread || place === 'thread' ? threadParent(interaction) : null;
  const ground = parent ? 'new-thread' : interaction.channel?.isThread() ? 'thread' : 'channel';
  const missing = missingPermissions(appPermissions, ground);
  if (missing.length > 0) {
    return tellRefusal(interaction, words, { code: 'missing-permissions', permissions: missing, channel });
  }
  const options = await wanted(preset);
  if ('code' in options) return tellRefusal(interaction, words, options);
  const host = await newMemberOf(interaction, bot);
  const calling = bot.budget.spend(host.user, { calls: invited.length });
  if (calling !== 'spent') {
    return tellRefusal(interaction, words, { code: 'invited-often', until: bot.clock.now() + calling.wait * 1000 });
  }
  const openIn = async (where: string): Promise<PlayResult<LoadedTable>> => {
    let opened = await bot.tables.open({ guild, channel: where }, host, options, invited);
    for (const level of opened.ok ? computers : []) {
      const added = opened.ok ? await bot.tables.addComputer(opened.value.table.id, host.user, level) : opened;
      // Another player may have taken the place.
      if (added.ok) opened = added;
    }
    if (opened.ok) await bot.presenter.show(opened.value);
    else bot.budget.spend(host.user, { calls: -invited.length });
    return opened;
  };
  if (!parent) {
    const here = interaction.channel;
    if (here?.type === ChannelType.PublicThread && here.parentId) await bot.threads.note(guild, channel, here.parentId);
    const opened = await openIn(channel);
    if (opened.ok) return takeAnswerBack(interaction);
    const isFree = threadParent(interaction) !== null && missingPermissions(appPermissions, 'new-thread').length === 0;
    if (opened.refusal.code !== 'channel-busy' || !isFree) return tellRefusal(interaction, words, opened.refusal);
    tablesWished(interaction.client).set(interaction.id, { user: host.user, options, guests: { computers, invited } });
    const offer = button(ids.inThread(interaction.id), words.buttons['in-thread'], 'main');
    return showPanel(interaction, { content: words.refusal(opened.refusal), components: [row(offer)] });
  }
  const name = (await publicWords(bot, guild)).lobby.threadName(host.name);
  const opened = await inNewThread({ parent, name, may: appPermissions }, bot, async (thread) => {
    await bot.threads.note(guild, thread, parent.id);
    return openIn(thread);
  });
  if (!opened.ok) return tellRefusal(interaction, words, opened.refusal);
  await showPanel(interaction, { content: words.lobby.openedIn(opened.value.table.channel) });
}

/** A table for which its channel had no room. */
interface OpeningWish {
  readonly user: UserId;
  readonly options: TableOptions;
  readonly guests: Guests;
}

/** Kept in memory, as the typed options do not fit a custom id. */
const MOST_WISHES = 1000;
const WISHES = new WeakMap<Client, Kept<string, OpeningWish>>();

/** By the id of the interaction that asked for it. */
function tablesWished(client: Client): Kept<string, OpeningWish> {
  const known = WISHES.get(client) ?? new Kept<string, OpeningWish>(MOST_WISHES);
  WISHES.set(client, known);
  return known;
}

/** Opens such a table in a thread, once. */
export async function openInThread(press: Press, bot: Bot): Promise<void> {
  const { interaction, words, value } = press;
  const wishes = tablesWished(interaction.client);
  const wish = wishes.get(value);
  if (wish?.user !== interaction.user.id) {
    if (hasJustWorked(interaction, bot)) return tellNothing(interaction);
    return tellRefusal(interaction, words, { code: 'wish-forgotten' });
  }
  wishes.delete(value);
  noteWorked(interaction, bot);
  await openTable(press, async () => wish.options, bot, wish.guests, true);
}

/** The options if the user types none; `preset`: the server's default. */
export async function usualOptions(
  preset: string | null,
  guild: string,
  bot: Pick<Bot, 'servers'>,
): Promise<TableOptions> {
  const { pace } = await bot.servers.settings(guild);
  // A deleted default preset does not stop the user.
  const ready = (preset === null ? null : await presetNamed(preset, guild, bot)) ?? DEFAULT_OPTIONS;
  return consistent({ ...ready, ...(pace && { pace }), takeBack: USUAL_TAKE_BACK });
}

/** The preset with this name, saved by the server or built in; null if there is none. */
export async function presetNamed(
  typed: string,
  guild: string,
  bot: Pick<Bot, 'servers'>,
): Promise<TableOptions | null> {
  // A saved preset can be older than the built-in one with its name.
  const saved = (await bot.servers.presets(guild)).find(({ name }) => sameName(name, typed));
  if (saved) return saved.options;
  const preset = readyPreset(typed);
  return preset ? withPreset(DEFAULT_OPTIONS, preset) : null;
}

/** The options of a user's last completed game on a server; null if this version cannot read one. */
export async function lastGameOf(
  user: UserId,
  guild: string,
  bot: Pick<Bot, 'stats' | 'maps'>,
): Promise<TableOptions | null> {
  const { games } = await bot.stats.history({ guild, of: { user }, page: 0 });
  const [last] = games.flatMap((one) => (one.kind === 'game' && one.result.ending !== 'abandoned' ? one.result : []));
  if (!last) return null;
  const options = optionsOf(last.record.setup);
  return options.map === null || bot.maps.of(options.map) ? options : consistent({ ...options, map: null });
}

/** The other players from the beginning. */
export interface Guests {
  readonly computers?: readonly Level[];
  /** People for whom a place is kept, and who are told of it once. */
  readonly invited?: readonly UserId[];
}

/** A new member: the name on the server, and the wishes for their meeples. */
export const newMemberOf = async (interaction: Answerable, { people }: Pick<Bot, 'people'>): Promise<Member> => ({
  ...memberOf(interaction),
  ...wishesOf(await people.of(interaction.user.id)),
});

/** A member with their name on the server. */
export const memberOf = ({ user, member }: Pick<Answerable, 'user' | 'member'>): Member => {
  const nick = 'displayName' in member ? member.displayName : member.nick;
  return { user: user.id, name: (nick || user.displayName).slice(0, 100) };
};
