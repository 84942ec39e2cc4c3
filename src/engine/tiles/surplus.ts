import type { Random } from '../chance/random.ts';
import type { Rules } from '../loading/rules.ts';
import { indexOf } from './rotated-tiles.ts';
import { TILE_DESIGNS, type TileDesign } from './tiles.ts';

/**
 * Design indices of the tiles that always stay (L50): the start tile, tiles that a setup names, and all tiles that a rule needs. Every rule
 * in play also keeps a tile of its set and one with each of its marks.
 */
export function stayingOf({ setup, designs, modules }: Pick<Rules, 'setup' | 'designs' | 'modules'>): number[] {
  const { board = [], draws = [] } = setup.prepared ?? {};
  const named = [...board.map(({ tile }) => tile), ...draws].flatMap((tile) => indexOf(tile) ?? []);
  const start = TILE_DESIGNS.findIndex(({ role }) => role === 'start');
  const whole = designs.filter((index) => modules.some(({ needs }) => needs?.includes(TILE_DESIGNS[index]!.set)));
  const staying = [start, ...named, ...whole];
  for (const { tiles, marks = [] } of modules) {
    const wanted = [
      ...(tiles === undefined ? [] : [(design: TileDesign) => design.set === tiles]),
      ...marks.map((mark) => (design: TileDesign) => marksOf(design).includes(mark)),
    ];
    for (const isOne of wanted) {
      const found = designs.find((index) => isOne(TILE_DESIGNS[index]!));
      if (found !== undefined && !staying.some((index) => isOne(TILE_DESIGNS[index]!))) staying.push(found);
    }
  }
  return staying;
}

const marksOf = ({ marks, cities, roads, fields }: TileDesign) => [
  ...marks,
  ...[...cities, ...roads, ...fields].flatMap((segment) => segment.marks),
];

/** Splits tiles (design indices) by lot: at most `most` in play, and the others. The tiles in `staying` stay, even if they are more. */
export function withoutSurplus(
  tiles: readonly number[],
  most: number,
  staying: () => readonly number[],
  random: Random,
): [kept: number[], out: number[]] {
  const surplus = tiles.length - most;
  if (surplus <= 0) return [[...tiles], []];
  const others = random.shuffle([...tiles]);
  const kept: number[] = [];
  for (const design of staying()) {
    const at = others.indexOf(design);
    if (at >= 0) kept.push(...others.splice(at, 1));
  }
  const out = others.splice(0, surplus);
  return [[...kept, ...others], out];
}
