import type { Game } from '../game.ts';
import type { ActionOf } from './actions.ts';

/** Every way to place a design, by default the tile in hand. The actions are shared: do not change them. */
export function placementsIn(game: Game, design = game.position.hand): readonly ActionOf<'place'>[] {
  const ways = game.position.placements(design);
  const { placements } = game.rules.hooks;
  return placements.length === 0 || design < 0 ? ways : [...ways, ...placements.flatMap((more) => more(game, design))];
}

/** Whether a design fits anywhere, by default the tile in hand. */
export function fitsSomewhere(game: Game, design = game.position.hand): boolean {
  if (game.position.canPlace(design)) return true;
  return design >= 0 && game.rules.hooks.placements.some((more) => more(game, design).length > 0);
}
