import type { Dashboards } from './dashboards.ts';
import type { Forgetting } from './forgetting.ts';
import type { Budget } from './interaction/budget.ts';
import type { Presenter } from './publish/presenter.ts';
import type { Services } from './services.ts';
import type { Watching } from './watching.ts';

/** Everything a command or component may need. */
export interface Bot extends Services {
  readonly presenter: Presenter;
  readonly forgetting: Forgetting;
  readonly dashboards: Dashboards;
  readonly watching: Watching;
  /** What each user may still ask of this process. */
  readonly budget: Budget;
}
