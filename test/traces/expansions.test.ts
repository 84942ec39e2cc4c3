import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampled, testsDrawn } from '../support/runs.ts';
import { fixture, games, type Loose, replay, writtenTo } from './tool.ts';

const drawn = testsDrawn('dumps', { oneIn: 4, about: ['tools/replay'] });

const FILES = ['abbot', 'anniversary', 'gifts', 'abbot-anniversary-gifts'] as const;
const ALL = 'abbot-anniversary-gifts';
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('recorded games kept here', () => {
  test.each(sampled('games of the expansions', FILES, { short: 2 }))(
    '%s: every answer at every turn is the recorded one',
    (name) => {
      expect(replay(fixture(name))).toEqual({ code: 0, out: ['2 passed, 0 failed'], err: [] });
    },
  );

  test('have every card, every symbol, choices of arrows, reshuffled gifts, abbots taken back and extra turns', () => {
    const turns = FILES.flatMap((name) => games(fixture(name))).flatMap(({ turns }) => turns);
    const having = (what: (turn: Loose) => unknown): unknown[] => turns.map(what).filter((one) => one !== undefined);
    expect(new Set(having(({ gift }) => gift?.open))).toEqual(
      new Set(['synod', 'road-sweeper', 'cash-out', 'change-position', 'take-2']),
    );
    expect(turns.some(({ arrows }) => arrows?.length > 1)).toBe(true);
    expect(having(({ giftReshuffled }) => giftReshuffled).length).toBeGreaterThan(0);
    expect(having(({ action }) => action?.return).length).toBeGreaterThan(0);
    expect(having(({ action }) => action?.by).length).toBeGreaterThan(0);
    expect(new Set(having(({ part }) => part))).toEqual(new Set(['extra']));
    expect(turns.some(({ discarded }) => discarded?.length > 0)).toBe(true);
    expect(turns.some(({ drawn, tile }) => drawn !== undefined && drawn !== tile)).toBe(true);
  });
});

describe('a difference in a game of the expansions', () => {
  /** The last game of all three together, after `spoil` has changed it. */
  function spoilt(spoil: (turns: Loose[], trace: Loose) => void): string {
    const trace = games(fixture(ALL)).at(-1);
    spoil(trace.turns, trace);
    return writtenTo(folder, `${JSON.stringify(trace)}\n`);
  }

  const first = (turns: Loose[], what: (turn: Loose) => unknown): Loose => {
    const found = turns.find(what);
    if (!found) throw new Error('no such turn in the fixture');
    return found;
  };
  const another = (gift: string): string => (gift === 'synod' ? 'take-2' : 'synod');

  const spoils: [string, RegExp, (turns: Loose[], trace: Loose) => void][] = [
    [
      'an opening left out',
      /giftOptions is/,
      (turns) => first(turns, (one) => one.giftOptions.length).giftOptions.pop(),
    ],
    ['an opening too many', /giftOptions is/, (turns) => turns[40].giftOptions.push({ open: 'take-2', figure: 'pig' })],
    [
      'a target of an opening',
      /giftOptions is/,
      (turns) =>
        (first(turns, (one) => one.giftOptions.some(({ on }: Loose) => on)).giftOptions.find(({ on }: Loose) => on).on =
          'road:9,9:N'),
    ],
    [
      'openings forgotten',
      /giftOptions is/,
      (turns) => delete first(turns, (one) => one.giftOptions.length).giftOptions,
    ],
    [
      'a gift received',
      /received is/,
      (turns) => {
        const turn = first(turns, (one) => one.received);
        turn.received = another(turn.received);
      },
    ],
    ['a gift received in secret', /received is/, (turns) => delete first(turns, (one) => one.received).received],
    [
      'a gift that nobody got',
      /received is null/,
      (turns) => (first(turns, (one) => !one.received).received = 'synod'),
    ],
    ['a hand', /hands is/, (turns) => (turns[60].hands[0] = ['synod', 'synod'])],
    ['the deck', /(received|giftOptions|hands) is|not-legal|offers none/, (_turns, trace) => trace.giftDeck.reverse()],
    ['a deck with a card too many', /unreadable-record/, (_turns, trace) => trace.giftDeck.push('synod')],
    ['a deck with no such card', /unreadable-record/, (_turns, trace) => (trace.giftDeck[0] = 'dragon')],
    [
      'discards shuffled in secret',
      /reshuffled is true/,
      (turns) => delete first(turns, (one) => one.giftReshuffled).giftReshuffled,
    ],
    ['discards shuffled for nothing', /reshuffled is false/, (turns) => (turns[5].giftReshuffled = ['synod'])],
    [
      'other discards shuffled',
      /unreadable-record/,
      (turns) => {
        const turn = first(turns, (one) => one.giftReshuffled);
        turn.giftReshuffled = turn.giftReshuffled.map(another);
      },
    ],
    [
      'a gift opened that is not held',
      /not-legal|offers none/,
      (turns) => (turns[0].gift = { open: 'take-2', second: 'BA-B' }),
    ],
    [
      'a gift opened twice',
      /not-legal|offers none/,
      (turns) => {
        const at = turns.findIndex((one) => one.gift);
        turns[at + 1].gift = turns[at].gift;
      },
    ],
    [
      'a gift left unopened',
      /is/,
      (turns) => delete first(turns, (one) => one.gift && one.gift.open !== 'take-2').gift,
    ],
    [
      'the tile kept',
      /(placed|legal) is|not-legal/,
      (turns) => {
        const turn = first(turns, (one) => one.gift?.second && one.drawn);
        turn.tile = turn.drawn;
      },
    ],
    [
      'a second tile that no set has',
      /unreadable-record/,
      (turns) => (first(turns, (one) => one.gift?.second).gift.second = 'BA-?'),
    ],
    ['an arrow', /arrow is/, (turns) => (first(turns, (one) => one.arrows?.length === 1).arrow = [9, 9])],
    ['an arrow forgotten', /arrow is/, (turns) => delete first(turns, (one) => one.arrow).arrow],
    ['arrows to choose from', /arrows is/, (turns) => first(turns, (one) => one.arrows).arrows.push([9, 9])],
    [
      'arrows if none is to choose',
      /arrows is \{\}/,
      (turns) => (first(turns, (one) => !one.arrows).arrows = [[0, 0]]),
    ],
    [
      'an option of an arrow',
      /arrowOptions is/,
      (turns) =>
        Object.values<Loose>(first(turns, (one) => Object.keys(one.arrowOptions ?? {}).length).arrowOptions)[0].pop(),
    ],
    [
      'that an arrow offers anything',
      /has arrowOptions is true/,
      (turns) => delete first(turns, (one) => one.arrowOptions).arrowOptions,
    ],
    [
      'that an arrow offers nothing',
      /has arrowOptions is false/,
      (turns) => (first(turns, (one) => !one.arrowOptions).arrowOptions = {}),
    ],
    ['an extra turn', /part is "extra"/, (turns) => delete first(turns, (one) => one.part).part],
    ['an extra turn for nothing', /part is "own"/, (turns) => (first(turns, (one) => !one.part).part = 'extra')],
    [
      'a place from which the abbot may be taken back',
      /abbotReturn is/,
      (turns) => delete first(turns, (one) => one.abbotReturn).abbotReturn,
    ],
    [
      'an abbot that cannot be taken back',
      /abbotReturn is/,
      (turns) => (first(turns, (one) => !one.abbotReturn).abbotReturn = ['garden:0,0']),
    ],
    [
      'an abbot taken back from nowhere',
      /not-legal|offers nothing/,
      (turns) => (turns[0].action = { return: 'abbot', from: 'garden:0,0' }),
    ],
    [
      'points for an abbot',
      /scored is/,
      (turns) =>
        first(first(turns, (one) => one.action?.return).scored, ({ reason }) => reason.endsWith('.incomplete'))
          .points++,
    ],
    [
      'points for an arrow',
      /scored is/,
      (turns) =>
        first(
          turns.flatMap(({ scored = [] }) => scored),
          ({ reason }) => reason === 'arrow',
        ).points++,
    ],
    [
      'points for unopened gifts',
      /final scoring is/,
      (_turns, { final }) => first(final.scored, ({ reason }) => reason === 'unopened-gifts').points++,
    ],
    [
      'The Gifts switched off',
      /giftOptions|hands|received|offers none|unreadable-record/,
      (_turns, { rules }) => rules.splice(rules.indexOf('gifts'), 1),
    ],
    ['the arrows switched off', /arrow/, (_turns, { rules }) => rules.splice(rules.indexOf('arrows'), 1)],
    [
      'The Abbot switched off',
      /meepleOptions|abbotReturn|not-legal/,
      (_turns, { rules }) => rules.splice(rules.indexOf('abbot'), 1),
    ],
  ];

  test.each(sampled('spoilt games of the expansions', spoils, { short: 5 }))(
    '%s is found, printed and fails',
    (_what, line, spoil) => {
      const said = replay(spoilt(spoil));
      expect(said.code).toBe(1);
      expect(said.out.at(-1)).toBe('0 passed, 1 failed');
      expect(said.out.slice(0, -1).filter((one) => line.test(one) && one.startsWith(`${ALL}-`))).not.toEqual([]);
    },
  );
});

drawn('--dump holds the answers of the expansions, and none of them for a game without expansions', () => {
  const dumped = replay('--dump', fixture(ALL)).out.map((line) => JSON.parse(line));
  const recorded = games(fixture(ALL));
  const sorted = (list: readonly unknown[] = []): string[] => list.map((one) => JSON.stringify(one)).sort();
  dumped.forEach((game, index) => {
    game.turns.forEach((turn: Loose, number: number) => {
      const told = recorded[index].turns[number];
      expect(sorted(turn.giftOptions)).toEqual(sorted(told.giftOptions));
      expect(sorted(turn.arrows)).toEqual(sorted(told.arrows));
      expect(turn.arrowOptions === undefined).toBe(told.arrowOptions === undefined);
      for (const figure of ['meeple', 'abbot']) {
        expect(sorted(turn.arrowOptions?.[figure])).toEqual(sorted(told.arrowOptions?.[figure]));
      }
      expect(sorted(turn.abbotReturn)).toEqual(sorted(told.abbotReturn));
      expect(turn.hands.map(sorted)).toEqual(told.hands.map(sorted));
    });
  });
  const [plain] = replay('--dump', fixture('base')).out.map((line) => JSON.parse(line));
  const keys = new Set(plain.turns.flatMap((turn: Loose) => Object.keys(turn)));
  expect(keys).toEqual(new Set(['legal', 'meepleOptions', 'scores', 'supply', 'deployed']));
});
