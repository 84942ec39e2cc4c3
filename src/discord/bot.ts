import type { Client, REST } from 'discord.js';
import type { Renderer } from '../../render/index.ts';
import type { MapShelf } from '../game/maps/index.ts';
import type { Clock, Collection, Log } from '../game/ports.ts';
import type { Servers } from '../game/servers.ts';
import type { Tables } from '../game/tables.ts';
import type { Stats } from '../stats/index.ts';
import type { Forgetting } from './forgetting.ts';
import type { Command } from './interaction/command.ts';
import type { Presenter } from './publish/presenter.ts';
import type { Screen } from './publish/table-message.ts';
import type { Replays } from './replays.ts';

/** Everything an interaction may need. No state: whatever must outlive a restart is in the store. */
export interface Bot {
  readonly client: Client;
  /** Carries first answers. */
  readonly callbacks: REST;
  readonly tables: Tables;
  readonly servers: Servers;
  readonly stats: Stats;
  readonly maps: MapShelf;
  readonly renderer: Renderer;
  readonly replays: Replays;
  /** By table: which messages show it. */
  readonly screens: Collection<Screen>;
  readonly presenter: Presenter;
  readonly forgetting: Forgetting;
  readonly commands: readonly Command[];
  readonly clock: Clock;
  readonly log: Log;
}
