import {
  type ActionOf,
  type Game,
  type Outlook,
  outlookOf,
  prospectOn,
  type Supply,
  supplyOf,
} from '../engine/index.ts';
import { finishTurn } from './moves.ts';
import type { Considered } from './player.ts';
import { type ValuedMove, valuedMoves, worthOfMove } from './yardsticks.ts';

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
  private readonly supply: Supply;
  private readonly seat: number;
  private readonly turn: number;
  private readonly bestFinish: number;
  private readonly moves: readonly ValuedMove[];

  constructor(game: Game, moves: readonly ValuedMove[]) {
    this.supply = supplyOf(game);
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
        if (on.now[seat] === 0 && on.openCities === 0 && on.leaders.includes(seat)) return 'worthless-figure';
        const isDead = on.kind !== 'field' && on.open > 0 && on.scarcest === 0;
        if (isDead && !isLate && before.supplies[seat] === 1) return 'last-figure-wasted';
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
const MOST_COMPARED = 300;
/** Points by which another way may look worse and still be taken in place of a silly one. */
const WORTH_IT = 3;

/** The first of the ways that is not silly; the first of all where each is, or is far worse. */
export function sensible(game: Game, ways: readonly Considered[]): Considered {
  const first = ways[0]!;
  // Of other decisions nobody would call one silly at a glance.
  if (ways.length === 1 || !(game.step === 'place' || game.step === 'meeple')) return first;
  const moves = valuedMoves(game, MOST_COMPARED);
  const sense = new Sense(game, moves);
  const isSilly = ({ actions }: Considered): boolean => {
    const after = game.clone();
    for (const action of actions) after.play(action);
    const rest = finishTurn(after, game.asked!, game.turn);
    const move = { actions: [...actions, ...rest], after, value: worthOfMove(after, actions, game.asked!) };
    return sense.why(move) !== null;
  };
  return ways.find((way) => way.margin > first.margin - WORTH_IT && !isSilly(way)) ?? first;
}
