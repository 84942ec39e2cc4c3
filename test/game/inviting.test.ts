import { expect, test } from 'vitest';
import { INVITATION_MS } from '../../src/game/lobby/inviting.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import type { UserId } from '../../src/game/table/table.ts';
import { LOBBY_LIFE_MS } from '../../src/game/time/due.ts';
import { ANN, BEN, CLEO, DAN, done, EVE, FAY, GUS, HERE, refusal, type Service, service, swept } from './support.ts';

async function inviting(on: Pick<Service, 'tables'>, ...users: readonly UserId[]): Promise<string> {
  return (await done(on.tables.open(HERE, ANN, {}, users))).table.id;
}

test('a place is kept for an invited user, for a while; others may take the rest', async () => {
  const on = service();
  const id = await inviting(on, BEN.user, CLEO.user);
  for (const other of [DAN, EVE, FAY]) await done(on.tables.join(id, other));
  const until = on.clock.now() + INVITATION_MS;
  expect(await refusal(on.tables.join(id, GUS))).toEqual({ code: 'places-kept', until });
  expect(await refusal(on.tables.addComputer(id, ANN.user, 'easy'))).toEqual({ code: 'places-kept', until });
  const { table } = await done(on.tables.join(id, BEN));
  expect(table.invited?.map(({ user }) => user)).toEqual([CLEO.user]);
  expect((await refusal(on.tables.join(id, GUS))).code).toBe('places-kept');
  on.clock.time = until;
  await done(on.tables.join(id, GUS));
  expect((await refusal(on.tables.join(id, CLEO))).code).toBe('table-full');
});

test('a user who has come and gone again has no place kept', async () => {
  const on = service();
  const id = await inviting(on, BEN.user);
  await done(on.tables.join(id, BEN));
  await done(on.tables.leave(id, BEN.user));
  const { table } = await done(on.tables.join(id, CLEO));
  expect(table.invited).toBeUndefined();
});

test('the game begins without the invited users who have not come, and nothing of the invitation stays', async () => {
  const on = service();
  const id = await inviting(on, BEN.user, CLEO.user);
  await done(on.tables.join(id, BEN));
  const { table } = await done(on.tables.start(id, ANN.user));
  expect(table.members.map(({ user }) => user).toSorted()).toEqual([ANN.user, BEN.user]);
  expect(JSON.stringify(table)).not.toContain(CLEO.user);
});

test('a closed lobby invites nobody any more', async () => {
  const on = service();
  const id = await inviting(on, BEN.user);
  const { table } = await done(on.tables.leave(id, ANN.user));
  expect(table.phase).toBe('expired');
  expect(table.invited).toBeUndefined();
  const other = await inviting(on, BEN.user);
  expect((await done(on.tables.abandon(other))).table.invited).toBeUndefined();
  const forgotten = await inviting(on, BEN.user);
  on.clock.time += LOBBY_LIFE_MS;
  expect(await swept(on)).toEqual([forgotten]);
  expect(await on.tables.ofUser(BEN.user)).toEqual([]);
});

test('an invited user finds the invitation among their stored data, and has it deleted', async () => {
  const on = service();
  const id = await inviting(on, BEN.user);
  expect((await on.tables.ofUser(BEN.user)).map((table) => table.id)).toEqual([id]);
  const [shown] = await on.tables.forget(BEN.user);
  expect(shown!.table.invited).toBeUndefined();
  expect(await on.tables.ofUser(BEN.user)).toEqual([]);
});

test('a table with an invitation says that it needs a version that knows invitations', async () => {
  const on = service();
  const { table } = await done(on.tables.look(await inviting(on, BEN.user)));
  const { invited: _, ...without } = table;
  expect(GAME_FEATURES.of(table)).toContain('invited');
  expect(GAME_FEATURES.of(without)).not.toContain('invited');
  expect(GAME_FEATURES.has('invited')).toBe(true);
});
