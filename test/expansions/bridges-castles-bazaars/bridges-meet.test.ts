import { describe, expect, test } from 'vitest';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { bridges } from '../../../src/expansions/bridges-castles-bazaars/rules/index.ts';
import { act, deploy, laidOut, offered, pass, place, placeOn } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { LATER, meadow, turn } from './support.ts';

const road = (x: number, y: number, at: string) => ({ kind: 'road', x, y, at }) as const;

describe('where a bridge may lie', () => {
  test('BR83: over a monastery, a hill, a volcano, a foundation, a circus, but over no edge of a city', () => {
    const over = (tile: string, more = ''): boolean =>
      offered(laidOut({ rules: `bridges ${more}`, board: `${tile}@0,0r0`, draws: `BA-U ${LATER}` }), 'place -1,0').some(
        (line) => line.endsWith('road:0,0:E.W'),
      );
    for (const tile of ['BA-B', 'HS-01', 'PD-2', 'TO-02', 'BA-E']) expect([tile, over(tile)]).toEqual([tile, true]);
    for (const tile of ['BA-F', 'BA-I', 'BA-D']) expect([tile, over(tile)]).toEqual([tile, false]);
  });

  test('BR14, BR69, AM75: no bridge runs into an abbey, but an abbey closes the end of a bridge that lies', () => {
    const towards = laidOut({ rules: 'bridges', board: 'BA-B@0,0r0 AM-ABBEY@1,0r0', draws: `BA-U ${LATER}` });
    expect(offered(towards, 'place -1,0').filter((line) => line.includes('road:'))).toEqual([]);
    const game = laidOut({
      rules: 'bridges abbey-mayor',
      board: `BA-B@0,0r0 ${meadow('1,-1 2,0 2,1')}`,
      draws: `BA-U TO-02 ${LATER}`,
    });
    turn(game, 'BA-U@-1,0r90');
    place(game, 'TO-02@1,1r0');
    while (game.step !== 'abbey') pass(game);
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ open: 2 });
    act(game, 'abbey 1,0');
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 2, open: 1 });
  });

  test('BR69, TW73: a bridge and a tower share a tile', () => {
    const game = laidOut({ rules: 'bridges tower', board: 'TO-02@0,0r0', draws: `BA-U BA-B ${LATER}` });
    turn(game, 'BA-U@-1,0r90');
    place(game, 'BA-B@0,1r0');
    pass(game);
    expect(offered(game, 'floor')).toContain('floor 0,0');
  });
});

describe('a tile that fits only with a bridge', () => {
  test('BR17: leaves the game as any that fits nowhere, if its player has no bridge left', () => {
    const game = laidOut({ rules: 'bridges', board: 'BA-X@0,0r0', draws: 'BA-X BA-B BA-X' });
    const { position } = inside(game);
    slotOf(position, bridges).stock = [3, 0];
    turn(game, 'BA-X@1,0r0');
    expect(game.view(null)).toMatchObject({ turnOf: 1, step: 'place', drawn: 'BA-X', discarded: ['BA-B'] });
  });
});

describe('a bridge that is laid', () => {
  const closing = 'BA-A@-1,0r270 BA-B@-1,1r0 BA-B@0,1r0 BA-B@1,1r0 BA-A@1,0r90';

  test('BR86, KR69: the road that it closes counts for the Robber, with its tile', () => {
    const game = laidOut({ rules: 'bridges king-robber', board: closing, draws: `BA-B ${LATER}` });
    const events = turn(game, 'BA-B@0,0r0');
    expect(events).toContainEqual(expect.objectContaining({ type: 'piece-taken', piece: 'robber', tiles: 3 }));
  });

  test('BR86: stays when the dragon comes', () => {
    const game = laidOut({ rules: 'bridges princess-dragon', board: 'BA-B@0,0r0', draws: `BA-U PD-2 PD-J ${LATER}` });
    turn(game, 'BA-U@-1,0r90');
    turn(game, 'PD-2@0,1r0');
    place(game, 'PD-J@1,1r0');
    while (game.step !== 'dragon') pass(game);
    act(game, 'dragon 0,0');
    expect(game.feature(road(0, 0, 'E.W'))).toMatchObject({ tiles: 2 });
    expect(game.view(null).pieces).toContainEqual(expect.objectContaining({ kind: 'laid-bridge', at: { x: 0, y: 0 } }));
  });

  test('BR15, BR70: bounds no field: a flock has the land on both sides of it', () => {
    const board = 'BA-B@0,0r0';
    const game = laidOut({
      rules: 'bridges hills-sheep',
      board,
      figures: 'A shepherd field:0,0:NL',
      draws: `BA-U ${LATER}`,
    });
    turn(game, 'BA-U@-1,0r90');
    const field = game.feature(placeOn(game.view(null).board, 'field:0,0:NL'))!;
    // Both sides of the road that the bridge carries on.
    expect(field.places.map(({ x, at }) => `${x} ${at}`)).toEqual([
      '0 NL.NR.EL.ER.SL.SR.WL.WR',
      '-1 NL.NR.EL.WR',
      '-1 ER.SL.SR.WL',
    ]);
  });
});

describe('figures and bridges', () => {
  test('BR99: arrow 01 leads beside an own meeple on a bridge', () => {
    const game = laidOut({
      rules: 'bridges arrows',
      board: 'BA-U@-1,0r90 AN-C@1,2r0',
      draws: `BA-B BA-B BA-B ${LATER}`,
    });
    place(game, 'BA-B@0,0r0');
    deploy(game, 'road:0,0:E');
    turn(game, 'BA-B@-1,1r0');
    place(game, 'BA-B@1,1r0');
    pass(game); // no free bridge
    expect(offered(game, 'deploy').filter((line) => !line.includes(':1,1'))).toEqual(['deploy meeple road:0,0:E.W']);
  });

  test('BR99: Change Position does not lead onto a bridge, nor from it', () => {
    const game = laidOut({
      rules: 'bridges gifts',
      board: 'BA-U@-1,0r90',
      hands: 'B change-position',
      figures: 'B field:-1,0:NL',
      draws: `BA-B BA-B ${LATER}`,
    });
    turn(game, 'BA-B@0,0r0');
    expect(offered(game, 'open')).not.toEqual([]);
    expect(offered(game, 'open').filter((line) => line.includes(':0,0'))).toEqual([]);
  });

  test('BR98, FL29: a flier lands on an unfinished road with a bridge', () => {
    const board = 'BA-U@-1,0r90';
    const game = laidOut({ rules: 'bridges flying-machines', board, draws: `BA-B FL-G ${LATER}` });
    turn(game, 'BA-B@0,0r0');
    place(game, 'FL-G@0,1r90');
    pass(game); // no free bridge
    act(game, 'fly meeple 0,1 N 1');
    expect(offered(game)).toContain('deploy meeple road:0,0:E.W');
  });
});
