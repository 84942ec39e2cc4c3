import type { Faults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import type { World } from './world.ts';

/** What routes and users act on. */
export interface Stage {
  world: World;
  interactions: Interactions;
  gateway: Gateway;
  faults: Faults;
  /** The bot's user id, which is its application's id too. */
  bot: string;
  /** `http://127.0.0.1:PORT`, known once the server listens. */
  readonly origin: string;
  gatewayUrl: () => string;
  /**
   * Resolves when nothing more will come unless somebody acts or time passes. Never while there is a bot that cannot say
   * so, being a process of its own, or none at all.
   */
  exhausted(): Promise<void>;
}
