import { describe, expect, test } from 'vitest';
import { type Game, PASS, playLine } from '../../../src/engine/index.ts';
import { slotOf } from '../../../src/engine/loading/expansion.ts';
import { indexOf } from '../../../src/engine/tiles/rotated-tiles.ts';
import { bazaars } from '../../../src/expansions/bridges-castles-bazaars/rules/index.ts';
import { act, type Laid, laidOut, offered, pass, place } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { LATER, meadow, turn } from './support.ts';

/** B, then A, have these tiles without bids; A has placed a bazaar tile at 0,1. */
function bought(tiles: readonly [string, string], laid: Laid = {}): Game {
  const { board = 'BA-B@0,0r0', rules = '', draws = LATER, ...more } = laid;
  const game = laidOut({
    ...more,
    rules: `bazaars no-auction ${rules}`,
    board,
    draws: `BB-06 ${tiles.join(' ')} ${draws}`,
  });
  if (game.step === 'abbey') pass(game);
  place(game, 'BB-06@0,1r0');
  while (game.step !== 'auction') pass(game);
  act(game, `auction ${tiles[0]}`);
  return game;
}

/** The seat has bought this tile, and it is not its turn yet. */
function owning(game: Game, seat: number, tile: string): void {
  const slot = slotOf(inside(game).position, bazaars);
  slot.owned = slot.owned.with(seat, indexOf(tile)!);
}

const bazaar = (game: Game) => game.view(null).bazaar!;

describe('the turn of a bought tile', () => {
  const hole = `BA-B@0,0r0 ${meadow('4,0 6,0 5,1 5,-1')}`;

  test('BR44, AM75: nobody lays an abbey while an own bought tile waits; in the next turn it is offered again', () => {
    const game = bought(['BA-U', 'BA-V'], { board: hole, rules: 'abbey-mayor' });
    expect([game.asked, game.step, game.drawn]).toEqual([1, 'place', 'BA-U']);
    place(game, 'BA-U@-1,0r0');
    pass(game);
    expect([game.asked, game.step, game.drawn]).toEqual([0, 'place', 'BA-V']);
    place(game, 'BA-V@1,0r180');
    pass(game);
    expect([game.asked, game.step, game.drawn]).toEqual([1, 'abbey', null]);
  });

  test('BR44, BR96, PD10: a dragon tile is sold as any; it is set aside if no dragon is out when it is used', () => {
    const game = bought(['PD-J', 'BA-V'], { rules: 'princess-dragon', sets: ['base', 'princess-and-dragon'] });
    expect(bazaar(game).owned).toEqual(['BA-V', null]);
    expect(game.view(null)).toMatchObject({ turnOf: 1, drawn: 'BA-B', setAside: ['PD-J', 'BA-V'] });
  });

  test('BR85: a bought tile that needs a bridge leaves the game by choice, and a tile is drawn', () => {
    const game = laidOut({ rules: 'bazaars bridges', board: 'BA-X@0,0r0', draws: `BA-X BA-X ${LATER}` });
    owning(game, 1, 'BA-B');
    turn(game, 'BA-X@1,0r0');
    expect([game.turnOf, game.step, game.drawn]).toEqual([1, 'lay-aside', 'BA-B']);
    act(game, 'lay-aside');
    expect(game.view(null)).toMatchObject({ turnOf: 1, step: 'place', drawn: 'BA-X', discarded: ['BA-B'] });
  });

  test('BR97: a second part and an extra turn draw from the pile; the next ordinary turn plays the own tile', () => {
    for (const [rules, board, figures, tile, part, at, after] of [
      [
        'builders',
        'BA-A@0,-1r270 BA-B@0,0r0',
        'A road:0,-1:E, A builder road:0,-1:E',
        'BA-U@1,-1r90',
        'second',
        '0,1',
        '0,2',
      ],
      ['arrows', 'AN-M@0,1r0 BA-B@1,0r0', '', 'BA-B@1,1r0', 'extra', '2,0', '3,0'],
    ] as const) {
      const game = laidOut({ rules: `bazaars ${rules}`, board, figures, draws: `${tile.slice(0, 4)} ${LATER}` });
      owning(game, 0, 'BA-E');
      place(game, tile);
      while (game.drawn === null) pass(game);
      expect([game.view(null).part, game.turnOf, game.drawn]).toEqual([part, 0, 'BA-B']);
      turn(game, `BA-B@${at}r0`);
      turn(game, `BA-B@${after}r0`);
      expect([game.view(null).part, game.turnOf, game.drawn]).toEqual(['own', 0, 'BA-E']);
    }
  });

  test('BR45: a bazaar tile of a second part is void as well, until all bought tiles are used', () => {
    const game = laidOut({
      rules: 'bazaars builders',
      board: 'BA-A@0,-1r270 BA-B@0,0r0',
      figures: 'A road:0,-1:E, A builder road:0,-1:E',
      draws: `BA-U BB-06 ${LATER}`,
    });
    owning(game, 1, 'BA-E');
    place(game, 'BA-U@1,-1r90');
    pass(game);
    turn(game, 'BB-06@1,0r0');
    expect([bazaar(game).open, game.turnOf, game.drawn]).toEqual([[], 1, 'BA-E']);
  });
});

describe('how many tiles are sold', () => {
  test('BR95: as many as seats still in the game', () => {
    const game = laidOut({ rules: 'bazaars', board: 'BA-B@0,0r0', seats: 3, draws: `BB-06 BA-U BA-V ${LATER}` });
    game.resign(1);
    turn(game, 'BB-06@0,1r0');
    expect([bazaar(game).open, game.asked]).toEqual([['BA-U', 'BA-V'], 2]);
  });

  test('BR96: a bazaar tile that is laid out at the start brings none', () => {
    const game = laidOut({ rules: 'bazaars', board: 'BB-06@0,0r0', draws: `BA-B BA-U BA-V ${LATER}` });
    expect([bazaar(game).open, game.drawn]).toEqual([[], 'BA-B']);
    turn(game, 'BA-B@0,1r0');
    expect([bazaar(game).open, game.drawn]).toEqual([[], 'BA-U']);
  });

  test('BR46: a bazaar tile that is the last one ends the game as any other', () => {
    const game = laidOut({ rules: 'bazaars', board: 'BA-B@0,0r0', figures: 'A monastery:0,0', draws: 'BB-06' });
    turn(game, 'BB-06@0,1r0');
    expect([game.asked, bazaar(game).open, game.scores]).toEqual([null, [], [2, 0]]);
  });
});

describe('what cannot be done', () => {
  const rules = 'bridges bazaars';

  test('BR17: a bridge that nobody has left is refused, on a line and as an option, and nothing changes', () => {
    const game = laidOut({ rules, board: meadow('0,0 10,0 20,0'), draws: 'BA-U BA-B BA-U BA-B BA-U BA-B BA-U BA-B' });
    for (const at of ['-1,0r90', '0,-1r0', '9,0r90', '10,-1r0', '19,0r90', '20,-1r0'])
      turn(game, `${game.drawn}@${at}`);
    const before = game.view(null);
    expect(() => playLine(game, 'place 0,1 0 road:0,0:N.S')).toThrow('not-legal');
    expect(() => playLine(game, 'bridge road:0,0:N.S')).toThrow('not-legal');
    expect(game.view(null)).toEqual(before);
  });

  test('BR47, BR94: a bid above one’s points is allowed, and a resignation or a lapse takes nothing else away', () => {
    const game = laidOut({ rules, board: 'BA-B@0,0r0', seats: 3, draws: `BB-06 BA-U BA-V BA-C ${LATER}` });
    turn(game, 'BB-06@0,1r0');
    act(game, 'auction BA-U');
    act(game, 'bid 7');
    expect(game.lapse).toEqual(PASS);
    game.play(game.lapse!);
    act(game, 'bid 9');
    game.resign(2);
    expect([game.step, offered(game)]).toEqual(['settle', ['buy', 'sell']]);
    act(game, 'sell');
    expect([game.scores, bazaar(game).owned]).toEqual([
      [-9, 9, 0],
      ['BA-U', null, null],
    ]);
  });
});
