import {
  type Action,
  Game,
  type GameEvent,
  readPlace,
  type Setup,
  type Switch,
  type TileSet,
  writePlace,
} from '../../src/engine/index.ts';
import type { Trace, Turn } from './trace.ts';

/** What the engine itself says at one turn, in the trace's words. */
export interface TurnAnswers {
  readonly legal: readonly (readonly number[])[];
  readonly meepleOptions: Readonly<Record<string, readonly string[]>>;
  readonly scores: readonly number[];
  readonly supply: readonly Readonly<Record<string, number>>[];
  readonly deployed: readonly (readonly (number | string)[])[];
}

export interface Scored {
  readonly player: number;
  readonly points: number;
  readonly reason: string;
  readonly on: string;
}

/** A turn's answers and what only the comparison needs. */
export interface TurnReplayed {
  readonly answers: TurnAnswers;
  readonly number: number;
  readonly player: number;
  readonly tile: string | null;
  readonly discarded: readonly string[];
  readonly scored: readonly Scored[];
}

export interface Replayed {
  readonly id: string;
  readonly turns: readonly TurnReplayed[];
  readonly final: {
    readonly scores: readonly number[];
    readonly scored: readonly Scored[];
    /** Tiles that were drawn after the last turn and fitted nowhere. */
    readonly discarded: readonly string[];
  };
  /** Why the engine could not go on, if so. */
  readonly broken: string | null;
}

const setupOf = (trace: Trace): Setup => ({
  version: 1,
  seats: trace.players,
  sets: trace.sets as TileSet[],
  switches: trace.rules as Switch[],
  seed: trace.id,
  prepared: {
    board: trace.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation })),
    draws: [
      ...trace.turns.flatMap(({ discarded = [], drawn, tile }) => [...discarded, drawn ?? tile]),
      ...(trace.tailDiscarded ?? []),
    ],
    only: true,
  },
});

/** Plays a recorded game through `Game`, taking from the trace what was chosen and nothing else. */
export function replay(trace: Trace): Replayed {
  const turns: TurnReplayed[] = [];
  const stopped = (broken: string): Replayed => {
    return { id: trace.id, turns, final: { scores: [], scored: [], discarded: [] }, broken };
  };
  try {
    const game = Game.start(setupOf(trace));
    let events = game.lastEvents;
    for (const turn of trace.turns) {
      const discarded = discardedIn(events);
      const before = game.view(null);
      const played = playTurn(game, turn);
      events = played.events;
      turns.push({ ...played.turn, number: before.turn, player: before.toMove ?? -1, tile: before.drawn, discarded });
    }
    if (game.toMove !== null) return stopped('the trace ends and the game does not');
    const final = { scores: game.view(null).scores, scored: scoredIn(after(events)), discarded: discardedIn(events) };
    return { id: trace.id, turns, final, broken: null };
  } catch (error) {
    return stopped(`turn ${turns.length + 1}: ${(error as Error).message}`);
  }
}

function playTurn(game: Game, turn: Turn): { turn: Pick<TurnReplayed, 'answers' | 'scored'>; events: GameEvent[] } {
  const placing = game.legalActions();
  const legal = placing.flatMap((action) => (action.type === 'place' ? [[action.x, action.y, action.rotation]] : []));
  const [x, y, rotation] = turn.at;
  const number = game.view(null).turn;
  const events = [...game.play({ type: 'place', x, y, rotation })];
  const asked = game.step === 'meeple' && game.view(null).turn === number;
  const options = asked ? game.legalActions() : [];
  const meepleOptions: Record<string, string[]> = {};
  for (const option of options) {
    if (option.type !== 'deploy') continue;
    meepleOptions[option.figure] ??= [];
    meepleOptions[option.figure]!.push(writePlace(option.on));
  }
  if (asked) events.push(...game.play(actionOf(turn)));
  else if (turn.action !== null) throw new Error('a figure is deployed where the engine offers nothing');
  const now = events.slice(0, events.length - after(events).length);
  const view = game.view(null);
  return {
    events,
    turn: {
      scored: scoredIn(now),
      answers: {
        legal,
        meepleOptions,
        scores: view.scores.map((score, seat) => score - sum(scoredIn(after(events)), seat)),
        supply: view.supply.map(withoutZeros),
        deployed: view.figures.map(({ seat, figure, on }) => [seat, figure, writePlace(on)]),
      },
    },
  };
}

function actionOf({ action }: Turn): Action {
  if (action === null) return { type: 'pass' };
  return { type: 'deploy', figure: action.deploy as 'meeple', on: readPlace(action.on) };
}

/** As traces write a supply. */
const withoutZeros = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** From final scoring on. */
const after = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const at = events.findIndex(({ type }) => type === 'final-scoring');
  return at < 0 ? [] : events.slice(at);
};

const discardedIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'discarded' ? [event.tile] : []));

const scoredIn = (events: readonly GameEvent[]): Scored[] =>
  events.flatMap((event) =>
    event.type === 'scored'
      ? [{ player: event.seat, points: event.points, reason: event.reason, on: writePlace(event.on) }]
      : [],
  );

const sum = (scored: readonly Scored[], seat: number): number =>
  scored.reduce((total, { player, points }) => total + (player === seat ? points : 0), 0);
