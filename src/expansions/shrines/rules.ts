import {
  AROUND_X,
  AROUND_Y,
  type Game,
  type Position,
  PRINTS,
  type Print,
  type RuleModule,
} from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    shrines: unknown;
  }
  interface BuildingIds {
    shrine: unknown;
  }
  interface RemoverIds {
    /** Sends the figures home from the other building when the first of two is finished (SH13). */
    duel: unknown;
  }
  interface ReasonIds {
    shrine: unknown;
    'shrine.incomplete': unknown;
  }
}

/** A shrine is a monastery (SH18), except for the placing of both and their duel. */
export const shrines: RuleModule = {
  switch: 'shrines',
  tiles: 'cult-places',
  reasons: ['shrine', 'shrine.incomplete'],

  concerns: ({ monastery }) => monastery,

  /** At most one opposite building is around (SH10), and it has no other opposite building yet (SH11). */
  mayLie(position, print, x, y) {
    const kind = kindOf(print);
    if (kind === null) return true;
    const opposite = buildingAround(position, x, y, other(kind));
    if (opposite < 0) return true;
    if (buildingAround(position, x, y, other(kind), opposite) >= 0) return false;
    const { x: atX, y: atY } = position.tiles[position.features.tile[opposite]!]!;
    return buildingAround(position, atX, atY, kind) < 0;
  },

  /** The occupied building finished first sends the figures on the other home without points (SH13). */
  featureFinished(game, root) {
    const { position } = game;
    if (position.features.claims[root] === 0) return; // SH14
    const rival = rivalOf(position, root);
    if (rival >= 0) sendHome(game, rival);
  },
};

/** If this tile finishes both, none was first (SH15); without figures there is no duel (SH14). */
function sendHome(game: Game, rival: number): void {
  const { features } = game.position;
  if (features.open[rival] === 0 || features.claims[rival] === 0) return;
  game.remove(game.position.figuresOn(rival), 'duel');
}

type ShrineOrMonastery = 'shrine' | 'monastery';
const other = (kind: ShrineOrMonastery): ShrineOrMonastery => (kind === 'shrine' ? 'monastery' : 'shrine');

/** Every monastery that is no shrine is its opposite, by any name; a garden is neither (SH61). */
const KINDS: readonly (ShrineOrMonastery | null)[] = PRINTS.map((prints) => {
  const { centre, segments } = prints[0]!;
  if (centre < 0 || segments[centre]!.kind !== 'monastery') return null;
  return segments[centre]!.called === 'shrine' ? 'shrine' : 'monastery';
});
const kindOf = ({ index }: Print): ShrineOrMonastery | null => KINDS[index] ?? null;

/** The opposite building around a building, or -1. The game does not store duels (SH12). */
function rivalOf(position: Position, root: number): number {
  const tile = position.tiles[position.features.tile[root]!]!;
  const kind = position.kindOf(root) === 'monastery' ? kindOf(tile.print) : null;
  return kind === null ? -1 : buildingAround(position, tile.x, tile.y, other(kind));
}

/** The segment of the first wanted building on the eight squares around except `besides`; -1 if there is none. */
function buildingAround(position: Position, x: number, y: number, wanted: ShrineOrMonastery, besides = -1): number {
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
