import {
  Grid,
  indexOf,
  type Layout,
  type MapLayout,
  PRINTS,
  type PreparedTile,
  type Random,
  Refused,
  ROTATIONS,
  type Setup,
  type SetupOptions,
  type Square,
  TILE_DESIGNS,
  type TileId,
  withoutSurplus,
} from '../../../engine/for-rules.ts';
import { groundOf, squareOf } from './ground.ts';
import { mostTiles } from './tiles.ts';

/**
 * Start squares are chosen or drawn by lot (M2). The start tile goes on the first of them in the map's list, other tiles of the
 * pile on the rest, each turned by lot so that it fits (L31). Games without their own number of tiles (L50) first take out the
 * surplus (L30).
 */
export function startOn(map: MapLayout, setup: Setup, { stacks, out: before = [] }: Layout, random: Random): Layout {
  const { prepared } = setup;
  const named = [...(prepared?.board ?? []).map(({ tile }) => tile), ...(prepared?.draws ?? [])];
  const tiles = stacks.flat();
  const start = TILE_DESIGNS.findIndex(({ role }) => role === 'start');
  const { most, tiles: chosen } = setup.options ?? {};
  const isByLot = most === undefined && !prepared?.removed && !prepared?.only;
  const [pile, out] = isByLot
    ? withoutSurplus(tiles, mostTiles(map.recommendedTiles, chosen), () => [start, ...named.map(designIn)], random)
    : [tiles, before];
  if (prepared?.board) return { board: [], stacks: [pile], out };

  const grid = new Grid(groundOf(map).grid);
  const left = random.shuffle([...pile]);
  left.splice(left.indexOf(start), 1);
  const board: PreparedTile[] = [];
  for (const at of startSquares(map, setup.options?.starts, random)) {
    const fitting = (design: number) => PRINTS[design]!.filter((print) => grid.fits(at.x, at.y, print));
    const index = board.length === 0 ? -1 : left.findIndex((design) => fitting(design).length > 0);
    const design = board.length === 0 ? start : left.splice(index, 1)[0];
    const ways = design === undefined ? [] : fitting(design);
    const print = ways[ways.length === 0 ? 0 : random.below(ways.length)];
    if (!print) throw new Refused('unreadable-record', `no tile for the start square ${at.x},${at.y}`);
    grid.lay(at.x, at.y, board.length, print);
    board.push({ tile: print.design.id, ...at, rotation: ROTATIONS[print.rotation / 90]! });
  }
  return { board, stacks: [pile], out };
}

/** In the order of the map's list. */
function startSquares({ start }: MapLayout, chosen: SetupOptions['starts'] = [], random: Random): Square[] {
  const others = start.squares.filter(({ id }) => !chosen.includes(id));
  const unused = random.shuffle(others).slice(start.use - chosen.length);
  return start.squares.filter((square) => !unused.includes(square)).map(({ at }) => squareOf(at));
}

/** The tile's index, or -1 for an unknown name. */
const designIn = (tile: TileId): number => indexOf(tile) ?? -1;
