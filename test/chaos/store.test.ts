import { expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { isLong, testsDrawn } from '../support/runs.ts';
import { breakStores, type Choice } from './store.ts';

const drawn = testsDrawn('failures of stores', { oneIn: 4, about: ['src/game/', 'src/storage/'] });

const QUICK = ['Redis killed', 'Redis frozen at a save, thawed after 2 s', 'Redis restarted empty, then put back'];
const isTried = (fault: string): boolean => isLong || QUICK.includes(fault) || fault === 'SQLite: the disk is full';

const isKept = async (choice: Choice): Promise<void> => {
  const figures = await breakStores(choice, isTried);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ broken }) => broken.length > 0)).toEqual([]);
};

test.skipIf(needs('redis-server') === null)(
  'with any failure of Redis in a turn, the turn is reported truly and played once',
  () => isKept('redis'),
);
drawn('with any failure of SQLite in a turn, the turn is reported truly and played once', () => isKept('sqlite'));
