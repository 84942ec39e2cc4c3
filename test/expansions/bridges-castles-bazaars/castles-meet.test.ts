import { describe, expect, test } from 'vitest';
import { act, offered, pass, place, told } from '../../support/board.ts';
import { home, lords, meadow, turn, withCastle } from './support.ts';

describe('what triggers a castle', () => {
  test('BR90: a monastery does so by its own square only, whatever lies around it', () => {
    // 1,0 and 1,-1 lie in the fief and beside the monastery at 2,0.
    const around = `${meadow('1,-1 1,0 1,1 2,-1 2,1 3,-1 3,1')} BA-B@2,0r0`;
    const outside = withCastle('BA-E', { board: around, figures: 'B monastery:2,0' });
    expect(told(turn(outside, 'BA-E@3,0r90'))).toEqual(['B monastery 9']);
    expect(lords(outside)).toEqual(['A meeple']);
    const inside = `${meadow('1,-1 1,1 2,-1 2,1 0,1')} BA-B@1,0r0`;
    const within = withCastle('BA-E', { board: inside, figures: 'B monastery:1,0' });
    expect(told(turn(within, 'BA-E@2,0r90'))).toEqual(['B monastery 9', 'A castle 9']);
  });

  test('BR91: a road that an abbey closes triggers it, though nobody stands there, for what a scorer would get', () => {
    const board = `BA-A@1,0r270 ${meadow('3,0 2,-1 1,1')}`;
    const game = withCastle('TO-02', { rules: 'abbey-mayor', board });
    place(game, 'TO-02@2,1r0');
    pass(game);
    act(game, 'abbey 2,0');
    expect(told(pass(game))).toEqual(['A castle 1']);
    expect(lords(game)).toEqual([]);
  });

  test('BR91: so does a road that a bridge closes', () => {
    const board = `BA-A@1,0r270 ${meadow('2,-1 2,1')} BA-A@3,0r90`;
    const game = withCastle('BA-B', { rules: 'bridges', board });
    const events = turn(game, 'BA-B@2,0r0');
    expect(game.record.actions).toContain('place 2,0 0 road:2,0:E.W');
    expect(told(events)).toEqual(['A castle 3']);
  });

  test('BR69, SH71: a finished shrine triggers it; a shrine that lost does not', () => {
    const board = `CU-01@1,0r0 ${meadow('1,-1 1,1 2,-1 2,1 0,1')}`;
    const finished = withCastle('BA-E', { rules: 'shrines', board });
    expect(told(turn(finished, 'BA-E@2,0r90'))).toEqual(['A castle 9']);
    // The monastery at 2,0 lies outside the fief, and is finished before the shrine beside it.
    const duel = `CU-01@1,0r0 BA-B@2,0r0 ${meadow('1,-1 1,1 2,-1 2,1 3,-1 3,1')}`;
    const lost = withCastle('BA-E', { rules: 'shrines', board: duel, figures: 'A monastery:1,0, B monastery:2,0' });
    const events = turn(lost, 'BA-E@3,0r90');
    expect([told(events), home(events)]).toEqual([
      ['B monastery 9'],
      ['A meeple monastery:1,0', 'B meeple monastery:2,0'],
    ]);
    expect(lords(lost)).toEqual(['A meeple']);
  });
});

describe('what a castle is worth', () => {
  test('BR26, BR92: not the points of a ringmaster on the feature, nor those of the fairy', () => {
    const board = `BA-A@1,0r270 BT-01@1,1r0`;
    const game = withCastle('BA-A', { rules: 'big-top', board, figures: 'B ringmaster road:1,0:E' });
    expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['B road 2', 'B ringmaster 2', 'A castle 2']);
  });

  test('BR64: Cash Out does not take a lord', () => {
    const board = 'BA-A@1,0r270';
    const lord = 'B city:0,0:N';
    const game = withCastle('BA-B', { rules: 'gifts', board, lord, figures: 'B road:1,0:E', hands: 'B cash-out' });
    expect([game.asked, offered(game, 'open')]).toEqual([1, ['open cash-out meeple road:1,0:E']]);
  });
});

describe('where no figure goes', () => {
  test('BR63: arrow 01 does not lead beside a lord', () => {
    const board = 'BA-A@1,0r270 AN-C@2,0r0';
    const game = withCastle('BA-B BA-B', { rules: 'arrows', board, figures: 'A road:1,0:E' });
    turn(game, 'BA-B@0,1r0');
    // The arrow of AN-C points to this tile.
    place(game, 'BA-B@2,-1r0');
    const elsewhere = offered(game, 'deploy').filter((line) => !line.includes(':2,-1'));
    expect(elsewhere).toEqual(['deploy meeple road:1,0:E']);
  });

  test('BR63: arrow 02 does not lead into an empty castle', () => {
    const board = `BA-A@1,0r270 AN-G@5,5r180 ${meadow('1,1')}`;
    const game = withCastle('BA-A BA-B', { rules: 'arrows', board });
    turn(game, 'BA-A@2,0r90');
    expect(lords(game)).toEqual([]);
    place(game, 'BA-B@5,4r0');
    const elsewhere = offered(game, 'deploy').filter((line) => !line.includes(':5,4'));
    expect(elsewhere).toContain('deploy meeple monastery:1,0');
    expect(elsewhere.filter((line) => line.includes('top:') || line.includes('city:0'))).toEqual([]);
  });

  test('BR69, AM75: a wagon does not drive into the castle that its road has emptied', () => {
    const game = withCastle('BA-A', { rules: 'abbey-mayor', board: 'BA-A@1,0r270', figures: 'B wagon road:1,0:E' });
    place(game, 'BA-A@2,0r90');
    expect(told(pass(game))).toEqual(['B road 2', 'A castle 2']);
    expect(offered(game)).toEqual(['drive monastery:1,0', 'drive monastery:2,0', 'pass']);
  });
});
