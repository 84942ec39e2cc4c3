import {
  type Action,
  type ActionOf,
  drawAnother,
  EMPTY,
  entryOf,
  FIELD_EDGE,
  type Game,
  inReadingOrder,
  NO_SQUARE,
  PASS,
  type PieceView,
  type Place,
  type Position,
  PRINTS,
  type Print,
  place,
  ROAD_EDGE,
  type Seat,
  SIDES,
  type Square,
  STEP_X,
  STEP_Y,
  type Step,
  sideOfSpan,
  slotOf,
  spanAt,
  verb,
} from '../../../engine/for-rules.ts';
import { bridges } from './index.ts';

export interface BridgesSlot {
  /** By seat: bridges left. */
  stock: readonly number[];
  /** Whether this placement has already built its one bridge (BR12). */
  hasBuilt: boolean;
}

const edgeOf = (edges: number, side: number): number => (edges >> (3 * side)) & 7;

/** The line of an edge with the tip of a city in it ends in a city edge (BR83). */
const isField = ({ edges }: Print, side: number): boolean => edgeOf(edges, side) === FIELD_EDGE;

/** Whether a bridge end may lie open there: a free square, or a border without a print (BR68). */
function isFree({ grid }: Position, { x, y }: Square, side: number): boolean {
  const at = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
  return at === EMPTY || at === NO_SQUARE;
}

/** The bridge with which a tile fits, by edges alone, that does not fit without; at most one does (BR81). */
function bridgeFor(position: Position, print: Print, at: Square): Place | null {
  const { grid, tiles } = position;
  const needs = grid.needsAt(at.x, at.y);
  if (needs < 0) return null;
  let side = -1;
  let other = -1;
  for (let one = 0; one < 4; one++) {
    const asked = edgeOf(needs, one);
    if (asked === 0 || asked === edgeOf(print.edges, one) || edgeOf(print.any, one) !== 0) continue;
    if (other >= 0) return null;
    if (side < 0) side = one;
    else other = one;
  }
  if (side < 0) return null;
  if (edgeOf(needs, side) === ROAD_EDGE) {
    if (other >= 0 && other !== side + 2) return null;
    const far = (side + 2) % 4;
    const isMet = other < 0 ? edgeOf(needs, far) === 0 && isFree(position, at, far) : isRoad(needs, far);
    return isMet && isField(print, side) && isField(print, far) ? spanAt(at, side) : null;
  }
  const beside = grid.at(at.x + STEP_X[side]!, at.y + STEP_Y[side]!);
  if (other >= 0 || edgeOf(print.edges, side) !== ROAD_EDGE || beside < position.printed) return null;
  const there = tiles[beside]!;
  return takesBridge(there.print, side) && isFree(position, there, side) ? spanAt(there, side) : null;
}

const isRoad = (needs: number, side: number): boolean => edgeOf(needs, side) === ROAD_EDGE;

/** Whether a bridge may run over a tile along the line of a side (BR12, BR14). */
const takesBridge = (print: Print, side: number): boolean =>
  print.span < 0 && isField(print, side) && isField(print, (side + 2) % 4);

/** Every placement that needs a bridge, if the player has one left (BR11, BR17). */
export function bridgedPlacements({ position, turnOf }: Game, design: number): ActionOf<'place'>[] {
  return slotOf(position, bridges).stock[turnOf]! > 0 ? placementsOf(position, design) : [];
}

function placementsOf(position: Position, design: number): ActionOf<'place'>[] {
  const found: ActionOf<'place'>[] = [];
  for (const at of position.grid.openSquares()) {
    for (const print of PRINTS[design]!) {
      const span = bridgeFor(position, print, at);
      if (span === null || !position.mayLie(print, at.x, at.y)) continue;
      const over = position.grid.at(span.x, span.y);
      if (over !== EMPTY && !position.maySpan(over)) continue; // BR71
      found.push({ type: 'place', ...at, rotation: print.rotation, span });
    }
  }
  return found.sort(inReadingOrder);
}

/** Whether a tile may fill the square with a bridge that some player has left. */
export function mayBridge(position: Position, square: Square, designs: readonly number[]): boolean {
  const { stock } = slotOf(position, bridges);
  return (
    stock.some((left, seat) => left > 0 && !position.resigned.includes(seat)) &&
    designs.some((design) => PRINTS[design]!.some((print) => bridgeFor(position, print, square) !== null))
  );
}

/** 1b: a tile that fits only with a bridge may leave the game instead, and another is drawn (BR17, BR85). */
export const asideStep: Step = {
  options: ({ position }) => (position.canPlace() ? [] : [{ type: 'lay-aside' }, PASS]),
};

export const layAside = verb<'lay-aside'>({
  verb: 'lay-aside',
  points: [],

  run(game) {
    game.agenda.unshift(entryOf('lay-aside'));
    drawAnother(game);
  },
});

/** 1d: on the tile just placed, if no bridge was needed and both ends face free squares (BR82). */
export const bridgeStep: Step = {
  options({ position, turnOf }) {
    const { stock, hasBuilt } = slotOf(position, bridges);
    if (stock[turnOf] === 0 || hasBuilt) return [];
    const tile = position.tiles[position.last]!;
    const ways = [0, 1].filter(
      (side) => takesBridge(tile.print, side) && isFree(position, tile, side) && isFree(position, tile, side + 2),
    );
    return [...ways.map((side): Action => ({ type: 'bridge', over: spanAt(tile, side) })), PASS];
  },
};

export const bridge = verb<'bridge'>({
  verb: 'bridge',
  points: [place('over')],

  run(game, { over }, seat) {
    game.position.span(game.position.last, sideOfSpan(over));
    built(game, seat, over);
  },
});

/** Bridges left, and bridges on the board in the order of their tiles. */
export const bridgePieces = ({ stock }: BridgesSlot, { tiles }: Position): PieceView[] => [
  ...stock.map((count, seat): PieceView => ({ kind: 'bridge', seat, count, single: false })),
  ...tiles.flatMap(({ x, y, print }): PieceView[] => {
    if (print.span < 0) return [];
    const [side] = print.segments[print.span]!.sides;
    return [{ kind: 'laid-bridge', seat: null, at: { x, y }, towards: SIDES[side!]!, count: 1, single: false }];
  }),
];

/** A bridge lies for good (BR12, BR86). */
export function built(game: Game, seat: Seat, over: Place): void {
  const slot = slotOf(game.position, bridges);
  slot.stock = slot.stock.with(seat, slot.stock[seat]! - 1);
  slot.hasBuilt = true;
  game.tell({ type: 'bridge-built', seat, over });
}
