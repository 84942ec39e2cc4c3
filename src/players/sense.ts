import {
  type Action,
  type ActionOf,
  type Game,
  type Outlook,
  outlookOf,
  prospectOn,
  sameAction,
  supplyOf,
  type UnseenTiles,
} from '../engine/index.ts';
import { finishTurn, leavesToChance } from './moves.ts';
import type { Considered } from './player.ts';
import { bestOf, type ValuedMove, valuedMoves, worthOfMove } from './yardsticks.ts';

/** Moves that people call silly. No level plays one if it has a choice. */
export type Silly =
  /** A figure that brings nothing and never will. */
  | 'worthless-figure'
  /** The last figure onto a feature that can never be finished, with turns still to come. */
  | 'last-figure-wasted'
  /** Another seat's feature finished for nothing, if a move as good does not do it. */
  | 'present'
  /** A farmer in the first turn. */
  | 'early-farmer'
  /** Points of an own feature that could be had now, and are left. */
  | 'finish-left';

/** Points from which a finish is not left. */
const WORTH_TAKING = 6;
/** Points by which a better move has its reasons. */
const BETTER = 2;
const AS_GOOD = 1;

/** Looks at a position with all its whole moves, and then says of each what is silly about it. */
export class Sense {
  private readonly before: Outlook;
  private readonly supply: UnseenTiles;
  private readonly seat: number;
  private readonly turn: number;
  private readonly bestFinish: number;
  private readonly moves: readonly ValuedMove[];

  constructor(game: Game, moves: readonly ValuedMove[]) {
    // For positions after a move: the tile in hand lies on the board by then.
    this.supply = supplyOf(game, false);
    this.seat = game.asked!;
    this.turn = game.turn;
    this.before = outlookOf(game.clone(), this.supply);
    this.moves = moves;
    this.bestFinish = Math.max(
      Number.NEGATIVE_INFINITY,
      ...moves.filter((move) => this.profit(move) >= WORTH_TAKING).map(({ value }) => value),
    );
  }

  why(move: ValuedMove): Silly | null {
    const { before, seat, turn } = this;
    // A move that ends the game is valued by the end.
    if (move.after.over) return null;
    const seats = before.scores.length;
    const isLate = move.after.tilesLeft < 2 * seats;
    const deployed = move.actions.find((action): action is ActionOf<'deploy'> => action.type === 'deploy');
    if (deployed) {
      if (deployed.on.kind === 'field' && turn <= seats) return 'early-farmer';
      const on = prospectOn(move.after, deployed.on, this.supply);
      if (on !== null && on.figures[seat]! > 0) {
        const isDead = on.kind !== 'field' && on.open > 0 && on.scarcest === 0;
        // A city with a cathedral brings nothing before it is finished.
        const mayBringMore = on.kind === 'field' ? on.openCities > 0 : on.open > 0 && !isDead;
        if (on.now[seat] === 0 && !mayBringMore && on.leaders.includes(seat)) return 'worthless-figure';
        if (isDead && !isLate && before.supplies[seat] === 1 && this.isLastGone(move)) return 'last-figure-wasted';
      }
    }
    if (this.bestFinish > move.value - BETTER && this.profit(move) < WORTH_TAKING) return 'finish-left';
    const given = this.given(move);
    if (given > 0 && this.gain(move) === 0) {
      const isNeedless = this.moves.some((other) => other.value >= move.value - AS_GOOD && this.given(other) < given);
      if (isNeedless) return 'present';
    }
    return null;
  }

  /** Whether the move leaves no figure; it may also bring one home. */
  private isLastGone({ after }: ValuedMove): boolean {
    return outlookOf(after.clone(), this.supply).supplies[this.seat] === 0;
  }

  /** Points that the move brings the own seat. */
  private gain(move: ValuedMove): number {
    return move.after.scores[this.seat]! - this.before.scores[this.seat]!;
  }

  /** The most points that the move brings another seat. */
  private given(move: ValuedMove): number {
    return Math.max(
      ...move.after.scores.map((score, seat) => (seat === this.seat ? 0 : score - this.before.scores[seat]!)),
    );
  }

  private profit(move: ValuedMove): number {
    return this.gain(move) - this.given(move);
  }
}

/** Whole moves that a way is compared with. */
const MOST_COMPARED = 120;
/** Points by which another way may look worse and still replace a silly one. */
const WORTH_IT = 3;
/** Visits after which a search is sure of a way. */
const WELL_KNOWN = 200;

/**
 * The first way that is not silly, continued as far as that needs. If all ways are silly: the move that brings most at once among those
 * that are not. A search that is sure of a way outweighs this.
 */
export function sensible(game: Game, ways: readonly Considered[]): Pick<Considered, 'actions'> {
  const first = ways[0]!;
  // At other decisions nobody would call an option silly at a glance.
  if (!(game.step === 'place' || game.step === 'meeple')) return first;
  const moves = valuedMoves(game, MOST_COMPARED);
  const sense = new Sense(game, moves);
  let isSeenToBeWorse = false;
  for (const way of ways) {
    const sane = sanely(game, way.actions, moves, sense);
    if (sane === null) continue;
    if (!isFarWorse(way, first)) return { actions: sane };
    isSeenToBeWorse = true;
  }
  if (isSeenToBeWorse) return first;
  const sane = moves.filter((move) => sense.why(move) === null);
  return sane.length > 0 ? bestOf(sane)[0]! : first;
}

const isFarWorse = (way: Considered, first: Considered): boolean =>
  way.visits >= WELL_KNOWN && way.margin <= first.margin - WORTH_IT;

/** A way's actions, if leaving all else undone is not silly. Else the best move that begins with them and is not silly, or null. */
function sanely(
  game: Game,
  actions: readonly Action[],
  moves: readonly ValuedMove[],
  sense: Sense,
): readonly Action[] | null {
  // Chance is worth its average; nobody calls it silly at a glance.
  if (leavesToChance(game, actions)) return actions;
  const after = game.clone();
  for (const action of actions) after.play(action);
  const rest = finishTurn(after, game.asked!, game.turn);
  const plain = [...actions, ...rest];
  if (sense.why({ actions: plain, after, value: worthOfMove({ actions: plain, after }, game.asked!) }) === null)
    return actions;
  const on = moves.filter(
    (move) =>
      actions.every((action, i) => move.actions[i] && sameAction(move.actions[i], action)) && sense.why(move) === null,
  );
  return on.length > 0 ? bestOf(on)[0]!.actions : null;
}
