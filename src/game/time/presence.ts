import type { Table, UserId } from '../table/table.ts';
import type { TimeAbout } from './clock.ts';
import type { Pace } from './pace.ts';

/** What is known of people besides what tables say. */
export interface Presence {
  /** Whether a person has left a server or has no account. False if that is unknown. */
  isGone(guild: string, user: UserId): Promise<boolean>;
  /** The time that does not count for a person, `merged`, and when they may be reminded, by their own settings. */
  timeOf(user: UserId, pace: Pace | undefined): Promise<TimeAbout>;
}

/** The people of `users` who cannot decide anything now. */
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
