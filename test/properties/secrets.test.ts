import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/chance/random.ts';
import { Game, type GameEvent, GIFTS, type Gift, mapOf, SETS_ON_MAPS } from '../../src/engine/index.ts';
import { entryOf, isBetweenTurns } from '../../src/engine/steps/index.ts';
import { act, laidOut, place } from '../support/board.ts';
import {
  anyLuck,
  anySetup,
  chanceOf,
  choose,
  gameAfter,
  giftSetup,
  giftsOf,
  randomGame,
  setupOf,
} from '../support/games.ts';
import { inside } from '../support/inside.ts';
import { countOfTiles } from '../support/oracle.ts';
import { afresh, reshuffled } from '../support/reshuffled.ts';
import { assertCases, runs } from '../support/runs.ts';
import { meadow } from '../support/turns.ts';

const middles = fc.tuple(anySetup, anyLuck, fc.integer({ min: 0, max: 200 }));
const giftMiddles = fc.tuple(giftSetup, anyLuck, fc.integer({ min: 10, max: 250 }));

/** Every gift named in a value, as often as it appears. */
function namesIn(value: unknown): Gift[] {
  if (typeof value === 'string') return GIFTS.filter((gift) => value.includes(gift));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

const readers = ({ record }: Game): (number | null)[] => [null, ...Array(record.setup.seats).keys()];
const views = (game: Game): string => JSON.stringify(readers(game).map((reader) => game.view(reader)));

const isBeforeTurn = (game: Game): boolean => isBetweenTurns(inside(game).agenda);

/** Events before the next tile or animal is turned up; a turn that begins with an abbey turns up none before it (AM10). */
const beforeDraw = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const at = events.findIndex(({ type }, index) =>
    type === 'turn'
      ? events[index + 1]?.type !== 'placed'
      : ['drawn', 'drawn-too', 'discarded', 'set-aside', 'animal-shown', 'bazaar-opened', 'final-scoring'].includes(
          type,
        ),
  );
  return at < 0 ? events : events.slice(0, at);
};

describe('nothing secret shows', () => {
  test('the order of the bag: in no view, no legal action, no event before the draw', () => {
    assertCases(
      fc.property(middles, fc.string(), anyLuck, ([setup, luck, decisions], lot, other) => {
        const game = gameAfter(setup, luck, decisions);
        const twin = afresh(game);
        inside(twin).position.bag.reshuffle(new Random(lot));
        expect(views(twin)).toBe(views(game));
        expect(twin.legalActions()).toEqual(game.legalActions());
        if (game.asked === null) return;
        const action = choose(game.legalActions(), chanceOf(other));
        expect(beforeDraw(twin.play(action))).toEqual(beforeDraw(game.play(action)));
      }),
      { numRuns: runs(60) },
    );
  });

  test('a turn that can still be taken back: its effects tell no reader a secret', () => {
    assertCases(
      fc.property(fc.oneof(middles, giftMiddles), fc.string(), anyLuck, ([setup, luck, decisions], lot, other) => {
        const game = gameAfter(setup, luck, decisions);
        for (const reader of readers(game)) {
          // Others' openings of gifts depend on the hand, which the reader does not know.
          if (game.asked === null || (game.step === 'gift' && reader !== game.asked)) continue;
          const action = choose(game.legalActions(), chanceOf(other));
          const [held, twin] = [game, reshuffled(game, lot, reader)].map((one) => one.beforeDraw()) as [Game, Game];
          const [events, others] = [held.play(action), twin.play(action)];
          // Only a turn that stops before a draw stays pending; Take 2 draws at once, publicly and for good (G61).
          const isHeld = held.asked === null && !held.over;
          expect([twin.asked === null && !twin.over, beforeDraw(others)]).toEqual([isHeld, beforeDraw(events)]);
          if (!isHeld) continue;
          expect(others).toEqual(events);
          expect(beforeDraw(events)).toEqual(events);
          expect(JSON.stringify(twin.view(null))).toBe(JSON.stringify(held.view(null)));
          const received = events.some((event) => event.type === 'gift-received' && event.seat === reader);
          if (!received) expect(JSON.stringify(twin.view(reader))).toBe(JSON.stringify(held.view(reader)));
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test('AM10: an abbey that can still be taken back draws nothing, though a turn begins with it', () => {
    const game = laidOut({ rules: 'abbey-mayor', board: meadow('0,-1 1,0 0,1 -1,0'), draws: 'BA-B BA-B' });
    const events = game.beforeDraw().play({ type: 'abbey', x: 0, y: 0 });
    expect(events.map(({ type }) => type)).toEqual(['turn', 'placed']);
    expect(beforeDraw(events)).toEqual(events);
  });

  test('a turn that can still be taken back goes on, once it is played, as it would have gone on at once', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const before = JSON.stringify(views(game));
        if (game.asked === null) return;
        const action = choose(game.legalActions(), chanceOf(other));
        const events = game.beforeDraw().play(action);
        // The game itself has not changed.
        expect(JSON.stringify(views(game))).toBe(before);
        expect(game.play(action).slice(0, events.length)).toEqual(events);
      }),
      { numRuns: runs(60) },
    );
  });

  test('L30: the tiles taken out by lot: in no view, no what-if and no answer about a square', () => {
    const map = 'great-britain';
    const surplus = setupOf({ version: 1, seats: 2, sets: SETS_ON_MAPS, switches: ['fields', 'map'], map });
    const seen = new Set<string>();
    for (const [at, decisions] of [0, 20, 40, 60].entries()) {
      const game = gameAfter({ ...surplus, seed: `taken out ${at}` }, at, decisions);
      const known = (one: Game): string => {
        const dreamt = one.imagine(null);
        const fitting = one.view(null).openSquares.map((square) => one.fitting(square));
        return JSON.stringify([views(one), fitting, dreamt.view(null), inside(dreamt).position.bag.draw()]);
      };
      for (let lot = 0; lot < 5; lot++) {
        const twin = reshuffled(game, `lot ${lot}`);
        expect(known(twin)).toBe(known(game));
        seen.add(
          Array.from({ length: inside(twin).position.bag.size }, () => inside(twin).position.bag.draw())
            .sort()
            .join(),
        );
      }
      expect(game.view(null).takenOut).toBe(countOfTiles(SETS_ON_MAPS) - mapOf(map)!.recommendedTiles.max);
    }
    // The bags of games that look alike do differ.
    expect(seen.size).toBe(20);
  });

  test('the reshuffling of this test does change the draws', () => {
    const game = gameAfter({ version: 1, seats: 2, sets: ['base'], switches: [], seed: 'it' }, 1, 10);
    const orders = ['a', 'b', 'c', 'd'].map((lot) => {
      const twin = reshuffled(game, lot);
      return Array.from({ length: 20 }, () => inside(twin).position.bag.draw()).join();
    });
    expect(new Set(orders).size).toBe(4);
  });

  test('gifts: no secret of another seat is in the reader’s view, options or events', () => {
    assertCases(
      fc.property(giftMiddles, fc.string(), anyLuck, ([setup, luck, decisions], lot, other) => {
        const game = gameAfter(setup, luck, decisions);
        for (const reader of readers(game)) {
          const twin = reshuffled(game, lot, reader);
          const mine = game.clone();
          const same = (): void => expect(JSON.stringify(twin.view(reader))).toBe(JSON.stringify(mine.view(reader)));
          same();
          if (mine.asked === null) continue;
          if (reader === mine.asked) expect(twin.legalActions()).toEqual(mine.legalActions());
          // Others' openings of gifts depend on the hand, which the reader does not know.
          else if (mine.step === 'gift') continue;
          const action = choose(mine.legalActions(), chanceOf(other));
          // No reader knows the outcome of chance.
          if (mine.waysOf(action) !== null) continue;
          const [theirs, ours] = [twin.play(action), mine.play(action)];
          expect(beforeDraw(theirs)).toEqual(beforeDraw(ours));
          const drawn = beforeDraw(ours).length < ours.length;
          if (!drawn && !ours.some((event) => event.type === 'gift-received' && event.seat === reader)) same();
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('gifts: before a gift is opened, only its owner sees its kind; only the asked seat sees that it is asked', () => {
    assertCases(
      fc.property(giftSetup, anyLuck, fc.constantFrom(0, 0.02), (setup, luck, resigning) => {
        const open: Gift[] = [];
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          for (const event of events) {
            if (event.type === 'gifts-reshuffled') open.length = 0;
            if (event.type === 'gift-opened') open.push(event.gift);
            // The score of Cash Out names the card, which has just been opened.
            else expect(namesIn(event).filter((gift) => gift !== open.at(-1))).toEqual([]);
          }
          for (const reader of readers(game)) {
            const view = game.view(reader);
            const { own } = view.hands[0]!;
            expect(own).toEqual(reader === null ? [] : giftsOf(game).hands[reader]);
            expect(namesIn(view).sort()).toEqual([...own, ...open].sort());
            if (reader !== game.asked) expect(view.step).not.toBe('gift');
          }
          expect(game.view(null).hands[0]!.discards).toEqual(open);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  test('gifts: whether a seat could open one is in no view but its own, and in no imagined game of others', () => {
    // The game asks only the seat whose card has an effect.
    const [asked, silent] = (['take-2', 'synod'] as const).map((gift) => {
      const game = Game.start(setupOf({ switches: ['gifts'], prepared: { hands: [[gift]], draws: ['BA-E', 'BA-E'] } }));
      const others = [null, 1].flatMap((reader) => [game.view(reader), dreamt(game.imagine(reader), 7)]);
      return { step: game.step, own: game.view(0).step, seen: JSON.stringify(others) };
    });
    expect([asked!.step, asked!.own, silent!.step, silent!.own]).toEqual(['gift', 'gift', 'place', 'place']);
    expect(asked!.seen).toBe(silent!.seen);
  });

  test('gifts: that another seat is asked in secret, during the turn of a seat, is in nobody else’s view', () => {
    const prepared = { hands: [[], ['take-2']], draws: ['BA-E', 'BA-E'] } as const;
    const game = inside(Game.start(setupOf({ seats: 3, switches: ['gifts'], prepared })));
    const before = [null, 0, 2].map((reader) => game.view(reader));
    game.agenda.unshift(entryOf('gift', 1));
    expect([game.asked, game.step]).toEqual([1, 'gift']);
    expect(game.view(1)).toMatchObject({ asked: 1, step: 'gift', turnOf: 0 });
    expect([null, 0, 2].map((reader) => game.view(reader))).toEqual(before);
  });

  test('the seed: in no view and no event, not even after the end', () => {
    assertCases(
      fc.property(anySetup, anyLuck, fc.constantFrom(0, 0.02), (setup, luck, resigning) => {
        const secret = JSON.stringify(setup.seed).slice(1, -1);
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          expect(views(game) + JSON.stringify(events)).not.toContain(secret);
        }
      }),
      { numRuns: runs(10) },
    );
  });

  test('the seed: in no refusal', () => {
    const seed = 'a-secret-seed-of-a-game';
    const game = Game.start({ version: 1, seats: 2, sets: ['base'], switches: [], seed });
    for (const act of [
      () => game.play({ type: 'pass' }),
      () => game.resign(7),
      () => Game.of({ ...game.record, actions: ['nonsense'] }),
      () => Game.of({ ...game.record, actions: ['place 50,50 0'] }),
      () => Game.start({ ...game.record.setup, seats: 9 }),
      () => Game.start({ ...game.record.setup, prepared: { draws: ['?'] } }),
    ]) {
      expect(act).toThrow();
      expect(act).not.toThrow(seed);
    }
  });
});

/** All public results of playing an imagined game on. */
function dreamt(imagined: Game, luck: number): unknown[] {
  const chance = chanceOf(luck);
  const seen: unknown[] = [views(imagined)];
  while (imagined.asked !== null) {
    const legal = imagined.legalActions();
    seen.push(legal, imagined.play(choose(legal, chance)), views(imagined));
  }
  return seen;
}

/** Whether the last action opened Take 2. */
const opensTakeTwo = ({ record: { actions } }: Game): boolean => actions.at(-1) === 'open take-2';

describe('an imagined game', () => {
  test('stops before the next tile is drawn', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const { tilesLeft, setAside, drawnToo, turn, takenUnseen = 0 } = game.view(null);
        const imagined = game.imagine(game.asked);
        const chance = chanceOf(other);
        while (imagined.asked !== null) imagined.play(choose(imagined.legalActions(), chance));
        const view = imagined.view(null);
        expect(view).toMatchObject({ asked: null, step: null });
        // The question for an abbey comes before a turn begins (AM10).
        expect(isBeforeTurn(game) ? [turn, turn + 1] : [turn]).toContain(view.turn);
        // One of two tiles in hand goes back (G60), tiles set aside may be shuffled in (PD10), and a hill may take a tile (HS10).
        const toCome = tilesLeft + setAside.length + takenUnseen + (drawnToo ? 1 : 0);
        expect(view.tilesLeft + view.setAside.length + (view.takenUnseen ?? 0)).toBe(toCome);
        if (game.asked !== null) expect(view.winners).toBeNull();
        // If Take 2's second tile is still to be drawn (G60), the first one stays in hand.
        if (game.asked !== null) expect(opensTakeTwo(imagined) ? [game.drawn] : [null]).toContain(view.drawn);
        expect(imagined.legalActions()).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  test('shows the state of the game, and no move in it changes the game', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        const before = views(game);
        const imagined = game.imagine(game.asked);
        const shown = (one: Game): string => JSON.stringify([one.view(null), one.view(game.asked)]);
        expect(shown(imagined)).toBe(shown(game));
        expect(imagined.legalActions()).toEqual(game.legalActions());
        const chance = chanceOf(other);
        while (imagined.asked !== null) imagined.play(choose(imagined.legalActions(), chance));
        expect(views(game)).toBe(before);
      }),
      { numRuns: runs(25) },
    );
  });

  test('does not depend on anything that the reader does not know, nor do its options', () => {
    assertCases(
      fc.property(fc.oneof(middles, giftMiddles), fc.string(), anyLuck, ([setup, luck, decisions], lot, other) => {
        const game = gameAfter(setup, luck, decisions);
        for (const reader of readers(game)) {
          const [a, b] = [game, reshuffled(game, lot, reader)].map((one) => dreamt(one.imagine(reader), other));
          expect(a).toEqual(b);
        }
      }),
      { numRuns: runs(50) },
    );
  });

  test('keeps the reader’s own hand; others are dealt anew from the cards that nobody has opened', () => {
    assertCases(
      fc.property(giftMiddles, ([setup, luck, decisions]) => {
        const game = gameAfter(setup, luck, decisions);
        for (const reader of readers(game)) {
          const [truth, dream] = [giftsOf(game), giftsOf(game.imagine(reader))];
          if (reader !== null) expect(dream.hands[reader]).toEqual(truth.hands[reader]);
          expect(dream.hands.map(({ length }) => length)).toEqual(truth.hands.map(({ length }) => length));
          expect([...dream.hands.flat(), ...dream.deck].sort()).toEqual([...truth.hands.flat(), ...truth.deck].sort());
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('with shuffled discards tells nothing of the true new deck, drawn or laid out by hand', () => {
    const received = (seed: string, reshuffle: Gift[]): unknown => {
      const game = laidOut({
        seed,
        rules: 'gifts',
        figures: 'A city:0,0:N, B road:0,0:E',
        hands: `A cash-out, B ${Array(4).fill('take-2').join(' ')}`,
        deck: '',
        reshuffle: reshuffle.join(' '),
        draws: 'BA-U BA-B',
      });
      giftsOf(game).discards.push('synod', 'take-2', 'road-sweeper');
      const imagined = game.imagine(0);
      act(imagined, 'open cash-out meeple city:0,0:N');
      place(imagined, 'BA-U@1,0r90');
      return imagined.view(0).hands[0]!.own;
    };
    const orders: Gift[][] = [
      ['synod', 'take-2', 'road-sweeper', 'cash-out'],
      ['cash-out', 'road-sweeper', 'take-2', 'synod'],
    ];
    const seen = ['a seed', 'another', 'a third'].flatMap((seed) => orders.map((order) => received(seed, order)));
    expect(new Set(seen.map((own) => JSON.stringify(own))).size).toBe(1);
  });

  test('scores a what-if as the true game will', () => {
    assertCases(
      fc.property(middles, anyLuck, ([setup, luck, decisions], other) => {
        const game = gameAfter(setup, luck, decisions);
        if (game.asked === null) return;
        const imagined = game.imagine(game.asked);
        const chance = chanceOf(other);
        const { turn } = game.view(null);
        // The question for an abbey comes before a turn begins (AM10).
        const turns = isBeforeTurn(game) ? [turn, turn + 1] : [turn];
        while (imagined.asked !== null) {
          const action = choose(imagined.legalActions(), chance);
          // The comparison ends before an outcome of chance.
          if (game.waysOf(action) !== null) return;
          const events = game.play(action);
          expect(beforeDraw(imagined.play(action))).toEqual(beforeDraw(events));
          // An imagined game draws another second tile for Take 2.
          if (events.some(({ type }) => type === 'drawn-too')) return;
        }
        const ended = imagined.view(null).turn;
        expect(turns).toContain(ended);
        const next = isBeforeTurn(game) ? ended : ended + 1;
        expect(game.asked === null || game.view(null).turn === next).toBe(true);
      }),
      { numRuns: runs(25) },
    );
  });
});
