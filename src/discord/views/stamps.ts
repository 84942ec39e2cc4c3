import type { LobbyScene, LobbyStamp } from '../../../render/index.ts';
import { DECLARATIONS, type GameBox, TILE_DESIGNS } from '../../engine/index.ts';
import { boxesIn, stateOf } from '../../game/lobby/boxes.ts';
import type { TableOptions } from '../../game/lobby/options.ts';

/** The picture of a lobby: a stamp for each box in play. It is the same for all players and languages. */

/** The base game's tiles for empty stamps, mixed by steps of five, so that neighbours in the data lie apart. */
const BASE = TILE_DESIGNS.filter(({ set }) => set === 'base').map(({ id }) => id);
const FAR = 5;
const TILES = BASE.map((_, i) => BASE[(i * FAR) % BASE.length]!);

export function lobbyScene(options: Pick<TableOptions, 'switches' | 'sets'>): LobbyScene {
  const stamps = boxesIn(options).map((box): LobbyStamp => {
    return { icon: iconOf(box), isBare: stateOf(box, options) === 'tiles' };
  });
  return { stamps, tiles: TILES };
}

/** The stamp of a box: its cards, otherwise its first piece, arrow, mark, figure or tile. */
export function iconOf({ rules, variants, set }: GameBox): LobbyStamp['icon'] {
  const own = DECLARATIONS.filter((one) => rules.includes(one.switch) || variants.includes(one.switch));
  const [deck] = own.flatMap((one) => one.deck ?? []);
  if (deck) return { deck: deck.id };
  const [piece] = own.flatMap(({ pieces = [] }) => pieces);
  if (piece !== undefined) return { piece };
  const tiles = TILE_DESIGNS.filter((design) => design.set === set);
  const pointed = tiles.find(({ arrow }) => arrow);
  if (pointed) return { symbol: pointed.arrow!.symbol, tile: pointed.id };
  for (const mark of own.flatMap(({ marks = [] }) => marks)) {
    const tile = tiles.find(({ cities, roads, fields, marks }) =>
      [...[...cities, ...roads, ...fields].flatMap((segment) => segment.marks), ...marks].includes(mark),
    );
    if (tile) return { mark, tile: tile.id };
  }
  const [first] = own.flatMap(({ figures = [] }) => figures);
  if (first) return { figure: first.figure };
  const [tile = TILE_DESIGNS[0]!] = tiles;
  return { whole: tile.id };
}
