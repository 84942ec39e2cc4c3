import {
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  isFeature,
  type Place,
  type ScoredEvent,
  samePlace,
} from '../../engine/index.ts';
import { gameAt, storyIn } from './replay.ts';

/** A single cause of points, with an event for each seat that shares it. */
export interface Scoring {
  readonly events: readonly [ScoredEvent, ...ScoredEvent[]];
  /** The turn; null for final scoring. */
  readonly turn: number | null;
}

/** A scoring with the board at that moment. */
export interface ScoringSeen extends Scoring {
  /** With the figures on the feature, also those that it sent home; nobody is asked. */
  readonly view: GameView;
  /** The feature's places; none if no feature brought the points. */
  readonly places: readonly Place[];
}

/** All scorings of an event log, in order. */
export function scoringsOf(story: Iterable<readonly GameEvent[]>): Scoring[] {
  const hear = hearing();
  return [...story].flatMap(hear);
}

/** The scoring with this index in `scoringsOf`; null if there is none. */
export function scoringAt(record: GameRecord, number: number): ScoringSeen | null {
  const hear = hearing();
  let before = 0;
  for (const [lines, events] of storyIn(record).entries()) {
    const scorings = hear(events);
    const scoring = scorings[number - before];
    before += scorings.length;
    if (!scoring) continue;
    return seenOn(gameAt(record, lines), scoring, events);
  }
  return null;
}

/** The biggest scorings of features, biggest first, on the final board; equal ones by time. */
export function biggestOf(story: Iterable<readonly GameEvent[]>, end: Game, most: number): ScoringSeen[] {
  const hear = hearing();
  return [...story]
    .flatMap((events) => hear(events).map((scoring) => ({ scoring, events, points: scoring.events[0].points })))
    .filter(({ scoring, points }) => points > 0 && scoring.events[0].on !== null)
    .sort((a, b) => b.points - a.points)
    .map(({ scoring, events }) => seenOn(end, scoring, events))
    .filter(({ places }) => places.length > 0)
    .slice(0, most);
}

/** `events`: of the call with the scoring. */
function seenOn(game: Game, scoring: Scoring, events: readonly GameEvent[]): ScoringSeen {
  const { on } = scoring.events[0];
  const places = (on && game.feature(on)?.places) ?? [];
  const home = events.flatMap((event) =>
    event.type === 'returned' && places.some((place) => samePlace(place, event.from))
      ? [{ seat: event.seat, figure: event.figure, on: event.from }]
      : [],
  );
  const view = game.view(null);
  const none = { asked: null, drawn: null, drawnToo: null, arrow: null };
  // What is no feature may be taken again: a figure there came after those that went home.
  const isTakenAgain = home.length > 0 && !isFeature(on!.kind);
  const before = isTakenAgain
    ? view.figures.filter((figure) => !places.some((place) => samePlace(place, figure.on)))
    : view.figures;
  return { ...scoring, places, view: { ...view, ...none, figures: [...before, ...home] } };
}

/** Takes the calls one by one, and returns the scorings of each. */
function hearing(): (events: readonly GameEvent[]) => Scoring[] {
  let turn = 0;
  let isEnd = false;
  return (events) => {
    const groups = new Map<string, Scoring>();
    for (const event of events) {
      if (event.type === 'turn') turn = event.turn;
      if (event.type === 'final-scoring') isEnd = true;
      if (event.type !== 'scored' || event.points === 0) continue;
      const { reason, on, points, working } = event;
      const key = JSON.stringify([reason, on ?? working[0]?.of, points, turn]);
      const shared = groups.get(key)?.events ?? [];
      groups.set(key, { events: [...shared, event] as unknown as Scoring['events'], turn: isEnd ? null : turn });
    }
    return [...groups.values()];
  };
}
