import { expect, test } from 'vitest';
import { TILE_DESIGNS, type TileDesign } from '../../../src/engine/index.ts';
import { deployable, laidOut, place, placeOn, START, tilesOf, told } from '../../support/board.ts';
import { LATER, rules, turn } from './support.ts';

const designs = TILE_DESIGNS.filter(({ set }) => set === 'princess-and-dragon');
/** The tile's marks, with those of its cities. */
const printedOn = ({ marks, cities }: TileDesign): string[] => [...marks, ...cities.flatMap((city) => city.marks)];
const idsWith = (has: (design: TileDesign) => boolean): string[] => designs.filter(has).map(({ id }) => id);

test('PD1: 30 tiles, each with one of the four; dragon and fairy start beside the board', () => {
  const counts: Record<string, number> = {};
  for (const design of designs) {
    const printed = printedOn(design);
    expect(printed).toHaveLength(1);
    counts[printed[0]!] = (counts[printed[0]!] ?? 0) + design.count;
  }
  expect(counts).toEqual({ volcano: 6, dragon: 12, portal: 6, princess: 6 });
  const beside = { seat: null, count: 1, single: true };
  expect(laidOut({ rules, draws: LATER }).view(null).pieces).toEqual([
    { kind: 'dragon', ...beside },
    { kind: 'fairy', ...beside },
  ]);
  expect(laidOut({ draws: LATER }).view(null).pieces).toEqual([]);
});

test('PD1: without the rule its tiles are tiles like any others', () => {
  const game = laidOut({ draws: 'PD-G PD-3 BA-B' });
  expect(turn(game, 'PD-G@0,1r0').map(({ type }) => type)).toEqual(['placed', 'turn', 'drawn']);
  place(game, 'PD-3@1,0r0');
  expect(deployable(game)).toEqual(['field:1,0:ER.SL.SR.WL', 'field:1,0:NL.NR.EL.WR', 'road:1,0:E.W']);
  expect(game.view(null).pieces).toEqual([]);
});

test('PD2: a dragon tile and a princess tile have a garden', () => {
  expect(idsWith(({ garden }) => garden)).toEqual(['PD-B', 'PD-J']);
  expect(idsWith(({ marks }) => marks.includes('dragon'))).toContain('PD-J');
  expect(idsWith(({ cities }) => cities.some(({ marks }) => marks.includes('princess')))).toContain('PD-B');
});

test('PD3: a monastery inside a city: each is chosen at placing, neither blocks or finishes the other', () => {
  expect(idsWith(({ monastery, cities }) => monastery && cities.length > 0)).toEqual(['PD-O']);
  const board = `${START} BA-E@1,-1r270`;
  const game = laidOut({ board, figures: 'B city:0,0:N', draws: `PD-O BA-B ${LATER}` });
  place(game, 'PD-O@0,-1r180');
  expect(deployable(game)).toEqual(['field:0,-1:NL.NR', 'monastery:0,-1']);
  const bare = laidOut({ board, figures: 'B field:0,0:ER', draws: `PD-O ${LATER}` });
  place(bare, 'PD-O@0,-1r180');
  expect(deployable(bare)).toContain('city:0,-1:E.S.W');
  const figures = 'A city:0,-1, B monastery:0,-1';
  const last = laidOut({ board: `${board} PD-O@0,-1r180`, figures, draws: `BA-E ${LATER}` });
  expect(told(turn(last, 'BA-E@-1,-1r90'))).toEqual(['A city 8']);
  expect(last.view(null).figures.map(({ seat, on }) => [seat, on.kind])).toEqual([[1, 'monastery']]);
});

test('PD4: the road under the city is one; the fields before its mouths are two, each whole around its mouth', () => {
  expect(idsWith(({ roads }) => roads.some(({ under }) => under))).toEqual(['PD-Q']);
  const text = `${START} PD-Q@1,0r90 BA-U@2,0r90`;
  const board = tilesOf(text);
  const game = laidOut({ board: text, draws: LATER });
  const feature = (place: string) => game.feature(placeOn(board, place))!;
  expect(feature('road:1,0')).toMatchObject({ kind: 'road', tiles: 3 });
  const [west, east] = [feature('field:1,0:WL').places, feature('field:1,0:EL').places];
  for (const half of ['EL', 'ER']) expect(west).toContainEqual(placeOn(board, `field:0,0:${half}`));
  for (const half of ['WL', 'WR']) expect(east).toContainEqual(placeOn(board, `field:2,0:${half}`));
  expect(
    west.filter((place) => east.some(({ x, y, at }) => x === place.x && y === place.y && at === place.at)),
  ).toEqual([]);
});
