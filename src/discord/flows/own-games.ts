import { isPlaying, type LoadedTable } from '../../game/table/tables.ts';
import { waitedFor } from '../../game/turn/taking-back.ts';
import type { Bot } from '../bot.ts';
import { type ChannelReader, readerOn } from '../interaction/channel-visibility.ts';
import type { Slash } from '../interaction/kinds.ts';
import { gameSeen } from '../servers/dashboards.ts';
import type { OpenLobby, OwnGame } from '../words/index.ts';
import { isChannelGone } from './moving.ts';

/** The user's tables on this server: first tables that ask them, then games, then lobbies; the longest waiting first. */
export async function ownGames({ user, guildId }: Slash, bot: Bot): Promise<OwnGame[]> {
  const seats = await bot.tables.seatsOf(user.id, guildId);
  const games = await Promise.all(seats.map((present) => ownGame(present, user.id, bot)));
  const rank = ({ isYours, asked }: OwnGame): number => (isYours ? 0 : asked !== null ? 1 : 2);
  return games.toSorted((a, b) => rank(a) - rank(b) || a.since - b.since);
}

async function ownGame(present: LoadedTable, user: string, bot: Bot): Promise<OwnGame> {
  const { table } = present;
  const seat = isPlaying(present) ? waitedFor(present) : null;
  const asked = seat === null ? null : table.members[seat]!;
  return {
    channel: table.channel,
    link: await bot.presenter.link(table),
    // A lobby expires by itself.
    isGone: isPlaying(present) && (await isChannelGone(bot.client, table.channel)),
    asked,
    isYours: asked?.user === user && asked.computer === undefined,
    others: table.members.filter((member) => member.user !== user),
    since: table.touched,
  };
}

/** Running games without the user, in channels that they may see; the last played first. */
export async function runningGames(interaction: Slash, bot: Bot): Promise<OwnGame[]> {
  const reader = readerOn(interaction, bot);
  const found: OwnGame[] = [];
  for (const present of await bot.tables.gamesIn(interaction.guildId)) {
    const { channel, members } = present.table;
    if (members.some(({ user }) => user === interaction.user.id) || !(await reader.sees(channel))) continue;
    found.push(await gameSeen(present, bot));
  }
  return found.toSorted((one, other) => other.since - one.since);
}

/** Lobbies that the user can join, in channels that they may see; the newest first. */
export async function openLobbies(interaction: Slash, bot: Bot): Promise<OpenLobby[]> {
  const reader: ChannelReader = readerOn(interaction, bot);
  const open: OpenLobby[] = [];
  for (const table of await bot.tables.lobbiesIn(interaction.guildId)) {
    const { channel, host, members, invited = [] } = table;
    const isInvited = invited.some(({ user, until }) => user === interaction.user.id && until > bot.clock.now());
    if (members.some((member) => member.user === interaction.user.id) || !(await reader.sees(channel))) continue;
    open.push({ channel, host, taken: members.length, isInvited, link: await bot.presenter.link(table) });
  }
  return open;
}
