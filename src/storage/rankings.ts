import type { Rankings } from '../game/store/ports.ts';
import type { Boards } from './backend.ts';
import { checked } from './keys.ts';

/** Every call goes through it: it knows whether the store is open, and explains errors. */
type Ask = <T>(work: () => Promise<T>) => Promise<T>;

/** The boards of a backend, for callers whose names and numbers need a check. */
export function rankingsOver(boards: Boards, ask: Ask): Rankings {
  return {
    async page(board, from, count) {
      boardOf(board);
      if (!isNatural(from) || !isNatural(count)) throw new RangeError(`no page of a board: ${count} from ${from}`);
      return ask(async () => (count === 0 ? [] : boards.page(board, from, count)));
    },
    async size(board) {
      boardOf(board);
      return ask(() => boards.size(board));
    },
    async score(board, member) {
      boardOf(board);
      memberOf(member);
      return ask(() => boards.score(board, member));
    },
    async above(board, score) {
      boardOf(board);
      const bound = scoreOf(score);
      return ask(() => boards.above(board, bound));
    },
    async place(board, member) {
      boardOf(board);
      memberOf(member);
      return ask(() => boards.place(board, member));
    },
    async boards(prefix) {
      beginningOf(prefix);
      return (await ask(() => boards.boards(prefix))).sort();
    },
    async drop(prefix) {
      beginningOf(prefix);
      await ask(() => boards.drop(prefix));
    },
    setting: (board, member, score) => ({
      kind: 'rank',
      board: boardOf(board),
      member: memberOf(member),
      score: score === null ? null : scoreOf(score),
    }),
    adding: (board, member, by) => ({
      kind: 'add',
      board: boardOf(board),
      member: memberOf(member),
      score: scoreOf(by),
    }),
  };
}

const boardOf = (board: string): string => checked(board, 'name for a board');
const beginningOf = (prefix: string): string => (prefix === '' ? '' : boardOf(prefix));
const memberOf = (member: string): string => checked(member, 'member of a board');
const isNatural = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** -0 becomes 0: not every backend can tell them apart. */
function scoreOf(score: number): number {
  if (!Number.isFinite(score)) throw new RangeError(`no score: ${score}`);
  return score + 0;
}
