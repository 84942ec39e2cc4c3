import type { StatementSync } from 'node:sqlite';
import type { Boards, BoardWrite } from './backend.ts';

/** The index holds whole rows in the order of a page, so that nothing is sorted and the table itself is not read. */
export const BOARDS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS ranks (
    board TEXT NOT NULL, member TEXT NOT NULL, score REAL NOT NULL, PRIMARY KEY (board, member)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ranks_in_order ON ranks (board, score DESC, member);`;

const AFTER_PREFIX = '?1 || char(0x10FFFF)';

export const SQL = {
  set: `INSERT INTO ranks (board, member, score) VALUES (?, ?, ?)
    ON CONFLICT (board, member) DO UPDATE SET score = excluded.score`,
  add: `INSERT INTO ranks (board, member, score) VALUES (?, ?, ?)
    ON CONFLICT (board, member) DO UPDATE SET score = score + excluded.score`,
  takeOff: 'DELETE FROM ranks WHERE board = ? AND member = ?',
  page: 'SELECT member, score FROM ranks WHERE board = ?1 ORDER BY score DESC, member LIMIT ?3 OFFSET ?2',
  size: 'SELECT count(*) AS found FROM ranks WHERE board = ?',
  score: 'SELECT score AS found FROM ranks WHERE board = ? AND member = ?',
  above: 'SELECT count(*) AS found FROM ranks WHERE board = ? AND score > ?',
  place: `SELECT
      (SELECT count(*) FROM ranks WHERE board = own.board AND score > own.score) +
      (SELECT count(*) FROM ranks WHERE board = own.board AND score = own.score AND member < own.member) AS found
    FROM ranks AS own WHERE board = ? AND member = ?`,
  // From name to name by the index: DISTINCT would read every member of every board.
  boards: `WITH RECURSIVE names (board) AS (
      SELECT min(board) FROM ranks WHERE board >= ?1 AND board < ${AFTER_PREFIX}
      UNION ALL
      SELECT (SELECT min(board) FROM ranks WHERE board > names.board AND board < ${AFTER_PREFIX})
      FROM names WHERE names.board IS NOT NULL
    )
    SELECT board FROM names WHERE board IS NOT NULL`,
  drop: `DELETE FROM ranks WHERE board >= ?1 AND board < ${AFTER_PREFIX}`,
} as const;

type Prepare = (sql: string) => StatementSync;

type Do = <T>(work: () => T) => Promise<T>;

/** The boards of a file. `run` and `change` do work as soon as the file is free, `change` as one change. */
export function boardsIn(prepare: Prepare, run: Do, change: Do): Boards {
  const found = async (sql: string, ...of: (string | number)[]): Promise<number | null> => {
    const row = await run(() => prepare(sql).get(...of));
    return row === undefined ? null : Number(row.found);
  };
  return {
    page: (board, from, count) =>
      run(() =>
        prepare(SQL.page)
          .all(board, from, count)
          .map(({ member, score }) => ({ member: String(member), score: Number(score) })),
      ),
    size: async (board) => (await found(SQL.size, board)) ?? 0,
    score: (board, member) => found(SQL.score, board, member),
    above: async (board, score) => (await found(SQL.above, board, score)) ?? 0,
    place: (board, member) => found(SQL.place, board, member),
    boards: (prefix) =>
      run(() =>
        prepare(SQL.boards)
          .all(prefix)
          .map(({ board }) => String(board)),
      ),
    async drop(prefix) {
      await change(() => prepare(SQL.drop).run(prefix));
    },
  };
}

/** Within the caller's transaction. */
export function writeBoard(prepare: Prepare, { kind, board, member, score }: BoardWrite): void {
  if (score === null) prepare(SQL.takeOff).run(board, member);
  else prepare(kind === 'rank' ? SQL.set : SQL.add).run(board, member, score);
}
