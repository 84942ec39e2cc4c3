import type { Game, GameEvent, Prepared } from '../../../src/engine/index.ts';
import type { Animal } from '../../../src/expansions/big-top/vocabulary.ts';
import { act, type Laid, laidOut, place } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** Acrobat tiles without roads on these squares: `pyramids('0,1 1,1')`. */
export const pyramids = (squares: string): string => squares.replaceAll(/\S+/g, 'BT-01@$&r0');

/** `animals`: in the order in which the tent shows them. */
export const game = ({ animals = [], ...laid }: Laid & Pick<Prepared, 'animals'> = {}): Game =>
  laidOut({ draws: LATER, besides: { animals }, ...laid, rules: `big-top ${laid.rules ?? ''}`.trim() });

/** Acrobats of these seats, `ABA`, come onto the pyramid at `x,y`. */
export function climbed(of: Game, seats: string, x: number, y: number): Game {
  const { position } = inside(of);
  for (const seat of seats)
    position.deploy('ABCDEF'.indexOf(seat), 'meeple', position.segmentAt({ kind: 'top', x, y, at: '' }));
  return of;
}

/** A game with acrobats of these seats on the pyramid at 0,1. */
export const full = (seats: string, laid: Parameters<typeof game>[0]): Game => climbed(game(laid), seats, 0, 1);

/** Places a tile and then acts, line by line: `turn(game, 'BT-06@0,1r0', 'pass')`. */
export const turn = (of: Game, tile: string, ...lines: string[]): readonly GameEvent[] => [
  ...place(of, tile),
  ...lines.flatMap((line) => act(of, line)),
];

/** The square of the tent: `0,1`; '' beside the board. */
export const tentOf = (of: Game): string => {
  const { at } = of.view(null).pieces.find(({ kind }) => kind === 'tent')!;
  return at ? `${at.x},${at.y}` : '';
};

/** `bear at 0,1`, one for each animal shown. */
export const shownIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'animal-shown' ? [`${event.animal} at ${event.at.x},${event.at.y}`] : []));

/** By pyramid: the seats of its acrobats, `0,1 ABA`. */
export const acrobatsOf = (of: Game): string[] => {
  const tops = of.view(null).figures.filter(({ on }) => on.called === 'pyramid');
  return [...Map.groupBy(tops, ({ on }) => `${on.x},${on.y}`)].map(
    ([at, there]) => `${at} ${there.map(({ seat }) => 'ABCDEF'[seat]).join('')}`,
  );
};

/** A game with a monk of A, in which A is about to pitch the tent beside it. */
export const beforeTent = (animal: Animal): Game =>
  game({
    board: 'BA-D@0,0r0 BA-B@0,1r0 BA-B@1,1r0',
    figures: 'A monastery:0,1',
    draws: `BT-10 BT-06 ${LATER}`,
    animals: [animal],
  });

/** The tent hides this animal, and B has a further circus tile in hand. */
export function hiding(animal: Animal): Game {
  const of = beforeTent(animal);
  turn(of, 'BT-10@-1,1r0', 'pass');
  return of;
}
