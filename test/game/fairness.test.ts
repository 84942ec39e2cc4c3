import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstByLot } from '../../src/game/past/fairness.ts';
import { systemSeeds } from '../../src/game/time/system-clock.ts';
import { verifyRecord } from '../../tools/verify/verify.ts';
import { ANN, done, game, lobby, member, service, turnOf } from './support.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the first player, drawn by lot', () => {
  test('follows from the seed by a formula that anybody can work out', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.integer({ min: 2, max: 6 }), (seed, members) => {
        // Another way than the program's: the remainder, digit by digit.
        const expected = [...sha256(`first of ${seed}`)].reduce(
          (rest, digit) => (rest * 16 + Number.parseInt(digit, 16)) % members,
          0,
        );
        expect(firstByLot(seed, members)).toBe(expected);
      }),
    );
  });

  test('is every member equally often', () => {
    const draws = 6000;
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < draws; n++) counts[firstByLot(sha256(`lot ${n}`), 6)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - draws / 6) ** 2 / (draws / 6), 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, p = 0.001; the seeds are always equal
  });

  test('decides the seats of the table', async () => {
    for (let players = 2; players <= 6; players++) {
      const on = service();
      const { table } = await done(on.tables.start(await lobby(on, players), ANN.user));
      const first = firstByLot(table.record!.setup.seed, players);
      const expected = Array.from({ length: players }, (_, seat) => member((first + seat) % players));
      expect(table.members).toEqual(expected);
    }
  });
});

describe('seed and hash', () => {
  test('the hash that is published at the start is the SHA-256 of the seed', async () => {
    const { table } = await game(service(), 2);
    expect(table.commitment).toBe(sha256(table.record!.setup.seed));
  });

  test('every game has a seed of its own; 256 bits from the system', async () => {
    const on = service();
    const one = await game(on, 2, { guild: '1', channel: '1' });
    const other = await game(on, 2, { guild: '1', channel: '2' });
    expect(one.table.commitment).not.toBe(other.table.commitment);
    const drawn = Array.from({ length: 100 }, () => systemSeeds.next());
    expect(new Set(drawn).size).toBe(100);
    for (const seed of drawn) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('verifying a record', () => {
  async function someTurns() {
    const on = service();
    let present = await game(on, 3);
    for (let turn = 0; turn < 10; turn++) present = await done(on.tables.play(turnOf(present)));
    return present;
  }

  test('an honest record: as published, left to chance, equal scores', async () => {
    const { table, game } = await someTurns();
    const found = verifyRecord(table.record!, table.commitment);
    expect(found).toMatchObject({ isAsPublished: true, isLeftToChance: true, commitment: table.commitment });
    expect(found.firstByLot).toBe(firstByLot(table.record!.setup.seed, 3));
    expect(found.replay.kind === 'replayed' && found.replay.game.view(null)).toEqual(game!.view(null));
  });

  test('the published hash in capitals and with blanks, and no hash', async () => {
    const { table } = await someTurns();
    expect(verifyRecord(table.record!, ` ${table.commitment!.toUpperCase()}\n`).isAsPublished).toBe(true);
    expect(verifyRecord(table.record!, null).isAsPublished).toBeNull();
  });

  test('a seed other than the published seed shows', async () => {
    const { table } = await someTurns();
    const { setup } = table.record!;
    const swapped = { setup: { ...setup, seed: `${setup.seed}0` }, actions: [] };
    expect(verifyRecord(swapped, table.commitment)).toMatchObject({ isAsPublished: false });
  });

  test('tiles laid out by hand show', async () => {
    const { table } = await someTurns();
    const rigged = { setup: { ...table.record!.setup, prepared: { draws: ['BA-A'] } }, actions: [] };
    expect(verifyRecord(rigged, table.commitment)).toMatchObject({ isAsPublished: true, isLeftToChance: false });
  });

  test('the illegal action is named', async () => {
    const { table } = await someTurns();
    const { setup, actions } = table.record!;
    const replay = (line: string) => verifyRecord({ setup, actions: [...actions, line] }, null).replay;
    const at = { kind: 'refused', action: actions.length };
    expect(replay('place 50,50 0')).toEqual({ ...at, line: 'place 50,50 0', why: 'not-legal' });
    expect(replay('swap 1')).toEqual({ ...at, line: 'swap 1', why: 'unreadable-action' });
    const wrong = verifyRecord({ setup: { ...setup, version: 99 }, actions }, null).replay;
    expect(wrong).toEqual({ kind: 'refused', action: null, line: null, why: 'unreadable-record: rules version 99' });
  });
});
