import type { Game } from '../game.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';

/** The next tile that is not kept aside, as a design index, or -1 if none is left. */
export function drawFrom(game: Game): number {
  const { bag } = game.position;
  while (bag.size > 0) {
    const design = bag.draw();
    if (!isKeptAside(game, design)) return design;
  }
  return -1;
}

/** Lays a tile aside if a rule keeps it there; returns whether one does. */
export function isKeptAside(game: Game, design: number): boolean {
  const { position, rules } = game;
  const { keepsAside } = rules.hooks;
  if (keepsAside.length === 0 || !keepsAside.some((keeps) => keeps(position, design))) return false;
  position.setAside = [...position.setAside, design];
  game.tell({ type: 'set-aside', seat: game.turnOf, tile: TILE_DESIGNS[design]!.id });
  return true;
}

/** Shuffles the tiles set aside into the bag. */
export function shuffleInto(game: Game): void {
  const { bag, setAside } = game.position;
  if (setAside.length === 0) return;
  for (const design of setAside) bag.putBack(design, game.random);
  game.position.setAside = [];
  const tiles = setAside.map((design) => TILE_DESIGNS[design]!.id);
  game.tell({ type: 'shuffled-in', tiles, tilesLeft: bag.size });
}
