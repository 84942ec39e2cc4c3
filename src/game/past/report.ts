import { type GameRecord, laysTile, type ScoredEvent, type Seat } from '../../engine/index.ts';
import type { Course } from './replay.ts';

/** What a game's end report tells beside the last board: how it came about. */
export interface Report {
  /** Turns begun; second parts and extra ones count as turns of their own. */
  readonly turns: number;
  /** By seat, points after each turn: before the first, then a turn each, then final scoring if the game was played out. */
  readonly scores: readonly (readonly number[])[];
  /** By seat, figures on the board, of the same length. */
  readonly figures: readonly (readonly number[])[];
  /** Each time that somebody came to lead alone who was not the last to do so. */
  readonly leads: readonly Lead[];
  /** The biggest single scores, biggest first; of equal ones the earlier first. */
  readonly best: readonly BestScore[];
}

export interface Lead {
  readonly seat: Seat;
  /** After which turn; null for final scoring. */
  readonly turn: number | null;
}

export interface BestScore {
  readonly event: ScoredEvent;
  /** In which turn; null for final scoring. */
  readonly turn: number | null;
}

const BEST = 5;

export function reportOf({ entries, view: { seats } }: Course): Report {
  const bySeat = <T>(of: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));
  const last = entries.at(-1)!;
  /** The number of its turn; the end has none of its own. */
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
    // `sort` leaves equals in their order.
    best: scored
      .filter(({ event }) => event.points > 0)
      .sort((a, b) => b.event.points - a.event.points)
      .slice(0, BEST),
  };
}

export { laysTile };

/** Turns in which a tile was laid, told without replaying anything. */
export const turnsPlayed = ({ actions }: GameRecord): number => actions.filter(laysTile).length;
