import type { Bot } from '../src/discord/bot.ts';
import { type EndedGame, endedGame } from '../src/discord/flows/ended-game.ts';
import type { Command } from '../src/discord/handlers.ts';
import { readerOn } from '../src/discord/interaction/channel-visibility.ts';
import type { Completion, Slash } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { replayPanel } from '../src/discord/views/replay.ts';
import { replayed } from '../src/discord/views/report.ts';
import type { HistoryQuery, Summary } from '../src/stats/index.ts';
import { replayData } from './data.ts';

/** A finished game as a moving picture, and the button to step through it. */
export const replay: Command = {
  data: replayData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const ended = await endedGameWanted(interaction, bot);
    if (!ended.ok) return tellRefusal(interaction, words, ended.why);
    const turns = replayed(ended.game);
    if (turns === null) return tellRefusal(interaction, words, { code: 'no-replay' });
    await showPanel(interaction, await replayPanel({ game: ended.game, replay: turns }, '', words, bot));
  },

  async complete(interaction, bot) {
    const { completion } = wordsOf(interaction).history;
    const typed = interaction.options.getFocused().trim().toLowerCase();
    const choices = (await recentGames(interaction, bot)).map((game) => ({
      name: completion(game),
      value: game.table,
    }));
    await interaction.respond(choices.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST));
  },
};

/** The most choices that Discord takes. */
const MOST = 25;

async function endedGameWanted(interaction: Slash, bot: Bot): Promise<EndedGame> {
  const { guildId: guild, channelId: channel } = interaction;
  const reader = readerOn(interaction, bot);
  const typed = interaction.options.getString('game')?.trim() ?? null;
  if (typed !== null) {
    const ended = /^[a-z0-9]{8}$/.test(typed) ? await endedGame(typed, reader, bot) : null;
    const isUnknown = ended === null || (!ended.ok && ended.why.code === 'no-such-table');
    return isUnknown ? { ok: false, why: { code: 'unknown-game', typed } } : ended;
  }
  const last = await bot.tables.finishedIn(channel);
  if (last.ok) return endedGame(last.value.table.id, reader, bot);
  // A channel may have lost its tables but kept their results.
  const { games } = await bot.stats.history({ guild, of: { channel }, page: 0 });
  const found = games.find((one) => one.kind === 'game' && one.result.ending !== 'abandoned');
  return found?.kind === 'game' ? { ok: true, game: found.result } : { ok: false, why: { code: 'no-finished-game' } };
}

/** This channel's first, then those of the rest of the server; newest first. */
async function recentGames(interaction: Completion, bot: Bot): Promise<Summary[]> {
  const reader = readerOn(interaction, bot);
  const games = new Map<string, Summary>();
  const wanted: readonly [HistoryQuery['of'], page: number][] = [
    [{ channel: interaction.channelId }, 0],
    ['server', 0],
    ['server', 1],
  ];
  for (const [of, page] of wanted) {
    const found = await bot.stats.history({ ...reader, of, page });
    // A page beyond the end repeats the last page.
    for (const one of found.games) if (one.kind === 'game') games.set(one.result.table, one.result);
  }
  return [...games.values()];
}
