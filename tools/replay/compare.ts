import { designOf, TILE_DESIGNS } from '../../src/engine/index.ts';
import { optionSets } from './options.ts';
import { firstOf, merged, PARTS, type TraceDecided } from './parts.ts';
import type { ReplayedTrace, TurnReplayed } from './replay.ts';
import { isForeign, neverDrawn } from './setup.ts';
import type { Trace, TraceStep } from './trace.ts';
import type { Scored } from './words.ts';

/** Every difference between a recorded game and the engine's own answers, one line each. */
export function differences(trace: Trace, replayed: ReplayedTrace): string[] {
  const found: string[] = [];
  const compare = <T>(
    where: string,
    what: string,
    recorded: T | undefined,
    ours: T | undefined,
    as: (value: T) => unknown,
  ): void => {
    const written = (value: T | undefined): string => (value === undefined ? 'nothing' : canonical(as(value)));
    const [a, b] = [written(recorded), written(ours)];
    if (a !== b) found.push(`${trace.id} ${where}: ${what} is ${shortened(b)}, recorded ${shortened(a)}`);
  };
  for (const [index, ours] of replayed.turns.entries()) {
    const turn = trace.turns[index]!;
    const where = `turn ${index + 1}`;
    compare(where, 'number', turn.n, ours.number, plain);
    compare(where, 'player', turn.player, ours.player, plain);
    compare(where, 'tile', turn.drawn ?? turn.tile, ours.tile, plain);
    if (!isForeign(trace)) compare(where, 'part', turn.part ?? 'own', ours.part, plain);
    compare(where, 'discarded', turn.discarded ?? [], ours.discarded, plain);
    compare(where, 'legal', turn.legal, legalOf(trace, ours), unordered);
    compare(where, 'placed', turn.tile, ours.placed, plain);
    if (turn.steps) {
      compare(where, 'taken', Array.isArray(turn.received) ? turn.received : [], ours.taken, unordered);
      const decided: TraceDecided = [turn.steps, ours.answers.steps ?? []];
      const [recorded, own] = PARTS.reduce((pair, { steps }) => steps?.(pair) ?? pair, decided);
      compare(where, 'steps', recorded, own, stepsOf);
      compare(where, 'returned', (turn.returned ?? []).map(toldWhy), ours.returned, unordered);
      compare(where, 'board', turn.board ?? {}, ours.answers.board ?? {}, plain);
    }
    for (const { compared } of PARTS) {
      for (const [what, recorded, own] of compared?.(turn, ours) ?? []) compare(where, what, recorded, own, plain);
    }
    compare(where, 'tokens', told(turn.tokens), told(ours.tokens), plain);
    compare(where, 'meepleOptions', turn.meepleOptions, ours.answers.meepleOptions, optionSets);
    if (turn.scored) compare(where, 'scored', turn.scored, ours.scored, tally);
    compare(where, 'scores', turn.scores, ours.answers.scores, plain);
    compare(where, 'supply', turn.supply, ours.answers.supply, plain);
    compare(where, 'deployed', turn.deployed, ours.answers.deployed, unordered);
  }
  if (replayed.broken) return [...found, `${trace.id} ${replayed.broken}`];
  compare('end', 'tiles', tilesOf(trace), tilesInPlay(trace), unordered);
  compare('end', 'discarded', trace.tailDiscarded ?? [], replayed.final.discarded, plain);
  compare('end', 'final scoring', trace.final?.scored, replayed.final.scored, tally);
  if (!trace.turns.some(({ steps }) => steps))
    compare('end', 'tokens', told(trace.final?.tokens), told(replayed.final.tokens), plain);
  compare('end', 'scores', trace.final?.scores, replayed.final.scores, plain);
  return found;
}

/** Every tile in a trace, `3 BA-D`; a removed turn shows here. */
const tilesOf = (trace: Trace): string[] => {
  const { start, removed = [], turns, tailDiscarded = [] } = trace;
  const counts = new Map<string, number>();
  const played = turns.flatMap(({ discarded = [], tile }) => [...discarded, tile]);
  const all = [...start.map(([id]) => id), ...removed, ...played, ...tailDiscarded, ...neverDrawn(trace)];
  for (const tile of all) {
    if (designOf(tile)?.apart) continue;
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  return [...counts].map(([tile, count]) => `${count} ${tile}`);
};

const tilesInPlay = ({ sets, copies = 1 }: Trace): string[] =>
  TILE_DESIGNS.filter(({ set, apart }) => sets.includes(set) && !apart).map(
    ({ id, count }) => `${count * copies} ${id}`,
  );

/** Leaves out of our placements those that foreign games do not allow. */
function legalOf(trace: Trace, { answers, forbidden }: TurnReplayed): TurnReplayed['answers']['legal'] {
  return isForeign(trace) ? answers.legal.filter((placement) => !forbidden.includes(placement)) : answers.legal;
}

/** Empty counts of tokens are optional. */
const told = (tokens: TurnReplayed['tokens'] | undefined) =>
  tokens?.some((counts) => Object.keys(counts).length > 0) ? tokens : undefined;

/** Our events do not tell whether it was scored or left alone. */
const toldWhy = ([seat, figure, place, why]: readonly [number, string, string, string]) => [
  seat,
  figure,
  place,
  firstOf(({ remover }) => remover?.(why, figure)) ?? '',
];

/** Each decision with all its options, in any order. */
const stepsOf = (steps: readonly TraceStep[]): unknown =>
  steps.map(({ ask, seat, options }) => [ask, seat, new Set(options)]);

const plain = (value: unknown): unknown => value;
const unordered = (values: readonly unknown[]): unknown => new Set(values);

const ALIKE = merged<string>(({ alike }) => alike);

/** Points by seat and reason: a trace may name any place of a feature and may leave out scores of 0. */
function tally(scored: readonly Omit<Scored, 'on'>[]): Record<string, number[]> {
  const points: Record<string, number[]> = {};
  for (const { player, reason, points: won } of scored) {
    if (won === 0) continue;
    const key = `${player} ${ALIKE[reason] ?? reason}`;
    points[key] = [...(points[key] ?? []), won];
  }
  for (const list of Object.values(points)) list.sort((a, b) => a - b);
  return points;
}

/** JSON with sorted keys; a set becomes the sorted list of its members, without repetitions. */
function canonical(value: unknown): string {
  if (value instanceof Set) return `{${[...new Set([...value].map(canonical))].sort().join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'nothing';
}

const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
