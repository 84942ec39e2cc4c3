import { AROUND_X, AROUND_Y, type Position } from '../../engine/board/position.ts';
import type { Game } from '../../engine/game.ts';
import type { RuleModule } from '../../engine/loading/expansion.ts';
import type { Print } from '../../engine/tiles/rotated-tiles.ts';

declare module '../../engine/vocabulary.ts' {
  interface BuildingIds {
    shrine: unknown;
  }
}
declare module '../../engine/for-players/view.ts' {
  interface SwitchIds {
    shrines: unknown;
  }
}
declare module '../../engine/turn/events.ts' {
  interface ReasonIds {
    shrine: unknown;
    'shrine.incomplete': unknown;
  }
  interface RemoverIds {
    /** Who stood on the other building when the first of two was finished (SH13). */
    duel: unknown;
  }
}

/** A shrine is a monastery in everything (SH18), but for where the two may lie, and for the duel between them. */
export const shrines: RuleModule = {
  switch: 'shrines',
  tiles: 'cult-places',
  reasons: ['shrine', 'shrine.incomplete'],

  concerns: ({ monastery }) => monastery,

  /** At most one opposite building around (SH10), and it may have none yet (SH11). */
  mayLie(position, print, x, y) {
    const kind = kindOf(print);
    if (kind === null) return true;
    const opposite = buildingAround(position, x, y, other(kind));
    if (opposite < 0) return true;
    if (buildingAround(position, x, y, other(kind), opposite) >= 0) return false;
    const { x: atX, y: atY } = position.tiles[position.features.tile[opposite]!]!;
    return buildingAround(position, atX, atY, kind) < 0;
  },

  /** SH13: the occupied one that is finished first sends home whoever stands on the other, with nothing. */
  featureFinished(game, root) {
    const { position } = game;
    if (position.features.claims[root] === 0) return; // SH14
    const rival = rivalOf(position, root);
    if (rival >= 0) sendHome(game, rival);
  },
};

/** Two that this tile finishes were finished at once (SH15), and where nobody stands there is no duel (SH14). */
function sendHome(game: Game, rival: number): void {
  const { features } = game.position;
  if (features.open[rival] === 0 || features.claims[rival] === 0) return;
  game.remove(game.position.figuresOn(rival), 'duel');
}

type Building = 'shrine' | 'monastery';
const other = (kind: Building): Building => (kind === 'shrine' ? 'monastery' : 'shrine');

/** Of two faiths: every monastery that is no shrine is of the other, by whatever name; a garden of none (SH61). */
function kindOf({ centre, segments }: Print): Building | null {
  if (centre < 0 || segments[centre]!.kind !== 'monastery') return null;
  return segments[centre]!.called === 'shrine' ? 'shrine' : 'monastery';
}

/** Of a building the opposite one around it, or -1. Nobody remembers a duel: it is looked up (SH12). */
function rivalOf(position: Position, root: number): number {
  const tile = position.tiles[position.features.tile[root]!]!;
  const kind = position.kindOf(root) === 'monastery' ? kindOf(tile.print) : null;
  return kind === null ? -1 : buildingAround(position, tile.x, tile.y, other(kind));
}

/** The segment of the first such building on the eight squares around, or of the first besides one; -1 where there is none. */
function buildingAround(position: Position, x: number, y: number, wanted: Building, besides = -1): number {
  for (let i = 0; i < 8; i++) {
    const tile = position.grid.at(x + AROUND_X[i]!, y + AROUND_Y[i]!);
    if (tile < 0) continue;
    const { print } = position.tiles[tile]!;
    if (kindOf(print) !== wanted) continue;
    const segment = position.features.first[tile]! + print.centre;
    if (segment !== besides) return segment;
  }
  return -1;
}
