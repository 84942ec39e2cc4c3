import { describe, expect, test } from 'vitest';
import { Game, type GameEvent } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';
import {
  home,
  LATER,
  meadow,
  ofType,
  rules,
  steps,
  trailIn,
  turn,
  turnWith,
  walked,
  whereIs,
  withFairy,
} from './support.ts';

const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

describe('dragon tiles before the dragon', () => {
  test('PD10: set aside when drawn, another is drawn; shuffled in at the first volcano, no tile lost', () => {
    const game = laidOut({ rules, draws: 'PD-H PD-J BA-B PD-2 BA-B BA-B' });
    expect(types(game.lastEvents)).toEqual(['set-aside', 'set-aside', 'turn', 'drawn']);
    expect(game.lastEvents[0]).toEqual({ type: 'set-aside', seat: 0, tile: 'PD-H' });
    expect(game.view(null)).toMatchObject({ drawn: 'BA-B', setAside: ['PD-H', 'PD-J'], tilesLeft: 3 });
    expect(game.view(null).unseen).toEqual({ 'PD-2': 1, 'BA-B': 2 });
    turn(game, 'BA-B@0,1r0');
    const events = place(game, 'PD-2@1,1r0');
    // The volcano allows no action, so the next turn begins.
    expect(types(events)).toEqual(['placed', 'dragon-came', 'shuffled-in', 'turn', 'drawn']);
    expect(events[2]).toEqual({ type: 'shuffled-in', tiles: ['PD-H', 'PD-J'], tilesLeft: 4 });
    expect(game.view(null)).toMatchObject({ setAside: [], drawn: 'BA-B', tilesLeft: 3 });
    expect(game.view(null).unseen).toEqual({ 'PD-H': 1, 'PD-J': 1, 'BA-B': 1 });
  });

  test('PD10: from then on they are drawn and played', () => {
    const game = laidOut({ rules, draws: 'PD-H PD-2 PD-H' });
    turn(game, 'PD-2@0,1r0');
    expect(game.view(null)).toMatchObject({ asked: 1, drawn: 'PD-H', setAside: [], tilesLeft: 1 });
  });

  test('PD10: dragon tiles that are shuffled in may be anywhere; the order of earlier draws tells nothing', () => {
    const next = (seed: string): string | null => {
      const game = laidOut({ rules, seed, draws: 'PD-J PD-2', board: `${START} ${meadow('0,1')}` });
      // Only these two are left, since the prepared tiles are drawn by now.
      turn(game, 'PD-2@0,2r0');
      return game.view(null).drawn;
    };
    expect(next('one')).toBe('PD-J');
    const all = (seed: string): string[] => {
      const setup = laidOut({ rules, seed, draws: 'PD-J PD-2' }).record.setup;
      const { prepared: _, ...free } = setup;
      const sets = ['base', 'princess-and-dragon'] as const;
      const game = Game.start({ ...free, sets, prepared: { draws: ['PD-J', 'PD-2'] } });
      game.play(game.legalActions()[0]!);
      const order: string[] = [];
      while (game.asked !== null) {
        const { drawn, step } = game.view(null);
        if (step === 'place') order.push(drawn!);
        game.play(game.legalActions().at(-1)!);
      }
      return order;
    };
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => all(seed).indexOf('PD-J'));
    expect(new Set(places).size).toBeGreaterThan(3);
  });

  test('PD10, B6: a tile that fits nowhere is set aside before the volcano, and discarded after it', () => {
    // Only field is open, and PD-Q has none on its rim.
    const board = `${START} BA-E@0,-1r180 BA-A@1,0r90 BA-A@-1,0r270`;
    const game = laidOut({ rules, board, draws: 'PD-Q PD-2 BA-B PD-Q' });
    expect(game.view(null)).toMatchObject({ setAside: ['PD-Q'], discarded: [], drawn: 'PD-2' });
    turn(game, 'PD-2@0,1r0');
    const events = turn(game, 'BA-B@0,2r0');
    expect(ofType(events, 'discarded')).toEqual([
      { type: 'discarded', seat: 0, tile: 'PD-Q' },
      { type: 'discarded', seat: 0, tile: 'PD-Q' },
    ]);
    expect(game.view(null)).toMatchObject({ setAside: [], discarded: ['PD-Q', 'PD-Q'], asked: null });
  });

  test('PD11: with only dragon tiles left the game ends, and they stay out', () => {
    const game = laidOut({ rules, draws: 'BA-B PD-H PD-J' });
    const events = turn(game, 'BA-B@0,1r0');
    expect(types(events).slice(-4)).toEqual(['set-aside', 'set-aside', 'final-scoring', 'ended']);
    expect(game.view(null)).toMatchObject({ asked: null, drawn: null, tilesLeft: 0, setAside: ['PD-H', 'PD-J'] });
  });

  test('PD56, PD10: Take 2 sets them aside too, and the next tile is the second', () => {
    const game = laidOut({ rules: `${rules} gifts`, hands: 'A take-2', draws: 'BA-B PD-H PD-J BA-E BA-B' });
    const events = act(game, 'open take-2');
    expect(types(events)).toEqual(['gift-opened', 'set-aside', 'set-aside', 'drawn-too']);
    expect(game.view(null)).toMatchObject({
      step: 'keep',
      drawn: 'BA-B',
      drawnToo: 'BA-E',
      setAside: ['PD-H', 'PD-J'],
    });
    act(game, 'keep BA-E');
    expect(game.view(null)).toMatchObject({ step: 'place', drawn: 'BA-E', drawnToo: null, tilesLeft: 2 });
  });

  test('PD56, PD11: with nothing else left for Take 2 the first tile is kept, and the card is gone', () => {
    const game = laidOut({ rules: `${rules} gifts`, hands: 'A take-2', draws: 'BA-B PD-H' });
    expect(types(act(game, 'open take-2'))).toEqual(['gift-opened', 'set-aside']);
    const view = game.view(0);
    expect(view).toMatchObject({ step: 'place', drawn: 'BA-B', drawnToo: null, tilesLeft: 0, setAside: ['PD-H'] });
    expect(view.hands[0]).toMatchObject({ own: [], discards: ['take-2'] });
    expect(types(turn(game, 'BA-B@0,1r0')).slice(-2)).toEqual(['final-scoring', 'ended']);
  });

  test('PD56: a volcano kept by Take 2 brings back the tiles that the card set aside', () => {
    const game = laidOut({ rules: `${rules} gifts`, hands: 'A take-2', draws: 'BA-B PD-H PD-2 BA-B' });
    act(game, 'open take-2');
    act(game, 'keep PD-2');
    expect(ofType(place(game, 'PD-2@0,1r0'), 'shuffled-in')).toMatchObject([{ tiles: ['PD-H'], tilesLeft: 3 }]);
  });

  test('PD53: tiles set aside count as seen; a square that only they could fill is not dead', () => {
    const board = `${START} BA-E@0,-1r180`;
    const game = laidOut({ rules, board, draws: 'PD-H BA-B PD-2' });
    expect(game.view(null).unseen).toEqual({ 'PD-2': 1 });
    // Roads lead there, so only PD-H can fill it.
    expect(game.fitting({ x: 1, y: 0 })).toEqual([]);
    expect(game.view(null).deadSquares).toEqual([]);
    const without = laidOut({ rules, board, draws: 'BA-B PD-2' });
    expect(without.view(null).deadSquares).toContainEqual({ x: 1, y: 0 });
  });
});

describe('volcanoes', () => {
  test('PD12: the dragon comes to each at once, from anywhere, and eats nothing on the way', () => {
    const board = `${START} ${meadow('0,1 0,2')}`;
    const game = laidOut({ rules, board, figures: 'A road:0,0:E, B monastery:0,1', draws: `PD-2 PD-Z ${LATER}` });
    expect(whereIs(game, 'dragon')).toBeNull();
    const first = turn(game, 'PD-2@0,3r0');
    expect(ofType(first, 'dragon-came')).toEqual([{ type: 'dragon-came', seat: 0, from: null, to: { x: 0, y: 3 } }]);
    const second = place(game, 'PD-Z@0,-1r180');
    expect(ofType(second, 'dragon-came')).toMatchObject([{ seat: 1, from: { x: 0, y: 3 }, to: { x: 0, y: -1 } }]);
    expect(whereIs(game, 'dragon')).toBe('0,-1');
    expect(game.view(null).figures).toHaveLength(2);
    expect(trailIn(game)).toBeNull();
  });

  test('PD13, PD50: no figure goes onto it, neither meeple nor builder nor pig; the fairy may be moved', () => {
    const figures = 'A road:0,0:E, A field:0,0:ER';
    const game = laidOut({ rules: `${rules} builders pigs`, figures, draws: `PD-3 ${LATER}` });
    place(game, 'PD-3@1,0r0');
    expect(offered(game)).toEqual(['fairy meeple field:0,0:ER.SL.SR.WL', 'fairy meeple road:0,0:E.W', 'pass']);
    const plain = laidOut({ rules: 'builders pigs', figures, draws: `PD-3 ${LATER}` });
    place(plain, 'PD-3@1,0r0');
    expect(offered(plain, 'deploy')).toEqual([
      'deploy builder road:1,0:E.W',
      'deploy meeple field:1,0:NL.NR.EL.WR',
      'deploy pig field:1,0:ER.SL.SR.WL',
    ]);
  });

  test('PD20: it stays where it stops, blocks placing there alone, and features there are scored as usual', () => {
    const board = `${START} BA-G@0,-1r90`;
    const game = laidOut({ rules, board, figures: 'A city:0,-1:N', draws: `PD-2 PD-H BA-E ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    turn(game, 'PD-H@-1,0r0');
    // The dragon passes the start tile, its only way, and then has two squares to choose from.
    steps(game, '-1,0');
    expect(whereIs(game, 'dragon')).toBe('-1,0');
    const events = turn(game, 'BA-E@0,-2r180');
    expect(told(events)).toEqual(['A city 6']);
    expect(whereIs(game, 'dragon')).toBe('-1,0');
  });
});

describe('movement', () => {
  const ROW = `${START} ${meadow('0,1 1,1 2,1 3,1 4,1 5,1 6,1 7,1')}`;

  test('PD15: a dragon tile may get a meeple; then the dragon moves, before anything is scored', () => {
    const board = `${START} ${meadow('0,1')}`;
    const game = laidOut({ rules, board, figures: 'B city:0,0:N', draws: `PD-2 PD-J ${LATER}` });
    turn(game, 'PD-2@1,1r0');
    place(game, 'PD-J@0,-1r180');
    expect(offered(game, 'deploy')).toEqual(['deploy meeple field:0,-1:NL.NR.EL.ER.WL.WR']);
    const events = deploy(game, 'field:0,-1:NL');
    // From 1,1 by 0,1 and 0,0 to the new tile, each time the only way.
    expect(walked(events)).toEqual(['B 0,1', 'A 0,0', 'B 0,-1']);
    expect(home(events, 'dragon')).toEqual(['B meeple 0,0', 'B meeple 0,-1']);
    expect(told(events)).toEqual([]);
  });

  test('PDP4, PD15, PD18: it eats the only knight of a city that the tile has finished: nothing for it', () => {
    const city = 'BA-G@0,-1r90 BA-G@0,-2r90 BA-G@0,-3r90 BA-G@0,-4r90';
    const board = `${START} ${city} ${meadow('0,1 0,2 1,2 2,2 2,1')}`;
    const laid = { rules, board, figures: 'B city:0,0:N', draws: `PD-2 PD-J ${LATER}` };
    const eaten = laidOut(laid);
    turn(eaten, 'PD-2@1,1r0');
    turn(eaten, 'PD-J@0,-5r180');
    expect(offered(eaten)).toEqual(['dragon 0,1', 'dragon 1,2', 'dragon 2,1']);
    const events = steps(eaten, '2,1');
    expect(walked(events)).toEqual(['B 2,1', 'A 2,2', 'B 1,2', 'A 0,2', 'B 0,1', 'A 0,0']);
    expect(home(events, 'dragon')).toEqual(['B meeple 0,0']);
    expect(told(events)).toEqual([]);
    const spared = laidOut({ ...laid, board: `${board} BA-B@3,1r0 BA-B@4,1r0 BA-B@5,1r0 BA-B@6,1r0 BA-B@7,1r0` });
    turn(spared, 'PD-2@1,1r0');
    turn(spared, 'PD-J@0,-5r180');
    expect(told([...steps(spared, '2,1'), ...steps(spared, '3,1')])).toEqual(['B city 12']);
  });

  test.each([
    [2, 'B A B A B A'],
    [3, 'B C A B C A'],
    [4, 'B C D A B C'],
    [5, 'B C D E A B'],
    [6, 'B C D E F A'],
  ])('PD16, PDP5: six steps by %i seats, the active one first, then clockwise: %s', (seats, movers) => {
    const game = laidOut({ rules, seats, board: ROW, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@8,1r0');
    const events = turn(game, 'PD-H@-1,0r0');
    const squares = [7, 6, 5, 4, 3, 2].map((x) => `${x},1`);
    expect(walked(events)).toEqual(movers.split(' ').map((seat, step) => `${seat} ${squares[step]}`));
    expect(ofType(events, 'dragon-moved').map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(types(events)).not.toContain('dragon-stuck');
    expect(game.view(null)).toMatchObject({ step: 'place', asked: seats === 2 ? 0 : 2 });
    expect(trailIn(game)).toBeNull();
  });

  test('PD16: a step is compulsory: each is asked, and may only choose among legal tiles', () => {
    const game = laidOut({
      rules,
      seats: 3,
      board: `${START} ${meadow('0,1 0,2 1,2 2,2 2,1')}`,
      draws: `PD-2 PD-H ${LATER}`,
    });
    turn(game, 'PD-2@1,1r0');
    turn(game, 'PD-H@-1,0r0');
    expect(game.view(null)).toMatchObject({ step: 'dragon', asked: 1, turnOf: 1 });
    expect(trailIn(game)).toEqual([{ x: 1, y: 1 }]);
    expect(offered(game)).toEqual(['dragon 0,1', 'dragon 1,2', 'dragon 2,1']);
    for (const line of ['pass', 'dragon 1,1', 'dragon 1,0', 'dragon 2,2']) refuses(game, line);
    steps(game, '0,1');
    expect(game.view(null)).toMatchObject({ step: 'dragon', asked: 2, turnOf: 1 });
    expect(trailIn(game)).toEqual([
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ]);
    expect(offered(game)).toEqual(['dragon 0,0', 'dragon 0,2']);
  });

  test('PD16, PD51: a player who has resigned before makes no step', () => {
    const game = laidOut({ rules, seats: 4, board: ROW, draws: `PD-2 PD-H ${LATER}` });
    game.resign(2);
    turn(game, 'PD-2@8,1r0');
    expect(walked(turn(game, 'PD-H@-1,0r0')).map((step) => step[0])).toEqual(['B', 'D', 'A', 'B', 'D', 'A']);
  });

  const CROSS = `${START} ${meadow('0,1 0,2 1,2 2,2 2,1')}`;

  test('PD51: if a player resigns when asked for a step, the next seat makes it, and the turn goes on', () => {
    const game = laidOut({ rules, seats: 3, board: CROSS, figures: 'B city:0,0:N', draws: `PD-2 PD-J ${LATER}` });
    turn(game, 'PD-2@1,1r0');
    turn(game, 'PD-J@0,-1r180');
    expect(types(game.resign(1))).toEqual(['resigned']);
    expect(game.view(null)).toMatchObject({ step: 'dragon', asked: 2, turnOf: 1 });
    expect(trailIn(game)).toHaveLength(1);
    const events = steps(game, '2,1');
    expect(walked(events)).toEqual(['C 2,1', 'A 2,2', 'C 1,2', 'A 0,2', 'C 0,1', 'A 0,0']);
    expect(home(events, 'dragon')).toEqual(['B meeple 0,0']);
    expect(game.view(null)).toMatchObject({ step: 'place', asked: 2, turnOf: 2 });
  });

  test('PD51: the last but one resigns while the dragon moves: it stays, what is finished is scored, the game is over', () => {
    for (const seat of [0, 1]) {
      const figures = 'B city:0,0:N, A monastery:2,2';
      const game = laidOut({ rules, board: CROSS, figures, draws: `PD-2 PD-J ${LATER}` });
      turn(game, 'PD-2@1,1r0');
      turn(game, 'PD-J@0,-1r180');
      expect(game.view(null)).toMatchObject({ step: 'dragon', asked: 1 });
      const events = game.resign(seat);
      expect(told(events)).toEqual(['B city 4', 'A monastery.incomplete 4']);
      expect(types(events)).toEqual(['resigned', 'scored', 'returned', 'final-scoring', 'scored', 'ended']);
      const view = game.view(null);
      expect(view).toMatchObject({ asked: null, step: null, winners: [1 - seat], scores: [4, 4] });
      expect(trailIn(game)).toBeNull();
      expect(whereIs(game, 'dragon')).toBe('1,1');
    }
  });

  test('PD51: the active seat resigns in step 2 of a dragon tile: the dragon moves all the same', () => {
    const game = laidOut({ rules, seats: 3, board: ROW, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@8,1r0');
    place(game, 'PD-H@-1,0r0');
    expect(walked(game.resign(1)).map((step) => step[0])).toEqual(['C', 'A', 'C', 'A', 'C', 'A']);
  });

  test('PD17: not to its first square, nor to a visited one, nor to the fairy, nor to a square without a tile', () => {
    const board = `${START} ${meadow('0,1 1,1 0,2 1,2')}`;
    const game = laidOut({ rules, board, figures: 'A monastery:0,1', draws: `PD-2 PD-H ${LATER}` });
    turnWith(game, 'PD-2@2,1r0', 'fairy meeple monastery:0,1');
    const events = turn(game, 'PD-H@-1,0r0');
    expect(walked(events)).toEqual(['B 1,1', 'A 1,2', 'B 0,2']);
    expect(ofType(events, 'dragon-stuck')).toMatchObject([{ at: { x: 0, y: 2 } }]);
  });

  test('PD17, PD25: the tile of the fairy is closed when she is alone there, too', () => {
    const board = `${START} ${meadow('0,1 1,1')}`;
    const game = laidOut({ rules, board, figures: 'A city:0,0:N', draws: `BA-B BA-E PD-2 PD-H ${LATER}` });
    turnWith(game, 'BA-B@0,2r0', 'fairy meeple city:0,0:N');
    expect(told(turn(game, 'BA-E@0,-1r180'))).toEqual(['A city 4', 'A fairy.completed 3']);
    expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,0', null]);
    turn(game, 'PD-2@2,1r0');
    turn(game, 'PD-H@1,0r0');
    expect(walked(game.lastEvents)).toEqual(['B 1,1']);
    expect(ofType(steps(game, '1,0'), 'dragon-stuck')).toMatchObject([{ at: { x: 1, y: 0 } }]);
  });

  test('PDP6, PD17: with one neighbour visited and one the fairy’s, the movement is over after that step', () => {
    const board = `${START} ${meadow('1,1 2,1')}`;
    const game = laidOut({ rules, board, figures: 'A monastery:2,1', draws: `PD-2 PD-H ${LATER}` });
    turnWith(game, 'PD-2@0,1r0', 'fairy meeple monastery:2,1');
    turn(game, 'PD-H@-1,0r0');
    expect(offered(game)).toEqual(['dragon 0,0', 'dragon 1,1']);
    const events = steps(game, '1,1');
    expect(types(events).slice(0, 2)).toEqual(['dragon-moved', 'dragon-stuck']);
    expect(ofType(events, 'dragon-stuck')).toEqual([{ type: 'dragon-stuck', at: { x: 1, y: 1 } }]);
    expect(game.view(null)).toMatchObject({ step: 'place', asked: 0 });
    expect(trailIn(game)).toBeNull();
  });

  test('PD17: shut in from the beginning it makes no step', () => {
    const game = laidOut({ rules, figures: 'A road:0,0:E', draws: `PD-2 PD-H ${LATER}` });
    turnWith(game, 'PD-2@0,1r0', 'fairy meeple road:0,0:E');
    const events = turn(game, 'PD-H@1,0r0');
    expect([walked(events), ofType(events, 'dragon-stuck')]).toEqual([
      [],
      [{ type: 'dragon-stuck', at: { x: 0, y: 1 } }],
    ]);
  });

  test('PD54, PD17: a single way on is gone unasked, and no line of the record tells; it replays', () => {
    const game = laidOut({ rules, board: ROW, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@8,1r0');
    place(game, 'PD-H@-1,0r0');
    const events = pass(game);
    expect(events[0]).toEqual({ type: 'forced', seat: 1, action: { type: 'dragon', x: 7, y: 1 } });
    expect(types(events).slice(0, 4)).toEqual(['forced', 'dragon-moved', 'forced', 'dragon-moved']);
    expect(game.record.actions).toEqual(['place 8,1 0', 'place -1,0 0', 'pass']);
    const again = Game.of(game.record);
    expect(again.lastEvents).toEqual(events);
    expect(again.view(null)).toEqual(game.view(null));
  });
});

describe('the food of the dragon', () => {
  const rulesOn = `${rules} builders pigs large-meeple abbot`;

  test('PD18: every figure on the tile, of any owner, without points', () => {
    const own = 'A road:0,0:E, A builder road:0,0:E, A field:0,0:ER, A pig field:0,0:ER';
    const figures = `${own}, B city:0,0:N, B large field:0,0:EL`;
    const game = laidOut({ rules: rulesOn, figures, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    const events = turn(game, 'PD-H@1,0r0');
    expect(walked(events)).toEqual(['B 0,0', 'A 1,0']);
    expect(home(events, 'dragon').sort()).toEqual([
      'A builder 0,0',
      'A meeple 0,0',
      'A meeple 0,0',
      'A pig 0,0',
      'B large 0,0',
      'B meeple 0,0',
    ]);
    expect(told(events)).toEqual([]);
    expect(game.view(null)).toMatchObject({ figures: [], scores: [0, 0] });
    expect(game.view(null).supply[0]).toMatchObject({ meeple: 7, builder: 1, pig: 1 });
  });

  test('PD18: an abbot, too, on a garden or a monastery', () => {
    const board = `${START} BA-Eg@0,-1r180 ${meadow('0,1')}`;
    const figures = 'A abbot garden:0,-1, B abbot monastery:0,1';
    const game = laidOut({ rules: rulesOn, board, figures, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@1,1r0');
    const events = turn(game, 'PD-H@-1,0r0');
    expect(home(events, 'dragon')).toEqual(['B abbot 0,1']);
    expect(home([...events, ...steps(game, '0,-1')], 'dragon')).toEqual(['B abbot 0,1', 'A abbot 0,-1']);
  });

  test('PD19: a builder and a pig left alone elsewhere go home too, not eaten', () => {
    const figures = 'A road:0,0:E, A builder road:1,0, A field:0,0:ER, A pig field:1,0:ER, A field:1,0:EL';
    const board = `${START} BA-U@1,0r90`;
    const game = laidOut({ rules: rulesOn, board, figures, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    turn(game, 'PD-H@-1,0r0');
    const events = steps(game, '-1,0');
    expect(home(events)).toEqual([]);
    const other = laidOut({ rules: rulesOn, board, figures, draws: `PD-2 PD-H ${LATER}` });
    turn(other, 'PD-2@0,1r0');
    const eaten = turn(other, 'PD-H@-1,0r0');
    expect(home(eaten, 'dragon')).toEqual(['A meeple 0,0', 'A meeple 0,0']);
    expect(home(eaten)).toEqual(['A builder 1,0', 'A pig 1,0']);
    expect(other.view(null).figures.map(({ figure, on }) => `${figure} ${on.kind}`)).toEqual(['meeple field']);
  });

  test('PD19: the second part that the builder earned is still played', () => {
    const figures = 'B road:0,0:E, B builder road:0,0:E';
    const game = laidOut({ rules: rulesOn, figures, draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@0,1r0');
    const events = turn(game, 'PD-H@1,0r0');
    expect(home(events, 'dragon')).toEqual(['B meeple 0,0', 'B builder 0,0']);
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'second', figures: [] });
  });
});
