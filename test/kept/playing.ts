import { Game } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import type { Stage } from '../support/stage.ts';
import { wayOn } from './games.ts';

/** Plays a stored game past the bot to some turns before its end; the bot shows it at its next start. */
export async function forward({ bot, stored }: Stage, id: string): Promise<void> {
  const tables = bot.store.collection('table', TableSchema, { features: GAME_FEATURES });
  const table = await stored(id);
  const begun = Game.of(table.record!);
  const { commits } = wayOn(begun, 1, () => false);
  const early = commits.slice(0, -2);
  for (const { actions } of early) for (const action of actions) begun.play(action);
  const loaded = await tables.load(id);
  if (loaded.kind !== 'found') throw new Error(`table ${id}: ${loaded.kind}`);
  const record = begun.record as Table['record'];
  await tables.save(id, { ...table, record, revision: table.revision + early.length }, loaded.stored.revision);
}
