import { ChannelType } from 'discord.js';
import { consistent, optionsOf, type TableOptions } from '../../game/options.ts';
import type { Result } from '../../game/result.ts';
import { type Member, type UserId, wishesOf } from '../../game/table.ts';
import type { Present } from '../../game/tables.ts';
import type { Level } from '../../players/levels.ts';
import type { Bot } from '../bot.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { publicWords } from '../interaction/language.ts';
import { missingPermissions } from '../interaction/permission.ts';
import { showPanel, takeAnswerBack, tellRefusal } from '../interaction/reply.ts';
import type { Trouble } from '../words/index.ts';
import { inNewThread, threadParent } from './threads.ts';

/**
 * Opens a lobby in this channel or, where the server wants that, in a new thread of it, once it is sure that the bot may do
 * there what a game needs. `wanted`: with which options, by the name of the server's default preset; asked only then.
 */
export async function openTable(
  { interaction, words }: Asker,
  wanted: (preset: string | null) => Promise<TableOptions | Trouble>,
  bot: Bot,
  { computers = [], invited = [] }: Guests = {},
): Promise<void> {
  const { channelId: channel, guildId: guild, appPermissions } = interaction;
  const { place, preset } = await bot.servers.settings(guild);
  const parent = place === 'thread' ? threadParent(interaction) : null;
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
  const openIn = async (where: string): Promise<Result<Present>> => {
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
    return opened.ok ? takeAnswerBack(interaction) : tellRefusal(interaction, words, opened.refusal);
  }
  const name = (await publicWords(bot, guild)).lobby.threadName(host.name);
  const opened = await inNewThread({ parent, name, may: appPermissions }, bot, async (thread) => {
    await bot.threads.note(guild, thread, parent.id);
    return openIn(thread);
  });
  if (!opened.ok) return tellRefusal(interaction, words, opened.refusal);
  await showPanel(interaction, { content: words.lobby.openedIn(opened.value.table.channel) });
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
