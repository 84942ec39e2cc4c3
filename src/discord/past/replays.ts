import type { Animation, Renderer, ReplayScene } from '../../../render/index.ts';
import type { TableId } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';

/** The animations used last; each has at most 8 MiB. */
const KEPT = 4;

/** Animations of finished games: drawn once for all who ask within a short time. */
export type Replays = ReturnType<typeof createReplays>;

export function createReplays() {
  /** Also those being drawn, so that two callers wait for one. */
  const kept = new Kept<string, Promise<Animation>>(KEPT);

  return {
    /** `renderer`: the caller's. Throws `RenderError`. */
    async of(table: TableId, scene: ReplayScene, renderer: Pick<Renderer, 'replay'>): Promise<Animation> {
      // With the players, so that a deleted name is no longer shown.
      const key = JSON.stringify([table, scene.players]);
      const found = kept.get(key) ?? renderer.replay(scene);
      kept.set(key, found);
      try {
        return await found;
      } catch (error) {
        if (kept.get(key) === found) kept.delete(key);
        throw error;
      }
    },
  };
}
