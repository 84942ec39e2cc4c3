import type { Refusal } from '../table/result.ts';
import { SEATS, type Table, type UserId } from '../table/table.ts';

/** How long an invited person's place is kept, in ms; after that anybody can take it. */
export const INVITATION_MS = 60 * 60 * 1000;

type Invitation = NonNullable<Table['invited']>[number];

/** Invitations of people other than `user` that keep a place at that time. */
const keptFor = ({ invited = [] }: Table, user: UserId | null, now: number): readonly Invitation[] =>
  invited.filter((one) => one.user !== user && one.until > now);

/** Why nobody, or `user` in particular, can take a place; null if one is free. `user` null: a computer, which is never invited. */
export function whyNoPlace(table: Table, user: UserId | null, now: number): Refusal | null {
  const { length } = table.members;
  if (length >= SEATS.most) return { code: 'table-full', seats: SEATS.most };
  const kept = keptFor(table, user, now);
  if (length + kept.length < SEATS.most) return null;
  return { code: 'places-kept', until: Math.min(...kept.map(({ until }) => until)) };
}

/** Removes the invitations for which `goes` is true. */
export function uninvited(table: Table, goes: (user: UserId) => boolean): Table {
  const { invited, ...rest } = table;
  const left = invited?.filter(({ user }) => !goes(user)) ?? [];
  return left.length > 0 ? { ...rest, invited: left } : rest;
}

/** `users`: not at the table, each once; at most the free places. */
export const withInvited = (table: Table, users: readonly UserId[], now: number): Table =>
  users.length === 0 ? table : { ...table, invited: users.map((user) => ({ user, until: now + INVITATION_MS })) };
