import type { Animation, Renderer, ReplayScene } from '../../../render/index.ts';
import type { TableId } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';

/** As many are kept as asked for last; each has at most 8 MiB. */
const KEPT = 4;

/** Animations of finished games: drawn once for all who ask for the same soon after each other. */
export type Replays = ReturnType<typeof createReplays>;

export function createReplays() {
  /** Those being drawn, too, so that two who ask at once wait for the same. */
  const kept = new Kept<string, Promise<Animation>>(KEPT);

  return {
    /** `renderer`: that of whoever asks. Throws `RenderError`. */
    async of(table: TableId, scene: ReplayScene, renderer: Pick<Renderer, 'replay'>): Promise<Animation> {
      // A name that was deleted must not go on being shown.
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
