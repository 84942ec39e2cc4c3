import { createComputers } from '../../src/players/computers.ts';
import { freshGame, playedTo } from './positions.ts';

const SEARCHES = 4;
const MS = 2000;

/** Keeps four computers thinking for two seconds each, again and again, until the returned function is called. */
export async function fourSearches(): Promise<() => Promise<void>> {
  // Four searches on fewer processors take longer by the clock; none may count as hanging.
  const computers = createComputers({ threads: SEARCHES, patienceMs: 60_000 });
  const { record } = playedTo(freshGame('base', 2, 1), ({ turn }) => turn >= 20);
  const all = (ms: number) => Array.from({ length: SEARCHES }, () => computers.choose(record, 'master', ms));
  // All threads exist before anything is measured.
  await Promise.all(all(1));
  let isOver = false;
  const again = async (search: Promise<unknown>): Promise<void> => {
    await search;
    if (!isOver) await again(computers.choose(record, 'master', MS));
  };
  const running = all(MS).map(again);
  return async () => {
    isOver = true;
    await computers.close();
    await Promise.all(running);
  };
}
