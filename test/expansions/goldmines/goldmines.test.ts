import { describe, expect, test } from 'vitest';
import { TILE_DESIGNS } from '../../../src/engine/index.ts';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { goldmines } from '../../../src/expansions/goldmines/rules.ts';
import { act, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { drawn, largeCity } from '../../support/maps.ts';
import { game, heldIn, LATER, laidIn, meadow, stockIn, takenIn, turn } from './support.ts';

/** A monastery that lacks the tile to its south-east. */
const NEARLY = `BA-B@1,1r0 ${meadow('0,0 1,0 2,0 0,1 2,1 0,2 1,2')}`;
/** Two monasteries that lack one tile, GO-H at 2,0. Only the second one has 3,1 around it. */
const TWO = `BA-B@1,1r0 BA-A@2,1r180 BA-A@3,0r90 ${meadow('0,0 1,0 0,1 3,1 0,2 1,2 2,2 3,2')}`;
/** A road from a monastery in the west, open to the east. */
const ROAD = `${START} BA-A@-1,0r270`;

describe('pieces and tiles', () => {
  test('GM1: 8 gold tiles, four with a monastery; 16 ingots, any number on a tile; everybody sees whose they are', () => {
    const tiles = TILE_DESIGNS.filter(({ set }) => set === 'goldmines');
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    expect(tiles.every(({ marks }) => marks.includes('goldmine'))).toBe(true);
    expect(tiles.filter(({ monastery }) => monastery)).toHaveLength(4);
    const of = game({ draws: 'GO-G GO-G', board: `${START} ${meadow('1,1')}` });
    expect(stockIn(of)).toBe(16);
    turn(of, 'GO-G@0,1r270', 'gold 1,1', 'pass');
    turn(of, 'GO-G@2,1r180');
    expect(laidIn(of)).toEqual(['1,1 2', '0,1 1', '2,1 1']);
    expect(heldIn(of)).toEqual([0, 0]);
    expect([null, 0, 1].map((reader) => of.view(reader).pieces)).toEqual(Array(3).fill(of.view(null).pieces));
  });
});

describe('a gold tile', () => {
  test('GM3: an ingot on it and one on a tile around, diagonals included, which the player has to choose; then step 2', () => {
    const of = game({ draws: 'GO-G', board: `${START} ${meadow('0,1 1,1')}` });
    const events = place(of, 'GO-G@0,2r180');
    expect(events.filter(({ type }) => type === 'ingot-laid')).toEqual([
      { type: 'ingot-laid', seat: 0, on: { x: 0, y: 2 } },
    ]);
    expect([of.step, of.asked]).toEqual(['gold', 0]);
    expect(offered(of)).toEqual(['gold 0,1', 'gold 1,1']);
    refuses(of, 'pass');
    refuses(of, 'gold 0,0');
    expect(act(of, 'gold 1,1')).toEqual([{ type: 'ingot-laid', seat: 0, on: { x: 1, y: 1 } }]);
    expect(laidIn(of)).toEqual(['1,1 1', '0,2 1']);
    expect([of.step, stockIn(of)]).toEqual(['meeple', 14]);
  });

  test('GM3: with a single tile around there is no choice, and a tile without gold brings none', () => {
    const of = game({ draws: 'GO-G BA-E' });
    place(of, 'GO-G@0,1r180');
    expect([of.step, laidIn(of)]).toEqual(['meeple', ['0,0 1', '0,1 1']]);
    pass(of);
    turn(of, 'BA-E@0,-1r180', 'pass');
    expect(laidIn(of)).toEqual(['0,0 1', '0,1 1']);
  });

  test('GM40: if active resigns before it has chosen, the second ingot stays in the stock', () => {
    const of = game({ draws: 'GO-G', board: `${START} ${meadow('0,1 1,1')}`, seats: 3 });
    place(of, 'GO-G@0,2r180');
    of.resign(0);
    expect([laidIn(of), stockIn(of), of.asked, of.step]).toEqual([['0,2 1'], 15, 1, 'place']);
  });

  test('GM42: a gold tile that is laid out before the first turn brings nothing', () => {
    const of = game({ board: `${START} GO-G@0,1r180` });
    expect([laidIn(of), stockIn(of)]).toEqual([[], 16]);
  });

  test('GM80: the gold tile gets the last ingot and nobody is asked; later gold tiles get none', () => {
    const of = game({ draws: 'GO-G GO-G', board: `${START} ${meadow('0,1 1,1')}` });
    const slot = slotOf(inside(of).position, goldmines);
    slot.taken = [15, 0];
    place(of, 'GO-G@0,2r180');
    expect([of.step, laidIn(of), stockIn(of)]).toEqual(['meeple', ['0,2 1'], 0]);
    pass(of);
    place(of, 'GO-G@2,1r180');
    expect([of.step, laidIn(of)]).toEqual(['meeple', ['0,2 1']]);
  });
});

describe('a finished feature', () => {
  test('GM5: a road gives away the ingots of all its tiles, after scoring, whichever seat finishes it', () => {
    const of = game({ draws: 'GO-H BA-A', board: ROAD, figures: 'A road:0,0:E' });
    expect(takenIn(turn(of, 'GO-H@1,0r90', 'pass'))).toEqual([]);
    const events = turn(of, 'BA-A@1,1r180', 'pass');
    expect([told(events), takenIn(events)]).toEqual([['A road 4'], ['A 2']]);
    expect(events.findIndex(({ type }) => type === 'ingots-taken')).toBeGreaterThan(
      events.findLastIndex(({ type }) => type === 'scored'),
    );
    expect([laidIn(of), heldIn(of), stockIn(of)]).toEqual([[], [2, 0], 14]);
  });

  test('GM5: a city does so, too, and ingots on other tiles stay', () => {
    const of = game({ draws: 'GO-B GO-F BA-E', board: `${START} ${meadow('0,1')}`, figures: 'A city:0,0:N' });
    turn(of, 'GO-B@0,-1r180', 'pass');
    turn(of, 'GO-F@0,-2r0', 'pass');
    expect(laidIn(of)).toEqual(['0,0 1', '0,-1 2', '0,-2 1']);
    expect(takenIn(turn(of, 'BA-E@1,-1r270', 'pass'))).toEqual(['A 3']);
    expect(laidIn(of)).toEqual(['0,-2 1']);
  });

  test.each(['1,1', '1,2', '2,1'])(
    'GM5, GM9: a monastery gives away the ingots of its own tile and of the eight around, also those of this turn: %s',
    (square) => {
      const of = game({ draws: 'GO-G', board: NEARLY, figures: 'B monastery:1,1' });
      const events = turn(of, 'GO-G@2,2r180', `gold ${square}`, 'pass');
      expect([told(events), takenIn(events), laidIn(of)]).toEqual([['B monastery 9'], ['B 2'], []]);
    },
  );

  test('GM9: fields never do', () => {
    const of = laidOut({ rules: 'goldmines', draws: 'GO-G', figures: 'A field:0,0:SL' });
    turn(of, 'GO-G@0,1r180', 'pass');
    expect([of.view(null).winners !== null, laidIn(of), heldIn(of)]).toEqual([true, ['0,0 1', '0,1 1'], [0, 0]]);
  });

  test('GM8: without a majority the gold stays: the feature is empty, or holds a mayor without votes', () => {
    const nobody = game({ draws: 'GO-H BA-A', board: ROAD });
    turn(nobody, 'GO-H@1,0r90', 'pass');
    expect(takenIn(turn(nobody, 'BA-A@1,1r180', 'pass'))).toEqual([]);
    expect(laidIn(nobody)).toEqual(['0,0 1', '1,0 1']);
    const mayor = game({ draws: 'GO-B BA-E', rules: 'abbey-mayor', figures: 'A mayor city:0,0:N' });
    turn(mayor, 'GO-B@0,-1r180', 'pass');
    expect(takenIn(turn(mayor, 'BA-E@1,-1r270', 'pass'))).toEqual([]);
    expect(laidIn(mayor)).toEqual(['0,0 1', '0,-1 1']);
  });
});

describe('the sharing of gold', () => {
  test('GM6: the player with the majority takes all', () => {
    const of = game({ draws: 'GO-G', board: NEARLY, figures: 'A monastery:1,1, B monastery:1,1, B monastery:1,1' });
    expect(takenIn(turn(of, 'GO-G@2,2r180', 'gold 1,2', 'pass'))).toEqual(['B 2']);
  });

  test('GM6, GMP2: players who tie take one ingot each in turn, and active begins', () => {
    const of = game({
      draws: 'GO-B GO-G BA-E',
      board: `${START} BA-G@0,-1r90`,
      figures: 'A city:0,-1:N, B city:0,0:N',
    });
    turn(of, 'GO-B@0,-2r180', 'pass');
    turn(of, 'GO-G@1,-1r180', 'gold 0,-1', 'pass');
    const events = turn(of, 'BA-E@1,-2r270', 'pass');
    expect([told(events), takenIn(events)]).toEqual([
      ['A city 8', 'B city 8'],
      ['A 2', 'B 1'],
    ]);
    expect([laidIn(of), heldIn(of)]).toEqual([['1,-1 1'], [2, 1]]);
  });

  test('GM6: if active is not entitled, the next player clockwise begins', () => {
    const of = game({
      draws: 'GO-H',
      board: TWO,
      figures: 'B monastery:1,1, C monastery:1,1',
      seats: 3,
    });
    expect(takenIn(turn(of, 'GO-H@2,0r0', 'gold 3,1', 'pass'))).toEqual(['B 1']);
    expect(laidIn(of)).toEqual(['3,1 1']);
  });

  test('GM6, GM7, GM81: players take first from the tile that most of them may take from', () => {
    const claimedBy = (first: string, second: string): string[] => {
      const figures = `${first} monastery:1,1, ${second} monastery:2,1`;
      return takenIn(turn(game({ draws: 'GO-H', board: TWO, figures }), 'GO-H@2,0r0', 'gold 3,1', 'pass'));
    };
    // Both may take from 2,0, but only the owner of the second monastery from 3,1.
    expect(claimedBy('A', 'B')).toEqual(['A 1', 'B 1']);
    expect(claimedBy('B', 'A')).toEqual(['A 2']);
  });

  test.each([
    ['1,0', '3,0', ['A 1', 'C 1']],
    ['3,0', '1,0', ['A 1', 'B 1']],
  ])(
    'GM44: equally many may take from %s and %s: the first was placed before the second, and is emptied first',
    (one, other, taken) => {
      const of = game({
        board: `BA-B@1,1r0 BA-B@2,1r0 BA-B@3,1r0 ${meadow(`0,0 ${one} ${other} 2,0 4,0 0,1 4,1 0,2 1,2 3,2 4,2`)}`,
        figures: 'B monastery:1,1, A monastery:2,1, C monastery:3,1',
        draws: 'GO-G GO-G BA-B BA-B',
        seats: 3,
      });
      turn(of, 'GO-G@1,-1r0', 'gold 1,0', 'pass');
      turn(of, 'GO-G@3,-1r90', 'gold 3,0', 'pass');
      turn(of, 'BA-B@0,3r0', 'pass');
      expect(takenIn(turn(of, 'BA-B@2,2r0', 'pass'))).toEqual(taken);
    },
  );

  test('GM41: a seat that has resigned takes as any other', () => {
    const of = game({ draws: 'GO-G', board: NEARLY, figures: 'B monastery:1,1', seats: 3 });
    of.resign(1);
    expect(takenIn(turn(of, 'GO-G@2,2r180', 'gold 1,2', 'pass'))).toEqual(['B 2']);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 8],
  [5, 10],
  [6, 12],
  [7, 21],
  [9, 27],
  [10, 40],
  [15, 60],
])('GM11, GMP1: %i ingots bring %i points at the end, those on the table nothing', (count, points) => {
  const of = laidOut({ rules: 'goldmines', draws: 'GO-G' });
  place(of, 'GO-G@0,1r180');
  slotOf(inside(of).position, goldmines).taken = [count, 0];
  const events = pass(of);
  expect(told(events)).toEqual(points === 0 ? [] : [`A ingots ${points}`]);
  expect(of.scores).toEqual([points, 0]);
});

describe('meetings with other expansions', () => {
  test('GM20: an abbot taken back takes no gold, a finished garden does', () => {
    const garden = `TO-02@1,1r0 ${meadow('0,0 1,0 2,0 0,1 2,1 0,2 1,2')}`;
    const of = () => game({ draws: 'GO-G', rules: 'abbot', board: garden, figures: 'A abbot garden:1,1' });
    const back = of();
    expect(takenIn(turn(back, 'GO-G@2,2r180', 'gold 1,2', 'return abbot garden:1,1'))).toEqual([]);
    expect(laidIn(back)).toEqual(['1,2 1', '2,2 1']);
    expect(takenIn(turn(of(), 'GO-G@2,2r180', 'gold 1,2', 'pass'))).toEqual(['A 2']);
  });

  test('GM22: without the rule its tiles are plain ones, on a map, too', () => {
    const of = laidOut({ map: drawn(['S#', '##']), board: 'BA-B@0,0r0', draws: `GO-G ${LATER}` });
    const events = place(of, 'GO-G@1,0r180');
    expect([of.step, of.view(null).pieces]).toEqual(['meeple', []]);
    expect(events.some(({ type }) => type === 'ingot-laid')).toBe(false);
  });

  test('GM23: a printed square gets no ingot', () => {
    const map = drawn(['S#', '#C'], { largeCities: [largeCity('town', [[1, 1], 'CCCC', 0])] });
    const of = game({ map, board: 'BA-B@0,0r0', draws: 'GO-G' });
    place(of, 'GO-G@1,0r180');
    expect([of.step, laidIn(of)]).toEqual(['meeple', ['0,0 1', '1,0 1']]);
  });

  test('GM43: beside printed squares alone the second ingot stays in the stock', () => {
    const map = drawn(['SC#'], { largeCities: [largeCity('town', [[1, 0], 'FCFC', 0])] });
    const of = game({ map, board: 'BA-E@0,0r90', draws: 'GO-G' });
    place(of, 'GO-G@2,0r0');
    expect([of.step, laidIn(of), stockIn(of)]).toEqual(['meeple', ['2,0 1'], 15]);
  });

  test('GM23: gold is laid before an arrow is settled', () => {
    const of = game({ rules: 'arrows', board: `${START} AN-G@0,-1r180 BA-B@1,-1r0`, draws: 'GO-G' });
    const events = place(of, 'GO-G@0,-2r0');
    expect([of.step, events.some(({ type }) => type === 'arrow')]).toEqual(['gold', false]);
    expect(act(of, 'gold 1,-1').map(({ type }) => type)).toEqual(['ingot-laid', 'arrow']);
  });

  test('GM25: a card that scores takes no gold', () => {
    const of = game({
      ...{ rules: 'gifts', draws: 'GO-G BA-B', figures: 'A road:0,0:E' },
      ...{ deck: 'synod synod', hands: 'A road-sweeper' },
    });
    act(of, 'pass');
    turn(of, 'GO-G@0,1r180', 'pass');
    turn(of, 'BA-B@-1,1r0', 'pass');
    const events = act(of, 'open road-sweeper road:0,0:E');
    expect([told(events), takenIn(events), laidIn(of)]).toEqual([['A road.incomplete 1'], [], ['0,0 1', '0,1 1']]);
  });

  test('GM26: goods go to the player who finishes the city, gold to the majority', () => {
    const of = game({
      ...{ rules: 'goods', draws: 'GO-G BA-B BA-E' },
      ...{ board: `${START} TB-G@0,-1r180`, figures: 'B city:0,0:N' },
    });
    turn(of, 'GO-G@-1,-1r270', 'gold 0,-1', 'pass');
    turn(of, 'BA-B@0,1r0', 'pass');
    const events = turn(of, 'BA-E@1,-1r270', 'pass');
    expect(events.flatMap((event) => (event.type === 'goods-taken' ? [event.seat] : []))).toEqual([0]);
    expect(takenIn(events)).toEqual(['B 1']);
  });

  test('GM26: each part of a double turn shares out', () => {
    const built = (draws: string) =>
      game({ rules: 'builders', draws, board: ROAD, figures: 'A road:0,0:E, A builder road:0,0:E' });
    const second = built('GO-H BA-A');
    turn(second, 'GO-H@1,0r90', 'pass');
    expect(second.view(null).part).toBe('second');
    expect(takenIn(turn(second, 'BA-A@1,1r180', 'pass'))).toEqual(['A 2']);
    const first = built('BA-B GO-H BA-A');
    turn(first, 'BA-B@0,1r0', 'pass');
    turn(first, 'GO-H@1,0r90', 'gold 0,0', 'pass');
    expect(takenIn(turn(first, 'BA-A@1,1r180', 'pass'))).toEqual(['A 2']);
    expect(first.view(null).part).toBe('second');
  });

  test('GM27: gold lies on a volcano, too, and the dragon leaves it', () => {
    const of = game({ rules: 'princess-dragon', board: `${START} BA-B@0,1r0`, draws: 'PD-2 GO-G PD-H' });
    place(of, 'PD-2@0,2r0');
    turn(of, 'GO-G@1,1r180', 'gold 0,2', 'pass');
    expect(laidIn(of)).toEqual(['0,2 1', '1,1 1']);
    turn(of, 'PD-H@-1,0r0', 'pass');
    act(of, 'dragon 1,1');
    expect(of.view(null).pieces.find(({ kind }) => kind === 'dragon')!.at).toEqual({ x: 1, y: 1 });
    expect(laidIn(of)).toEqual(['0,2 1', '1,1 1']);
  });

  test('GM27: an abbey gives gold away as a monastery does', () => {
    const of = game({
      ...{ rules: 'abbey-mayor', draws: 'GO-G BA-B' },
      board: `${START} ${meadow('0,1 1,1 2,1 0,2 2,2 0,3 1,3 2,3')}`,
    });
    pass(of);
    turn(of, 'GO-G@3,2r180', 'gold 2,2', 'pass');
    pass(of);
    turn(of, 'BA-B@-1,2r0', 'pass');
    act(of, 'abbey 1,2');
    expect(takenIn(act(of, 'deploy meeple monastery:1,2'))).toEqual(['A 1']);
    expect(laidIn(of)).toEqual(['3,2 1']);
  });

  test('GM27: a shrine does so, too', () => {
    const board = NEARLY.replace('BA-B@1,1r0', 'CU-01@1,1r0');
    const of = game({ rules: 'shrines', draws: 'GO-G', board, figures: 'A monastery:1,1' });
    expect(takenIn(turn(of, 'GO-G@2,2r180', 'gold 1,2', 'pass'))).toEqual(['A 2']);
  });

  test('GM27: a hill that breaks a tie decides about the gold', () => {
    const of = game({
      ...{ rules: 'hills-sheep', draws: 'GO-B BA-B BA-E' },
      ...{ board: 'HS-08@0,0r0 BA-G@0,-1r90', figures: 'A city:0,-1:N, B city:0,0:N' },
    });
    turn(of, 'GO-B@0,-2r180', 'pass');
    turn(of, 'BA-B@1,0r0', 'pass');
    expect(takenIn(turn(of, 'BA-E@1,-2r270', 'pass'))).toEqual(['B 2']);
  });

  test('GM27: wagons drive after it', () => {
    const of = game({ rules: 'abbey-mayor', draws: 'GO-H BA-A', board: ROAD, figures: 'A wagon road:0,0:E' });
    turn(of, 'GO-H@1,0r90', 'pass');
    const events = turn(of, 'BA-A@1,1r180', 'pass');
    expect([takenIn(events), of.step]).toEqual([['A 2'], 'wagon']);
  });

  test('GM30: the loser of a duel takes nothing', () => {
    const of = game({
      ...{ rules: 'shrines', draws: 'GO-B', figures: 'A monastery:1,1, B monastery:2,1' },
      board: `BA-B@1,1r0 CU-03@2,1r180 AM-10@1,0r270 ${meadow('0,0 0,1 3,1 0,2 1,2 2,2')}`,
    });
    const events = turn(of, 'GO-B@2,0r90', 'gold 3,1', 'pass');
    expect(events.some((event) => event.type === 'returned' && event.by === 'duel')).toBe(true);
    expect([takenIn(events), laidIn(of)]).toEqual([['A 1'], ['3,1 1']]);
  });

  test('GM31: an ingot may be laid on a river tile', () => {
    const of = game({ board: 'RI-A@0,0r0 RI-D@0,1r0', draws: 'GO-G' });
    turn(of, 'GO-G@1,0r180', 'gold 0,1');
    expect(laidIn(of)).toEqual(['0,1 1', '1,0 1']);
  });
});
