import type { Clock, Log, Store } from '../game/ports.ts';
import type { SeasonMonths } from './season.ts';
import type { Stats } from './stats.ts';

export interface StatsPorts {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** How long a season of the server lasts. */
  seasonMonths(guild: string): Promise<SeasonMonths>;
}

export function createStats(_ports: StatsPorts): Stats {
  throw new Error('to come');
}
