import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type Figure,
  Game,
  type GameEvent,
  type GameView,
  type Gift,
  writePlace as inOurWords,
  type Opening,
  PASS,
  type PieceView,
  type Place,
  readPlace,
  type Square,
  type StepId,
} from '../../src/engine/index.ts';
import { PARTS } from './parts.ts';
import { isFurther, setupOf } from './setup.ts';
import type { GiftAction, Step, Trace, Turn } from './trace.ts';
import { windingOf } from './winding.ts';

/** What the engine itself says at one turn, in the trace's words. */
export interface TurnAnswers {
  readonly giftOptions?: readonly GiftAction[];
  readonly arrows?: readonly (readonly number[])[];
  readonly arrowOptions?: Readonly<Record<string, readonly string[]>>;
  readonly abbotReturn?: readonly string[];
  readonly hands?: readonly (readonly string[])[];
  readonly legal: readonly (readonly number[])[];
  readonly meepleOptions: Readonly<Record<string, readonly string[]>>;
  readonly scores: readonly number[];
  readonly supply: readonly Readonly<Record<string, number>>[];
  readonly deployed: readonly (readonly (number | string)[])[];
  /** In games of further expansions: every decision after the placement, in order, and who has what. */
  readonly steps?: readonly Step[];
  readonly tokens?: Tokens;
  /** What stands on the board that is no figure. */
  readonly board?: Readonly<Record<string, unknown>>;
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
  readonly part: string;
  /** The gift received, by the hand of its owner. */
  readonly received: string | null;
  /** The square of the tile whose arrow is active. */
  readonly arrow: readonly number[] | null;
  /** The tile that was laid, which is not the one drawn if Take 2 kept the other. */
  readonly placed: string | null;
  /** Whether the discarded gifts became the deck. */
  readonly reshuffled: boolean;
  /** Of `legal` what a river led straighter than the rules ask would not allow, which some recordings leave out. */
  readonly winding: readonly (readonly number[])[];
  /** What seats took that lies open, and figures that went home. */
  readonly taken: readonly (readonly (number | string)[])[];
  readonly returned: readonly (readonly (number | string)[])[];
  readonly tokens: Tokens;
}

/** By how they are written. */
const inOrder = (all: readonly unknown[]): unknown[] =>
  all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** As recordings write a place. */
const writePlace = (place: Place): string => inOurWords(place).replace(/^top:/, 'tower:');

type Tokens = readonly Readonly<Record<string, number>>[];

export interface Replayed {
  readonly id: string;
  readonly turns: readonly TurnReplayed[];
  readonly final: {
    readonly scores: readonly number[];
    readonly scored: readonly Scored[];
    /** Tiles that were drawn after the last turn and fitted nowhere. */
    readonly discarded: readonly string[];
    readonly tokens: Tokens;
  };
  /** Why the engine could not go on, if so. */
  readonly broken: string | null;
}

/** Plays a recorded game through `Game`, taking from the trace what was chosen and nothing else. */
export function replay(trace: Trace): Replayed {
  const turns: TurnReplayed[] = [];
  const stopped = (broken: string): Replayed => {
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
    while (game.step === 'last-abbey') events = game.play(PASS);
    if (game.asked !== null) return stopped('the trace ends and the game does not');
    const { scores } = game.view(null);
    const scored = scoredIn(after(events, 'final-scoring'));
    const final = { scores, scored, discarded: discardedIn(events), tokens: tokensOf(game) };
    return { id: trace.id, turns, final, broken: null };
  } catch (error) {
    return stopped(`turn ${turns.length + 1}: ${(error as Error).message}`);
  }
}

type Asked = Pick<
  TurnReplayed,
  'answers' | 'scored' | 'received' | 'winding' | 'taken' | 'returned' | 'tokens' | 'arrow' | 'placed' | 'reshuffled'
>;

/** Not what is decided before the next tile. */
const isOfTurn = (game: Game, turn: number): boolean =>
  game.view(null).turn === turn && game.step !== 'abbey' && game.step !== 'last-abbey';

/** What is decided before a tile is drawn, and what was laid in place of one. */
interface Beginning {
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
  readonly laid: { readonly seat: number; readonly tile: string; readonly turn: number; readonly part: string } | null;
  readonly legal: readonly (readonly number[])[];
}

function openTurn(game: Game, turn: Turn): Beginning {
  const steps: Step[] = [];
  const events: GameEvent[] = [];
  let legal: readonly (readonly number[])[] = [];
  while (game.step === 'abbey' || game.step === 'last-abbey') {
    const seat = game.asked!;
    const options = game.legalActions();
    const recorded = turn.steps?.[steps.length];
    steps.push({ ask: 'abbey', seat, options: optionsOf(options, seat) });
    legal = options.flatMap((one) => (one.type === 'abbey' ? [[one.x, one.y, 0]] : []));
    const isAsked = recorded?.ask === 'abbey' && recorded.seat === seat;
    events.push(...game.play(chosenOf(options, isAsked ? recorded.chosen : null, seat)));
  }
  const laid = events.find((event) => event.type === 'placed');
  const began = events.find((event) => event.type === 'turn');
  return { steps, events, laid: laid && began ? { ...began, tile: laid.tile } : null, legal };
}

function playTurn(game: Game, turn: Turn, further: boolean, opening: Beginning): { turn: Asked; events: GameEvent[] } {
  const events: GameEvent[] = opening.laid ? opening.events.slice(upToTile(opening.events).length) : [];
  const seat = opening.laid?.seat ?? game.asked!;
  const playing = (action: Action): void => void events.push(...game.play(action));
  const gifts = game.view(null).hands.length > 0;
  const unopened = handOf(game, seat).length - (turn.gift ? 1 : 0);

  const giftOptions = game.step === 'gift' ? game.legalActions().flatMap(writeOpening) : [];
  if (game.step === 'gift') playing(turn.gift ? openingOf(turn.gift) : PASS);
  else if (turn.gift) throw new Error('a gift is opened where the engine offers none');
  if (game.step === 'keep') playing({ type: 'keep', tile: turn.tile });

  if (!opening.laid && game.step !== 'place')
    throw new Error(`a tile is placed where the engine asks for ${game.step ?? 'nothing'}`);
  const legal = opening.laid
    ? opening.legal
    : game.legalActions().flatMap((one) => (one.type === 'place' ? [[one.x, one.y, one.rotation]] : []));
  const winding = opening.laid ? [] : windingOf(game, legal);
  const [x, y, rotation] = turn.at;
  const number = opening.laid?.turn ?? game.view(null).turn;
  const placedAt = events.length;
  if (!opening.laid) playing({ type: 'place', x, y, rotation });
  const steps: Step[] = [...opening.steps];
  // What was forced nobody was asked, and recordings list it.
  const choosing = (chosen: Action): void => {
    const from = events.length;
    playing(chosen);
    for (const event of events.slice(from)) {
      if (event.type === 'forced')
        steps.push({
          ask: ASKED[event.action.type] ?? event.action.type,
          seat: event.seat,
          options: [optionOf(event.action, event.seat)],
        });
    }
  };
  /** Every decision before one of those steps, or up to the end of the turn. */
  const decideUpTo = (...ends: StepId[]): void => {
    for (let next = game.asked; next !== null && isOfTurn(game, number); next = game.asked) {
      const decider = next;
      const step = game.step!;
      if (ends.includes(step)) return;
      // Some recordings do not ask for the phantom after nothing was done, which PH9 allows.
      if (step === 'phantom' && turn.action === null && turn.steps?.[steps.length]?.ask !== 'phantom') {
        playing(PASS);
        continue;
      }
      const legal = game.legalActions();
      const ask = ASKED[step] ?? step;
      const isAlike = (one: Step): boolean => one.ask === ask;
      const recorded = turn.steps?.filter(isAlike)[steps.filter(isAlike).length];
      steps.push({ ask, seat: decider, options: optionsOf(legal, decider) });
      choosing(asDrawn(chosenOf(legal, recorded?.chosen, decider), recorded));
    }
  };
  decideUpTo('arrow', 'meeple');
  const arrows =
    game.step === 'arrow'
      ? game.legalActions().flatMap((one) => (one.type === 'activate' ? [[one.x, one.y]] : []))
      : [];
  if (game.step === 'arrow')
    playing({ type: 'activate', x: turn.arrow?.[0] ?? Number.NaN, y: turn.arrow?.[1] ?? Number.NaN });
  const active = events
    .slice(placedAt)
    .flatMap((event) => (event.type === 'arrow' && event.active ? [event.active] : []))[0];
  const received = handOf(game, seat).slice(unopened)[0] ?? null;

  const isActing = (): boolean => game.step === 'meeple' && game.view(null).turn === number;
  if (isActing()) playRansom(game, turn, steps, playing);
  // Nothing may be left to do once it is paid.
  const asked = isActing();
  const options = asked ? game.legalActions().filter(({ type }) => type !== 'ransom') : [];
  const deploys = options.flatMap(deployIn);
  const here = ({ on }: (typeof deploys)[number]): boolean => on.x === x && on.y === y;
  const returns = options.flatMap((one) => (one.type === 'return' ? [one.from] : []));
  if (asked) {
    const actions = options.filter(({ type }) => type !== 'capture');
    steps.push({ ask: 'action', seat, options: optionsOf(actions, seat) });
    const chosen = chosenOf(actions, turn.action, seat);
    const step = turn.steps?.find(({ ask }) => ask === 'action');
    choosing(asDrawn(capturing(chosen, options, turn, steps, seat), step));
  } else if (turn.action !== null) throw new Error('a figure is moved where the engine offers nothing');
  decideUpTo();

  const ending = [after(events, 'final-scoring'), after(events, 'turn')].find(({ length }) => length > 0) ?? [];
  const now = events.slice(0, events.length - ending.length);
  const view = game.view(null);
  const tokens = tokensOf(game);
  const byArrow = active?.symbol === 'add-meeple' || active?.symbol === 'place-anywhere';
  return {
    events,
    turn: {
      scored: scoredIn(now),
      received,
      winding,
      tokens,
      taken: takenIn(now),
      returned: now.flatMap((event) =>
        event.type === 'returned' ? [[event.seat, event.figure, writePlace(event.from), event.by ?? '']] : [],
      ),
      arrow: active ? [active.x, active.y] : null,
      placed: events.flatMap((event) => (event.type === 'placed' ? [event.tile] : []))[0] ?? null,
      reshuffled: events.some(({ type }) => type === 'gifts-reshuffled'),
      answers: {
        ...(gifts && { giftOptions }),
        legal,
        ...(active && { arrows: arrows.length > 0 ? arrows : [[active.x, active.y]] }),
        meepleOptions: byFigure(byArrow ? deploys.filter(here) : deploys, options),
        ...(byArrow && { arrowOptions: byFigure(deploys.filter((one) => !here(one))) }),
        ...(returns.length > 0 && { abbotReturn: returns.map(writePlace) }),
        scores: view.scores.map((score, one) => score - sum(scoredIn(ending), one)),
        supply: view.supply.map(withoutZeros),
        deployed: view.figures.map(({ seat: owner, figure, on }) => [owner, figure, writeSpot(figure, on)]),
        ...(further && {
          steps,
          ...(tokens.some((own) => Object.keys(own).length > 0) && { tokens }),
          ...boardOf(view),
        }),
        ...(gifts && { hands: view.scores.map((_, owner) => [...handOf(game, owner)]) }),
      },
    },
  };
}

/** What traces call what is asked otherwise: our steps, and what is forced in them. */
const ASKED: Readonly<Record<string, string>> = { landing: 'flier', deploy: 'flier' };

/** As traces write the machine of a tile. */
const flierOf = ({ x, y }: Square): string => `flier:${x},${y}`;

/** Pieces that recordings call otherwise. */
const TOKENS: Readonly<Record<string, string>> = {
  'tower-floor': 'tower-piece',
  ...Object.assign({}, ...PARTS.map(({ tokens }) => tokens)),
};

/** Reasons to score that recordings call otherwise. */
const REASONS: Readonly<Record<string, string>> = Object.assign({}, ...PARTS.map(({ reasons }) => reasons));

/** A flight goes as far as the die showed, and a shepherd draws what the recorded one drew. */
function asDrawn(action: Action, step: Step | undefined): Action {
  if (action.type === 'fly' && step?.rolled !== undefined) return { ...action, rolled: step.rolled };
  const token = SHEEP.find((one) => one === step?.drawnSheep?.[0]?.[1]);
  const isDrawing = action.type === 'herd' || action.type === 'grow';
  return isDrawing && token !== undefined ? { ...action, token } : action;
}

const SHEEP = ['1', '2', '3', '4', 'wolf'] as const;

/** One entry for each kind that a seat took. */
function takenIn(events: readonly GameEvent[]): (number | string)[][] {
  return events.flatMap((event): (number | string)[][] => {
    if (event.type === 'piece-taken') return [[event.seat, event.piece, 1]];
    if (event.type !== 'goods-taken') return PARTS.flatMap(({ taken }) => taken?.(event).map((one) => [...one]) ?? []);
    return Object.entries(event.goods).flatMap(([good, count]) => (count > 0 ? [[event.seat, good, count]] : []));
  });
}

/** By seat: how many of each piece it has. */
function tokensOf(game: Game): Tokens {
  const { pieces, scores } = game.view(null);
  return scores.map((_, of) =>
    withoutZeros(
      Object.fromEntries(
        pieces.flatMap(({ kind, seat, figure, count }) =>
          seat === of && !figure ? [[TOKENS[kind] ?? kind, count]] : [],
        ),
      ),
    ),
  );
}

/** As traces write what stands on the board. */
function boardOf(view: GameView): Pick<TurnAnswers, 'board'> {
  const board = Object.assign(standingOn(view), ...PARTS.map((part) => part.board?.(view)));
  return Object.keys(board).length > 0 ? { board } : {};
}

function standingOn({ figures, pieces, sheep, takenUnseen = 0 }: GameView): Record<string, unknown> {
  const standing = pieces.filter(({ kind }) => kind === 'dragon' || kind === 'fairy');
  const towers = pieces.flatMap(({ kind, at, count }) => (kind === 'built-tower' ? [[at!.x, at!.y, count]] : []));
  const prisoners = pieces.flatMap(({ kind, seat, figure, count }) =>
    kind === 'prisoner' ? Array<unknown>(count).fill([seat, figure!.seat, figure!.figure]) : [],
  );
  const isTower = pieces.some(({ kind }) => kind === 'tower-floor');
  const flocks = figures
    .flatMap(({ figure, seat, on }) =>
      figure === 'shepherd' ? [[writePlace(on), [...(sheep?.flocks[seat] ?? [])].sort()]] : [],
    )
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const hills = sheep ? { sheep: flocks, underHills: takenUnseen } : {};
  const of = ({ kind, at, beside }: PieceView): unknown => {
    if (!at) return null;
    if (kind === 'dragon') return [at.x, at.y];
    return { at: [at.x, at.y], beside: beside ? [beside.seat, beside.figure, writePlace(beside.on)] : null };
  };
  return {
    ...Object.fromEntries(standing.map((piece) => [piece.kind, of(piece)])),
    ...(isTower && { towers: inOrder(towers), prisoners: inOrder(prisoners) }),
    ...hills,
  };
}

/** Before step 2, if it can be paid; recordings may have it paid earlier in the turn already, and then do not ask again. */
function playRansom(game: Game, { steps = [] }: Turn, told: Step[], playing: (action: Action) => void): void {
  const seat = game.asked!;
  const ransoms = game.legalActions().filter(({ type }) => type === 'ransom');
  if (ransoms.length === 0) return;
  const recorded = steps.filter(({ ask }) => ask === 'ransom');
  const paid = recorded.find(({ chosen }) => chosen !== null && chosen !== undefined);
  if (paid?.when !== 'before-tile') told.push({ ask: 'ransom', seat, options: optionsOf([PASS, ...ransoms], seat) });
  if (paid) playing(chosenOf(ransoms, paid.chosen, seat));
}

/** Recordings ask for the tower first, and then for whom it takes. */
function capturing(
  chosen: Action,
  options: readonly Action[],
  { steps = [] }: Turn,
  told: Step[],
  seat: number,
): Action {
  if (chosen.type !== 'floor') return chosen;
  const captures = options.filter(
    (one) => one.type === 'capture' && one.tower.x === chosen.x && one.tower.y === chosen.y,
  );
  if (captures.length === 0) return chosen;
  told.push({ ask: 'capture', seat, options: optionsOf([PASS, ...captures], seat) });
  const answer = chosenOf([PASS, ...captures], steps.find(({ ask }) => ask === 'capture')?.chosen ?? null, seat);
  return answer.type === 'pass' ? chosen : answer;
}

/** What puts a figure onto the board. */
const deployIn = (one: Action) =>
  one.type === 'deploy'
    ? [one]
    : one.type === 'climb'
      ? [{ type: 'deploy' as const, figure: one.figure, on: { kind: 'top' as const, x: one.x, y: one.y, at: '' } }]
      : [];

/** The action that a trace tells of by what it writes for it, and perhaps more. */
function chosenOf(legal: readonly Action[], wanted: unknown, seat: number): Action {
  const found = legal.find((one) => isToldBy(wanted, optionOf(one, seat)));
  if (found) return found;
  const { on, from = on } = Object(wanted) as { readonly on?: unknown; readonly from?: unknown };
  // Throws where it is no place at all.
  if (typeof from === 'string' && !from.startsWith('barn:')) readPlace(from);
  throw new Error(`not-legal: what was chosen, ${JSON.stringify(wanted)}, is not among the options`);
}

function isToldBy(wanted: unknown, option: unknown): boolean {
  if (option === null || typeof option === 'string' || Array.isArray(option)) return isDeepStrictEqual(option, wanted);
  const told = Object(wanted) as Readonly<Record<string, unknown>>;
  return Object.entries(option as object).every(([key, value]) => isDeepStrictEqual(told[key], value));
}

/** To decline comes first, then the others in the order of their JSON. */
const optionsOf = (legal: readonly Action[], seat: number): unknown[] => {
  const written = legal.map((one) => optionOf(one, seat));
  const others = written.filter((one) => one !== null).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return [...written.filter((one) => one === null), ...others];
};

/** As traces write what may be decided. */
const optionOf = (action: Action, seat: number): unknown => {
  if (action.type === 'herd') return { deploy: 'shepherd', on: writePlace(action.on) };
  if (action.type === 'grow') return 'expand';
  if (action.type === 'stable') return 'score';
  if (action.type === 'dragon') return [action.x, action.y];
  if (action.type === 'fairy') return { fairy: [seat, action.figure, writePlace(action.beside)] };
  if (action.type === 'princess') return { princess: [action.seat, action.figure, writePlace(action.from)] };
  if (action.type === 'fly') return { deploy: action.figure, on: flierOf(action) };
  if (action.type === 'deploy') return { deploy: action.figure, on: writeSpot(action.figure, action.on) };
  if (action.type === 'abbey') return [action.x, action.y];
  if (action.type === 'drive') return writePlace(action.to);
  if (action.type === 'climb') return { deploy: action.figure, on: `tower:${action.x},${action.y}` };
  if (action.type === 'floor') return { tower: [action.x, action.y] };
  if (action.type === 'capture') return [action.seat, action.figure, writePlace(action.from)];
  if (action.type === 'ransom') return [action.seat, seat, action.figure];
  if (action.type === 'exchange') return action.figure;
  if (action.type === 'return') return { return: action.figure, from: writePlace(action.from) };
  return PARTS.map(({ option }) => option?.(action)).find((option) => option !== undefined) ?? null;
};

const handOf = (game: Game, seat: number): readonly string[] => game.view(seat).hands[0]?.own ?? [];

function byFigure(
  deploys: readonly (Action & { type: 'deploy' })[],
  others: readonly Action[] = [],
): Record<string, string[]> {
  const options: Record<string, string[]> = {};
  const herding = others.flatMap((one) => (one.type === 'herd' ? [writePlace(one.on)] : []));
  if (herding.length > 0) options.shepherd = herding;
  for (const { figure, on } of deploys) {
    options[figure] ??= [];
    options[figure].push(writeSpot(figure, on));
  }
  for (const one of others)
    if (one.type === 'fly') options[one.figure] = [...(options[one.figure] ?? []), flierOf(one)];
  return options;
}

const openingOf = ({ open, figure, on, from, to }: GiftAction): Opening => {
  const place = on ?? from;
  return {
    type: 'open',
    gift: open as Gift,
    figure: (figure as Figure | undefined) ?? null,
    on: place === undefined ? null : readPlace(place),
    to: to === undefined ? null : readPlace(to),
  };
};

function writeOpening(action: Action): GiftAction[] {
  if (action.type !== 'open') return [];
  const { gift, figure, on, to } = action;
  const leaves = gift === 'cash-out' || gift === 'change-position';
  return [
    {
      open: gift,
      ...(figure && { figure }),
      ...(on && { [leaves ? 'from' : 'on']: writePlace(on) }),
      ...(to && { to: writePlace(to) }),
    },
  ];
}

/** A corner is named after the square to its south-east. */
const writeSpot = (figure: Figure, on: Place): string => (figure === 'barn' ? `barn:${on.x},${on.y}` : writePlace(on));

/** As traces write a supply. */
const withoutZeros = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** Before the first tile that is placed. */
const upToTile = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.slice(
    0,
    events.findIndex(({ type }) => type === 'placed'),
  );

/** From the last event of a type on. */
const after = (events: readonly GameEvent[], from: GameEvent['type']): readonly GameEvent[] => {
  const at = events.findLastIndex(({ type }) => type === from);
  return at < 0 ? [] : events.slice(at);
};

const discardedIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'discarded' ? [event.tile] : []));

const scoredIn = (events: readonly GameEvent[]): Scored[] =>
  events.flatMap((event) =>
    event.type === 'scored'
      ? [
          {
            player: event.seat,
            points: event.points,
            reason: REASONS[event.reason] ?? event.reason,
            on: event.on ? writePlace(event.on) : '',
          },
        ]
      : [],
  );

const sum = (scored: readonly Scored[], seat: number): number =>
  scored.reduce((total, { player, points }) => total + (player === seat ? points : 0), 0);
