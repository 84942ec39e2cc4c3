import type { createTables } from './create-tables.ts';

export type { Where } from './lobby.ts';
export type { Turn } from './playing.ts';
export { type GameAtTable, hasGame, isPlaying, type Played, type Present, seatOf } from './present.ts';

export type Tables = ReturnType<typeof createTables>;
