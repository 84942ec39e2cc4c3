import { type GameRecord, laysTile, type ScoredEvent, type Seat } from '../../engine/index.ts';
import type { Course } from './replay.ts';

/** What the end report tells beside the last board. */
export interface Report {
  /** Turns begun; second parts and extra turns count. */
  readonly turns: number;
  /** By seat, points after each turn: before the first, then each turn, then final scoring if the game was played out. */
  readonly scores: readonly (readonly number[])[];
  /** By seat, figures on the board, as long as `scores`. */
  readonly figures: readonly (readonly number[])[];
  /** Each change of the sole leader. */
  readonly leads: readonly Lead[];
  /** The biggest single scores, biggest first; equal ones by time. */
  readonly best: readonly BestScore[];
}

export interface Lead {
  readonly seat: Seat;
  /** The turn after which it happened; null for final scoring. */
  readonly turn: number | null;
}

export interface BestScore {
  readonly event: ScoredEvent;
  /** The turn of the score; null for final scoring. */
  readonly turn: number | null;
}

const BEST = 5;

export function reportOf({ entries, view: { seats } }: Course): Report {
  const bySeat = <T>(of: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));
  const last = entries.at(-1)!;
  /** The turn's number; null at the end. */
  const turnOf = (entry: (typeof entries)[number]): number | null =>
    entry.events.some(({ type }) => type === 'final-scoring') ? null : entry.turn;

  const leads: Lead[] = [];
  for (const entry of entries) {
    const most = Math.max(...entry.scores);
    const seat = entry.scores.indexOf(most);
    const isAlone = entry.scores.lastIndexOf(most) === seat;
    if (isAlone && leads.at(-1)?.seat !== seat) leads.push({ seat, turn: turnOf(entry) });
  }

  const scored = entries.flatMap((entry) =>
    entry.events.flatMap((event): BestScore[] => (event.type === 'scored' ? [{ event, turn: turnOf(entry) }] : [])),
  );
  return {
    turns: last.turn,
    scores: bySeat((seat) => entries.map(({ scores }) => scores[seat]!)),
    figures: bySeat((seat) => entries.map(({ standing }) => standing[seat]!)),
    leads,
    // `sort` keeps the order of equal scores.
    best: scored
      .filter(({ event }) => event.points > 0)
      .sort((a, b) => b.event.points - a.event.points)
      .slice(0, BEST),
  };
}

export { laysTile };

/** Turns with a laid tile, without a replay. */
export const turnsPlayed = ({ actions }: GameRecord): number => actions.filter(laysTile).length;
