import { Game } from '../game.ts';
import type { GameRecord } from '../start/setup.ts';
import type { GameEvent } from '../turn/events.ts';
import { readMove } from './notation.ts';

export function playLine(game: Pick<Game, 'play' | 'resign'>, line: string): readonly GameEvent[] {
  const move = readMove(line);
  return move.type === 'resign' ? game.resign(move.seat) : game.play(move);
}

export function replay(
  { setup, actions }: GameRecord,
  visit: (game: Game, played: number, events: readonly GameEvent[]) => unknown,
): Game {
  const game = Game.start(setup);
  if (visit(game, 0, game.lastEvents) === false) return game;
  for (const [index, line] of actions.entries()) if (visit(game, index + 1, playLine(game, line)) === false) break;
  return game;
}
