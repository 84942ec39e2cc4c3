import type { Ranked } from '../../src/game/store/ports.ts';
import type { Boards, BoardWrite } from '../../src/storage/backend.ts';
import { BOARD_PREFIX } from '../../src/storage/keys.ts';
import type { Disk } from './memory-store.ts';

/** Names of boards and members contain no space. */
const keyOf = (board: string, member: string): string => `${BOARD_PREFIX}${board} ${member}`;

/** Boards among the texts of a disk, counted anew for each question. `call` gets the board's name or its beginning. */
export function memoryBoards(disk: Disk, call: <T>(board: string, work: () => T) => Promise<T>): Boards {
  const scoreOf = (board: string, member: string): number | null => {
    const entry = disk.get(keyOf(board, member));
    return entry === undefined ? null : Number(entry.text);
  };
  function* keysFrom(start: string): Generator<string> {
    for (const key of disk.keys()) if (key.startsWith(start)) yield key;
  }
  const inOrder = (board: string): Ranked[] => {
    const start = keyOf(board, '');
    return Array.from(keysFrom(start), (key) => ({
      member: key.slice(start.length),
      score: Number(disk.get(key)!.text),
    })).sort((a, b) => b.score - a.score || (a.member < b.member ? -1 : 1));
  };

  return {
    page: (board, from, count) => call(board, () => inOrder(board).slice(from, from + count)),
    size: (board) => call(board, () => inOrder(board).length),
    score: (board, member) => call(board, () => scoreOf(board, member)),
    above: (board, bound) => call(board, () => inOrder(board).filter(({ score }) => score > bound).length),
    place: (board, member) =>
      call(board, () => {
        const place = inOrder(board).findIndex((ranked) => ranked.member === member);
        return place === -1 ? null : place;
      }),
    boards: (prefix) =>
      call(prefix, () => {
        const found = new Set<string>();
        for (const key of keysFrom(BOARD_PREFIX + prefix)) found.add(key.slice(BOARD_PREFIX.length, key.indexOf(' ')));
        return [...found];
      }),
    drop: (prefix) =>
      call(prefix, () => {
        for (const key of keysFrom(BOARD_PREFIX + prefix)) disk.delete(key);
      }),
  };
}

/** The part of a commit that writes a board. Its texts have no revision, since nothing builds on them. */
export function writeBoard(disk: Disk, { kind, board, member, score }: BoardWrite): void {
  const key = keyOf(board, member);
  if (score === null) {
    disk.delete(key);
    return;
  }
  const before = kind === 'add' ? Number(disk.get(key)?.text ?? 0) : 0;
  disk.set(key, { text: String(before + score), revision: 0 });
}
