import type { RedisClientType } from '@keyv/redis';
import type { Boards } from './backend.ts';
import { BOARD_PREFIX } from './keys.ts';
import { negated } from './redis-scripts.ts';

interface Connection {
  readonly client: RedisClientType;
  /** The whole key, as Redis has it. */
  keyOf(key: string): string;
  /** Runs a call with a time limit. */
  answered<T>(work: () => Promise<T>): Promise<T>;
  /** All keys with the prefix, some at a time, without the part that `keyOf` puts in front. */
  scan(prefix: string): AsyncIterable<string[]>;
}

/** Boards as sorted sets with negated scores, see `negated`. */
export function boardsIn({ client, keyOf, answered, scan }: Connection): Boards {
  const keyOfBoard = (board: string): string => keyOf(BOARD_PREFIX + board);
  return {
    async page(board, from, count) {
      const ranked = await answered(() => client.zRangeWithScores(keyOfBoard(board), from, from + count - 1));
      return ranked.map(({ value, score }) => ({ member: value, score: 0 - score }));
    },
    size: (board) => answered(() => client.zCard(keyOfBoard(board))),
    async score(board, member) {
      const score = await answered(() => client.zScore(keyOfBoard(board), member));
      return score === null ? null : 0 - score;
    },
    above: (board, score) => answered(() => client.zCount(keyOfBoard(board), '-inf', `(${negated(score)}`)),
    place: (board, member) => answered(() => client.zRank(keyOfBoard(board), member)),
    async boards(prefix) {
      const found = new Set<string>();
      for await (const keys of scan(BOARD_PREFIX + prefix))
        for (const key of keys) found.add(key.slice(BOARD_PREFIX.length));
      return [...found];
    },
    async drop(prefix) {
      for await (const keys of scan(BOARD_PREFIX + prefix))
        if (keys.length > 0) await answered(() => client.unlink(keys.map(keyOf)));
    },
  };
}
