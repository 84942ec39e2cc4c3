import { isPerson } from '../../game/table/loaded-table.ts';
import type { Table, UserId } from '../../game/table/table.ts';
import type { Services } from '../services.ts';

/** Nobody is called by the id of a former player, nor where a computer plays. */
export const mentioned = ({ members }: Table, seat: number | null): UserId[] => {
  const member = seat === null ? undefined : members[seat]!;
  return member && isPerson(member) ? [member.user] : [];
};

/** The message with which a table opens calls those who are invited; no later one does. */
export const invitedTo = ({ phase, invited = [] }: Table): UserId[] =>
  phase === 'lobby' ? invited.map(({ user }) => user) : [];

/** Without those who want no notice of anything. */
export async function notified(users: readonly UserId[], { people }: Pick<Services, 'people'>): Promise<UserId[]> {
  const settings = await Promise.all(users.map((user) => people.of(user)));
  return users.filter((_, index) => settings[index]!.pings !== 'none');
}
