import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { count } from '../../../src/expansions/count/rules/index.ts';
import type { Quarter } from '../../../src/expansions/count/vocabulary.ts';
import { act, finalScores, offered, pass, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { CASTLE, CATHEDRAL, inTown, MARKET, meadow, SMITH, sendable, TOWN, town, turn, turnWith } from './support.ts';

/** The count stands in this quarter, which locks it. */
const standing = (quarter: Quarter, game: Game): Game => {
  slotOf(inside(game).position, count).quarter = quarter;
  return game;
};

/** Plays on without any choice until this step asks. */
const passTo = (step: string, game: Game): void => {
  while (game.step !== step) pass(game);
};

/** The city of square 9 is B's, and A finishes it. */
const KNIGHT = 'B city:-2,1:S';
const FINISHED = 'BA-E@-2,2r0';
const ROAD_END = 'BA-A@-3,-1r270';

test('CO86, CO93: a piece of the rim becomes a castle, and nobody is sent to the town that it was', () => {
  const start = () => {
    const game = town({ rules: 'castles', figures: `${KNIGHT}, A ${CASTLE}` });
    turn(standing('market', game), FINISHED);
    expect([game.step, game.asked, offered(game)]).toEqual(['castle', 1, ['castle city:-2,2:N', 'pass']]);
    return game;
  };
  const laid = start();
  expect(told(act(laid, 'castle city:-2,2:N'))).toEqual([]);
  expect([laid.step, inTown(laid)]).toEqual(['place', ['A meeple castle']]);
  const declined = start();
  pass(declined);
  expect([declined.step, offered(declined, 'send')]).toEqual([
    'leave-quarter',
    ['send meeple city:-2,1:S', 'send meeple city:-2,2:N'],
  ]);
});

test('CO72: a castle that scores calls nobody from the castle quarter, and a road calls from its own quarter only', () => {
  const game = town({
    rules: 'castles',
    board: 'BA-E@2,0r0',
    figures: `A city:2,0:N, A ${CASTLE}, A ${SMITH}, B road:1,-1:N`,
    draws: 'BA-E BA-A',
  });
  turn(standing('market', game), 'BA-E@2,-1r180');
  act(game, 'castle city:2,-1:S');
  turn(game, 'BA-A@1,-2r0');
  expect(offered(game, 'send')).toEqual(['send meeple road:1,-1:N', 'send meeple road:1,-2:S']);
  expect(told(pass(game))).toEqual(['B road 2', 'A castle 2']);
});

test('CO93: a square of the rim lies in the fief, and its road triggers the castle', () => {
  const castle = (x: number, board = '') => {
    const game = town({
      rules: 'castles',
      board: `BA-E@${x},0r0 ${board}`,
      figures: `A city:${x},0:N`,
      draws: 'BA-E BA-A',
    });
    turn(game, `BA-E@${x},-1r180`);
    act(game, `castle city:${x},-1:S`);
    return told(turn(game, 'BA-A@1,-2r0'));
  };
  expect(castle(2)).toEqual(['A castle 2']);
  expect(castle(3, meadow('2,0'))).toEqual([]);
});

test('CO94, BR83: no bridge runs over a square of the town; one may end at a road of the rim', () => {
  const spans = (draws: string): string[] =>
    offered(town({ rules: 'bridges', draws }), 'place').flatMap((line) => line.match(/road:.*/) ?? []);
  const roads = ['road:-3,-1:E.W', 'road:0,2:N.S', 'road:1,-2:N.S'];
  expect([...new Set(spans('BA-B'))]).toEqual(roads);
  expect([...new Set(spans('BA-U'))]).toEqual(roads);
  expect(spans('BA-Q')).toEqual([]);
});

test('CO10, CO94: a bridge carries on a road of the rim', () => {
  const game = town({ rules: 'bridges', figures: 'B road:-2,-1:W', draws: 'BA-B BA-A' });
  place(game, 'BA-B@-3,-1r0');
  passTo('place', game);
  const events = [...place(game, 'BA-A@-4,-1r270')];
  while (game.turnOf === 1) events.push(...pass(game));
  expect(told(events)).toEqual(['B road 3']);
});

test('CO16, BR25: points of a castle count, for active and for others', () => {
  const castleOf = (seat: string, other: string) => {
    const game = town({
      rules: 'castles',
      board: 'BA-E@2,0r0',
      figures: `${seat} city:2,0:N${other}`,
      draws: 'BA-E BA-B BA-A',
    });
    place(game, 'BA-E@2,-1r180');
    passTo('castle', game);
    act(game, 'castle city:2,-1:S');
    turn(game, 'BA-B@-3,0r0');
    return [told(turn(game, 'BA-A@1,-2r0')), game.step, game.asked];
  };
  expect(castleOf('B', '')).toEqual([['B castle 2'], 'town', 0]);
  expect(castleOf('A', ', B road:1,-1:N')).toEqual([['B road 2', 'A castle 2'], 'place', 1]);
});

test('CO16, BT91: points of a pyramid, of the tent and of a ringmaster do not count, neither way', () => {
  const rules = 'big-top';
  const board = `BT-01@-3,3r0 ${meadow('-3,2')}`;
  const pyramid = town({ rules, board, figures: KNIGHT });
  const { position } = inside(pyramid);
  for (const seat of [0, 0, 1])
    position.deploy(seat, 'meeple', position.segmentAt({ kind: 'top', x: -3, y: 3, at: '', called: 'pyramid' }));
  expect(told(turnWith(pyramid, FINISHED, 'score-pyramid -3,3'))).toEqual([
    'A acrobats 10',
    'B acrobats 5',
    'B city 4',
  ]);
  expect([pyramid.step, pyramid.asked]).toEqual(['town', 0]);

  // A gets 2 for the acrobat tile beside the city, but no points for the city itself.
  const ringmaster = town({
    rules: `${rules} large-meeple`,
    board: 'BT-01@-1,2r0',
    figures: 'B large city:-2,1:S, A ringmaster city:-2,1:S',
  });
  expect(told(turn(ringmaster, FINISHED))).toEqual(['B city 4', 'A ringmaster 2']);
  expect([ringmaster.step, ringmaster.asked]).toEqual(['town', 0]);

  const besides = { animals: ['bear'] } as const;
  const tent = town({ rules, besides, board: meadow('-3,1'), figures: 'B monastery:-3,1', draws: 'BT-10 BA-B BT-10' });
  turn(tent, 'BT-10@-2,2r0');
  turn(tent, 'BA-B@-3,0r0');
  expect(told(turn(tent, 'BT-10@-3,2r180'))).toEqual(['B big-top 5']);
  expect([tent.step, tent.asked]).toEqual(['place', 1]);
});

test('CO14, BT12: the tent is shown before active may use the town', () => {
  const game = town({ rules: 'big-top', figures: KNIGHT, draws: 'BT-06 BA-B BT-10' });
  turn(game, 'BT-06@-3,0r90');
  turn(game, 'BA-B@-3,1r0');
  const types = turn(game, 'BT-10@-2,2r0').map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['animal-shown', 'tent-pitched']));
  expect(game.step).toBe('town');
});

test('CO14, BR40: the auction waits until active has used the town and moved the count', () => {
  const game = town({ rules: 'bazaars', figures: KNIGHT, draws: 'BB-05' });
  const events = [...turn(game, 'BB-05@-2,2r0')];
  expect(game.step).toBe('town');
  events.push(...act(game, `enter meeple ${MARKET}`));
  expect(game.step).toBe('count-moves');
  expect(events.map(({ type }) => type)).not.toContain('bazaar-opened');
  expect(act(game, `move-count ${SMITH}`).map(({ type }) => type)).toContain('bazaar-opened');
  expect([game.step, game.asked]).toEqual(['auction', 1]);
});

test('CO20, BT30: a ringmaster uses all quarters, and scores the shows around the place to which he is sent', () => {
  const entering = town({ rules: 'big-top', figures: KNIGHT });
  turn(entering, FINISHED);
  expect(offered(entering, 'enter ringmaster')).toEqual(
    [CASTLE, CATHEDRAL, MARKET, SMITH].map((quarter) => `enter ringmaster ${quarter}`).sort(),
  );
  const sent = (to: string) => {
    const game = town({
      rules: 'big-top',
      board: 'BT-01@-4,-2r0',
      figures: `B road:-2,-1:W, A ringmaster ${SMITH}`,
      draws: 'BA-A',
    });
    turn(game, ROAD_END);
    return told(act(game, `send ringmaster ${to}`)).sort();
  };
  expect(sent('road:-3,-1:E')).toEqual(['A ringmaster 2', 'A road 2', 'B road 2']);
  expect(sent('road:-2,-1:W')).toEqual(['A road 2', 'B road 2']);
});

test('CO74: meeples on squares of the rim count for the tent, meeples in quarters do not', () => {
  const game = town({
    rules: 'big-top',
    figures: `B road:-2,-1:W, B field:-2,0:NL, A ${SMITH}, A ${CATHEDRAL}, A ${CASTLE}`,
    besides: { animals: ['bear'] },
    draws: 'BT-06 BA-B BT-10',
  });
  turn(game, 'BT-06@-3,0r90');
  turn(game, 'BA-B@-3,1r0');
  expect(told(turn(game, 'BT-10@-3,2r180'))).toEqual(['B big-top 10']);
});

test('CO40, BT40: with the tent each tile of a field is a choice, and the meeple counts for the tent there', () => {
  const last = (rules: string) => {
    const game = town({ rules, figures: `A ${MARKET}`, draws: 'BT-06', ends: true });
    turn(game, 'BT-06@-3,0r0');
    return game;
  };
  const game = last('big-top');
  const near = sendable(game).filter(({ x }) => x <= -2);
  expect(near.length).toBeGreaterThan(2);
  expect(sendable(last('')).filter(({ x }) => x <= -2).length).toBeLessThan(near.length);
  const sent = (x: number, y: number): string[] => {
    const branch = game.clone();
    const to = sendable(branch).find((one) => one.x === x && one.y === y)!;
    return told(branch.play({ type: 'send', figure: 'meeple', to })).map((line) => line.replace(/ \d+$/, ''));
  };
  expect(sent(-2, 0)).toEqual(['A field', 'A big-top']);
  expect(sent(-1, -1)).toEqual(['A field']);
});

test('CO41, BR33: a field beside a castle and Carcassonne has 4 and 3 points', () => {
  const game = town({
    rules: 'castles',
    board: 'BA-E@-3,1r0',
    figures: 'A city:-3,1:N, B field:-2,0:NL',
    draws: 'BA-E',
    ends: true,
  });
  turn(game, 'BA-E@-3,0r180');
  expect(told(act(game, 'castle city:-3,0:S'))).toEqual(['B field 7']);
});

test('AM46, BR33, CO41: a barn gets 5 for a castle and 4 for Carcassonne', () => {
  const game = town({
    rules: 'castles abbey-mayor no-last-abbey',
    board: `${meadow('-2,-2 -1,-2')} BA-E@0,-2r0`,
    figures: 'A city:0,-2:N, A barn field:-1,-1:NL',
    draws: 'BA-E',
    ends: true,
  });
  turn(game, 'BA-E@0,-3r180');
  expect(told(act(game, 'castle city:0,-3:S'))).toEqual(['A field 9']);
});

test('KR67, KR69: for the King Carcassonne is a finished city, and a castle is none', () => {
  const king = (builds: boolean): string[] => {
    const game = town({
      rules: 'castles king-robber',
      figures: `${KNIGHT}, A city:1,1:E`,
      draws: 'BA-E BA-E',
      ends: true,
    });
    turn(game, FINISHED);
    passTo('place', game);
    turn(game, 'BA-E@2,1r270');
    const events = [...(builds ? act(game, 'castle city:2,1:W') : pass(game))];
    while (game.asked !== null) events.push(...pass(game));
    return told(events).filter((line) => line.includes('king'));
  };
  expect(king(true)).toEqual(['A king 2']);
  expect(king(false)).toEqual(['A king 3']);
});

test('CO42, BR50: quarters, lords and stocks bring nothing at the end', () => {
  expect(
    finalScores({
      sets: ['base', 'count-of-carcassonne'],
      board: TOWN,
      rules: 'the-count castles bridges',
      figures: `A ${CASTLE}, B ${CATHEDRAL}`,
    }),
  ).toEqual([0, 0]);
});
