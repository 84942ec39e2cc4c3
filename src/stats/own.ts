import { NEW, type Rankings } from '../game/store/ports.ts';
import type { UserId } from '../game/table/table.ts';
import { type BoardGeneration, gamesBoard } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import type { PlayerStats } from './player-stats.ts';
import { ALL_TIME, type SeasonId } from './season.ts';
import type { PlayerId } from './stats.ts';

/** A player's standings in a generation of boards, all time first; empty without a game. */
export async function standingsOf(
  documents: StatsDocuments,
  boards: BoardGeneration,
  player: PlayerId,
): Promise<[SeasonId, PlayerStats][]> {
  const all = await documents.standing(boards, ALL_TIME, player);
  if (all.revision === NEW) return [];
  const found: [SeasonId, PlayerStats][] = [[ALL_TIME, all.value]];
  for (const season of all.value.seasons) {
    const { value, revision } = await documents.standing(boards, season, player);
    if (revision !== NEW) found.push([season, value]);
  }
  return found;
}

/** Results read at once. */
const PAGE = 200;

/** The numbers of a person's results in a server, oldest first. */
export async function numbersOf(rankings: Rankings, boards: BoardGeneration, user: UserId): Promise<number[]> {
  const board = gamesBoard(boards, { user });
  const numbers: number[] = [];
  for (let from = 0; ; from += PAGE) {
    const page = await rankings.page(board, from, PAGE);
    numbers.push(...page.map(({ score }) => score));
    if (page.length < PAGE) return numbers.reverse();
  }
}
