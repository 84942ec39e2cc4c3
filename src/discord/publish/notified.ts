import { isPerson } from '../../game/table/loaded-table.ts';
import type { Table, UserId } from '../../game/table/table.ts';
import type { Services } from '../services.ts';

/** No ping for a former player, nor for a seat that a computer plays. */
export const mentioned = ({ members }: Table, seat: number | null): UserId[] => {
  const member = seat === null ? undefined : members[seat]!;
  return member && isPerson(member) ? [member.user] : [];
};

/** Only a table's first message pings the invited people. */
export const invitedTo = ({ phase, invited = [] }: Table): UserId[] =>
  phase === 'lobby' ? invited.map(({ user }) => user) : [];

/** Without people who want no notices. */
export async function notified(users: readonly UserId[], { people }: Pick<Services, 'people'>): Promise<UserId[]> {
  const settings = await Promise.all(users.map((user) => people.of(user)));
  return users.filter((_, index) => settings[index]!.pings !== 'none');
}
