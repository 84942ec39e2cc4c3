import { NEW, type Rankings } from '../game/store/ports.ts';
import type { UserId } from '../game/table/table.ts';
import { gamesBoard, type Shelf } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import { ALL_TIME, type SeasonId } from './season.ts';
import type { Standing } from './standing.ts';
import type { PlayerId } from './stats.ts';

/** What a player has on a shelf, of all time first; nothing without a game. */
export async function standingsOf(
  documents: StatsDocuments,
  shelf: Shelf,
  player: PlayerId,
): Promise<[SeasonId, Standing][]> {
  const all = await documents.standing(shelf, ALL_TIME, player);
  if (all.revision === NEW) return [];
  const found: [SeasonId, Standing][] = [[ALL_TIME, all.value]];
  for (const season of all.value.seasons) {
    const { value, revision } = await documents.standing(shelf, season, player);
    if (revision !== NEW) found.push([season, value]);
  }
  return found;
}

/** Results read at once. */
const PAGE = 200;

/** The numbers of somebody's results in a server, oldest first. */
export async function numbersOf(rankings: Rankings, shelf: Shelf, user: UserId): Promise<number[]> {
  const board = gamesBoard(shelf, { user });
  const numbers: number[] = [];
  for (let from = 0; ; from += PAGE) {
    const page = await rankings.page(board, from, PAGE);
    numbers.push(...page.map(({ score }) => score));
    if (page.length < PAGE) return numbers.reverse();
  }
}
