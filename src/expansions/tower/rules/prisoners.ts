import {
  type Action,
  type CapturedFigure,
  entryOf,
  figure,
  free,
  type Game,
  type Position,
  type Seat,
  type Step,
  seat,
  slotOf,
  verb,
} from '../../../engine/for-rules.ts';
import { remember, tower } from './index.ts';

/** Points, also for a large meeple (TW11). */
const RANSOM = 3;

/** The owner's meeples that the holder has, one of each kind. */
function kindsHeld({ held }: Position, holder: Seat, owner: Seat): CapturedFigure[] {
  const own = held.filter((one) => one.holder === holder && one.seat === owner);
  return own.filter((one, index) => own.findIndex((other) => other.figure === one.figure) === index);
}

/** 2a, once a turn, if the player can pay (TW10, TW11). */
export function offerRansoms({ position, turnOf }: Game, options: Action[]): void {
  if (position.held.length === 0 || slotOf(position, tower).hasPaid || position.scores[turnOf]! < RANSOM) return;
  for (let holder = 0; holder < position.scores.length; holder++)
    for (const { figure: kind } of kindsHeld(position, holder, turnOf))
      options.push({ type: 'ransom', seat: holder, figure: kind });
}

export const ransom = verb<'ransom'>({
  verb: 'ransom',
  points: [seat, figure],

  run(game, { seat: holder, figure: kind }, owner) {
    const { position } = game;
    remember(position, { hasPaid: true });
    game.award(owner, 'ransom', [{ of: 'ransom', count: 1, each: -RANSOM }]);
    game.award(holder, 'ransom', [{ of: 'ransom', count: 1, each: RANSOM }]);
    free(game, kindsHeld(position, holder, owner).find((one) => one.figure === kind)!);
    // The meeple may be used in this step 2 (TW10).
    game.agenda.unshift(entryOf('meeple'));
  },
});

/** Two players who hold each other's meeples return one each at once (TW18): the one just taken goes straight home (TW19). */
export function exchangeWith(game: Game, taken: CapturedFigure): void {
  const { seat: other, holder } = taken;
  const back = kindsHeld(game.position, other, holder);
  if (back.length === 0) return;
  free(game, taken);
  if (back.length === 1) free(game, back[0]!);
  else game.agenda.unshift(entryOf('exchange', holder, other));
}

/** Chooses among several kinds which meeple comes back (TW19). */
export const exchangeStep: Step = {
  options({ agenda, position }) {
    const { seat: owner, subject: holder } = agenda[0]!;
    return kindsHeld(position, holder!, owner!).map((one): Action => {
      return { type: 'exchange', seat: holder!, figure: one.figure };
    });
  },

  /** For a player who has resigned, the meeple taken first comes back (TW51). */
  unchosen(game, { seat: owner, subject: holder }) {
    free(game, kindsHeld(game.position, holder!, owner!)[0]!);
  },
};

export const exchange = verb<'exchange'>({
  verb: 'exchange',
  points: [seat, figure],
  run: (game, { seat: holder, figure: kind }, owner) =>
    free(game, kindsHeld(game.position, holder, owner).find((one) => one.figure === kind)!),
});
