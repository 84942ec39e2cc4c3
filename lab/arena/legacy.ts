import { type Action, type Game, type Seat, supplyOf, type UnseenTiles } from '../../src/engine/index.ts';
import { wholeMoves } from '../../src/players/moves.ts';
import type { Player } from '../../src/players/player.ts';
import { type Reach, surveyOf } from './survey.ts';

/*
 * The player of an older program (JCloisterZone 4), written anew from a description of what it values, to be the opponent
 * that never changes. What the description leaves open is settled here and told in docs/players.md. Do not better it.
 */

/** By how many features a seat alone has figures on, from one on. */
const HOLDING: Readonly<Record<'city' | 'road' | 'field', readonly number[]>> = {
  city: [0.5, 1.5, 3, 5, 8, 12, 17, 27],
  road: [1, 2.5, 4.5, 7.5, 10.5, 14.5, 19, 29],
  field: [5, 10, 19, 28, 37, 47, 57, 67],
};

/** What a figure that hardly comes home costs its owner, and gives each opponent, where its feature is less likely finished. */
const STUCK = [
  { below: 0.0001, costs: 12, gives: 3 },
  { below: 0.2, costs: 3, gives: 0.75 },
  { below: 0.55, costs: 1.2, gives: 0.3 },
] as const;

/** With so many turns left for each seat, or fewer, figures need not come home any more. */
const LAST_TURNS = 7;
/** From here on as good as certain. */
const CERTAIN = 0.85;
/** So little that it decides between equals alone. */
const NEIGHBOUR = 0.0001;
/** A square less likely filled joins nothing. */
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

/** What all that a seat has is worth, less what all that each of the others has is worth. */
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

/** How likely somebody else does not take all tiles that fit on a square. */
const filled = (fits: number, seats: number): number => 1 - (1 - 1 / seats) ** fits;

/** What a feature brings a seat that leads on it. */
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

/** What it costs to hold many open features at once, with figures of nobody else. */
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

/** Tiles beside the one that was placed, if one was. */
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
