import { expect, test } from 'vitest';
import { Game, type Place } from '../../../src/engine/index.ts';
import { act, offered, pass, placeable, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { CASTLE, CATHEDRAL, MARKET, meadow, SMITH, sendable, town, turn, turnWith } from './support.ts';

const KNIGHT = 'B city:-2,1:S';
const FINISHED = 'BA-E@-2,2r0';
const ROAD_END = 'BA-A@-3,-1r270';
/** BA-B at 0,-2 finishes the monastery at -1,-2. */
const MONKS = { board: meadow('-1,-2 -1,-3 0,-3 -2,-3 -2,-2'), draws: 'BA-B' };
const MONASTERY_END = 'BA-B@0,-2r0';

test('CO60, CO61, CO62: an abbot enters the cathedral only, goes to a monastery and no garden, and is not taken back', () => {
  const game = town({ rules: 'abbot', figures: KNIGHT });
  turn(game, FINISHED);
  expect(offered(game, 'enter abbot')).toEqual([`enter abbot ${CATHEDRAL}`]);
  const sent = town({ rules: 'abbot', figures: `A abbot ${CATHEDRAL}, B monastery:-1,-2`, ...MONKS });
  turnWith(sent, MONASTERY_END);
  expect(offered(sent, 'return')).toEqual([]);
  pass(sent);
  expect(offered(sent, 'send')).toEqual(['send abbot monastery:-1,-2']);
  const board = MONKS.board.replace('BA-B@-1,-2', 'BA-Eg@-1,-2').replace('BA-B@-1,-3r0', 'BA-E@-1,-3r180');
  const garden = town({ rules: 'abbot', figures: `A abbot ${CATHEDRAL}, B abbot garden:-1,-2`, ...MONKS, board });
  expect(told(turn(garden, MONASTERY_END))).toEqual(['B garden 9']);
});

test('CO63, CO80: arrows 01 and 02 that point to an outer square reach its features, and no quarter', () => {
  const deployable = (draw: string, figures: string) => {
    const game = town({ rules: 'arrows', figures, draws: draw });
    expect(told(turnWith(game, `${draw}@-1,2r0`))).toEqual([]);
    return offered(game, 'deploy').filter((line) => !line.includes(':-1,2:'));
  };
  expect(deployable('AN-C', `A ${SMITH}, A road:0,1:S`)).toEqual(['deploy meeple road:0,1:S']);
  const anywhere = deployable('AN-F', '');
  expect(anywhere).toContain('deploy meeple road:0,1:S');
  expect(anywhere.filter((line) => line.includes('quarter') || line.includes('city:0,0'))).toEqual([]);
});

test('CO64: no gift names a meeple in a quarter; Road Sweeper finishes no feature', () => {
  const game = town({
    rules: 'gifts',
    figures: `A ${SMITH}, A ${MARKET}, B road:-2,-1:W`,
    deck: 'take-2',
    hands: 'A cash-out change-position road-sweeper',
    draws: 'BA-B',
  });
  expect(offered(game, 'open')).toEqual(['open road-sweeper road:-2,-1:W']);
  expect(told(act(game, 'open road-sweeper road:-2,-1:W'))).toEqual(['B road.incomplete 1']);
  expect([game.step, game.asked]).toEqual(['place', 0]);
  turn(game, 'BA-B@-3,0r0');
  expect([game.step, game.asked]).toEqual(['place', 1]);
});

test('CO65: a large meeple that comes to the feature counts 2', () => {
  const game = town({ rules: 'large-meeple', figures: `A large ${SMITH}, B road:-2,-1:W`, draws: 'BA-A' });
  turn(game, ROAD_END);
  expect(told(act(game, 'send large road:-2,-1:W'))).toEqual(['A road 2']);
});

test('CO66: no meeple leaves the market in play without a barn', () => {
  const game = town({ figures: `A ${MARKET}, B road:-2,-1:W, A field:-2,-1:NL`, draws: 'BA-A' });
  turn(game, ROAD_END);
  expect(game.step).toBe('town');
});

test('CO17, CO89: once a turn, also with a double turn; if declined, it is asked again in the second part', () => {
  const start = () => {
    const game = town({
      rules: 'builders',
      board: 'BA-U@-3,2r90',
      figures: `${KNIGHT}, B road:-2,-1:W, A road:-3,2:E, A builder road:-3,2:E`,
      draws: 'BA-D BA-A',
    });
    expect(told(turn(game, 'BA-D@-2,2r0'))).toEqual(['B city 4']);
    return game;
  };
  const used = start();
  act(used, `enter meeple ${MARKET}`);
  pass(used);
  expect(told(turn(used, ROAD_END))).toEqual(['B road 2']);
  expect(used.asked).toBe(1);
  const declined = start();
  pass(declined);
  turn(declined, ROAD_END);
  expect([declined.step, declined.asked]).toEqual(['town', 0]);
});

test('CO67, CO91: with a river the spring lies west of square 5, and the river leaves westward', () => {
  for (const river of ['river', 'river-2'] as const) {
    const switches = ['fields', 'the-count', river] as const;
    const game = Game.start(setupOf({ sets: ['base', 'count-of-carcassonne', river], switches }));
    const { board, placements } = game.view(null);
    expect(board).toHaveLength(13);
    expect(board[12]).toMatchObject({ x: -3, y: 0 });
    expect(new Set(placements.map(({ x, y }) => `${x},${y}`))).toEqual(new Set(['-4,0']));
  }
});

test('CO30, CO80: the dragon flies over outer squares and eats there, never over inner ones', () => {
  const game = town({ rules: 'princess-dragon', figures: `A road:-2,-1:W, A ${SMITH}`, draws: 'PD-2 PD-J' });
  turn(game, 'PD-2@-3,0r0');
  turn(game, 'PD-J@-3,1r180');
  expect(offered(game)).toEqual(['dragon -2,0', 'dragon -3,1']);
  act(game, 'dragon -2,0');
  expect(offered(game)).toEqual(['dragon -2,-1', 'dragon -2,1']);
  expect(act(game, 'dragon -2,-1')).toContainEqual(
    expect.objectContaining({ type: 'returned', by: 'dragon', seat: 0 }),
  );
  expect(game.view(null).figures).toHaveLength(1);
});

test('CO31: no meeple is sent to the dragon’s tile, but to other tiles of the road; no portal leads into a quarter', () => {
  const game = town({
    // To a wagon each tile is offered (CO98).
    rules: 'princess-dragon abbey-mayor',
    board: 'BA-A@-4,-1r270',
    figures: `B road:-2,-1:W, A wagon ${SMITH}`,
    draws: 'PD-3',
  });
  turn(game, 'PD-3@-3,-1r0');
  expect(offered(game, 'send')).toEqual(['send wagon road:-2,-1:W', 'send wagon road:-4,-1:E']);
  const portal = town({ rules: 'princess-dragon', draws: 'PD-R' });
  const [way] = placeable(portal);
  const [square, rotation] = way!.split(' ');
  turnWith(portal, `PD-R@${square}r${rotation}`);
  const elsewhere = offered(portal, 'deploy');
  expect(elsewhere).toContain('deploy meeple road:0,1:S');
  expect(elsewhere.filter((line) => line.includes('quarter') || line.includes('city:0,0'))).toEqual([]);
});

test('CO32, CO86, COP10: an abbey closes the rim road of square 4, and meeples of the blacksmith may come', () => {
  const game = town({
    rules: 'abbey-mayor',
    board: meadow('0,-2 2,-2 1,-3'),
    figures: `B road:1,-1:N, A ${SMITH}`,
  });
  act(game, 'abbey 1,-2');
  if (game.step === 'meeple') pass(game);
  expect(offered(game, 'send')).toEqual(['send meeple road:1,-1:N']);
  expect(told(act(game, 'send meeple road:1,-1:N')).sort()).toEqual(['A road 1', 'B road 1']);
});

test('CO33, CO82: a barn at the corner of two outer squares calls meeples from the market to its field', () => {
  const game = town({ rules: 'abbey-mayor', board: meadow('-2,-2'), figures: `B ${MARKET}`, draws: 'BA-B' });
  turnWith(game, 'BA-B@-1,-2r0');
  // Towards the town there is wall.
  expect(offered(game, 'deploy barn')).toEqual(['deploy barn field:-1,-1:NL.NR.EL.WR']);
  act(game, 'deploy barn field:-1,-1:NL');
  expect([game.step, game.asked]).toEqual(['leave-quarter', 1]);
  expect(told(act(game, 'send meeple field:-2,-1:NL'))).toEqual(['B field 3']);
});

test('CO33: to a field joined to a barn only if a farmer is there', () => {
  const start = (farmer: string) =>
    town({
      rules: 'abbey-mayor',
      board: meadow('-2,-2 -1,-2 -1,-4'),
      figures: `A barn field:-1,-1:NL, A ${MARKET}${farmer}`,
      draws: 'BA-B',
    });
  const empty = start('');
  turn(empty, 'BA-B@-1,-3r0');
  expect(empty.asked).toBe(1);
  const farmed = start(', B field:-1,-4:NL');
  turn(farmed, 'BA-B@-1,-3r0');
  expect(sendable(farmed).every(({ kind }) => kind === 'field')).toBe(true);
  expect(told(act(farmed, 'send meeple field:-2,-1:NL')).sort()).toEqual(['A field 1', 'B field 1']);
});

test('CO90: a farmer that comes into a field with a barn before final scoring scores 1 per city, then the barn 4', () => {
  const game = town({
    rules: 'abbey-mayor',
    board: meadow('-2,-2 -1,-2'),
    figures: `A barn field:-1,-1:NL, B ${MARKET}`,
    draws: 'BA-B',
    ends: true,
  });
  turn(game, 'BA-B@-3,0r0');
  expect(game.asked).toBe(1);
  const field = sendable(game).find((on) => game.feature(on)!.perCity === 4)!;
  expect(told(game.play({ type: 'send', figure: 'meeple', to: field }))).toEqual(['B field 1', 'A field 4']);
});

test.each(['', 'no-last-abbey'])(
  'CO90, AM43: farmers that come before final scoring score together, by majority (%s)',
  (more) => {
    const game = town({
      rules: `abbey-mayor ${more}`,
      board: meadow('-2,-2 -1,-2'),
      figures: `A barn field:-1,-1:NL, B ${MARKET}, B ${MARKET}, A ${MARKET}`,
      draws: 'BA-B',
      ends: true,
    });
    turn(game, 'BA-B@-3,0r0');
    for (const seat of [1, 0]) {
      expect(game.asked).toBe(seat);
      act(game, 'send meeple field:-2,-1:NL');
    }
    // Who thinks ahead counts 1 for each of the two, and 4 for the barn.
    expect(game.standings()).toEqual([5, 1]);
    const events = act(game, 'send meeple field:-2,-1:NL');
    expect(told(events)).toEqual(['B field 1', 'A field 4']);
  },
);

test('CO71: meeples of the cathedral go to a shrine', () => {
  const field = (square: string) => `TO-02@${square}r0`;
  const board = ['CU-01@-1,-2r0', ...['-1,-3', '0,-3', '-2,-3', '-2,-2'].map(field)].join(' ');
  const game = town({ rules: 'shrines', board, figures: `B monastery:-1,-2, A ${CATHEDRAL}` });
  turn(game, 'BA-E@0,-2r90');
  expect(told(act(game, 'send meeple monastery:-1,-2')).sort()).toEqual(['A shrine 9', 'B shrine 9']);
});

test('CO73: a meeple sent to a hill breaks the tie; before final scoring a field with a hill is offered on and off it', () => {
  const game = town({ rules: 'hills-sheep', figures: `B road:-2,-1:W, A ${SMITH}`, draws: 'HS-08' });
  turn(game, 'HS-08@-3,-1r270');
  expect(told(act(game, 'send meeple road:-3,-1:E'))).toEqual(['A road 2']);
  const end = { figures: `A ${MARKET}`, draws: 'BA-B', ends: true };
  const flat = town(end);
  turn(flat, 'BA-B@-3,0r0');
  const high = town({ ...end, rules: 'hills-sheep', board: 'HS-08@-3,-1r270' });
  turn(high, 'BA-B@-3,0r0');
  const places = (game: Game): string[] => sendable(game).map((on) => JSON.stringify(game.feature(on)!.places));
  const isOnHill = ({ x, y }: Place): boolean => x === -3 && y === -1;
  expect(new Set(places(flat)).size).toBe(places(flat).length);
  for (const on of sendable(high).filter(isOnHill)) {
    const field = JSON.stringify(high.feature(on)!.places);
    expect(places(high).filter((one) => one === field)).toHaveLength(2);
  }
  expect(sendable(high).some(isOnHill)).toBe(true);
});

test('CO83: builder, pig and shepherd stand on the tile just laid, never on the rim', () => {
  const figures = 'A road:1,-1:N, A field:1,-1:NR';
  const game = town({ rules: 'builders pigs hills-sheep', figures, draws: 'BA-U' });
  turnWith(game, 'BA-U@1,-2r0');
  expect(offered(game, 'deploy builder')).toEqual(['deploy builder road:1,-2:N.S']);
  expect(offered(game, 'deploy pig')).toEqual(['deploy pig field:1,-2:NR.EL.ER.SL']);
  expect(offered(game, 'herd')).toEqual(['herd field:1,-2:NL.SR.WL.WR', 'herd field:1,-2:NR.EL.ER.SL']);
});

test('CO83: the field of a flock may run over the rim', () => {
  const game = town({ rules: 'hills-sheep', draws: 'BA-B BA-B BA-B' });
  turnWith(game, 'BA-B@-2,-2r0', 'herd field:-2,-2 3');
  turn(game, 'BA-B@-3,0r0');
  turn(game, 'BA-B@0,-2r0');
  expect(offered(game, 'stable')).toEqual(['stable field:-2,-2:NL.NR.EL.ER.SL.SR.WL.WR']);
});

test('CO84: the fairy goes beside a meeple in a quarter, and stays alone when it leaves', () => {
  const game = town({
    rules: 'princess-dragon',
    figures: `B road:-2,-1:W, A ${SMITH}, B ${SMITH}`,
    draws: 'BA-B BA-B BA-B BA-A',
  });
  turnWith(game, 'BA-B@-3,0r0', `fairy meeple ${SMITH}`);
  turn(game, 'BA-B@-3,1r0');
  const fairy = () => game.view(null).pieces.find(({ kind }) => kind === 'fairy')!;
  expect(fairy()).toMatchObject({ at: { x: -1, y: 0 }, beside: { seat: 0, on: { kind: 'quarter' } } });
  // A's turn has begun.
  expect(game.scores).toEqual([1, 0]);
  turn(game, 'BA-B@-4,0r0');
  turn(game, ROAD_END);
  expect(game.asked).toBe(0);
  act(game, 'send meeple road:-2,-1:W');
  expect([game.asked, fairy()]).toMatchObject([1, { at: { x: -1, y: 0 } }]);
  expect(fairy().beside).toBeUndefined();
  expect(told(pass(game)).sort()).toEqual(['A road 2', 'B road 2']);
});

test('CO95: the phantom may enter the town and be sent', () => {
  const game = town({ rules: 'phantom', figures: KNIGHT });
  turn(game, FINISHED);
  if (game.step === 'phantom') pass(game);
  expect(offered(game, 'enter phantom')).toHaveLength(4);
  const sent = town({ rules: 'phantom', figures: `B road:-2,-1:W, A phantom ${SMITH}`, draws: 'BA-A' });
  turn(sent, ROAD_END);
  if (sent.step === 'phantom') pass(sent);
  expect(offered(sent, 'send')).toEqual(['send phantom road:-2,-1:W']);
});

test('CO95: a phantom that came home this turn may enter, one that was placed this turn may not', () => {
  const back = town({ rules: 'phantom', figures: `${KNIGHT}, B city:-2,1:S, A phantom city:-2,1:S` });
  turn(back, FINISHED);
  expect(offered(back, 'enter phantom')).toHaveLength(4);
  const placed = town({ rules: 'phantom', figures: KNIGHT, draws: 'BA-D' });
  turnWith(placed, 'BA-D@-2,2r0', 'deploy meeple field:-2,2:ER', 'deploy phantom road:-2,2:E');
  expect([offered(placed, 'enter phantom').length, offered(placed, 'enter meeple').length]).toEqual([0, 4]);
});

test('CO80: a wagon drives to an outer square', () => {
  const game = town({ rules: 'abbey-mayor', board: 'BA-A@-4,2r270', draws: 'BA-A' });
  turnWith(game, 'BA-A@-3,2r90', 'deploy wagon road:-3,2:W');
  expect(offered(game, 'drive')).toEqual(['drive city:-2,1:S', 'drive monastery:-3,2', 'drive monastery:-4,2']);
});

test('CO85: a builder alone does not make a road occupied', () => {
  const game = town({ rules: 'builders', figures: `B builder road:-2,-1:W, A ${SMITH}`, draws: 'BA-A' });
  turn(game, ROAD_END);
  expect([game.step, game.asked]).toEqual(['place', 1]);
});

test('CO31, CO40: before final scoring a field is offered on a tile without the dragon', () => {
  const game = town({ rules: 'princess-dragon', figures: `A ${MARKET}`, draws: 'PD-Z BA-B', ends: true });
  turn(game, 'PD-Z@-2,2r0');
  turn(game, 'BA-B@-2,3r0');
  const south = sendable(game).filter(({ y }) => y > 1);
  expect(south).toMatchObject([{ x: -2, y: 3 }]);
});

test('CO96: a machine lands on outer squares and crashes on inner ones', () => {
  const start = () => {
    const game = town({ rules: 'flying-machines', draws: 'FL-G' });
    turnWith(game, 'FL-G@-2,-2r270');
    return game;
  };
  expect(act(start(), 'fly meeple -2,-2 S 1')).toContainEqual(
    expect.objectContaining({ type: 'deployed', on: expect.objectContaining({ kind: 'road', x: -2, y: -1 }) }),
  );
  expect(act(start(), 'fly meeple -2,-2 S 2')).toContainEqual(expect.objectContaining({ type: 'crashed' }));
});

test('TW71, CO96: a tower reaches outer squares, but nobody in a quarter', () => {
  const game = town({
    rules: 'tower',
    board: 'TO-02@-3,0r0',
    figures: `B field:-2,0:NL, B ${SMITH}, B ${CASTLE}`,
    draws: 'BA-B BA-B BA-B',
  });
  turnWith(game, 'BA-B@-4,0r0', 'floor -3,0');
  turnWith(game, 'BA-B@-4,1r0', 'floor -3,0');
  turnWith(game, 'BA-B@-4,2r0');
  expect(offered(game, 'capture')).toEqual(['capture -3,0 1 meeple field:-2,0:NL.SR.WL.WR']);
});

test('CO97: ingots may lie on outer squares', () => {
  const game = town({ rules: 'goldmines', draws: 'GO-H' });
  turn(game, 'GO-H@0,-2r180');
  expect(offered(game, 'gold')).toEqual(['gold -1,-1', 'gold 0,-1', 'gold 1,-1']);
});

test('KR67: Carcassonne counts as one finished city for the King, and is no record', () => {
  const game = town({ rules: 'king-robber', figures: KNIGHT, draws: 'BA-E', ends: true });
  const events = turn(game, FINISHED);
  expect(events).toContainEqual(expect.objectContaining({ type: 'piece-taken', piece: 'king', tiles: 2 }));
  expect(told(pass(game))).toEqual(['A king 2']);
});
