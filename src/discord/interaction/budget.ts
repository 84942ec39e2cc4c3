import type { Clock } from '../../game/store/ports.ts';
import type { UserId } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';

const PURSES = ['quick', 'lasting', 'calls'] as const;
type Purse = (typeof PURSES)[number];

/** The cost of an interaction. `lasting`: a lobby or message that it leaves. `calls`: invited people. A negative cost gives back. */
export type Cost = Readonly<Partial<Record<Purse, number>>>;

/** Full at first; it refills as time passes. */
interface Bucket {
  readonly most: number;
  readonly perSecond: number;
}
export type BudgetSettings = Readonly<Record<Purse, Bucket>>;

/** A fast player, at about 2 presses a second, does not reach it; a user who sends 50 is held to 3. */
export const BUDGET: BudgetSettings = {
  quick: { most: 60, perSecond: 3 },
  lasting: { most: 12, perSecond: 1 / 30 },
  // Three full tables at once, and three an hour.
  calls: { most: 15, perSecond: 15 / 3600 },
};

/** For tests and load, in which scripts play. Their invitations still reach people. */
export const NO_BUDGET: BudgetSettings = {
  quick: { most: Number.POSITIVE_INFINITY, perSecond: 0 },
  lasting: { most: Number.POSITIVE_INFINITY, perSecond: 0 },
  calls: BUDGET.calls,
};

/** `wait`: seconds until there is enough. `isTold`: whether to answer this one, at most one a second. */
export type Spent = 'spent' | { readonly wait: number; readonly isTold: boolean };

/** The most recent users; others have a full budget again. */
const MOST = 10_000;
const TOLD_AGAIN_MS = 1000;

/** What each user may still spend in this process. */
export type Budget = ReturnType<typeof createBudget>;

export function createBudget(settings: BudgetSettings, { now }: Pick<Clock, 'now'>) {
  interface Left {
    readonly has: Readonly<Record<Purse, number>>;
    readonly at: number;
    readonly told: number;
  }
  const left = new Kept<UserId, Left>(MOST);
  const each = (amount: (purse: Purse) => number) =>
    Object.fromEntries(PURSES.map((purse) => [purse, amount(purse)])) as Record<Purse, number>;
  const full = each((purse) => settings[purse].most);

  return {
    spend(user: UserId, cost: Cost): Spent {
      const at = now();
      const before = left.get(user) ?? { has: full, at, told: Number.NEGATIVE_INFINITY };
      const seconds = Math.max(0, at - before.at) / 1000;
      const has = each((purse) => Math.min(full[purse], before.has[purse] + seconds * settings[purse].perSecond));
      const rest = each((purse) => has[purse] - (cost[purse] ?? 0));
      const waits = PURSES.filter((purse) => rest[purse] < 0 && cost[purse]).map(
        (purse) => -rest[purse] / settings[purse].perSecond,
      );
      if (waits.length === 0) {
        left.set(user, { has: rest, at, told: before.told });
        return 'spent';
      }
      const isTold = at - before.told >= TOLD_AGAIN_MS;
      left.set(user, { has, at, told: isTold ? at : before.told });
      return { wait: Math.ceil(Math.max(...waits)), isTold };
    },
  };
}
