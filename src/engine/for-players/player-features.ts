import { fitsOf, STEP_X, STEP_Y } from '../board/grid.ts';
import { AROUND_X, AROUND_Y, type Position } from '../board/position.ts';
import type { Game } from '../game.ts';
import { isBetweenTurns } from '../steps/index.ts';
import { PRINTS } from '../tiles/rotated-tiles.ts';
import { finish } from '../turn/finish.ts';
import { bonusesOf, citiesAt, ownersOf, shareOf, sumOf, votesOf, worthOf } from '../turn/scoring.ts';
import { type FeatureKind, isFeature, type Kind, type Place, type Seat } from '../vocabulary.ts';
import type { Game as PublicGame } from './public.ts';

/** The facts by which computer players value a position. */
export interface Outlook {
  readonly over: boolean;
  /** By seat: points scored so far, and points if the game ended now, with what pieces may still bring. */
  readonly scores: readonly number[];
  readonly standings: readonly number[];
  /** By seat: claiming figures in the supply. `figures`: how many claiming figures each seat has in all. */
  readonly supplies: readonly number[];
  readonly figures: number;
  readonly tilesLeft: number;
  readonly prospects: readonly Prospect[];
}

/** A feature with figures on it, as computer players see it. */
export interface Prospect {
  readonly kind: FeatureKind;
  /** Sides where it can still grow, or neighbours that a monastery or garden still lacks. 0: a field, or finished. */
  readonly open: number;
  /** By seat. */
  readonly votes: readonly number[];
  /** Figures that claim it, by seat. */
  readonly figures: readonly number[];
  /** Seats that would score it now. */
  readonly leaders: readonly Seat[];
  /** By seat: points if the game ended now. */
  readonly now: readonly number[];
  /** Points for each leader if it were finished as it stands; for a field as `now`. */
  readonly finished: number;
  /** How many unseen tiles fit on the needed square that fewest of them fit on; 99 if it needs no square. */
  readonly scarcest: number;
  /** For a field: unfinished cities that it touches. */
  readonly openCities: number;
}

/** How many unseen tiles fit on a square, by the edges that it needs. Each answer is worked out at the first request. */
export class UnseenTiles {
  private readonly designs: readonly (readonly [fits: Uint8Array, count: number])[];
  private readonly known: Int16Array = new Int16Array(4096).fill(-1);

  constructor({ position }: Pick<Game, 'position'>, withHand: boolean) {
    const unseen = position.bag.unseen();
    if (withHand && position.hand >= 0) unseen[position.hand]! += 1;
    this.designs = unseen.flatMap((count, design) => (count > 0 ? [[fitsOf(PRINTS[design]!), count] as const] : []));
  }

  fitting(needs: number): number {
    const known = this.known[needs]!;
    if (known >= 0) return known;
    let count = 0;
    for (const [fits, copies] of this.designs) if (fits[needs] !== 0) count += copies;
    this.known[needs] = count;
    return count;
  }
}

/** Whether the decision comes before a tile is drawn. */
export const isBeforeDraw = (game: PublicGame): boolean => isBetweenTurns((game as Game).agenda);

/** `withHand`: the tile in hand counts, too. */
export const supplyOf = (game: PublicGame, withHand = true): UnseenTiles => new UnseenTiles(game as Game, withHand);

const ENOUGH = 99;

/** The outlook of a game for thinking ahead. It uses the game up. */
export function outlookOf(game: PublicGame, supply: UnseenTiles): Outlook {
  const inside = game as Game;
  const { position, rules, over } = inside;
  const { final, scored } = rules.hooks;
  const prospects = over ? [] : prospectsOf(inside, supply);
  const promised = over ? [] : rules.hooks.promises.map((promises) => promises(position));
  const scores = position.scores.slice();
  let standings: readonly number[];
  // If nothing else scores at the end, the features alone give the standings.
  if (over || final.length > 0 || scored.length > 0) standings = concluded(inside);
  else {
    const sums = scores.slice();
    for (const { now } of prospects) for (let seat = 0; seat < now.length; seat++) sums[seat]! += now[seat]!;
    standings = sums;
  }
  return {
    over,
    scores,
    standings:
      promised.length === 0
        ? standings
        : standings.map((sum, seat) => promised.reduce((all, one) => all + one[seat]!, sum)),
    supplies: scores.map((_, seat) => claimantsLeft(position, seat)),
    figures: rules.claimants,
    tilesLeft: position.bag.size,
    prospects,
  };
}

/** The feature at a place, as it stands; null if there is none. */
export function prospectOn(game: PublicGame, place: Place, supply: UnseenTiles): Prospect | null {
  const { position } = game as Game;
  const segment = position.segmentAt(place);
  if (segment < 0 || !isFeature(place.kind)) return null;
  const root = position.features.find(segment);
  const none = position.scores.map(() => 0);
  const claimed = claimedOf(position).find((one) => one.root === root) ?? { root, votes: none, figures: none };
  return prospectOf(position, claimed, supply);
}

/** Ends the game at once and returns the points by seat. */
export function concluded(game: Game): readonly number[] {
  const { position, agenda, rules } = game;
  if (game.over) return position.scores;
  game.quieten();
  // Features that a tile on the board has finished score as finished (B15); open decisions are left undone.
  while (position.hand < 0 && agenda.length > 0 && agenda[0]!.step !== 'end' && !isBetweenTurns(agenda)) {
    if (rules.steps[agenda[0]!.step]!.options) agenda.shift();
    else game.runUnchosen();
  }
  finish(game);
  return position.scores;
}

function claimantsLeft(position: Position, seat: Seat): number {
  const { claims, figures } = position.rules;
  let left = 0;
  for (const { figure } of figures) if (claims[figure]) left += position.supply(seat, figure);
  return left;
}

/** A feature with a figure on it that claims it, by its root. */
export interface Claimed extends Pick<Prospect, 'votes' | 'figures'> {
  readonly root: number;
}

export function claimedOf(position: Position): Claimed[] {
  const { features, figures, rules } = position;
  const { seats } = rules.setup;
  const found: { root: number; votes: number[]; figures: number[] }[] = [];
  for (const { seat, figure, segment } of figures) {
    const root = features.find(segment);
    if (features.claims[root] === 0) continue;
    let claimed = found.find((one) => one.root === root);
    if (!claimed) {
      if (!isFeature(position.kindOf(root))) continue;
      claimed = { root, votes: new Array(seats).fill(0), figures: new Array(seats).fill(0) };
      found.push(claimed);
    }
    claimed.votes[seat]! += votesOf(position, figure, root);
    if (rules.claims[figure]) claimed.figures[seat]! += 1;
  }
  return found;
}

const prospectsOf = ({ position }: Game, supply: UnseenTiles): Prospect[] =>
  claimedOf(position).map((claimed) => prospectOf(position, claimed, supply));

export function prospectOf(position: Position, { root, votes, figures }: Claimed, supply: UnseenTiles): Prospect {
  const { features } = position;
  const kind = position.kindOf(root) as FeatureKind;
  const open = features.open[root]!;
  const leaders = ownersOf(position, root, votes);
  const isFinished = kind !== 'field' && open === 0;
  const worth = worthOf(position, root, isFinished);
  let more = 0;
  for (const { terms } of bonusesOf(position, root)) more += sumOf(terms);
  const now: number[] = new Array(votes.length).fill(0);
  for (const seat of leaders) now[seat] = sumOf(shareOf(position, root, seat, worth)) + more;
  return {
    kind,
    open,
    votes,
    figures,
    leaders,
    now,
    finished: kind === 'field' || isFinished ? sumOf(worth) + more : sumOf(worthOf(position, root, true)) + more,
    scarcest: open === 0 ? ENOUGH : scarcestOf(position, root, kind, supply),
    openCities: kind === 'field' ? citiesAt(position, root, false) : 0,
  };
}

function scarcestOf({ features, grid, tiles }: Position, root: number, kind: Kind, supply: UnseenTiles): number {
  let least = ENOUGH;
  const isCentre = kind === 'monastery' || kind === 'garden';
  let segment = root;
  do {
    const tile = features.tile[segment]!;
    const { x, y, print } = tiles[tile]!;
    if (isCentre) {
      for (let i = 0; i < 8; i++) least = Math.min(least, fittingAt(x + AROUND_X[i]!, y + AROUND_Y[i]!));
    } else {
      for (const side of print.segments[segment - features.first[tile]!]!.sides) {
        least = Math.min(least, fittingAt(x + STEP_X[side]!, y + STEP_Y[side]!));
      }
    }
    segment = features.after(segment);
  } while (segment !== root);
  return least;

  function fittingAt(x: number, y: number): number {
    const needs = grid.needsAt(x, y);
    return needs < 0 ? ENOUGH : supply.fitting(needs);
  }
}
