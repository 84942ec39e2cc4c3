import { type GameAtTable, isPlaying } from '../game/tables.ts';
import type { Bot } from './bot.ts';
import type { Completion, Slash } from './interaction/command.ts';
import { tellRefusal, wordsOf } from './interaction/reply.ts';

/** The running game of the channel, or null where the user has been told that there is none. */
export async function gameHere(interaction: Slash, bot: Bot): Promise<GameAtTable | null> {
  const found = await bot.tables.inChannel(interaction.channelId);
  if (found.ok && isPlaying(found.value)) return found.value;
  const why = found.ok ? { code: 'not-playing' as const } : found.refusal;
  await tellRefusal(interaction, wordsOf(interaction), why.code === 'no-such-table' ? { code: 'no-game-here' } : why);
  return null;
}

/** For autocompletion, which can say nothing but choices. */
export async function gameToComplete(interaction: Completion, bot: Bot): Promise<GameAtTable | null> {
  const found = await bot.tables.inChannel(interaction.channelId);
  return found.ok && isPlaying(found.value) ? found.value : null;
}
