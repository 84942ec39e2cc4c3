import {
  type Action,
  type ActionOf,
  type Game,
  type GameEvent,
  PASS,
  prospectOn,
  type Reason,
  type Seat,
  supplyOf,
} from '../engine/index.ts';
import type { HintedWay, Reasons } from './advice.ts';
import type { Chance } from './chance.ts';
import { knownBy } from './known.ts';
import { goesOn } from './moves.ts';
import type { Considered } from './player.ts';
import { completed, difference, type PlayingOn, playedOn, stopwatch } from './playing-on.ts';
import { searchPlayer } from './search.ts';
import { WEIGHTS } from './weights.ts';

const WAYS = 3;
/** The search's part of the time. */
const FOR_SEARCH = 0.5;
const PLAYED_ON: PlayingOn = { worlds: 24, turns: 5 };
/** Points up to which a difference is none, however certain it is. */
const NO_DIFFERENCE = 0.5;
/** Standard errors up to which a difference is none; by the normal distribution it exceeds them by luck once in twenty. */
const SURELY = 2;

export interface HintSettings {
  /** Approximate processor time. */
  readonly ms: number;
  /** A fixed number of simulations instead; with enough time the same chance then gives the same hint. */
  readonly simulations?: number;
  readonly on?: PlayingOn;
}

/** The game when the tile in hand is placed: all decisions before that are passed. */
export function atPlacing(game: Game): Game {
  if (game.moment !== 'before') return game;
  const after = game.clone();
  while (after.moment === 'before') after.play(PASS);
  return after;
}

/** The three best squares for the asked seat, best first, each with its best turn. The game stays as it is. */
export async function hintFor(
  game: Game,
  { ms, simulations, on = PLAYED_ON }: HintSettings,
  chance: Chance,
): Promise<HintedWay[]> {
  const spent = stopwatch(ms);
  const placing = atPlacing(game);
  const seat = placing.asked!;
  const known = knownBy(placing, seat);
  const searcher = searchPlayer('hint', {
    ms: ms * FOR_SEARCH,
    ...(simulations !== undefined && { simulations }),
    weights: WEIGHTS,
  });
  const { actions, considered = [] } = await searcher.choose(known, chance);
  const world = known.world(chance);
  const ways = bySquare([{ actions }, ...considered]).map((way) => completed(world, way));
  const margins = playedOn(known, ways, chance, on, () => spent() >= 1);
  const means = margins.map((all) => all.reduce((sum, value) => sum + value, 0) / all.length);
  const best = means.indexOf(Math.max(...means));
  return ways
    .map((way, index) => {
      const { mean, error } = difference(margins[best]!, margins[index]!);
      const isEqual = mean <= Math.max(NO_DIFFERENCE, SURELY * error);
      return { actions: way, behind: mean, isEqual, reasons: reasonsFor(placing, way) };
    })
    .sort((a, b) => a.behind - b.behind);
}

/** The first way of each square. */
function bySquare(ways: readonly Pick<Considered, 'actions'>[]): (readonly Action[])[] {
  const squares = new Set<string>();
  return ways
    .filter(({ actions: [first] }) => {
      if (first?.type !== 'place') return false;
      const square = `${first.x},${first.y}`;
      return !squares.has(square) && squares.add(square);
    })
    .slice(0, WAYS)
    .map(({ actions }) => actions);
}

/** What a whole turn of the asked seat brings, without anything that the seat may not know. */
export function reasonsFor(game: Game, way: readonly Action[]): Reasons {
  const seat = game.asked!;
  const { turn } = game;
  const imagined = game.imagine(seat);
  const before = imagined.standings();
  const scores = imagined.scores.slice();
  const events: GameEvent[] = [];
  for (const action of way) if (goesOn(imagined, seat, turn)) events.push(...imagined.play(action));
  const after = imagined.standings();
  const others = before.map((_, other) => other).filter((other) => other !== seat);
  const gained = (of: Seat): number => imagined.scores[of]! - scores[of]!;
  const promised = (of: Seat): number => after[of]! - before[of]! - gained(of);
  return {
    scored: scoredBy(events, seat),
    given: others.reduce((sum, other) => sum + gained(other), 0),
    promised: promised(seat),
    others: others.map(promised).reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0),
    home: events.filter((event) => event.type === 'returned' && event.seat === seat).length,
    figure: figureIn(imagined, way),
  };
}

function scoredBy(events: readonly GameEvent[], seat: Seat): Reasons['scored'] {
  const points = new Map<Reason, number>();
  for (const event of events) {
    if (event.type !== 'scored' || event.seat !== seat) continue;
    points.set(event.reason, (points.get(event.reason) ?? 0) + event.points);
  }
  return [...points].map(([reason, sum]) => ({ reason, points: sum }));
}

function figureIn(after: Game, way: readonly Action[]): Reasons['figure'] {
  const deployed = way.find((action): action is ActionOf<'deploy'> => action.type === 'deploy');
  if (!deployed) return null;
  const prospect = prospectOn(after, deployed.on, supplyOf(after, false));
  // A figure that came home at once stands nowhere.
  if (prospect === null || prospect.figures.every((count) => count === 0)) return null;
  const { kind, open, scarcest } = prospect;
  return { on: deployed.on, kind, open, fitting: open === 0 || kind === 'field' ? null : scarcest };
}
