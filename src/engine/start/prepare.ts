import { MOST_MARKS } from '../board/marks.ts';
import type { Position } from '../board/position.ts';
import type { Random } from '../chance/random.ts';
import { type Rules, rulesOf } from '../loading/rules.ts';
import { invariant, Refused } from '../record/refused.ts';
import { indexOf, mostMarksOn, PRINTS } from '../tiles/rotated-tiles.ts';
import { stayingOf, withoutSurplus } from '../tiles/surplus.ts';
import { TILE_DESIGNS } from '../tiles/tiles.ts';
import type { Figure, Seat, TileId } from '../vocabulary.ts';
import type { PreparedTile, Setup } from './setup.ts';

/** What lies on the board before the first turn, and how all tiles are stacked. */
export interface Layout {
  readonly board: readonly PreparedTile[];
  /** Design indices, tiles on the board included. Each stack is shuffled, and the last is drawn from first. */
  readonly stacks: readonly (readonly number[])[];
  /** Design indices taken out by lot from the stack that is drawn last. */
  readonly out?: readonly number[];
  /** Design indices that leave the game at once, for all to see; tiles that are laid out stay. */
  readonly gone?: readonly number[];
}

/** A layout with everything that a setup prepares; the stacks no longer hold the tiles on the board. */
export interface PreparedLayout extends Layout {
  /** Design indices of the first tiles to be drawn, in order; a tile that is put back may come twice. */
  readonly first: readonly number[];
}

/** The farthest coordinate of a prepared tile: a grid has to hold it. */
const FARTHEST = 200;

/** Throws `Refused('unreadable-record')` if a prepared setup cannot be laid out. */
export function layoutOf(rules: Rules, random: Random): PreparedLayout {
  const { setup, designs, modules, hooks } = rules;
  const { prepared } = setup;
  const putsBack = modules.some((module) => module.putsBack);
  const most =
    prepared?.removed || prepared?.only ? Number.POSITIVE_INFINITY : (setup.options?.most ?? Number.POSITIVE_INFINITY);
  const [inPlay, out] = withoutSurplus(designs, most, () => stayingOf(rules), random);
  let layout: Layout = { board: [{ tile: startTile(), x: 0, y: 0, rotation: 0 }], stacks: [inPlay], out };
  for (const arrange of hooks.arrange) layout = { out, ...arrange(layout, rules, random) };
  const board = prepared?.board ?? layout.board;
  // The board may hold more tiles than the sets do.
  if (prepared?.board && mostMarksOn([...board.map(({ tile }) => designOf(tile)), ...designs]) > MOST_MARKS)
    refuse('more marks on its tiles than can be counted');
  const stacks = layout.stacks.map((stack) => [...stack]);
  // A prepared board may hold more of a tile than the sets do; the bag never does.
  const gone = [...(layout.gone ?? [])];
  for (const { tile } of board) [...stacks, gone].some((stack) => takeFrom(stack, designOf(tile)));
  for (const tile of prepared?.removed ?? []) {
    if (!stacks.some((stack) => takeFrom(stack, designOf(tile)))) refuse(`no tile ${tile} to take out`);
  }
  const first = (prepared?.draws ?? []).map(designOf);
  if (prepared?.only) return { board, stacks: [first], first };
  const left = first.length > 0 ? stacks.flat() : [];
  for (const design of first) {
    // A tile that is put back may be drawn again.
    if (!takeFrom(left, design) && !(putsBack && stacks.some((stack) => stack.includes(design))))
      refuse(`no tile ${idOf(design)} left to draw`);
  }
  return { board, stacks, first, out: layout.out ?? [], gone };
}

/** The fewest tiles with which a game can be played: the tiles that always stay. The setup's own number of tiles does not matter. */
export const leastTiles = (setup: Setup): number => stayingOf(rulesOf(setup)).length;

export function layOut(position: Position, { board, gone = [] }: Layout): void {
  position.discarded = gone;
  for (const { tile, x, y, rotation } of board) {
    const print = PRINTS[designOf(tile)]![rotation / 90];
    if (!print || !isSquare(x, y)) refuse(`tile ${tile} at ${x},${y} turned by ${rotation}`);
    if (!position.grid.fits(x, y, print)) refuse(`tile ${tile} at ${x},${y}`);
    position.lay(print, x, y, null);
  }
  const { setup, figures } = position.rules;
  const hasOne = (seat: Seat, figure: Figure): boolean =>
    Number.isInteger(seat) && seat >= 0 && seat < setup.seats && position.supply(seat, figure) > 0;
  for (const { seat, figure, on } of setup.prepared?.figures ?? []) {
    const rule = figures.find((one) => one.figure === figure);
    const segment = position.segmentAt(on);
    const mayStand = on.kind === 'quarter' ? rule?.meeple : rule?.on.includes(on.kind);
    if (segment < 0 || !mayStand) refuse(`${figure} on the ${on.kind} at ${on.x},${on.y}`);
    if (!hasOne(seat, figure)) refuse(`one more ${figure} of seat ${seat}`);
    position.deploy(seat, figure, segment);
  }
}

function refuse(what: string): never {
  throw new Refused('unreadable-record', what);
}

function designOf(tile: TileId): number {
  return indexOf(tile) ?? refuse(`tile ${String(tile).slice(0, 80)}`);
}

const idOf = (design: number): TileId => TILE_DESIGNS[design]!.id;

/** Takes one tile of a design; returns whether there was one. */
function takeFrom(designs: number[], design: number): boolean {
  const at = designs.indexOf(design);
  if (at >= 0) designs.splice(at, 1);
  return at >= 0;
}

const isSquare = (x: number, y: number): boolean =>
  [x, y].every((one) => Number.isInteger(one) && Math.abs(one) <= FARTHEST);

/** BA-D, the tile with the dark back (B1). */
function startTile(): string {
  const start = TILE_DESIGNS.find(({ role }) => role === 'start');
  invariant(start, 'the base set has a start tile');
  return start.id;
}
