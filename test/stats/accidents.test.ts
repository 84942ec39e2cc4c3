import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../src/game/store/ports.ts';
import { ALL_TIME, createStats, EVERYWHERE, type LeaderboardQuery, type Stats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { type Call, type Disk, type MemoryStore, memoryStore, newDisk } from '../support/memory-store.ts';
import { DAY, type Ended, endedTable, GUILD, NOON } from '../support/results.ts';
import { isDrawn, moments, sampled } from '../support/runs.ts';
import { replace } from './ground.ts';

/** For what is tried at many moments of something long. */
const drawn = (title: string) => test.runIf(isDrawn(title, { oneIn: 6, about: ['src/stats/'] }));

const ADA = '123456789012345678';

let disk: Disk;
let store: MemoryStore;
let stats: Stats;

const statsOn = (on: Store): Stats =>
  createStats({ store: on, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => 3 });

beforeEach(() => {
  disk = newDisk();
  store = memoryStore(disk);
  stats = statsOn(store);
});

const record = async (...games: Ended[]): Promise<void> => {
  for (const game of games) expect(await stats.record(endedTable(game))).toBe('recorded');
};
const board = (query: Partial<LeaderboardQuery> = {}) =>
  stats.leaderboard({
    scope: GUILD,
    pool: 'duel',
    season: ALL_TIME,
    kind: 'all',
    measure: 'games',
    page: 0,
    reader: '1',
    ...query,
  });
/** All matching keys and texts on the disk, including documents put aside. */
const traces = (of: string): string[] =>
  [...disk].filter(([key, { text }]) => `${key} ${text}`.includes(of)).map(([key, { text }]) => `${key} ${text}`);
/** Runs `what` once in another process, before the store's first matching call; the result ensures at the end that it ran. */
function meanwhile(which: (call: Call) => boolean, what: (other: Stats) => Promise<unknown>): () => Promise<void> {
  const other = statsOn(memoryStore(disk));
  let doing: Promise<unknown> | null = null;
  store.pause = (call) => {
    if (doing !== null || !which(call)) return undefined;
    doing = what(other);
    return doing.then(() => {});
  };
  return async () => {
    store.pause = () => undefined;
    doing ??= what(other);
    await doing;
  };
}

/** Repeats `run` from one disk, each time with `what` in another process before another one of its calls. */
async function atEachCall(
  run: () => Promise<unknown>,
  what: (other: Stats) => Promise<unknown>,
  check: (where: string) => Promise<void>,
): Promise<void> {
  const untouched: Disk = new Map(disk);
  await restart(new Map(untouched));
  await run();
  const calls = store.calls.length;
  for (const at of moments(calls)) {
    await restart(new Map(untouched));
    const settled = meanwhile(({ number }) => number === at, what);
    await run();
    await settled();
    const { kind, key } = store.calls[at - 1] ?? { kind: 'nothing', key: '' };
    await check(`before call ${at}, ${kind} ${key}`);
  }
}

async function restart(on: Disk): Promise<void> {
  disk = on;
  store = memoryStore(disk);
  stats = statsOn(store);
}

test('a deletion removes a person from players who have not played for long, too', async () => {
  await record({ users: [ADA, '2'] }, { users: [ADA, '3'], ended: NOON + 9 * DAY, luck: 2 });
  await stats.privacy.erase(ADA);
  expect(traces(ADA)).toEqual([]);
  expect((await stats.rebuild()).isSame).toBe(true);
});

test.each(sampled('servers of a late game', [GUILD, '101'], { short: 1 }))(
  'a game in %s that ends during a deletion is without the deleted person or found again',
  async (guild) => {
    await record({ users: [ADA, '2'] }, { users: [ADA, '2'], luck: 2 });
    await atEachCall(
      () => stats.privacy.erase(ADA),
      (other) => other.record(endedTable({ users: [ADA, '3'], guild, luck: 3 })),
      async (where) => {
        expect((await stats.rebuild()).isSame, where).toBe(true);
        await stats.privacy.erase(ADA);
        expect(traces(ADA), where).toEqual([]);
        expect((await stats.rebuild()).isSame, where).toBe(true);
      },
    );
  },
);

test('a deletion by two processes at once leaves nothing of the person', async () => {
  await record({ users: [ADA, '2'] }, { users: [ADA, '3'], luck: 2 });
  await atEachCall(
    () => stats.privacy.erase(ADA),
    (other) => other.privacy.erase(ADA),
    async (where) => {
      expect(traces(ADA), where).toEqual([]);
      expect((await stats.rebuild()).isSame, where).toBe(true);
    },
  );
});

test('a deletion that another process has ended leaves the next deletion alone, which has its own mark', async () => {
  await record({ users: [ADA, '2'] }, { users: [ADA, '3'], luck: 2 });
  await atEachCall(
    () => stats.privacy.erase(ADA),
    async (other) => {
      await other.privacy.erase(ADA);
      for (const luck of [3, 4]) await other.record(endedTable({ users: [ADA, '2'], luck }));
      const crashing = memoryStore(disk);
      let results = 0;
      crashing.fault = ({ kind, key }) =>
        kind === 'commit' && key.includes('result:') && ++results > 1 ? 'before' : null;
      await expect(statsOn(crashing).privacy.erase(ADA)).rejects.toThrow();
    },
    async (where) => {
      await stats.privacy.resumeErasing();
      expect(traces(ADA), where).toEqual([]);
      expect((await stats.rebuild()).isSame, where).toBe(true);
    },
  );
});

test('a server that comes to a deletion during a rebuild of its boards is told of it', async () => {
  await record({ users: [ADA, '2'] }, { users: ['2', '3'], luck: 2, guild: '101' });
  const making = memoryStore(disk);
  const isMade = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  making.pause = ({ kind, key }) => {
    if (kind !== 'commit' || key !== 'stats-head:101') return undefined;
    isMade.resolve();
    return goOn.promise;
  };
  const rebuilt = statsOn(making).rebuild();
  await isMade.promise;
  const other = statsOn(memoryStore(disk));
  const left = [
    // The deletion knows the player's servers; now games end in another server.
    {
      of: `stats-head:${GUILD}`,
      async what() {
        for (const luck of [3, 4]) await other.record(endedTable({ users: [ADA, '3'], luck, guild: '101' }));
      },
    },
    // One of these games no longer names the player, the other still does; now the rebuild ends.
    {
      of: 'result:101:000000003',
      async what() {
        goOn.resolve();
        await rebuilt;
      },
    },
  ];
  store.pause = ({ kind, key }) =>
    kind === 'commit' && left[0] && key.split(' ').includes(left[0].of) ? left.shift()!.what() : undefined;
  await stats.privacy.erase(ADA);
  expect(left).toEqual([]);
  expect(traces(ADA)).toEqual([]);
  expect((await stats.rebuild()).isSame).toBe(true);
});

drawn('boards made anew while somebody deletes')(
  'a rebuild during a deletion, at any moment, gives the usual boards',
  async () => {
    for (const user of [ADA, '2', '4']) await stats.privacy.choose(user, { everywhere: true });
    await record(
      { users: [ADA, '2'] },
      { users: [ADA, '3'], luck: 2 },
      { users: [ADA, '2', '4'], luck: 4 },
      { users: [ADA, '4'], luck: 3, guild: '101' },
    );
    const rows = async () => {
      const found: unknown[] = [];
      for (const scope of [GUILD, '101', EVERYWHERE]) {
        for (const pool of ['duel', 'table'] as const) {
          const { rows: all } = await board({ scope, pool, measure: 'rating' });
          found.push(
            ...all.filter(({ player }) => player !== ADA).map(({ player, rating, curve }) => [player, rating, curve]),
          );
        }
      }
      return found;
    };
    const wanted = await rows();
    await atEachCall(
      () => stats.privacy.erase(ADA),
      (other) => other.rebuild(),
      async (where) => {
        expect(await rows(), where).toEqual(wanted);
        expect(traces(ADA), where).toEqual([]);
        expect((await stats.rebuild()).isSame, where).toBe(true);
      },
    );
  },
);

drawn('somebody deletes while boards are made anew')(
  'a deletion during a rebuild, at any moment, leaves nothing of the person',
  async () => {
    await record({ users: [ADA, '2'] }, { users: [ADA, '3'], luck: 2 }, { users: [ADA, '4'], luck: 3, guild: '101' });
    await atEachCall(
      () => stats.rebuild(),
      (other) => other.privacy.erase(ADA),
      async (where) => {
        expect(traces(ADA), where).toEqual([]);
        expect((await stats.rebuild()).isSame, where).toBe(true);
      },
    );
  },
);

test('a leaderboard that is read during a rebuild is whole', async () => {
  await record({ users: ['1', '2'] }, { users: ['1', '3'], luck: 2 });
  const wanted = await board();
  let seen: unknown;
  await atEachCall(
    async () => {
      seen = await board();
    },
    (other) => other.rebuild(),
    async (where) => expect(seen, where).toEqual(wanted),
  );
});

drawn('of two makings at once')('two rebuilds at once give whole boards, whenever the second begins', async () => {
  await record({ users: ['1', '2'] }, { users: ['1', '3'], luck: 2 }, { users: ['1', '2', '3'], luck: 2 });
  const wanted = await board();
  await stats.rebuild();
  const calls = store.calls.length;
  for (const at of moments(calls)) {
    await restart(disk);
    // The second making waits before its last step until the first is done.
    const held = memoryStore(disk);
    const isLast = ({ kind, key }: Call): boolean => kind === 'commit' && key === `stats-head:${GUILD}`;
    const { promise: isDone, resolve } = Promise.withResolvers<void>();
    held.pause = (call) => (isLast(call) ? isDone : undefined);
    let second: Promise<unknown> = Promise.resolve();
    meanwhile(
      ({ number }) => number === at,
      async () => {
        second = statsOn(held)
          .rebuild()
          .catch(() => {});
        while (!held.calls.some(isLast)) await new Promise((done) => setImmediate(done));
      },
    );
    await stats.rebuild().catch(() => {});
    store.pause = () => undefined;
    resolve();
    await second;
    expect(await board(), `before call ${at}`).toEqual(wanted);
    expect((await stats.rebuild()).isSame, `before call ${at}`).toBe(true);
  }
});

test.each(sampled('a making that ends', ['before', 'after'] as const, { short: 1 }))(
  'a rebuild that ends %s any call leaves whole boards',
  async (fault) => {
    await record({ users: ['1', '2'] }, { users: ['1', '3'], luck: 2 });
    const wanted = await board();
    await stats.rebuild();
    const calls = store.calls.length;
    for (const at of moments(calls)) {
      for (const isGone of [false, true]) {
        await restart(disk);
        store.fault = ({ number }) => (number === at || (isGone && number > at) ? fault : null);
        await stats.rebuild().catch(() => {});
        await restart(disk);
        expect(await board(), `${fault} ${at}`).toEqual(wanted);
        expect((await stats.rebuild()).isSame, `${fault} ${at}`).toBe(true);
      }
    }
  },
);

test.each(sampled('a deletion that ends', ['before', 'after'] as const, { short: 1 }))(
  'a deletion that ends %s any call is completed later',
  async (fault) => {
    for (const user of [ADA, '2']) await stats.privacy.choose(user, { everywhere: true });
    await record({ users: [ADA, '2'] }, { users: [ADA, '3'], luck: 2 });
    const untouched: Disk = new Map(disk);
    await stats.privacy.erase(ADA);
    const calls = store.calls.length;
    for (const at of moments(calls)) {
      await restart(new Map(untouched));
      store.fault = ({ number }) => (number >= at ? fault : null);
      await stats.privacy.erase(ADA).catch(() => {});
      await restart(disk);
      // Before it goes on, boards may be rebuilt and games played.
      if (at % 2 === 0) await stats.rebuild();
      if (at % 3 === 0) await record({ users: ['2', '3'], luck: 4 });
      if (disk.has(`erasing:${ADA}`)) expect(await stats.privacy.resumeErasing()).toEqual([ADA]);
      await stats.privacy.erase(ADA);
      expect(traces(ADA), `${fault} ${at}`).toEqual([]);
      expect((await stats.rebuild()).isSame, `${fault} ${at}`).toBe(true);
    }
  },
);

/** From then on another process changes the head of the server's boards right before each read and write of it. */
function unsettled(change: (text: string, time: number) => string): void {
  let time = 0;
  store.pause = ({ key }) => {
    const lying = disk.get(key);
    if (lying !== undefined && key === `stats-head:${GUILD}`)
      disk.set(key, { ...lying, text: change(lying.text, ++time), revision: lying.revision + 1 });
    return undefined;
  };
}

test('boards that others replace for ever are answered as they were last read', async () => {
  await record({ users: ['1', '2'] });
  unsettled((text, time) => text.replace(/"generation":"\w+"/, `"generation":"${time}"`));
  expect((await board()).size).toBe(0);
});

test('a rebuild that others disturb for ever is given up, and leaves nothing', async () => {
  await record({ users: ['1', '2'] });
  const wanted = await board();
  const names = (): string[] => [...disk.keys()].sort();
  const before = names();
  unsettled((text, time) => text.replace(/"epoch":\d+/, `"epoch":${time}`));
  await expect(stats.rebuild()).rejects.toThrow(`The results of ${GUILD} kept changing`);
  store.pause = () => undefined;
  expect(names()).toEqual(before);
  expect(await board()).toEqual(wanted);
});

test('a game across servers that ends while servers are read is on the board across servers afterwards', async () => {
  for (const user of ['1', '2']) await stats.privacy.choose(user, { everywhere: true });
  await record({ users: ['1', '2'] }, { users: ['1', '2'], guild: '101', luck: 2 });
  // By then the first server has been read, but not the second.
  const settled = meanwhile(
    ({ key }) => key === 'result:101:000000001',
    async (other) => {
      await other.record(endedTable({ users: ['1', '2'], luck: 3 }));
      await other.record(endedTable({ users: ['1', '2'], luck: 4, guild: '101' }));
    },
  );
  await stats.rebuild();
  await settled();
  expect((await board({ scope: EVERYWHERE })).own!.games).toBe(4);
  expect((await stats.rebuild()).isSame).toBe(true);
});

test('a person who hides stands on all boards or on none, for any fault of the store', async () => {
  await stats.privacy.choose('1', { everywhere: true });
  await record({ users: ['1', '2'] }, { users: ['1', '2'], guild: '101', luck: 2 });
  const untouched: Disk = new Map(disk);
  await stats.privacy.choose('1', { hidden: true });
  const calls = store.calls.length;
  for (const fault of ['before', 'after'] as const) {
    for (const at of moments(calls)) {
      await restart(new Map(untouched));
      store.fault = ({ number }) => (number === at ? fault : null);
      await stats.privacy.choose('1', { hidden: true }).catch(() => {});
      await restart(disk);
      const { hidden } = await stats.privacy.choices('1');
      for (const scope of [GUILD, '101']) expect((await board({ scope })).size, `${fault} ${at}`).toBe(hidden ? 1 : 2);
    }
  }
});

test('a head that cannot be read stops no results: they go on from where they were', async () => {
  for (const user of ['1', '2']) await stats.privacy.choose(user, { everywhere: true });
  await record({ users: ['1', '2'] }, { users: ['1', '2'], luck: 2 });
  for (const scope of [GUILD, EVERYWHERE]) disk.set(`stats-head:${scope}`, { text: '{', revision: 7 });
  await record({ users: ['1', '2'], luck: 3 });
  await stats.rebuild();
  expect((await board()).own!.games).toBe(3);
  expect((await board({ scope: EVERYWHERE })).own!.games).toBe(3);
  expect((await stats.history({ guild: GUILD, of: 'server', page: 0 })).size).toBe(3);
});

test('a game whose place among the results cannot be read is not counted again', async () => {
  const table = endedTable({ users: ['1', '2'] });
  await stats.record(table);
  for (const text of ['{', '{"guild":"100","number":1,"more":"of a newer version"}']) {
    disk.set(`result-of:${table.id}`, { text, revision: 1 });
    expect((await stats.game(table.id)).kind).toBe('game');
    expect([await stats.record(table), await stats.record(table)]).toEqual(['known', 'known']);
  }
  expect((await board()).own!.games).toBe(1);
});

test('a person of whom nothing can be read is found by their games, and can delete them', async () => {
  await record({ users: [ADA, '2'] }, { users: [ADA, '3'], guild: '101' });
  const person = `person:${ADA}`;
  disk.set(person, { text: '{', revision: 3 });
  await stats.privacy.erase(ADA);
  expect(traces(ADA).filter((line) => !line.startsWith('broken:'))).toEqual([]);
});

test('a deletion keeps games of a newer version, and is completed when that version runs again', async () => {
  await record({ users: [ADA, '2'] }, { users: [ADA, '2'], luck: 2 });
  const results = store.collection<object>('result', z.looseObject({}) as never, { format: 3 });
  const value = await replace(results, `${GUILD}:000000002`, (ours) => ({ ...ours, format: 3 }));
  expect((await stats.privacy.exportOf(ADA)).newer).toEqual([{ guild: GUILD, number: 2 }]);
  await expect(stats.privacy.erase(ADA)).rejects.toThrow('newer version');
  expect((await stats.history({ guild: GUILD, of: { user: ADA }, page: 0 })).size).toBe(2);
  // Other deletions do not wait for it.
  await store
    .collection('erasing', z.looseObject({}) as never)
    .save('99999', { former: 'former-999999999999' } as never, 0);
  expect(await stats.privacy.resumeErasing()).toEqual(['99999']);
  // The newer version runs again.
  await replace(results, `${GUILD}:000000002`, () => value);
  expect(await stats.privacy.resumeErasing()).toEqual([ADA]);
  expect(traces(ADA)).toEqual([]);
  expect((await stats.rebuild()).isSame).toBe(true);
});

test('a purge keeps games of a newer version, and removes them when that version runs again', async () => {
  const table = endedTable({ users: [ADA, '2'], guild: '555000555' });
  await stats.record(table);
  await stats.record(endedTable({ users: [ADA, '3'], guild: '555000555', luck: 2 }));
  const results = store.collection<object>('result', z.looseObject({}) as never, { format: 3 });
  const value = await replace(results, '555000555:000000001', (ours) => ({ ...ours, format: 3 }));
  for (let times = 0; times < 2; times++) {
    await expect(stats.privacy.purge('555000555')).rejects.toThrow('newer version');
    expect(await results.list('555000555')).toEqual(['555000555:000000001']);
  }
  await replace(results, '555000555:000000001', () => value);
  await stats.privacy.purge('555000555');
  expect(traces('555000555')).toEqual([]);
  expect(traces(ADA)).toEqual([]);
});

test('a purge of a server takes in a game that comes meanwhile', async () => {
  await record({ users: [ADA, '2'], guild: '555000555' });
  await atEachCall(
    () => stats.privacy.purge('555000555'),
    (other) => other.record(endedTable({ users: [ADA, '3'], guild: '555000555', luck: 3 })),
    async (where) => {
      // The game may have come after the purge.
      if ((await stats.history({ guild: '555000555', of: 'server', page: 0 })).size > 0) return;
      expect(traces('555000555'), where).toEqual([]);
      expect(traces(ADA), where).toEqual([]);
    },
  );
});

test('a result never replaces a result that cannot be read or that a newer version wrote', async () => {
  await record({ users: [ADA, '2'] });
  const texts = { [`${GUILD}:000000002`]: '{"format":1', [`${GUILD}:000000003`]: '{"format":10}' };
  for (const [id, text] of Object.entries(texts)) disk.set(`result:${id}`, { text, revision: 4 });
  await record({ users: [ADA, '2'], luck: 2 }, { users: [ADA, '2'], luck: 3 });
  for (const [id, text] of Object.entries(texts)) expect(disk.get(`result:${id}`)!.text).toBe(text);
  const { games } = await stats.history({ guild: GUILD, of: 'server', page: 0 });
  expect(games.map((one) => one.kind === 'game' && one.result.number)).toEqual([5, 4, 1]);
});

test('several former players of one game are different players', async () => {
  await record({ users: ['0', '0', '3'], names: ['', '', 'Cy'] });
  const { games } = await stats.history({ guild: GUILD, of: 'server', page: 0 });
  const players = games.flatMap((game) => (game.kind === 'game' ? game.result.seats.map(({ player }) => player) : []));
  expect(new Set(players).size).toBe(3);
  expect((await stats.rebuild()).isSame).toBe(true);
});

test('a deletion removes the remains of a rebuild that crashed', async () => {
  await record({ users: [ADA, '2'] });
  const crashed = memoryStore(disk);
  crashed.fault = ({ kind, key }) => (kind === 'commit' && key.startsWith('stats-head') ? 'before' : null);
  await expect(statsOn(crashed).rebuild()).rejects.toThrow();
  await stats.privacy.erase(ADA);
  expect(traces(ADA)).toEqual([]);
});

test('a recording that fails at any call is done once if it is repeated', async () => {
  for (const user of ['1', '2']) await stats.privacy.choose(user, { everywhere: true });
  await record({ users: ['1', '2'] });
  const untouched: Disk = new Map(disk);
  const table = endedTable({ users: ['1', '2', '3'], luck: 5 });
  const from = store.calls.length;
  await stats.record(table);
  const calls = store.calls.length - from;
  for (const fault of ['before', 'after'] as const) {
    for (const at of moments(calls)) {
      disk = new Map(untouched);
      const failing = memoryStore(disk);
      failing.fault = ({ number }) => (number === at ? fault : null);
      await expect(statsOn(failing).record(table)).rejects.toThrow();
      await restart(disk);
      await stats.record(table);
      expect((await stats.history({ guild: GUILD, of: 'server', page: 0 })).size).toBe(2);
      expect(await stats.rebuild()).toEqual({ games: 2, isSame: true });
    }
  }
});
