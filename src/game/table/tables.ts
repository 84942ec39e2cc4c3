import type { createTables } from './create-tables.ts';

export type { Where } from '../lobby/lobby.ts';
export type { Turn } from '../turn/playing.ts';
export { type GameAtTable, hasGame, isPlaying, type Played, type Present, seatOf } from './loaded-table.ts';

export type Tables = ReturnType<typeof createTables>;
