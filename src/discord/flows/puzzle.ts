import { ChannelType } from 'discord.js';
import { type Action, Game, type GameRecord } from '../../engine/index.ts';
import type { Puzzle } from '../../game/learning/puzzles.ts';
import { COMPUTERS, type Member } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { PUZZLE_TABLE } from '../interaction/ids.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { showPanel, tellPrivately } from '../interaction/reply.ts';
import { puzzlePanel, resultPanel } from '../views/puzzle.ts';
import { memberOf } from './opening.ts';
import { unstoredTable } from './unstored.ts';

/** Pages of a server's history in which a puzzle is searched. */
const PAGES = 3;

/** Today's puzzle, or the user's result. The first user waits until it is made. */
export async function showPuzzle({ interaction, words }: Asker, bot: Bot): Promise<void> {
  const { guildId: guild } = interaction;
  let puzzle = await bot.puzzles.today(guild);
  if (puzzle === null) {
    await showPanel(interaction, { content: words.puzzle.working });
    puzzle = await bot.puzzles.of(guild, () => gamesFor(interaction, bot));
  }
  if (puzzle === null) return showPanel(interaction, { content: words.puzzle.failed });
  const present = presentOfPuzzle(puzzle, interaction);
  const user = interaction.user.id;
  const isDone = puzzle.tries.some((one) => one.user === user);
  const panel = isDone
    ? resultPanel(puzzle, present, user, await hiddenIn(puzzle, bot), words, bot)
    : puzzlePanel(puzzle, present, words, bot);
  await showPanel(interaction, await panel);
}

/** The position of today's puzzle, if the user has not tried it; null if they have been told why not. */
export async function puzzleOf({ interaction, words }: Asker, day: number, bot: Bot): Promise<GameAtTable | null> {
  const puzzle = await bot.puzzles.today(interaction.guildId);
  const isOpen = puzzle?.day === day && !puzzle.tries.some(({ user }) => user === interaction.user.id);
  if (isOpen) return presentOfPuzzle(puzzle, interaction);
  await tellPrivately(interaction, words.puzzle.over);
  return null;
}

/** Takes a whole turn as the user's answer. */
export async function solve({ interaction, words }: Asker, actions: readonly Action[], bot: Bot): Promise<void> {
  const place = actions.find((action) => action.type === 'place')!;
  const user = interaction.user.id;
  const puzzle = await bot.puzzles.try(interaction.guildId, user, { x: place.x, y: place.y });
  if (puzzle === null) return showPanel(interaction, { content: words.puzzle.over });
  const present = presentOfPuzzle(puzzle, interaction);
  await showPanel(interaction, await resultPanel(puzzle, present, user, await hiddenIn(puzzle, bot), words, bot));
}

/** The solvers who hide from leaderboards; a puzzle does not name them either. */
export async function hiddenIn(puzzle: Puzzle, bot: Pick<Bot, 'stats'>): Promise<string[]> {
  const hidden = await Promise.all(
    puzzle.tries.map(async ({ user }) => ((await bot.stats.privacy.choices(user)).hidden ? [user] : [])),
  );
  return hidden.flat();
}

/** A table that is never stored. Only the solver is a person. */
export function presentOfPuzzle({ record, day }: Puzzle, interaction: Answerable, isSolver = true): GameAtTable {
  const game = Game.of(record as GameRecord);
  const { seats } = record.setup;
  const solver = isSolver ? memberOf(interaction) : null;
  // The others have letters as names, also on their figures. The solver's initial is left out, as two equal ones would both change.
  const initial = solver?.name.normalize('NFD').charAt(0).toUpperCase();
  const letters = [...'ABCDEFG'].filter((letter) => letter !== initial);
  const members = Array.from({ length: seats }, (_, seat): Member => {
    if (seat === game.asked && solver) return solver;
    return { user: COMPUTERS[seat]!, name: letters.shift()!, computer: 'medium' };
  });
  const map =
    record.setup.map === undefined
      ? null
      : typeof record.setup.map === 'string'
        ? record.setup.map
        : record.setup.map.id;
  const about = { id: PUZZLE_TABLE, revision: day, members, record: game.record };
  return { table: unstoredTable(interaction, about, map), game, story: [] };
}

/** Finished games that everybody on the server may see, the newest first, without games of people who hide theirs. */
async function gamesFor(interaction: Answerable, bot: Bot): Promise<GameRecord[]> {
  const { guildId: guild } = interaction;
  const records: GameRecord[] = [];
  for (let page = 0; page < PAGES; page++) {
    const found = await bot.stats.history({
      guild,
      of: 'server',
      page,
      sees: async (channel) => isForAll(interaction, channel),
    });
    for (const one of found.games) {
      if (one.kind !== 'game' || one.result.ending !== 'finished') continue;
      const people = one.result.seats.map(({ player }) => player).filter((player) => /^\d+$/.test(player));
      const choices = await Promise.all(people.map((player) => bot.stats.privacy.choices(player)));
      if (!choices.some(({ hidden }) => hidden)) records.push(one.result.record);
    }
    if (page + 1 >= found.pages) break;
  }
  return records;
}

/** Whether everybody on the server may see a channel, or a thread's channel. */
function isForAll(interaction: Answerable, id: string): boolean {
  if (!interaction.inCachedGuild()) return false;
  const { channels, roles } = interaction.guild;
  const found = channels.cache.get(id);
  if (!found || found.type === ChannelType.PrivateThread) return false;
  const channel = found.isThread() ? found.parent : found;
  return channel?.permissionsFor(roles.everyone).has('ViewChannel') ?? false;
}
