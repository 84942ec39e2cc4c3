/** Parts of the server, for tests that build something of their own. They may change with any version. */
export { createClock } from './clock.ts';
export { modal } from './component-forms.ts';
export { postMessage } from './messages.ts';
export type { UploadedFile } from './multipart.ts';
export { pageMessage } from './page-view.ts';
export { addChannel, addUser, plant } from './seed.ts';
export { openStore } from './store.ts';
export { press } from './users.ts';
export { channelWire, guildCreateWire, memberWire, userWire, type Wire } from './wire.ts';
export { World } from './world.ts';
