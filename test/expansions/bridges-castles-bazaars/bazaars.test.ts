import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/engine/chance/random.ts';
import { type Game, type GameEvent, PASS, playLine } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, told } from '../../support/board.ts';
import { turn } from './support.ts';

const rules = 'bazaars';
const FIELD = 'BA-B@0,0r0';

/** `B BA-A 2 from A`: who bought what. */
const bought = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'tile-bought'
      ? [`${'ABCDEF'[event.seat]} ${event.tile} ${event.price}${event.to === null ? '' : ` to ${'ABCDEF'[event.to]}`}`]
      : [],
  );

/** A has placed a bazaar tile at 0,1; these tiles come up for sale, and the others after them. */
function opened(
  tiles: string,
  later = 'BA-B BA-B BA-B BA-B BA-B BA-B',
  more: { seats?: number; rules?: string } = {},
): Game {
  const { seats = 3, rules: also = '' } = more;
  const game = laidOut({ rules: `${rules} ${also}`, board: FIELD, seats, draws: `BB-06 ${tiles} ${later}` });
  turn(game, 'BB-06@0,1r0');
  return game;
}

/** Plays lines one after another. */
const lines = (game: Game, ...all: string[]): readonly GameEvent[] => all.flatMap((line) => [...playLine(game, line)]);
const view = (game: Game) => game.view(null).bazaar!;

describe('a bazaar', () => {
  test('V11, BR40: at the end of the turn as many tiles as players are laid open', () => {
    const game = opened('BA-A BA-U BA-V');
    expect([view(game).open, game.asked, game.step, game.turnOf]).toEqual([['BA-A', 'BA-U', 'BA-V'], 1, 'auction', 1]);
    expect(game.view(null)).toMatchObject({ drawn: null, setAside: ['BA-A', 'BA-U', 'BA-V'] });
    expect(offered(game)).toEqual(['auction BA-A', 'auction BA-U', 'auction BA-V']);
  });

  test('V20, BR41, BR94: a bid of 0 or more; then each other seat once, higher or not at all, without a limit', () => {
    const game = opened('BA-A BA-U BA-V');
    act(game, 'auction BA-U');
    expect([game.asked, game.step, offered(game)]).toEqual([
      1,
      'first-bid',
      ['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4'],
    ]);
    act(game, 'bid 2');
    expect([game.asked, game.step, offered(game)]).toEqual([
      2,
      'bid',
      ['bid 3', 'bid 4', 'bid 5', 'bid 6', 'bid 7', 'pass'],
    ]);
    for (const line of ['bid 2', 'bid 0', 'bid 1000'])
      expect(() => playLine(game, line)).toThrow(/not-legal|unreadable/);
    expect(view(game).sale).toMatchObject({ tile: 'BA-U', picker: 1, bid: 2, bidder: 1 });
    act(game, 'bid 200');
    expect([game.asked, view(game).sale!.bid, game.record.actions.at(-1)]).toEqual([0, 200, 'bid 200']);
    pass(game);
    expect([game.asked, game.step, offered(game)]).toEqual([1, 'settle', ['buy', 'sell']]);
  });

  test('BR42, BR47, BRP5: the picker buys from the highest bidder, or sells; points fall below 0', () => {
    const game = opened('BA-A BA-U BA-V');
    lines(game, 'auction BA-U', 'bid 2', 'pass', 'bid 3');
    const other = game.clone();
    const buying = act(game, 'buy');
    expect([told(buying), bought(buying)]).toEqual([['B bazaar -3', 'A bazaar 3'], ['B BA-U 3 to A']]);
    const selling = act(other, 'sell');
    expect([told(selling), bought(selling)]).toEqual([['A bazaar -3', 'B bazaar 3'], ['A BA-U 3 to B']]);
    expect(game.scores).toEqual([3, -3, 0]);
  });

  test('BR42, BRP6: the picker pays nobody for an own bid that is the highest', () => {
    const game = opened('BA-A BA-U BA-V');
    const events = lines(game, 'auction BA-U', 'bid 1', 'pass', 'pass');
    expect([told(events), bought(events), game.asked]).toEqual([['B bazaar -1'], ['B BA-U 1'], 2]);
  });

  test('BR43: the next seat without a tile picks; the last tile goes to the last seat for nothing', () => {
    const game = opened('BA-A BA-U BA-V');
    lines(game, 'auction BA-U', 'bid 0', 'bid 1', 'pass');
    act(game, 'sell'); // C has its tile; A is next
    expect([game.asked, game.step]).toEqual([0, 'auction']);
    const events = lines(game, 'auction BA-A', 'bid 0', 'pass');
    expect(bought(events)).toEqual(['A BA-A 0', 'B BA-V 0']);
    expect([game.turnOf, game.drawn]).toEqual([1, 'BA-V']);
  });

  test('BR44: each seat plays its tile instead of a draw, left of active first', () => {
    const game = opened('BA-B BA-U BB-05', 'BA-E BA-E BA-E', { rules: 'no-auction' });
    lines(game, 'auction BA-U', 'auction BA-B');
    const left = game.tilesLeft;
    turn(game, 'BA-U@-1,0r0');
    turn(game, 'BA-B@1,0r0');
    expect([game.turnOf, game.drawn, game.tilesLeft]).toEqual([0, 'BB-05', left]);
    turn(game, 'BB-05@2,0r0');
    expect([game.turnOf, game.drawn, view(game).open]).toEqual([1, 'BA-E', []]);
  });

  test('BR44: a bought tile that fits nowhere leaves the game, and a tile is drawn', () => {
    const game = opened('BA-C BA-U BA-B', 'BA-E BA-E BA-E', { rules: 'no-auction' });
    const events = lines(game, 'auction BA-C', 'auction BA-U');
    expect(events.flatMap((event) => (event.type === 'discarded' ? event.tile : []))).toEqual(['BA-C']);
    expect([game.turnOf, game.drawn]).toEqual([1, 'BA-E']);
  });

  test('BR45, BR97: no second bazaar until the round of bought tiles is over; their own symbols are void', () => {
    const game = opened('BB-06 BA-U BB-05', 'BB-06 BA-B BA-B BA-B BA-B', { rules: 'no-auction' });
    lines(game, 'auction BB-06', 'auction BA-U');
    turn(game, 'BB-06@-1,0r0');
    expect(view(game).open).toEqual([]);
    turn(game, 'BA-U@1,0r0');
    turn(game, 'BB-05@2,0r0');
    expect([view(game).open, game.drawn]).toEqual([[], 'BB-06']);
    turn(game, 'BB-06@-1,1r0');
    expect(view(game).open).toEqual(['BA-B', 'BA-B', 'BA-B']);
  });

  test('BR45: the symbol of a bought tile stays void if a seat that resigns passes it on', () => {
    const game = opened('BA-B BA-U BB-05', undefined, { rules: 'no-auction' });
    lines(game, 'auction BA-B', 'auction BA-U');
    turn(game, 'BA-B@-1,0r0');
    turn(game, 'BA-U@1,0r0');
    expect([game.turnOf, game.drawn]).toEqual([0, 'BB-05']);
    game.resign(0);
    turn(game, 'BB-05@2,0r0');
    expect([game.turnOf, view(game).open]).toEqual([2, []]);
  });

  test('BR46: none if fewer tiles are left than players', () => {
    const game = opened('BA-A BA-U', '');
    expect([view(game).open, game.drawn]).toEqual([[], 'BA-A']);
  });

  test('BR48, BR96: with a second part due the tiles are put apart unseen, and opened after it', () => {
    const game = laidOut({
      rules: `${rules} builders`,
      board: 'BA-A@0,-1r270 BB-06@5,5r0',
      figures: 'A road:0,-1:E, A builder road:0,-1:E',
      draws: 'BB-11 BA-U BA-V BA-B BA-B BA-B',
    });
    place(game, 'BB-11@1,-1r90');
    pass(game);
    expect([game.view(null).part, view(game).open, game.tilesLeft, game.drawn]).toEqual(['second', [], 2, 'BA-B']);
    expect(game.view(0).unseen).toEqual({ 'BA-B': 2, 'BA-U': 1, 'BA-V': 1 });
    turn(game, 'BA-B@5,6r0');
    expect([view(game).open, game.asked]).toEqual([['BA-U', 'BA-V'], 1]);
  });

  test('V11, BR49: without bids everybody in turn takes one tile', () => {
    const game = opened('BA-A BA-U BA-V', undefined, { rules: 'no-auction' });
    const events = lines(game, 'auction BA-V', 'auction BA-A');
    expect([bought(events), told(events)]).toEqual([['B BA-V 0', 'C BA-A 0', 'A BA-U 0'], []]);
  });

  test('BR51: bought tiles are still played when the pile is empty', () => {
    const game = opened('BA-B BA-B BA-B', '', { rules: 'no-auction' });
    lines(game, 'auction BA-B', 'auction BA-B');
    for (const at of ['1,0', '2,0', '3,0']) turn(game, `BA-B@${at}r0`);
    expect([game.asked, game.view(null).board.length]).toEqual([null, 5]);
  });

  test('BR56: a second part that finds the pile empty is left out while bought tiles are left', () => {
    const game = laidOut({
      rules: `${rules} builders no-auction`,
      board: `BA-A@0,-1r270 ${FIELD}`,
      figures: 'B road:0,-1:E, B builder road:0,-1:E',
      draws: 'BB-06 BA-U BA-B',
    });
    turn(game, 'BB-06@0,1r0');
    act(game, 'auction BA-U');
    turn(game, 'BA-U@1,-1r90');
    expect([game.turnOf, game.drawn]).toEqual([0, 'BA-B']);
  });
});

describe('bids in secret', () => {
  const sealed = (): Game => {
    const game = opened('BA-A BA-U BA-V', undefined, { rules: 'sealed-bids' });
    lines(game, 'auction BA-U', 'bid 1');
    return game;
  };

  test('V20, BR52: nobody sees a bid but its seat, until all have bid; the highest wins, the first of equal ones', () => {
    const game = sealed();
    act(game, 'bid 4');
    expect(game.lastEvents).toEqual([]);
    expect([view(game).sale, game.view(2).bazaar!.sale!.own, game.view(0).bazaar!.sale!.own]).toMatchObject([
      { bid: 1, bidder: 1, own: null },
      4,
      null,
    ]);
    expect(offered(game)).toContain('bid 2');
    act(game, 'bid 4');
    expect([game.asked, game.step, view(game).sale]).toMatchObject([1, 'settle', { bid: 4, bidder: 2 }]);
  });

  test('BR52: all may bid at once, and none after the first has to wait; open bids are made in turn', () => {
    const game = sealed();
    expect([game.asked, game.askedToo]).toEqual([2, [0]]);
    act(game, 'bid 4');
    expect([game.asked, game.askedToo]).toEqual([0, []]);
    const open = opened('BA-A BA-U BA-V');
    lines(open, 'auction BA-U', 'bid 1');
    expect([open.asked, open.askedToo]).toEqual([2, []]);
  });

  test('BR52: a computer imagines other bids in place of the secret ones, and keeps its own', () => {
    const game = opened('BA-A BA-U BA-V BA-B', undefined, { seats: 4, rules: 'sealed-bids' });
    lines(game, 'auction BA-U', 'bid 1', 'bid 77', 'bid 88');
    const imagined = (reader: number): Set<number> =>
      new Set(
        Array.from({ length: 200 }, (_, at) => {
          const one = game.determinize(reader, new Random(`${at}`));
          one.play(PASS);
          return one.step === 'settle' ? view(one).sale!.bid! : 0;
        }),
      );
    // Whose turn it is has no bid yet: the two bids before are a pass, or up to 5 above 1.
    expect([...imagined(0)].sort()).toEqual([0, 2, 3, 4, 5, 6]);
    expect([...imagined(3)]).toEqual([88]);
  });

  test('BR52: games that differ in a sealed bid alone are imagined alike', () => {
    const [high, low] = [sealed(), sealed()];
    act(high, 'bid 9');
    act(low, 'bid 2');
    expect(high.imagine(0).view(0)).toEqual(low.imagine(0).view(0));
    expect(high.view(0)).toEqual(low.view(0));
  });
});

describe('resigning', () => {
  test('BR95, BR55: a picker who resigns sells nothing; the next seat picks, and the last tile stays out', () => {
    for (const played of [
      [],
      ['auction BA-U'],
      ['auction BA-U', 'bid 3'],
      ['auction BA-U', 'bid 3', 'bid 5', 'pass'],
    ]) {
      const game = opened('BA-A BA-U BA-V');
      lines(game, ...played);
      game.resign(1);
      expect([game.asked, game.step, view(game).sale, view(game).open.length]).toEqual([2, 'auction', null, 3]);
      lines(game, 'auction BA-A', 'bid 0', 'pass');
      expect(view(game).owned).toEqual([null, null, 'BA-A']);
      expect([game.asked, game.step]).toEqual([0, 'auction']);
      lines(game, 'auction BA-V');
      expect(game.view(null)).toMatchObject({ discarded: ['BA-U'], turnOf: 2, drawn: 'BA-A' });
    }
  });

  test('BR57, BR95, L7: if active resigns in a second part, the next seat plays its tile, and the bazaar follows', () => {
    const game = laidOut({
      rules: `${rules} builders`,
      seats: 3,
      board: 'BA-A@0,-1r270 BB-06@5,5r0',
      figures: 'A road:0,-1:E, A builder road:0,-1:E',
      draws: 'BB-11 BA-U BA-V BA-C BA-B BA-E BA-E',
    });
    place(game, 'BB-11@1,-1r90');
    pass(game);
    expect(game.view(null)).toMatchObject({ part: 'second', drawn: 'BA-B' });
    game.resign(0);
    expect(game.view(null)).toMatchObject({ turnOf: 1, drawn: 'BA-B', tilesLeft: 2 });
    turn(game, 'BA-B@5,6r0');
    expect([game.asked, game.step, view(game).open]).toEqual([2, 'auction', ['BA-U', 'BA-V', 'BA-C']]);
    // Three tiles were put apart for three players: one stays out (BR95).
    lines(game, 'auction BA-U', 'bid 0', 'pass');
    expect([game.asked, view(game).open]).toEqual([1, ['BA-V', 'BA-C']]);
    act(game, 'auction BA-C');
    expect(game.view(null)).toMatchObject({ turnOf: 2, drawn: 'BA-U', discarded: ['BA-V'] });
  });

  test('BR55: a bidder who resigns leaves the bid before', () => {
    const game = opened('BA-A BA-U BA-V');
    lines(game, 'auction BA-U', 'bid 1', 'bid 5');
    game.resign(2);
    expect([game.asked, view(game).sale]).toMatchObject([0, { bid: 1, bidder: 1 }]);
    act(game, 'bid 2');
    expect([game.asked, game.step]).toEqual([1, 'settle']);
  });

  test('BR54: the last seat of several picks for nothing', () => {
    const game = opened('BA-A BA-U BA-V');
    lines(game, 'auction BA-U', 'bid 0', 'pass', 'pass');
    game.resign(2);
    expect(bought(act(game, 'auction BA-A'))).toEqual(['A BA-A 0']);
  });

  test('BR95: a seat that resigns with a tile takes it out of the game', () => {
    const game = opened('BA-A BA-U BA-V', undefined, { rules: 'no-auction' });
    lines(game, 'auction BA-U', 'auction BA-A');
    game.resign(0);
    expect(game.view(null)).toMatchObject({ discarded: ['BA-V'] });
    expect(view(game).owned).toEqual([null, null, 'BA-A']);
  });

  test('BR95: one of two who resigns in an auction ends the game, and nothing is lost', () => {
    const game = opened('BA-A BA-U', undefined, { seats: 2 });
    lines(game, 'auction BA-U', 'bid 3');
    game.resign(0);
    expect([game.asked, game.view(null).winners]).toEqual([null, [1]]);
  });
});

test('BR63: an extra turn comes before the auction', () => {
  const game = laidOut({
    rules: `${rules} arrows`,
    board: 'AN-M@0,1r0 BA-B@1,0r0',
    draws: 'BB-06 BA-U BA-V BA-B BA-B',
  });
  place(game, 'BB-06@1,1r0');
  while (game.drawn === null) pass(game);
  expect([game.view(null).part, game.drawn, view(game).open]).toEqual(['extra', 'BA-B', []]);
  turn(game, 'BA-B@2,0r0');
  expect([game.asked, view(game).open]).toEqual([1, ['BA-U', 'BA-V']]);
});

test('the standing answer of a seat that never bids is a pass', () => {
  const game = opened('BA-A BA-U BA-V');
  lines(game, 'auction BA-U', 'bid 1');
  expect(game.answerBy('no-bids')).toEqual(PASS);
});
