import {
  type Action,
  Game,
  type GameEvent,
  isBeforeDraw,
  laysTile,
  PASS,
  type Seat,
  type Square,
  type StepId,
} from '../../src/engine/index.ts';
import { type Answer, PARTS, type Placed, type Replaying } from './parts.ts';
import { isFurther, setupOf } from './setup.ts';
import type { Trace, TraceStep, Turn } from './trace.ts';
import {
  boardOf,
  byFigure,
  chosenOf,
  deployedBy,
  discardedIn,
  optionsOf,
  type Scored,
  scoredIn,
  type Tokens,
  takenIn,
  tokensOf,
  withoutZeros,
  writeAsk,
  writePlace,
  writeSpot,
} from './words.ts';

/** The engine's own answers at one turn, in the trace's words; expansions add more. */
export interface TurnAnswers extends Readonly<Record<string, unknown>> {
  readonly legal: readonly Placed[];
  readonly meepleOptions: Readonly<Record<string, readonly string[]>>;
  readonly scores: readonly number[];
  readonly supply: readonly Readonly<Record<string, number>>[];
  readonly deployed: readonly (readonly (number | string)[])[];
  /** In games of further expansions: every decision after the placement, in order, and the tokens of each seat. */
  readonly steps?: readonly TraceStep[];
  readonly tokens?: Tokens;
  /** Everything on the board except figures. */
  readonly board?: Readonly<Record<string, unknown>>;
}

/** A turn's answers, and values that only the comparison needs. */
export interface TurnReplayed {
  readonly answers: TurnAnswers;
  readonly number: number;
  readonly player: number;
  readonly tile: string | null;
  readonly discarded: readonly string[];
  readonly scored: readonly Scored[];
  readonly part: string;
  /** The laid tile, which is not always the drawn one. */
  readonly placed: string | null;
  /** Placements that some recordings leave out of `legal`. */
  readonly forbidden: readonly Placed[];
  /** Open pieces that seats took, and figures that went home. */
  readonly taken: readonly (readonly (number | string)[])[];
  readonly returned: readonly (readonly (number | string)[])[];
  readonly tokens: Tokens;
  /** Values that expansions compare. */
  readonly noted: Readonly<Record<string, unknown>>;
}

export interface ReplayedTrace {
  readonly id: string;
  readonly turns: readonly TurnReplayed[];
  readonly final: {
    readonly scores: readonly number[];
    readonly scored: readonly Scored[];
    /** Tiles drawn after the last turn that fitted nowhere. */
    readonly discarded: readonly string[];
    readonly tokens: Tokens;
  };
  /** Why the engine could not continue; null if it could. */
  readonly broken: string | null;
}

/** Plays a recorded game through `Game`, taking only the choices from the trace. */
export function replay(trace: Trace): ReplayedTrace {
  const turns: TurnReplayed[] = [];
  const stopped = (broken: string): ReplayedTrace => {
    return { id: trace.id, turns, final: { scores: [], scored: [], discarded: [], tokens: [] }, broken };
  };
  try {
    const game = Game.start(setupOf(trace));
    const further = isFurther(trace);
    let events = game.lastEvents;
    for (const turn of trace.turns) {
      const discarded = discardedIn(events);
      const opening = openTurn(game, turn);
      const { laid } = opening;
      const begun = scoredIn(laid ? upToTile(opening.events) : after([...events, ...opening.events], 'turn'));
      const before = game.view(null);
      const played = playTurn(game, turn, further, opening);
      events = played.events;
      turns.push({
        ...played.turn,
        scored: [...begun, ...played.turn.scored],
        number: laid?.turn ?? before.turn,
        part: laid?.part ?? before.part,
        player: laid?.seat ?? before.asked ?? -1,
        tile: laid?.tile ?? before.drawn,
        discarded: laid ? discarded : [...discarded, ...discardedIn(opening.events)],
      });
    }
    while (game.asked !== null && isBeforeDraw(game)) events = game.play(PASS);
    if (game.asked !== null) return stopped('the trace ends and the game does not');
    const { scores } = game.view(null);
    const scored = scoredIn(after(events, 'final-scoring'));
    const final = { scores, scored, discarded: discardedIn(events), tokens: tokensOf(game) };
    return { id: trace.id, turns, final, broken: null };
  } catch (error) {
    return stopped(`turn ${turns.length + 1}: ${(error as Error).message}`);
  }
}

/** Decisions before the draw, and a tile that was laid instead of a drawn one. */
interface Beginning {
  readonly steps: readonly TraceStep[];
  readonly events: readonly GameEvent[];
  readonly laid: { readonly seat: Seat; readonly tile: string; readonly turn: number; readonly part: string } | null;
  readonly legal: readonly Placed[];
}

function openTurn(game: Game, turn: Turn): Beginning {
  const steps: TraceStep[] = [];
  const events: GameEvent[] = [];
  let legal: readonly Placed[] = [];
  while (game.asked !== null && (isBeforeDraw(game) || OPENING.includes(game.step!))) {
    const seat = game.asked;
    const step = game.step!;
    const ask = writeAsk(step);
    const options = game.legalActions();
    const recorded = turn.steps?.[steps.length];
    steps.push({ ask, seat, options: optionsOf(options, seat, step) });
    legal = placementsIn(options);
    const isAsked = recorded?.ask === ask && recorded.seat === seat;
    events.push(...game.play(isAsked ? chosenOf(options, recorded.chosen, seat, step) : PASS));
  }
  const laid = events.find((event) => event.type === 'placed');
  const began = events.find((event) => event.type === 'turn');
  return { steps, events, laid: laid && began ? { ...began, tile: laid.tile } : null, legal };
}

const placementsIn = (legal: readonly Action[]): Placed[] =>
  legal.flatMap((one): Placed[] => {
    if (!laysTile(one.type) || (one.type === 'place' && one.span)) return [];
    const { x, y, rotation = 0 } = one as unknown as Square & { readonly rotation?: number };
    return [[x, y, rotation]];
  });

const OPENING = PARTS.flatMap(({ opening = [] }) => opening);
const CLOSING = PARTS.flatMap(({ closing = [] }) => closing);
const APART = PARTS.flatMap(({ apart = [] }) => apart);

function playTurn(
  game: Game,
  turn: Turn,
  further: boolean,
  { laid, ...opening }: Beginning,
): { turn: Omit<TurnReplayed, 'number' | 'player' | 'tile' | 'discarded' | 'part'>; events: GameEvent[] } {
  const events: GameEvent[] = laid ? opening.events.slice(upToTile(opening.events).length) : [];
  const steps: TraceStep[] = [...opening.steps];
  const seat = laid?.seat ?? game.asked!;
  const number = laid?.turn ?? game.view(null).turn;
  const [x, y, rotation] = turn.at;
  let options: readonly Action[] = [];
  const at: Replaying = {
    ...{ game, turn, seat, events, steps, byFigure, place: writePlace },
    options: () => options,
    deployed: () => options.flatMap((one) => deployedBy(one) ?? []),
    isHere: (one) => !one.at || (one.at.x === x && one.at.y === y),
    play: (action) => void events.push(...game.play(action)),
    isActing: () => game.step === 'meeple' && game.view(null).turn === number,
    ask: (ask, legal, alike) => void steps.push(alike ?? { ask, seat, options: optionsOf(legal, seat) }),
    chosenOf: (legal, wanted) => chosenOf(legal, wanted, seat),
  };
  const parts = PARTS.flatMap((part) => part.turn?.(at) ?? []);
  const isPlayedApart = (): boolean => parts.some((part) => part.steps?.[game.step!]?.() ?? false);

  for (let isApart = !laid; isApart; ) isApart = game.step !== 'place' && isPlayedApart();
  if (!laid && game.step !== 'place')
    throw new Error(`a tile is placed where the engine asks for ${game.step ?? 'nothing'}`);
  const legal = laid ? opening.legal : placementsIn(game.legalActions());
  const forbidden = laid ? [] : PARTS.flatMap((part) => part.forbidden?.(game, legal) ?? []);
  if (!laid) {
    for (const part of parts) part.beforeTile?.();
    const isIt = (one: Action): boolean =>
      one.type === 'place' && one.x === x && one.y === y && one.rotation === rotation;
    at.play(game.legalActions().find(isIt) ?? { type: 'place', x, y, rotation });
  }

  // Recordings list forced actions, although nobody was asked.
  const choosing = (chosen: Action, step: TraceStep | undefined): void => {
    const from = events.length;
    at.play(parts.reduce((action, part) => part.completed?.(action, step) ?? action, chosen));
    for (const event of events.slice(from)) {
      if (event.type === 'forced')
        steps.push({
          ask: writeAsk(event.action.type),
          seat: event.seat,
          options: optionsOf([event.action], event.seat),
        });
    }
  };
  /** Makes every decision of the turn except those before the next tile; or stops at a step. */
  const decideUpTo = (end?: StepId): void => {
    for (let seat = game.asked; seat !== null && game.view(null).turn === number; seat = game.asked) {
      if (game.step === end) return;
      if (isPlayedApart()) continue;
      if (isBeforeDraw(game) && !CLOSING.includes(game.step!)) return;
      const legal = game.legalActions();
      const ask = writeAsk(game.step!);
      const isAlike = (one: TraceStep): boolean => one.ask === ask;
      const recorded = turn.steps?.filter(isAlike)[steps.filter(isAlike).length];
      steps.push({ ask, seat, options: optionsOf(legal, seat) });
      choosing(chosenOf(legal, recorded?.chosen, seat), recorded);
    }
  };
  decideUpTo('meeple');
  for (const part of parts) part.afterTile?.();
  // Nothing may be left to do now.
  if (at.isActing()) {
    options = game.legalActions().filter(({ type }) => !APART.includes(type));
    at.ask('action', [...options, ...parts.flatMap((part) => part.alsoActs?.() ?? [])]);
    const step = turn.steps?.find(({ ask }) => ask === 'action');
    choosing(at.chosenOf(options, turn.action), step);
  } else if (turn.action !== null && !parts.some((part) => part.hasActed?.()))
    throw new Error('a figure is moved where the engine offers nothing');
  decideUpTo();

  const ending = [after(events, 'final-scoring'), after(events, 'turn')].find(({ length }) => length > 0) ?? [];
  const now = events.slice(0, events.length - ending.length);
  const view = game.view(null);
  const tokens = tokensOf(game);
  const board = boardOf(view);
  const isSplit = parts.some((part) => part.isSplit?.());
  const answers: TurnAnswers = {
    legal,
    meepleOptions: byFigure(at.deployed().filter((one) => !isSplit || at.isHere(one))),
    scores: view.scores.map((score, one) => score - sum(scoredIn(ending), one)),
    supply: view.supply.map(withoutZeros),
    deployed: view.figures.map(({ seat: owner, figure, on }) => [owner, figure, writeSpot(figure, on)]),
    ...(further && {
      steps,
      ...(tokens.some((own) => Object.keys(own).length > 0) && { tokens }),
      ...(Object.keys(board).length > 0 && { board }),
    }),
  };
  return {
    events,
    turn: {
      answers: withThose(
        answers,
        parts.flatMap((part) => part.answers?.() ?? []),
      ),
      noted: Object.assign({}, ...parts.map((part) => part.noted?.())),
      scored: scoredIn(now),
      forbidden,
      tokens,
      taken: takenIn(now),
      returned: now.flatMap((event) =>
        event.type === 'returned' ? [[event.seat, event.figure, writePlace(event.from), event.by ?? '']] : [],
      ),
      placed: events.flatMap((event) => (event.type === 'placed' ? [event.tile] : []))[0] ?? null,
    },
  };
}

/** Inserts each answer at its place. */
function withThose(answers: TurnAnswers, own: readonly Answer[]): TurnAnswers {
  const entries = Object.entries(answers);
  for (const { key, value, after: before } of own) {
    const index = before === undefined ? entries.length : entries.findIndex(([one]) => one === before) + 1;
    entries.splice(index, 0, [key, value]);
  }
  return Object.fromEntries(entries) as unknown as TurnAnswers;
}

/** The events before the first placed tile. */
const upToTile = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.slice(
    0,
    events.findIndex(({ type }) => type === 'placed'),
  );

/** The events from the last one of a type on. */
const after = (events: readonly GameEvent[], from: GameEvent['type']): readonly GameEvent[] => {
  const at = events.findLastIndex(({ type }) => type === from);
  return at < 0 ? [] : events.slice(at);
};

const sum = (scored: readonly Scored[], seat: number): number =>
  scored.reduce((total, { player, points }) => total + (player === seat ? points : 0), 0);
