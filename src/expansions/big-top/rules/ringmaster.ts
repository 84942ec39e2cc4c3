import { type Game, isFeature } from '../../../engine/for-rules.ts';
import { hasMark, isAround } from './index.ts';

const EACH = 2;

/** BT30: for each circus and acrobat tile, also without majority, for a barn, and at the end (BT85). */
export function ringmastersBonus(game: Game, root: number): void {
  const { position } = game;
  const { features, figures, tiles } = position;
  const isShow = (tile: number): boolean => hasMark(position, tile, 'circus') || hasMark(position, tile, 'pyramid');
  if (!isFeature(position.kindOf(root))) return; // BT31
  for (const { figure, seat, segment } of figures) {
    if (figure !== 'ringmaster' || features.find(segment) !== root) continue;
    const shows = tiles.filter((_, tile) => isShow(tile) && isAround(position, tile, features.tile[segment]!));
    const on = position.placeOf(segment);
    game.award(seat, 'ringmaster', [{ of: 'shows-around', count: shows.length, each: EACH }], { on });
  }
}
