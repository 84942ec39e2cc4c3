import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, GOODS, TILE_DESIGNS, type TileDesign } from '../../../src/engine/index.ts';
import {
  act,
  deploy,
  finalScores,
  laidOut,
  offered,
  pass,
  place,
  placeOn,
  refuses,
  told,
} from '../../support/board.ts';
import { goodsOf } from '../../support/games.ts';

/** Later draws, so that the tested turn is not the last. */
const LATER = 'BA-B BA-B BA-B';
/** A builder city of A, open to the north. */
const CITY = { figures: 'A city:0,0:N, A builder city:0,0:N', rules: 'builders' };

/** Places a tile and no figure. */
function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'arrow') events.push(...act(game, offered(game, 'activate')[0]!));
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

const at = (game: Game, text: string) => game.feature(placeOn(game.view(null).board, text))!;
const now = (game: Game): string => `${'ABCDEF'[game.asked!]} ${game.view(null).part}`;

describe('the builder', () => {
  test('TB4: on a road or city of this tile with an own meeple, instead of a meeple', () => {
    const figures = 'A city:0,0:N, A road:0,0:E, B field:0,0:EL';
    const game = laidOut({ figures, rules: 'builders', draws: `BA-D ${LATER}` });
    place(game, 'BA-D@1,0r0');
    expect(offered(game, 'deploy builder')).toEqual(['deploy builder road:1,0:E.W']);
    deploy(game, 'road:1,0:E', 'builder');
    expect(game.view(null)).toMatchObject({ asked: 1, supply: [{ meeple: 5, builder: 0 }, { builder: 1 }] });
  });

  test('TB4: not beside others’ meeples, not in fields, not on monasteries', () => {
    const figures = 'B road:0,0:E, A field:0,0:SL, A field:0,0:EL';
    const game = laidOut({ figures, rules: 'builders', draws: `BA-A ${LATER}` });
    place(game, 'BA-A@1,0r90');
    expect(offered(game, 'deploy')).toEqual(['deploy meeple monastery:1,0']);
  });

  test('L1: not on a feature that this very tile has finished', () => {
    const game = laidOut({ figures: 'A city:0,0:N, A road:0,0:E', rules: 'builders', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@0,-1r180');
    expect(offered(game, 'deploy builder')).toEqual([]);
  });

  test('TB5: extending its feature gives a second part: draw, place, meeple, score', () => {
    const game = laidOut({ ...CITY, draws: `BA-F BA-E ${LATER}` });
    expect(now(game)).toBe('A own');
    const events = turn(game, 'BA-F@0,-1r90');
    expect(events).toContainEqual({ type: 'turn', turn: 2, seat: 0, part: 'second' });
    expect(now(game)).toBe('A second');
    place(game, 'BA-E@0,-2r180');
    expect(told(deploy(game, 'field:0,-2:NL'))).toEqual(['A city 8']);
    expect(now(game)).toBe('B own');
  });

  test('TB5: a road does as a city does', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E';
    const game = laidOut({ figures, rules: 'builders', draws: `BA-V BA-B ${LATER}` });
    turn(game, 'BA-V@1,0r0');
    expect(now(game)).toBe('A second');
  });

  test('TB5: a tile that does not extend it gives none, nor does another’s builder, nor one placed just now', () => {
    const elsewhere = laidOut({ ...CITY, draws: `BA-V ${LATER}` });
    turn(elsewhere, 'BA-V@1,0r0');
    expect(now(elsewhere)).toBe('B own');

    const others = laidOut({ ...CITY, figures: 'B city:0,0:N, B builder city:0,0:N', draws: `BA-F ${LATER}` });
    turn(others, 'BA-F@0,-1r90');
    expect(now(others)).toBe('B own');

    const late = laidOut({ ...CITY, figures: 'A city:0,0:N', draws: `BA-F ${LATER}` });
    place(late, 'BA-F@0,-1r90');
    deploy(late, 'city:0,-1:N', 'builder');
    expect(now(late)).toBe('B own');
  });

  test('TB5: joining its feature from another tile’s side counts', () => {
    const board = 'BA-D@0,0r0 BA-E@0,-2r180';
    const game = laidOut({ ...CITY, board, draws: `BA-F ${LATER}` });
    turn(game, 'BA-F@0,-1r90');
    expect(now(game)).toBe('A second');
  });

  test('TB6, T4: extended in both parts: two tiles, no third', () => {
    const game = laidOut({ ...CITY, draws: `BA-F BA-F ${LATER}` });
    turn(game, 'BA-F@0,-1r90');
    expect(now(game)).toBe('A second');
    turn(game, 'BA-F@0,-2r90');
    expect(now(game)).toBe('B own');
  });

  test('TB7, T5: finished in part one: part two comes, and the builder may be placed again in it', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E, A city:0,0:N';
    const board = 'BA-A@-1,0r270 BA-D@0,0r0';
    const game = laidOut({ board, figures, rules: 'builders', draws: `BA-X BA-F ${LATER}` });
    const events = turn(game, 'BA-X@1,0r0');
    expect(told(events)).toEqual(['A road 3']);
    expect(events.filter(({ type }) => type === 'returned')).toHaveLength(2);
    expect(now(game)).toBe('A second');
    place(game, 'BA-F@0,-1r90');
    expect(offered(game, 'deploy builder')).toEqual(['deploy builder city:0,-1:N.S']);
    deploy(game, 'city:0,-1:N', 'builder');
    expect(now(game)).toBe('B own');
  });

  test('TB8: it has no vote', () => {
    const board = 'BA-D@0,0r0 BA-F@0,-1r90';
    const figures = `${CITY.figures}, B city:0,-1:N`;
    const game = laidOut({ ...CITY, board, figures, draws: LATER });
    expect(at(game, 'city:0,0:N')).toMatchObject({ votes: [1, 1], owners: [0, 1] });
    expect(finalScores({ ...CITY, board, figures })).toEqual([3, 3]);
  });

  test('TB8: it goes home when its owner’s last meeple leaves, at once', () => {
    const figures = `${CITY.figures}, B city:0,0:N`;
    const game = laidOut({ ...CITY, figures, rules: 'builders gifts', hands: 'A cash-out', draws: `BA-F ${LATER}` });
    const events = act(game, 'open cash-out meeple city:0,0:N');
    expect(events.flatMap((event) => (event.type === 'returned' ? [event.figure] : []))).toEqual(['meeple', 'builder']);
    expect(game.view(null)).toMatchObject({ figures: [{ seat: 1 }], supply: [{ meeple: 7, builder: 1 }, {}] });
    // The tile in hand now finds no builder there.
    turn(game, 'BA-F@0,-1r90');
    expect(now(game)).toBe('B own');
  });

  test('TB8: it stays while one own meeple does', () => {
    const figures = `${CITY.figures}, A city:0,0:N`;
    const game = laidOut({ ...CITY, figures, rules: 'builders gifts', hands: 'A cash-out', draws: `BA-F ${LATER}` });
    act(game, 'open cash-out meeple city:0,0:N');
    expect(
      game
        .view(null)
        .figures.map(({ figure }) => figure)
        .sort(),
    ).toEqual(['builder', 'meeple']);
  });

  test('TB8, G56: Change Position leaves it alone, and it goes home', () => {
    const game = laidOut({ ...CITY, rules: 'builders gifts', hands: 'A change-position', draws: `BA-B ${LATER}` });
    act(game, 'open change-position meeple city:0,0:N field:0,0:EL');
    expect(game.view(null).figures).toMatchObject([{ figure: 'meeple', on: { kind: 'field' } }]);
  });

  test('TB8, G36: Road Sweeper sends it home with the meeples', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E, B road:0,0:E';
    const game = laidOut({ figures, rules: 'builders gifts', hands: 'A road-sweeper', draws: `BA-B ${LATER}` });
    expect(told(act(game, 'open road-sweeper road:0,0:E'))).toEqual(['A road.incomplete 1', 'B road.incomplete 1']);
    expect(game.view(null).figures).toEqual([]);
  });

  test('TB9: several players’ builders share a feature, each for its owner', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E, B road:0,0:E, B builder road:0,0:E';
    const game = laidOut({ figures, rules: 'builders', draws: `BA-V BA-B BA-V ${LATER}` });
    turn(game, 'BA-V@1,0r0');
    expect(now(game)).toBe('A second');
    turn(game, 'BA-B@0,1r0');
    expect(now(game)).toBe('B own');
    turn(game, 'BA-V@-1,0r270');
    expect(now(game)).toBe('B second');
  });

  test('TB9: a builder joins a feature that another’s builder is on', () => {
    const figures = 'A road:0,0:E, B road:0,0:E, B builder road:0,0:E';
    const game = laidOut({ figures, rules: 'builders', draws: `BA-V ${LATER}` });
    place(game, 'BA-V@1,0r0');
    expect(offered(game, 'deploy builder')).toEqual(['deploy builder road:1,0:S.W']);
  });

  test('TB10, AN22: the second part is of the same turn: an extra turn comes after it', () => {
    const board = 'BA-D@0,0r0 AN-M@1,-1r180';
    const game = laidOut({ ...CITY, board, rules: 'builders arrows', draws: `BA-F BA-B BA-B ${LATER}` });
    place(game, 'BA-F@0,-1r90');
    expect(game.view(null).arrow).toMatchObject({ symbol: 'extra-turn' });
    pass(game);
    expect(now(game)).toBe('A second');
    expect(game.view(null).arrow).toBeNull();
  });

  test('situation A17: part one, part two, extra turn: three tiles', () => {
    const board = 'BA-D@0,0r0 AN-M@1,-1r180';
    const game = laidOut({ ...CITY, board, rules: 'builders arrows', draws: `BA-F BA-B BA-B ${LATER}` });
    const parts = ['BA-F@0,-1r90', 'BA-B@0,1r0', 'BA-B@0,2r0'].map((tile) => {
      const part = now(game);
      turn(game, tile);
      return part;
    });
    expect(parts).toEqual(['A own', 'A second', 'A extra']);
    expect(now(game)).toBe('B own');
  });

  test('AN24: in the second part an arrow 03 counts if no extra turn is to come yet', () => {
    const rules = 'builders arrows';
    const draws = `BA-F BA-F BA-B ${LATER}`;
    const both = laidOut({ ...CITY, board: 'BA-D@0,0r0 AN-M@1,-1r180 AN-M@-1,-2r0', rules, draws });
    turn(both, 'BA-F@0,-1r90');
    turn(both, 'BA-F@0,-2r90');
    expect(now(both)).toBe('A extra');
    turn(both, 'BA-B@0,1r0');
    expect(now(both)).toBe('B own');

    const later = laidOut({ ...CITY, board: 'BA-D@0,0r0 AN-M@-1,-2r0', rules, draws });
    turn(later, 'BA-F@0,-1r90');
    turn(later, 'BA-F@0,-2r90');
    expect(now(later)).toBe('A extra');
  });

  test('AN23, L15: an extra turn may have a second part of its own', () => {
    const board = 'BA-D@0,0r0 AN-M@1,-1r180';
    const game = laidOut({ ...CITY, board, rules: 'builders arrows', draws: `BA-F BA-B BA-F BA-B ${LATER}` });
    turn(game, 'BA-F@0,-1r90');
    turn(game, 'BA-B@0,1r0');
    expect(now(game)).toBe('A extra');
    turn(game, 'BA-F@0,-2r90');
    expect(now(game)).toBe('A second');
    turn(game, 'BA-B@0,2r0');
    expect(now(game)).toBe('B own');
  });

  test('V14: by the setting a turn and its extra turn have one second part between them', () => {
    const board = 'BA-D@0,0r0 AN-M@1,-1r180';
    const rules = 'builders one-second-part arrows';
    const first = laidOut({ ...CITY, board, rules, draws: `BA-F BA-B BA-F ${LATER}` });
    turn(first, 'BA-F@0,-1r90');
    turn(first, 'BA-B@0,1r0');
    expect(now(first)).toBe('A extra');
    turn(first, 'BA-F@0,-2r90');
    expect(now(first)).toBe('B own');

    // The extra turn earns a second part if the turn before it earned none, and the next turn earns one again.
    const other = laidOut({
      ...CITY,
      board: 'BA-D@0,0r0 AN-M@-1,1r0',
      rules,
      draws: `BA-B BA-F BA-B BA-B BA-F ${LATER}`,
    });
    turn(other, 'BA-B@0,1r0');
    expect(now(other)).toBe('A extra');
    turn(other, 'BA-F@0,-1r90');
    expect(now(other)).toBe('A second');
    turn(other, 'BA-B@0,2r0');
    turn(other, 'BA-B@0,3r0');
    expect(now(other)).toBe('A own');
    turn(other, 'BA-F@0,-2r90');
    expect(now(other)).toBe('A second');
  });

  test('TB5: with no tile left the second part cannot start; a player who gives up in it passes on the tile', () => {
    const last = laidOut({ ...CITY, draws: 'BA-F' });
    turn(last, 'BA-F@0,-1r90');
    expect(last.view(null)).toMatchObject({ asked: null, scores: [3, 0] });

    const game = laidOut({ ...CITY, seats: 3, draws: `BA-F BA-E ${LATER}` });
    turn(game, 'BA-F@0,-1r90');
    game.resign(0);
    expect(now(game)).toBe('B own');
    expect(game.view(null).drawn).toBe('BA-E');
    turn(game, 'BA-E@0,-2r180');
    expect(now(game)).toBe('C own');
  });

  test('L6: neither arrows nor gifts move builder or pig', () => {
    const figures = 'A city:0,0:N, A builder city:0,0:N, A field:0,0:SL, A pig field:0,0:SL';
    const rules = 'builders pigs gifts';
    const hands = 'A cash-out change-position synod';
    const game = laidOut({ board: 'BA-D@0,0r0 BA-B@0,1r0', figures, rules, hands, draws: `BA-B ${LATER}` });
    expect(offered(game, 'open').filter((line) => /builder|pig/.test(line))).toEqual([]);
    expect(offered(game, 'open').length).toBeGreaterThan(3);

    const board = 'BA-D@0,0r0 AN-C@1,0r0';
    const beside = laidOut({ board, figures: 'A city:0,0:N', rules: 'builders pigs arrows', draws: `BA-B ${LATER}` });
    place(beside, 'BA-B@1,-1r0');
    expect(offered(beside, 'deploy').filter((line) => line.includes('0,0'))).toEqual(['deploy meeple city:0,0:N']);
    const anywhere = { board: 'BA-D@0,0r0 AN-G@0,-1r180', rules: 'builders pigs arrows', draws: `BA-B ${LATER}` };
    const game02 = laidOut({ ...anywhere, figures: 'A road:0,0:E' });
    place(game02, 'BA-B@0,-2r0');
    expect(offered(game02, 'deploy').filter((line) => /builder|pig/.test(line))).toEqual([]);
  });
});

describe('the pig', () => {
  /** Two finished cities; the field east of them holds farmers. */
  const FIELD = 'BA-D@0,0r0 BA-H@0,-1r0 BA-E@0,-2r180 BA-B@1,-1r0 BA-B@2,-1r0';

  test('TB11: in a field of this tile with an own farmer', () => {
    const figures = 'A field:0,0:SL, B field:0,0:EL';
    const game = laidOut({ figures, rules: 'pigs', draws: `BA-U ${LATER}` });
    place(game, 'BA-U@1,0r90');
    expect(offered(game, 'deploy pig')).toEqual(['deploy pig field:1,0:ER.SL.SR.WL']);
    deploy(game, 'field:1,0:SL', 'pig');
    expect(game.view(null).supply[0]).toEqual({ meeple: 6, pig: 0 });
  });

  test('TB11: a player who wins or ties with the own pig gets 4 a city, the others 3', () => {
    const figures = 'A field:0,-1:EL, A pig field:0,-1:EL, B field:1,-1:WR';
    const game = laidOut({ board: FIELD, figures, rules: 'pigs', draws: LATER });
    expect(at(game, 'field:1,-1:WR')).toMatchObject({ owners: [0, 1], pointsNow: 6, shares: [8, 6] });
    expect(finalScores({ board: FIELD, figures, rules: 'pigs' })).toEqual([8, 6]);
  });

  test('L5: counts nothing if its owner is outvoted', () => {
    const figures = 'A field:0,-1:EL, A pig field:0,-1:EL, B field:1,-1:WR, B field:2,-1:WR';
    expect(finalScores({ board: FIELD, figures, rules: 'pigs' })).toEqual([0, 6]);
  });

  test('L5: in another field it counts nothing', () => {
    const board = 'BA-D@0,0r0 BA-F@0,-1r90 BA-E@0,-2r180';
    const figures = 'A field:0,-1:EL, A field:0,-1:WL, A pig field:0,-1:WL';
    expect(finalScores({ board, figures, rules: 'pigs' })).toEqual([7, 0]);
  });

  test('TB12: another’s pig has no effect, and a seat has but one', () => {
    const figures = 'A field:0,-1:EL, A pig field:0,-1:EL, B pig field:1,-1:WR, B field:2,-1:WR';
    expect(finalScores({ board: FIELD, figures, rules: 'pigs' })).toEqual([8, 8]);
    const game = laidOut({ figures: 'A field:0,0:SL, A pig field:0,0:SL', rules: 'pigs', draws: `BA-U ${LATER}` });
    place(game, 'BA-U@1,0r90');
    refuses(game, 'deploy pig field:1,0:SL');
  });

  test('L2: it may lie down beside a city that this tile finished', () => {
    const board = 'BA-D@0,0r0 BA-B@1,-1r0';
    const figures = 'A field:1,-1:NL, A city:0,0:N';
    const game = laidOut({ board, figures, rules: 'pigs', draws: `BA-E ${LATER}` });
    place(game, 'BA-E@0,-1r180');
    expect(at(game, 'city:0,0:N').open).toBe(0);
    expect(offered(game, 'deploy pig')).toEqual(['deploy pig field:0,-1:NL.NR.EL.ER.WL.WR']);
    expect(told(deploy(game, 'field:0,-1:NL', 'pig'))).toEqual(['A city 4']);
  });

  test('TB8: it goes home when its owner’s last farmer leaves', () => {
    const figures = 'A field:0,0:EL, A pig field:0,0:EL, B field:0,0:EL';
    const game = laidOut({ figures, rules: 'pigs gifts', hands: 'A cash-out', draws: `BA-B ${LATER}` });
    expect(told(act(game, 'open cash-out meeple field:0,0:EL'))).toEqual(['A cash-out 4']);
    expect(game.view(null)).toMatchObject({ figures: [{ seat: 1 }], supply: [{ meeple: 7, pig: 1 }, {}] });
  });

  test('TB11: without farmers there are no pigs on the board', () => {
    const game = laidOut({ fields: false, rules: 'pigs', draws: `BA-U ${LATER}` });
    place(game, 'BA-U@1,0r90');
    expect(offered(game, 'deploy')).toEqual(['deploy meeple road:1,0:E.W']);
  });
});

describe('goods', () => {
  /** Three wine and two grain on five tiles; BA-E at 5,0 finishes it. */
  const TRADE = 'BA-E@0,0r90 TB-Q@1,0r0 TB-E@2,0r0 TB-E@3,0r0 BA-F@4,0r0';

  test('TB1: 9 wine, 6 grain, 5 cloth, and 4 tiles without', () => {
    const set = TILE_DESIGNS.filter((design) => design.set === 'traders-and-builders');
    const goodOf = ({ cities }: TileDesign) =>
      GOODS.find((good) => cities.some(({ marks }) => marks.includes(good))) ?? 'none';
    const counts = { wine: 0, grain: 0, cloth: 0, none: 0 };
    for (const design of set) counts[goodOf(design)] += design.count;
    expect(counts).toEqual({ wine: 9, grain: 6, cloth: 5, none: 4 });
  });

  test('TB2, T1: the player who finishes the city takes its goods, whichever seat owns it', () => {
    const board = 'BA-E@0,0r90 TB-Q@1,0r0 TB-E@2,0r0 TB-E@3,0r0';
    const game = laidOut({ board, figures: 'B city:1,0:E', rules: 'goods', draws: `BA-E ${LATER}` });
    expect(at(game, 'city:1,0:E').marks).toEqual({ wine: 1, grain: 2 });
    const events = turn(game, 'BA-E@4,0r270');
    expect(told(events)).toEqual(['B city 10']);
    expect(events).toContainEqual({
      type: 'goods-taken',
      seat: 0,
      goods: { wine: 1, grain: 2, cloth: 0 },
      on: expect.objectContaining({ kind: 'city' }),
    });
    expect(goodsOf(game.view(null))).toEqual([
      { wine: 1, grain: 2, cloth: 0 },
      { wine: 0, grain: 0, cloth: 0 },
    ]);
  });

  test('TB2, T3: if nobody is in the city they go to the finisher, and no points', () => {
    const game = laidOut({ board: TRADE, rules: 'goods', draws: `BA-E ${LATER}` });
    expect(told(turn(game, 'BA-E@5,0r270'))).toEqual([]);
    expect(goodsOf(game.view(null))![0]).toEqual({ wine: 1, grain: 2, cloth: 0 });
  });

  test('TB2: two cities finished at once bring the goods of both; an unfinished one brings none', () => {
    const board = 'TB-Q@-1,0r0 BA-E@-2,0r90 TB-E@1,0r0 BA-E@2,0r270 TB-K@5,5r0';
    const game = laidOut({ board, rules: 'goods', draws: `BA-H ${LATER}` });
    turn(game, 'BA-H@0,0r90');
    expect(goodsOf(game.view(null))![0]).toEqual({ wine: 1, grain: 1, cloth: 0 });
  });

  test('TB2: with the rule off there are none', () => {
    const game = laidOut({ board: TRADE, draws: `BA-E ${LATER}` });
    expect(turn(game, 'BA-E@5,0r270').filter(({ type }) => type === 'goods-taken')).toEqual([]);
    expect(goodsOf(game.view(null))).toBeNull();
  });

  test('TB3, T2: most of a kind 10, ties all of them: wine 3-3, grain 2-1, cloth 0-1', () => {
    const line = (y: number, tiles: string) =>
      `BA-E@0,${y}r90 ${tiles
        .split(' ')
        .map((tile, i) => `${tile}@${i + 1},${y}r0`)
        .join(' ')}`;
    const board = `${line(0, 'TB-Q TB-Q TB-Q TB-E TB-E')} ${line(5, 'TB-Q TB-Q TB-Q TB-E TB-N')}`;
    const game = laidOut({ board, rules: 'goods', draws: 'BA-E BA-E' });
    turn(game, 'BA-E@6,0r270');
    const events = turn(game, 'BA-E@6,5r270');
    expect(goodsOf(game.view(null))).toEqual([
      { wine: 3, grain: 2, cloth: 0 },
      { wine: 3, grain: 1, cloth: 1 },
    ]);
    // Wine to both, grain to A, cloth to B.
    expect(told(events)).toEqual(Array(2).fill(['A trade-goods 10', 'B trade-goods 10']).flat());
    expect(game.view(null).scores).toEqual([20, 20]);
  });

  test('TB3: if nobody has tokens, nobody scores', () => {
    expect(told(laidOut({ rules: 'goods' }).lastEvents)).toEqual([]);
  });
});

describe('tiles', () => {
  test('TB13: TB-B is a bridge: two through roads, four fields', () => {
    const game = laidOut({ draws: `TB-B ${LATER}` });
    place(game, 'TB-B@1,0r0');
    expect(offered(game, 'deploy meeple').map((line) => line.split(' ')[2])).toEqual([
      ...['field:1,0:ER.SL', 'field:1,0:NL.WR', 'field:1,0:NR.EL', 'field:1,0:SR.WL'],
      ...['road:1,0:E.W', 'road:1,0:N.S'],
    ]);
    expect(at(game, 'road:1,0:N')).toMatchObject({ tiles: 1, open: 2 });
    expect(at(game, 'road:1,0:E')).toMatchObject({ tiles: 2, open: 2 });
  });
});
