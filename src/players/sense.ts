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

/** What people call silly, whoever does it; no level does any of it where it has a choice. */
export type Silly =
  /** A figure where it brings nothing and will not. */
  | 'worthless-figure'
  /** The last figure onto what can never be finished, with turns still to come. */
  | 'last-figure-wasted'
  /** Another's feature finished for nothing, where a move as good does not. */
  | 'present'
  /** A farmer in the first turn. */
  | 'early-farmer'
  /** Points of an own feature to be had now, and left. */
  | 'finish-left';

/** A finish worth so much is not left. */
const WORTH_TAKING = 6;
/** A move that is better by so much has its reasons. */
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
    // Of what comes after: the tile in hand lies on the board by then.
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
    // What ends the game is valued by its end.
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

  /** Whether no figure is left once it is done: one may have come home by it. */
  private isLastGone({ after }: ValuedMove): boolean {
    return outlookOf(after.clone(), this.supply).supplies[this.seat] === 0;
  }

  /** Points a seat has got by it. */
  private gain(move: ValuedMove): number {
    return move.after.scores[this.seat]! - this.before.scores[this.seat]!;
  }

  /** Points the luckiest of the others has got by it. */
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
/** Points by which another way may look worse and still be taken in place of a silly one. */
const WORTH_IT = 3;
/** Visits after which a search knows what it says of a way. */
const WELL_KNOWN = 200;

/**
 * The first of the ways that is not silly, gone on with as far as it takes not to be; where each is, the move that brings most
 * at once among those that are not. Only what a search is sure of outweighs that.
 */
export function sensible(game: Game, ways: readonly Considered[]): Pick<Considered, 'actions'> {
  const first = ways[0]!;
  // Of other decisions nobody would call one silly at a glance.
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

/**
 * What a way began with, if nothing is silly about leaving all else undone; else followed by what makes a move of it that is
 * not; null where nothing does.
 */
function sanely(
  game: Game,
  actions: readonly Action[],
  moves: readonly ValuedMove[],
  sense: Sense,
): readonly Action[] | null {
  // What chance decides is worth what it is worth on average; nobody calls that silly at a glance.
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
