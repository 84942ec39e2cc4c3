import type { Client } from 'discord.js';
import type { Renderer } from '../../render/index.ts';
import type { Analyses } from '../game/analysis.ts';
import type { Hints } from '../game/hints.ts';
import type { MapShelf } from '../game/maps/index.ts';
import type { Newcomers } from '../game/newcomers.ts';
import type { People } from '../game/people.ts';
import type { Clock, Collection, Log } from '../game/ports.ts';
import type { Puzzles } from '../game/puzzles.ts';
import type { Servers } from '../game/servers.ts';
import type { Shard } from '../game/shard.ts';
import type { Tables } from '../game/tables.ts';
import type { Presence } from '../game/time/presence.ts';
import type { Watchers } from '../game/watchers.ts';
import type { Stats } from '../stats/index.ts';
import type { Callbacks } from './client.ts';
import type { KnownThreads } from './known-threads.ts';
import type { TableMessage } from './publish/table-message.ts';
import type { Replays } from './replays.ts';

/** What the process lends to whoever shows or keeps something. No state: whatever must outlive a restart is in the store. */
export interface Services {
  readonly client: Client;
  /** Carries first answers. */
  readonly callbacks: Callbacks;
  /** The part of all servers that it serves; Discord tells it nothing of others. */
  readonly shard: Shard;
  readonly tables: Tables;
  readonly servers: Servers;
  /** What each has settled for themselves. */
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
  /** By table: which messages show it. */
  readonly tableMessages: Collection<TableMessage>;
  readonly clock: Clock;
  readonly log: Log;
}

/** What drawing a picture takes. */
export type Drawing = Pick<Services, 'renderer' | 'log'>;
