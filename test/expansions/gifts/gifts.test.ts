import { describe, expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';

const gifts = { rules: 'gifts' };
/** A road of B, and the tile that extends it. */
const ROAD = { ...gifts, figures: 'B road:0,0:E', draws: 'BA-U BA-B BA-B BA-B', deck: 'take-2 synod' };
const EXTENDS = 'BA-U@1,0r90';

const counts = (game: Game): readonly number[] => game.view(null).hands[0]!.counts;

describe('receiving', () => {
  test('G1: 25 cards, five of each, face down', () => {
    const game = Game.start(setupOf({ switches: ['gifts'] }));
    expect(game.view(0).hands[0]).toEqual({ deck: 'gifts', counts: [0, 0], own: [], left: 25, discards: [] });
    expect(Game.start(setupOf()).view(0).hands).toEqual([]);
  });

  test('G1: steps 2 and 3 are as usual', () => {
    const game = laidOut({ ...ROAD, draws: 'BA-E BA-B', figures: 'B city:0,0:N' });
    place(game, 'BA-E@0,-1r180');
    expect(offered(game)).toEqual(['deploy meeple field:0,-1:NL.NR.EL.ER.WL.WR', 'pass']);
    expect(told(pass(game))).toEqual(['B city 4']);
  });

  test('G2: the top card for extending a road or city that belongs to someone else, seen by its owner alone', () => {
    const game = laidOut(ROAD);
    const events = place(game, EXTENDS);
    expect(events.map(({ type }) => type)).toEqual(['placed', 'gift-received']);
    expect(events[1]).toEqual({ type: 'gift-received', seat: 0, unopened: 1 });
    expect(game.view(0).hands[0]).toMatchObject({ counts: [1, 0], own: ['take-2'], left: 1 });
    expect(game.view(1).hands[0]).toMatchObject({ counts: [1, 0], own: [] });
    expect(game.view(null).hands[0]).toMatchObject({ counts: [1, 0], own: [] });
  });

  test('G3: none for a player who holds or shares the majority; one for an outvoted player', () => {
    const board = `${START} BA-F@0,-1r90`;
    const received = (figures: string): number => {
      const game = laidOut({ ...gifts, board, figures, draws: 'BA-G BA-B', deck: 'synod' });
      place(game, 'BA-G@0,-2r90');
      return counts(game)[0]!;
    };
    expect(received('A city:0,0:N')).toBe(0);
    expect(received('A city:0,0:N, A city:0,-1:N, B city:0,-1:N')).toBe(0);
    expect(received('A city:0,0:N, B city:0,-1:N')).toBe(0);
    expect(received('A city:0,0:N, B city:0,-1:N, B city:0,-1:N')).toBe(1);
    expect(received('B city:0,-1:N')).toBe(1);
  });

  test('G3, L24: votes decide: a player who ties with two others shares the majority', () => {
    const board = `${START} BA-F@0,-1r90`;
    const game = laidOut({
      ...gifts,
      seats: 3,
      board,
      figures: 'A city:0,0:N, B city:0,0:N, C city:0,-1:N',
      draws: 'BA-G BA-B',
      deck: 'synod',
    });
    place(game, 'BA-G@0,-2r90');
    expect(counts(game)).toEqual([0, 0, 0]);
  });

  test('G4: one at most, however many features', () => {
    const game = laidOut({
      ...gifts,
      seats: 3,
      board: `${START} BA-E@1,-1r180`,
      figures: 'B road:0,0:E, C city:1,-1:S',
      draws: 'BA-L BA-B',
      deck: 'synod take-2',
    });
    place(game, 'BA-L@1,0r0');
    expect(counts(game)).toEqual([1, 0, 0]);
  });

  test('G5: extended and finished in one go', () => {
    const game = laidOut({ ...gifts, figures: 'B city:0,0:N', draws: 'BA-E BA-B', deck: 'synod' });
    expect(place(game, 'BA-E@0,-1r180').map(({ type }) => type)).toEqual(['placed', 'gift-received']);
    expect(told(pass(game))).toEqual(['B city 4']);
  });

  test('G6: never for fields, monasteries and gardens, nor for features that nobody claims', () => {
    const board = `${START} BA-B@0,1r0 BA-Eg@0,2r180`;
    const figures = 'B field:0,0:EL, B field:0,0:SL, B monastery:0,1, B abbot garden:0,2';
    const game = laidOut({ rules: 'gifts abbot', board, figures, draws: 'BA-U BA-E BA-B', deck: 'synod' });
    place(game, 'BA-U@1,0r90');
    pass(game);
    place(game, 'BA-E@1,1r90');
    expect(counts(game)).toEqual([0, 0]);
  });

  test('G7: the majority after joining counts', () => {
    const received = (figures: string): number => {
      const game = laidOut({ ...gifts, board: `${START} BA-H@0,-2r0`, figures, draws: 'BA-G BA-B', deck: 'synod' });
      place(game, 'BA-G@0,-1r90');
      return counts(game)[0]!;
    };
    expect(received('A city:0,0:N, B city:0,-2:S')).toBe(0);
    expect(received('A city:0,0:N, B city:0,-2:S, B city:0,-2:S')).toBe(1);
  });

  test('G8, L23: with the deck empty the discards are shuffled into a new one, then the top card is drawn', () => {
    const laid = { ...ROAD, figures: 'B road:0,0:E, A city:0,0:N, A city:0,0:N', deck: '', hands: 'A cash-out' };
    const game = laidOut({ ...laid, draws: 'BA-U BA-B' });
    act(game, 'open cash-out meeple city:0,0:N');
    const events = place(game, EXTENDS);
    expect(events.map(({ type }) => type)).toEqual(['placed', 'gifts-reshuffled', 'gift-received']);
    expect(events[1]).toEqual({ type: 'gifts-reshuffled', cards: 1 });
    expect(game.view(0).hands[0]).toEqual({ deck: 'gifts', counts: [1, 0], own: ['cash-out'], left: 0, discards: [] });
  });

  test('L22: the card just opened is among them', () => {
    const laid = { ...ROAD, deck: '', hands: 'A take-2', draws: 'BA-U BA-B BA-B' };
    const game = laidOut(laid);
    act(game, 'open take-2');
    act(game, 'keep BA-U');
    place(game, EXTENDS);
    expect(game.view(0).hands[0]).toMatchObject({ own: ['take-2'], discards: [] });
  });

  test('L23: the deck is not shuffled again while a card is left, nor when none is due', () => {
    const game = laidOut({ ...ROAD, deck: 'synod', hands: 'A take-2', draws: 'BA-U BA-B BA-B' });
    act(game, 'open take-2');
    act(game, 'keep BA-U');
    place(game, EXTENDS);
    expect(game.view(0).hands[0]).toEqual({
      deck: 'gifts',
      counts: [1, 0],
      own: ['synod'],
      left: 0,
      discards: ['take-2'],
    });
  });

  test('G8: all unopened in front of players: no gift', () => {
    const hands = 'A synod synod synod synod synod cash-out, B road-sweeper';
    const game = laidOut({ ...ROAD, deck: '', hands, draws: 'BA-U BA-B' });
    expect(place(game, EXTENDS).map(({ type }) => type)).toEqual(['placed']);
    expect(counts(game)).toEqual([6, 1]);
  });

  test('G12: 2 points for each unopened one at the end', () => {
    const game = laidOut({ ...gifts, hands: 'A synod take-2 synod, B cash-out', draws: '' });
    expect(game.view(null).scores).toEqual([6, 2]);
    expect(game.lastEvents).toContainEqual({
      type: 'scored',
      seat: 0,
      points: 6,
      reason: 'unopened-gifts',
      on: null,
      working: [{ of: 'gifts', count: 3, each: 2 }],
      votes: [],
    });
  });
});

describe('opening', () => {
  const laid = {
    ...gifts,
    figures: 'A city:0,0:N, A road:0,0:E',
    hands: 'A cash-out take-2, B cash-out',
    draws: 'BA-B BA-E BA-B BA-B',
  };

  test('G9: one at most, after drawing and before placing; resolved, then discarded face up', () => {
    const game = laidOut(laid);
    expect(game.view(0)).toMatchObject({ step: 'gift', drawn: 'BA-B' });
    const events = act(game, 'open cash-out meeple city:0,0:N');
    expect(events[0]).toMatchObject({ type: 'gift-opened', seat: 0, gift: 'cash-out', figure: 'meeple', to: null });
    expect(game.view(null)).toMatchObject({ step: 'place', hands: [{ counts: [1, 1], discards: ['cash-out'] }] });
    refuses(game, 'open take-2');
    refuses(game, 'open cash-out meeple road:0,0:E');
    place(game, 'BA-B@0,1r0');
    refuses(game, 'open take-2');
  });

  test('G9: it is optional', () => {
    const game = laidOut(laid);
    pass(game);
    expect(game.view(0)).toMatchObject({ step: 'place', hands: [{ own: ['cash-out', 'take-2'] }] });
    refuses(game, 'open take-2');
  });

  test('G9: a gift of another player, or one that nobody holds, is refused', () => {
    const game = laidOut({ ...laid, hands: 'A take-2, B cash-out synod' });
    refuses(game, 'open cash-out meeple city:0,0:N');
    refuses(game, 'open change-position meeple city:0,0:N field:0,0:EL');
    refuses(game, 'open road-sweeper road:0,0:E');
    expect(offered(game)).toEqual(['open take-2', 'pass']);
  });

  test('G10: a gift that was just received waits for the next tile', () => {
    const game = laidOut({ ...ROAD, draws: 'BA-U BA-B BA-B BA-B' });
    place(game, EXTENDS);
    refuses(game, 'open take-2');
    pass(game);
    expect(game.asked).toBe(1);
    refuses(game, 'open take-2');
    place(game, 'BA-B@0,1r0');
    pass(game);
    expect(game.view(0)).toMatchObject({ step: 'gift', asked: 0 });
    expect(offered(game)).toEqual(['open take-2', 'pass']);
  });

  test('G11: an extra turn draws a tile, so another may be opened', () => {
    const game = laidOut({
      rules: 'gifts arrows',
      board: `${START} AN-M@1,0r90`,
      figures: 'A city:0,0:N, A city:0,0:N',
      hands: 'A cash-out cash-out',
      draws: 'BA-B BA-B BA-B',
    });
    act(game, 'open cash-out meeple city:0,0:N');
    place(game, 'BA-B@1,1r0');
    pass(game);
    expect(game.view(0)).toMatchObject({ part: 'extra', step: 'gift' });
    expect(told(act(game, 'open cash-out meeple city:0,0:N'))).toEqual(['A cash-out 2']);
  });

  test('G11: a gift of the first turn may be opened in the extra turn', () => {
    const game = laidOut({
      rules: 'gifts arrows',
      board: `${START} AN-M@1,0r90 BA-B@0,1r0 BA-U@2,1r90`,
      figures: 'B road:2,1:W',
      deck: 'take-2',
      draws: 'BA-A BA-B BA-B BA-B',
    });
    place(game, 'BA-A@1,1r270');
    pass(game);
    expect(game.view(0)).toMatchObject({ part: 'extra', step: 'gift' });
    expect(offered(game)).toEqual(['open take-2', 'pass']);
  });

  test('G13: a tile that fits nowhere is replaced first', () => {
    const game = laidOut({ ...gifts, board: 'BA-B@0,0r0', hands: 'A take-2', draws: 'BA-C BA-E BA-B' });
    expect(game.lastEvents.map(({ type }) => type)).toEqual(['discarded', 'turn', 'drawn']);
    expect(game.view(0)).toMatchObject({ step: 'gift', drawn: 'BA-E' });
  });

  test('G14, L20: a card without an effect cannot be opened, and nobody is asked', () => {
    const hands = 'A synod road-sweeper cash-out change-position take-2';
    const game = laidOut({ ...gifts, hands, draws: 'BA-B' });
    expect(game.view(0).step).toBe('place');
    for (const card of ['synod', 'road-sweeper', 'cash-out', 'change-position', 'take-2'])
      refuses(game, `open ${card}`);
  });

  test('G14: a card without its target, or with the target of another card, cannot be opened either', () => {
    const game = laidOut({ ...laid, hands: 'A cash-out take-2 road-sweeper' });
    for (const line of [
      'cash-out',
      'cash-out meeple',
      'cash-out city:0,0:N',
      'cash-out abbot city:0,0:N',
      'cash-out meeple field:0,0:EL',
      'cash-out meeple city:0,0:N field:0,0:EL',
      'road-sweeper',
      'road-sweeper city:0,0:N',
      'road-sweeper meeple road:0,0:E',
      'take-2 city:0,0:N',
      'take-2 meeple',
    ])
      refuses(game, `open ${line}`);
  });
});
