import type { createTables } from './create-tables.ts';

export type { LobbyPlace } from '../lobby/lobby.ts';
export type { TurnWish } from '../turn/playing.ts';
export { type GameAtTable, hasGame, isPlaying, type LoadedTable, type Played, seatOf } from './loaded-table.ts';

export type Tables = ReturnType<typeof createTables>;
