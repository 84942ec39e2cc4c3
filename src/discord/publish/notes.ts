import { NEW } from '../../game/store/ports.ts';
import type { TableId } from '../../game/table/table.ts';
import type { Services } from '../services.ts';
import { asFading, NO_MESSAGE, type TableMessage } from './table-message.ts';

/** The note about a table's messages, and its revision. */
export interface Based {
  readonly kept: TableMessage;
  readonly based: number;
}

/**
 * The notes about which messages show a table. An unsaved note stays in memory until it is saved; otherwise a posted message would keep its
 * buttons for good.
 */
export type Notes = ReturnType<typeof createNotes>;

export function createNotes({ tableMessages, log }: Pick<Services, 'tableMessages' | 'log'>) {
  const unsaved = new Map<TableId, Based>();

  const stored = async (id: TableId): Promise<Based> => {
    // A note of a newer version counts as none and stays: the game is shown all the same.
    const loaded = await tableMessages.peek(id);
    if (loaded.kind === 'found') return { kept: loaded.stored.value, based: loaded.stored.revision };
    return { kept: NO_MESSAGE, based: NEW };
  };

  return {
    isUnsaved: (id: TableId): boolean => unsaved.has(id),

    /** `kept` for callers that change nothing. */
    peek: async (id: TableId): Promise<Based> => unsaved.get(id) ?? stored(id),

    async kept(id: TableId): Promise<Based> {
      const there = await stored(id);
      const missed = unsaved.get(id);
      if (!missed) return there;
      if (missed.based === there.based) return missed;
      // It was saved after all, or another process has changed the note: messages unknown to the stored note are removed.
      const known = new Set([there.kept.message, ...there.kept.fading].map((one) => one?.id));
      const left = asFading(missed.kept).filter((one) => !known.has(one.id));
      if (left.length === 0) {
        unsaved.delete(id);
        return there;
      }
      const merged = { kept: { ...there.kept, fading: [...there.kept.fading, ...left] }, based: there.based };
      unsaved.set(id, merged);
      return merged;
    },

    /** Returns the note to build on. Throws `StoreUnavailable`. */
    async save(id: TableId, kept: TableMessage, based: number): Promise<Based> {
      // Unsaved until the store has answered.
      unsaved.set(id, { kept, based });
      const saved = await tableMessages.save(id, kept, based);
      if (saved.kind === 'saved') {
        unsaved.delete(id);
        return { kept, based: saved.revision };
      }
      log.warn({ table: id }, 'another process shows the same table');
      return { kept, based };
    },
  };
}
