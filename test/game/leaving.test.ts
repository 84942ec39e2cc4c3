import { describe, expect, test } from 'vitest';
import { PASS } from '../../src/engine/index.ts';
import {
  ANN,
  BEN,
  CLEO,
  DAN,
  done,
  firstLegal,
  game,
  HERE,
  lobby,
  mover,
  refusal,
  restarted,
  service,
  shortGame,
  turnOf,
} from './support.ts';

describe('resigning', () => {
  test('not on turn: the turn stays where it is, old buttons are stale', async () => {
    const on = service();
    const before = await game(on, 3);
    const after = await done(on.tables.resign(before.table.id, CLEO.user));
    expect(after.events).toEqual([{ type: 'resigned', seat: 2 }]);
    expect(after.table).toMatchObject({ phase: 'playing', revision: before.table.revision + 1 });
    expect(mover(after)).toBe(ANN.user);
    expect(after.game!.view(null).drawn).toBe(before.game!.view(null).drawn);
    expect(await refusal(on.tables.play(turnOf(before)))).toEqual({ code: 'stale' });
    const next = await done(on.tables.play(turnOf(await done(on.tables.play(turnOf(after))))));
    expect(mover(next)).toBe(ANN.user);
  });

  test('on turn with the tile in hand: it passes to the next player', async () => {
    const on = service();
    const before = await game(on, 3);
    const after = await done(on.tables.resign(before.table.id, ANN.user));
    expect(mover(after)).toBe(BEN.user);
    expect(after.game!.view(null)).toMatchObject({ drawn: before.game!.view(null).drawn, step: 'place' });
    await done(on.tables.play(turnOf(after)));
  });

  test('on turn between tile and meeple: the tile stays, the next player draws', async () => {
    const on = service();
    const before = await game(on, 3);
    const turn = turnOf(before);
    await done(on.tables.play({ ...turn, actions: turn.actions.slice(0, 1) }));
    const after = await done(on.tables.resign(turn.table, ANN.user));
    expect(after.game!.view(null).board).toHaveLength(2);
    expect(mover(after)).toBe(BEN.user);
    expect(after.game!.step).toBe('place');
  });

  test('the figures stay and score; a resignation still counts after a restart', async () => {
    const on = service();
    const before = await game(on, 3);
    const deploys = turnOf(before, (legal) => legal.find(({ type }) => type === 'deploy') ?? firstLegal(legal));
    await done(on.tables.play(deploys));
    await done(on.tables.resign(before.table.id, ANN.user));
    const { game: after } = await done(restarted(on).tables.look(before.table.id));
    expect(after!.view(null)).toMatchObject({ resigned: [0], figures: [{ seat: 0 }] });
  });

  test('in a game of two: the game is finished and the other player has won', async () => {
    const on = service();
    const { table } = await game(on, 2);
    const after = await done(on.tables.resign(table.id, BEN.user));
    expect(after.table.phase).toBe('finished');
    expect(after.game!.view(null).winners).toEqual([0]);
    expect(after.events.at(-1)).toMatchObject({ type: 'ended', winners: [0] });
    await done(on.tables.open(HERE, CLEO));
  });

  test('all but one, in turn: the last player left has won', async () => {
    const on = service();
    const { table } = await game(on, 4);
    await done(on.tables.resign(table.id, BEN.user));
    await done(on.tables.resign(table.id, ANN.user));
    const last = await done(on.tables.resign(table.id, DAN.user));
    expect(last.table.phase).toBe('finished');
    expect(last.game!.view(null)).toMatchObject({ winners: [2], resigned: [1, 0, 3] });
  });

  test('all at once, the last player left cannot: the game is over by then', async () => {
    const on = service();
    const { table } = await game(on, 3);
    const results = await Promise.all([ANN, BEN, CLEO].map(({ user }) => on.tables.resign(table.id, user)));
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual(['ok', 'ok', 'not-playing']);
  });

  test('already-resigned, not-at-table, not-playing', async () => {
    const on = service();
    const { table } = await game(on, 3);
    await done(on.tables.resign(table.id, BEN.user));
    expect(await refusal(on.tables.resign(table.id, BEN.user))).toEqual({ code: 'already-resigned' });
    expect(await refusal(on.tables.resign(table.id, DAN.user))).toEqual({ code: 'not-at-table' });
    await done(on.tables.resign(table.id, ANN.user));
    expect(await refusal(on.tables.resign(table.id, CLEO.user))).toEqual({ code: 'not-playing' });
    const id = await lobby(on, 2, { guild: '1', channel: '1' });
    expect(await refusal(on.tables.resign(id, ANN.user))).toEqual({ code: 'not-playing' });
  });
});

describe('abandoning by agreement', () => {
  test('once all agree; until then the turn and its buttons go on', async () => {
    const on = service();
    const before = await game(on, 3);
    const id = before.table.id;
    const one = await done(on.tables.agreeToAbandon(id, CLEO.user));
    expect(one.table).toMatchObject({
      phase: 'playing',
      abandoning: [CLEO.user],
      revision: before.table.revision,
    });
    await done(on.tables.agreeToAbandon(id, ANN.user));
    const all = await done(on.tables.agreeToAbandon(id, BEN.user));
    expect(all.table).toMatchObject({ phase: 'abandoned', revision: before.table.revision + 1 });
    expect(await refusal(on.tables.inChannel(HERE.channel))).toEqual({ code: 'no-such-table' });
    await done(on.tables.open(HERE, BEN));
  });

  test('a turn can still be played by a button from before an agreement', async () => {
    const on = service();
    const before = await game(on, 2);
    await done(on.tables.agreeToAbandon(before.table.id, BEN.user));
    expect(await on.tables.play(turnOf(before))).toMatchObject({ ok: true });
  });

  test('a player who plays on no longer agrees', async () => {
    const on = service();
    const before = await game(on, 2);
    const { table } = await done(on.tables.agreeToAbandon(before.table.id, ANN.user));
    const after = await done(on.tables.play(turnOf({ ...before, table })));
    expect(after.table.abandoning).toEqual([]);
    expect((await done(on.tables.agreeToAbandon(table.id, BEN.user))).table.phase).toBe('playing');
  });

  test('players who have resigned are not asked', async () => {
    const on = service();
    const { table } = await game(on, 3);
    await done(on.tables.resign(table.id, ANN.user));
    await done(on.tables.agreeToAbandon(table.id, BEN.user));
    expect((await done(on.tables.agreeToAbandon(table.id, CLEO.user))).table.phase).toBe('abandoned');
  });

  test('if the last player who had not agreed resigns, the game is abandoned', async () => {
    const on = service();
    const { table } = await game(on, 3);
    await done(on.tables.agreeToAbandon(table.id, ANN.user));
    await done(on.tables.agreeToAbandon(table.id, CLEO.user));
    const after = await done(on.tables.resign(table.id, BEN.user));
    expect(after.table.phase).toBe('abandoned');
    expect(after.events).toEqual([{ type: 'resigned', seat: 1 }]);
  });

  test('already-agreed, already-resigned, not-at-table, not-playing', async () => {
    const on = service();
    const { table } = await game(on, 3);
    const agree = (user: string) => refusal(on.tables.agreeToAbandon(table.id, user));
    await done(on.tables.agreeToAbandon(table.id, ANN.user));
    expect(await agree(ANN.user)).toEqual({ code: 'already-agreed' });
    expect(await agree(DAN.user)).toEqual({ code: 'not-at-table' });
    await done(on.tables.resign(table.id, BEN.user));
    expect(await agree(BEN.user)).toEqual({ code: 'already-resigned' });
    await done(on.tables.agreeToAbandon(table.id, CLEO.user));
    expect(await agree(CLEO.user)).toEqual({ code: 'not-playing' });
  });

  test('all at once: every agreement counts', async () => {
    const on = service();
    const { table } = await game(on, 4);
    const results = await Promise.all(
      [ANN, BEN, CLEO, DAN].map(({ user }) => on.tables.agreeToAbandon(table.id, user)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await done(on.tables.look(table.id))).table.phase).toBe('abandoned');
  });
});

describe('abandoning by a moderator', () => {
  test('a game: it stays readable and cannot be played on', async () => {
    const on = service();
    const before = await game(on, 2);
    const { table } = await done(on.tables.abandon(before.table.id));
    expect(table).toMatchObject({ phase: 'abandoned', revision: before.table.revision + 1 });
    expect((await done(on.tables.look(table.id))).game!.view(null).board).toHaveLength(1);
    expect(await refusal(on.tables.play(turnOf({ ...before, table })))).toEqual({ code: 'not-playing' });
    await done(on.tables.open(HERE, BEN));
  });

  test('a lobby', async () => {
    const on = service();
    const id = await lobby(on, 2);
    expect((await done(on.tables.abandon(id))).table.phase).toBe('abandoned');
    expect(await refusal(on.tables.join(id, CLEO))).toEqual({ code: 'not-in-lobby' });
    expect(await refusal(on.tables.abandon(id))).toEqual({ code: 'not-playing' });
  });

  test('a finished game stays finished', async () => {
    const on = service();
    let present = await shortGame(on, 2, 1);
    present = await done(on.tables.play(turnOf(present)));
    expect(await refusal(on.tables.abandon(present.table.id))).toEqual({ code: 'not-playing' });
    expect((await done(on.tables.look(present.table.id))).table.phase).toBe('finished');
    const late = { table: present.table.id, user: ANN.user, revision: present.table.revision, actions: [PASS] };
    expect(await refusal(on.tables.play(late))).toEqual({ code: 'game-over' });
  });
});
