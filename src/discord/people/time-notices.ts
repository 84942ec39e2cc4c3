import { othersThan } from '../../game/table/loaded-table.ts';
import { type GameAtTable, hasGame, isPlaying, type LoadedTable } from '../../game/table/tables.ts';
import type { Ticked } from '../../game/time/absence.ts';
import type { Bot } from '../bot.ts';
import { publicWords } from '../interaction/language.ts';
import { linkTo } from '../interaction/links.ts';
import { isGoneChannel } from '../interaction/troubles.ts';
import { toldDirectly } from '../publish/direct.ts';
import { absenceMessage } from '../views/absence.ts';
import { languages, wordsFor } from '../words/index.ts';

/** Tells people what has happened at a table by itself. Throws Discord's errors. */
export async function showTicked(ticked: Ticked, bot: Bot): Promise<void> {
  switch (ticked.happened) {
    case 'expired':
    case 'abandoned':
    case 'settled':
      return bot.presenter.show(ticked);
    case 'reminder':
      return remind(ticked, bot);
    case 'away':
      if (hasGame(ticked)) await unlessGone(askOthers(ticked, bot));
  }
}

/** Without its channel nobody can be asked: this is made up for in the game's next channel. */
async function unlessGone(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!isGoneChannel(error)) throw error;
  }
}

/** Reminds the asked player in the way they wish. If a direct message fails, the channel gets it, now and later. */
async function remind({ table, end = null }: Ticked, bot: Bot): Promise<void> {
  if (!table.clock || end === null) return;
  const { user } = table.members[table.clock.seat]!;
  const { pings, language } = await bot.people.of(user);
  if (pings === 'none') return;
  const key = `r${table.clock.passed}`;
  if (pings === 'direct') {
    const link = (await bot.presenter.link(table)) ?? linkTo({ guild: table.guild, channel: table.channel });
    const spoken = await publicWords(bot, table.guild);
    const own = languages().includes(language) ? wordsFor(language) : spoken;
    if (
      await toldDirectly(
        user,
        (channel) => bot.presenter.call(table, own.time.reminderDirect(end, link), { asked: [], channel, key }),
        bot,
      )
    )
      return;
    await bot.people.change(user, { pings: 'channel' });
  }
  const words = await publicWords(bot, table.guild);
  const lines = [words.time.reminder(user, end), ...(pings === 'direct' ? [words.time.directClosed] : [])];
  await bot.presenter.call(table, lines.join('\n'), { asked: [user], key });
}

/** Asks the others to decide about the absent player; pings nobody in quiet hours or without reminders. */
async function askOthers(present: GameAtTable, bot: Bot): Promise<void> {
  const { table } = present;
  const now = bot.clock.now();
  const message = absenceMessage(present, now, await publicWords(bot, table.guild));
  if (message === null) return;
  const others = othersThan(present, table.away!.seat);
  const awake = await Promise.all(
    others.map(async (user) => {
      const [{ pings }, { awake }] = await Promise.all([bot.people.of(user), bot.presence.timeOf(user, undefined)]);
      return pings !== 'none' && awake(now) <= now;
    }),
  );
  const asked = others.filter((_, index) => awake[index]);
  await bot.presenter.say(table, message, { asked, endsCall: true });
}

/** After a restart or in a new channel: repeats the question if it was not asked. */
export async function askAgain(present: LoadedTable, bot: Bot): Promise<void> {
  if (!isPlaying(present) || !present.table.away) return;
  const message = await bot.tableMessages.peek(present.table.id);
  const isAsked = message.kind === 'found' && message.stored.value.fading.some(({ kind }) => kind === 'notice');
  if (!isAsked) await askOthers(present, bot);
}
