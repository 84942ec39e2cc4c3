import {
  type Action,
  type Game,
  type GameRecord,
  Game as Games,
  Random,
  readMove,
  type Seat,
  sameAction,
  type TileId,
} from '../engine/index.ts';
import type { Grade } from './advice.ts';
import type { Chance } from './chance.ts';
import { knownBy } from './known.ts';
import { goesOn, upToChance } from './moves.ts';
import { completed, difference, follow, type PlayingOn, playedOn, stopwatch, Worth } from './playing-on.ts';
import { searchPlayer } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** The decisions that a seat took in one go: lines of a record. */
export interface TurnSpan {
  readonly seat: Seat;
  readonly turn: number;
  /** The first line, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

const SEARCH = { simulations: 600, worlds: 4 };
/** Few, because the difference is taken world by world. */
const PLAYED_ON: PlayingOn = { worlds: 20, turns: 5 };
/** The part of the time at which each stage ends; the last stage has the rest. */
const UNTIL = { search: 0.4, playingOn: 0.85 };
/** Draws that could have been, for the mean. */
const DRAWS = 100;
const LEAST_DRAWS = 8;

/** The turns of a record in which a tile was placed, as spans of its lines. */
export function spansOf(record: GameRecord): TurnSpan[] {
  const spans: TurnSpan[] = [];
  const game = Games.of({ ...record, actions: [] });
  let open: { seat: Seat; turn: number; from: number; places: boolean } | null = null;
  const close = (to: number): void => {
    if (open?.places) spans.push({ seat: open.seat, turn: open.turn, from: open.from, to });
    open = null;
  };
  for (const [index, line] of record.actions.entries()) {
    const move = readMove(line);
    if (move.type === 'resign') {
      close(index);
      game.resign(move.seat);
      continue;
    }
    if (open !== null && !goesOn(game, open.seat, open.turn)) close(index);
    open ??= { seat: game.asked!, turn: game.turn, from: index, places: false };
    open.places ||= move.type === 'place';
    game.play(move);
  }
  close(record.actions.length);
  return spans;
}

/**
 * The played turn against a computer's choice from what the seat could know. `ms`: processor time, more or less; with enough of it the same
 * chance gives the same grade.
 */
export async function gradeOf(record: GameRecord, span: TurnSpan, ms: number, chance: Chance): Promise<Grade> {
  const spent = stopwatch(ms);
  const { actions: lines } = record;
  const game = Games.of({ ...record, actions: lines.slice(0, span.from) });
  // Nobody could know how the die would fall, so only the actions up to it count.
  const played = upToChance(
    game,
    lines.slice(span.from, span.to).map((line) => readMove(line) as Action),
  );
  return {
    seat: span.seat,
    turn: span.turn,
    tile: game.drawn,
    ...(await lossOf(game, played, ms, spent, chance)),
    ...luckOf(record, span, game, played, spent, chance),
  };
}

async function lossOf(
  game: Game,
  played: readonly Action[],
  ms: number,
  spent: () => number,
  chance: Chance,
): Promise<Pick<Grade, 'loss' | 'preferred'>> {
  const known = knownBy(game, game.asked!);
  if (known.options.length === 1 && played.length === 1) return { loss: null, preferred: null };
  const searcher = searchPlayer('grade', { ...SEARCH, ms: ms * UNTIL.search, weights: WEIGHTS });
  const { actions } = await searcher.choose(known, chance);
  const preferred = completed(known.world(chance), actions);
  if (isSame(preferred, played)) return { loss: { mean: 0, error: 0 }, preferred: null };
  const [better, worse] = playedOn(known, [preferred, played], chance, PLAYED_ON, () => spent() >= UNTIL.playingOn);
  const loss = difference(better!, worse!);
  // Turns of the same worth, such as a tile that looks alike when turned.
  return { loss, preferred: loss.mean === 0 && loss.error === 0 ? null : preferred };
}

const isSame = (one: readonly Action[], other: readonly Action[]): boolean =>
  one.length === other.length && one.every((action, index) => sameAction(action, other[index]!));

const NO_LUCK = { luck: null, change: null } as const;

function luckOf(
  { setup, actions: lines }: GameRecord,
  { seat, from }: TurnSpan,
  game: Game,
  played: readonly Action[],
  spent: () => number,
  chance: Chance,
): Pick<Grade, 'luck' | 'change'> {
  // The last action of the turn before has drawn the tile. The first turn has none before it, and a resignation is none.
  const last = from === 0 ? null : readMove(lines[from - 1]!);
  if (last === null || last.type === 'resign' || game.drawn === null) return NO_LUCK;
  const before = Games.of({ setup, actions: lines.slice(0, from - 1) });
  const worth = new Worth(before);
  const known = knownBy(game, seat);
  const best = new Map<TileId, number>([[game.drawn, worth.best(known.world(chance)).value]]);
  let sum = 0;
  let count = 0;
  for (let draw = 0; draw < DRAWS && (draw < LEAST_DRAWS || spent() < 1); draw++) {
    const other = before.determinize(before.asked, new Random(`draw ${chance.next()}`));
    other.play(last);
    const { drawn } = other;
    // The game ended there, or another seat would have had the turn.
    if (drawn === null || other.asked !== seat) continue;
    const value = best.get(drawn) ?? worth.best(other).value;
    best.set(drawn, value);
    sum += value;
    count += 1;
  }
  if (count === 0) return NO_LUCK;
  const mean = sum / count;
  const after = known.world(chance);
  follow(after, played);
  return { luck: best.get(game.drawn)! - mean, change: worth.of(after, seat) - mean };
}
