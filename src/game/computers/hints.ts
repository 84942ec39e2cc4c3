import { Kept } from '../../kept.ts';
import { canHint, type HintedWay } from '../../players/advice.ts';
import type { Advice } from '../store/ports.ts';
import { type GameAtTable, isPerson, type LoadedTable, type Played, seatOf } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { Table, UserId } from '../table/table.ts';
import { isOwnComputer } from './computer-players.ts';

/** Whether people may ask for hints at a table: by its settings or, without one, if a computer has a place there. */
export const hasHints = ({ options, members }: Pick<Table, 'options' | 'members'>): boolean =>
  options.hints ?? members.some(isOwnComputer);

/** Refuses if the user cannot have a hint now. */
export function hintable(now: LoadedTable, user: UserId): PlayResult<GameAtTable & { readonly seat: number }> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  if (!hasHints(table)) return refuse({ code: 'hints-off' });
  if (table.held) return refuse({ code: 'no-hint-now' });
  const asked = game.view(null).asked ?? game.asked;
  if (asked === null) return refuse({ code: 'game-over' });
  if (asked !== seat) return refuse({ code: 'not-your-turn', turnOf: table.members[asked]!.user });
  if (!isPerson(table.members[seat]!)) return refuse({ code: 'computer-plays' });
  return canHint(game) ? ok({ ...now, game, seat }) : refuse({ code: 'no-hint-now' });
}

/** Whether a first hint keeps a game from being rated for a seat that would be rated without it. */
export function isCostly({ members }: Pick<Table, 'members'>, seat: number): boolean {
  const { aided, hinted } = members[seat]!;
  return !aided && !hinted && !members.some(isOwnComputer);
}

/** Notes a hint for a user. The turn's buttons stay valid, since the game does not change. */
export function hintGiven(now: LoadedTable, user: UserId): PlayResult<Played> {
  const found = hintable(now, user);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const members = table.members.with(seat, { ...table.members[seat]!, hinted: true });
  return ok({ ...found.value, table: { ...table, members }, events: [] });
}

/** Processor time for a hint, in ms. */
const HINT_MS = 1500;
/** The positions kept, by when a hint was last asked for. */
const MOST_REMEMBERED = 50;

/** Hints of computers. Each position is worked out once, so that every question gets the same answer. */
export type Hints = ReturnType<typeof createHints>;

export function createHints(advice: Pick<Advice, 'hint'>) {
  const remembered = new Kept<string, Promise<readonly HintedWay[]>>(MOST_REMEMBERED);
  return {
    /** See `Advice.hint`. May throw; the next call tries again. */
    of({ table, game }: GameAtTable): Promise<readonly HintedWay[]> {
      const position = `${table.id} ${table.revision}`;
      const known = remembered.get(position);
      if (known) return known;
      const hint = advice.hint(game.record, HINT_MS);
      remembered.set(position, hint);
      hint.catch(() => remembered.delete(position));
      return hint;
    },
  };
}
