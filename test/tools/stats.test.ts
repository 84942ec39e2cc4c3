import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { tablesIn } from '../../src/game/store/documents.ts';
import { NEW, type Store } from '../../src/game/store/ports.ts';
import { TableSchema } from '../../src/game/table/table.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { createStats } from '../../src/stats/index.ts';
import { openStore } from '../../src/storage/open.ts';
import { run } from '../../tools/stats/run.ts';
import { keptLog } from '../game/support.ts';
import { replace } from '../stats/ground.ts';
import { quickFolder } from '../support/folder.ts';
import { endedTable, GUILD, HOUR, NOON, SHORT } from '../support/results.ts';

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = quickFolder('stats');
  store = await openStore({ dataDir, redisUrl: null, log: keptLog(), clock: systemClock });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const stats = () => createStats({ store, clock: systemClock, log: keptLog(), seasonMonths: async () => 3 });

/** Runs the program on the bot's data, as from the command line, while the bot (`store`) runs. */
async function rebuilt(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const env = { DATA_DIR: dataDir };
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line), env });
  return { code, out, err };
}

describe('npm run stats -- rebuild', () => {
  test('says whether the boards have changed', async () => {
    await stats().record(endedTable({ users: ['1', '2'] }));
    expect(await rebuilt('rebuild')).toMatchObject({
      code: 0,
      out: [expect.stringMatching(/^1 result in .* as they were/)],
    });
    const [board] = (await store.rankings.boards(GUILD)).filter((name) => name.endsWith('rating'));
    await store.commit([store.rankings.setting(board!, '1', 1)]);
    expect((await rebuilt('rebuild')).out[0]).toMatch(/are now\.$/);
    expect((await rebuilt('rebuild')).out[0]).toMatch(/as they were/);
  });

  test('games that ended before there were results get their results, in the order of their ends', async () => {
    const tables = store.collection('table', TableSchema);
    const [late, early] = [
      endedTable({ users: ['1', '2'], id: 'late0000', ended: NOON + HOUR }),
      endedTable({ users: ['1', '2'], id: 'zearly00', ended: NOON }),
    ];
    for (const table of [late, early]) await tables.save(table.id, table, NEW);
    await tables.save('lobby000', { ...late, id: 'lobby000', phase: 'lobby', record: null, commitment: null }, NEW);
    expect((await rebuilt('rebuild')).out[0]).toBe('2 games without a result have one now.');
    const { games } = await stats().history({ guild: GUILD, of: 'server', page: 0 });
    expect(games.map((game) => game.kind === 'game' && game.result.table)).toEqual(['late0000', 'zearly00']);
    expect((await rebuilt('rebuild')).out).toHaveLength(1);
  });

  test('games of today, with everything that older versions did not know, get results; those of a newer version wait for it', async () => {
    const tables = tablesIn(store);
    const setup = { ...SHORT, switches: SWITCHES.filter((one) => one !== 'map'), sets: TILE_SETS } as const;
    const ended = endedTable({ users: ['1', '2'], id: 'today000', setup });
    const members = ended.members.map((one) => ({ ...one, colour: 'red' as const }));
    await tables.save('today000', { ...ended, members }, NEW);
    await tables.save('running0', { ...ended, id: 'running0', phase: 'playing', undone: true }, NEW);
    const later = store.collection('table', TableSchema, {
      features: { of: () => ['rule of tomorrow'], has: () => true },
    });
    await later.save('newer000', { ...ended, id: 'newer000' }, NEW);
    const { code, out, err } = await rebuilt('rebuild');
    expect([code, out[0]]).toEqual([0, '1 game without a result has one now.']);
    expect(err.join()).toContain('newer version');
  });

  test('an empty store takes no time', async () => {
    expect((await rebuilt('rebuild')).out[0]).toMatch(/^0 results/);
  });

  test('results of a newer version: one sentence, and the boards stay', async () => {
    await stats().record(endedTable({ users: ['1', '2'] }));
    const results = store.collection<object>('result', z.looseObject({}) as never, { format: 3 });
    await replace(results, `${GUILD}:000000001`, () => ({ format: 3 }));
    const { code, err } = await rebuilt('rebuild');
    const why = `result:${GUILD}:000000001 was written by a newer version of the bot and needs result 3: run that one again.`;
    expect([code, err.at(-1)]).toEqual([1, why]);
  });

  test.each([[[]], [['rebuild', 'twice']], [['remake']]])('called as %o it says how to call it', async (args) => {
    const { code, err } = await rebuilt(...args);
    expect([code, err[0]]).toEqual([2, expect.stringContaining('usage: npm run -s stats -- rebuild')]);
  });
});
