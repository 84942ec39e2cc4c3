import type { Game, GameEvent, PieceView } from '../../../src/engine/index.ts';
import { act, pass, place } from '../../support/board.ts';

export const rules = 'princess-dragon';

/** What is drawn later, so that the turn tested is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B';

/** Monasteries in fields, as many squares as are named: `meadow('0,1 1,1')`. */
export const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'BA-B@$&r0');

/** Places a tile and no figure; the dragon may be asked for next. */
export function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** Places a tile and then acts: `turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N')`. */
export const turnWith = (game: Game, tile: string, line: string): readonly GameEvent[] => [
  ...place(game, tile),
  ...act(game, line),
];

/** Steps of the dragon: `1,1 2,1`. What follows unasked is among the events. */
export const steps = (game: Game, squares: string): readonly GameEvent[] =>
  squares.split(' ').flatMap((square) => act(game, `dragon ${square}`));

export const ofType = <Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

/** `B 1,1`: who moved the dragon where. */
export const walked = (events: readonly GameEvent[]): string[] =>
  ofType(events, 'dragon-moved').map(({ seat, to }) => `${'ABCDEF'[seat]} ${to.x},${to.y}`);

/** `A builder 1,0`: who went home from where, in this way. */
export const home = (events: readonly GameEvent[], by?: 'dragon' | 'princess'): string[] =>
  ofType(events, 'returned')
    .filter((event) => event.by === by)
    .map(({ seat, figure, from }) => `${'ABCDEF'[seat]} ${figure} ${from.x},${from.y}`);

const piece = (game: Game, of: 'dragon' | 'fairy'): PieceView =>
  game.view(null).pieces.find(({ kind }) => kind === of)!;

/** The square it is on, or null: beside the board. */
export function whereIs(game: Game, of: 'dragon' | 'fairy'): string | null {
  const { at } = piece(game, of);
  return at ? `${at.x},${at.y}` : null;
}

/** Where the dragon has been since it began to move; null while it rests. */
export const trailIn = (game: Game) => piece(game, 'dragon').trail ?? null;

/** `A abbot garden`: whom the fairy is with. */
export function withFairy(game: Game): string | null {
  const { beside } = piece(game, 'fairy');
  return beside ? `${'ABCDEF'[beside.seat]} ${beside.figure} ${beside.on.kind}` : null;
}
