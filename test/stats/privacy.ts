import { expect } from 'vitest';
import { EVERYWHERE } from '../../src/stats/index.ts';
import { endedTable, GUILD } from '../support/results.ts';
import type { SomeTests } from '../support/runs.ts';
import type { Ground } from './ground.ts';

/** People who hide, are counted across servers, delete or export; and servers that are purged. */
export function privacyPromises(ground: Ground, test: SomeTests): void {
  const { record, board, ratingsOf, everything, another, interruptedBefore } = ground;

  test('a player who hides leaves all boards at once, still sees themselves, and comes back as they were', async () => {
    await record({ users: ['1', '2'], luck: 3 }, { users: ['1', '3'], luck: 4 });
    const before = await board();
    await ground.stats.privacy.choose('1', { hidden: true });
    const hidden = await board();
    expect(hidden.rows.map(({ player }) => player)).not.toContain('1');
    expect(hidden.own!.player).toBe('1');
    expect(await ground.stats.profile(GUILD, '1', '2')).toBe('hidden');
    expect(await ground.stats.profile(GUILD, '1', '1')).toMatchObject({
      isHidden: true,
      games: 2,
      pools: [{ rank: null }],
    });
    expect(await ground.stats.profile(GUILD, '2', '2')).toMatchObject({ opponent: null });
    await record({ users: ['1', '4'], luck: 5 });
    expect((await board()).rows.map(({ player }) => player)).not.toContain('1');
    await ground.stats.privacy.choose('1', { hidden: false });
    expect((await board()).rows.map(({ player }) => player)).toContain('1');
    expect((await board()).own!.games).toBe(before.own!.games + 1);
    expect((await ground.stats.rebuild()).isSame).toBe(true);
  });

  test('a player who hides during the recording of their game comes onto no board', async () => {
    const other = await another();
    for (let i = 0; i < 8; i++) {
      const user = String(300 + i);
      await record({ users: [user, '1'], luck: i });
      await Promise.all([
        other.record(endedTable({ users: [user, '2'], luck: i })),
        ground.stats.privacy.choose(user, { hidden: true }),
      ]);
      expect((await board({ measure: 'games', page: 0 })).rows.map(({ player }) => player)).not.toContain(user);
    }
  });

  test('across servers a game counts only between two players who both ask for it', async () => {
    await ground.stats.privacy.choose('1', { everywhere: true });
    await record({ users: ['1', '2'], luck: 3 });
    expect((await board({ scope: EVERYWHERE })).size).toBe(0);
    await ground.stats.privacy.choose('2', { everywhere: true });
    await record({ users: ['1', '2'], luck: 3 }, { users: ['1', '2'], guild: '101', luck: 4 });
    await record({ users: ['1', '2', '3'], luck: 5 });
    const { rows } = await board({ scope: EVERYWHERE, measure: 'games' });
    expect(rows.map(({ player, games }) => [player, games])).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
    expect((await board({ scope: EVERYWHERE, pool: 'table' })).rows.map(({ player }) => player).sort()).toEqual([
      '1',
      '2',
    ]);
    await ground.stats.privacy.choose('2', { everywhere: false });
    expect((await board({ scope: EVERYWHERE })).rows.map(({ player }) => player)).toEqual(['1']);
  });

  test('a player who deletes is gone from everything, and the others stand as before', async () => {
    const ADA = '123456789012345678';
    for (const user of [ADA, '2']) await ground.stats.privacy.choose(user, { everywhere: true });
    for (let i = 0; i < 7; i++) {
      await record({
        users: [ADA, '2', '3'].slice(0, 2 + (i % 2)),
        names: ['Ada Lovelace', 'Bo', 'Cy'],
        luck: i,
        guild: i > 4 ? '101' : GUILD,
      });
    }
    const [duels, tables, across] = [
      await ratingsOf(),
      await ratingsOf({ pool: 'table' }),
      await ratingsOf({ scope: EVERYWHERE }),
    ];
    await ground.stats.privacy.erase(ADA);
    const left = await everything();
    expect(left).not.toContain(ADA);
    expect(left).not.toContain('Ada Lovelace');
    for (const [all, query] of [
      [duels, {}],
      [tables, { pool: 'table' }],
      [across, { scope: EVERYWHERE }],
    ] as const) {
      const { [ADA]: _, ...others } = all;
      expect(await ratingsOf(query)).toEqual(others);
    }
    expect((await ground.stats.rebuild()).isSame).toBe(true);
    const { games } = await ground.stats.history({ guild: GUILD, of: 'server', page: 0 });
    expect(games.map((game) => game.kind === 'game' && game.result.seats[0]!.player.startsWith('former-'))).toEqual(
      Array(5).fill(true),
    );
    // A player who plays again begins anew.
    await record({ users: [ADA, '2'], luck: 1 });
    expect((await board({ reader: ADA })).own!.games).toBe(1);
  });

  test('a second deletion, or one by a person who never played, changes nothing', async () => {
    await record({ users: ['1', '2'] });
    const before = await everything();
    await ground.stats.privacy.erase('55');
    expect(await everything()).toBe(before);
    await ground.stats.privacy.erase('1');
    const after = await everything();
    await ground.stats.privacy.erase('1');
    expect(await everything()).toBe(after);
  });

  test('games that end during a deletion lose nothing', async () => {
    const other = await another();
    for (let i = 0; i < 5; i++) await record({ users: ['1', '2'], luck: i });
    await Promise.all([
      ground.stats.privacy.erase('1'),
      ...Array.from({ length: 5 }, (_, i) => other.record(endedTable({ users: ['2', '3'], luck: i }))),
    ]);
    expect((await board({ reader: '2', measure: 'games' })).own!.games).toBe(10);
    expect((await ground.stats.rebuild()).isSame).toBe(true);
    expect(await everything()).not.toContain('"player":"1"');
  });

  test('a deletion takes in a game of the player that ends meanwhile', async () => {
    await record({ users: ['1', '2'] }, { users: ['1', '2'], luck: 2 });
    const late = endedTable({ users: ['1', '3'], luck: 3 });
    const interrupted = interruptedBefore(
      () => true,
      async () => expect(await ground.stats.record(late)).toBe('recorded'),
    );
    await interrupted.privacy.erase('1');
    expect(await everything()).not.toMatch(/"player":"1"|\w:1 /);
    expect((await board({ reader: '3' })).own!.games).toBe(1);
  });

  test('an export holds all data of its owner, and no ids of others', async () => {
    await record(
      { users: ['1111111111', '2222222222'], luck: 2 },
      { users: ['1111111111', '3333333333'], guild: '101' },
    );
    const exported = await ground.stats.privacy.exportOf('1111111111');
    expect(exported.games).toHaveLength(2);
    expect(exported.standings.map(({ scope, season }) => `${scope} ${season}`).sort()).toEqual([
      '100 2026-10+3',
      '100 all',
      '101 2026-10+3',
      '101 all',
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/2222222222|3333333333/);
    expect((await ground.stats.privacy.exportOf('99')).games).toEqual([]);
  });

  test('a purge removes everything of a server, and leaves other servers', async () => {
    await record({ users: ['1', '777000777'], guild: '555000555' }, { users: ['1', '2'] });
    await ground.stats.privacy.purge('555000555');
    expect(await everything()).not.toMatch(/555000555|777000777/);
    expect((await board()).own!.games).toBe(1);
    await ground.stats.privacy.purge('555000555');
  });

  test('games of a purged server go on counting across servers until a rebuild', async () => {
    for (const user of ['1', '2']) await ground.stats.privacy.choose(user, { everywhere: true });
    const across = { scope: EVERYWHERE };
    await record({ users: ['1', '2'] });
    const alone = await board(across);
    await record({ users: ['1', '2'], guild: '555000555' });
    const both = await board(across);
    expect(both).not.toEqual(alone);
    await ground.stats.privacy.purge('555000555');
    expect(await board(across)).toEqual(both);
    expect(await everything()).not.toContain('555000555');
    expect(await ground.stats.rebuild()).toEqual({ games: 1, isSame: false });
    expect(await board(across)).toEqual(alone);
    expect(await ground.stats.rebuild()).toEqual({ games: 1, isSame: true });
  });
}
