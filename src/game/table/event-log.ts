import { type GameEvent, type GameRecord, replay } from '../../engine/index.ts';

/** The events of a game: first those before the first decision, then a list for each action. */
export type EventLog = readonly (readonly GameEvent[])[];

/** Replays the whole game. A `LoadedTable` already has its event log. */
export function storyOf(record: GameRecord): EventLog {
  const story: (readonly GameEvent[])[] = [];
  replay(record, (_game, _played, events) => story.push(events));
  return story;
}

/**
 * The events since the last tile was placed, with that tile and the opening of its turn, such as an opened gift. Before the first
 * placement: all events.
 */
export function latestOf(story: EventLog): readonly GameEvent[] {
  let from = Math.max(
    0,
    story.findLastIndex((events) => events.some(({ type }) => type === 'placed')),
  );
  // The opening of a turn comes after the call that drew its tile.
  while (from > 0 && isBeforePlacing(story[from - 1]!)) from -= 1;
  return story.slice(from).flat();
}

const isBeforePlacing = (events: readonly GameEvent[]): boolean =>
  events.every(({ type }) => type !== 'drawn' && type !== 'placed' && type !== 'turn' && type !== 'resigned');
