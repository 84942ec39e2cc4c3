import type { Table, UserId } from '../table/table.ts';
import type { TimeAbout } from './clock.ts';
import type { Pace } from './pace.ts';

/** What is known of people besides what tables say. */
export interface Presence {
  /** Whether somebody is no more on a server, or has no account any more. Where that cannot be told they are taken to be there. */
  isGone(guild: string, user: UserId): Promise<boolean>;
  /** What of their time does not count, `merged`, and when they may be reminded, by what they have settled for themselves. */
  timeOf(user: UserId, pace: Pace | undefined): Promise<TimeAbout>;
}

/** Those of some people who are not there to decide anything. */
export async function absentAmong(
  { guild, options }: Table,
  users: readonly UserId[],
  presence: Presence,
  now: number,
): Promise<UserId[]> {
  const isAbsent = async (user: UserId): Promise<boolean> => {
    const { idle } = await presence.timeOf(user, options.pace);
    return idle.some(({ from, to }) => from <= now && now < to) || presence.isGone(guild, user);
  };
  const absent = await Promise.all(users.map(isAbsent));
  return users.filter((_, index) => absent[index]);
}
