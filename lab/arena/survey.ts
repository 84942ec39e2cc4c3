import { AROUND_X, AROUND_Y, type Position, STEP_X, STEP_Y } from '../../src/engine/board/position.ts';
import {
  type Claimed,
  claimedOf,
  type Prospect,
  prospectOf,
  type UnseenTiles,
} from '../../src/engine/for-players/player-features.ts';
import type { Game as PublicGame } from '../../src/engine/for-players/public.ts';
import type { Game } from '../../src/engine/game.ts';
import { sumOf, worthOf } from '../../src/engine/turn/scoring.ts';
import type { Seat } from '../../src/engine/vocabulary.ts';

/** A position square by square, for a player who values it by the open squares. */
export interface Survey {
  /** Points scored so far, by seat. */
  readonly scores: readonly number[];
  readonly reaches: readonly Reach[];
  readonly junctions: readonly Junction[];
  /** By seat: meeples and other figures in the supply. */
  readonly hands: readonly { readonly meeples: number; readonly others: number }[];
}

/** A feature with figures on it. */
export interface Reach extends Prospect {
  /** For each open square that the feature needs: how many unseen tiles fit there. */
  readonly fits: readonly number[];
}

/** Two features that a tile on an open square would join around its corner; at least one of them has figures on it. */
export interface Junction {
  /** How many unseen tiles fit on the square. */
  readonly fits: number;
  /** By seat, on both features together. */
  readonly votes: readonly number[];
  /** Points that both features are worth now. */
  readonly worth: number;
}

export function surveyOf(game: PublicGame, supply: UnseenTiles): Survey {
  const { position } = game as Game;
  const claimed = claimedOf(position);
  return {
    scores: position.scores,
    reaches: claimed.map((one) => ({ ...prospectOf(position, one, supply), fits: fitsOn(position, one.root, supply) })),
    junctions: junctionsOf(position, claimed, supply),
    hands: position.scores.map((_, seat) => handOf(position, seat)),
  };
}

function handOf(position: Position, seat: Seat): Survey['hands'][number] {
  let others = 0;
  for (const { figure } of position.rules.figures) if (figure !== 'meeple') others += position.supply(seat, figure);
  return { meeples: position.supply(seat, 'meeple'), others };
}

/** Counts each square once, however many of its sides the feature reaches. */
function fitsOn(position: Position, root: number, supply: UnseenTiles): number[] {
  const { features, grid, tiles } = position;
  const needs = new Map<string, number>();
  const reach = (x: number, y: number): void => {
    const need = grid.needsAt(x, y);
    if (need >= 0) needs.set(`${x},${y}`, need);
  };
  const kind = position.kindOf(root);
  for (const segment of features.members(root)) {
    const tile = features.tile[segment]!;
    const { x, y, print } = tiles[tile]!;
    if (kind === 'monastery' || kind === 'garden') {
      for (let i = 0; i < 8; i++) reach(x + AROUND_X[i]!, y + AROUND_Y[i]!);
      continue;
    }
    for (const side of print.segments[segment - features.first[tile]!]!.sides) {
      reach(x + STEP_X[side]!, y + STEP_Y[side]!);
    }
  }
  return [...needs.values()].map((need) => supply.fitting(need));
}

function junctionsOf(position: Position, claimed: readonly Claimed[], supply: UnseenTiles): Junction[] {
  const { grid } = position;
  const votesOn = new Map(claimed.map(({ root, votes }) => [root, votes]));
  const found: Junction[] = [];
  for (const { x, y } of grid.openSquares()) {
    const fits = supply.fitting(grid.needsAt(x, y));
    for (let side = 0; side < 4; side++) {
      for (const [one, other] of cornerOf(position, x, y, side)) {
        const votes = joined(votesOn.get(one), votesOn.get(other));
        if (votes) found.push({ fits, votes, worth: worthNow(position, one) + worthNow(position, other) });
      }
    }
  }
  return found;
}

/** Pairs of different features, by their roots, that meet an open square on both sides of one corner: where `side` ends, clockwise. */
function cornerOf(position: Position, x: number, y: number, side: number): [number, number][] {
  const { features } = position;
  const next = (side + 1) % 4;
  const before = neighbour(position, x, y, side);
  const after = neighbour(position, x, y, next);
  if (!before || !after) return [];
  const found: [number, number][] = [];
  const meet = (one: number, other: number): void => {
    if (one < 0 || other < 0) return;
    const pair: [number, number] = [features.find(before.first + one), features.find(after.first + other)];
    if (pair[0] !== pair[1] && position.kindOf(pair[0]) === position.kindOf(pair[1])) found.push(pair);
  };
  const [back, backNext] = [(side + 2) % 4, (next + 2) % 4];
  meet(before.print.lines[back]!, after.print.lines[backNext]!);
  // The half-edges next to the corner: seen from the neighbours, the left one and the right one.
  meet(before.print.fields[2 * back]!, after.print.fields[2 * backNext + 1]!);
  return found;
}

function neighbour({ features, grid, tiles }: Position, x: number, y: number, side: number) {
  const tile = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
  return tile < 0 ? null : { print: tiles[tile]!.print, first: features.first[tile]! };
}

const joined = (one?: readonly number[], other?: readonly number[]): readonly number[] | undefined =>
  one && other ? one.map((votes, seat) => votes + other[seat]!) : (one ?? other);

const worthNow = (position: Position, root: number): number => sumOf(worthOf(position, root, false));
