import { describe, expect, test } from 'vitest';
import { act, deploy, laidOut, offered, pass, place, placeable, refuses, START, told } from '../../support/board.ts';

const gifts = { rules: 'gifts' };
/** A monastery at 0,1 with seven neighbours; 1,2 is empty. */
const MONASTERY = 'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-U@1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180 BA-E@0,2r180';
const seven = (place: string): string => Array(7).fill(`A ${place}`).join(', ');

describe('Synod', () => {
  const laid = { ...gifts, board: `${START} BA-B@0,1r0 BA-B@1,2r0`, hands: 'A synod', draws: 'BA-B BA-B BA-B' };

  test('G20, G25: a meeple on any unfinished monastery, empty or not, also beside own ones', () => {
    const figures = 'B monastery:0,1, A monastery:0,1, A monastery:0,1';
    const game = laidOut({ ...laid, board: `${START} BA-B@0,1r0 BA-B@0,2r0`, figures });
    expect(offered(game)).toEqual(['open synod meeple monastery:0,1', 'open synod meeple monastery:0,2', 'pass']);
    const events = act(game, 'open synod meeple monastery:0,1');
    expect(events.map(({ type }) => type)).toEqual(['gift-opened', 'deployed']);
    expect(game.feature({ kind: 'monastery', x: 0, y: 1, at: '' })).toMatchObject({ votes: [3, 1] });
    expect(game.view(null).supply[0]).toEqual({ meeple: 4 });
  });

  test('G21: it does not use up step 2', () => {
    const game = laidOut({ ...laid, board: `${START} BA-B@0,1r0` });
    act(game, 'open synod meeple monastery:0,1');
    place(game, 'BA-B@0,2r0');
    deploy(game, 'monastery:0,2');
    expect(game.view(null).figures).toHaveLength(2);
  });

  test('G22, L27: the abbot, too, and it may be taken back in the same turn', () => {
    const game = laidOut({ ...laid, rules: 'gifts abbot', board: `${START} BA-B@0,1r0` });
    expect(offered(game)).toContain('open synod abbot monastery:0,1');
    act(game, 'open synod abbot monastery:0,1');
    place(game, 'BA-B@0,2r0');
    expect(told(act(game, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 3']);
  });

  test('G23: not on gardens', () => {
    const board = `${START} BA-Eg@0,1r180 BA-B@1,1r0`;
    const game = laidOut({ ...laid, rules: 'gifts abbot', board });
    expect(offered(game)).toEqual(['open synod abbot monastery:1,1', 'open synod meeple monastery:1,1', 'pass']);
    refuses(game, 'open synod abbot garden:0,1');
  });

  test('G20: not on a finished monastery, nor without a figure in supply; L20', () => {
    const finished = laidOut({ ...laid, board: `${MONASTERY} BA-Eg@1,2r180` });
    expect(finished.view(0).step).toBe('place');
    refuses(finished, 'open synod meeple monastery:0,1');
    const none = laidOut({ ...laid, board: `${START} BA-B@0,1r0`, figures: seven('city:0,0:N') });
    expect(none.view(0).step).toBe('place');
    refuses(none, 'open synod meeple monastery:0,1');
  });

  test('a pair made by it is side by side: 01 adds no third', () => {
    const board = `${START} BA-B@0,1r0`;
    const game = laidOut({ ...laid, rules: 'gifts arrows', board, figures: 'A monastery:0,1', draws: 'AN-E BA-B' });
    const alone = game.clone();
    act(game, 'open synod meeple monastery:0,1');
    place(game, 'AN-E@0,2r0');
    refuses(game, 'deploy meeple monastery:0,1');
    pass(alone);
    place(alone, 'AN-E@0,2r0');
    deploy(alone, 'monastery:0,1');
  });
});

describe('Road Sweeper', () => {
  /** A road over four tiles, open in the east, with a meeple each of A and B. */
  const board = 'BA-A@-1,0r270 BA-D@0,0r0 BA-U@1,0r90 BA-U@2,0r90';
  const laid = { ...gifts, board, hands: 'A road-sweeper', draws: 'BA-U BA-B BA-B' };

  test('G30, G31: any unfinished road is scored at once, 1 a tile; the opener need not be on it', () => {
    const game = laidOut({ ...laid, figures: 'B road:1,0:E' });
    expect(offered(game)).toEqual(['open road-sweeper road:-1,0:E', 'pass']);
    const events = act(game, 'open road-sweeper road:-1,0:E');
    expect(events.map(({ type }) => type)).toEqual(['gift-opened', 'scored', 'returned']);
    expect(told(events)).toEqual(['B road.incomplete 4']);
    expect(game.view(null)).toMatchObject({ scores: [0, 4], figures: [], step: 'place' });
  });

  test('G32, G33: the majority scores, ties in full, and all go home', () => {
    const tied = laidOut({ ...laid, figures: 'A road:0,0:E, B road:1,0:E' });
    expect(told(act(tied, 'open road-sweeper road:-1,0:E'))).toEqual(['A road.incomplete 4', 'B road.incomplete 4']);
    const outvoted = laidOut({ ...laid, figures: 'A road:0,0:E, B road:1,0:E, B road:2,0:E' });
    expect(told(act(outvoted, 'open road-sweeper road:-1,0:E'))).toEqual(['B road.incomplete 4']);
    expect(outvoted.view(null)).toMatchObject({ figures: [], supply: [{ meeple: 7 }, { meeple: 7 }] });
  });

  test('G34: the road is empty then, and may be claimed in step 2', () => {
    const game = laidOut({ ...laid, figures: 'A road:0,0:E' });
    act(game, 'open road-sweeper road:-1,0:E');
    place(game, 'BA-U@3,0r90');
    deploy(game, 'road:3,0:E');
    expect(game.feature({ kind: 'road', x: 0, y: 0, at: 'E.W' })).toMatchObject({ votes: [1, 0], tiles: 5 });
  });

  test('G35: neither an empty road nor a finished one nor another feature', () => {
    const other = `${board} BA-E@0,-1r0 BA-U@0,1r90`;
    const game = laidOut({
      ...laid,
      board: other.replace('BA-E@0,-1r0', 'BA-F@0,-1r90'),
      figures: 'A road:0,0:E, B city:0,0:N, B field:0,0:SL',
    });
    expect(offered(game)).toEqual(['open road-sweeper road:-1,0:E', 'pass']);
    for (const place of ['road:0,1:E', 'city:0,0:N', 'field:0,0:SL']) refuses(game, `open road-sweeper ${place}`);
  });

  test('G37: a player who sweeps a rival off and extends the road gets no gift', () => {
    const game = laidOut({ ...laid, figures: 'B road:1,0:E', deck: 'take-2' });
    const kept = game.clone();
    act(game, 'open road-sweeper road:-1,0:E');
    place(game, 'BA-U@3,0r90');
    expect(game.view(null).hands[0]!.counts).toEqual([0, 0]);
    pass(kept);
    place(kept, 'BA-U@3,0r90');
    expect(kept.view(null).hands[0]!.counts).toEqual([2, 0]);
  });

  test('with arrow 02 the emptied road may be claimed from afar', () => {
    const laidDown = { ...laid, rules: 'gifts arrows', figures: 'B road:1,0:E', draws: 'AN-G BA-B' };
    const game = laidOut(laidDown);
    act(game, 'open road-sweeper road:-1,0:E');
    place(game, 'AN-G@0,1r180');
    deploy(game, 'road:2,0:E');
    expect(game.feature({ kind: 'road', x: 0, y: 0, at: 'E.W' })).toMatchObject({ votes: [1, 0] });
  });
});

describe('Cash Out', () => {
  const board = `${START} BA-F@0,-1r90`;
  const laid = { ...gifts, board, hands: 'A cash-out', draws: 'BA-B BA-B BA-B' };

  test('G40, G41, G42: one own meeple home, 2 points for each meeple on the whole feature, the others stay', () => {
    const figures = 'A city:0,0:N, A city:0,0:N, B city:0,-1:N';
    const game = laidOut({ ...laid, figures });
    expect(offered(game)).toEqual(['open cash-out meeple city:0,0:N', 'pass']);
    const events = act(game, 'open cash-out meeple city:0,0:N');
    expect(events.map(({ type }) => type)).toEqual(['gift-opened', 'scored', 'returned']);
    expect(events[1]).toMatchObject({ points: 6, reason: 'cash-out', working: [{ of: 'meeples', count: 3, each: 2 }] });
    expect(game.view(null).figures).toHaveLength(2);
    expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N' })).toMatchObject({ votes: [1, 1] });
  });

  test('L26, G42: two alike on one spot are one choice', () => {
    const game = laidOut({ ...laid, figures: 'A city:0,0:N, A city:0,0:N, A city:0,-1:N' });
    expect(offered(game, 'open')).toEqual(['open cash-out meeple city:0,-1:N.S', 'open cash-out meeple city:0,0:N']);
  });

  test('G43: an abbot counts as a meeple', () => {
    const rules = 'gifts abbot';
    const game = laidOut({ ...laid, rules, board: MONASTERY, figures: 'A monastery:0,1, B abbot monastery:0,1' });
    expect(told(act(game, 'open cash-out meeple monastery:0,1'))).toEqual(['A cash-out 4']);
  });

  test('G44: an abbot from a monastery, not from a garden', () => {
    const rules = 'gifts abbot';
    const monastery = laidOut({ ...laid, rules, board: MONASTERY, figures: 'A abbot monastery:0,1' });
    expect(told(act(monastery, 'open cash-out abbot monastery:0,1'))).toEqual(['A cash-out 2']);
    expect(monastery.view(null).supply[0]).toEqual({ meeple: 7, abbot: 1 });
    const garden = laidOut({ ...laid, rules, board: `${START} BA-Eg@0,1r180`, figures: 'A abbot garden:0,1' });
    expect(garden.view(0).step).toBe('place');
    refuses(garden, 'open cash-out abbot garden:0,1');
  });

  test('G45: a farmer; the field keeps the others', () => {
    const game = laidOut({ ...laid, figures: 'A field:0,0:SL, B field:0,0:SL' });
    expect(told(act(game, 'open cash-out meeple field:0,0:SL'))).toEqual(['A cash-out 4']);
    expect(game.view(null).figures).toMatchObject([{ seat: 1 }]);
  });

  test('G46: the meeple may be placed in the same turn', () => {
    const game = laidOut({ ...laid, board: START, figures: seven('city:0,0:N') });
    act(game, 'open cash-out meeple city:0,0:N');
    place(game, 'BA-B@0,1r0');
    deploy(game, 'monastery:0,1');
    expect(game.view(null).supply[0]).toEqual({ meeple: 0 });
  });

  test('G40: not another’s', () => {
    const game = laidOut({ ...laid, figures: 'A city:0,0:N, B city:0,-1:N' });
    refuses(game, 'open cash-out meeple city:0,-1:N');
  });
});

describe('Change Position', () => {
  const laid = { ...gifts, hands: 'A change-position', draws: 'BA-B BA-B BA-B' };

  test('G50, G53, G58: from standing to lying in any field of the tile, for no points', () => {
    const game = laidOut({ ...laid, figures: 'A road:0,0:E' });
    expect(offered(game)).toEqual([
      'open change-position meeple road:0,0:E.W field:0,0:EL.WR',
      'open change-position meeple road:0,0:E.W field:0,0:ER.SL.SR.WL',
      'pass',
    ]);
    const events = act(game, 'open change-position meeple road:0,0:E field:0,0:SL');
    expect(events.map(({ type }) => type)).toEqual(['gift-opened', 'moved']);
    expect(game.view(null)).toMatchObject({ scores: [0, 0], supply: [{ meeple: 6 }, { meeple: 7 }] });
    expect(game.view(null).figures).toMatchObject([{ seat: 0, on: { kind: 'field', at: 'ER.SL.SR.WL' } }]);
  });

  test('G50, G53: from lying to standing on any road, city or monastery of the tile', () => {
    const board = `${START} BA-L@1,0r0`;
    const game = laidOut({ ...laid, board, figures: 'A field:1,0:ER' });
    expect(offered(game)).toEqual([
      'open change-position meeple field:1,0:ER.SL city:1,0:N',
      'open change-position meeple field:1,0:ER.SL road:1,0:E',
      'open change-position meeple field:1,0:ER.SL road:1,0:S',
      'open change-position meeple field:1,0:ER.SL road:1,0:W',
      'pass',
    ]);
    const monk = laidOut({ ...laid, board: `${START} BA-B@0,1r0`, figures: 'A field:0,1:NL' });
    expect(offered(monk, 'open')).toEqual([
      'open change-position meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR monastery:0,1',
    ]);
  });

  test('G51, G57: the target may be occupied by anybody, without limit', () => {
    const figures = 'A city:0,0:N, A city:0,0:N, A field:0,0:EL, A field:0,0:EL, B field:0,0:EL';
    const game = laidOut({ ...laid, figures });
    act(game, 'open change-position meeple city:0,0:N field:0,0:EL');
    expect(game.feature({ kind: 'field', x: 0, y: 0, at: 'EL.WR' })).toMatchObject({ votes: [3, 1] });
    expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N' })).toMatchObject({ votes: [1, 0] });
  });

  test('G52: neither from standing to standing nor from field to field, nor to another tile, nor for another', () => {
    const board = `${START} BA-U@1,0r90`;
    const game = laidOut({ ...laid, board, figures: 'A city:0,0:N, A field:0,0:EL, B road:0,0:E' });
    for (const line of [
      'city:0,0:N road:0,0:E',
      'field:0,0:EL field:0,0:SL',
      'city:0,0:N field:1,0:NL',
      'road:0,0:E field:0,0:EL',
      'city:0,0:N city:0,0:N',
    ])
      refuses(game, `open change-position meeple ${line}`);
    refuses(game, 'open change-position meeple city:0,0:N');
  });

  test('G54, L25: not the abbot, not onto a garden, and nobody lies down without the field rule', () => {
    const rules = 'gifts abbot';
    const board = `${START} BA-Eg@0,1r180 BA-B@1,1r0`;
    const abbot = laidOut({ ...laid, rules, board, figures: 'A abbot monastery:1,1' });
    expect(abbot.view(0).step).toBe('place');
    refuses(abbot, 'open change-position abbot monastery:1,1 field:1,1:NL');
    const farmer = laidOut({ ...laid, rules, board, figures: 'A field:0,1:NL' });
    expect(offered(farmer, 'open')).toEqual(['open change-position meeple field:0,1:NL.NR.EL.ER.WL.WR city:0,1:S']);
    const fieldless = laidOut({ ...laid, fields: false, figures: 'A road:0,0:E' });
    expect(fieldless.view(0).step).toBe('place');
  });

  test('G55: a finished feature is no target', () => {
    const board = `${START} BA-E@0,-1r180`;
    const game = laidOut({ ...laid, board, figures: 'A field:0,0:EL' });
    expect(offered(game, 'open')).toEqual(['open change-position meeple field:0,0:EL.WR road:0,0:E.W']);
    refuses(game, 'open change-position meeple field:0,0:EL city:0,0:N');
  });

  test('G51: the majority is counted after the move', () => {
    const game = laidOut({ ...laid, figures: 'A field:0,0:EL, B city:0,0:N', draws: 'BA-E BA-B' });
    act(game, 'open change-position meeple field:0,0:EL city:0,0:N');
    place(game, 'BA-E@0,-1r180');
    expect(told(pass(game))).toEqual(['A city 4', 'B city 4']);
  });
});

describe('Take 2', () => {
  const laid = { ...gifts, hands: 'A take-2' };

  test('G60: a second tile is drawn for all to see, one is placed, the other shuffled back', () => {
    const game = laidOut({ ...laid, draws: 'BA-B BA-E BA-X BA-X' });
    expect(act(game, 'open take-2').map(({ type }) => type)).toEqual(['gift-opened', 'drawn-too']);
    expect(game.view(1)).toMatchObject({ step: 'keep', drawn: 'BA-B', drawnToo: 'BA-E', tilesLeft: 2 });
    expect(offered(game)).toEqual(['keep BA-B', 'keep BA-E']);
    for (const line of ['pass', 'keep BA-X', 'place 0,1 0']) refuses(game, line);
    const kept = act(game, 'keep BA-E');
    expect(kept).toEqual([{ type: 'kept', seat: 0, tile: 'BA-E', back: 'BA-B', tilesLeft: 3 }]);
    expect(game.view(null)).toMatchObject({
      step: 'place',
      drawn: 'BA-E',
      drawnToo: null,
      unseen: { 'BA-B': 1, 'BA-X': 2 },
    });
  });

  test('G60: while both are in hand, no square that either could fill is dead', () => {
    const board = 'BA-D@0,0r0 BA-Q@0,-1r90 BA-C@0,-2r0';
    const game = laidOut({ ...laid, board, draws: 'BA-U BA-C' });
    expect(game.view(null).deadSquares).not.toContainEqual({ x: 0, y: -3 });
    act(game, 'open take-2');
    expect(game.view(null).drawnToo).toBe('BA-C');
    expect(game.view(null).deadSquares).not.toContainEqual({ x: 0, y: -3 });
  });

  test('G61: with the pile empty it cannot be opened', () => {
    const game = laidOut({ ...laid, draws: 'BA-B' });
    expect(game.view(0).step).toBe('place');
    refuses(game, 'open take-2');
  });

  test('G62, L21: a second tile that fits nowhere goes back and is not set aside', () => {
    const game = laidOut({ ...laid, board: 'BA-B@0,0r0', draws: 'BA-B BA-C' });
    const events = act(game, 'open take-2');
    expect(events.map(({ type }) => type)).toEqual(['gift-opened', 'drawn-too', 'kept']);
    expect(game.view(null)).toMatchObject({ step: 'place', drawn: 'BA-B', discarded: [], unseen: { 'BA-C': 1 } });
    expect(placeable(game)).toHaveLength(16);
  });

  test('G60: two alike leave nothing to choose', () => {
    const game = laidOut({ ...laid, draws: 'BA-B BA-B BA-E' });
    act(game, 'open take-2');
    expect(game.view(null)).toMatchObject({ step: 'place', drawn: 'BA-B', tilesLeft: 2 });
  });

  test('G63: the tile put back is still to come; the last tile is any that is left', () => {
    const game = laidOut({ ...laid, draws: 'BA-B BA-E' });
    act(game, 'open take-2');
    act(game, 'keep BA-E');
    place(game, 'BA-E@0,-1r180');
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 1, drawn: 'BA-B', tilesLeft: 0 });
    place(game, 'BA-B@0,1r0');
    expect(pass(game).at(-1)).toMatchObject({ type: 'ended' });
  });
});
