import { describe, expect, test } from 'vitest';
import { designOf, Game, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { abbeyMayor } from '../../../src/expansions/abbey-mayor/rules/index.ts';
import { act, laidOut, offered, pass, place, placeable, refuses, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { home, LATER, meadow, RING, rules, turn, turnWith } from './support.ts';

describe('pieces and tiles', () => {
  test('AM1: twelve tiles, one with a garden, and an abbey, a mayor, a wagon and a barn for each', () => {
    const own = TILE_DESIGNS.filter(({ set, apart }) => set === 'abbey-and-mayor' && !apart);
    expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(own.filter(({ garden }) => garden).map(({ id }) => id)).toEqual(['AM-10']);
    expect(designOf('AM-ABBEY')).toMatchObject({ count: 6, apart: true, monastery: true, fields: [] });
    const { supply, pieces, tilesLeft } = Game.start(
      setupOf({ seats: 3, sets: ['base', 'abbey-and-mayor'], switches: ['abbey-mayor'] }),
    ).view(null);
    expect(supply.map(({ mayor, wagon, barn }) => [mayor, wagon, barn])).toEqual(Array(3).fill([1, 1, 1]));
    expect(pieces.map(({ kind, seat, count }) => [kind, seat, count])).toEqual(
      [0, 1, 2].map((seat) => ['abbey', seat, 1]),
    );
    expect(tilesLeft).toBe(72 + 12 - 1 - 1);
  });

  test('AM1: too few abbeys for the players are refused, in one sentence', () => {
    expect(abbeyMayor.refusal!(setupOf({ seats: 6 }))).toBeNull();
    expect(abbeyMayor.refusal!(setupOf({ seats: 7 }))).toBe('6 abbeys for 7 players');
    expect(abbeyMayor.refusal!(setupOf({ seats: 7, copies: 2 }))).toBeNull();
  });

  test('AM2: two coats of arms in one city, three arms of one road, a small city that ends in the field', () => {
    expect(designOf('AM-01')).toMatchObject({ edges: 'CCCC', cities: [{ arms: 2 }] });
    const game = laidOut({ rules, board: 'AM-11@0,0r0 BA-V@1,0r0 BA-V@0,-1r0 BA-V@-1,0r270', draws: LATER });
    expect(game.feature({ kind: 'road', x: 0, y: 0, at: 'N.E.W' })).toMatchObject({ tiles: 4, open: 3 });
    expect(designOf('AM-09')!.fields.map(({ halves }) => halves.length)).toEqual([2, 2, 2]);
  });
});

describe('the abbey', () => {
  test('AM10, AM11: asked for before the draw if there is a hole, and nobody has seen a tile', () => {
    const game = laidOut({ rules, board: RING, draws: LATER });
    expect([game.step, game.asked, game.drawn]).toEqual(['abbey', 0, null]);
    expect(offered(game)).toEqual(['abbey 0,0', 'pass']);
    pass(game);
    expect([game.step, game.drawn]).toEqual(['place', 'BA-B']);
    const open = laidOut({ rules, board: meadow('0,-1 1,0 0,1'), draws: LATER });
    expect(open.step).toBe('place');
  });

  test('AM12, AMP6: closes the features that come up to it, without a tile or a point of its own', () => {
    const game = laidOut({
      rules,
      board: 'BA-U@0,-1r0 BA-U@0,-2r0 BA-A@0,-3r0 BA-G@1,0r0 BA-E@2,0r270 BA-B@0,1r0 BA-B@-1,0r0',
      figures: 'A road:0,-1:N, B city:1,0:W',
      draws: LATER,
    });
    act(game, 'abbey 0,0');
    expect(told(pass(game))).toEqual(['A road 3', 'B city 4']);
    expect(game.feature({ kind: 'road', x: 0, y: -1, at: 'N.S' })).toMatchObject({ tiles: 3, open: 0 });
  });

  test('AM12, AM15: fields do not join through it, and it has none', () => {
    const game = laidOut({ rules, board: RING, draws: LATER });
    act(game, 'abbey 0,0');
    expect(offered(game, 'deploy')).toEqual(['deploy meeple monastery:0,0', 'deploy wagon monastery:0,0']);
    const field = game.feature({ kind: 'field', x: 0, y: -1, at: 'NL.NR.EL.ER.SL.SR.WL.WR' })!;
    expect(field.places).toHaveLength(1);
  });

  test('AM13, AMP7: a monk on it counts as on any monastery: 9 amid eight tiles, in the same turn', () => {
    const board = meadow('0,-1 1,0 0,1 -1,0 1,-1 1,1 -1,1 -1,-1');
    const game = laidOut({ rules, board, draws: LATER });
    act(game, 'abbey 0,0');
    const events = act(game, 'deploy meeple monastery:0,0');
    expect(told(events)).toEqual(['A monastery 9']);
    expect(home(events)).toEqual(['A meeple 0,0']);
    const open = laidOut({ rules, board: RING, figures: '', draws: 'BA-B' });
    act(open, 'abbey 0,0');
    act(open, 'deploy meeple monastery:0,0');
    expect(told(turn(open, 'BA-B@2,0r0'))).toEqual(['A monastery.incomplete 5']);
  });

  test('AM14: monasteries around that it finishes are scored, too, for their majorities', () => {
    const around = meadow('0,-1 1,0 0,1 -1,0 1,-1 2,-1 2,0 2,1 1,1');
    const game = laidOut({ rules, board: around, figures: 'B monastery:1,0', draws: LATER });
    act(game, 'abbey 0,0');
    expect(told(pass(game))).toEqual(['B monastery 9']);
  });

  test('AM16: gives no second part', () => {
    const board = 'BA-U@0,-1r0 BA-U@0,1r0 BA-B@-1,0r0 BA-B@1,0r0';
    const figures = 'A road:0,-1:N, A builder road:0,-1:N';
    const game = laidOut({ rules: `${rules} builders`, board, figures, draws: LATER });
    act(game, 'abbey 0,0');
    pass(game);
    expect(game.turnOf).toBe(1);
  });

  test('AM17, AM50: after the last tile from the left of the last seat, that seat last, each with a full turn', () => {
    const game = laidOut({ rules, seats: 3, board: `${RING} ${meadow('4,-1 5,0 4,1 3,0')}`, draws: 'BA-B' });
    expect(game.asked).toBe(0);
    pass(game);
    turn(game, 'BA-B@0,2r0');
    expect([game.step, game.asked]).toEqual(['last-abbey', 1]);
    pass(game);
    expect(game.asked).toBe(2);
    act(game, 'abbey 0,0');
    expect(game.view(null)).toMatchObject({ turnOf: 2, part: 'last-abbey', step: 'meeple' });
    act(game, 'deploy meeple monastery:0,0');
    expect([game.step, game.asked]).toEqual(['last-abbey', 0]);
    expect(game.over).toBe(false);
    expect(told(pass(game))).toEqual(['C monastery.incomplete 5']);
    expect(game.over).toBe(true);
  });

  test('V12: by the older answer it is too late then, for all seats, even if there are holes', () => {
    const board = `${RING} ${meadow('4,-1 5,0 4,1 3,0')}`;
    const game = laidOut({ rules: `${rules} no-last-abbey`, seats: 3, board, draws: 'BA-B' });
    expect([game.step, game.asked]).toEqual(['abbey', 0]);
    pass(game);
    turn(game, 'BA-B@0,2r0');
    expect(game.over).toBe(true);
  });

  test('V12, AM10, AM14: in place of the last draw it is laid as ever, and the next seat draws the tile', () => {
    const game = laidOut({ rules: `${rules} no-last-abbey`, board: RING, draws: 'BA-B' });
    act(game, 'abbey 0,0');
    act(game, 'deploy meeple monastery:0,0');
    expect([game.turnOf, game.drawn, game.over]).toEqual([1, 'BA-B', false]);
    expect(told(turn(game, 'BA-B@0,2r0'))).toEqual(['A monastery.incomplete 5']);
    expect(game.over).toBe(true);
  });

  test('V12, AM56: no seat is asked either if a player has resigned with the last tile in hand', () => {
    const over = (of: string): unknown[] => {
      const game = laidOut({ rules: of, seats: 3, board: RING, draws: 'BA-B' });
      pass(game);
      game.resign(0);
      if (game.step === 'abbey') pass(game);
      turn(game, 'BA-B@0,2r0');
      return [game.over, game.step, game.asked];
    };
    expect(over(`${rules} no-last-abbey`)).toEqual([true, null, null]);
    expect(over(rules)).toEqual([false, 'last-abbey', 2]);
  });

  test('AM18, AM50: in a second part, too, also in the one that the last tile brings, before others are asked', () => {
    const board = `BA-U@0,3r0 ${RING}`;
    const figures = 'A road:0,3:N, A builder road:0,3:N';
    const game = laidOut({ rules: `${rules} builders`, board, figures, draws: `BA-U ${LATER}` });
    pass(game);
    turn(game, 'BA-U@0,4r0');
    expect([game.step, game.asked, game.view(null).part]).toEqual(['abbey', 0, 'second']);
    for (const extra of ['', ' no-last-abbey']) {
      const last = laidOut({ rules: `${rules} builders${extra}`, board, figures, draws: 'BA-U' });
      pass(last);
      turn(last, 'BA-U@0,4r0');
      expect([last.step, last.asked, last.over, last.view(null).part]).toEqual(['abbey', 0, false, 'second']);
      const left = last.clone();
      pass(left);
      expect([left.step, left.asked]).toEqual(extra === '' ? ['last-abbey', 1] : [null, null]);
      act(last, 'abbey 0,0');
      pass(last);
      // The only hole is filled, so no other seat is asked.
      expect(last.over).toBe(true);
    }
  });

  test('AM56: a seat that resigns while asked for it draws no tile; later it is not asked, and a wagon goes home', () => {
    const game = laidOut({ rules, seats: 3, board: RING, draws: LATER });
    game.resign(0);
    expect([game.step, game.asked, game.turnOf, game.drawn]).toEqual(['abbey', 1, 1, null]);
    const board = 'BA-A@0,-1r0 BA-B@4,0r0';
    const wagon = laidOut({ rules, seats: 3, board, figures: 'B wagon road:0,-1:S', draws: `BA-A ${LATER}` });
    wagon.resign(1);
    const events = turn(wagon, 'BA-A@0,0r180');
    expect([home(events), wagon.step]).toEqual([['B wagon 0,-1'], 'place']);
  });

  test('AM17, AM56: a seat that resigns while another is asked leaves it asked', () => {
    const ring = 'BA-B@-1,-1r0 BA-B@0,-1r0 BA-B@1,-1r0 BA-B@-1,0r0 BA-B@1,0r0 BA-B@-1,1r0 BA-B@0,1r0 BA-B@1,1r0';
    const game = laidOut({ rules, seats: 4, board: ring, draws: 'BA-B' });
    pass(game);
    place(game, 'BA-B@0,2r0');
    pass(game);
    pass(game);
    expect(game.view(null)).toMatchObject({ step: 'last-abbey', asked: 2 });
    for (const seat of [0, 1, 3]) if (seat === game.turnOf) game.resign(seat);
    expect(game.view(null)).toMatchObject({ step: 'last-abbey', asked: 2 });
    expect(offered(game)).toContain('abbey 0,0');
  });

  test('a square that an abbey may fill once there are tiles around it is not dead, as long as an abbey is out', () => {
    const board = 'BA-D@0,0r0 BA-E@0,-1r180 BA-B@0,1r0 BA-B@1,1r0 BA-B@2,1r0 BA-B@2,0r0';
    const dead = (on: string, resigning: readonly number[] = []): boolean => {
      const game = laidOut({ rules: on, seats: 3, board, draws: 'BA-B BA-B BA-B' });
      for (const seat of resigning) game.resign(seat);
      return game.view(null).deadSquares.some(({ x, y }) => x === 1 && y === 0);
    };
    expect([dead(''), dead(rules), dead(rules, [1])]).toEqual([true, false, false]);
  });

  test('a hole that an abbey may still fill is not dead', () => {
    const board = 'BA-C@0,-1r0 BA-U@1,0r90 BA-B@0,1r0 BA-B@-1,0r0';
    expect(laidOut({ rules, board, draws: 'BA-B BA-B' }).view(null).deadSquares).not.toContainEqual({ x: 0, y: 0 });
    expect(laidOut({ board, draws: 'BA-B BA-B' }).view(null).deadSquares).toContainEqual({ x: 0, y: 0 });
  });
});

describe('the mayor', () => {
  test('AM20: in cities only', () => {
    const game = laidOut({ rules, draws: `BA-D ${LATER}`, board: 'BA-E@0,0r180' });
    place(game, 'BA-D@0,1r0');
    expect(offered(game, 'deploy mayor')).toEqual(['deploy mayor city:0,1:N']);
  });

  test('AM21, AMP1: has as many votes as the city has coats of arms when it is counted', () => {
    // Five tiles, two coats of arms.
    const board = 'AM-01@0,0r0 BA-E@0,-1r180 BA-E@1,0r270 BA-E@0,1r0';
    const figures = 'A mayor city:0,0:N, B city:0,-1:S, B city:1,0:W';
    const game = laidOut({ rules, board, figures, draws: `BA-E ${LATER}` });
    expect(told(turn(game, 'BA-E@-1,0r90'))).toEqual(['A city 14', 'B city 14']);
  });

  test('AM22, AM23, AMP2: without votes holds the city and scores nothing; a knight of another seat scores it', () => {
    const board = 'BA-G@0,0r0 BA-G@1,0r0 BA-E@2,0r270';
    const alone = laidOut({ rules, board, figures: 'A mayor city:0,0:E', draws: `BA-E ${LATER}` });
    place(alone, 'BA-E@-1,0r90');
    expect(offered(alone, 'deploy meeple city')).toEqual([]);
    const events = pass(alone);
    expect([told(events), home(events)]).toEqual([[], ['A mayor 0,0']]);
    const figures = 'A mayor city:0,0:E, B city:2,0:W';
    const both = laidOut({ rules, board, figures, draws: `BA-E ${LATER}` });
    expect(told(turn(both, 'BA-E@-1,0r90'))).toEqual(['B city 8']);
  });
});

describe('the wagon', () => {
  const board = 'BA-A@0,-1r0 BA-U@1,-1r0 BA-A@-1,-1r90 BA-E@-1,0r180 BA-E@3,0r0';

  test('AM30: on road, city and monastery, with one vote, not in fields', () => {
    const game = laidOut({ rules, board: 'BA-B@0,0r0', draws: `BA-A ${LATER}` });
    place(game, 'BA-A@0,1r0');
    expect(offered(game, 'deploy wagon')).toEqual(['deploy wagon monastery:0,1', 'deploy wagon road:0,1:S']);
  });

  test('AM31, AM32, AM34, AM37: to unfinished and free features on nine tiles; nothing follows', () => {
    const game = laidOut({ rules, board, figures: 'A wagon road:0,-1:S, B road:1,-1:N', draws: `BA-A ${LATER}` });
    const scored = turn(game, 'BA-A@0,0r180');
    expect(told(scored)).toEqual(['A road 2']);
    expect([game.step, game.asked]).toEqual(['wagon', 0]);
    // Not the finished road, no occupied place, no field, and nothing three squares away.
    expect(offered(game)).toEqual([
      'drive city:-1,0:S',
      'drive monastery:-1,-1',
      'drive monastery:0,-1',
      'drive monastery:0,0',
      'drive road:-1,-1:W',
      'pass',
    ]);
    const events = act(game, 'drive monastery:0,0');
    expect(told(events)).toEqual([]);
    expect(game.view(null).figures).toContainEqual({
      seat: 0,
      figure: 'wagon',
      on: { kind: 'monastery', x: 0, y: 0, at: '' },
    });
    expect(game.turnOf).toBe(1);
  });

  test.each(['', ' wagons-by-road'])('AM31, V5: or it goes home%s', (reading) => {
    const game = laidOut({
      rules: rules + reading,
      board,
      figures: 'A wagon road:0,-1:S',
      draws: `BA-A ${LATER}`,
    });
    turn(game, 'BA-A@0,0r180');
    pass(game);
    expect(game.view(null).supply[0]!.wagon).toBe(1);
  });

  test('AM33: owners decide from the active seat on, and an earlier one takes a target away from a later one', () => {
    const figures = 'B wagon road:0,-1:S, A wagon road:0,1:N';
    const game = laidOut({
      rules,
      board: 'BA-A@0,-1r0 BA-A@0,1r180',
      figures,
      draws: `BA-U ${LATER}`,
    });
    turn(game, 'BA-U@0,0r0');
    expect(game.asked).toBe(0);
    expect(offered(game)).toEqual(['drive monastery:0,1', 'pass']);
    act(game, 'drive monastery:0,1');
    expect([game.asked, offered(game)]).toEqual([1, ['drive monastery:0,-1', 'pass']]);
  });

  test.each(['', ' wagons-by-road'])('AM35, V5: also without majority%s', (reading) => {
    const figures = 'A wagon road:0,-1:S, B road:0,0:N, B road:0,0:N';
    const board = 'BA-A@0,-1r0 BA-U@0,0r0 BA-B@2,0r0';
    const game = laidOut({ rules: rules + reading, board, figures, draws: `BA-A ${LATER}` });
    expect(told(turn(game, 'BA-A@0,1r180'))).toEqual(['B road 3']);
    expect([game.step, game.asked]).toEqual(['wagon', 0]);
  });
});

describe('the wagon by the older rule', () => {
  const older = `${rules} wagons-by-road`;
  const board = 'BA-A@0,-1r0 BA-U@1,-1r0 BA-A@-1,-1r90 BA-E@-1,0r180 BA-E@3,0r0';

  test('V5, AM36, AM37: only to features that a road leads to, and nothing follows', () => {
    const game = laidOut({ rules: older, board, figures: 'A wagon road:0,-1:S', draws: `BA-A ${LATER}` });
    turn(game, 'BA-A@0,0r180');
    expect(offered(game)).toEqual(['drive monastery:0,-1', 'drive monastery:0,0', 'pass']);
    expect(told(act(game, 'drive monastery:0,0'))).toEqual([]);
    expect(game.view(null).figures).toEqual([
      { seat: 0, figure: 'wagon', on: { kind: 'monastery', x: 0, y: 0, at: '' } },
    ]);
    expect(game.turnOf).toBe(1);
  });

  test('V5, AM53: a village joins the roads that end there, a gate the road and its city', () => {
    const gate = laidOut({
      rules: older,
      board: 'AM-06@1,0r0',
      figures: 'A wagon road:1,0:W',
      draws: `BA-W ${LATER}`,
    });
    turn(gate, 'BA-W@0,0r0');
    expect(offered(gate)).toEqual(['drive city:1,0:N', 'drive road:0,0:S', 'drive road:0,0:W', 'pass']);
  });

  test('V5, AM36: from a city through a gate, to any tile of the road', () => {
    const city = 'TO-09@0,0r0 BA-U@0,1r0 BA-U@0,2r0';
    const game = laidOut({ rules: older, board: city, figures: 'A wagon city:0,0:N', draws: `BA-E ${LATER}` });
    turn(game, 'BA-E@0,-1r180');
    expect(offered(game, 'drive')).toEqual(['drive road:0,0:S', 'drive road:0,1:N.S', 'drive road:0,2:N.S']);
    // A wagon drives to no occupied place, however far away.
    const figures = 'A wagon city:0,0:N, B road:0,2:N';
    const taken = laidOut({ rules: older, board: city, figures, draws: `BA-E ${LATER}` });
    turn(taken, 'BA-E@0,-1r180');
    expect(taken.step).toBe('place');
  });

  test('V5, AM36, AM53: along a road onto the abbey that closes it', () => {
    const road =
      'BA-D@0,0r0 BA-U@-1,0r90 BA-V@1,0r90 BA-V@1,-1r0 BA-B@-1,-1r0 BA-B@1,-2r0 BA-B@0,-2r0 BA-B@4,0r0 BA-B@5,0r0';
    const game = laidOut({ rules: older, board: road, figures: 'A wagon road:1,0:N', draws: `BA-X ${LATER}` });
    act(game, 'abbey 0,-1');
    pass(game);
    turn(game, 'BA-X@-2,0r0');
    expect(offered(game, 'drive monastery')).toEqual(['drive monastery:0,-1']);
  });

  test('V5, AM36, AM53: from a city onto the abbey beside it, and off the abbey to the features that it closes, but to no abbey', () => {
    const beside = 'BA-E@0,0r180 BA-B@-1,1r0 BA-B@1,1r0 BA-B@0,2r0 BA-B@1,0r0';
    const city = laidOut({ rules: older, board: beside, figures: 'A wagon city:0,0:S', draws: LATER });
    act(city, 'abbey 0,1');
    pass(city);
    expect(offered(city)).toEqual(['drive monastery:0,1', 'pass']);
    // A city borders the hole in the north, a road of two tiles in the west, and an abbey in the east.
    const around = `BA-G@0,-1r90 BA-U@-1,0r90 BA-U@-2,0r90 AM-ABBEY@1,0r0 ${meadow('0,1 1,1 1,-1 -1,-1 -1,1')}`;
    const off = laidOut({ rules: older, board: around, draws: LATER });
    act(off, 'abbey 0,0');
    act(off, 'deploy wagon monastery:0,0');
    expect(offered(off)).toEqual(['drive city:0,-1:N.S', 'drive road:-1,0:E.W', 'drive road:-2,0:E.W', 'pass']);
  });

  test('V5, AM36, AM53: from a city to the monastery within it, not to one in the field beside it', () => {
    const within = 'PD-O@0,0r0 BA-E@0,-1r180 BA-E@-1,0r90';
    const figures = 'A wagon city:0,0:N';
    const game = laidOut({ rules: `${older} princess-dragon`, board: within, figures, draws: `BA-E ${LATER}` });
    turn(game, 'BA-E@1,0r270');
    expect(offered(game)).toEqual(['drive monastery:0,0', 'pass']);
    const field = laidOut({ rules: older, board: 'KR-01@0,0r0', figures, draws: `BA-E ${LATER}` });
    turn(field, 'BA-E@0,-1r180');
    expect(field.step).toBe('place');
  });

  test('V5, AM33: an earlier wagon takes a target away from a later one', () => {
    const figures = 'B wagon road:0,-1:S, A wagon road:0,1:N';
    const two = laidOut({ rules: older, board: 'BA-A@0,-1r0 BA-A@0,1r180', figures, draws: `BA-U ${LATER}` });
    turn(two, 'BA-U@0,0r0');
    expect([two.asked, offered(two)]).toEqual([0, ['drive monastery:0,-1', 'drive monastery:0,1', 'pass']]);
    act(two, 'drive monastery:0,1');
    expect([two.asked, offered(two)]).toEqual([1, ['drive monastery:0,-1', 'pass']]);
  });

  test('AM18, AM36: games of version 1 of the rules go on as they began', () => {
    const first = (game: Game): Game => Game.start({ ...game.record.setup, version: 1 });
    const city = 'TO-09@0,0r0 BA-U@0,1r0 BA-U@0,2r0';
    const gate = first(laidOut({ rules: older, board: city, figures: 'A wagon city:0,0:N', draws: `BA-E ${LATER}` }));
    turn(gate, 'BA-E@0,-1r180');
    expect(offered(gate, 'drive')).toEqual(['drive road:0,0:S']);
    const beside = 'BA-E@0,0r180 BA-B@-1,1r0 BA-B@1,1r0 BA-B@0,2r0 BA-B@1,0r0';
    const abbey = first(laidOut({ rules: older, board: beside, figures: 'A wagon city:0,0:S', draws: LATER }));
    act(abbey, 'abbey 0,1');
    pass(abbey);
    expect([abbey.step, abbey.turnOf]).toEqual(['place', 1]);
    const figures = 'A road:0,3:N, A builder road:0,3:N';
    const last = first(laidOut({ rules: `${rules} builders`, board: `BA-U@0,3r0 ${RING}`, figures, draws: 'BA-U' }));
    pass(last);
    turn(last, 'BA-U@0,4r0');
    expect([last.step, last.asked]).toEqual(['last-abbey', 1]);
  });
});

describe.each(['', ' shared-barns'])('the barn%s', (reading) => {
  const rules = `abbey-mayor${reading}`;
  const three = meadow('0,0 1,0 0,1');

  test('AM40, AM52: at a corner of the tile just placed if four tiles show field there', () => {
    const game = laidOut({ rules, board: three, draws: LATER });
    place(game, 'BA-B@1,1r0');
    expect(offered(game, 'deploy barn')).toEqual(['deploy barn field:1,1:NL.NR.EL.ER.SL.SR.WL.WR']);
    const open = laidOut({ rules, board: three, draws: LATER });
    place(open, 'BA-B@2,0r0');
    expect(offered(open, 'deploy barn')).toEqual([]);
  });

  test('AM80: without the field rule there are no barns, but abbeys, mayors and wagons', () => {
    const game = laidOut({ rules, fields: false, board: three, draws: LATER });
    place(game, 'BA-B@1,1r0');
    expect(offered(game, 'deploy barn')).toEqual([]);
    const others = laidOut({ rules, fields: false, board: `${RING} BA-E@3,0r180`, draws: `BA-D ${LATER}` });
    expect(offered(others)).toEqual(['abbey 0,0', 'pass']);
    pass(others);
    place(others, 'BA-D@3,1r0');
    expect(offered(others, 'deploy').map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'mayor city:3,1:N',
      'meeple city:3,1:N',
      'meeple road:3,1:E.W',
      'wagon city:3,1:N',
      'wagon road:3,1:E.W',
    ]);
  });

  test('AM47: not if a city or an abbey lies on one of the four', () => {
    const game = laidOut({ rules, board: meadow('0,0 1,0').concat(' BA-E@0,1r270'), draws: LATER });
    place(game, 'BA-B@-1,0r0');
    expect(offered(game, 'deploy barn')).toEqual([]);
    const abbey = laidOut({ rules, board: `${RING} ${meadow('1,1 -1,-1 1,-1')}`, draws: LATER });
    act(abbey, 'abbey 0,0');
    expect(offered(abbey, 'deploy barn')).toEqual([]);
    pass(abbey);
    place(abbey, 'BA-B@-1,1r0');
    expect(offered(abbey, 'deploy barn')).toEqual([]);
  });

  /** A field of four tiles that touches two finished cities. */
  const cities = 'BA-E@0,-1r180 BA-E@1,-1r180 BA-E@0,0r0 BA-E@1,0r0 BA-B@0,1r0';
  const field = 'field:0,0:EL';

  test('AM42, AMP3: farmers score 3 for each finished city as the barn comes, and go home', () => {
    const figures = `A ${field}, A field:1,0:EL, B field:0,1:NL`;
    const game = laidOut({ rules, board: cities, figures, draws: LATER });
    const events = turnWith(game, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
    expect(told(events)).toEqual(['A field 6']);
    expect(home(events)).toEqual(['A meeple 0,0 barn', 'A meeple 1,0 barn', 'B meeple 0,1 barn']);
    const pig = laidOut({ rules: `${rules} pigs`, board: cities, figures: `${figures}, A pig ${field}`, draws: LATER });
    const more = turnWith(pig, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
    expect(told(more)).toEqual(['A field 8']);
    expect(home(more)).toContain('A pig 0,0');
  });

  test('AM41, AM43, V6: no meeple into a field with one, and a barn by the other reading alone; it stays', () => {
    const board = meadow('0,0 1,0 0,1 1,1 0,2');
    const game = laidOut({ rules, board, figures: 'B barn field:1,1:NL', draws: LATER });
    place(game, 'BA-B@1,2r0');
    const second = reading === '' ? [] : ['deploy barn field:1,2:NL.NR.EL.ER.SL.SR.WL.WR'];
    expect(offered(game, 'deploy').filter((line) => line.includes('field'))).toEqual(second);
    expect(game.view(null).figures.map(({ figure }) => figure)).toEqual(['barn']);
  });

  test('AM43, AM44, AMP4: farmers that meet a barn score 1 for each finished city of the whole field, and go home', () => {
    // The barn has two cities and the farmer one; the tile between joins their fields.
    const board = `${cities} BA-B@1,1r0 BA-E@3,1r0 BA-E@3,0r180`;
    const figures = 'B barn field:1,1:NL, A field:3,1:EL';
    const game = laidOut({ rules, board, figures, draws: LATER });
    const events = turn(game, 'BA-B@2,1r0');
    expect(told(events)).toEqual(['A field 3']);
    expect(home(events)).toEqual(['A meeple 3,1 barn']);
    const pig = laidOut({ rules: `${rules} pigs`, board, figures: `${figures}, A pig field:3,1:EL`, draws: LATER });
    expect(told(turn(pig, 'BA-B@2,1r0'))).toEqual(['A field 6']);
  });

  test('AM55, AM67: the own pig may still join the farmers that have just come to a barn', () => {
    const board = `${cities} BA-B@1,1r0 BA-E@3,1r0 BA-E@3,0r180`;
    const figures = 'B barn field:1,1:NL, A field:3,1:EL';
    const game = laidOut({ rules: `${rules} pigs`, board, figures, draws: LATER });
    place(game, 'BA-B@2,1r0');
    expect(offered(game, 'deploy').map((line) => line.split(' ')[1])).toEqual(['meeple', 'pig', 'wagon']);
    expect(offered(game, 'deploy meeple')).toEqual(['deploy meeple monastery:2,1']);
  });

  test('AM45, AM46, AMP5: at the end 4 for each finished city to every barn of the field', () => {
    const board = `${cities} BA-B@1,1r0 BA-B@2,1r0 BA-E@3,1r0 BA-E@3,0r180 BA-B@2,2r0`;
    const figures = 'A barn field:1,1:NL, B barn field:2,2:NL';
    const game = laidOut({ rules, board, figures, draws: 'BA-B' });
    expect(told(turn(game, 'BA-B@4,1r0'))).toEqual(['A field 12', 'B field 12']);
  });
});

test('V6, AM54: a barn placed beside another scores farmers once, with 3, and both bring 4 for each city at the end', () => {
  const board = 'BA-E@0,-1r180 BA-E@1,-1r180 BA-E@0,0r0 BA-E@1,0r0 BA-B@0,1r0 BA-B@0,2r0';
  const figures = 'B barn field:0,0:EL, A field:0,0:EL';
  const game = laidOut({ rules: `${rules} shared-barns`, board, figures, draws: 'BA-B' });
  const events = turnWith(game, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
  expect(told(events)).toEqual(['A field 6', 'A field 8', 'B field 8']);
});

test('an action that is not offered is refused', () => {
  const game = laidOut({ rules, board: RING, draws: LATER });
  refuses(game, 'abbey 5,5');
  refuses(game, 'place 0,2 0');
  pass(game);
  expect(placeable(game)).toContain('0,0 0');
});
