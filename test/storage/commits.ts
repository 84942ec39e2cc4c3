import { AssertionError } from 'node:assert';
import { afterEach, beforeEach, describe, expect, test as vitestTest } from 'vitest';
import { z } from 'zod';
import { NEW, type Rankings, type Store } from '../../src/game/store/ports.ts';
import type { SomeTests } from '../support/runs.ts';

const TEXT = z.string();

/**
 * The promises of every store about commits and boards. `open` gives a further connection to its data, empty at first. `test` runs them,
 * or a part.
 */
export function commitContract(open: () => Promise<Store>, test: SomeTests = vitestTest): void {
  let store: Store;
  let other: Store;
  let rankings: Rankings;

  beforeEach(async () => {
    store = await open();
    other = await open();
    rankings = store.rankings;
  });
  afterEach(() => Promise.all([store.close(), other.close()]));

  const texts = (of = store) => of.collection('text', TEXT);
  const loaded = async (id: string): Promise<[value: string, revision: number] | null> => {
    const found = await texts().load(id);
    return found.kind === 'found' ? [found.stored.value, found.stored.revision] : null;
  };
  const put = (board: string, scores: Record<string, number>, of = store) =>
    of.commit(Object.entries(scores).map(([member, score]) => of.rankings.setting(board, member, score)));
  const all = (board: string) => rankings.page(board, 0, 1000);

  describe('a commit', () => {
    test('saves, deletes, ranks and adds together', async () => {
      await texts().save('old', 'x', NEW);
      await texts().save('kept', 'one', NEW);
      await put('board', { a: 1, b: 2, c: 3 });
      const changes = [
        texts().deleting('old', 1),
        rankings.adding('board', 'a', 10),
        texts().saving('kept', 'two', 1),
        texts().saving('new', 'three', NEW),
        rankings.setting('board', 'b', null),
        rankings.setting('board', 'd', 0),
        rankings.adding('another', 'a', -1),
      ];
      expect(await store.commit(changes)).toBe('saved');
      expect(await texts(other).list()).toEqual(['kept', 'new']);
      expect([await loaded('old'), await loaded('kept'), await loaded('new')]).toEqual([
        null,
        ['two', 2],
        ['three', 1],
      ]);
      expect(await other.rankings.page('board', 0, 9)).toEqual([
        { member: 'a', score: 11 },
        { member: 'c', score: 3 },
        { member: 'd', score: 0 },
      ]);
      expect(await all('another')).toEqual([{ member: 'a', score: -1 }]);
    });

    test('with one stale guard, in any place, changes nothing', async () => {
      await texts().save('a', 'a', NEW);
      await texts().save('b', 'b', NEW);
      await put('board', { m: 1 });
      const rest = [
        texts().saving('a', 'changed', 1),
        texts().saving('new', 'new', NEW),
        rankings.setting('board', 'm', null),
        rankings.setting('board', 'n', 2),
        rankings.adding('fresh', 'm', 2),
      ];
      const stale = [
        texts().saving('b', 'x', NEW),
        texts().saving('b', 'x', 2),
        texts().saving('none', 'x', 1),
        texts().deleting('b', 2),
        texts().deleting('b', NEW),
        texts().deleting('none', 1),
      ];
      for (const change of stale) {
        expect(await store.commit([change, ...rest])).toBe('stale');
        expect(await store.commit([...rest, change])).toBe('stale');
      }
      expect(await texts().list()).toEqual(['a', 'b']);
      expect([await loaded('a'), await loaded('b')]).toEqual([
        ['a', 1],
        ['b', 1],
      ]);
      expect(await all('board')).toEqual([{ member: 'm', score: 1 }]);
      expect(await rankings.boards('')).toEqual(['board']);
    });

    test('can expect documents to be as a caller last saw them, and changes nothing of them', async () => {
      await texts().save('lease', 'mine', NEW);
      const work = (...expected: Parameters<ReturnType<typeof texts>['expecting']>[]) =>
        store.commit([
          ...expected.map(([id, revision]) => texts().expecting(id, revision)),
          rankings.adding('board', 'm', 1),
        ]);
      expect(await work(['lease', 1])).toBe('saved');
      expect(await work(['lease', 1], ['none', NEW])).toBe('saved');
      for (const revision of [NEW, 2, 10]) expect(await work(['lease', revision])).toBe('stale');
      expect(await work(['none', 1])).toBe('stale');
      expect(await work(['lease', 1], ['none', 1])).toBe('stale');
      expect([await loaded('lease'), await loaded('none')]).toEqual([['mine', 1], null]);
      // Another process takes the lease over, so its former holder changes nothing any more.
      await texts(other).save('lease', 'theirs', 1);
      expect(await work(['lease', 1])).toBe('stale');
      expect(await store.commit([texts().expecting('lease', 1), texts().saving('new', 'x', NEW)])).toBe('stale');
      expect(await all('board')).toEqual([{ member: 'm', score: 2 }]);
      expect(await texts().list()).toEqual(['lease']);
    });

    test('makes changes to boards in their order, also of one member', async () => {
      await put('board', { a: 5, b: 5 });
      await store.commit([
        rankings.setting('board', 'a', null),
        rankings.adding('board', 'a', 2),
        rankings.adding('board', 'a', 2),
        rankings.adding('board', 'b', 1),
        rankings.setting('board', 'b', 9),
      ]);
      expect(await all('board')).toEqual([
        { member: 'b', score: 9 },
        { member: 'a', score: 4 },
      ]);
    });

    test('without changes is saved, even if it takes an absent member off or deletes an absent document', async () => {
      expect(await store.commit([])).toBe('saved');
      expect(await store.commit([rankings.setting('board', 'a', null), texts().deleting('none', NEW)])).toBe('saved');
      expect(await rankings.boards('')).toEqual([]);
    });

    test('with 50 documents and a thousand ranks is made whole', async () => {
      const long = 'x'.repeat(4000);
      const ids = Array.from({ length: 50 }, (_, index) => `id-${10 + index}`);
      const documents = ids.map((id) => texts().saving(id, long, NEW));
      const ranks = Array.from({ length: 1000 }, (_, index) => rankings.setting('board', `m${index}`, index));
      expect(await store.commit([...documents, ...ranks])).toBe('saved');
      expect(await texts().list()).toEqual(ids);
      expect(await rankings.size('board')).toBe(1000);
    });

    test('makes revisions that saves and commits can build on', async () => {
      expect(await store.commit([texts().saving('a', 'one', NEW)])).toBe('saved');
      expect(await texts().save('a', 'two', 1)).toEqual({ kind: 'saved', revision: 2 });
      expect(await store.commit([texts().deleting('a', 2)])).toBe('saved');
      expect(await loaded('a')).toBeNull();
    });

    test('that names a document twice is a bug', async () => {
      const twice = [texts().saving('a', 'x', NEW), texts().deleting('a', 1)];
      await expect(store.commit(twice)).rejects.toThrow(AssertionError);
      expect(await loaded('a')).toBeNull();
    });

    test('with an impossible id, board, member or score is a mistake of the program', async () => {
      for (const name of ['', ' ', 'a b', 'é', 'x'.repeat(201)]) {
        expect(() => texts().saving(name, 'x', NEW)).toThrow(RangeError);
        expect(() => texts().deleting(name, 1)).toThrow(RangeError);
        expect(() => rankings.setting(name, 'm', 1)).toThrow(RangeError);
        expect(() => rankings.adding('b', name, 1)).toThrow(RangeError);
        await expect(rankings.page(name, 0, 1)).rejects.toThrow(RangeError);
        await expect(rankings.score('b', name)).rejects.toThrow(RangeError);
      }
      for (const score of [Number.NaN, Number.POSITIVE_INFINITY])
        expect(() => rankings.setting('b', 'm', score)).toThrow(RangeError);
      await expect(rankings.page('b', -1, 1)).rejects.toThrow(RangeError);
      await expect(rankings.page('b', 0, 0.5)).rejects.toThrow(RangeError);
    });

    test('to a closed store is refused, even without changes', async () => {
      await store.close();
      await expect(store.commit([])).rejects.toThrow('The store is closed.');
      await expect(rankings.page('board', 0, 1)).rejects.toThrow('The store is closed.');
    });
  });

  describe('several commits at once', () => {
    test('if two processes commit on one revision, one wins with all its changes, in each round', async () => {
      for (let round = 0; round < 20; round++) {
        const both = [store, other].map((by, index) =>
          by.commit([
            texts(by).saving('a', `${index}`, round),
            texts(by).saving('b', `${index}`, round),
            by.rankings.adding('wins', `process-${index}`, 1),
            by.rankings.setting('last', 'winner', index),
          ]),
        );
        const results = await Promise.all(both);
        expect(results.slice().sort()).toEqual(['saved', 'stale']);
        const winner = results.indexOf('saved');
        expect([await loaded('a'), await loaded('b')]).toEqual([
          [`${winner}`, round + 1],
          [`${winner}`, round + 1],
        ]);
        expect(await rankings.score('last', 'winner')).toBe(winner);
      }
      const wins = await all('wins');
      expect(wins.reduce((sum, { score }) => sum + score, 0)).toBe(20);
    });

    test('20 that read, change and commit until it works lose nothing', async () => {
      await store.commit([texts().saving('a', '0', NEW), texts().saving('b', '0', NEW)]);
      const add = async (_: unknown, index: number): Promise<void> => {
        const by = index % 2 === 0 ? store : other;
        for (;;) {
          const [a, b] = await Promise.all([texts(by).load('a'), texts(by).load('b')]);
          if (a.kind !== 'found' || b.kind !== 'found') throw new Error(`${a.kind} ${b.kind}`);
          const changes = [
            texts(by).saving('a', String(Number(a.stored.value) + 1), a.stored.revision),
            texts(by).saving('b', String(Number(b.stored.value) + 1), b.stored.revision),
            by.rankings.adding('board', 'sum', 1),
            by.rankings.setting('board', `member-${index}`, Number(a.stored.value) + 1),
          ];
          if ((await by.commit(changes)) === 'saved') return;
        }
      };
      await Promise.all(Array.from({ length: 20 }, add));
      expect([await loaded('a'), await loaded('b')]).toEqual([
        ['20', 21],
        ['20', 21],
      ]);
      expect(await rankings.score('board', 'sum')).toBe(20);
      const counts = (await all('board')).filter(({ member }) => member !== 'sum').map(({ score }) => score);
      expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
    });
  });

  describe('a board', () => {
    test('is in order of scores, highest first, equal ones by the characters of their members', async () => {
      await put('board', {
        b: 1,
        a: 1,
        B: 1,
        '10': 1,
        '9': 1,
        '~': 1,
        '!': 1,
        aa: 1,
        low: -3,
        zero: 0,
        high: 20,
        h: 3,
      });
      expect((await all('board')).map(({ member }) => member)).toEqual([
        'high',
        'h',
        '!',
        '10',
        '9',
        'B',
        'a',
        'aa',
        'b',
        '~',
        'zero',
        'low',
      ]);
    });

    test('pages of many members, with ties, are one order without gaps, and places are theirs', async () => {
      const members = Array.from({ length: 700 }, (_, index) => ({
        member: `m${(index * 7919) % 700}`,
        score: index % 13,
      }));
      await store.commit(members.map(({ member, score }) => rankings.setting('board', member, score)));
      const order = members.toSorted((a, b) => b.score - a.score || (a.member < b.member ? -1 : 1));
      const pages = await Promise.all(Array.from({ length: 70 }, (_, page) => rankings.page('board', page * 10, 10)));
      expect(pages.flat()).toEqual(order);
      expect(await rankings.page('board', 3, 1)).toEqual([order[3]]);
      for (const place of [0, 1, 349, 698, 699])
        expect(await rankings.place('board', order[place]!.member)).toBe(place);
    });

    test('ends where it ends: a page beyond it is short or empty', async () => {
      await put('board', { a: 3, b: 2, c: 1 });
      expect(await rankings.page('board', 2, 10)).toEqual([{ member: 'c', score: 1 }]);
      expect(await rankings.page('board', 3, 10)).toEqual([]);
      expect(await rankings.page('board', 1000, 10)).toEqual([]);
      expect(await rankings.page('board', 0, 0)).toEqual([]);
      expect(await rankings.page('board', 1, 0)).toEqual([]);
    });

    test('tells its size, a score, a place, and how many are above', async () => {
      await put('board', { a: 5, b: 5, c: 2.5, d: -1 });
      expect(await rankings.size('board')).toBe(4);
      expect(await Promise.all([...'abcdx'].map((member) => rankings.score('board', member)))).toEqual([
        5,
        5,
        2.5,
        -1,
        null,
      ]);
      expect(await Promise.all([...'abcdx'].map((member) => rankings.place('board', member)))).toEqual([
        0,
        1,
        2,
        3,
        null,
      ]);
      const bounds = [6, 5, 4.99, 2.5, 0, -0, -1, -2];
      const above = await Promise.all(bounds.map((score) => rankings.above('board', score)));
      expect(above).toEqual([0, 0, 2, 2, 3, 3, 3, 4]);
    });

    test('answers as an empty board if nobody is on it', async () => {
      expect(await rankings.page('none', 0, 10)).toEqual([]);
      expect(await rankings.size('none')).toBe(0);
      expect(await rankings.score('none', 'a')).toBeNull();
      expect(await rankings.place('none', 'a')).toBeNull();
      expect(await rankings.above('none', 0)).toBe(0);
    });

    test('is gone when its last member is taken off', async () => {
      await put('board', { a: 1, b: 2 });
      await store.commit([rankings.setting('board', 'b', null)]);
      expect(await all('board')).toEqual([{ member: 'a', score: 1 }]);
      expect(await rankings.boards('')).toEqual(['board']);
      await store.commit([rankings.setting('board', 'a', null)]);
      expect(await all('board')).toEqual([]);
      expect(await rankings.boards('')).toEqual([]);
    });

    test('negative, fractional, tiny and huge scores come back exactly, and sums as doubles', async () => {
      const { MAX_SAFE_INTEGER, MAX_VALUE, MIN_VALUE, EPSILON } = Number;
      const scores = [0.1, -0.1, 1 / 3, 1500.123456789012, 2 ** 53, MAX_SAFE_INTEGER, -MAX_SAFE_INTEGER, 1e21];
      scores.push(1 + EPSILON, MAX_VALUE, -MAX_VALUE, MIN_VALUE, -MIN_VALUE, 1e-300, 123_456_789_012_345.67, 0, -0);
      await put('board', Object.fromEntries(scores.map((score, index) => [`m${index}`, score])));
      const back = await Promise.all(scores.map((_, index) => rankings.score('board', `m${index}`)));
      expect(back).toEqual(scores.map((score) => (score === 0 ? 0 : score))); // never -0
      expect((await all('board')).map(({ score }) => score)).toEqual(back.toSorted((a, b) => b! - a!));

      await store.commit([0.1, 0.2].map((by) => rankings.adding('sums', 'a', by)));
      await store.commit([5, -5].map((by) => rankings.adding('sums', 'b', by)));
      await store.commit([-0, -0].map((by) => rankings.adding('sums', 'c', by)));
      expect(await all('sums')).toEqual([
        { member: 'a', score: 0.1 + 0.2 },
        { member: 'b', score: 0 },
        { member: 'c', score: 0 },
      ]);
    });

    test('and documents do not see each other, with any names', async () => {
      await store.collection('rank', TEXT).save('board', 'x', NEW);
      await texts().save('board', 'x', NEW);
      await put('board', { board: 1 });
      await put('text:board', { a: 1 });
      await put('rank', { a: 1 });
      expect(await store.collection('rank', TEXT).list()).toEqual(['board']);
      expect(await texts().list()).toEqual(['board']);
      await rankings.drop('');
      expect(await store.collection('rank', TEXT).list()).toEqual(['board']);
      expect(await loaded('board')).toEqual(['x', 1]);
    });
  });

  describe('boards whose names begin alike', () => {
    const NAMES = ['a', 'a*', 'a*b', 'a:1', 'a:10', 'a:2', 'a?', 'aXb', 'a[b]', 'a\\', 'a^b', 'ab', 'b', '~~'];
    const beginning = (prefix: string) => NAMES.filter((name) => name.startsWith(prefix)).sort();
    const PREFIXES = ['', 'a', 'a:', 'a:1', 'a:10', 'a*', 'a?', 'a[', 'a[b]', 'a\\', 'a^', 'ab', '~', '*', '?', 'none'];

    test('are listed in order, and a sign with a meaning in a store means itself', async () => {
      for (const name of NAMES) await put(name, { m: 1, n: 2 });
      for (const prefix of PREFIXES) expect(await rankings.boards(prefix), prefix).toEqual(beginning(prefix));
      await expect(rankings.boards('a b')).rejects.toThrow(RangeError);
    });

    test('are dropped, and nothing else', async () => {
      await texts().save('a', 'x', NEW);
      for (const prefix of PREFIXES) {
        for (const name of NAMES) await put(name, { m: 1, n: 2 });
        await other.rankings.drop(prefix);
        const rest = NAMES.filter((name) => !name.startsWith(prefix)).sort();
        expect(await rankings.boards(''), prefix).toEqual(rest);
        for (const name of rest) expect(await rankings.size(name)).toBe(2);
      }
      expect(await loaded('a')).toEqual(['x', 1]);
    });

    test('are all found among thousands of boards', async () => {
      const names = Array.from({ length: 2500 }, (_, index) => `guild:${10_000 + index}`);
      await store.commit(names.map((name) => rankings.setting(name, 'm', 1)));
      expect(await rankings.boards('guild:')).toEqual(names);
      await rankings.drop('guild:1');
      expect(await rankings.boards('')).toEqual([]);
    });
  });
}
