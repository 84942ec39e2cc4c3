import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { act, type Laid, laidOut, pass, place } from '../../support/board.ts';

export { meadow } from '../../support/turns.ts';

/** Places a tile and declines all that follows. */
export function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  const mayPass = (): boolean => game.drawn === null && game.legalActions().some(({ type }) => type === 'pass');
  while (mayPass()) events.push(...pass(game));
  return events;
}

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** `A meeple road:0,0`: a figure that went home, and from where. */
export const home = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'returned'
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.kind}:${event.from.x},${event.from.y}`]
      : [],
  );

/** A town of two half circles: A's knight on 0,0, and the tile that finishes it. Around it lie fields. */
export const TOWN = { board: 'BA-E@0,0r0', figures: 'A city:0,0:N' };
export const FINISHING = 'BA-E@0,-1r180';

interface Town extends Omit<Laid, 'draws'> {
  /** Who stands in the town. */
  readonly lord?: string;
}

/** A game in which A has made a castle of the town at 0,0 and 0,-1, with these tiles to come. */
export function withCastle(draws: string, town: Town = {}): Game {
  const { board = '', figures = '', rules = '', lord = TOWN.figures, ...more } = town;
  const game = laidOut({
    ...more,
    rules: `castles ${rules}`,
    board: `${TOWN.board} ${board}`,
    figures: [lord, figures].filter((one) => one !== '').join(', '),
    draws: `BA-E ${draws} ${LATER}`,
  });
  place(game, FINISHING);
  while (game.step !== 'castle') pass(game);
  act(game, 'castle city:0,-1:S');
  return game;
}

export const lords = (game: Game): string[] =>
  game.view(null).figures.flatMap(({ seat, figure, on }) => (on.kind === 'top' ? `${'ABC'[seat]} ${figure}` : []));
