import type { Game, GameEvent, PieceView } from '../../../src/engine/index.ts';
import { act } from '../../support/board.ts';

export { meadow, turn, turnWith } from '../../support/turns.ts';

export const rules = 'princess-dragon';

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B';

/** Steps of the dragon: `1,1 2,1`. The events include steps without a choice. */
export const steps = (game: Game, squares: string): readonly GameEvent[] =>
  squares.split(' ').flatMap((square) => act(game, `dragon ${square}`));

export const ofType = <Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

/** `B 1,1`: a seat that moved the dragon, and to where. */
export const walked = (events: readonly GameEvent[]): string[] =>
  ofType(events, 'dragon-moved').map(({ seat, to }) => `${'ABCDEF'[seat]} ${to.x},${to.y}`);

/** `A builder 1,0`: a figure that went home in this way, and from where. */
export const home = (events: readonly GameEvent[], by?: 'dragon' | 'princess'): string[] =>
  ofType(events, 'returned')
    .filter((event) => event.by === by)
    .map(({ seat, figure, from }) => `${'ABCDEF'[seat]} ${figure} ${from.x},${from.y}`);

const piece = (game: Game, of: 'dragon' | 'fairy'): PieceView =>
  game.view(null).pieces.find(({ kind }) => kind === of)!;

/** The piece's square, or null if it is not on the board. */
export function whereIs(game: Game, of: 'dragon' | 'fairy'): string | null {
  const { at } = piece(game, of);
  return at ? `${at.x},${at.y}` : null;
}

/** The dragon's squares in this movement; null while it rests. */
export const trailIn = (game: Game) => piece(game, 'dragon').trail ?? null;

/** `A abbot garden`: the figure beside the fairy. */
export function withFairy(game: Game): string | null {
  const { beside } = piece(game, 'fairy');
  return beside ? `${'ABCDEF'[beside.seat]} ${beside.figure} ${beside.on.kind}` : null;
}
