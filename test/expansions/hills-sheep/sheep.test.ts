import { describe, expect, test } from 'vitest';
import { commitmentOf, Game, writeMove } from '../../../src/engine/index.ts';
import { verifyRecord } from '../../../tools/verify/verify.ts';
import {
  act,
  deployable,
  finalScores,
  laidOut,
  offered,
  pass,
  place,
  refuses,
  START,
  told,
} from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { bag, flocks, home, LATER, rules, turn, turnWith } from './support.ts';

const FULL = '4 5 5 2 2';

describe('a shepherd', () => {
  test('HS30: into a field of the tile just placed, farmers or not, unless a shepherd is there', () => {
    const game = laidOut({ rules, figures: 'B field:0,0:SL', draws: `BA-B BA-B BA-E ${LATER}` });
    place(game, 'BA-B@0,1r0');
    const field = 'field:0,1:NL.NR.EL.ER.SL.SR.WL.WR';
    expect(offered(game)).toEqual([`deploy meeple monastery:0,1`, `herd ${field}`, 'pass']);
    const events = act(game, 'herd field:0,1 3');
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'deployed', seat: 0, figure: 'shepherd' },
      { type: 'sheep-drawn', seat: 0, token: '3' },
    ]);
    expect([flocks(game), bag(game), game.view(null).supply[0]!.shepherd]).toEqual([['3', ''], '4 5 4 2 2', 0]);
    expect(game.view(null).pieces).toMatchObject([{ kind: 'flock', seat: null, at: { x: 0, y: 1 }, count: 3 }]);
    place(game, 'BA-B@0,2r0');
    expect(offered(game, 'herd')).toEqual([]);
    pass(game);
    place(game, 'BA-E@0,-1r180');
    // A's shepherd is on the board.
    expect(offered(game, 'herd')).toEqual([]);
  });

  test('HS30: hinders no farmer', () => {
    const game = laidOut({ rules, draws: `BA-B BA-B ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 3');
    place(game, 'BA-B@0,2r0');
    expect(deployable(game)).toContain('field:0,2:NL.NR.EL.ER.SL.SR.WL.WR');
  });

  test('HS31: a wolf sends him home at once and goes back into the bag', () => {
    const game = laidOut({ rules, draws: `BA-B ${LATER}` });
    const events = turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 wolf');
    expect(home(events, 'wolf')).toEqual(['A shepherd 0,1']);
    expect([flocks(game), bag(game), game.view(null).supply[0]!.shepherd]).toEqual([['', ''], FULL, 1]);
  });

  test('HS32: a player who extends the field of the own shepherd grows or stables, after the figure', () => {
    const game = laidOut({ rules, draws: `BA-B BA-B BA-E BA-E BA-B ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 3');
    // The shepherd's first tile asks nothing, nor do others' tiles and tiles elsewhere.
    expect([game.step, game.asked]).toEqual(['place', 1]);
    turn(game, 'BA-B@0,2r0');
    expect([game.step, game.asked]).toEqual(['place', 0]);
    turn(game, 'BA-E@0,-1r180');
    expect([game.step, game.asked]).toEqual(['place', 1]);
    turn(game, 'BA-E@0,-2r0');
    place(game, 'BA-B@-1,1r0');
    act(game, 'deploy meeple monastery:-1,1');
    expect([game.step, game.asked]).toEqual(['sheep', 0]);
    const field = 'field:0,1:NL.NR.EL.ER.SL.SR.WL.WR';
    expect(offered(game)).toEqual([`grow ${field}`, `stable ${field}`]);
    refuses(game, 'pass');
    // The standing answer draws.
    expect(game.standingAnswers).toContainEqual({ step: 'sheep', answer: 'draw' });
    expect(writeMove(game.answerBy('draw')!)).toBe(offered(game)[0]);
    act(game, 'grow field:0,1 2');
    expect([flocks(game), bag(game)]).toEqual([['32', ''], '4 4 4 2 2']);
  });

  /** The next tile of A joins fields with A's 3 and B's 4; A has drawn once more. */
  const meeting = (): Game => {
    const game = laidOut({
      rules,
      board: `${START} BA-B@1,-1r0`,
      draws: `BA-B BA-E BA-B BA-B BA-A BA-B ${LATER}`,
    });
    turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 3');
    turnWith(game, 'BA-E@0,-1r180', 'herd field:0,-1 4');
    turn(game, 'BA-B@0,2r0');
    act(game, 'grow field:0,1 2');
    turn(game, 'BA-B@0,3r0');
    turn(game, 'BA-A@1,0r90');
    return game;
  };

  test('HSP4, HS34: flocks of 3 + 2 and 4 in one field, A stables: 9 for each, tokens and shepherds back', () => {
    const game = meeting();
    const events = act(game, 'stable field:0,1');
    expect(told(events)).toEqual(['A sheep 9', 'B sheep 9']);
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({
      working: [{ of: 'sheep', count: 9, each: 1 }],
    });
    expect(home(events)).toEqual(['A shepherd 0,1', 'B shepherd 0,-1']);
    expect([flocks(game), bag(game)]).toEqual([['', ''], FULL]);
  });

  test('HS37, HS33: two shepherds who meet have one flock: a wolf sends both home', () => {
    const game = meeting();
    const events = act(game, 'grow field:0,1 wolf');
    expect(told(events)).toEqual([]);
    expect(home(events, 'wolf')).toEqual(['A shepherd 0,1', 'B shepherd 0,-1']);
    expect([flocks(game), bag(game)]).toEqual([['', ''], FULL]);
  });

  test('HSP5: a flock of 1 + 3, grow, wolf: nothing, and all of it is in the bag', () => {
    const game = laidOut({ rules, draws: `BA-B BA-E BA-B BA-E BA-B ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 1');
    turn(game, 'BA-E@0,-1r180');
    turn(game, 'BA-B@0,2r0');
    act(game, 'grow field:0,1 3');
    expect(bag(game)).toBe('3 5 4 2 2');
    turn(game, 'BA-E@0,-2r0');
    turn(game, 'BA-B@0,3r0');
    const events = act(game, 'grow field:0,1 wolf');
    expect([told(events), home(events, 'wolf')]).toEqual([[], ['A shepherd 0,1']]);
    expect([flocks(game), bag(game), game.scores]).toEqual([['', ''], FULL, [0, 0]]);
  });
});

describe('a closed field', () => {
  /** Half of a ring of roads around a field. */
  const RING = 'BA-V@0,0r0 BA-V@-1,0r270';

  test('HS35: a field that a tile closes is stabled at once, whichever seat owns the shepherd', () => {
    const game = laidOut({ rules, board: RING, draws: `BA-V BA-V ${LATER}` });
    turnWith(game, 'BA-V@-1,1r180', 'herd field:-1,1:NR 3');
    const events = turn(game, 'BA-V@0,1r90');
    expect(told(events)).toEqual(['A sheep 3']);
    expect([home(events), flocks(game), bag(game)]).toEqual([['A shepherd -1,1'], ['', ''], FULL]);
  });

  test('HS35: a player with an own shepherd there chooses first; a flock that grows is stabled with the growth', () => {
    const closing = (): Game => {
      const game = laidOut({ rules, board: RING, draws: `BA-V BA-B BA-V ${LATER}` });
      turnWith(game, 'BA-V@-1,1r180', 'herd field:-1,1:NR 3');
      turn(game, 'BA-B@0,-1r0');
      place(game, 'BA-V@0,1r90');
      pass(game);
      return game;
    };
    const field = 'field:-1,1:NR';
    expect(told(act(closing(), `grow ${field} 2`))).toEqual(['A sheep 5']);
    expect(told(act(closing(), `stable ${field}`))).toEqual(['A sheep 3']);
    const wolf = act(closing(), `grow ${field} wolf`);
    expect([told(wolf), home(wolf, 'wolf')]).toEqual([[], ['A shepherd -1,1']]);
  });

  test('HSP6, HS36: set into one: he draws, and is home with his points in the same turn', () => {
    const closed = (token: string) => {
      const game = laidOut({ rules, board: `${RING} BA-V@-1,1r180`, draws: `BA-V ${LATER}` });
      return { game, events: turnWith(game, 'BA-V@0,1r90', `herd field:0,1:NL ${token}`) };
    };
    const { game, events } = closed('4');
    expect([told(events), home(events), bag(game)]).toEqual([['A sheep 4'], ['A shepherd 0,1'], FULL]);
    expect(game.view(null).supply[0]!.shepherd).toBe(1);
    expect(told(closed('wolf').events)).toEqual([]);
  });
});

test('HS40: at the end sheep on the board bring nothing', () => {
  const game = laidOut({ rules, draws: 'BA-B' });
  turnWith(game, 'BA-B@0,1r0', 'herd field:0,1 4');
  expect([game.over, game.scores]).toEqual([true, [0, 0]]);
  expect(finalScores({ rules, figures: 'A shepherd field:0,0:SL' })).toEqual([0, 0]);
});

describe('the bag', () => {
  const setup = setupOf({ switches: ['fields', 'hills-sheep'], seed: 'a bag of sheep' });

  /** A game at the first possible shepherd. */
  function started(): Game {
    const game = Game.start(setup);
    while (game.legalActions().every(({ type }) => type !== 'herd')) game.play(game.legalActions()[0]!);
    return game;
  }
  const herding = (game: Game) => game.legalActions().find(({ type }) => type === 'herd')!;

  test('HS39, HS52: the drawn token is public, and stands in the line; nobody knows the next token', () => {
    const game = started();
    const herd = herding(game);
    expect(game.waysOf(herd)?.map((way) => writeMove(way).split(' ').at(-1))).toEqual([
      ...Array(4).fill('1'),
      ...Array(5).fill('2'),
      ...Array(5).fill('3'),
      ...Array(2).fill('4'),
      ...Array(2).fill('wolf'),
    ]);
    const [before] = [game.clone()];
    const token = game.play(herd).flatMap((event) => (event.type === 'sheep-drawn' ? [event.token] : []))[0]!;
    expect(game.record.actions.at(-1)).toBe(`${writeMove(herd)} ${token}`);
    for (const other of ['1', '2', '3', '4', 'wolf'] as const) {
      const said = () => before.clone().play({ ...herd, token: other } as typeof herd);
      if (other === token) expect(said).not.toThrow();
      else expect(said).toThrow('not-legal');
    }
    for (const reader of [null, 0, 1]) expect(game.view(reader).sheep).toEqual(game.view(null).sheep);
  });

  test('HS52: a record with another token is no record of its seed', () => {
    const game = started();
    game.play(herding(game));
    const { record } = game;
    const published = commitmentOf(setup.seed);
    expect(verifyRecord(record, published)).toMatchObject({ isAsPublished: true, replay: { kind: 'replayed' } });
    const line = record.actions.at(-1)!;
    const token = line.split(' ').at(-1)!;
    const other = line.replace(/\S+$/, token === '1' ? '4' : '1');
    const forged = { ...record, actions: [...record.actions.slice(0, -1), other] };
    expect(verifyRecord(forged, published)).toMatchObject({ replay: { kind: 'refused', line: other } });
  });

  test('HS53: an action that may be taken back stops before the draw', () => {
    const held = started().beforeDraw();
    expect(held.play(herding(held))).toEqual([]);
    expect([held.stoppedBefore, held.asked, held.view(null).sheep!.flocks]).toEqual(['chance', null, [[], []]]);
  });
});

describe('rulings', () => {
  test('HS50, HS65: set in the first part of a turn, asked about in the second', () => {
    const game = laidOut({
      rules: `${rules} builders`,
      figures: 'A road:0,0:E, A builder road:0,0:E',
      draws: `BA-U BA-B ${LATER}`,
    });
    turnWith(game, 'BA-U@1,0r90', 'herd field:1,0:SL 2');
    expect([game.step, game.asked, game.view(null).part]).toEqual(['place', 0, 'second']);
    place(game, 'BA-B@0,1r0');
    pass(game);
    expect(game.step).toBe('sheep');
    expect(told(act(game, 'stable field:1,0:SL'))).toEqual(['A sheep 2']);
  });

  test('HS51: without farmers no shepherds, but hills', () => {
    const game = laidOut({ rules, fields: false, draws: `HS-13 ${LATER}` });
    const events = place(game, 'HS-13@0,1r90');
    expect(offered(game, 'herd')).toEqual([]);
    expect(events.some(({ type }) => type === 'tile-hidden')).toBe(true);
  });

  test('HS54: a player who has resigned is not asked; the shepherd stays and scores', () => {
    const board = 'BA-V@0,0r0 BA-V@-1,0r270';
    const game = laidOut({ rules, seats: 3, board, draws: `BA-V BA-V ${LATER}` });
    turnWith(game, 'BA-V@-1,1r180', 'herd field:-1,1:NR 3');
    game.resign(0);
    expect(told(turn(game, 'BA-V@0,1r90'))).toEqual(['A sheep 3']);
    const asked = laidOut({ rules, seats: 3, draws: `BA-B BA-E BA-E BA-B ${LATER}` });
    turnWith(asked, 'BA-B@0,1r0', 'herd field:0,1 3');
    turn(asked, 'BA-E@0,-1r180');
    turn(asked, 'BA-E@0,-2r0');
    turn(asked, 'BA-B@0,2r0');
    expect(asked.step).toBe('sheep');
    expect(told(asked.resign(0))).toEqual([]);
    expect([asked.asked, flocks(asked)[0]]).toEqual([1, '3']);
  });
});
