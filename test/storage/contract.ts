import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type DocumentFeatures,
  type Log,
  NEW,
  NeedsNewer,
  type Store,
  StoreUnavailable,
} from '../../src/game/store/ports.ts';
import type { Backend } from '../../src/storage/backend.ts';
import { sealed } from '../../src/storage/envelope.ts';
import { createStore } from '../../src/storage/store.ts';
import { runs, type SomeTests } from '../support/runs.ts';
import { commitContract } from './commits.ts';
import { identityContract } from './identity.ts';

/** A kind of store, new for each test. */
export interface Place {
  /** Opens a further connection to its data, like another process. */
  open(): Promise<Backend>;
  /** The arguments by which `writer.ts` finds its data. */
  readonly address: readonly [folder: string, redisUrl: string];
  /** Leaves no room for another document. */
  fill(backend: Backend): Promise<void>;
  /** Takes the data away under the running store. */
  takeAway(): Promise<void>;
  clean(): Promise<void>;
}

const GAME = z.object({ turn: z.int(), actions: z.array(z.string()) });
type Game = z.infer<typeof GAME>;
const game = (turn: number): Game => ({ turn, actions: Array.from({ length: turn }, (_, index) => `action ${index}`) });

const NOON = Date.UTC(2026, 0, 2, 12);
const clock = { now: () => NOON };
/** The first revision in tests where a repeated one does no harm. */
const FIRST = () => 1;

/** The promises of every store. `withProcesses` runs those for which it takes other processes. */
export function contract(make: () => Promise<Place>, withProcesses: SomeTests): void {
  let place: Place;
  let backend: Backend;
  let store: Store;
  let lines: { data: object; message: string }[];
  const line = (data: object, message: string): void => void lines.push({ data, message });
  const log: Log = { debug: line, info: line, warn: line, error: line };

  beforeEach(async () => {
    lines = [];
    place = await make();
    backend = await place.open();
    store = createStore(backend, log, clock, { first: FIRST });
  });
  afterEach(async () => {
    await store.close();
    await place.clean();
  });

  const games = () => store.collection('game', GAME);

  /** Another process on the same data. */
  async function another(): Promise<AsyncDisposable & { store: Store }> {
    const other = createStore(await place.open(), log, clock, { first: FIRST });
    return { store: other, [Symbol.asyncDispose]: () => other.close() };
  }

  describe('documents and revisions', () => {
    test('a document that was never saved is none', async () => {
      expect(await games().load('a')).toEqual({ kind: 'none' });
    });

    test('a saved document is found, with the revision that it got', async () => {
      expect(await games().save('a', game(1), NEW)).toEqual({ kind: 'saved', revision: 1 });
      expect(await games().save('a', game(2), 1)).toEqual({ kind: 'saved', revision: 2 });
      expect(await games().load('a')).toEqual({ kind: 'found', stored: { value: game(2), revision: 2 } });
    });

    test('a long document that does not change is read once, and no reader changes it for others', async () => {
      await games().save('a', game(900), NEW);
      const there = async () => {
        const loaded = await same.load('a');
        return loaded.kind === 'found' ? loaded.stored.value : null;
      };
      const same = games();
      const first = await there();
      expect(await there()).toBe(first);
      expect(() => first!.actions.push('cheat')).toThrow(TypeError);
      await using other = await another();
      await other.store.collection('game', GAME).save('a', game(901), 1);
      expect(await there()).toEqual(game(901));
    });

    test('a save that builds on another revision is stale and changes nothing', async () => {
      await games().save('a', game(1), NEW);
      await games().save('a', game(2), 1);
      for (const basedOn of [NEW, 1, 3, 20]) {
        expect(await games().save('a', game(9), basedOn)).toEqual({ kind: 'stale' });
      }
      expect(await games().save('none', game(9), 1)).toEqual({ kind: 'stale' });
      expect(await games().load('a')).toMatchObject({ stored: { value: game(2), revision: 2 } });
      expect(await games().load('none')).toEqual({ kind: 'none' });
    });

    test('a revision is compared as a number, not as its first digits', async () => {
      for (let revision = 0; revision < 12; revision++) await games().save('a', game(revision), revision);
      expect(await games().save('a', game(99), 1)).toEqual({ kind: 'stale' });
      expect(await games().delete('a', 1)).toEqual({ kind: 'stale' });
    });

    test('only the present revision can be deleted, and then it is none again', async () => {
      await games().save('a', game(1), NEW);
      expect(await games().delete('a', 2)).toEqual({ kind: 'stale' });
      expect(await games().delete('a', NEW)).toEqual({ kind: 'stale' });
      expect(await games().delete('a', 1)).toEqual({ kind: 'deleted' });
      expect(await games().delete('a', 1)).toEqual({ kind: 'stale' });
      expect(await games().load('a')).toEqual({ kind: 'none' });
      expect(await games().save('a', game(1), NEW)).toEqual({ kind: 'saved', revision: 1 });
    });

    test('collections do not see each other, even if one name begins as another', async () => {
      await games().save('b', game(1), NEW);
      await games().save('a', game(1), NEW);
      await store.collection('game-over', GAME).save('c', game(1), NEW);
      await store.collection('gam', GAME).save('e:d', game(1), NEW);
      expect(await games().list()).toEqual(['a', 'b']);
      expect(await games().list('b')).toEqual(['b']);
      expect(await games().list('%')).toEqual([]);
      expect(await store.collection('gam', GAME).list()).toEqual(['e:d']);
      expect(await store.collection('lobby', GAME).list()).toEqual([]);
    });

    test('a list of thousands is whole', async () => {
      const ids = Array.from({ length: Math.max(1100, runs(2500)) }, (_, index) => String(10_000 + index));
      await Promise.all(ids.map((id) => games().save(id, game(0), NEW)));
      expect(await games().list()).toEqual(ids);
    });

    test('any text comes back unchanged', async () => {
      const texts = ['', '}}', '\u0000\u2028"\\', 'Größe 城 🏰', '\ud800', '%', '*?[a]', 'x'.repeat(300_000)];
      await games().save('a', { turn: 1, actions: texts }, NEW);
      expect(await games().load('a')).toMatchObject({ stored: { value: { actions: texts } } });
    });

    test('ids may have signs with a meaning in a store', async () => {
      for (const id of ['a*', 'a?', '[a]', 'a:b', '%_', "a'b", 'broken:game:a']) {
        await games().save(id, game(1), NEW);
        expect(await games().load(id)).toMatchObject({ kind: 'found' });
      }
      expect(await games().list()).toHaveLength(7);
    });

    test('an impossible id or name is a mistake of the program', async () => {
      for (const id of ['', ' ', 'a b', 'é', 'x'.repeat(201)])
        await expect(games().load(id)).rejects.toThrow(RangeError);
      for (const name of ['', 'a:b', 'broken', 'Game']) expect(() => store.collection(name, GAME)).toThrow(RangeError);
    });
  });

  describe('several callers at once', () => {
    test('many callers that read, change and save until it works lose nothing', async () => {
      await games().save('a', game(0), NEW);
      const add = async (): Promise<void> => {
        for (;;) {
          const loaded = await games().load('a');
          if (loaded.kind !== 'found') throw new Error(loaded.kind);
          const { value, revision } = loaded.stored;
          const saved = await games().save('a', { ...value, turn: value.turn + 1 }, revision);
          if (saved.kind === 'saved') return;
        }
      };
      const turn = Math.max(15, runs(40));
      await Promise.all(Array.from({ length: turn }, add));
      expect(await games().load('a')).toMatchObject({ stored: { value: { turn }, revision: turn + 1 } });
    });

    test('if 100 callers save on one revision, one wins', async () => {
      await games().save('a', game(0), NEW);
      await using other = await another();
      const both = [games(), other.store.collection('game', GAME)];
      const saves = Array.from({ length: 100 }, (_, index) => both[index % 2]!.save('a', game(index), 1));
      const winners = (await Promise.all(saves)).filter(({ kind }) => kind === 'saved');
      expect(winners).toEqual([{ kind: 'saved', revision: 2 }]);
    });

    test('if two callers save an absent document, or delete a present one, one wins', async () => {
      await using other = await another();
      const theirs = other.store.collection('game', GAME);
      const made = await Promise.all([games().save('a', game(1), NEW), theirs.save('a', game(2), NEW)]);
      expect(made.map(({ kind }) => kind).sort()).toEqual(['saved', 'stale']);
      const gone = await Promise.all([games().delete('a', 1), theirs.delete('a', 1)]);
      expect(gone.map(({ kind }) => kind).sort()).toEqual(['deleted', 'stale']);
    });

    withProcesses('two processes that count up in one document miss no count', async () => {
      const counts = await Promise.all([count(place.address, 150), count(place.address, 150)]);
      const all = counts.flat().sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    });
  });

  describe('damage', () => {
    const WHOLE = sealed(3, game(3));
    test.each([
      ['cut in half', WHOLE.slice(0, WHOLE.length / 2), 'it is not JSON'],
      ['empty', '', 'it is not JSON'],
      ['not a document of ours', '{"value":{"turn":3}}', 'no revision'],
      ['with a revision that is none', sealed(0, game(3)), 'no revision'],
      ['edited by hand', `${JSON.stringify(JSON.parse(WHOLE), null, 2)}\n`, 'not laid out'],
      ['of another shape', sealed(3, { turn: 'three', actions: [] }), 'turn'],
    ])(
      'a document %s is left where it is and reported once; a document made anew sets it aside',
      async (_, text, why) => {
        await backend.adapter.set('game:a', text);
        for (const basedOn of [2, 4]) expect(await games().save('a', game(4), basedOn)).toEqual({ kind: 'stale' });

        for (let times = 0; times < 3; times++) {
          const loaded = await games().load('a');
          expect(loaded).toEqual({ kind: 'broken', key: 'game:a', why: expect.stringContaining(why) });
        }
        expect(await backend.adapter.get('game:a')).toBe(text);
        expect(await backend.keys('')).toEqual(['game:a']);
        expect(lines).toEqual([
          {
            data: { key: 'game:a', why: expect.stringContaining(why) },
            message: 'a document cannot be read, and is left as it is',
          },
        ]);

        const setAsideAs = 'broken:game:a:2026-01-02T12:00:00.000Z';
        expect(await games().save('a', game(1), NEW)).toEqual({ kind: 'saved', revision: 1 });
        expect(await games().load('a')).toMatchObject({ kind: 'found', stored: { value: game(1) } });
        expect(await backend.adapter.get(setAsideAs)).toBe(text);
        expect(lines.slice(1)).toMatchObject([{ data: { key: 'game:a', setAsideAs } }]);
      },
    );

    test('a commit that makes a document anew sets the broken one aside', async () => {
      await backend.adapter.set('game:a', 'damage');
      await games().save('b', game(1), NEW);
      expect(await store.commit([games().saving('a', game(1), NEW), games().saving('b', game(2), 9)])).toBe('stale');
      expect(await backend.adapter.get('game:a')).toBe('damage');
      expect(await store.commit([games().saving('a', game(1), NEW), games().saving('b', game(2), 1)])).toBe('saved');
      expect(await games().load('a')).toMatchObject({ stored: { value: game(1) } });
      const [kept] = await backend.keys('broken:game:a:');
      expect(await backend.adapter.get(kept!)).toBe('damage');
    });

    test('half a document is not overwritten even by a caller who knew its revision', async () => {
      await backend.adapter.set('game:a', WHOLE.slice(0, WHOLE.length / 2));
      expect(await games().save('a', game(4), 3)).toEqual({ kind: 'stale' });
      expect(await games().delete('a', 3)).toEqual({ kind: 'stale' });
    });

    test('a broken document keeps its place if nothing can be made anew', async () => {
      await backend.adapter.set('game:a', 'damage');
      const kept = store.collection('game', GAME, { isKept: true });
      expect(await kept.save('a', game(1), NEW)).toEqual({ kind: 'stale' });
      expect(await store.commit([kept.saving('a', game(1), NEW)])).toBe('stale');
      expect(await backend.adapter.get('game:a')).toBe('damage');
    });

    test('if ten callers make a damaged document anew, one does, and the damaged one is set aside once', async () => {
      await using other = await another();
      await backend.adapter.set('game:a', 'damage');
      const both = [games(), other.store.collection('game', GAME)];
      const saves = Array.from({ length: 10 }, (_, index) => both[index % 2]!.save('a', game(index), NEW));
      expect((await Promise.all(saves)).filter(({ kind }) => kind === 'saved')).toHaveLength(1);
      expect(await backend.keys('broken:game:a:')).toHaveLength(1);
    });

    test('a document that is repaired between look and move is not set aside', async () => {
      await games().save('a', game(1), NEW);
      expect(await backend.move('game:a', 'broken:game:a:x', 'damage')).toBe(false);
      expect(await games().load('a')).toMatchObject({ kind: 'found' });
    });

    test('a document that is set aside overwrites no earlier one', async () => {
      await backend.adapter.set('game:a', 'damage');
      await backend.adapter.set('broken:game:a:x', 'older damage');
      expect(await backend.move('game:a', 'broken:game:a:x', 'damage')).toBe(false);
      expect(await backend.adapter.get('broken:game:a:x')).toBe('older damage');
      expect(await backend.adapter.get('game:a')).toBe('damage');
    });
  });

  describe('documents of a newer version', () => {
    const features: DocumentFeatures = {
      of: (document) => (document as { rules?: string[] } | null)?.rules ?? [],
      has: (feature) => feature === 'ours',
    };
    const RULED = z.strictObject({ format: z.literal(2).optional(), rules: z.array(z.string()) });
    const ruled = () => store.collection('ruled', RULED, { format: 2, features });
    const TENFOLD = '{"value":{"revision":7,"needs":["dragons"],"document":{"format":20,"rules":["ours"]}}}';

    test.each([
      ['that say so', TENFOLD, ['dragons', 'ruled 20']],
      ['of a later format, with any content', sealed(7, { format: 3, more: [1] }), ['ruled 3']],
      ['that name an absent feature', sealed(7, { rules: ['ours', 'dragons'] }), ['dragons']],
      ['of an unknown shape', sealed(7, 'gibberish', ['dragons']), ['dragons']],
      [
        'in a larger envelope',
        '{"value":{"revision":7,"at":3,"document":{"rules":[]},"by":4}}',
        ['envelope at', 'envelope by'],
      ],
      [
        'whose needs are written otherwise',
        '{"value":{"revision":7,"needs":{"dragons":2},"document":{}}}',
        ['envelope needs'],
      ],
    ])('%s are left alone by every call, and reported once', async (_, text, needs) => {
      await backend.adapter.set('ruled:a', text);
      const error = await ruled()
        .load('a')
        .catch((thrown) => thrown);
      expect(error).toBeInstanceOf(NeedsNewer);
      expect(error.message).toMatch(/^ruled:a was written by a newer version of the bot/);
      expect(await ruled().peek('a')).toMatchObject({ kind: 'newer', key: 'ruled:a', needs });
      for (const basedOn of [NEW, 6, 8]) {
        expect(await ruled().save('a', { rules: [] }, basedOn)).toEqual({ kind: 'stale' });
        expect(await store.commit([ruled().saving('a', { rules: [] }, basedOn)])).toBe('stale');
        expect(await ruled().delete('a', basedOn)).toEqual({ kind: 'stale' });
      }
      expect(await backend.adapter.get('ruled:a')).toBe(text);
      expect(await backend.keys('')).toEqual(['ruled:a']);
      expect(lines).toMatchObject([{ data: { key: 'ruled:a', needs } }]);
    });

    test('a document says which features it needs, and says nothing if it needs none', async () => {
      await ruled().save('plain', { rules: [] }, NEW);
      expect(await backend.adapter.get('ruled:plain')).toBe('{"value":{"revision":1,"document":{"rules":[]}}}');
      await ruled().save('new', { rules: ['ours'] }, NEW);
      expect(JSON.parse((await backend.adapter.get('ruled:new')) as string).value.needs).toEqual(['ours']);
      expect(await ruled().load('new')).toMatchObject({ kind: 'found', stored: { value: { rules: ['ours'] } } });
      expect(await ruled().save('new', { rules: [] }, 1)).toEqual({ kind: 'saved', revision: 2 });
      expect(await ruled().delete('new', 2)).toEqual({ kind: 'deleted' });
      expect(lines).toEqual([]);
    });

    test('keys beside the collections are no concern of any collection', async () => {
      await backend.adapter.set('weather:today', '{"value":{"revision":1,"document":"rain"}}');
      await games().save('a', game(1), NEW);
      expect(await games().list()).toEqual(['a']);
      await store.rankings.drop('');
      expect(await backend.adapter.get('weather:today')).toContain('rain');
    });
  });

  describe('revisions after a deletion', () => {
    test('a caller who still holds a deleted document cannot save or delete its successor', async () => {
      const drawn = createStore(await place.open(), log, clock);
      const theirs = drawn.collection('game', GAME);
      const seen = new Set<number>();
      for (let round = 0; round < Math.max(8, runs(20)); round++) {
        const made = await theirs.save('a', game(round), NEW);
        if (made.kind !== 'saved') throw new Error(made.kind);
        for (const old of seen) {
          expect(await theirs.save('a', game(99), old)).toEqual({ kind: 'stale' });
          expect(await theirs.delete('a', old)).toEqual({ kind: 'stale' });
          expect(await drawn.commit([theirs.saving('a', game(99), old)])).toBe('stale');
        }
        seen.add(made.revision);
        expect(await theirs.delete('a', made.revision)).toEqual({ kind: 'deleted' });
      }
      const saving = theirs.saving('a', game(1), NEW);
      expect(await drawn.commit([saving])).toBe('saved');
      expect(seen).not.toContain(saving.revision);
      expect(await theirs.load('a')).toMatchObject({ stored: { revision: saving.revision } });
      await drawn.close();
    });
  });

  describe('trouble', () => {
    test('a sound store says so', async () => {
      await expect(store.check()).resolves.toEqual([]);
      expect(await games().list()).toEqual([]);
    });

    test('a full store refuses to save, says that it is full, and keeps what it has', async () => {
      await games().save('a', game(1), NEW);
      await place.fill(backend);
      const large = { turn: 2, actions: ['x'.repeat(2_000_000)] };
      await expect(games().save('b', large, NEW)).rejects.toThrow(/full/);
      await expect(games().save('a', large, 1)).rejects.toThrow(StoreUnavailable);
      // It can be read, but it is ill as long as it takes no writes.
      await expect(store.check()).rejects.toThrow(/full/);
      expect(await games().load('a')).toMatchObject({ stored: { value: game(1), revision: 1 } });
      expect(await games().load('b')).toEqual({ kind: 'none' });
      expect(await games().delete('a', 1)).toEqual({ kind: 'deleted' });
      await expect(store.check()).resolves.toBeDefined();
    });

    test('a store that was taken away refuses every call and pretends nothing', async () => {
      await games().save('a', game(1), NEW);
      await place.takeAway();
      await expect(games().load('a')).rejects.toThrow(StoreUnavailable);
      await expect(games().save('a', game(2), 1)).rejects.toThrow(StoreUnavailable);
      await expect(games().delete('a', 1)).rejects.toThrow(StoreUnavailable);
      await expect(games().list()).rejects.toThrow(StoreUnavailable);
      await expect(store.check()).rejects.toThrow(StoreUnavailable);
    });

    test('a full store refuses a commit and makes no part of it', async () => {
      await store.commit([games().saving('a', game(1), NEW), store.rankings.setting('b', 'm', 1)]);
      await place.fill(backend);
      const large = { turn: 2, actions: ['x'.repeat(2_000_000)] };
      const ranks = Array.from({ length: 300 }, (_, index) => store.rankings.setting('b', `m${index}`, index));
      const changes = [store.rankings.adding('b', 'm', 1), games().saving('a', large, 1), ...ranks];
      await expect(store.commit(changes)).rejects.toThrow(/full/);
      expect(await games().load('a')).toMatchObject({ stored: { value: game(1), revision: 1 } });
      expect(await store.rankings.page('b', 0, 10)).toEqual([{ member: 'm', score: 1 }]);
      expect(await store.commit([games().deleting('a', 1), store.rankings.setting('b', 'm', null)])).toBe('saved');
    });

    test('a store that was taken away refuses commits and every call about boards', async () => {
      await store.commit([store.rankings.setting('b', 'm', 1)]);
      await place.takeAway();
      const { rankings } = store;
      const calls = [
        () => store.commit([games().saving('a', game(1), NEW)]),
        () => rankings.page('b', 0, 10),
        () => rankings.size('b'),
        () => rankings.score('b', 'm'),
        () => rankings.above('b', 0),
        () => rankings.place('b', 'm'),
        () => rankings.boards(''),
        () => rankings.drop(''),
      ];
      for (const call of calls) await expect(call()).rejects.toThrow(StoreUnavailable);
    });

    test('closing waits for a commit that is under way', async () => {
      const done = store.commit([games().saving('a', game(1), NEW), store.rankings.setting('b', 'm', 1)]);
      await store.close();
      expect(await done).toBe('saved');
      await using other = await another();
      expect(await other.store.rankings.score('b', 'm')).toBe(1);
    });

    test('closing waits for calls that are under way; afterwards every call is refused', async () => {
      const saved = games().save('a', game(1), NEW);
      await Promise.all([store.close(), store.close()]);
      expect(await saved).toEqual({ kind: 'saved', revision: 1 });
      await expect(games().load('a')).rejects.toThrow('The store is closed.');
      await expect(store.check()).rejects.toThrow(StoreUnavailable);
      await using other = await another();
      expect(await other.store.collection('game', GAME).load('a')).toMatchObject({ kind: 'found' });
    });

    withProcesses('a killed process loses nothing that was acknowledged', async () => {
      let acknowledged = 0;
      for (const lived of [5, 20, 45]) {
        acknowledged = (await count(place.address, 1_000_000, lived)).at(-1)!;
        await using other = await another();
        const loaded = await other.store.collection('counter', z.object({ count: z.int() })).load('one');
        // One more may be saved than was acknowledged.
        const counts = [acknowledged, acknowledged + 1];
        expect(loaded.kind === 'found' && counts.includes(loaded.stored.value.count)).toBe(true);
      }
      expect(acknowledged).toBeGreaterThanOrEqual(70);
    });

    withProcesses('a process that is killed among its commits leaves each commit whole or absent', async () => {
      for (const lived of [1, 10, 25]) {
        const acknowledged = (await count(place.address, 1_000_000, lived, 'commit')).at(-1)!;
        await using other = await another();
        const counts = await countsIn(other.store);
        expect(counts).toEqual([[acknowledged], [acknowledged + 1]].find(([first]) => first === counts[0]));
      }
    });

    withProcesses('two processes that count up by commits miss no count', async () => {
      const counts = await Promise.all([1, 2].map(() => count(place.address, 100, undefined, 'commit')));
      const all = counts.flat().sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
      expect(await countsIn(store)).toEqual([200]);
    });
  });

  describe('the identity of the store', () => {
    identityContract(() => place.open());
  });

  describe('commits and boards', () => {
    commitContract(async () => createStore(await place.open(), log, clock, { first: FIRST }));
  });
}

/** The different counts that a `writer.ts` left; only one if each commit was whole. */
async function countsIn(store: Store): Promise<number[]> {
  const counters = store.collection('counter', z.object({ count: z.int() }));
  const loaded = await Promise.all([counters.load('one'), counters.load('two')]);
  const counts = loaded.map((found) => (found.kind === 'found' ? found.stored.value.count : 0));
  const ranked = await store.rankings.page('counts', 0, 100);
  expect(ranked).toHaveLength(50);
  return [...new Set([...counts, ...ranked.map(({ score }) => score)])];
}

/** Runs `writer.ts` in a process of its own and returns the acknowledged counts; kills it after `killAfter` of them. */
export async function count(
  address: Place['address'],
  times: number,
  killAfter = Number.POSITIVE_INFINITY,
  how: 'save' | 'commit' = 'save',
): Promise<number[]> {
  const writer = fileURLToPath(new URL('writer.ts', import.meta.url));
  const child = spawn(process.execPath, [writer, ...address, String(times), how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (text.split('\n').length > killAfter) child.kill('SIGKILL');
  });
  const [code] = await gone;
  if (code !== 0 && code !== null) throw new Error(`the writer ended with ${code}`);
  return text.split('\n').slice(0, -1).map(Number);
}
