import { describe, expect, test } from 'vitest';
import { Game, PASS, type Place, Refused, type Setup } from '../../../src/engine/index.ts';
import { act, offered, pass, placeable, refuses, scored, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import {
  CASTLE,
  CATHEDRAL,
  countIn,
  countTo,
  inTown,
  MARKET,
  meadow,
  SMITH,
  sendable,
  TOWN,
  town,
  turn,
} from './support.ts';

/** The city of square 9 is B's, and A finishes it. */
const FINISHED = 'BA-E@-2,2r0';
const KNIGHT = 'B city:-2,1:S';
/** The road of square 1 is B's, and A finishes it; a city of four tiles leads east from square 12. */
const ROAD_END = 'BA-A@-3,-1r270';
const CITY = 'BA-G@2,1r0 BA-G@3,1r0 BA-G@4,1r0';
const CITY_END = 'BA-E@5,1r270';

const plain = (more: Partial<Setup> = {}): Setup =>
  setupOf({ sets: ['base', 'count-of-carcassonne'], switches: ['fields', 'the-count'], ...more });

describe('the town', () => {
  test('CO1, CO2: twelve tiles lie in place of the start tile, which is shuffled in; the count is in the castle', () => {
    const view = Game.start(plain()).view(null);
    expect(view.board).toHaveLength(12);
    expect(view.board.map(({ tile, x, y }) => `${tile}@${x},${y}r0`).join(' ')).toBe(TOWN);
    expect(view.tilesLeft + 1).toBe(72);
    expect((view.unseen['BA-D'] ?? 0) + Number(view.drawn === 'BA-D')).toBe(4);
    expect(view.pieces.find(({ kind }) => kind === 'the-count')).toMatchObject({
      at: { x: 0, y: 0 },
      on: { kind: 'quarter', at: 'castle', called: 'castle-quarter' },
    });
  });

  test('CO10: Carcassonne is a finished city that nobody can claim; its rim is like other tiles', () => {
    const game = town();
    expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N.E.S.W' })).toMatchObject({ open: 0, tiles: 12, owners: [] });
    expect(game.feature({ kind: 'city', x: -2, y: 1, at: 'S' })).toMatchObject({ open: 1, tiles: 1 });
    expect(placeable(town({ draws: 'BA-A' }))).toContain('-3,-1 270');
  });

  test('CO21: each of the twelve squares counts around a monastery', () => {
    const game = town({ figures: 'A monastery:-1,-2', board: meadow('-1,-2') });
    expect(game.feature({ kind: 'monastery', x: -1, y: -2, at: '' })).toMatchObject({ pointsNow: 4 });
  });

  test('CO81: sides within the town are closed, and fields of the rim join along it', () => {
    const game = town();
    const field = (x: number, y: number, at: string) => game.feature({ kind: 'field', x, y, at })!.places.length;
    // From the road of square 1 to that of square 4.
    expect(field(-1, -1, 'NL.NR.EL.WR')).toBe(4);
    // From the road of square 11, past the city of square 12, to the road of square 4.
    expect(field(0, 1, 'ER.SL')).toBe(4);
    expect(placeable(town({ draws: 'BA-B' })).map((line) => line.split(' ')[0])).not.toContain('0,0');
  });
});

describe('into the town', () => {
  test('CO14, COP1: another player scores a feature and active none: a meeple may go into any quarter', () => {
    const game = town({ figures: KNIGHT });
    expect(told(turn(game, FINISHED))).toEqual(['B city 4']);
    expect([game.step, game.asked]).toEqual(['town', 0]);
    expect(offered(game, 'enter')).toEqual(
      [`enter meeple ${CATHEDRAL}`, `enter meeple ${CASTLE}`, `enter meeple ${SMITH}`, `enter meeple ${MARKET}`].sort(),
    );
    // Also where the count is.
    const events = act(game, `enter meeple ${CASTLE}`);
    expect(events[0]).toMatchObject({ type: 'entered', seat: 0, figure: 'meeple', on: { at: 'castle' } });
    expect(inTown(game)).toEqual(['A meeple castle']);
    expect(game.view(null).supply[0]).toEqual({ meeple: 6 });
    expect(game.view(null).pieces).toContainEqual({
      ...{ kind: 'castle-quarter', seat: 0, count: 1, single: false },
      under: 'the-count',
    });
  });

  test('CO14: nobody is asked without a meeple, without points, or after own points', () => {
    const all = Array(7).fill('A field:0,3:NL').join(', ');
    const without = town({ figures: `${KNIGHT}, ${all}`, board: meadow('0,3') });
    turn(without, FINISHED);
    expect([without.step, without.asked]).toEqual(['place', 1]);
    const noPoints = town();
    turn(noPoints, FINISHED);
    expect(noPoints.asked).toBe(1);
    const both = town({ figures: `${KNIGHT}, A city:-2,1:S` });
    turn(both, FINISHED);
    expect(both.asked).toBe(1);
  });

  test('CO15, CO89: the count may then stay or go to any other quarter; without a meeple it does not move', () => {
    const game = town({ figures: KNIGHT });
    turn(game, FINISHED);
    act(game, `enter meeple ${MARKET}`);
    expect(game.step).toBe('count-moves');
    expect(offered(game)).toEqual(
      [`move-count ${CATHEDRAL}`, `move-count ${SMITH}`, `move-count ${MARKET}`, 'pass'].sort(),
    );
    const stays = game.clone();
    pass(stays);
    expect([countIn(stays), stays.asked]).toEqual(['castle', 1]);
    expect(act(game, `move-count ${SMITH}`)[0]).toMatchObject({
      type: 'count-moved',
      seat: 0,
      to: { at: 'blacksmith' },
    });
    expect([countIn(game), game.asked]).toEqual(['blacksmith', 1]);
    const declined = town({ figures: KNIGHT });
    turn(declined, FINISHED);
    pass(declined);
    expect([countIn(declined), declined.asked]).toEqual(['castle', 1]);
  });

  test('CO16, COP3: own points for a road keep active out of the town', () => {
    const board = 'BA-A@-3,2r270 BA-A@-1,2r90';
    const game = town({ figures: `${KNIGHT}, A road:-3,2:E`, board, draws: 'BA-D' });
    expect(told(turn(game, 'BA-D@-2,2r0')).sort()).toEqual(['A road 3', 'B city 4']);
    expect(game.asked).toBe(1);
  });

  test('CO20: a mayor enters the castle only, a wagon all but the market, a phantom and a large meeple all, a builder none', () => {
    const rules = 'abbey-mayor large-meeple phantom builders';
    const game = town({ figures: KNIGHT, rules });
    turn(game, FINISHED);
    if (game.step === 'phantom') pass(game);
    const quarters = (figure: string) =>
      offered(game, `enter ${figure} `)
        .map((line) => line.split(':').at(-1))
        .sort();
    const all = ['blacksmith', 'castle', 'cathedral', 'market'];
    expect(quarters('mayor')).toEqual(['castle']);
    expect(quarters('wagon')).toEqual(['blacksmith', 'castle', 'cathedral']);
    for (const figure of ['meeple', 'large', 'phantom']) expect(quarters(figure)).toEqual(all);
    for (const figure of ['builder', 'barn']) expect(quarters(figure)).toEqual([]);
  });

  test('CO87: without fields neither a meeple nor the count goes to the market', () => {
    const game = town({ figures: KNIGHT, fields: false });
    turn(game, FINISHED);
    expect(offered(game, 'enter')).toHaveLength(3);
    refuses(game, `enter meeple ${MARKET}`);
    act(game, `enter meeple ${SMITH}`);
    expect(offered(game, 'move-count')).toEqual([`move-count ${CATHEDRAL}`, `move-count ${SMITH}`].sort());
  });

  test('what nobody offers is refused, and nothing is lost: a wrong kind of figure, a locked quarter, an empty feature', () => {
    const game = town({ figures: `${KNIGHT}, A ${CASTLE}`, rules: 'abbey-mayor' });
    turn(game, FINISHED);
    // The castle is locked, so nobody was asked to send a meeple.
    expect(game.step).toBe('town');
    refuses(game, `enter wagon ${MARKET}`);
    refuses(game, `enter barn ${CASTLE}`);
    refuses(game, `move-count ${SMITH}`);
    refuses(game, 'send meeple city:-2,1:S');
  });
});

describe('out of the town', () => {
  const SENDERS = `B road:-2,-1:W, A ${SMITH}, C ${SMITH}, C ${SMITH}`;

  test('CO11, CO19: from the left of active, active last; they vote and go home with the others', () => {
    const game = town({ draws: 'BA-A', seats: 3, figures: SENDERS });
    turn(game, ROAD_END);
    expect([game.step, game.asked]).toEqual(['leave-quarter', 2]);
    expect(offered(game, 'send')).toEqual(['send meeple road:-2,-1:W']);
    act(game, 'send meeple road:-2,-1:W');
    // One after another, until the seat passes.
    expect([game.step, game.asked]).toEqual(['leave-quarter', 2]);
    act(game, 'send meeple road:-2,-1:W');
    expect(game.asked).toBe(0);
    const events = pass(game);
    expect(told(events)).toEqual(['C road 2']);
    expect(events.filter(({ type }) => type === 'returned')).toHaveLength(3);
    expect(inTown(game)).toEqual(['A meeple blacksmith']);
    expect(game.view(null).supply[2]).toEqual({ meeple: 7 });
  });

  test('COP2: from the castle to a city: A with 2 beats the knight and the meeple of B', () => {
    const game = town({
      board: CITY,
      figures: `${KNIGHT}, C city:3,1:E, B ${CASTLE}, A ${CASTLE}, A ${CASTLE}`,
      seats: 3,
      draws: 'BA-E BA-B BA-B BA-E',
    });
    countTo(game, MARKET);
    turn(game, 'BA-B@-3,0r0');
    turn(game, 'BA-B@-3,1r0');
    turn(game, CITY_END);
    expect(game.asked).toBe(1);
    act(game, 'send meeple city:1,1:E');
    act(game, 'send meeple city:1,1:E');
    const events = act(game, 'send meeple city:1,1:E');
    expect(told(events)).toEqual(['A city 10']);
  });

  test('CO12, COP4: from the quarter of the count nobody leaves', () => {
    const game = town({ figures: `${KNIGHT}, B road:-2,-1:W, B ${SMITH}, A ${SMITH}`, draws: 'BA-E BA-A' });
    countTo(game, SMITH);
    expect(told(turn(game, ROAD_END))).toEqual(['B road 2']);
    expect(inTown(game)).toEqual(['A meeple blacksmith', 'A meeple market', 'B meeple blacksmith']);
  });

  test('CO13: only to features with a meeple, and no others', () => {
    const empty = town({ draws: 'BA-A', figures: `A ${SMITH}, A ${CATHEDRAL}` });
    turn(empty, ROAD_END);
    expect(empty.asked).toBe(1);
    // A road that this tile does not finish.
    const open = town({ figures: `A ${SMITH}, B road:0,1:S`, draws: 'BA-U' });
    turn(open, 'BA-U@0,2r0');
    expect(open.asked).toBe(1);
  });

  test('CO13, V7: by the setting a meeple may also go to an empty finished feature', () => {
    const game = town({ draws: 'BA-A', figures: `A ${SMITH}`, rules: 'count-empty' });
    turn(game, ROAD_END);
    expect(offered(game, 'send')).toEqual(['send meeple road:-2,-1:W']);
    expect(told(act(game, 'send meeple road:-2,-1:W'))).toEqual(['A road 2']);
  });

  test.each([
    ['meeple', 1],
    ['wagon', 3],
    ['ringmaster', 3],
  ])('CO98: a finished feature is offered once, but to a wagon or a ringmaster on each tile (%s)', (figure, ways) => {
    const game = town({
      rules: 'abbey-mayor big-top',
      board: 'BA-U@-3,-1r90',
      draws: 'BA-A',
      figures: `B road:-2,-1:W, A ${figure} ${SMITH}`,
    });
    turn(game, 'BA-A@-4,-1r270');
    expect(offered(game, 'send')).toHaveLength(ways);
  });

  test('CO4: each quarter serves its own kind of feature only', () => {
    const figures = `B road:-2,-1:W, A ${CASTLE}, A ${CATHEDRAL}, A ${MARKET}`;
    const game = town({ draws: 'BA-A', figures });
    turn(game, ROAD_END);
    expect(game.step).toBe('town');
    expect(inTown(game)).toHaveLength(3);
  });

  test('CO85: a seat sees what the seats before it did, and is asked until it passes; equal meeples are offered once', () => {
    const game = town({ draws: 'BA-A', seats: 3, figures: SENDERS });
    turn(game, ROAD_END);
    const [event] = act(game, 'send meeple road:-2,-1:W');
    expect(event).toMatchObject({ type: 'sent', seat: 2, from: { at: 'blacksmith' }, to: { kind: 'road' } });
    pass(game);
    expect(game.asked).toBe(0);
    expect(game.view(0).figures.filter(({ on }) => on.kind === 'road')).toHaveLength(2);
  });

  test('CO85: a standing answer sends nobody', () => {
    const game = town({ draws: 'BA-A', figures: `A ${SMITH}, B road:-2,-1:W` });
    turn(game, ROAD_END);
    expect(game.answerBy('stay')).toEqual(PASS);
  });

  test('CO88, COP11: a meeple that was sent makes active score; then nobody goes into the town', () => {
    const game = town({ draws: 'BA-A', figures: `A ${SMITH}, B road:-2,-1:W` });
    turn(game, ROAD_END);
    expect(told(act(game, 'send meeple road:-2,-1:W')).sort()).toEqual(['A road 2', 'B road 2']);
    expect([game.step, game.asked]).toEqual(['place', 1]);
  });

  test('CO86: active may send meeples to a monastery that the tile finishes', () => {
    const game = town({
      draws: 'BA-B',
      figures: `A ${CATHEDRAL}, B monastery:-1,-2`,
      board: meadow('-1,-2 -1,-3 0,-3 -2,-3 -2,-2'),
    });
    turn(game, 'BA-B@0,-2r0');
    expect(told(act(game, 'send meeple monastery:-1,-2')).sort()).toEqual(['A monastery 9', 'B monastery 9']);
  });

  test('CO11: a seat that has resigned is not asked', () => {
    const game = town({ draws: 'BA-A', seats: 3, figures: SENDERS });
    game.resign(2);
    turn(game, ROAD_END);
    expect(game.asked).toBe(0);
  });
});

describe('the end', () => {
  const END = { draws: 'BA-B', ends: true };

  test('CO40: seats move a meeple each from the market to any field, round and round until they pass', () => {
    const figures = `A ${MARKET}, A ${MARKET}, C ${MARKET}, B ${MARKET}, B ${MARKET}, A ${SMITH}`;
    const game = town({ ...END, figures, seats: 3 });
    turn(game, 'BA-B@-3,0r0');
    expect([game.step, game.asked]).toEqual(['last-quarter', 1]);
    // Each field is offered once.
    const field = (on: Place): string => JSON.stringify(game.feature(on)!.places);
    const all = game.view(null).board.flatMap((square) => game.placesOn(square).filter(({ kind }) => kind === 'field'));
    expect(sendable(game).map(field).sort()).toEqual([...new Set(all.map(field))].sort());
    const asked = ['B', 'C', 'A', 'B'].map((letter) => {
      expect('ABC'[game.asked!]).toBe(letter);
      return act(game, 'send meeple field:-2,-1:NL');
    });
    expect(asked.flat().filter(({ type }) => type === 'sent')).toHaveLength(4);
    const events = pass(game);
    expect(game.asked).toBeNull();
    // Carcassonne is the one finished city; A kept a meeple back.
    expect(told(events)).toEqual(['B field 3']);
  });

  test('CO90: a seat that passes is out of the round', () => {
    const game = town({ ...END, figures: `A ${MARKET}, B ${MARKET}` });
    turn(game, 'BA-B@-3,0r0');
    pass(game);
    expect(game.asked).toBe(0);
    act(game, 'send meeple field:1,-1:NR');
    expect(game.asked).toBeNull();
  });

  test('CO98: the dearest fields are offered first', () => {
    const game = town({ ...END, board: 'BA-E@2,1r270', figures: `A ${MARKET}` });
    turn(game, 'BA-B@-3,0r0');
    const worth = sendable(game).map((on) => game.feature(on)!.pointsNow);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect([worth[0], worth.at(-1)]).toEqual([6, 3]);
  });

  test('CO40: nothing moves while the count is in the market', () => {
    const game = town({ draws: 'BA-E BA-B', ends: true, figures: `${KNIGHT}, B ${MARKET}` });
    countTo(game, MARKET);
    turn(game, 'BA-B@-3,0r0');
    expect(game.asked).toBeNull();
  });

  test('CO40, V8: by the setting meeples of all other quarters go to unfinished features', () => {
    const game = town({ ...END, figures: `A ${SMITH}, A ${CASTLE}, B city:-2,1:S`, rules: 'count-all-quarters' });
    turn(game, 'BA-B@-3,0r0');
    expect(game.asked).toBe(0);
    expect(offered(game, 'send')).toEqual([
      'send meeple road:-2,-1:W',
      'send meeple road:0,1:S',
      'send meeple road:1,-1:N',
    ]);
    expect(told(act(game, 'send meeple road:0,1:S')).sort()).toEqual(['A road.incomplete 1', 'B city.incomplete 1']);
  });

  test('V8: the quarter of the count stays locked, and features may be occupied or not', () => {
    const game = town({ ...END, figures: `A ${CASTLE}, A ${SMITH}, B road:0,1:S`, rules: 'count-all-quarters' });
    turn(game, 'BA-B@-3,0r0');
    expect(offered(game, 'send meeple city')).toEqual([]);
    expect(told(act(game, 'send meeple road:0,1:S')).sort()).toEqual(['A road.incomplete 1', 'B road.incomplete 1']);
  });

  test('V8: by the setting meeples of the cathedral go to unfinished monasteries', () => {
    const game = town({ ...END, board: meadow('-1,-2'), figures: `A ${CATHEDRAL}`, rules: 'count-all-quarters' });
    turn(game, 'BA-B@-3,0r0');
    expect(offered(game, 'send')).toEqual(['send meeple monastery:-1,-2', 'send meeple monastery:-3,0']);
  });

  test('CO41: a field beside Carcassonne has it as a finished city', () => {
    const game = town({ ...END, figures: 'A field:-2,-1:NL', rules: 'pigs' });
    expect(scored(turn(game, 'BA-B@-3,0r0'))).toMatchObject([
      { seat: 0, reason: 'field', working: [{ of: 'cities', count: 1, each: 3 }] },
    ]);
  });

  test('CO42: meeples left in quarters score nothing', () => {
    const game = town({ ...END, figures: `A ${SMITH}, B ${CASTLE}` });
    expect(told(turn(game, 'BA-B@-3,0r0'))).toEqual([]);
    expect(game.scores).toEqual([0, 0]);
  });

  test('CO90: a game that a player leaves ends without these moves', () => {
    const game = town({ figures: `A ${MARKET}, B ${MARKET}` });
    game.resign(1);
    expect(game.asked).toBeNull();
  });
});

test('CO68: no setup has the town and a map', () => {
  expect(() => Game.start(plain({ map: 'germany', switches: ['fields', 'the-count', 'map'] }))).toThrow(Refused);
  expect(() => Game.start(plain({ sets: ['base'] }))).toThrow(Refused);
});
