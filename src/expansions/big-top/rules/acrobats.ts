import {
  type Action,
  figure,
  type Game,
  type Place,
  type PlacedFigure,
  type Position,
  square,
  verb,
} from '../../../engine/for-rules.ts';
import { countsBySeat, hasMark, isAround, squareOfTile } from './index.ts';

/** Two below, one on top (BT20, BT80). */
const FULL = 3;
/** BT22. */
const EACH = 5;

/** Normal meeples only, and the phantom as one (BT21, BT81). */
const ACROBATS = ['meeple', 'phantom'] as const;

const pyramidsOn = (position: Position): number[] => position.tops.filter((tile) => hasMark(position, tile, 'pyramid'));

/** On the tile just placed or around it (BT20); a portal leads to any pyramid (BT68), but not to the dragon's tile (BT50). */
export function offerAcrobats({ position, rules, turnOf }: Game, options: Action[]): void {
  const { last, tiles } = position;
  const able = ACROBATS.filter((kind) => position.supply(turnOf, kind) > 0);
  const isPortal =
    rules.setup.switches.includes('princess-dragon') && tiles[last]!.print.design.marks.includes('portal');
  for (const tile of pyramidsOn(position)) {
    if ((!isPortal && !isAround(position, tile, last)) || acrobatsOn(position, tile).length >= FULL) continue;
    if (tiles[tile]!.print.span >= 0) continue; // BR71
    const at = squareOfTile(position, tile);
    if (position.mayStand(at)) for (const kind of able) options.push({ type: 'acrobat', figure: kind, ...at });
  }
}

export const acrobat = verb<'acrobat'>({
  verb: 'acrobat',
  points: [figure, square],

  run(game, { figure: kind, x, y }, seat) {
    const { position } = game;
    const on: Place = { kind: 'top', x, y, at: '', called: 'pyramid' };
    position.deploy(seat, kind, position.segmentAt(on));
    game.tell({ type: 'deployed', seat, figure: kind, on });
  },
});

/** Any full pyramid of the board, also without an own acrobat (BT22, BT87). */
export function offerPyramids({ position }: Game, options: Action[]): void {
  for (const tile of pyramidsOn(position)) {
    if (acrobatsOn(position, tile).length < FULL) continue;
    options.push({ type: 'score-pyramid', ...squareOfTile(position, tile) });
  }
}

export const scorePyramid = verb<'score-pyramid'>({
  verb: 'score-pyramid',
  points: [square],

  run(game, { x, y }) {
    const there = acrobatsOn(game.position, game.position.grid.at(x, y));
    scoreAcrobats(game, there);
    game.remove(there);
  },
});

/** BT40: unfinished pyramids too. */
export function acrobatsAtEnd(game: Game): void {
  const { position } = game;
  for (const tile of pyramidsOn(position)) scoreAcrobats(game, acrobatsOn(position, tile));
}

/** For the owners, in the order of the seats: a pyramid has no majority (BT24). */
function scoreAcrobats(game: Game, there: readonly PlacedFigure[]): void {
  const { position } = game;
  countsBySeat(position, there).forEach((count, seat) => {
    if (count > 0)
      game.award(seat, 'acrobats', [{ of: 'acrobats', count, each: EACH }], {
        on: position.placeOf(there[0]!.segment),
      });
  });
}

/** No bridge runs over acrobats (BR71). */
export const hasNoAcrobats = (position: Position, tile: number): boolean =>
  !hasMark(position, tile, 'pyramid') || acrobatsOn(position, tile).length === 0;

function acrobatsOn({ features, figures, tiles }: Position, tile: number): PlacedFigure[] {
  const segment = features.first[tile]! + tiles[tile]!.print.top;
  return figures.filter((one) => one.segment === segment);
}
