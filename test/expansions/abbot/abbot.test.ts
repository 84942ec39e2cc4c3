import { describe, expect, test } from 'vitest';
import { TILE_DESIGNS } from '../../../src/engine/index.ts';
import { act, deploy, finalScores, laidOut, offered, pass, place, refuses, told } from '../../support/board.ts';

/** A garden at 0,1 with five neighbours, among them all three in the north. */
const GARDEN = 'BA-D@0,0r0 BA-Vg@0,1r0 BA-U@-1,1r90 BA-U@1,0r90 BA-U@-1,0r90 BA-E@1,1r90';
/** All squares around that garden, except 1,2. */
const SEVEN = `${GARDEN} BA-U@0,2r0 BA-E@-1,2r180`;
/** A monastery at 0,1 with seven neighbours; 1,2 is empty. */
const MONASTERY = 'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-U@1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180 BA-E@0,2r180';
/** Far from both. */
const FAR = 'BA-B@1,-1r0';

const abbot = { rules: 'abbot' };

describe('the abbot', () => {
  test('AB1: one a seat, and eight gardens on base tiles', () => {
    expect(laidOut({ ...abbot, draws: 'BA-B' }).view(null).supply).toEqual(Array(2).fill({ meeple: 7, abbot: 1 }));
    const gardens = TILE_DESIGNS.filter(({ set, garden }) => set === 'base' && garden);
    expect(gardens.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  test('AB1: with the switch off there is none, and gardens are nothing', () => {
    const game = laidOut({ draws: 'BA-Eg BA-B' });
    expect(game.view(null).supply).toEqual(Array(2).fill({ meeple: 7 }));
    place(game, 'BA-Eg@0,1r180');
    refuses(game, 'deploy abbot garden:0,1');
    expect(offered(game).filter((line) => line.includes('garden'))).toEqual([]);
  });

  test('AB2: goes on a garden of the tile just placed; a meeple does not', () => {
    const game = laidOut({ ...abbot, draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@0,1r180');
    expect(offered(game)).toEqual([
      'deploy abbot garden:0,1',
      'deploy meeple city:0,1:S',
      'deploy meeple field:0,1:NL.NR.EL.ER.WL.WR',
      'pass',
    ]);
    deploy(game, 'garden:0,1', 'abbot');
    expect(game.view(null).supply[0]).toEqual({ meeple: 7, abbot: 0 });
  });

  test('AB2: goes on a monastery of the tile just placed, as a meeple does', () => {
    const game = laidOut({ ...abbot, draws: 'BA-A BA-B' });
    place(game, 'BA-A@1,0r90');
    expect(offered(game, 'deploy abbot')).toEqual(['deploy abbot monastery:1,0']);
    expect(offered(game, 'deploy meeple')).toContain('deploy meeple monastery:1,0');
  });

  test('AB3: a garden with eight neighbours scores 9 in step 3 and sends the abbot home', () => {
    const game = laidOut({ ...abbot, board: SEVEN, figures: 'B abbot garden:0,1', draws: 'BA-E BA-B' });
    place(game, 'BA-E@1,2r90');
    expect(told(pass(game))).toEqual(['B garden 9']);
    expect(game.view(null)).toMatchObject({ figures: [], supply: [{ abbot: 1 }, { abbot: 1 }] });
  });

  test('AB3: a monastery with an abbot likewise', () => {
    const game = laidOut({ ...abbot, board: MONASTERY, figures: 'B abbot monastery:0,1', draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@1,2r180');
    expect(told(pass(game))).toEqual(['B monastery 9']);
  });

  test('AB9: left at the end it scores like a monk: 1 and 1 a neighbour', () => {
    expect(finalScores({ ...abbot, board: GARDEN, figures: 'A abbot garden:0,1' })).toEqual([6, 0]);
    expect(finalScores({ ...abbot, board: MONASTERY, figures: 'A abbot monastery:0,1' })).toEqual([8, 0]);
  });

  test('AB9: it has one vote if several figures share the place', () => {
    const figures = 'A abbot monastery:0,1, B monastery:0,1';
    expect(finalScores({ ...abbot, board: MONASTERY, figures })).toEqual([8, 8]);
    expect(finalScores({ ...abbot, board: MONASTERY, figures: `${figures}, B monastery:0,1` })).toEqual([0, 8]);
  });

  test('AB13: on the tile just placed only, unclaimed', () => {
    const game = laidOut({ ...abbot, board: GARDEN, draws: 'BA-B BA-B' });
    place(game, FAR);
    expect(offered(game, 'deploy abbot')).toEqual(['deploy abbot monastery:1,-1']);
    refuses(game, 'deploy abbot garden:0,1');
  });
});

describe('taking the abbot back', () => {
  const laid = { ...abbot, board: GARDEN, figures: 'A abbot garden:0,1', draws: 'BA-B BA-B' };

  test('AB4, AB8, AB11: instead of a meeple, scored at once: 1 and 1 for each square around that holds a tile', () => {
    const game = laidOut(laid);
    place(game, FAR);
    const events = act(game, 'return abbot garden:0,1');
    expect(events.slice(0, 2)).toMatchObject([
      {
        type: 'scored',
        seat: 0,
        points: 6,
        reason: 'garden.incomplete',
        working: [
          { of: 'tiles', count: 1, each: 1 },
          { of: 'neighbours', count: 5, each: 1 },
        ],
      },
      { type: 'returned', seat: 0, figure: 'abbot' },
    ]);
    expect(game.view(null)).toMatchObject({ scores: [6, 0], figures: [], asked: 1 });
    expect(game.view(null).supply[0]).toEqual({ meeple: 7, abbot: 1 });
  });

  test('AB5: excludes all else in that step 2; placing and taking back in one step is impossible', () => {
    const game = laidOut({ ...laid, draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@1,-1r0');
    expect(offered(game)).toContain('return abbot garden:0,1');
    act(game, 'return abbot garden:0,1');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', figures: [] });
    const other = laidOut({ ...abbot, draws: 'BA-Eg BA-B' });
    place(other, 'BA-Eg@0,1r180');
    refuses(other, 'return abbot garden:0,1');
    deploy(other, 'garden:0,1', 'abbot');
    refuses(other, 'return abbot garden:0,1');
  });

  test('AB6: from a place that this tile has just finished', () => {
    const game = laidOut({ ...abbot, board: MONASTERY, figures: 'A abbot monastery:0,1', draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@1,2r180');
    expect(told(act(game, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 9']);
  });

  test('V1, AB6: by the other reading not from a finished place, where he scores with all others; from unfinished places as ever', () => {
    const rules = `${abbot.rules} unfinished-recall`;
    const figures = 'A abbot monastery:0,1';
    const game = laidOut({ ...abbot, rules, board: MONASTERY, figures, draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@1,2r180');
    expect(offered(game, 'return')).toEqual([]);
    refuses(game, 'return abbot monastery:0,1');
    expect(told(pass(game))).toEqual(['A monastery 9']);
    const open = laidOut({ ...abbot, rules, board: MONASTERY, figures, draws: 'BA-B BA-B' });
    place(open, FAR);
    expect(told(act(open, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 8']);
  });

  test('V1: nor from a garden, nor from beside others, who would have the majority there', () => {
    const rules = `${abbot.rules} unfinished-recall`;
    const garden = laidOut({ ...abbot, rules, board: SEVEN, figures: 'A abbot garden:0,1', draws: 'BA-E BA-B' });
    place(garden, 'BA-E@1,2r90');
    expect(offered(garden, 'return')).toEqual([]);
    expect(told(pass(garden))).toEqual(['A garden 9']);
    const figures = 'A abbot monastery:0,1, B monastery:0,1, B monastery:0,1';
    const shared = laidOut({ ...abbot, rules, board: MONASTERY, figures, draws: 'BA-Eg BA-B' });
    place(shared, 'BA-Eg@1,2r180');
    expect(offered(shared, 'return')).toEqual([]);
    expect(told(pass(shared))).toEqual(['B monastery 9']);
  });

  test('AB7: with any other figures there; they stay', () => {
    const figures = 'A abbot monastery:0,1, B monastery:0,1, B monastery:0,1';
    const game = laidOut({ ...abbot, board: MONASTERY, figures, draws: 'BA-B BA-B' });
    place(game, FAR);
    expect(told(act(game, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 8']);
    expect(game.view(null).figures).toHaveLength(2);
    expect(game.feature({ kind: 'monastery', x: 0, y: 1, at: '' })).toMatchObject({ votes: [0, 2], owners: [1] });
  });

  test('AB7: the figures that stay score the place that is finished in step 3', () => {
    const figures = 'A abbot monastery:0,1, B monastery:0,1';
    const game = laidOut({ ...abbot, board: MONASTERY, figures, draws: 'BA-Eg BA-B' });
    place(game, 'BA-Eg@1,2r180');
    expect(told(act(game, 'return abbot monastery:0,1'))).toEqual(['A monastery.incomplete 9', 'B monastery 9']);
  });

  test('AB8: it is scored before step 3, and the abbot is not placed again in this turn', () => {
    const game = laidOut({ ...laid, figures: 'A abbot garden:0,1, B city:0,0:N', draws: 'BA-E BA-Eg BA-B' });
    place(game, 'BA-E@0,-1r180');
    expect(told(act(game, 'return abbot garden:0,1'))).toEqual(['A garden.incomplete 6', 'B city 4']);
    expect(game.asked).toBe(1);
  });

  test('AB4: another seat’s abbot cannot be taken, nor a meeple', () => {
    const game = laidOut({ ...laid, figures: 'B abbot garden:0,1, A city:0,0:N' });
    place(game, FAR);
    refuses(game, 'return abbot garden:0,1');
    refuses(game, 'return meeple city:0,0:N');
    expect(offered(game, 'return')).toEqual([]);
  });

  test('AB10: a garden is no monastery: a Synod meeple does not go there', () => {
    const game = laidOut({ ...laid, rules: 'abbot gifts', figures: '', hands: 'A synod' });
    expect(game.view(0).step).toBe('place');
    refuses(game, 'open synod abbot garden:0,1');
  });

  test('AB12: taken back, it may stand there again when a rule lets it: by an arrow anywhere', () => {
    const game = laidOut({ ...laid, rules: 'abbot arrows', draws: 'BA-B BA-B AN-G BA-B' });
    place(game, FAR);
    act(game, 'return abbot garden:0,1');
    place(game, 'BA-B@-1,-1r0');
    pass(game);
    place(game, 'AN-G@2,-1r90');
    expect(offered(game, 'deploy abbot')).toContain('deploy abbot garden:0,1');
  });

  test('AB12: and beside another own meeple on a monastery', () => {
    const figures = 'A abbot monastery:0,1, A monastery:0,1';
    const draws = 'BA-B BA-B AN-E BA-B';
    const game = laidOut({ rules: 'abbot arrows', board: MONASTERY, figures, draws });
    place(game, FAR);
    act(game, 'return abbot monastery:0,1');
    place(game, 'BA-B@-1,-1r0');
    pass(game);
    place(game, 'AN-E@2,-1r270');
    expect(offered(game, 'deploy abbot')).toContain('deploy abbot monastery:0,1');
  });
});
