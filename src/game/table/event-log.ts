import { type GameEvent, type GameRecord, replay } from '../../engine/index.ts';

/** What happened in a game, call by call: first what led to the first decision, then a list for each action. */
export type EventLog = readonly (readonly GameEvent[])[];

/** Replays the whole game: whoever has it as it stands has its story with it (`LoadedTable`). */
export function storyOf(record: GameRecord): EventLog {
  const story: (readonly GameEvent[])[] = [];
  replay(record, (_game, _played, events) => story.push(events));
  return story;
}

/**
 * What happened since the last tile was placed, that tile and what its turn began with included, a gift opened for example;
 * before any was placed, everything.
 */
export function latestOf(story: EventLog): readonly GameEvent[] {
  let from = Math.max(
    0,
    story.findLastIndex((events) => events.some(({ type }) => type === 'placed')),
  );
  // Whatever a turn opens with comes after the call that drew its tile.
  while (from > 0 && isBeforePlacing(story[from - 1]!)) from -= 1;
  return story.slice(from).flat();
}

const isBeforePlacing = (events: readonly GameEvent[]): boolean =>
  events.every(({ type }) => type !== 'drawn' && type !== 'placed' && type !== 'turn' && type !== 'resigned');
