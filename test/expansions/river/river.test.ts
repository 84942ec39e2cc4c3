import { describe, expect, test } from 'vitest';
import {
  designOf,
  Game,
  type GameEvent,
  Refused,
  RULES_VERSION,
  type Setup,
  TILE_DESIGNS,
  writeMove,
} from '../../../src/engine/index.ts';
import { act, offered, pass, place, placeable, placeOn, tilesOf, told } from '../../support/board.ts';
import { chanceOf, choose, setupOf } from '../../support/games.ts';
import { inside } from '../../support/inside.ts';

const isRiver = (tile: string): boolean => tile.startsWith('RI-');

const RIVER = { sets: ['base', 'river'], switches: ['fields', 'river'] } satisfies Partial<Setup>;

interface Laid {
  readonly board?: string;
  readonly draws: string;
  readonly figures?: readonly [seat: number, on: string][];
  readonly more?: Partial<Setup>;
  readonly hands?: NonNullable<Setup['prepared']>['hands'];
}

/** A river laid out by hand; nothing but `draws` in the bag. */
function river({ board = 'RI-A@0,0r0', draws, figures = [], more = {}, hands }: Laid): Game {
  const tiles = tilesOf(board);
  return Game.start(
    setupOf({
      ...RIVER,
      ...more,
      prepared: {
        board: tiles,
        draws: draws.split(' '),
        figures: figures.map(([seat, on]) => ({ seat, figure: 'meeple', on: placeOn(tiles, on) })),
        only: true,
        ...(hands && { hands }),
      },
    }),
  );
}

function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** Random games by seed. */
const SEEDS = Array.from({ length: 12 }, (_, luck) => luck);
function played(luck: number, setup: Partial<Setup> = {}): { game: Game; drawn: string[]; events: GameEvent[] } {
  const chance = chanceOf(luck);
  const game = Game.start(setupOf({ ...RIVER, seed: `river ${luck}`, ...setup }));
  const events = [...game.lastEvents];
  while (game.asked !== null) events.push(...game.play(choose(game.legalActions(), chance)));
  const drawn = events.flatMap((event) => (event.type === 'drawn' || event.type === 'discarded' ? [event.tile] : []));
  return { game, drawn, events };
}

describe('the river', () => {
  test('R1: the spring lies out, the ten others are shuffled, the lake comes last', () => {
    const orders = SEEDS.map((luck) => {
      const { game, drawn } = played(luck);
      expect(game.view(null).board[0]).toMatchObject({ tile: 'RI-A', x: 0, y: 0, seat: null });
      const first = drawn.slice(0, 11);
      expect(first[10]).toBe('RI-L');
      expect([...first.slice(0, 10)].sort()).toEqual([...'BCDEFGHIJK'].map((letter) => `RI-${letter}`));
      expect(drawn.slice(11).filter(isRiver)).toEqual([]);
      return first.join();
    });
    expect(new Set(orders).size).toBe(SEEDS.length);
  });

  test('R1, R6: twelve tiles, one spring and one lake; no other edition’s river is in play', () => {
    const tiles = TILE_DESIGNS.filter(({ set }) => set === 'river');
    expect(tiles.map(({ count }) => count)).toEqual(Array(12).fill(1));
    expect(tiles.filter(({ role }) => role !== null).map(({ id, role }) => [id, role])).toEqual([
      ['RI-A', 'spring'],
      ['RI-L', 'lake'],
    ]);
    const others = TILE_DESIGNS.filter(({ river: sides, set }) => sides.length > 0 !== (set === 'river'));
    expect(others.filter(({ set }) => set !== 'river-2')).toEqual([]);
  });

  test('R1: the tiles still to come are known, their order is not', () => {
    const game = Game.start(setupOf(RIVER));
    const { unseen, drawn } = game.view(null);
    expect(Object.keys(unseen).filter(isRiver)).toHaveLength(10);
    const imagined = game.imagine();
    const tiles = Array.from({ length: inside(imagined).position.bag.size }, () =>
      inside(imagined).position.bag.draw(),
    );
    expect(TILE_DESIGNS[tiles[9]!]!.id).toBe('RI-L');
    expect(tiles.slice(0, 10).every((design) => isRiver(TILE_DESIGNS[design]!.id))).toBe(true);
    expect(isRiver(drawn!)).toBe(true);
  });

  test('R2: players lay it in turn, and it must be continued', () => {
    const game = river({ draws: 'RI-D RI-D BA-B' });
    expect(placeable(game)).toEqual(['0,1 0', '0,1 180']);
    turn(game, 'RI-D@0,1r0');
    expect(game.asked).toBe(1);
    expect(placeable(game)).toEqual(['0,2 0', '0,2 180']);
  });

  test('R2: a matching edge elsewhere is not enough', () => {
    const game = river({ board: 'RI-A@0,0r0 RI-K@0,1r0 RI-D@0,2r0', draws: 'RI-B BA-B' });
    // Its road would match RI-K at 1,1 and -1,1, its fields RI-D and the spring.
    expect(placeable(game)).toEqual(['0,3 270', '0,3 90']);
  });

  test('R2: figures stand on roads, cities, fields, monasteries and gardens of river tiles, not on the river', () => {
    const game = river({ draws: 'RI-H BA-B', more: { switches: ['fields', 'river', 'abbot'] } });
    place(game, 'RI-H@0,1r90');
    expect(offered(game, 'deploy meeple').map((line) => line.split(' ')[2])).toEqual([
      ...['field:0,1:NL.WR', 'field:0,1:NR.EL.ER.SL', 'field:0,1:SR.WL'],
      ...['monastery:0,1', 'road:0,1:W'],
    ]);
    const garden = river({ draws: 'RI-J BA-B', more: { switches: ['fields', 'river', 'abbot'] } });
    place(garden, 'RI-J@0,1r180');
    expect(offered(garden, 'deploy abbot')).toEqual(['deploy abbot garden:0,1']);
  });

  test('R3: two curves directly after each other make no U-turn', () => {
    const game = river({ board: 'RI-A@0,0r0 RI-G@0,1r90', draws: 'RI-J BA-B' });
    // From the spring south, then east; north would be back.
    expect(game.view(null).board.at(-1)).toMatchObject({ tile: 'RI-G' });
    expect(placeable(game)).toEqual(['1,1 90']);
  });

  test('R3, L3: after a straight tile the river may come back', () => {
    const game = river({ board: 'RI-A@0,0r0 RI-G@0,1r90 RI-D@1,1r90', draws: 'RI-J BA-B' });
    expect(placeable(game)).toEqual(['2,1 180', '2,1 90']);
  });

  test('L3: if it is led into a dead end it stays open, and tiles that fit nowhere are set aside', () => {
    // The river ends before 1,0, where a city side faces it.
    const board = 'RI-A@0,0r0 RI-G@0,1r90 BA-E@2,1r270';
    const game = river({ board, draws: 'RI-D RI-L BA-B' });
    expect(game.view(null)).toMatchObject({ drawn: 'BA-B', discarded: ['RI-D', 'RI-L'] });
    expect(offered(game, 'place 1,1')).toEqual([]);
  });

  test('R4: the river parts fields; around spring and lake they are one', () => {
    const game = river({ draws: 'RI-D RI-L BA-B' });
    turn(game, 'RI-D@0,1r0');
    const field = (text: string) => game.feature(placeOn(game.view(null).board, text))!;
    expect(field('field:0,1:EL').places).toHaveLength(3);
    expect(field('field:0,1:EL')).toEqual(field('field:0,1:WL'));
    const apart = river({ board: 'RI-D@0,0r0', draws: 'BA-B' });
    const side = (text: string) => apart.feature(placeOn(apart.view(null).board, text))!.places;
    expect(side('field:0,0:EL')).not.toEqual(side('field:0,0:WL'));
    expect(designOf('RI-L')!.fields).toHaveLength(1);
  });

  test('R5: the start tile is shuffled in with the rest: all 84 tiles are used', () => {
    const { game, drawn } = played(3);
    expect(drawn).toHaveLength(83);
    expect(drawn.filter((tile) => tile === 'BA-D')).toHaveLength(4);
    const { board, discarded } = game.view(null);
    expect(board.length + discarded.length).toBe(84);
    const places = SEEDS.map((luck) => played(luck).drawn.indexOf('BA-D'));
    expect(new Set(places).size).toBeGreaterThan(3);
  });

  test('R7: without its switch there is none: the start tile lies out at once', () => {
    const game = Game.start(setupOf({ switches: ['fields'] }));
    expect(game.view(null).board).toMatchObject([{ tile: 'BA-D' }]);
  });

  test('R1: the switch needs the tiles', () => {
    expect(() => Game.start(setupOf({ switches: ['river'] }))).toThrow(Refused);
  });

  test('X50: features of river tiles score as usual', () => {
    const game = river({ board: 'RI-A@0,0r0 RI-C@0,1r90', draws: 'BA-E BA-B', figures: [[0, 'city:0,1:E']] });
    expect(told(turn(game, 'BA-E@1,1r270'))).toEqual(['A city 4']);
  });
});

describe('with gifts', () => {
  const more: Partial<Setup> = { switches: ['fields', 'river', 'gifts'] };

  const withLake = (version: number) =>
    river({
      board: 'RI-A@0,0r0 RI-C@0,1r90',
      draws: 'RI-L BA-B BA-B BA-B BA-B',
      more: { ...more, version },
      figures: [[0, 'city:0,1:E']],
      hands: [['take-2', 'cash-out'], ['take-2']],
    });

  test('G64: Take 2 waits until the river is laid, the lake included; the others do not', () => {
    const game = withLake(RULES_VERSION);
    expect(game.legalActions().map(writeMove)).toEqual(['open cash-out meeple city:0,1:E', 'pass']);
    act(game, 'open cash-out meeple city:0,1:E');
    turn(game, 'RI-L@0,2r0');
    expect(game.step).toBe('gift');
    act(game, 'open take-2');
  });

  test('G64: under version 1 of the rules none is opened until then', () => {
    const game = withLake(1);
    expect(game.step).toBe('place');
    turn(game, 'RI-L@0,2r0');
    expect(game.step).toBe('gift');
    act(game, 'open take-2');
  });

  test('G64: they are received all the same', () => {
    const game = river({
      board: 'RI-A@0,0r0 RI-C@0,1r90',
      draws: 'RI-K BA-E BA-B',
      more,
      figures: [[1, 'city:0,1:E']],
    });
    turn(game, 'RI-K@0,2r0');
    expect(game.view(null).hands[0]!.counts).toEqual([0, 0]);
    const joining = river({
      board: 'RI-A@0,0r0 RI-K@0,1r0 BA-D@1,2r0',
      draws: 'RI-B BA-B',
      more,
      figures: [[1, 'road:1,2:W']],
    });
    turn(joining, 'RI-B@0,2r270');
    expect(joining.view(null).hands[0]!.counts).toEqual([1, 0]);
  });
});
