import { describe, expect, test } from 'vitest';
import { Game, type Gift, type Prepared, Refused } from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';

const six: Gift[] = Array(6).fill('synod');

const start = (prepared: object): string => {
  try {
    Game.start(setupOf({ switches: ['gifts'], prepared: prepared as Prepared }));
    return 'started';
  } catch (error) {
    return error instanceof Refused ? error.code : `${error}`;
  }
};

describe('gifts laid out by hand', () => {
  test('come out of the 25: the rest lies below', () => {
    const prepared: Prepared = { giftDeck: ['synod', 'take-2'], hands: [['synod', 'synod'], ['cash-out']] };
    const [gifts] = Game.start(setupOf({ switches: ['gifts'], prepared })).view(0).hands;
    expect(gifts).toEqual({ deck: 'gifts', counts: [2, 1], own: ['synod', 'synod'], left: 22, discards: [] });
  });

  test('are the only gifts with `only`', () => {
    const prepared: Prepared = { giftDeck: ['synod'], draws: ['BA-B'], only: true };
    expect(Game.start(setupOf({ switches: ['gifts'], prepared })).view(0).hands[0]).toMatchObject({ left: 1 });
  });

  test.each<[string, object]>([
    ['a card too many in the deck', { giftDeck: six }],
    ['a card too many in a hand', { hands: [six] }],
    ['a card too many in both', { giftDeck: ['synod'], hands: [six.slice(1)] }],
    ['a card that is none', { giftDeck: ['dragon'] }],
    ['hands of more seats than play', { hands: [[], [], ['synod']] }],
  ])('with %s are refused', (_what, prepared) => {
    expect(start(prepared)).toBe('unreadable-record');
  });

  test('mean nothing without The Gifts', () => {
    expect(Game.start(setupOf({ prepared: { giftDeck: six } })).view(0).hands).toEqual([]);
  });
});
