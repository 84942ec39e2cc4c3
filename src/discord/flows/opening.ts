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
 * Opens a lobby in this channel or, where the server wants that or `inThread` says so, in a new thread of it, once it is sure that the bot
 * may do there what a game needs. A channel that is taken is offered a thread. `wanted`: with which options, by the name of the server's
 * default preset; asked only then.
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
      // Somebody who was quicker to sit down has their place.
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

/** A table for which there was no room in its channel. */
interface OpeningWish {
  readonly user: UserId;
  readonly options: TableOptions;
  readonly guests: Guests;
}

/** So many are remembered, until the process ends: what was typed is longer than a button can say. */
const MOST_WISHES = 1000;
const WISHES = new WeakMap<Client, Kept<string, OpeningWish>>();

/** By the interaction that wished for it. */
function tablesWished(client: Client): Kept<string, OpeningWish> {
  const known = WISHES.get(client) ?? new Kept<string, OpeningWish>(MOST_WISHES);
  WISHES.set(client, known);
  return known;
}

/** Opens the table for which there was no room, in a thread; once. */
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

/** With which options a table is opened if nothing is typed; `preset`: the server's default. */
export async function usualOptions(
  preset: string | null,
  guild: string,
  bot: Pick<Bot, 'servers'>,
): Promise<TableOptions> {
  const { pace } = await bot.servers.settings(guild);
  // A default that has gone meanwhile keeps nobody from playing.
  const ready = (preset === null ? null : await presetNamed(preset, guild, bot)) ?? DEFAULT_OPTIONS;
  return consistent({ ...ready, ...(pace && { pace }), takeBack: USUAL_TAKE_BACK });
}

/** A preset that the server has saved, or a ready-made one; null where there is none of that name. */
export async function presetNamed(
  typed: string,
  guild: string,
  bot: Pick<Bot, 'servers'>,
): Promise<TableOptions | null> {
  // A server may have saved one before there was a ready-made one of that name.
  const saved = (await bot.servers.presets(guild)).find(({ name }) => sameName(name, typed));
  if (saved) return saved.options;
  const preset = readyPreset(typed);
  return preset ? withPreset(DEFAULT_OPTIONS, preset) : null;
}

/** How the last game was played that somebody has played to its end on a server; null where there is none that this version can read. */
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

/** Who else is to sit there. */
export interface Guests {
  /** Those that do from the beginning. */
  readonly computers?: readonly Level[];
  /** For whom a place is kept, and who are told of it once. */
  readonly invited?: readonly UserId[];
}

/** Somebody as they sit down: as the server knows them, with what they wish their meeples to wear. */
export const newMemberOf = async (interaction: Answerable, { people }: Pick<Bot, 'people'>): Promise<Member> => ({
  ...memberOf(interaction),
  ...wishesOf(await people.of(interaction.user.id)),
});

/** Somebody as the server knows them. */
export const memberOf = ({ user, member }: Pick<Answerable, 'user' | 'member'>): Member => {
  const nick = 'displayName' in member ? member.displayName : member.nick;
  return { user: user.id, name: (nick || user.displayName).slice(0, 100) };
};
