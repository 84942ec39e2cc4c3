import type { Game, Place } from '../../../src/engine/index.ts';
import { act, type Laid, laidOut } from '../../support/board.ts';
import { turn } from '../../support/turns.ts';

export { meadow, turn, turnWith } from '../../support/turns.ts';

/** The town: roads lead west at -2,-1, north at 1,-1 and south at 0,1; cities lie south at -2,1 and east at 1,1. */
export const TOWN = Array.from({ length: 12 }, (_, index) => {
  return `CO-${String(index + 1).padStart(2, '0')}@${(index % 4) - 2},${Math.floor(index / 4) - 1}r0`;
}).join(' ');

/** Later draws, so that the tested turn is not the last. */
const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

export const CASTLE = 'quarter:0,0:castle';
export const MARKET = 'quarter:0,0:market';
export const CATHEDRAL = 'quarter:-1,0:cathedral';
export const SMITH = 'quarter:-1,0:blacksmith';

const SETS = { sets: ['base', 'count-of-carcassonne'] } as const;

/** Other tiles lie around the town; A is to play. `draws`: the first tiles, before others if the game does not end with them. */
export const town = ({
  board = '',
  rules = '',
  draws = 'BA-E',
  ends = false,
  ...laid
}: Laid & { readonly ends?: boolean } = {}): Game =>
  laidOut({
    ...SETS,
    ...laid,
    draws: ends ? draws : `${draws} ${LATER}`,
    board: `${TOWN} ${board}`.trim(),
    rules: `the-count ${rules}`.trim(),
  });

/** Moves the count by a turn in which A finishes the city of B at -2,1 and puts a meeple into the market. */
export const countTo = (game: Game, quarter: string): void => {
  turn(game, 'BA-E@-2,2r0');
  act(game, `enter meeple ${MARKET}`);
  act(game, `move-count ${quarter}`);
};

/** Where the count stands. */
export const countIn = (game: Game): string | undefined =>
  game.view(null).pieces.find(({ kind }) => kind === 'the-count')?.on?.at;

/** `A meeple castle`: everybody in the town. */
export const inTown = (game: Game): string[] =>
  game
    .view(null)
    .figures.flatMap(({ seat, figure, on }) => (on.kind === 'quarter' ? [`${'ABCDEF'[seat]} ${figure} ${on.at}`] : []))
    .sort();

/** The places that a meeple may be sent to. */
export const sendable = (game: Game): Place[] =>
  game.legalActions().flatMap((action) => (action.type === 'send' ? [action.to] : []));
