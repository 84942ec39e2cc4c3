import { expect } from 'vitest';
import { z } from 'zod';
import { NEW } from '../../src/game/store/ports.ts';
import { FORMAT } from '../../src/stats/counts.ts';
import { EVERYWHERE } from '../../src/stats/index.ts';
import { DAY, endedTable, GUILD, NOON } from '../support/results.ts';
import type { SomeTests } from '../support/runs.ts';
import type { Ground } from './ground.ts';

/** How many games there are before the boards are made anew. */
const GAMES = 10;

/** Every board can be rebuilt from the results, whatever else happens meanwhile. */
export function rebuildPromises(ground: Ground, test: SomeTests): void {
  const { record, board, another, interruptedBefore } = ground;

  const some = async (): Promise<void> => {
    for (const user of ['1', '2', '3']) await ground.stats.privacy.choose(user, { everywhere: true });
    for (let i = 0; i < GAMES - 1; i++) {
      const users = ['1', '2', '3', '4', '5'].slice(i % 3, 2 + (i % 3) + (i % 2));
      await record({ users, luck: i, guild: i % 4 === 0 ? '101' : GUILD, ended: NOON + i * 2 * DAY });
    }
    await record({ users: ['1', '2'], turns: 1, resign: [0], ended: NOON + 80 * DAY });
    await ground.stats.privacy.choose('4', { hidden: true });
  };

  test('gives byte-equal boards, any number of times', async () => {
    await some();
    const [before, across] = [await board(), await board({ scope: EVERYWHERE })];
    expect(await ground.stats.rebuild()).toEqual({ games: GAMES, isSame: true });
    expect(await ground.stats.rebuild()).toEqual({ games: GAMES, isSame: true });
    expect([await board(), await board({ scope: EVERYWHERE })]).toEqual([before, across]);
    expect(across.rows.length).toBeGreaterThan(1);
  });

  test('mends damaged boards, and says that they were damaged', async () => {
    await some();
    const before = await board();
    const [name] = (await ground.store.rankings.boards(`${GUILD}.`)).filter((one) =>
      one.endsWith('all|duel.all|rating'),
    );
    await ground.store.commit([
      ground.store.rankings.setting(name!, '1', 9999),
      ground.store.rankings.setting(name!, '77', 5000),
    ]);
    expect(await board()).not.toEqual(before);
    expect(await ground.stats.rebuild()).toEqual({ games: GAMES, isSame: false });
    expect(await board()).toEqual(before);
  });

  test('notices a damaged standing, and a standing of nobody', async () => {
    await some();
    const before = await board();
    const standings = ground.store.collection('standing', z.looseObject({ player: z.string(), name: z.string() }), {
      format: FORMAT,
    });
    const stored = async (id: string) => {
      const loaded = await standings.load(id);
      if (loaded.kind !== 'found') throw new Error(`no ${id}`);
      return loaded.stored;
    };
    const [id] = (await standings.list()).filter((one) => one.startsWith(`${GUILD}.`) && one.endsWith(':all:1'));
    const { value, revision } = await stored(id!);
    await standings.save(id!, { ...value, name: 'Eve' }, revision);
    expect((await ground.stats.rebuild()).isSame).toBe(false);
    const [again] = (await standings.list()).filter((one) => one.startsWith(`${GUILD}.`) && one.endsWith(':all:1'));
    await standings.save(`${again}77`, { ...(await stored(again!)).value, player: '177' }, NEW);
    expect((await ground.stats.rebuild()).isSame).toBe(false);
    expect((await ground.stats.rebuild()).isSame).toBe(true);
    expect(await board()).toEqual(before);
  });

  test('takes in a game that ends right before it replaces the boards across servers', async () => {
    await some();
    let scopes = 0;
    const rebuilding = interruptedBefore(
      (changes) => changes.length === 1 && ++scopes === 3,
      () => record({ users: ['1', '2'], ended: NOON + 90 * DAY }),
    );
    const games = async (): Promise<number> => (await board({ scope: EVERYWHERE, measure: 'games' })).own!.games;
    const before = await games();
    await rebuilding.rebuild();
    expect(await games()).toBe(before + 1);
    expect((await ground.stats.rebuild()).isSame).toBe(true);
  });

  test('takes in games that end meanwhile', async () => {
    await some();
    const other = await another();
    let late = 0;
    const rebuilt = await Promise.all([
      ground.stats.rebuild(),
      ...Array.from({ length: 6 }, async (_, i) => {
        expect(await other.record(endedTable({ users: ['1', '2'], luck: i, ended: NOON + 90 * DAY }))).toBe('recorded');
        late += 1;
      }),
    ]);
    expect(late).toBe(6);
    expect(rebuilt[0]!.games).toBeGreaterThanOrEqual(GAMES);
    expect(await ground.stats.rebuild()).toEqual({ games: GAMES + 6, isSame: true });
  });

  test('puts no player who hides meanwhile back onto a board', async () => {
    await some();
    // A scope's last commit only replaces the old boards by the new ones.
    const rebuilding = interruptedBefore(
      (changes) => changes.length === 1,
      () => ground.stats.privacy.choose('1', { hidden: true }),
    );
    expect((await rebuilding.rebuild()).isSame).toBe(true);
    expect((await board()).rows.map(({ player }) => player)).not.toContain('1');
    expect((await board({ scope: EVERYWHERE })).rows.map(({ player }) => player)).not.toContain('1');
  });

  test('leaves nothing of an older rebuild behind', async () => {
    await some();
    await ground.stats.rebuild();
    const generations = new Set((await ground.store.rankings.boards(`${GUILD}.`)).map((name) => name.split('|')[0]));
    expect(generations.size).toBe(1);
  });
}
