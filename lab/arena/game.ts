import { type Action, Game, type GameRecord, sameAction } from '../../src/engine/index.ts';
import { Chance } from '../../src/players/chance.ts';
import { knownBy } from '../../src/players/known.ts';
import type { Contestant } from './contestants.ts';
import { type Fixture, ownSeed } from './match.ts';

export interface ArenaGame {
  readonly id: string;
  readonly pair: number;
  readonly seatOfA: number;
  readonly scores: readonly number[];
  readonly turns: number;
  /** Tiles that fitted nowhere. */
  readonly discarded: number;
  /** By seat: milliseconds for each of its turns. */
  readonly ms: readonly (readonly number[])[];
  /** By seat: the turns that it has imagined, for each of its turns. */
  readonly imagined: readonly (readonly number[])[];
  /** Seats whose program failed, and why. */
  readonly faults: readonly { readonly seat: number; readonly why: string }[];
  readonly record: GameRecord;
}

/** Plays one game to its end. `contestants`: by seat. */
export async function play(
  { id, pair, setup, seatOfA }: Fixture,
  contestants: readonly Contestant[],
): Promise<ArenaGame> {
  const game = Game.start(setup);
  const seats = contestants.map((contestant, seat) => {
    const seed = ownSeed(setup.seed, seat);
    const [plan, ms, imagined]: [Action[], number[], number[]] = [[], [], []];
    return { ...contestant, seed, chance: new Chance(seed), turn: 0, plan, ms, imagined };
  });
  for (const [seat, { program, seed }] of seats.entries()) await program?.begin({ seat, setup, seed });
  const programs = seats.flatMap(({ program }) => program ?? []);
  for (const program of programs) program.see({ events: game.lastEvents });

  for (let seat = game.asked; seat !== null; seat = game.asked) {
    const own = seats[seat]!;
    if (own.turn !== game.turn) {
      own.turn = game.turn;
      own.plan = [];
      own.ms.push(0);
      own.imagined.push(0);
    }
    // The plan may no longer be legal: a tile or card came that nobody could know.
    const planned = own.plan.shift();
    let action = planned && game.legalActions().find((one) => sameAction(one, planned));
    if (!action) {
      const since = own.clock();
      const { actions, turns = 0 } = await own.player.choose(knownBy(game, seat), own.chance);
      own.ms[own.ms.length - 1]! += own.clock() - since;
      own.imagined[own.imagined.length - 1]! += turns;
      [action, ...own.plan] = actions as [Action, ...Action[]];
    }
    // If the others already see the next step, only the owner may know that there was something to decide.
    const isSecret = programs.length > 0 && action.type === 'pass' && game.view(null).step !== game.step;
    const events = game.play(action);
    for (const program of programs) program.see({ by: seat, did: game.record.actions.at(-1)!, isSecret, events });
  }

  const { scores, discarded } = game.view(null);
  for (const program of programs) program.end(scores);
  return {
    id,
    pair,
    seatOfA,
    scores,
    turns: game.turn,
    discarded: discarded.length,
    ms: seats.map(({ ms }) => ms.map((one) => Number(one.toFixed(3)))),
    imagined: seats.map(({ imagined }) => imagined),
    faults: seats.flatMap(({ program }, seat) => (program?.fault ? [{ seat, why: program.fault }] : [])),
    record: game.record,
  };
}
