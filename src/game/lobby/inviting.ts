import type { Refusal } from '../table/result.ts';
import { SEATS, type Table, type UserId } from '../table/table.ts';

/** For so long a place is kept for somebody who is invited; after that whoever comes takes it. */
export const INVITATION_MS = 60 * 60 * 1000;

type Invitation = NonNullable<Table['invited']>[number];

/** Invitations that keep a place at that time, for others than `user`. */
const keptFor = ({ invited = [] }: Table, user: UserId | null, now: number): readonly Invitation[] =>
  invited.filter((one) => one.user !== user && one.until > now);

/** Why nobody, or not `user`, can take a place there; null where one is free for them. Null stands for a computer, which is never invited. */
export function whyNoPlace(table: Table, user: UserId | null, now: number): Refusal | null {
  const { length } = table.members;
  if (length >= SEATS.most) return { code: 'table-full', seats: SEATS.most };
  const kept = keptFor(table, user, now);
  if (length + kept.length < SEATS.most) return null;
  return { code: 'places-kept', until: Math.min(...kept.map(({ until }) => until)) };
}

/** Without the invitations that `goes` holds of. */
export function uninvited(table: Table, goes: (user: UserId) => boolean): Table {
  const { invited, ...rest } = table;
  const left = invited?.filter(({ user }) => !goes(user)) ?? [];
  return left.length > 0 ? { ...rest, invited: left } : rest;
}

/** `users`: others than sit there, each once; no more than there are places. */
export const withInvited = (table: Table, users: readonly UserId[], now: number): Table =>
  users.length === 0 ? table : { ...table, invited: users.map((user) => ({ user, until: now + INVITATION_MS })) };
