import { describe, expect, test } from 'vitest';
import { act, deploy, deployable, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';
import { home, LATER, meadow, ofType, rules, steps, turn, whereIs } from './support.ts';

describe('the princess', () => {
  test('PD27: any one meeple of the city that she belongs to, any type and owner, own included; not builders', () => {
    const board = `${START} BA-G@0,-1r90`;
    const own = 'A city:0,0:N, A builder city:0,0:N, A road:0,0:E';
    const figures = `${own}, B large city:0,-1:N, B meeple city:0,-1:N`;
    const game = laidOut({ rules: `${rules} large-meeple builders`, board, figures, draws: `PD-B ${LATER}` });
    place(game, 'PD-B@0,-2r180');
    expect(offered(game, 'princess')).toEqual([
      'princess 0 meeple city:0,0:N',
      'princess 1 large city:0,-1:N.S',
      'princess 1 meeple city:0,-1:N.S',
    ]);
    refuses(game, 'princess 0 builder city:0,0:N');
    refuses(game, 'princess 0 meeple road:0,0:E');
    const events = act(game, 'princess 1 large city:0,-1:N');
    expect(home(events, 'princess')).toEqual(['B large 0,-1']);
    expect(game.view(null).supply[1]).toMatchObject({ large: 1, meeple: 6 });
  });

  test('PD27, PD55: the game offers one of two alike on one segment', () => {
    const game = laidOut({ rules, figures: 'B city:0,0:N, B city:0,0:N', draws: `PD-B ${LATER}` });
    place(game, 'PD-B@0,-1r180');
    expect(offered(game, 'princess')).toEqual(['princess 1 meeple city:0,0:N']);
    act(game, 'princess 1 meeple city:0,0:N');
    expect(game.view(null).figures).toHaveLength(1);
  });

  test('PD27: only hers of two cities of a tile; nobody if it is empty, or the tile has no princess', () => {
    const laid = { rules, figures: 'B city:0,0:N', draws: `PD-F ${LATER}` };
    const other = laidOut(laid);
    place(other, 'PD-F@0,-1r0');
    expect(offered(other, 'princess')).toEqual([]);
    const hers = laidOut(laid);
    place(hers, 'PD-F@0,-1r180');
    expect(offered(hers, 'princess')).toEqual(['princess 1 meeple city:0,0:N']);
    const plain = laidOut({ ...laid, draws: `BA-G ${LATER}` });
    place(plain, 'BA-G@0,-1r90');
    expect(offered(plain, 'princess')).toEqual([]);
    const empty = laidOut({ rules, draws: `PD-F ${LATER}` });
    place(empty, 'PD-F@0,-1r180');
    expect(offered(empty, 'princess')).toEqual([]);
  });

  test('PD27: before scoring: in a city that the tile has finished it changes the majority', () => {
    const figures = 'A city:0,0:N, B city:0,0:N, B city:0,0:N';
    const game = laidOut({ rules, figures, draws: `PD-D ${LATER}` });
    place(game, 'PD-D@0,-1r180');
    const events = act(game, 'princess 1 meeple city:0,0:N');
    expect(told(events)).toEqual(['A city 4', 'B city 4']);
    expect([home(events, 'princess'), home(events)]).toEqual([['B meeple 0,0'], ['A meeple 0,0', 'B meeple 0,0']]);
  });

  test('PD28, PD60: that is the whole step 2: no figure, fairy or abbot after it; unused it leaves all else', () => {
    const board = `${START} BA-Eg@0,1r180`;
    const figures = 'B city:0,0:N, A abbot garden:0,1';
    const game = laidOut({ rules: `${rules} abbot`, board, figures, draws: `PD-B PD-B ${LATER}` });
    place(game, 'PD-B@0,-1r180');
    expect(offered(game)).toEqual([
      'deploy meeple field:0,-1:NL.NR.WL.WR',
      'fairy abbot garden:0,1',
      'pass',
      'princess 1 meeple city:0,0:N',
      'return abbot garden:0,1',
    ]);
    act(game, 'princess 1 meeple city:0,0:N');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
    expect(game.view(null).figures.map(({ figure }) => figure)).toEqual(['abbot']);
    const declined = laidOut({ rules: `${rules} abbot`, board, figures, draws: `PD-B ${LATER}` });
    place(declined, 'PD-B@0,-1r180');
    pass(declined);
    expect(declined.view(null).figures).toHaveLength(2);
  });

  test('PD60: the abbot is not placed on the garden of the tile in that turn either', () => {
    const game = laidOut({ rules: `${rules} abbot`, figures: 'B city:0,0:N', draws: `PD-B ${LATER}` });
    place(game, 'PD-B@0,-1r180');
    expect(offered(game, 'deploy abbot')).toEqual(['deploy abbot garden:0,-1']);
    act(game, 'princess 1 meeple city:0,0:N');
    expect(game.view(null)).toMatchObject({ asked: 1, figures: [] });
  });

  test('PD71: no builder in a city whose own knights she sent home, and a builder there goes after them', () => {
    const laid = { rules: `${rules} builders`, draws: `PD-B ${LATER}` };
    const game = laidOut({ ...laid, figures: 'A city:0,0:N, A builder city:0,0:N, B city:0,0:N' });
    place(game, 'PD-B@0,-1r180');
    const events = act(game, 'princess 0 meeple city:0,0:N');
    expect([home(events, 'princess'), home(events)]).toEqual([['A meeple 0,0'], ['A builder 0,0']]);
    const next = laidOut({ ...laid, figures: 'A city:0,0:N, B city:0,0:N', draws: `PD-B BA-G BA-G ${LATER}` });
    place(next, 'PD-B@0,-1r180');
    expect(offered(next, 'deploy builder')).toEqual(['deploy builder city:0,-1:E.S']);
    act(next, 'princess 0 meeple city:0,0:N');
    turn(next, 'BA-G@1,-1r0');
    place(next, 'BA-G@2,-1r0');
    expect(offered(next, 'deploy builder')).toEqual([]);
  });
});

describe('portals', () => {
  const board = `${START} BA-E@0,-1r180 ${meadow('0,1')} BA-A@-1,0r270`;

  test('PD30: instead of the tile any other, on what is unfinished and unoccupied as a whole', () => {
    const figures = 'B road:0,0:E, B field:0,0:EL';
    const game = laidOut({ rules, board, figures, draws: `PD-R ${LATER}` });
    place(game, 'PD-R@1,0r0');
    // Closed are the finished city, the road, and the field of B around the road's end, on all their tiles.
    expect(deployable(game)).toEqual([
      'field:0,-1:NL.NR.EL.ER.WL.WR',
      'field:1,0:ER.SL',
      'monastery:-1,0',
      'monastery:0,1',
      'road:1,0:E',
      'road:1,0:S',
    ]);
    const events = deploy(game, 'monastery:0,1');
    expect(ofType(events, 'deployed')).toMatchObject([{ seat: 0, on: { kind: 'monastery', x: 0, y: 1 } }]);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('PD30: the usual rule holds on the tile itself: a feature that it has finished may be claimed there', () => {
    const game = laidOut({ rules, draws: `PD-T ${LATER}` });
    place(game, 'PD-T@0,-1r180');
    expect(deployable(game)).toContain('city:0,-1:S');
    expect(deployable(game)).not.toContain('city:0,0:N');
    expect(told(deploy(game, 'city:0,-1:S'))).toEqual(['A city 4']);
  });

  test('PD30: no other tile opens a portal', () => {
    const game = laidOut({ rules, board, draws: `BA-W ${LATER}` });
    place(game, 'BA-W@1,0r0');
    expect(deployable(game).filter((one) => !one.includes(':1,0'))).toEqual([]);
  });

  test('PD31: meeples alone: builders and pigs stay with the tile', () => {
    const figures = 'A road:0,0:E, A field:0,1:NL, A city:0,-1:S';
    const game = laidOut({
      rules: `${rules} builders pigs large-meeple`,
      figures,
      board: `${START} BA-G@0,-1r90 ${meadow('0,1')}`,
      draws: `PD-R ${LATER}`,
    });
    place(game, 'PD-R@1,0r0');
    const small = offered(game).filter((line) => /^deploy (builder|pig)/.test(line));
    expect(small).toEqual(['deploy builder road:1,0:W', 'deploy pig field:1,0:SR.WL']);
    expect(offered(game, 'deploy large')).toContain('deploy large monastery:0,1');
  });

  test('PD14, PD31, PD50: not onto the dragon’s tile; onto a volcano that it has left', () => {
    const game = laidOut({ rules, draws: `PD-2 PD-R PD-H PD-R ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    place(game, 'PD-R@1,0r0');
    expect(deployable(game).filter((one) => one.includes(':0,1'))).toEqual([]);
    expect(deployable(game)).toContain('field:0,0:ER.SL.SR.WL');
    pass(game);
    turn(game, 'PD-H@-1,0r0');
    expect(whereIs(game, 'dragon')).toBe('0,0');
    steps(game, '1,0');
    place(game, 'PD-R@2,0r0');
    expect(deployable(game).filter((one) => one.includes(':1,0'))).toEqual([]);
    expect(deployable(game)).toContain('field:0,1:NL.NR.EL.ER.SL.SR.WL.WR');
    expect(deployable(game)).toContain('city:0,0:N');
  });

  test('PD61: an abbot may go through, to a monastery or garden that is unfinished and unclaimed', () => {
    const gardens = `${board} BA-Eg@0,2r180`;
    const game = laidOut({
      rules: `${rules} abbot`,
      board: gardens,
      figures: 'B monastery:0,1',
      draws: `PD-R ${LATER}`,
    });
    place(game, 'PD-R@1,0r0');
    expect(offered(game, 'deploy abbot')).toEqual(['deploy abbot garden:0,2', 'deploy abbot monastery:-1,0']);
  });
});
