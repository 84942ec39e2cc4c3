import type { GameRecord } from '../../engine/index.ts';
import { DEFAULT_OPTIONS, type Member, type Table } from '../../game/table/table.ts';
import type { Answerable } from '../interaction/kinds.ts';

/** A table for one user that is never stored, so that nothing can be played. `id`: its id in custom ids. */
export const unstoredTable = (
  { guildId: guild, channelId: channel, user }: Answerable,
  { id, revision, members, record }: Pick<Table, 'id' | 'revision'> & { members: Member[]; record: GameRecord },
  map: string | null = null,
): Table => ({
  ...{ format: 1, id, guild, channel, host: user.id, phase: 'playing', revision },
  ...{ options: { ...DEFAULT_OPTIONS, map }, members, record: record as Table['record'], commitment: null },
  ...{ abandoning: [], opened: 0, touched: 0 },
});
