import type { Faults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { World } from './world.ts';

/** The parts that routes and users act on. */
export interface Stage {
  world: World;
  interactions: Interactions;
  gateway: Gateway;
  faults: Faults;
  /** The bot's user id, which is also its application's id. */
  bot: string;
  /** `http://127.0.0.1:PORT`; known once the server listens. */
  readonly origin: string;
  gatewayUrl: () => string;
  /**
   * Resolves when nothing more will come unless a user acts or time passes. Never resolves without an attended bot: a bot in a process of
   * its own cannot say when it is idle.
   */
  exhausted(): Promise<void>;
}
