import { expect, test } from 'vitest';
import { designOf, SIDES, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, placeable, told } from '../../support/board.ts';
import { drawn, largeCity } from '../../support/maps.ts';
import { home, LATER, meadow, RING, rules, turn, turnWith } from './support.ts';

test('AM60: an abbot may go onto an abbey, and be taken back from it', () => {
  const game = laidOut({ rules: `${rules} abbot`, board: RING, draws: LATER });
  act(game, 'abbey 0,0');
  expect(offered(game, 'deploy abbot')).toEqual(['deploy abbot monastery:0,0']);
  act(game, 'deploy abbot monastery:0,0');
  turn(game, 'BA-B@0,2r0');
  expect(told(turnWith(game, 'BA-B@0,3r0', 'return abbot monastery:0,0'))).toEqual(['A monastery.incomplete 5']);
});

test('AM61: a barn is all of step 2: no abbot after it', () => {
  const board = meadow('0,0 1,0 0,1');
  const game = laidOut({ rules: `${rules} abbot`, board, figures: 'A abbot monastery:0,0', draws: LATER });
  turnWith(game, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
  expect(game.turnOf).toBe(1);
});

test('AM62: arrow 01 puts a mayor beside an own meeple in a city, even if he has no vote there', () => {
  const board = 'BA-G@0,0r0 BA-G@-1,0r0 BA-B@0,1r0';
  const game = laidOut({ rules: `${rules} arrows`, board, figures: 'A city:0,0:E', draws: `AN-C ${LATER}` });
  const { arrow } = designOf('AN-C')!;
  expect(arrow!.symbol).toBe('add-meeple');
  // The arrow points at the tile to its south.
  place(
    game,
    `AN-C@0,-1r${([0, 90, 180, 270] as const).find((turned) => SIDES[(SIDES.indexOf(arrow!.side) + turned / 90) % 4] === 'S')!}`,
  );
  expect(offered(game, 'deploy mayor city:0,0')).toEqual(['deploy mayor city:0,0:E.W']);
  expect(offered(game, 'deploy barn')).toEqual([]);
});

test('AM63: arrow 02 puts mayors into cities, wagons onto roads, cities and monasteries, and no barn anywhere', () => {
  const placed = TILE_DESIGNS.find(
    ({ id, edges, arrow }) =>
      id.startsWith('AN') && arrow?.symbol === 'place-anywhere' && edges[SIDES.indexOf(arrow.side)] === 'F',
  )!;
  const turned = ([0, 90, 180, 270] as const).find(
    (one) => SIDES[(SIDES.indexOf(placed.arrow!.side) + one / 90) % 4] === 'S',
  )!;
  const board = 'BA-B@0,0r0 BA-G@5,0r0 BA-U@5,1r90 BA-B@6,2r0 BA-B@5,2r0';
  const game = laidOut({ rules: `${rules} arrows`, board, draws: `${placed.id} ${LATER}` });
  place(game, `${placed.id}@0,-1r${turned}`);
  const elsewhere = (figure: string) => offered(game, `deploy ${figure}`).filter((line) => !line.includes(':0,-1'));
  expect(elsewhere('mayor')).toEqual(['deploy mayor city:5,0:E.W']);
  expect(elsewhere('wagon')).toEqual([
    'deploy wagon city:5,0:E.W',
    'deploy wagon monastery:0,0',
    'deploy wagon monastery:5,2',
    'deploy wagon monastery:6,2',
    'deploy wagon road:5,1:E.W',
  ]);
  expect(elsewhere('barn')).toEqual([]);
});

test('AM64: an abbey in front of an arrow on the table activates it', () => {
  // The arrow of AN-H points east.
  const board = `AN-H@-1,0r0 ${meadow('0,-1 1,0 0,1')}`;
  const game = laidOut({ rules: `${rules} arrows`, board, draws: LATER });
  act(game, 'abbey 0,0');
  expect(game.view(null).arrow).toMatchObject({ x: -1, y: 0 });
});

test('AM65: Synod may target an abbey, with a wagon too, a mayor not; no gift is opened in an abbey turn', () => {
  const gifts = { rules: `${rules} gifts`, deck: 'take-2 take-2', hands: 'A synod' };
  const game = laidOut({ ...gifts, board: `AM-ABBEY@0,0r0 ${RING}`, draws: LATER });
  expect(offered(game, 'open synod')).toContain('open synod wagon monastery:0,0');
  expect(offered(game, 'open synod mayor')).toEqual([]);
  const asked = laidOut({ ...gifts, board: RING, draws: LATER });
  expect(asked.step).toBe('abbey');
  act(asked, 'abbey 0,0');
  expect(asked.step).toBe('meeple');
});

test('AM66: a road with an inn that an abbey closes brings 2 a tile', () => {
  // IC-A has an inn on its curve.
  const board = 'IC-A@0,-1r0 BA-B@1,0r0 BA-B@0,1r0 BA-B@-1,0r0 BA-A@-1,-1r270';
  const game = laidOut({ rules: `${rules} inns`, board, figures: 'A road:0,-1:S', draws: LATER });
  act(game, 'abbey 0,0');
  expect(told(pass(game))).toEqual(['A road 4']);
});

test('AM66: a cathedral makes a city worth no more to a barn', () => {
  const board = 'IC-K@0,0r0 BA-E@0,-1r180 BA-E@1,0r270 BA-E@0,1r0 BA-E@-1,0r90 BA-B@-1,1r0 BA-B@-1,2r0 BA-B@0,2r0';
  const game = laidOut({ rules: `${rules} cathedrals`, board, figures: 'A barn field:0,2:NL', draws: 'BA-B' });
  expect(told(turn(game, 'BA-B@1,2r0'))).toEqual(['A field 4']);
});

test('AM67: an abbey that closes a builder’s city sends the builder home, and its player gets the goods', () => {
  const board = 'TB-G@0,1r0 BA-E@-1,1r90 BA-B@1,0r0 BA-B@-1,0r0 BA-B@0,-1r0';
  const game = laidOut({
    rules: `${rules} builders goods`,
    board,
    figures: 'B city:0,1:N, B builder city:0,1:N',
    draws: LATER,
  });
  act(game, 'abbey 0,0');
  const events = pass(game);
  expect(home(events)).toEqual(['B meeple 0,1', 'B builder 0,1']);
  expect(events.flatMap((event) => (event.type === 'goods-taken' ? [event.seat] : []))).toEqual([0]);
});

test('AM68: a hole beside the river fits', () => {
  const board = 'RI-A@0,-1r0 BA-B@1,0r0 BA-B@0,1r0 BA-B@-1,0r0';
  const game = laidOut({ rules, board, draws: LATER });
  expect(offered(game)).toEqual(['abbey 0,0', 'pass']);
});

test('AM69: a printed large city makes a hole, the rim of a map does not', () => {
  const layout = drawn(['.S..', '####', '.C#.'], { largeCities: [largeCity('c', [[1, 2], 'CCCC', 0])] });
  const board = meadow('1,0 0,1 2,1');
  const game = laidOut({ rules, map: layout, board, draws: LATER });
  expect(offered(game)).toEqual(['abbey 1,1', 'pass']);
  const rim = laidOut({ rules, map: drawn(['.S.', '###', '...']), board, draws: LATER });
  expect(rim.step).not.toBe('abbey');
});

test('AM72, KR66: a city that an abbey finishes counts for the King, without a tile for the abbey', () => {
  const board = 'BA-E@0,1r0 BA-B@1,0r0 BA-B@-1,0r0 BA-B@0,-1r0';
  const game = laidOut({ rules: `${rules} king-robber`, board, draws: LATER });
  act(game, 'abbey 0,0');
  const taken = pass(game).flatMap((event) => (event.type === 'piece-taken' ? [event] : []));
  expect(taken).toMatchObject([{ seat: 0, piece: 'king', tiles: 1 }]);
});

test('AM76, PD24: a meeple with the fairy brings 3 when a barn has its field scored, even if the field is worth nothing', () => {
  const game = laidOut({
    rules: `${rules} princess-dragon`,
    board: meadow('0,0 1,0 0,1'),
    figures: 'A field:0,0:NL, B field:1,0:NL, B field:0,0:NL',
    draws: LATER,
  });
  turnWith(game, 'BA-B@2,0r0', 'fairy meeple field:0,0');
  expect(told(turnWith(game, 'BA-B@1,1r0', 'deploy barn field:1,1:NL'))).toEqual(['A fairy.completed 3']);
});

test('AM76, AM57, PD76: the dragon eats mayors and wagons, which do not drive on, but no barn', () => {
  const board = `${meadow('0,0 1,0 0,1')} BA-E@-1,0r270`;
  const figures = 'A barn field:1,0:NL, B wagon monastery:1,0';
  const game = laidOut({
    rules: `${rules} princess-dragon`,
    board: `${board} BA-B@1,-1r0 BA-B@0,-1r0`,
    figures,
    draws: `PD-2 PD-G ${LATER}`,
  });
  turn(game, 'PD-2@2,0r0');
  turn(game, 'PD-G@2,-1r180');
  const events = act(game, 'dragon 1,0');
  expect(home(events)).toEqual(['B wagon 1,0 dragon']);
  expect(game.step).toBe('dragon');
  expect(game.view(null).figures.map(({ figure }) => figure)).toContain('barn');
});

test('AM57: a player who leads the dragon away from the own figures counts no barn among them', () => {
  const game = laidOut({
    rules: `${rules} princess-dragon`,
    board: 'BA-B@1,0r0 BA-B@0,-1r0 BA-B@1,-1r0 BA-B@-1,-1r0 BA-B@-1,0r0 BA-B@2,0r0',
    figures: 'A barn field:1,0, A monastery:0,-1, A monastery:-1,0',
    draws: `PD-2 BA-B PD-K ${LATER}`,
  });
  turn(game, 'PD-2@0,0r0');
  turn(game, 'BA-B@3,0r0');
  turn(game, `PD-K@${placeable(game)[0]!.replace(' ', 'r')}`);
  expect(game.step).toBe('dragon');
  expect(game.answerBy('away')).toMatchObject({ type: 'dragon', x: 1, y: 0 });
});

test('AM59: the turn for the last abbey begins with its tile: the fairy brings no point', () => {
  const game = laidOut({
    rules: `${rules} princess-dragon`,
    board: `${RING} BA-B@-1,-1r0 BA-B@1,-1r0 BA-B@-1,1r0 BA-B@1,1r0 BA-B@2,0r0 BA-B@3,0r0`,
    figures: 'A monastery:2,0',
    draws: 'BA-B',
  });
  pass(game);
  turnWith(game, 'BA-B@4,0r0', 'fairy meeple monastery:2,0');
  pass(game);
  expect(game.view(null)).toMatchObject({ step: 'last-abbey', asked: 0 });
  expect(told(act(game, 'abbey 0,0'))).toEqual([]);
  expect(offered(game, 'deploy')).toContain('deploy meeple monastery:0,0');
});

test('AM58: Change Position lets a knight lie down in a field with a barn, which is scored at once', () => {
  const game = laidOut({
    rules: `${rules} gifts`,
    board: 'BA-E@0,0r0 BA-E@0,-1r180 BA-E@1,0r0 BA-B@0,1r0 BA-B@1,1r0',
    figures: 'B barn field:1,1, A city:1,0:N',
    hands: 'A change-position',
    draws: `BA-B ${LATER}`,
  });
  act(game, 'open change-position meeple city:1,0:N field:1,0:EL');
  const events = turn(game, 'BA-B@-1,1r0');
  expect(told(events)).toEqual(['A field 1']);
  expect(home(events)).toEqual(['A meeple 1,0 barn']);
});

test('AM76: a corner of the volcano is open to the barn', () => {
  const game = laidOut({ rules: `${rules} princess-dragon`, board: meadow('0,0 1,0 0,1'), draws: `PD-2 ${LATER}` });
  place(game, 'PD-2@1,1r0');
  expect(offered(game, 'deploy')).toEqual(['deploy barn field:1,1:NL.NR.EL.ER.SL.SR.WL.WR']);
});
