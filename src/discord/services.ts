import type { Client } from 'discord.js';
import type { Renderer } from '../../render/index.ts';
import type { Hints } from '../game/computers/hints.ts';
import type { Newcomers } from '../game/learning/newcomers.ts';
import type { Puzzles } from '../game/learning/puzzles.ts';
import type { MapShelf } from '../game/maps/index.ts';
import type { Analyses } from '../game/past/analysis.ts';
import type { People } from '../game/people/people.ts';
import type { Watchers } from '../game/people/watchers.ts';
import type { Servers } from '../game/servers/servers.ts';
import type { Shard } from '../game/servers/shard.ts';
import type { Clock, Collection, Log } from '../game/store/ports.ts';
import type { Tables } from '../game/table/tables.ts';
import type { Presence } from '../game/time/presence.ts';
import type { Stats } from '../stats/index.ts';
import type { Callbacks } from './connection/client.ts';
import type { Replays } from './past/replays.ts';
import type { TableMessage } from './publish/table-message.ts';
import type { KnownThreads } from './servers/known-threads.ts';

/** What the process offers to code that shows or keeps something. No state: what must survive a restart is in the store. */
export interface Services {
  readonly client: Client;
  /** Sends first answers. */
  readonly callbacks: Callbacks;
  /** The servers of this process; Discord tells it nothing of others. */
  readonly shard: Shard;
  readonly tables: Tables;
  readonly servers: Servers;
  /** Personal settings. */
  readonly people: People;
  readonly presence: Presence;
  readonly stats: Stats;
  readonly maps: MapShelf;
  readonly renderer: Renderer;
  readonly hints: Hints;
  readonly analyses: Analyses;
  readonly puzzles: Puzzles;
  readonly newcomers: Newcomers;
  readonly watchers: Watchers;
  readonly replays: Replays;
  readonly threads: KnownThreads;
  /** By table: the messages that show it. */
  readonly tableMessages: Collection<TableMessage>;
  readonly clock: Clock;
  readonly log: Log;
}

export type DrawingServices = Pick<Services, 'renderer' | 'log'>;
