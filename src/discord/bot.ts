import type { Budget } from './interaction/budget.ts';
import type { DataDeletion } from './people/forgetting.ts';
import type { Watching } from './people/watching.ts';
import type { Presenter } from './publish/presenter.ts';
import type { Dashboards } from './servers/dashboards.ts';
import type { Services } from './services.ts';

/** Everything a command or component may need. */
export interface Bot extends Services {
  readonly presenter: Presenter;
  readonly forgetting: DataDeletion;
  readonly dashboards: Dashboards;
  readonly watching: Watching;
  /** How many more requests of each user this process takes. */
  readonly budget: Budget;
}
