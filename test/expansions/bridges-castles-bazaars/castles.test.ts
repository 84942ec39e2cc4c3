import { describe, expect, test } from 'vitest';
import { type GameEvent, playLine } from '../../../src/engine/index.ts';
import { act, finalScores, laidOut, offered, pass, place, told } from '../../support/board.ts';
import { laidIn, takenIn } from '../goldmines/support.ts';
import { FINISHING, home, LATER, lords, meadow, TOWN, turn, withCastle } from './support.ts';

const rules = 'castles';

describe('a castle', () => {
  test('BR20, BR23: the owner of the one meeple in a town lays a castle instead of scoring', () => {
    const game = laidOut({ rules, ...TOWN, draws: `BA-E ${LATER}` });
    place(game, FINISHING);
    pass(game);
    expect([game.step, game.asked, offered(game)]).toEqual(['castle', 0, ['castle city:0,-1:S', 'pass']]);
    const declined = game.clone();
    expect(told(pass(declined))).toEqual(['A city 4']);
    const events = act(game, 'castle city:0,-1:S');
    expect([told(events), home(events), lords(game)]).toEqual([[], [], ['A meeple']]);
    expect(game.view(null).pieces.find(({ kind }) => kind === 'laid-castle')).toMatchObject({
      at: { x: 0, y: 0 },
      towards: 'N',
    });
  });

  test('BR20: any seat may be asked, not only the one whose turn it is', () => {
    const game = laidOut({ rules, board: 'BA-E@0,0r0', figures: 'B city:0,0:N', draws: `BA-E ${LATER}` });
    place(game, FINISHING);
    pass(game);
    expect([game.asked, game.moment]).toEqual([1, 'apart']);
  });

  test.each([
    ['BR21: with two meeples', 'A city:0,0:N, B city:0,0:N', 'BA-E@0,0r0', 'BA-E', FINISHING],
    ['BR21: without a meeple', '', 'BA-E@0,0r0', 'BA-E', FINISHING],
    ['BR87, BRP12: with a piece that is no half circle', 'A city:0,0:N', 'IC-G@0,0r90', 'BA-E', FINISHING],
    ['BR20: in a city with a larger piece', 'A city:0,0:N', 'BA-E@0,0r0 BA-E@1,-1r270', 'BA-N', 'BA-N@0,-1r90'],
  ])('%s there is none', (_what, figures, board, tile, at) => {
    const game = laidOut({ rules, board, figures, draws: `${tile} ${LATER}` });
    turn(game, at);
    expect([game.step, game.view(null).pieces.some(({ kind }) => kind === 'laid-castle')]).toEqual(['place', false]);
  });

  test('BR22, BR89: several towns at once: clockwise from active; a seat that declines is asked no more', () => {
    const game = laidOut({
      rules,
      seats: 3,
      board: 'BA-E@0,-1r180 BA-E@0,1r0',
      figures: 'C city:0,-1:S, B city:0,1:N',
      draws: `BA-H ${LATER}`,
    });
    place(game, 'BA-H@0,0r0');
    pass(game);
    expect([game.asked, offered(game)]).toEqual([1, ['castle city:0,0:S', 'pass']]);
    pass(game);
    expect([game.asked, offered(game)]).toEqual([2, ['castle city:0,0:N', 'pass']]);
    expect(told(act(game, 'castle city:0,0:N'))).toEqual(['B city 4']);
    const own = laidOut({
      rules,
      board: 'BA-E@0,-1r180 BA-E@0,1r0',
      figures: 'A city:0,-1:S, A city:0,1:N',
      draws: `BA-H ${LATER}`,
    });
    place(own, 'BA-H@0,0r0');
    pass(own);
    act(own, 'castle city:0,0:N');
    expect([own.step, offered(own)]).toEqual(['castle', ['castle city:0,0:S', 'pass']]);
  });

  test('BR88: a builder in the town is no second meeple, and goes home', () => {
    const game = laidOut({
      rules: `${rules} builders`,
      board: 'BA-E@0,0r0',
      figures: 'A city:0,0:N, A builder city:0,0:N',
      draws: `BA-E ${LATER} ${LATER}`,
    });
    place(game, FINISHING);
    pass(game);
    expect(home(act(game, 'castle city:0,-1:S'))).toEqual(['A builder top:0,0']);
  });
});

describe('the fief', () => {
  test('BR24, BR25, BR90: the first feature finished later with a tile in it: its points for the lord, who goes home', () => {
    const game = withCastle('BA-A', { board: `BA-A@1,0r270 ${meadow('1,1')}` });
    const events = turn(game, 'BA-A@2,0r90');
    expect([told(events), home(events), lords(game)]).toEqual([['A castle 2'], ['A meeple top:0,0'], []]);
  });

  test('BR24: the squares at the short sides are not in it', () => {
    const game = withCastle('BA-A BA-A', { board: 'BA-A@0,1r270' });
    expect(told(turn(game, 'BA-A@1,1r90'))).toEqual([]);
    expect(lords(game)).toEqual(['A meeple']);
  });

  test('BR25, BR27, BR91: whoever scores it, or nobody; a lord does not wait, and the castle stays empty', () => {
    const game = withCastle('BA-A BA-B BA-A', {
      board: `BA-A@1,0r270 BA-A@1,-1r270 ${meadow('1,1 2,-2')}`,
      figures: 'B road:1,0:E',
    });
    expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['B road 2', 'A castle 2']);
    turn(game, 'BA-B@1,2r0');
    expect(told(turn(game, 'BA-A@2,-1r90'))).toEqual([]);
  });

  test('BR26, BR92, BRP2: full points, with inns and cathedrals, as a scorer gets them', () => {
    const board = `IC-A@1,0r270 BA-A@1,1r180`;
    const game = withCastle('BA-A', { rules: 'inns', board, figures: 'B road:1,0:E' });
    expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['B road 6', 'A castle 6']);
  });

  test('BR28, BRP3: of several features the most valuable', () => {
    const game = withCastle('BA-A', {
      board: `BA-A@1,0r270 ${meadow('0,1 1,1 1,-1 2,1 2,-1')}`,
    });
    // The tile finishes the road, worth 2, and the monastery at 1,0.
    expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['A castle 9']);
  });

  test('BR30, BR53: a castle built in this placement is not triggered by it', () => {
    const game = laidOut({
      rules,
      board: `BA-E@0,0r0 BA-A@-1,-1r270 ${meadow('-1,0')}`,
      figures: 'A city:0,0:N',
      draws: `BA-D ${LATER}`,
    });
    // BA-D finishes the town and, to the west, the road of the monastery.
    place(game, 'BA-D@0,-1r180');
    pass(game);
    expect(told(act(game, 'castle city:0,-1:S'))).toEqual([]);
    expect(lords(game)).toEqual(['A meeple']);
  });

  test('BR29, BR93, BRP4: a castle that scores triggers castles whose fief holds a tile of it', () => {
    const game = laidOut({
      rules,
      board: 'BA-E@0,0r0 BA-E@1,0r0 BA-A@-1,0r90 BA-B@-1,-1r0',
      figures: 'A city:0,0:N, B city:1,0:N',
      draws: `BA-E BA-E BA-A ${LATER}`,
    });
    place(game, FINISHING);
    pass(game);
    act(game, 'castle city:0,-1:S');
    place(game, 'BA-E@1,-1r180');
    pass(game);
    act(game, 'castle city:1,-1:S');
    expect(lords(game)).toEqual(['A meeple', 'B meeple']);
    // The road ends in the fief of A's castle alone, whose tiles lie in the fief of B's.
    expect(told(turn(game, 'BA-A@-2,0r270'))).toEqual(['A castle 2', 'B castle 2']);
    expect(lords(game)).toEqual([]);
  });

  test('BR31, BR32, BR69: a mayor has no vote, and goes home without points', () => {
    const game = laidOut({
      rules: `${rules} abbey-mayor`,
      board: `BA-E@0,0r0 BA-A@1,0r270 ${meadow('1,1')}`,
      figures: 'A mayor city:0,0:N',
      draws: `BA-E BA-A ${LATER}`,
    });
    place(game, FINISHING);
    pass(game);
    act(game, 'castle city:0,-1:S');
    expect(lords(game)).toEqual(['A mayor']);
    const events = turn(game, 'BA-A@2,0r90');
    expect([told(events), home(events)]).toEqual([[], ['A mayor top:0,0']]);
  });

  test('BR29, BR32: a castle with a mayor scores nothing itself, and triggers the next castle', () => {
    const game = laidOut({
      rules: `${rules} abbey-mayor`,
      board: `BA-E@0,0r0 BA-A@1,0r270 ${meadow('1,1')} BA-E@-1,0r0`,
      figures: 'A mayor city:0,0:N, B city:-1,0:N',
      draws: `BA-E BA-E BA-A ${LATER}`,
    });
    place(game, FINISHING);
    pass(game);
    act(game, 'castle city:0,-1:S');
    place(game, 'BA-E@-1,-1r180');
    pass(game);
    act(game, 'castle city:-1,-1:S');
    // The road ends in the fief of the mayor's castle alone.
    expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['B castle 2']);
    expect(lords(game)).toEqual([]);
  });
});

describe('fields and the end', () => {
  const board = 'BA-E@0,0r0 BA-E@0,-1r180';

  test('BR33: a castle is a finished city worth 1 more', () => {
    const game = withCastle('', { figures: 'B field:0,0:ER' });
    expect(game.feature({ kind: 'field', x: 0, y: 0, at: 'EL.ER.SL.SR.WL.WR' })).toMatchObject({
      cities: 1,
      shares: [4],
    });
    expect(finalScores({ board, figures: 'B field:0,0:ER' })).toEqual([0, 3]);
  });

  const sumsOf = (events: readonly GameEvent[]): string[] =>
    events.flatMap((event) =>
      event.type === 'scored' && event.reason === 'field'
        ? [event.working.map(({ of, count, each }) => `${count} ${of} × ${each}`).join(' + ')]
        : [],
    );

  test.each([
    ['pigs', 'B field:0,0:ER', '1 cities × 3 + 1 castles × 4'],
    ['pigs', 'B field:0,0:ER, B pig field:0,0:ER', '1 cities × 4 + 1 castles × 5'],
    ['abbey-mayor', 'B barn field:0,0:ER', '1 cities × 4 + 1 castles × 5'],
  ])('BR33: the working tells the castle apart from the cities: %s, %s', (also, figures, sum) => {
    const game = laidOut({
      rules: `${rules} ${also}`,
      board: 'BA-E@0,0r0 BA-E@1,0r0 BA-E@1,-1r180',
      figures: `${TOWN.figures}, ${figures}`,
      draws: 'BA-E',
    });
    place(game, FINISHING);
    while (game.step !== 'castle') pass(game);
    expect(sumsOf(act(game, 'castle city:0,-1:S'))).toEqual([sum]);
  });

  test('BR33: 5 with a pig', () => {
    const game = withCastle('', { rules: 'pigs', figures: 'B field:0,0:ER, B pig field:0,0:ER' });
    expect(game.feature({ kind: 'field', x: 0, y: 0, at: 'EL.ER.SL.SR.WL.WR' })!.shares).toEqual([5]);
  });

  test('BR50: lords, bridges and castles bring nothing at the end', () => {
    const game = laidOut({ rules: `${rules} bridges`, ...TOWN, draws: 'BA-E' });
    place(game, FINISHING);
    while (game.step !== 'castle') pass(game);
    act(game, 'castle city:0,-1:S');
    expect([game.asked, game.scores]).toEqual([null, [0, 0]]);
  });
});

describe('with other expansions', () => {
  test('BR31, PD80: the dragon leaves a lord where he is', () => {
    const game = withCastle('PD-2 PD-J', { rules: 'princess-dragon' });
    turn(game, 'PD-2@1,0r0');
    place(game, 'PD-J@1,1r180');
    pass(game);
    expect([game.step, offered(game)]).toEqual(['dragon', ['dragon 0,0', 'dragon 1,1']]);
    expect([home(act(game, 'dragon 0,0')), lords(game)]).toEqual([[], ['A meeple']]);
  });

  test('BR31, PD41: the fairy brings 3 when the castle scores, and nothing if it never does', () => {
    const game = withCastle('BA-B BA-B BA-A BA-B', {
      rules: 'princess-dragon',
      board: `BA-A@1,0r270 ${meadow('1,1')}`,
    });
    turn(game, 'BA-B@0,1r0');
    place(game, 'BA-B@-1,1r0');
    playLine(game, 'fairy meeple top:0,0:N');
    const never = game.clone();
    expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['A castle 2', 'A fairy.completed 3']);
    turn(never, 'BA-A@-1,2r0');
    // The point of the turn is all that she brings.
    expect(never.standings()).toEqual([1, 0]);
  });

  test('BR69: no tower captures a lord', () => {
    const game = withCastle('TO-02', { rules: 'tower' });
    place(game, 'TO-02@1,0r0');
    expect([offered(game, 'floor'), offered(game, 'capture')]).toEqual([['floor 1,0'], []]);
  });

  test('BR33: farmers that meet a new barn get 4 for a castle, and the barn 5 at the end', () => {
    const game = withCastle('BA-B', { rules: 'abbey-mayor', board: meadow('1,0 0,1'), figures: 'B field:0,0:ER' });
    place(game, 'BA-B@1,1r0');
    expect(told(act(game, 'deploy barn field:1,1:NL'))).toEqual(['B field 4']);
    expect(game.standings()).toEqual([0, 9]);
  });

  test('BR60, BR61, BR62: an abbot who is taken back triggers nothing, but his finished garden does', () => {
    const board = `BA-Eg@1,0r180 ${meadow('0,1 2,0 2,-1 1,-1')} BA-E@1,1r0`;
    const early = withCastle('BA-B', {
      rules: 'abbot',
      board: board.replace(meadow('2,-1'), ''),
      figures: 'B abbot garden:1,0',
    });
    place(early, 'BA-B@3,0r0');
    expect([told(act(early, 'return abbot garden:1,0')), lords(early)]).toEqual([
      ['B garden.incomplete 7'],
      ['A meeple'],
    ]);
    const late = withCastle('BA-B', { rules: 'abbot', board, figures: 'B abbot garden:1,0' });
    place(late, 'BA-B@2,1r0');
    expect(told(act(late, 'return abbot garden:1,0'))).toEqual(['B garden.incomplete 9', 'A castle 9']);
  });

  test('GM27: a castle that scores takes the gold of its fief, and no other gold', () => {
    const board = `BA-A@1,-1r270 ${meadow('1,0')}`;
    const game = withCastle('GO-G BA-A', { rules: 'goldmines', board });
    place(game, 'GO-G@1,1r180');
    act(game, 'gold 1,0');
    pass(game);
    expect(takenIn(turn(game, 'BA-A@2,-1r90'))).toEqual(['A 1']);
    expect(laidIn(game)).toEqual(['1,1 1']);
  });

  test('GM27, BR32: a castle that scores nothing takes no gold', () => {
    const board = `BA-A@1,-1r270 ${meadow('1,0')}`;
    const game = withCastle('GO-G BA-A', { rules: 'goldmines abbey-mayor', board, lord: 'A mayor city:0,0:N' });
    place(game, 'GO-G@1,1r180');
    act(game, 'gold 1,0');
    pass(game);
    expect([takenIn(turn(game, 'BA-A@2,-1r90')), lords(game)]).toEqual([[], []]);
  });

  test('KR69: a castle is no finished city for the King', () => {
    const game = laidOut({ rules: `${rules} king-robber`, ...TOWN, draws: `BA-E ${LATER}` });
    place(game, FINISHING);
    pass(game);
    const declined = game.clone();
    act(game, 'castle city:0,-1:S');
    expect(game.view(null).pieces.find(({ kind }) => kind === 'king')!.seat).toBeNull();
    pass(declined);
    expect(declined.view(null).pieces.find(({ kind }) => kind === 'king')!.seat).toBe(0);
  });
});
