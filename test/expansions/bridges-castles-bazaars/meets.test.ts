import { describe, expect, test } from 'vitest';
import { playLine } from '../../../src/engine/index.ts';
import { act, deploy, laidOut, offered, pass, place, told } from '../../support/board.ts';
import { LATER, turn } from './support.ts';

const road = (x: number, y: number, at: string) => ({ kind: 'road', x, y, at }) as const;

describe('bridges', () => {
  test('BR64: a bridge that joins the tile to another player’s road brings a gift', () => {
    const game = laidOut({
      rules: 'bridges gifts',
      board: 'BA-A@-1,0r270',
      figures: 'B road:-1,0:E',
      deck: 'synod',
      draws: `BA-B ${LATER}`,
    });
    expect(place(game, 'BA-B@0,0r0').map(({ type }) => type)).toContain('gift-received');
  });

  test('BR64: Take 2 draws a tile beside the bought one, and the other goes into the pile', () => {
    const game = laidOut({
      rules: 'bazaars no-auction gifts',
      board: 'BA-B@0,0r0',
      hands: 'B take-2',
      draws: 'BB-06 BA-U BA-V BA-A BA-B BA-B',
    });
    turn(game, 'BB-06@0,1r0');
    act(game, 'auction BA-U');
    expect([game.asked, game.drawn]).toEqual([1, 'BA-U']);
    act(game, 'open take-2');
    expect(offered(game)).toEqual(['keep BA-A', 'keep BA-U']);
    act(game, 'keep BA-A');
    expect([game.drawn, game.view(null).unseen['BA-U']]).toEqual(['BA-A', 1]);
  });

  test('BR65: an inn belongs to the printed road, not to the bridge over it', () => {
    const game = laidOut({ rules: 'bridges inns', board: 'BB-09@0,0r0', draws: `BA-U ${LATER}` });
    place(game, 'BA-U@-1,0r90');
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 2, marks: {} });
    expect(game.feature(road(0, 0, 'S'))).toMatchObject({ tiles: 1, marks: { inn: 1 } });
  });

  test('BR66: a bridge extends the road of the own builder: a second part is due', () => {
    const game = laidOut({
      rules: 'bridges builders',
      board: 'BA-U@-1,0r90',
      figures: 'A road:-1,0:E, A builder road:-1,0:E',
      draws: `BA-B ${LATER}`,
    });
    turn(game, 'BA-B@0,0r0');
    expect(game.view(null)).toMatchObject({ part: 'second', turnOf: 0 });
  });

  test('BR66: a castle gives no goods', () => {
    const game = laidOut({
      rules: 'castles goods',
      board: 'BA-E@0,0r0',
      figures: 'A city:0,0:N',
      draws: `BA-E ${LATER}`,
    });
    place(game, 'BA-E@0,-1r180');
    pass(game);
    expect(told(act(game, 'castle city:0,-1:S'))).toEqual([]);
  });

  test('BR67: a bridge crosses the river of a tile, and does not end on its edge', () => {
    const beside = (at: string): string[] =>
      offered(laidOut({ rules: 'bridges', board: 'RI-D@0,0r0', draws: `BA-U ${LATER}` }), `place ${at}`);
    expect(beside('-1,0').filter((line) => line.includes('road:'))).toEqual([
      'place -1,0 270 road:0,0:E.W',
      'place -1,0 90 road:0,0:E.W',
    ]);
    expect(beside('0,1')).toEqual([]);
  });

  test('BR70: the tile under a hill is not auctioned, and a bridge bounds no field', () => {
    const game = laidOut({
      rules: 'bazaars bridges hills-sheep',
      board: 'BA-B@0,0r0',
      draws: 'HS-03 BB-06 BA-U BA-V BA-A',
    });
    turn(game, 'HS-03@1,0r90');
    turn(game, 'BB-06@0,1r0');
    expect(game.view(null).bazaar!.open).toEqual(['BA-U', 'BA-V']);
  });

  test('BR98: the phantom goes on the bridge of the tile just placed', () => {
    const game = laidOut({ rules: 'bridges phantom', board: 'BA-U@0,0r90', draws: `BA-B ${LATER}` });
    place(game, 'BA-B@1,0r0');
    act(game, 'deploy meeple monastery:1,0');
    expect(offered(game)).toContain('deploy phantom road:1,0:E.W');
  });

  test('BR99: Road Sweeper counts the tiles of bridges', () => {
    const game = laidOut({
      rules: 'bridges gifts',
      board: 'BA-U@-1,0r90',
      hands: 'A road-sweeper',
      draws: `BA-B BA-B ${LATER}`,
    });
    place(game, 'BA-B@0,0r0');
    deploy(game, 'road:0,0:E');
    turn(game, 'BA-B@-1,1r0');
    const opening = offered(game, 'open road-sweeper')[0]!;
    expect(told(playLine(game, opening))).toEqual(['A road.incomplete 2']);
  });
});

test('BR98: the phantom can be lord of a castle', () => {
  const game = laidOut({
    rules: 'castles phantom',
    board: 'BA-E@0,0r0',
    figures: 'A phantom city:0,0:N',
    draws: `BA-E ${LATER}`,
  });
  place(game, 'BA-E@0,-1r180');
  while (game.step !== 'castle') pass(game);
  act(game, 'castle city:0,-1:S');
  expect(game.view(null).figures).toMatchObject([{ figure: 'phantom', on: { kind: 'top' } }]);
});
