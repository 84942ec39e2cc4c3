import { describe, expect, test } from 'vitest';
import { TILE_DESIGNS } from '../../../src/engine/index.ts';
import { finalScores, laidOut, pass, place, placeOn, tilesOf, told } from '../../support/board.ts';
import { drawn } from '../../support/maps.ts';
import { LATER, meadow, rules, turn } from './support.ts';

describe('the tiles', () => {
  test('HS1: 18 tiles, 8 with a hill, 8 with a vineyard and 2 others with a monastery; a shepherd each, and the bag', () => {
    const designs = TILE_DESIGNS.filter(({ set }) => set === 'hills-and-sheep');
    const count = (is: (design: (typeof designs)[number]) => boolean): number =>
      designs.reduce((sum, design) => sum + (is(design) ? design.count : 0), 0);
    const has = (mark: 'hill' | 'vineyard') => count(({ marks }) => marks.includes(mark));
    expect([count(() => true), has('hill'), has('vineyard')]).toEqual([18, 8, 8]);
    expect(count(({ monastery, marks }) => monastery && marks.length === 0)).toBe(2);
    expect(count(({ garden }) => garden)).toBe(1);
    const view = laidOut({ rules, seats: 3, draws: LATER }).view(null);
    expect(view.supply.map(({ shepherd }) => shepherd)).toEqual([1, 1, 1]);
    expect(view.sheep).toEqual({ bag: { 1: 4, 2: 5, 3: 5, 4: 2, wolf: 2 }, flocks: [[], [], []] });
    expect(laidOut({ draws: LATER }).view(null).sheep).toBeNull();
  });

  const SHARED = 'HS-02@0,0r0';

  test('HS2: a city laid at the shared edge joins both, and until then they are two', () => {
    const board = `${SHARED} BA-E@-1,0r90 BA-E@1,0r270`;
    const game = laidOut({ rules, board, figures: 'A city:0,0:W', draws: `BA-E ${LATER}` });
    const at = (text: string) => game.feature(placeOn(tilesOf(board), text))!;
    expect([at('city:0,0:W'), at('city:0,0:E')].map(({ tiles, open }) => [tiles, open])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(told(turn(game, 'BA-E@0,-1r180'))).toEqual(['A city 8']);
  });

  test('HS55: if two of them meet at the shared edge all four cities are one', () => {
    const board = `${SHARED} HS-02@0,-1r180`;
    const feature = laidOut({ rules, board, draws: LATER }).feature(placeOn(tilesOf(board), 'city:0,0:E'))!;
    expect([feature.places.length, feature.tiles, feature.open]).toEqual([4, 2, 4]);
  });

  test('HS2: at the rim of a map both are closed', () => {
    const map = drawn(['S##', '###']);
    const game = laidOut({ rules, map, board: 'BA-E@0,0r90 BA-E@2,0r270', draws: `HS-02 ${LATER}` });
    place(game, 'HS-02@1,0r0');
    const board = game.view(null).board;
    const features = ['city:1,0:W', 'city:1,0:E'].map((text) => game.feature(placeOn([...board], text))!);
    expect(features.map(({ tiles, open }) => [tiles, open])).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });
});

describe('the tile under a hill', () => {
  test('HS10: comes from the pile, face down: out of the game, and nobody knows which it is', () => {
    const game = laidOut({ rules, draws: 'HS-13 BA-B BA-E BA-U' });
    const events = place(game, 'HS-13@0,1r90');
    expect(events.filter(({ type }) => type === 'tile-hidden')).toEqual([
      { type: 'tile-hidden', seat: 0, under: { x: 0, y: 1 }, tilesLeft: 2 },
    ]);
    const { tilesLeft, takenUnseen, takenOut, unseen } = game.view(null);
    expect({ tilesLeft, takenUnseen, takenOut, unseen }).toEqual({
      ...{ tilesLeft: 2, takenUnseen: 1, takenOut: 0 },
      unseen: { 'BA-B': 1, 'BA-E': 1, 'BA-U': 1 },
    });
    pass(game);
    expect(game.drawn).toBe('BA-B');
    turn(game, 'BA-B@0,2r0');
    turn(game, 'BA-E@0,-1r180');
    expect(game.over).toBe(true);
    expect(game.view(null).unseen).toEqual({ 'BA-U': 1 });
  });

  test('HS10: is absent if the pile is empty', () => {
    const game = laidOut({ rules, draws: 'HS-13' });
    expect(place(game, 'HS-13@0,1r90').some(({ type }) => type === 'tile-hidden')).toBe(false);
    expect(game.view(null)).not.toHaveProperty('takenUnseen');
  });

  test('HS11, PD81: also a tile with a dragon, which is gone for good', () => {
    const game = laidOut({ rules: `${rules} princess-dragon`, draws: 'HS-13 BA-B PD-2 PD-H' });
    turn(game, 'HS-13@0,1r90');
    turn(game, 'BA-B@0,2r0');
    const events = turn(game, 'PD-2@0,3r0');
    expect(events.some(({ type }) => type === 'shuffled-in')).toBe(false);
    expect([game.over, game.view(null).unseen]).toEqual([true, { 'PD-H': 1 }]);
  });
});

describe('ties', () => {
  /** A city of 8 tiles that lacks the last one, with a hill at its southern end. */
  const CITY = `HS-08@0,0r0 ${[1, 2, 3, 4, 5, 6].map((y) => `BA-G@0,-${y}r90`).join(' ')}`;

  /** The scores when these figures finish it. */
  const finished = (figures: string, more = '', seats = 2): string[] => {
    const game = laidOut({ rules: `${rules} ${more}`, seats, board: CITY, figures, draws: `BA-E ${LATER}` });
    return told(turn(game, 'BA-E@0,-7r180'));
  };

  test('HSP1: a city of 8 tiles, A a knight on a hill and B one that is not: A 16, B nothing', () => {
    expect(finished('A city:0,0:N, B city:0,-1:N')).toEqual(['A city 16']);
  });

  test('HSP2: one on a hill against two: no tie, B alone', () => {
    expect(finished('A city:0,0:N, B city:0,-1:N, B city:0,-2:N')).toEqual(['B city 16']);
  });

  test('HS12: several with a meeple on a hill share it, and if nobody has one all do', () => {
    expect(finished('A city:0,0:N, B city:0,0:N, C city:0,-1:N', '', 3)).toEqual(['A city 16', 'B city 16']);
    expect(finished('A city:0,-1:N, B city:0,-2:N')).toEqual(['A city 16', 'B city 16']);
  });

  test('HS12: without the rule a hill is a picture', () => {
    const game = laidOut({ board: CITY, figures: 'A city:0,0:N, B city:0,-1:N', draws: `BA-E ${LATER}` });
    expect(told(turn(game, 'BA-E@0,-7r180'))).toEqual(['A city 16', 'B city 16']);
  });

  test('HS13: how many stand on hills does not count; a builder there is none', () => {
    const two = 'A city:0,0:N, A city:0,0:N, B city:0,0:N, B city:0,-1:N';
    expect(finished(two)).toEqual(['A city 16', 'B city 16']);
    const builder = 'A city:0,-1:N, A builder city:0,0:N, B city:0,-2:N';
    expect(finished(builder, 'builders')).toEqual(['A city 16', 'B city 16']);
  });

  describe('by the other reading', () => {
    test('V10, HS13: most meeples on hills have it', () => {
      const two = 'A city:0,0:N, A city:0,0:N, B city:0,0:N, B city:0,-1:N';
      expect(finished(two, 'hills-by-number')).toEqual(['A city 16']);
    });

    test('V10, HS13: seats with as many there share it, a seat without any there has none of it', () => {
      const three = 'A city:0,0:N, B city:0,0:N, C city:0,-1:N';
      expect(finished(three, 'hills-by-number', 3)).toEqual(['A city 16', 'B city 16']);
      expect(finished('A city:0,-1:N, B city:0,-2:N', 'hills-by-number')).toEqual(['A city 16', 'B city 16']);
    });

    test('V10, HS13: a majority stays a majority, with any meeples on hills', () => {
      const more = 'A city:0,0:N, A city:0,0:N, B city:0,-1:N, B city:0,-2:N, B city:0,-3:N';
      expect(finished(more, 'hills-by-number')).toEqual(['B city 16']);
    });

    test('V10, HS13: a large meeple is one, a builder and a mayor without a vote are none (HS65, HS69)', () => {
      const large = 'A large city:0,0:N, B city:0,0:N, B city:0,0:N';
      expect(finished(large, 'hills-by-number large-meeple')).toEqual(['B city 16']);
      const builder = 'A city:0,0:N, A builder city:0,0:N, B city:0,0:N';
      expect(finished(builder, 'hills-by-number builders')).toEqual(['A city 16', 'B city 16']);
      const mayor = 'A city:0,0:N, A mayor city:0,0:N, B city:0,0:N';
      expect(finished(mayor, 'hills-by-number abbey-mayor')).toEqual(['A city 16', 'B city 16']);
    });

    test('V10, HS14: a field on the tile of a hill is on it, too', () => {
      const board = 'HS-08@0,0r0 BA-E@0,-1r180 BA-B@1,0r0';
      const figures = 'A field:0,0:EL, A field:0,0:EL, B field:0,0:EL, B field:1,0';
      expect(finalScores({ rules: `${rules} hills-by-number`, board, figures })).toEqual([3, 0]);
      expect(finalScores({ rules, board, figures })).toEqual([3, 3]);
    });

    test('V10, HS13: the scoring seats are told in advance', () => {
      const figures = 'A city:0,0:N, A city:0,0:N, B city:0,0:N, B city:0,-1:N';
      const game = laidOut({ rules: `${rules} hills-by-number`, board: CITY, figures, draws: LATER });
      expect(game.feature(placeOn(tilesOf(CITY), 'city:0,0:N'))).toMatchObject({ votes: [2, 2], owners: [0] });
      expect(game.standings()).toEqual([7, 0]);
    });
  });

  test('HS65: a large meeple on a hill is one meeple there', () => {
    const figures = 'A large city:0,0:N, B city:0,-1:N, B city:0,-2:N';
    expect(finished(figures, 'large-meeple')).toEqual(['A city 16']);
  });

  test('HS14: the hill lies under the whole tile, its fields as well', () => {
    const board = 'HS-08@0,0r0 BA-E@0,-1r180 BA-B@1,0r0';
    expect(finalScores({ rules, board, figures: 'A field:0,0:EL, B field:1,0' })).toEqual([3, 0]);
    expect(finalScores({ board, figures: 'A field:0,0:EL, B field:1,0' })).toEqual([3, 3]);
  });

  test('HS12: the scoring seats are told in advance', () => {
    const game = laidOut({ rules, board: CITY, figures: 'A city:0,0:N, B city:0,-1:N', draws: LATER });
    expect(game.feature(placeOn(tilesOf(CITY), 'city:0,0:N'))).toMatchObject({ votes: [1, 1], owners: [0] });
    expect(game.standings()).toEqual([7, 0]);
  });
});

describe('vineyards', () => {
  /** All neighbours of a monastery except the eastern one: vineyards in the north, the south and the north-west. */
  const AROUND = `HS-05@-1,-1r0 HS-01@0,-1r0 HS-01@0,1r180 ${meadow('1,-1 1,1 -1,1 -1,0')}`;
  const board = `BA-B@0,0r0 ${AROUND}`;

  test('HSP3: a finished monastery with three of them around: 18', () => {
    const game = laidOut({ rules, board, figures: 'A monastery:0,0', draws: `BA-B ${LATER}` });
    const events = turn(game, 'BA-B@1,0r0');
    expect(told(events)).toEqual(['A monastery 18']);
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({
      working: [
        { of: 'tiles', count: 1, each: 1 },
        { of: 'neighbours', count: 8, each: 1 },
        { of: 'vineyards', count: 3, each: 3 },
      ],
    });
  });

  test('HS20: one vineyard serves several monasteries', () => {
    const game = laidOut({ rules, board: `${board} BA-B@1,0r0`, draws: LATER });
    const worth = (text: string) => game.feature(placeOn(tilesOf(`${board} BA-B@1,0r0`), text))!.pointsFinished;
    // Some of its squares are still empty; the present vineyards count.
    expect([worth('monastery:0,0'), worth('monastery:1,0'), worth('monastery:-1,0')]).toEqual([18, 12, 15]);
  });

  test('SH72: vineyards count for shrines', () => {
    const shrine = board.replace('BA-B@0,0r0', 'CU-01@0,0r0');
    const game = laidOut({ rules: `${rules} shrines`, board: shrine, draws: LATER });
    const { pointsNow, pointsFinished } = game.feature(placeOn(tilesOf(shrine), 'monastery:0,0'))!;
    expect(pointsFinished - pointsNow).toBe(9);
  });

  test('HS21: an unfinished monastery gets nothing for them', () => {
    expect(finalScores({ rules, board, figures: 'A monastery:0,0' })).toEqual([8, 0]);
  });

  test('HS60: nothing for an abbot who is taken back, not even from a place just finished', () => {
    const with_ = { rules: `${rules} abbot`, board, figures: 'A abbot monastery:0,0' };
    const game = laidOut({ ...with_, draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,0r0');
    const back = game.legalActions().find(({ type }) => type === 'return')!;
    expect(told(game.clone().play(back))).toEqual(['A monastery.incomplete 9']);
    expect(told(pass(game))).toEqual(['A monastery 18']);
  });

  test('HS61: nothing for a garden', () => {
    const garden = `BA-Eg@0,0r270 ${AROUND.replace('BA-B@-1,0r0', 'BA-E@-1,0r90')}`;
    const game = laidOut({
      rules: `${rules} abbot`,
      board: garden,
      figures: 'A abbot garden:0,0',
      draws: `BA-B ${LATER}`,
    });
    expect(told(turn(game, 'BA-B@1,0r0'))).toEqual(['A garden 9']);
  });
});
