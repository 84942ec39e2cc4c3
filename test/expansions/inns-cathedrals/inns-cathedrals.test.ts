import { describe, expect, test } from 'vitest';
import { designOf, type Game, type GameEvent } from '../../../src/engine/index.ts';
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
  scored,
  told,
} from '../../support/board.ts';

/** Three tiles of a road that BA-X at 2,0 finishes; the last has an inn. */
const INN_ROAD = 'BA-A@-1,0r270 BA-D@0,0r0 IC-B@1,0r0';
/** A cathedral city of four tiles that BA-E at 0,-2 finishes. */
const CATHEDRAL = 'BA-D@0,0r0 IC-K@0,-1r0 BA-E@-1,-1r90 BA-E@1,-1r270';
/** Later draws, so that the tested turn is not the last. */
const LATER = 'BA-B BA-B BA-B';

/** Places a tile and no figure. */
function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

const at = (game: Game, text: string) => game.feature(placeOn(game.view(null).board, text))!;

describe('inns', () => {
  test('IC1: a finished road with an inn brings 2 a tile', () => {
    const game = laidOut({ board: INN_ROAD, figures: 'A road:0,0:E', rules: 'inns', draws: `BA-X ${LATER}` });
    const events = turn(game, 'BA-X@2,0r0');
    expect(told(events)).toEqual(['A road 8']);
    expect(scored(events)[0]!.working).toEqual([{ of: 'tiles', count: 4, each: 2 }]);
  });

  test('IC1: an unfinished road brings nothing at the end, and its figure no event', () => {
    const road = { board: INN_ROAD, figures: 'A road:0,0:E' };
    expect(finalScores({ ...road, rules: 'inns' })).toEqual([0, 0]);
    expect(finalScores(road)).toEqual([3, 0]);
    expect(told(laidOut({ ...road, rules: 'inns' }).lastEvents)).toEqual([]);
  });

  test('IC1: the worth of a road with an inn is seen before it is finished', () => {
    const game = laidOut({ board: INN_ROAD, figures: 'A road:0,0:E', rules: 'inns', draws: LATER });
    expect(at(game, 'road:1,0:E')).toMatchObject({ pointsNow: 0, pointsFinished: 6, shares: [0], marks: { inn: 1 } });
  });

  test('IC1: with the rule off inns are pictures', () => {
    const game = laidOut({ board: INN_ROAD, figures: 'A road:0,0:E', draws: `BA-X ${LATER}` });
    expect(at(game, 'road:1,0:E')).toMatchObject({ pointsNow: 3, pointsFinished: 3, marks: { inn: 1 } });
    expect(told(turn(game, 'BA-X@2,0r0'))).toEqual(['A road 4']);
  });

  test('situation G-11: Road Sweeper on it: 0 for everybody, meeples home; with the rule off 3', () => {
    const road = { board: 'BA-D@0,0r0 IC-B@1,0r0 BA-U@2,0r90', figures: 'A road:0,0:E', hands: 'A road-sweeper' };
    const swept = (rules: string) => {
      const game = laidOut({ ...road, rules, draws: `BA-B ${LATER}` });
      const points = told(act(game, 'open road-sweeper road:0,0:E'));
      expect(game.view(null).figures).toEqual([]);
      return points;
    };
    expect(swept('gifts inns')).toEqual([]);
    expect(swept('gifts')).toEqual(['A road.incomplete 3']);
  });

  test('IC3: a second inn adds nothing', () => {
    const board = 'BA-A@-1,0r270 IC-B@0,0r0 IC-B@1,0r180';
    const game = laidOut({ board, figures: 'A road:0,0:E', rules: 'inns', draws: `BA-X ${LATER}` });
    expect(at(game, 'road:0,0:E').marks).toEqual({ inn: 2 });
    expect(told(turn(game, 'BA-X@2,0r0'))).toEqual(['A road 8']);
  });

  test('IC6: the inn of the junction IC-C belongs to its east road alone', () => {
    expect(designOf('IC-C')!.roads).toEqual([
      { sides: ['E'], marks: ['inn'] },
      { sides: ['S'], marks: [] },
      { sides: ['W'], marks: [] },
    ]);
    const board = 'BA-A@-1,0r270 BA-A@1,0r90';
    const figures = 'A road:-1,0:E, B road:1,0:W';
    const game = laidOut({ board: `${board} BA-B@0,-1r0`, figures, rules: 'inns', draws: `IC-C ${LATER}` });
    expect(told(turn(game, 'IC-C@0,0r0')).sort()).toEqual(['A road 2', 'B road 4']);
  });

  test('IC7: between village and city gates of IC-I there is nothing to claim', () => {
    const game = laidOut({ board: 'BA-E@0,1r0', draws: `IC-I ${LATER}` });
    place(game, 'IC-I@0,0r0');
    expect(offered(game, 'deploy')).toEqual(
      ['city:0,0:N', 'city:0,0:S', 'field:0,0:EL', 'field:0,0:ER', 'field:0,0:WL', 'field:0,0:WR']
        .concat('road:0,0:E', 'road:0,0:W')
        .map((on) => `deploy meeple ${on}`),
    );
  });

  test('IC8: the monastery of IC-D ends two roads', () => {
    const board = 'BA-A@-1,0r270 BA-A@1,0r90 BA-B@0,-1r0';
    const game = laidOut({ board, figures: 'A road:-1,0:E, B road:1,0:W', draws: `IC-D ${LATER}` });
    expect(told(turn(game, 'IC-D@0,0r0')).sort()).toEqual(['A road 2', 'B road 2']);
    expect(at(game, 'monastery:0,0')).toMatchObject({ kind: 'monastery', open: 5 });
  });

  test('IC9: an inn may be added to another’s road, which then may be worth nothing', () => {
    const board = 'BA-A@-1,0r270 BA-D@0,0r0';
    const game = laidOut({ board, figures: 'B road:0,0:E', rules: 'inns', draws: 'IC-B' });
    expect(at(game, 'road:0,0:E')).toMatchObject({ owners: [1], pointsNow: 2 });
    turn(game, 'IC-B@1,0r0');
    expect(game.view(null)).toMatchObject({ scores: [0, 0], winners: [0, 1] });
  });
});

describe('cathedrals', () => {
  const knight = { board: CATHEDRAL, figures: 'A city:0,0:N' };

  test('IC2: a finished city with a cathedral brings 3 a tile and coat of arms', () => {
    const board = 'BA-D@0,0r0 BA-F@0,-1r90 IC-K@0,-2r0 BA-E@-1,-2r90 BA-E@1,-2r270';
    const game = laidOut({ ...knight, board, rules: 'cathedrals', draws: `BA-E ${LATER}` });
    const events = turn(game, 'BA-E@0,-3r180');
    expect(told(events)).toEqual(['A city 21']);
    expect(scored(events)[0]!.working).toEqual([
      { of: 'tiles', count: 6, each: 3 },
      { of: 'arms', count: 1, each: 3 },
    ]);
  });

  test('IC2: an unfinished city brings nothing at the end', () => {
    expect(finalScores({ ...knight, rules: 'cathedrals' })).toEqual([0, 0]);
    expect(finalScores(knight)).toEqual([4, 0]);
  });

  test('IC2: with the rule off a cathedral is a picture', () => {
    const game = laidOut({ ...knight, draws: `BA-E ${LATER}` });
    expect(told(turn(game, 'BA-E@0,-2r180'))).toEqual(['A city 10']);
  });

  test('IC3: a second cathedral adds nothing', () => {
    const board = 'BA-D@0,0r0 IC-K@0,-1r0 IC-K@0,-2r0 BA-E@-1,-1r90 BA-E@1,-1r270 BA-E@-1,-2r90 BA-E@1,-2r270';
    const game = laidOut({ ...knight, board, rules: 'cathedrals', draws: `BA-Eg ${LATER}` });
    expect(at(game, 'city:0,0:N').marks).toEqual({ cathedral: 2 });
    expect(told(turn(game, 'BA-Eg@0,-3r180'))).toEqual(['A city 24']);
  });

  test('IC4: to a field it is a city as any other', () => {
    const board = `${CATHEDRAL} BA-E@0,-2r180`;
    expect(finalScores({ board, figures: 'A field:-1,-1:NL', rules: 'cathedrals' })).toEqual([3, 0]);
  });
});

describe('the large meeple', () => {
  const city = 'BA-D@0,0r0 BA-F@0,-1r90';
  const rules = 'large-meeple';

  test('IC5: each seat has one, for any place that a meeple may take', () => {
    const game = laidOut({ rules, draws: `BA-L ${LATER}` });
    expect(game.view(null).supply).toEqual(Array(2).fill({ meeple: 7, large: 1 }));
    place(game, 'BA-L@1,0r0');
    const places = (figure: string) => offered(game, `deploy ${figure}`).map((line) => line.split(' ')[2]);
    expect(places('large').length).toBeGreaterThan(3);
    expect(places('large')).toEqual(places('meeple'));
    deploy(game, 'road:1,0:S', 'large');
    expect(game.view(null).supply[0]).toEqual({ meeple: 7, large: 0 });
  });

  test('IC5: it has two votes and goes home as any other', () => {
    const figures = 'A large city:0,0:N, B city:0,-1:N';
    const game = laidOut({ board: city, figures, rules, draws: `BA-E ${LATER}` });
    expect(at(game, 'city:0,0:N')).toMatchObject({ votes: [2, 1], owners: [0] });
    expect(told(turn(game, 'BA-E@0,-2r180'))).toEqual(['A city 8']);
    expect(game.view(null)).toMatchObject({ figures: [], supply: Array(2).fill({ meeple: 7, large: 1 }) });
  });

  test('IC5: claims the feature that it stands on', () => {
    const game = laidOut({ figures: 'B large road:0,0:E', rules, draws: `BA-X ${LATER}` });
    place(game, 'BA-X@1,0r0');
    expect(offered(game, 'deploy').filter((line) => line.endsWith('road:1,0:W'))).toEqual([]);
  });

  test('IC5: without farmers it does not lie down either', () => {
    const game = laidOut({ fields: false, rules, draws: `BA-L ${LATER}` });
    place(game, 'BA-L@1,0r0');
    expect(offered(game, 'deploy large').filter((line) => line.includes('field'))).toEqual([]);
    expect(offered(game, 'deploy large')).toHaveLength(offered(game, 'deploy meeple').length);
  });

  test('L6: arrows and gifts move it as a meeple', () => {
    const arrows = `${rules} arrows`;
    const beside = laidOut({
      board: 'BA-D@0,0r0 AN-C@1,0r0',
      figures: 'A large city:0,0:N',
      rules: arrows,
      draws: `BA-B ${LATER}`,
    });
    place(beside, 'BA-B@1,-1r0');
    expect(offered(beside, 'deploy').filter((line) => line.includes('city'))).toEqual(['deploy meeple city:0,0:N']);
    const anywhere = laidOut({ board: 'BA-D@0,0r0 AN-G@0,-1r180', rules: arrows, draws: `BA-B ${LATER}` });
    place(anywhere, 'BA-B@0,-2r0');
    expect(offered(anywhere, 'deploy large road')).toEqual(['deploy large road:0,0:E.W']);

    const gifts = { figures: 'A large city:0,0:N', rules: `${rules} gifts`, draws: `BA-B ${LATER}` };
    const cash = laidOut({ ...gifts, hands: 'A cash-out' });
    expect(told(act(cash, 'open cash-out large city:0,0:N'))).toEqual(['A cash-out 2']);
    const change = laidOut({ ...gifts, hands: 'A change-position' });
    act(change, 'open change-position large city:0,0:N field:0,0:EL');
    expect(change.view(null).figures).toMatchObject([{ figure: 'large', on: { kind: 'field' } }]);
  });

  test('IC5: is absent without its rule', () => {
    const game = laidOut({ draws: `BA-L ${LATER}` });
    place(game, 'BA-L@1,0r0');
    refuses(game, 'deploy large road:1,0:S');
  });
});
