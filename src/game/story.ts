import { Game, type GameEvent, type GameRecord, readMove } from '../engine/index.ts';

/** Everything that happened in a game, call by call: first what led to the first decision, then a list for each action. */
export function storyOf({ setup, actions }: GameRecord): (readonly GameEvent[])[] {
  const game = Game.start(setup);
  const story = [game.lastEvents];
  for (const line of actions) {
    const move = readMove(line);
    story.push(move.type === 'resign' ? game.resign(move.seat) : game.play(move));
  }
  return story;
}

/** What happened since the last tile was placed, that tile included; before any was placed, everything. */
export function latestOf(story: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  const placed = story.findLastIndex((events) => events.some(({ type }) => type === 'placed'));
  return story.slice(Math.max(0, placed)).flat();
}
