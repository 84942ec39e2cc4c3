import type { Replayed, Scored } from './answers.ts';
import type { Trace } from './trace.ts';

/** Every difference between a recorded game and the engine's own answers, one line each. */
export function differences(trace: Trace, replayed: Replayed): string[] {
  const found: string[] = [];
  const compare = (where: string, what: string, recorded: unknown, ours: unknown): void => {
    const [a, b] = [canonical(recorded), canonical(ours)];
    if (a !== b) found.push(`${trace.id} ${where}: ${what} is ${shortened(b)}, recorded ${shortened(a)}`);
  };
  for (const [index, ours] of replayed.turns.entries()) {
    const turn = trace.turns[index]!;
    const where = `turn ${turn.n}`;
    compare(where, 'player', turn.player, ours.player);
    compare(where, 'tile', turn.drawn ?? turn.tile, ours.tile);
    compare(where, 'discarded', turn.discarded ?? [], ours.discarded);
    compare(where, 'legal', new Set(turn.legal), new Set(ours.answers.legal));
    compare(where, 'meepleOptions', optionsOf(turn.meepleOptions), optionsOf(ours.answers.meepleOptions));
    if (turn.scored) compare(where, 'scored', tally(turn.scored), tally(ours.scored));
    compare(where, 'scores', turn.scores, ours.answers.scores);
    compare(where, 'supply', turn.supply, ours.answers.supply);
    compare(where, 'deployed', new Set(turn.deployed), new Set(ours.answers.deployed));
  }
  if (replayed.broken) found.push(`${trace.id} ${replayed.broken}`);
  else {
    compare('end', 'final scoring', tally(trace.final.scored), tally(replayed.final.scored));
    compare('end', 'scores', trace.final.scores, replayed.final.scores);
  }
  return found;
}

/** Points by seat and reason: a trace may name any place of a feature and may leave out scores of 0. */
function tally(scored: readonly Omit<Scored, 'on'>[]): Record<string, number[]> {
  const points: Record<string, number[]> = {};
  for (const { player, reason, points: won } of scored) {
    if (won === 0) continue;
    const key = `${player} ${reason}`;
    points[key] = [...(points[key] ?? []), won];
  }
  for (const list of Object.values(points)) list.sort((a, b) => a - b);
  return points;
}

const optionsOf = (options: Readonly<Record<string, readonly string[]>>): Record<string, Set<string>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([figure, places]) => (places.length ? [[figure, new Set(places)]] : [])),
  );

/** JSON with sorted keys; a set is written as the sorted list of its members, repetitions kept out. */
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
