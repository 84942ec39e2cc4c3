/** The API for a bot's tests. `README.md` explains its use. */
export type { Acted, Actor } from './actor.ts';
export type { Faults } from './faults.ts';
export { requestHere } from './here.ts';
export type { LoggedRequest } from './http.ts';
export type { Fault, OptionValues, PageComponent, PageEvent, PageMessage } from './page-api.ts';
export { PERMISSIONS, type Permission } from './permissions.ts';
export { type Attended, createPlayground, type Ping, type Playground, type PlaygroundOptions } from './playground.ts';
export { DISCORDS, type RateLimits, WIDE } from './rate-limits.ts';
export { DEFAULT_SEED, type Seed } from './seed.ts';
export { textOf, walk } from './validate-components.ts';
export { checkDraft, messageBody } from './validate-message.ts';
export type { Violation } from './violations.ts';
export type { Channel, Component, Message } from './world.ts';
