import { afterEach, describe, expect, test } from 'vitest';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { type ComputersOptions, type ComputerThreads, createComputers } from '../../src/players/computers.ts';
import { LEVELS } from '../../src/players/levels.ts';
import { setupOf } from '../support/games.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';

const open: ComputerThreads[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((computers) => computers.close()));
});

function computersWith(options: ComputersOptions = {}): ComputerThreads {
  const computers = createComputers({ threads: 1, ...options });
  open.push(computers);
  return computers;
}

const fresh = (): GameRecord => Game.start(setupOf()).record;
const thread = (name: string): URL => new URL(`./threads/${name}.ts`, import.meta.url);

/** Records watches, none of which fires by itself. `jobs`: the watches of thinking, without those of loading. */
function watching() {
  const all: { readonly ms: number; readonly fn: () => void }[] = [];
  const jobs = () => all.filter(({ ms }) => ms !== LOADING);
  const after = (ms: number, fn: () => void) => {
    all.push({ ms, fn });
    return () => {};
  };
  const areWatched = (times: readonly number[]) => expect.poll(() => jobs().map(({ ms }) => ms)).toEqual(times);
  return { all, jobs, after, areWatched };
}
const LOADING = 15_000;

/** Plays the chosen actions; throws if one is not legal. */
function positionAfter(record: GameRecord, actions: Awaited<ReturnType<ComputerThreads['choose']>>): Game {
  const game = Game.of(record);
  for (const action of actions) game.play(action);
  return game;
}

test.each(sampled('levels that answer', LEVELS, { short: 2 }))(
  '%s answers with legal moves, all those of the turn',
  async (level) => {
    const computers = computersWith();
    const record = fresh();
    const actions = await computers.choose(record, level, 30);
    expect(actions[0]!.type).toBe('place');
    expect(positionAfter(record, actions).asked).toBeOneOf([0, 1]);
  },
);

const THREADS = { oneIn: 6, about: ['src/players/computers.ts', 'src/players/jobs.ts', 'src/players/worker.ts'] };
test.runIf(isDrawn('a game of two threads', THREADS))(
  'two threads play a whole game with cards and arrows against themselves',
  async () => {
    const computers = computersWith({ threads: 2 });
    const options = isLong ? {} : { most: 7 };
    let game = Game.start(
      setupOf({ sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'], seats: 3, options }),
    );
    while (!game.over) game = positionAfter(game.record, await computers.choose(game.record, 'hard', 2));
    expect(game.over).toBe(true);
  },
);

describe('a simple player stands in for a thread that does not answer', () => {
  test.each(['dying', 'throwing'])('%s', async (name) => {
    const troubles: string[] = [];
    const computers = computersWith({ worker: thread(name), trouble: ({ message }) => troubles.push(message) });
    const record = fresh();
    for (let turn = 1; turn <= 2; turn++) {
      expect(positionAfter(record, await computers.choose(record, 'master', 1000)).turn).toBeGreaterThan(0);
      expect(troubles.length).toBe(turn);
    }
  });

  test('hanging: once its time and a little more has passed, and the next request gets a new thread', async () => {
    const { jobs, after, areWatched } = watching();
    const troubles: string[] = [];
    const computers = computersWith({
      worker: thread('hanging'),
      patienceMs: 900,
      trouble: ({ message }) => troubles.push(message),
      after,
    });
    const record = fresh();
    const first = computers.choose(record, 'master', 2000);
    const second = computers.choose(record, 'master', 2000);
    await areWatched([2900]);
    jobs()[0]!.fn();
    expect(positionAfter(record, await first).turn).toBeGreaterThan(0);
    expect(troubles).toEqual(['a thread has thought for more than 2900 ms, of which it should need 2000']);
    // The second request waited behind the first; it has less time left, and goes to a new thread.
    await areWatched([2900, 1900]);
    jobs()[1]!.fn();
    expect(positionAfter(record, await second).turn).toBeGreaterThan(0);
  });

  test('hanging over work that no table waits for: it may take far longer, on a busy machine', async () => {
    const { jobs, after, areWatched } = watching();
    const computers = computersWith({ worker: thread('hanging'), threads: 3, patienceMs: 900, after });
    const record = fresh();
    const waiting: Promise<unknown>[] = [computers.hint(record, 1500)];
    await areWatched([8400]);
    waiting.push(computers.grade(record, 0, 800));
    await areWatched([8400, 24_900]);
    waiting.push(computers.riddle(record, 0, 1500));
    await areWatched([8400, 24_900, 45_900]);
    for (const { fn } of jobs()) fn();
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  });

  test('loading for too long; the time to load is no part of the time to think', async () => {
    const { all, jobs, after } = watching();
    const troubles: string[] = [];
    const computers = computersWith({
      worker: thread('loading'),
      trouble: ({ message }) => troubles.push(message),
      after,
    });
    const record = fresh();
    const chosen = computers.choose(record, 'master', 2000);
    expect(all.map(({ ms }) => ms)).toEqual([LOADING]);
    expect(jobs()).toEqual([]);
    all[0]!.fn();
    expect(positionAfter(record, await chosen).turn).toBeGreaterThan(0);
    expect(troubles).toEqual([`a thread has loaded for more than ${LOADING} ms`]);
  });

  test('closing: every caller who still waits is answered', async () => {
    const computers = computersWith({ worker: thread('hanging') });
    const record = fresh();
    const waiting = [computers.choose(record, 'hard', 500), computers.choose(record, 'hard', 500)];
    await computers.close();
    for (const actions of await Promise.all(waiting)) expect(positionAfter(record, actions).turn).toBeGreaterThan(0);
  });
});

test('one of two threads is kept for tables, whatever other work comes, and it has its whole time', async () => {
  const { after, areWatched } = watching();
  const computers = computersWith({
    threads: 2,
    worker: thread('hanging'),
    patienceMs: 0,
    after,
  });
  const record = fresh();
  const unhurried = Promise.allSettled([computers.grade(record, 0, 10), computers.riddle(record, 0, 20)]);
  await areWatched([300]);
  const chosen = computers.choose(record, 'master', 2000);
  await areWatched([300, 2000]);
  await computers.close();
  expect((await unhurried).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(positionAfter(record, await chosen).turn).toBeGreaterThan(0);
});
