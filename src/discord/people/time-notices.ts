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

/** Tells people of what has happened at a table by itself. Throws what Discord answers. */
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

/** Where the channel was deleted nobody can be asked: it is made up for where the game goes on. */
async function unlessGone(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!isGoneChannel(error)) throw error;
  }
}

/** Whoever is asked, where they wish to be reminded. What cannot be told directly is told where the game is, and from then on there alone. */
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

/** The others, what becomes of who is away; those whom it would wake are not notified. */
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

/** After a restart, or in another channel: what the others were to be asked, and were not. */
export async function askAgain(present: LoadedTable, bot: Bot): Promise<void> {
  if (!isPlaying(present) || !present.table.away) return;
  const message = await bot.tableMessages.peek(present.table.id);
  const isAsked = message.kind === 'found' && message.stored.value.fading.some(({ kind }) => kind === 'notice');
  if (!isAsked) await askOthers(present, bot);
}
