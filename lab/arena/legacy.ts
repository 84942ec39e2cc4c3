import { type Action, type Game, type Seat, supplyOf, type UnseenTiles } from '../../src/engine/index.ts';
import { wholeMoves } from '../../src/players/moves.ts';
import type { Player } from '../../src/players/player.ts';
import { type Reach, surveyOf } from './survey.ts';

/* The player of an older program (JCloisterZone 4), rewritten from a description of what it values: the opponent that never changes.
 * docs/players.md tells how this file settles what the description leaves open. Do not improve it. */

/** Cost by the number of features that a seat alone has figures on, starting with one. */
const HOLDING: Readonly<Record<'city' | 'road' | 'field', readonly number[]>> = {
  city: [0.5, 1.5, 3, 5, 8, 12, 17, 27],
  road: [1, 2.5, 4.5, 7.5, 10.5, 14.5, 19, 29],
  field: [5, 10, 19, 28, 37, 47, 57, 67],
};

/** If a feature is unlikely to be finished, a figure on it costs its owner `costs` and gives each opponent `gives`. */
const STUCK = [
  { below: 0.0001, costs: 12, gives: 3 },
  { below: 0.2, costs: 3, gives: 0.75 },
  { below: 0.55, costs: 1.2, gives: 0.3 },
] as const;

/** If each seat has at most this many turns left, figures need not come home. */
const LAST_TURNS = 7;
/** A probability from here on counts as certain. */
const CERTAIN = 0.85;
/** Decides only between moves of equal value. */
const NEIGHBOUR = 0.0001;
/** A square that is less likely to be filled joins nothing. */
const JOINS = 0.55;

export const legacyPlayer: Player = {
  name: 'legacy',
  choose(known, chance) {
    const { seat } = known;
    const world = known.world(chance);
    const supply = supplyOf(world, false);
    let best: readonly Action[] = [];
    let highest = Number.NEGATIVE_INFINITY;
    for (const { actions, after } of wholeMoves(world)) {
      const rank =
        rankOf(after, { seat, supply, tilesLeft: world.tilesLeft }) + NEIGHBOUR * neighboursOf(after, actions);
      if (rank <= highest) continue;
      highest = rank;
      best = actions;
    }
    return { actions: best };
  },
};

interface LegacyAsking {
  readonly seat: Seat;
  /** Without the tile that is placed now. */
  readonly supply: UnseenTiles;
  readonly tilesLeft: number;
}

/** The value of all that the seat has, minus the value of all that each other seat has. */
function rankOf(game: Game, { seat, supply, tilesLeft }: LegacyAsking): number {
  const { scores, reaches, junctions, hands } = surveyOf(game, supply);
  const seats = scores.length;
  const own = (values: readonly number[]): number =>
    values.reduce((sum, value, of) => sum + (of === seat ? value : -value), 0);
  if (game.over) return own(scores);
  const worth = scores.map((score, of) => score + inHand(hands[of]!) - holding(reaches, of));
  let stuck = 0;
  for (const reach of reaches) {
    const p = reach.fits.reduce((product, fits) => product * filled(fits, seats), 1);
    for (const leader of reach.leaders) worth[leader]! += expected(reach, leader, p);
    if (tilesLeft > LAST_TURNS * seats) stuck += stuckOn(reach, seat, p);
  }
  for (const { fits, votes, worth: whole } of junctions) {
    const p = filled(fits, seats);
    const most = Math.max(...votes);
    if (p >= JOINS) for (let of = 0; of < seats; of++) if (votes[of] === most) worth[of]! += (p * whole) / 2;
  }
  return own(worth) + stuck;
}

/** The probability that the other seats do not take all tiles that fit on a square. */
const filled = (fits: number, seats: number): number => 1 - (1 - 1 / seats) ** fits;

/** The points that a feature is expected to bring to a seat that leads on it. */
function expected({ kind, now, finished }: Reach, seat: Seat, p: number): number {
  const points = now[seat]!;
  if (kind === 'field') return 0.99 * points;
  const hope = kind === 'monastery' || kind === 'garden' ? 0.5 : 0.8;
  return points + (p > CERTAIN ? 1 : p) * hope * (finished - points);
}

function stuckOn({ figures }: Reach, seat: Seat, p: number): number {
  const step = STUCK.find(({ below }) => p < below);
  if (!step) return 0;
  return figures.reduce((sum, count, of) => sum + count * (of === seat ? -step.costs : step.gives), 0);
}

const inHand = ({ meeples, others }: { meeples: number; others: number }): number =>
  meeples + others === 0 ? -4 : 0.15 * meeples + 0.25 * others;

/** The cost of holding many open features at once, each with figures of this seat only. */
function holding(reaches: readonly Reach[], seat: Seat): number {
  let cost = 0;
  for (const [kind, costs] of Object.entries(HOLDING)) {
    const held = reaches.filter((reach) => {
      return reach.kind === kind && (reach.open > 0 || kind === 'field') && isAlone(reach, seat);
    });
    if (held.length > 0) cost += costs[Math.min(held.length, costs.length) - 1]!;
  }
  return cost;
}

const isAlone = ({ figures }: Reach, seat: Seat): boolean =>
  figures.every((count, of) => (of === seat ? count > 0 : count === 0));

/** The number of tiles beside the placed tile; 0 if none was placed. */
function neighboursOf(game: Game, actions: readonly Action[]): number {
  const placed = actions.find((action) => action.type === 'place');
  if (!placed) return 0;
  const { x, y } = placed;
  const beside = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  return beside.filter(([dx, dy]) => game.tileAt({ x: x + dx, y: y + dy }) !== null).length;
}
