import { describe, expect, test } from 'vitest';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import {
  type AbsenceChoice,
  type Table,
  type TableOptions,
  TableSchema,
  type UserId,
} from '../../src/game/table/table.ts';
import { AWAY_MS, LONG_AWAY_MS } from '../../src/game/time/absence.ts';
import { PLAIN_TIME } from '../../src/game/time/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/game/time/pace.ts';
import { ANN, BEN, CLEO, DAN, done, lobby, mover, refusal, type Service, service, turnOf } from './support.ts';

type Pace = NonNullable<TableOptions['pace']>;
const LIVE: Pace = { kind: 'live', minutes: 8 };
const POST: Pace = { kind: 'post', days: 3 };

/** A game begun by Ann, without a limit unless a pace is given. */
async function begun(players: number, pace: Pace | null = null) {
  const on = service();
  const id = await lobby(on, players);
  const { table } = await done(on.tables.look(id));
  await done(on.tables.setOptions(id, ANN.user, { first: ANN.user, pace }, table.revision));
  const before = await done(on.tables.start(id, ANN.user));
  const vote = async (user: UserId, choice: AbsenceChoice, absent: readonly UserId[] = []) => {
    const { revision } = await tableNow();
    return on.tables.vote(id, user, choice, { level: 'medium', absent, revision });
  };
  const tableNow = async (): Promise<Table> => (await done(on.tables.look(id))).table;
  return { on, id, before, vote, tableNow };
}

const about = { ...PLAIN_TIME, user: ANN.user, isGone: false, absent: [] };
/** Lets Ann's time run out. */
async function out(on: Service, id: string, of: Partial<typeof about> = {}) {
  on.clock.time += 4 * DAY_MS;
  return done(on.tables.tick(id, { ...about, ...of }));
}

describe('a player who does not answer, at a table without a limit', () => {
  const waited = async (players: number) => {
    const game = await begun(players);
    game.on.clock.time += AWAY_MS;
    return game;
  };

  test('in a game of two the other player’s wish is enough', async () => {
    const { before, vote } = await waited(2);
    const after = await done(vote(BEN.user, 'computer'));
    expect(after).toMatchObject({ decided: 'computer', about: ANN.user });
    expect(after.table.members[0]).toEqual({ ...ANN, computer: 'medium', aided: true });
    expect(after.table.revision).toBe(before.table.revision + 1);
  });

  test('more than half of the other people in the game have to wish it, and no others', async () => {
    const { on, id, vote } = await waited(4);
    await done(on.tables.resign(id, DAN.user));
    on.clock.time += AWAY_MS;
    const first = await done(vote(BEN.user, 'computer'));
    expect(first.decided).toBeNull();
    expect(first.table.away).toEqual({ seat: 0, why: 'silent', votes: [{ user: BEN.user, choice: 'computer' }] });
    expect(first.table.members[0]).toEqual(ANN);
    expect(await refusal(vote(BEN.user, 'computer'))).toEqual({ code: 'already-agreed' });
    expect(await refusal(vote(DAN.user, 'computer'))).toEqual({ code: 'already-resigned' });
    const all = await done(vote(CLEO.user, 'computer'));
    expect(all.table.members[0]!.computer).toBe('medium');
    expect(all.table.away).toBeUndefined();
  });

  test('two of three others are enough, and a voter can change the choice', async () => {
    const { vote } = await waited(4);
    await done(vote(BEN.user, 'wait'));
    expect((await done(vote(CLEO.user, 'computer'))).decided).toBeNull();
    const after = await done(vote(BEN.user, 'computer'));
    expect(after.decided).toBe('computer');
  });

  test('a voter who is absent is not waited for, and counts again once they choose', async () => {
    const { vote } = await waited(4);
    expect((await done(vote(BEN.user, 'wait', [CLEO.user]))).decided).toBeNull();
    expect((await done(vote(CLEO.user, 'computer', [DAN.user]))).decided).toBeNull();
    expect((await done(vote(BEN.user, 'computer', [DAN.user]))).decided).toBe('computer');
  });

  test('a vote is refused before the player has had time to answer, and on the voter’s own seat', async () => {
    const { on, vote } = await begun(2);
    on.clock.time += AWAY_MS - 1;
    expect(await refusal(vote(BEN.user, 'computer'))).toEqual({ code: 'not-away' });
    on.clock.time += 1;
    expect(await refusal(vote(ANN.user, 'computer'))).toEqual({ code: 'not-away' });
    await done(vote(BEN.user, 'computer'));
    on.clock.time += AWAY_MS;
    expect(await refusal(vote(BEN.user, 'computer'))).toEqual({ code: 'computer-plays' });
  });

  test('a player who is waited for has as much time again', async () => {
    const { on, vote, tableNow } = await waited(2);
    expect((await done(vote(BEN.user, 'wait'))).decided).toBe('wait');
    expect((await tableNow()).away).toBeUndefined();
    expect(await refusal(vote(BEN.user, 'computer'))).toEqual({ code: 'not-away' });
    on.clock.time += AWAY_MS;
    expect((await done(vote(BEN.user, 'computer'))).decided).toBe('computer');
  });

  test('no player is removed within a day: removing, which cannot be taken back, takes longer', async () => {
    const { on, before, vote } = await waited(3);
    const until = before.table.touched + LONG_AWAY_MS;
    expect(await refusal(vote(BEN.user, 'remove'))).toEqual({ code: 'time-left', until });
    await done(vote(BEN.user, 'wait'));
    on.clock.time = until;
    await done(vote(BEN.user, 'remove'));
    const after = await done(vote(CLEO.user, 'remove'));
    expect(after.game!.resigned).toEqual([0]);
    expect(after.table.phase).toBe('playing');
    expect(mover(after)).toBe(BEN.user);
  });

  test('a player who answers after all is not away', async () => {
    const { on, id, vote } = await waited(3);
    await done(vote(BEN.user, 'computer'));
    const answered = await done(on.tables.play(turnOf(await done(on.tables.look(id)))));
    expect(answered.table.away).toBeUndefined();
  });

  test('the vote of a user whose data is deleted is gone', async () => {
    const { on, id, vote, tableNow } = await waited(5);
    await done(vote(BEN.user, 'computer'));
    await on.tables.forget(BEN.user);
    expect(JSON.stringify(await tableNow())).not.toContain(BEN.user);
    expect((await done(on.tables.look(id))).table.phase).toBe('playing');
  });

  test('votes that an older version noted are read as wishes for a computer', async () => {
    const { before } = await begun(3);
    const older = TableSchema.parse({ ...before.table, away: { seat: 0, agreed: [BEN.user] } });
    expect(older.away).toEqual({ seat: 0, why: 'silent', votes: [{ user: BEN.user, choice: 'computer' }] });
    expect(TableSchema.parse(older)).toEqual(older);
  });
});

describe('a table with a pace', () => {
  test('an older version of the bot leaves the table alone; a table without a limit needs nothing new', async () => {
    expect(GAME_FEATURES.of((await begun(2)).before.table)).not.toContain('time');
    expect(GAME_FEATURES.of((await begun(2, LIVE)).before.table)).toContain('time');
    expect(GAME_FEATURES.has('time')).toBe(true);
    const { table } = (await begun(2)).before;
    expect(GAME_FEATURES.of({ ...table, away: { seat: 0, why: 'silent', votes: [] } })).toContain('time');
    expect(GAME_FEATURES.of({ ...table, away: { seat: 0, agreed: [] } })).not.toContain('time');
    expect(GAME_FEATURES.of({ settings: { pace: POST } })).toContain('time');
  });

  test('a clock runs for the asked player, anew with each turn', async () => {
    const { on, before } = await begun(2, LIVE);
    const first = before.table.clock!;
    expect(first).toMatchObject({ seat: 0, spent: 0, due: on.clock.time + 6 * MINUTE_MS });
    on.clock.time += 5 * MINUTE_MS;
    const played = await done(on.tables.play(turnOf(before)));
    expect(played.table.clock).toMatchObject({ seat: 1, spent: 0, since: on.clock.time });
  });

  test('no clock runs for a computer, nor for a player whom nobody waits for', async () => {
    const { on, id, before } = await begun(2, LIVE);
    const handed = await done(on.tables.handOver(id, ANN.user, 'medium'));
    expect(handed.table.clock).toBeUndefined();
    const back = await done(on.tables.comeBack(id, ANN.user));
    expect(back.table.clock).toMatchObject({ seat: 0, since: on.clock.time });
    expect(before.table.clock).toBeDefined();
  });

  test('agreements of others, and hints, leave the clock unchanged', async () => {
    const { on, id, before, tableNow } = await begun(3, POST);
    on.clock.time += HOUR_MS;
    await done(on.tables.agreeToAbandon(id, BEN.user));
    expect(await tableNow()).toMatchObject({ clock: before.table.clock, touched: before.table.touched });
  });

  test('no vote about a player is taken before their time has run out', async () => {
    const { on, vote, before } = await begun(2, POST);
    on.clock.time += 2 * DAY_MS;
    const until = before.table.clock!.since + 3 * DAY_MS;
    expect(await refusal(vote(BEN.user, 'computer'))).toEqual({ code: 'time-left', until });
  });

  test('once the time has run out the others choose, and the clock alone makes nobody lose', async () => {
    const { on, id, vote } = await begun(2, POST);
    const ticked = await out(on, id);
    expect(ticked.happened).toBe('away');
    expect(ticked.table).toMatchObject({ phase: 'playing', away: { seat: 0, why: 'time', votes: [] } });
    expect((await on.tables.due(0)).ids).toEqual([]);
    on.clock.time += 100 * DAY_MS;
    expect((await done(on.tables.look(id))).table.phase).toBe('playing');
    const after = await done(vote(BEN.user, 'computer'));
    expect(after.decided).toBe('computer');
  });

  test('a player who is waited for has the whole time again, with its reminders', async () => {
    const { on, id, vote } = await begun(2, POST);
    await out(on, id);
    const after = await done(vote(BEN.user, 'wait'));
    expect(after.table.away).toBeUndefined();
    expect(after.table.clock).toEqual({
      ...{ seat: 0, turn: 1, since: on.clock.time, spent: 0, passed: 0 },
      due: on.clock.time + HOUR_MS,
    });
  });

  test('a removed player has resigned: in a game of two the other player wins', async () => {
    const { on, id, vote } = await begun(2, LIVE);
    await out(on, id);
    const after = await done(vote(BEN.user, 'remove'));
    expect(after).toMatchObject({ decided: 'remove', table: { phase: 'finished' } });
    expect(after.game!.view(null).winners).toEqual([1]);
    expect((await on.tables.due(0)).ids).toEqual([]);
  });

  test('the absent player can still play, as long as nothing is decided', async () => {
    const { on, id } = await begun(3, LIVE);
    const ticked = await out(on, id);
    const played = await done(on.tables.play(turnOf(ticked as LoadedTable)));
    expect(played.table.away).toBeUndefined();
    expect(played.table.clock).toMatchObject({ seat: 1, since: on.clock.time });
  });

  test('the others decide at once about a player who has left the server, and a game without players is abandoned', async () => {
    const { on, id } = await begun(3, POST);
    on.clock.time += HOUR_MS;
    const ticked = await done(on.tables.tick(id, { ...about, isGone: true, absent: [CLEO.user] }));
    expect(ticked).toMatchObject({ happened: 'away', table: { away: { why: 'gone' } } });
    const alone = await done(on.tables.tick(id, { ...about, isGone: true, absent: [BEN.user, CLEO.user] }));
    expect(alone).toMatchObject({ happened: 'abandoned', table: { phase: 'abandoned' } });
  });

  test('one of two votes that cross decides, and the other voter is told that the table has moved on', async () => {
    const { on, id, vote } = await begun(4, LIVE);
    const before = await out(on, id);
    await done(vote(BEN.user, 'wait'));
    const [one, two] = await Promise.all([vote(CLEO.user, 'wait'), vote(DAN.user, 'computer')]);
    expect(one.ok && one.value.decided).toBe('wait');
    expect(two).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect((await done(on.tables.look(id))).table.revision).toBe(before.table.revision + 1);
  });
});

describe('abandoning', () => {
  test('does not need a player whose time has run out', async () => {
    const { on, id } = await begun(3, LIVE);
    await out(on, id);
    expect((await done(on.tables.agreeToAbandon(id, BEN.user))).table.phase).toBe('playing');
    expect((await done(on.tables.agreeToAbandon(id, CLEO.user))).table.phase).toBe('abandoned');
  });

  test('needs an absent player for a day at a table without a limit', async () => {
    const { on, id } = await begun(2);
    on.clock.time += LONG_AWAY_MS - 1;
    expect((await done(on.tables.agreeToAbandon(id, BEN.user))).table.phase).toBe('playing');
    const later = await begun(2);
    later.on.clock.time += LONG_AWAY_MS;
    expect((await done(later.on.tables.agreeToAbandon(later.id, BEN.user))).table.phase).toBe('abandoned');
  });

  test('by one player alone means giving up, even if others who have resigned had agreed', async () => {
    const { on, id } = await begun(3, LIVE);
    await done(on.tables.agreeToAbandon(id, CLEO.user));
    await done(on.tables.resign(id, CLEO.user));
    await out(on, id);
    const { table } = await done(on.tables.agreeToAbandon(id, BEN.user));
    expect(table).toMatchObject({ phase: 'abandoned', members: [{}, { exit: 'given-up' }, {}] });
  });

  test('does not need a player who has left the server, whoever is asked', async () => {
    const { on, id } = await begun(3, POST);
    await done(on.tables.agreeToAbandon(id, ANN.user));
    expect((await done(on.tables.agreeToAbandon(id, BEN.user, [CLEO.user]))).table.phase).toBe('abandoned');
  });
});

describe('a pause', () => {
  const pause = (on: Service, id: string, user: UserId, absent: readonly UserId[] = []) =>
    on.tables.pause(id, user, { about: PLAIN_TIME, absent });

  test('takes the agreement of all who are there, and then the clock stands still until any player goes on', async () => {
    const { on, id, before, vote } = await begun(3, LIVE);
    on.clock.time += 2 * MINUTE_MS;
    const first = await done(pause(on, id, ANN.user));
    expect(first.table).toMatchObject({ pausing: [ANN.user], clock: before.table.clock });
    expect(await refusal(pause(on, id, ANN.user))).toEqual({ code: 'already-agreed' });
    const paused = await done(pause(on, id, BEN.user, [CLEO.user]));
    expect(paused.table).toMatchObject({ clock: { paused: true, spent: 2 * MINUTE_MS, due: null } });
    expect(paused.table.pausing).toBeUndefined();
    expect(await refusal(pause(on, id, CLEO.user))).toEqual({ code: 'paused' });
    on.clock.time += 10 * DAY_MS;
    expect((await on.tables.due(0)).ids).toEqual([]);
    expect(await refusal(vote(BEN.user, 'computer'))).toEqual({ code: 'paused' });
    const on_ = await done(on.tables.goOn(id, CLEO.user));
    expect(on_.table.clock).toMatchObject({ spent: 2 * MINUTE_MS, since: on.clock.time });
    expect(await refusal(on.tables.goOn(id, CLEO.user))).toEqual({ code: 'not-paused' });
    expect((await on.tables.due(0)).ids).toEqual([id]);
    const ticked = await done(on.tables.tick(id, about));
    expect(ticked).toMatchObject({ happened: 'nothing', table: { clock: { due: on.clock.time + 4 * MINUTE_MS } } });
  });

  test('ends when a player plays; a wish for a pause does, too', async () => {
    const { on, id, before } = await begun(2, LIVE);
    await done(pause(on, id, BEN.user));
    await done(pause(on, id, ANN.user));
    on.clock.time += DAY_MS;
    const paused = await done(on.tables.look(id));
    const played = await done(on.tables.play(turnOf(paused)));
    expect(played.table.clock).toMatchObject({ seat: 1, spent: 0, since: on.clock.time });
    expect(played.table.clock!.paused).toBeUndefined();
    await done(pause(on, id, ANN.user));
    const next = await done(on.tables.play(turnOf(played)));
    expect(next.table.pausing).toBeUndefined();
    expect(next.table.revision).toBe(before.table.revision + 3);
  });

  test('is refused without a clock, and after the time has run out', async () => {
    const { on, id } = await begun(2);
    expect(await refusal(pause(on, id, ANN.user))).toEqual({ code: 'nothing-to-pause' });
    const timed = await begun(2, LIVE);
    await out(timed.on, timed.id);
    expect(await refusal(pause(timed.on, timed.id, BEN.user))).toEqual({ code: 'nothing-to-pause' });
    expect(await refusal(timed.on.tables.goOn(timed.id, BEN.user))).toEqual({ code: 'not-paused' });
  });

  test('loses the wish of a user whose data is deleted', async () => {
    const { on, id, tableNow } = await begun(3, LIVE);
    await done(pause(on, id, CLEO.user));
    await on.tables.forget(CLEO.user);
    expect(JSON.stringify(await tableNow())).not.toContain(CLEO.user);
  });
});
