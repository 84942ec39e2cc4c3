import type { Clock } from '../../game/ports.ts';
import type { UserId } from '../../game/table.ts';
import { Kept } from '../../kept.ts';

/** What an interaction costs. `lasting`: it leaves something that everybody sees, a lobby or a message. */
export interface Cost {
  readonly quick: number;
  readonly lasting: number;
}

/** Full at the beginning, and filled up again as time goes by. */
interface Bucket {
  readonly most: number;
  readonly perSecond: number;
}
export type BudgetSettings = Readonly<Record<keyof Cost, Bucket>>;

/** Nobody who plays as fast as fingers go comes near it, which is about 2 presses a second; whoever sends 50 is held to 3. */
export const BUDGET: BudgetSettings = {
  quick: { most: 60, perSecond: 3 },
  lasting: { most: 12, perSecond: 1 / 30 },
};

/** For tests and load, where scripts play. */
export const NO_BUDGET: BudgetSettings = {
  quick: { most: Number.POSITIVE_INFINITY, perSecond: 0 },
  lasting: { most: Number.POSITIVE_INFINITY, perSecond: 0 },
};

/** `wait`: whole seconds after which there is enough. `isTold`: whether this one is to be told so, which is at most one a second. */
export type Spent = 'spent' | { readonly wait: number; readonly isTold: boolean };

/** What each user may still ask of this process. */
export interface Budget {
  spend(user: UserId, cost: Cost): Spent;
}

/** As many are remembered as acted last: whoever is forgotten has a full budget again. */
const MOST = 10_000;
const TOLD_AGAIN_MS = 1000;

export function createBudget({ quick, lasting }: BudgetSettings, { now }: Pick<Clock, 'now'>): Budget {
  interface Left extends Cost {
    readonly at: number;
    readonly told: number;
  }
  const left = new Kept<UserId, Left>(MOST);

  return {
    spend(user, cost) {
      const at = now();
      const before = left.get(user) ?? { quick: quick.most, lasting: lasting.most, at, told: Number.NEGATIVE_INFINITY };
      const seconds = Math.max(0, at - before.at) / 1000;
      const filled = (name: keyof Cost, { most, perSecond }: Bucket): number =>
        Math.min(most, before[name] + seconds * perSecond);
      const has = { quick: filled('quick', quick), lasting: filled('lasting', lasting) };
      const waits = [
        (cost.quick - has.quick) / quick.perSecond,
        (cost.lasting - has.lasting) / lasting.perSecond,
      ].filter((wait) => wait > 0);
      if (waits.length === 0) {
        left.set(user, {
          quick: has.quick - cost.quick,
          lasting: has.lasting - cost.lasting,
          ...{ at, told: before.told },
        });
        return 'spent';
      }
      const isTold = at - before.told >= TOLD_AGAIN_MS;
      left.set(user, { ...has, at, told: isTold ? at : before.told });
      return { wait: Math.ceil(Math.max(...waits)), isTold };
    },
  };
}
