import { describe, expect, test } from 'vitest';
import { type Game, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, placeable, refuses, START, told } from '../../support/board.ts';

const arrows = { rules: 'arrows' };
/** An arrow 03 that points to 1,1. */
const EXTRA = `${START} AN-M@1,0r90`;
/** An arrow 02 that points to 0,-2. */
const ANYWHERE = `${START} AN-G@0,-1r180`;
/** An arrow 01 that points to 1,-1. */
const BESIDE = `${START} AN-C@1,0r0`;

const active = (game: Game): string | null => {
  const { arrow } = game.view(null);
  return arrow && `${arrow.x},${arrow.y} ${arrow.symbol}`;
};
/** Places for a figure on other tiles than the newest. */
const elsewhere = (game: Game, figure = 'meeple'): string[] => {
  const { x, y } = game.view(null).board.at(-1)!;
  return offered(game, `deploy ${figure}`).filter((line) => !line.includes(`:${x},${y}`));
};

test('the small pictures are on the tiles on which they are known to be', () => {
  const printed = TILE_DESIGNS.filter(({ set }) => set === 'anniversary').map(({ id, marks, garden }) => [
    id.slice(-1),
    ...marks,
    ...(garden ? ['garden'] : []),
  ]);
  expect(printed.filter((one) => one.length > 1).map((one) => one.join(' '))).toEqual([
    'B water-tower',
    'C lone-highwayman',
    'D garden',
    'F lone-highwayman',
    'G farmhouse',
    'J water-tower',
    'M stable',
  ]);
});

describe('placing arrows', () => {
  test('AN1: an arrow tile is placed by the normal rules, wherever it points', () => {
    const plain = laidOut({ draws: 'AN-C' });
    const game = laidOut({ ...arrows, draws: 'AN-C' });
    expect(placeable(game)).toEqual(placeable(plain));
    expect(placeable(game)).toEqual(['-1,0 0', '-1,0 180', '0,1 0', '0,1 180', '1,0 0', '1,0 180']);
  });

  test('AN2, AN19: towards nothing: 2 points in step 1, and the turn goes on', () => {
    const game = laidOut({ ...arrows, figures: 'B city:0,0:N', draws: 'AN-G BA-B' });
    const events = place(game, 'AN-G@0,-1r180');
    expect(told(events)).toEqual(['A arrow 2']);
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({
      on: null,
      working: [{ of: 'arrows', count: 1, each: 2 }],
    });
    expect(game.view(null)).toMatchObject({ step: 'meeple', scores: [2, 0], arrow: null });
    expect(told(deploy(game, 'field:0,-1:NL'))).toEqual(['B city 4']);
  });

  test('AN3: towards a tile: its symbol is active and nothing is scored', () => {
    const game = laidOut({ ...arrows, figures: 'A city:0,0:N', draws: 'AN-E BA-B' });
    const events = place(game, 'AN-E@0,1r0');
    expect(told(events)).toEqual([]);
    expect(events).toContainEqual({ type: 'arrow', seat: 0, active: { x: 0, y: 1, symbol: 'add-meeple' } });
    expect(active(game)).toBe('0,1 add-meeple');
  });

  test('AN4: any tile before an arrow of the table activates it', () => {
    const game = laidOut({ ...arrows, board: ANYWHERE, draws: 'BA-B BA-B' });
    place(game, 'BA-B@0,-2r0');
    expect(active(game)).toBe('0,-1 place-anywhere');
  });

  test('AN4: a tile beside an arrow that points elsewhere does not', () => {
    const game = laidOut({ ...arrows, board: ANYWHERE, draws: 'BA-B BA-B' });
    expect(place(game, 'BA-B@1,-1r0').map(({ type }) => type)).toEqual(['placed']);
    expect(active(game)).toBeNull();
  });

  test('AN5: an arrow does not reach over an empty square', () => {
    const board = `${START} BA-H@0,-1r0 BA-E@0,-2r180 BA-B@1,-2r0`;
    const game = laidOut({ ...arrows, board, draws: 'AN-C BA-B' });
    expect(told(place(game, 'AN-C@1,0r0'))).toEqual(['A arrow 2']);
  });

  test('AN6, L17: if several arrows could be activated, the player must choose one', () => {
    const game = laidOut({ ...arrows, board: `${EXTRA} BA-B@0,1r0`, draws: 'AN-E BA-B' });
    expect(told(place(game, 'AN-E@1,1r270'))).toEqual([]);
    expect(game.view(1)).toMatchObject({ step: 'arrow', arrow: null });
    expect(offered(game)).toEqual(['activate 1,0', 'activate 1,1']);
    for (const line of ['pass', 'activate 0,0', 'deploy meeple monastery:1,1']) refuses(game, line);
    expect(told(act(game, 'activate 1,1'))).toEqual([]);
    expect(active(game)).toBe('1,1 add-meeple');
    pass(game);
    expect(game.asked).toBe(1);
  });

  test('AN7: the symbol of another tile is chosen: 2 points for its own', () => {
    const game = laidOut({ ...arrows, board: `${EXTRA} BA-B@0,1r0`, draws: 'AN-E BA-B' });
    place(game, 'AN-E@1,1r270');
    expect(told(act(game, 'activate 1,0'))).toEqual(['A arrow 2']);
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 0, part: 'extra' });
  });

  test('AN7: two arrows of the table: the choice scores nothing on a plain tile', () => {
    const board = `${START} AN-M@1,0r90 AN-M@2,0r90 BA-B@2,1r0 AN-E@0,1r90`;
    const game = laidOut({ ...arrows, board, draws: 'BA-B BA-B' });
    place(game, 'BA-B@1,1r0');
    expect(offered(game)).toEqual(['activate 0,1', 'activate 1,0']);
    expect(told(act(game, 'activate 0,1'))).toEqual([]);
  });

  test('AN8: with one candidate nothing is asked, and using 01 or 02 is optional', () => {
    const game = laidOut({ ...arrows, figures: 'A city:0,0:N', draws: 'AN-E BA-B' });
    place(game, 'AN-E@0,1r0');
    expect(elsewhere(game)).toEqual(['deploy meeple city:0,0:N']);
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 1, scores: [0, 0], arrow: null });
  });

  test('AN8: a symbol of no use still costs the 2 points', () => {
    const game = laidOut({ ...arrows, draws: 'AN-E BA-B' });
    expect(told(place(game, 'AN-E@0,1r0'))).toEqual([]);
    expect(elsewhere(game)).toEqual([]);
    expect(game.view(null).scores).toEqual([0, 0]);
  });

  test('with the switch off arrows are a drawing', () => {
    const game = laidOut({ board: EXTRA, draws: 'AN-E BA-B BA-B' });
    expect(place(game, 'AN-E@1,1r0').map(({ type }) => type)).toEqual(['placed']);
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 1, scores: [0, 0] });
  });

  test('L16: the arrow of a start tile does nothing when it is laid out, and works from then on', () => {
    const game = laidOut({ ...arrows, board: EXTRA, draws: 'BA-B BA-B' });
    expect(game.view(null)).toMatchObject({ scores: [0, 0], arrow: null, part: 'own' });
    place(game, 'BA-B@1,1r0');
    expect(active(game)).toBe('1,0 extra-turn');
  });
});

describe('02: place anywhere', () => {
  test('AN9, L10, L13: any unfinished feature of another tile on which nobody stands', () => {
    const board = `${ANYWHERE} BA-U@1,0r90 BA-B@0,1r0`;
    const game = laidOut({ ...arrows, board, figures: 'B road:1,0:E', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-2r0');
    expect(elsewhere(game)).toEqual([
      'deploy meeple field:0,-1:NL.NR.EL.ER.WL.WR',
      'deploy meeple field:0,0:EL.WR',
      'deploy meeple field:0,0:ER.SL.SR.WL',
      'deploy meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy meeple field:1,0:ER.SL.SR.WL',
      'deploy meeple field:1,0:NL.NR.EL.WR',
      'deploy meeple monastery:0,1',
    ]);
    deploy(game, 'monastery:0,1');
    expect(game.view(null).figures).toContainEqual(
      expect.objectContaining({ seat: 0, on: expect.objectContaining({ kind: 'monastery' }) }),
    );
  });

  test('AN9: a field with any seat’s farmer anywhere is taken', () => {
    const board = `${ANYWHERE} BA-U@1,0r90`;
    const game = laidOut({ ...arrows, board, figures: 'B field:0,0:SL', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-2r0');
    refuses(game, 'deploy meeple field:1,0:SL');
    refuses(game, 'deploy meeple field:0,0:SL');
  });

  test('AN9: the abbot goes on a monastery or garden and nowhere else', () => {
    const board = `${ANYWHERE} BA-B@0,1r0 BA-Eg@0,2r180`;
    const game = laidOut({ rules: 'arrows abbot', board, draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-2r0');
    expect(elsewhere(game, 'abbot')).toEqual(['deploy abbot garden:0,2', 'deploy abbot monastery:0,1']);
    expect(elsewhere(game)).not.toContain('deploy meeple garden:0,2');
  });

  test('AN9: with the field rule off no field', () => {
    const game = laidOut({ ...arrows, board: `${ANYWHERE} BA-B@0,1r0`, fields: false, draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-2r0');
    expect(elsewhere(game)).toEqual(['deploy meeple monastery:0,1', 'deploy meeple road:0,0:E.W']);
  });

  test('AN9: instead of placing on the new tile: one meeple in all', () => {
    const game = laidOut({ ...arrows, board: `${ANYWHERE} BA-B@0,1r0`, draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-2r0');
    deploy(game, 'monastery:0,1');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });
});

describe('01: add a meeple', () => {
  const board = `${BESIDE} BA-F@0,-1r90`;
  /** The arrow points to this tile, which is no part of the city. */
  const last = 'BA-B@1,-1r0';
  const laid = { ...arrows, board, draws: 'BA-B BA-B' };

  test('AN10: beside one of the own; both count for the majority', () => {
    const game = laidOut({ ...laid, figures: 'A city:0,0:N, B city:0,-1:N' });
    place(game, last);
    expect(elsewhere(game)).toEqual(['deploy meeple city:0,0:N']);
    deploy(game, 'city:0,0:N');
    expect(game.feature({ kind: 'city', x: 0, y: 0, at: 'N' })).toMatchObject({ votes: [2, 1], owners: [0] });
  });

  test('AN10: not beside another’s, nor on an empty place', () => {
    const game = laidOut({ ...laid, figures: 'B city:0,0:N' });
    place(game, last);
    refuses(game, 'deploy meeple city:0,0:N');
    refuses(game, 'deploy meeple field:0,0:EL');
    expect(elsewhere(game)).toEqual([]);
  });

  test('AN11, L11: never a third side by side; another spot of the same feature is open', () => {
    const game = laidOut({ ...laid, figures: 'A city:0,0:N, A city:0,0:N, A city:0,-1:N, B city:0,-1:N' });
    place(game, last);
    expect(elsewhere(game)).toEqual(['deploy meeple city:0,-1:N.S']);
    refuses(game, 'deploy meeple city:0,0:N');
  });

  test('AN12: the feature may be shared with others', () => {
    const game = laidOut({ ...laid, figures: 'A city:0,0:N, B city:0,0:N, B city:0,-1:N' });
    place(game, last);
    expect(elsewhere(game)).toEqual(['deploy meeple city:0,0:N']);
  });

  test('AN13, L12: the abbot beside a monk and a monk beside the abbot, but nobody in a garden', () => {
    const monks = { rules: 'arrows abbot', board: `${BESIDE} BA-B@0,1r0 BA-Eg@0,2r180`, draws: 'BA-B BA-B' };
    const game = laidOut({ ...monks, figures: 'A monastery:0,1' });
    place(game, last);
    expect([...elsewhere(game, 'abbot'), ...elsewhere(game)]).toEqual([
      'deploy abbot monastery:0,1',
      'deploy meeple monastery:0,1',
    ]);
    const beside = laidOut({ ...monks, figures: 'A abbot monastery:0,1' });
    place(beside, last);
    expect([...elsewhere(beside, 'abbot'), ...elsewhere(beside)]).toEqual(['deploy meeple monastery:0,1']);
    const garden = laidOut({ ...monks, figures: 'A abbot garden:0,2' });
    place(garden, last);
    expect([...elsewhere(garden, 'abbot'), ...elsewhere(garden)]).toEqual([]);
  });

  test('AN14: beside a farmer, too: fields have a majority; no abbot there', () => {
    const game = laidOut({ ...laid, rules: 'arrows abbot', figures: 'A field:0,0:SL' });
    place(game, last);
    expect([...elsewhere(game, 'abbot'), ...elsewhere(game)]).toEqual(['deploy meeple field:0,0:ER.SL.SR.WL']);
  });

  test('AN15: on a feature that this tile has just finished, which 02 may not claim', () => {
    const city = `${START} AN-C@1,-1r270`;
    const game = laidOut({ ...arrows, board: city, figures: 'A city:0,0:N, B city:0,0:N', draws: 'BA-E BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(active(game)).toBe('1,-1 add-meeple');
    expect(told(deploy(game, 'city:0,0:N'))).toEqual(['A city 4']);
    const anywhere = `${START} AN-H@1,-1r180`;
    const other = laidOut({ ...arrows, board: anywhere, draws: 'BA-E BA-B' });
    place(other, 'BA-E@0,-1r180');
    expect(active(other)).toBe('1,-1 place-anywhere');
    refuses(other, 'deploy meeple city:0,0:N');
  });

  test('L10: a place on the tile just placed is not offered a second time', () => {
    const game = laidOut({ ...laid, figures: 'A city:0,0:N' });
    place(game, last);
    expect(new Set(offered(game)).size).toBe(offered(game).length);
  });
});

describe('03: extra turn', () => {
  test('AN16: the turn is finished, then a whole one follows', () => {
    const game = laidOut({ ...arrows, board: EXTRA, figures: 'B city:0,0:N', draws: 'BA-B BA-E BA-B' });
    place(game, 'BA-B@1,1r0');
    const events = deploy(game, 'monastery:1,1');
    expect(events).toContainEqual({ type: 'turn', turn: 2, seat: 0, part: 'extra' });
    expect(game.view(null)).toMatchObject({ asked: 0, part: 'extra', step: 'place', arrow: null });
    place(game, 'BA-E@0,-1r180');
    expect(told(deploy(game, 'field:0,-1:NL'))).toEqual(['B city 4']);
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own' });
  });

  test('AN16: gifts, placing and taking back the abbot in it', () => {
    const game = laidOut({
      rules: 'arrows gifts abbot',
      board: `${EXTRA} BA-B@0,1r0`,
      figures: 'A abbot monastery:0,1',
      hands: 'A cash-out',
      draws: 'BA-B BA-B BA-B',
    });
    pass(game);
    place(game, 'BA-B@1,1r0');
    pass(game);
    expect(game.view(0)).toMatchObject({ part: 'extra', step: 'gift' });
    pass(game);
    place(game, 'BA-B@2,1r0');
    expect(offered(game)).toEqual([
      'deploy meeple field:2,1:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy meeple monastery:2,1',
      'pass',
      'return abbot monastery:0,1',
    ]);
  });

  test('AN17, AN18, L14: in it another 03 is active without effect, and costs the 2 points', () => {
    const game = laidOut({ ...arrows, board: EXTRA, draws: 'BA-B AN-O BA-B BA-B' });
    place(game, 'BA-B@1,1r0');
    pass(game);
    expect(told(place(game, 'AN-O@2,0r270'))).toEqual([]);
    expect(active(game)).toBe('2,0 extra-turn');
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own' });
  });

  test('AN17, L14: in it 01 and 02 work', () => {
    const board = `${EXTRA} BA-E@0,-1r180`;
    const game = laidOut({ ...arrows, board, figures: 'A road:0,0:E', draws: 'BA-B AN-E BA-B' });
    place(game, 'BA-B@1,1r0');
    pass(game);
    place(game, 'AN-E@0,1r0');
    expect(active(game)).toBe('0,1 add-meeple');
    deploy(game, 'road:0,0:E');
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own' });
  });

  test('L14: 03 in an own turn after a run with an extra turn gives another', () => {
    const game = laidOut({ ...arrows, board: EXTRA, draws: 'BA-B BA-B BA-B AN-O BA-B BA-B' });
    const turns: unknown[] = [];
    for (const last of ['BA-B@1,1r0', 'BA-B@0,1r0', 'BA-B@1,2r0', 'AN-O@2,0r270']) {
      turns.push([game.asked, game.view(null).part]);
      place(game, last);
      pass(game);
    }
    turns.push([game.asked, game.view(null).part]);
    expect(turns).toEqual([
      [0, 'own'],
      [0, 'extra'],
      [1, 'own'],
      [0, 'own'],
      [0, 'extra'],
    ]);
  });

  test('AN21: with nothing left to draw it cannot start: the game ends', () => {
    const game = laidOut({ ...arrows, board: EXTRA, draws: 'BA-B' });
    place(game, 'BA-B@1,1r0');
    expect(pass(game).at(-1)).toMatchObject({ type: 'ended' });
    expect(game.asked).toBeNull();
  });
});
