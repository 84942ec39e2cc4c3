import { expect, test } from 'vitest';
import { outcomeIn } from '../../../src/discord/turn/decision.ts';
import { type Members, wordsFor } from '../../../src/discord/words/index.ts';
import {
  type ActionOf,
  type FeatureView,
  Game,
  type GameEvent,
  GIFTS,
  type GiftOpening,
  type HandView,
  type Place,
  type Setup,
  type TileId,
} from '../../../src/engine/index.ts';
import { everyLanguage, lineAbout, people } from '../../discord/words-support.ts';
import { setupOf } from '../../support/games.ts';

const en = wordsFor('en');
const de = wordsFor('de');
const two: Members = people('Ada', 'Bo');
const full: Partial<Setup> = { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] };

const place = (kind: Place['kind'], at: string, x = 0, y = -1): Place => ({ kind, x, y, at });
const featureOf = (on: Place, change: Partial<FeatureView> = {}): FeatureView => ({
  ...{ kind: on.kind, places: [on], tiles: 3, open: 1, arms: 0, marks: {}, votes: [1, 0], owners: [0], shares: [3] },
  ...{ cities: 0, perCity: 0, pointsNow: 3, pointsFinished: 6 },
  ...change,
});

const open = (gift: GiftOpening['gift'], about: Partial<GiftOpening> = {}): GiftOpening => ({
  ...{ type: 'open', gift, figure: null, on: null, to: null },
  ...about,
});
const opened = (opening: GiftOpening, ...more: GameEvent[]): GameEvent[] => [
  { ...opening, type: 'gift-opened', seat: 0 },
  ...more,
];
const road = place('road', 'E.W');
const knight = place('city', 'N');
const swept = (seat: number): GameEvent => ({
  ...{ type: 'scored', seat, points: 4, reason: 'road.incomplete', on: road, votes: [1, 1] },
  working: [{ of: 'tiles', count: 4, each: 1 }],
});
const home = (seat: number, from = road): GameEvent => ({ type: 'returned', seat, figure: 'meeple', from });
const cashed: GameEvent = {
  ...{ type: 'scored', seat: 0, points: 6, reason: 'cash-out', on: knight, votes: [] },
  working: [{ of: 'meeples', count: 3, each: 2 }],
};

const synod = open('synod', { figure: 'meeple', on: place('monastery', '') });
const sweep = open('road-sweeper', { on: road });
const cash = open('cash-out', { figure: 'meeple', on: knight });
const lie = open('change-position', { figure: 'meeple', on: knight, to: place('field', 'NL.WR') });
const stand = open('change-position', { figure: 'meeple', on: place('field', 'NL.WR'), to: knight });
/** The arguments of words about an opening, for its owner. */
const about = (opening: GiftOpening, feature: FeatureView | null = null) =>
  ({ seat: 0, step: 'gift', feature: feature ?? (opening.on && featureOf(opening.on)) }) as const;

const labels = [
  [synod, [], 'Synod: monk in N19 (5 of 8 around)', 'Synode: Mönch auf N19 (5 von 8)'],
  [sweep, [swept(0), home(0)], 'Sweep N19 E, road +4 for you', 'N19 O fegen, Straße +4 für dich'],
  [sweep, [swept(1), home(1)], 'Sweep N19 E, road +4 for Bo', 'N19 O fegen, Straße +4 für Bo'],
  [cash, [cashed, home(0, knight)], 'Knight N19 N home, points +6 for you', 'Ritter N19 N heim, Punkte +6 für dich'],
  [lie, [], 'Knight N19 N → field, north-west', 'Ritter N19 N → Wiese, Nordwesten'],
  [stand, [], 'Farmer N19 NW → city, north', 'Bauer N19 NW → Stadt, Norden'],
  [open('take-2'), [], 'Take 2: draw a second tile', 'Nimm 2: zweites Plättchen ziehen'],
] as const;

test.each(labels)('G14 %#: every way to open a card names its effect', (opening, events, english, german) => {
  const feature = opening.on && featureOf(opening.on, { open: 3, pointsNow: 6 });
  const label = (words: typeof en) =>
    words.decision.label(null, opening, opened(opening, ...events), two, about(opening, feature));
  expect(label(en)).toBe(english);
  expect(label(de)).toBe(german);
  for (const told of [english, german]) expect(told.length).toBeLessThanOrEqual(39);
});

test('G32 ties of a sweep: both named, own first; the commit says the points', () => {
  const events = opened(sweep, swept(1), swept(0), home(0), home(1));
  const { decision } = en;
  expect(decision.label(null, sweep, events, two, about(sweep))).toBe('Sweep N19 E, road +4 for you, road +4 for Bo');
  expect(decision.commitLabel(sweep, events, two, 0)).toBe('Open it, road +4 for you, road +4 for Bo');
  const { text, alt } = decision.preview(sweep, events, two, about(sweep));
  for (const part of [
    '**+4** each: unfinished road',
    '4 tiles × 1',
    'Back home',
    ': **Ada** 1 meeple, **Bo** 1 meeple.',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Nothing has happened yet');
  expect(alt).toContain('+4 each: unfinished road at N19, 4 tiles × 1');
  expect(decision.commitLabel(synod, opened(synod), two, 0)).toBe('Open it');
});

test('a preview does not tell a card as opened: nothing has been done', () => {
  const { text, alt } = en.decision.preview(sweep, opened(sweep, swept(0), home(0)), two, about(sweep));
  for (const told of [text, alt]) expect(told).not.toContain('opened');
});

test('a card with several ways to open it is told by its name', () => {
  expect(en.decision.groupOf(synod, 2)).toBe('Open Synod …');
  expect(de.decision.groupOf(sweep, 3)).toBe('Straßenfeger öffnen …');
});

test('once a card is open, its effect is told, and that the tile comes', () => {
  const told = en.decision.goesOn(opened(cash, cashed, home(0, knight)), two);
  expect(told).toContain('**+6**: Cash Out at N19, 3 meeples × 2');
  expect(told).toContain('Now place your tile');
});

test('G33 G40 the log of an opened card: its effect, with the working, nothing twice', () => {
  expect(en.log.lines(opened(cash, cashed, home(0, knight)), two)).toEqual([
    '**Ada** opened **Cash Out**: the knight at N19 (city, north) goes home.',
    '**Ada** **+6**: Cash Out at N19, 3 meeples × 2.',
  ]);
  expect(en.log.lines(opened(sweep, swept(0), swept(1), home(0), home(1)), two)).toEqual([
    '**Ada** opened **Road Sweeper**: the road at N19 is scored and swept.',
    '**Ada** and **Bo** **+4** each: unfinished road at N19, 4 tiles × 1 (votes 1 : 1).',
    'Back home: **Ada** 1 meeple, **Bo** 1 meeple.',
  ]);
  const move: GameEvent = { type: 'moved', seat: 0, figure: 'meeple', from: knight, to: lie.to! };
  expect(en.log.lines(opened(lie, move), two)).toEqual([
    '**Ada** opened **Change Position**: the knight at N19 (city, north) becomes a farmer (field, north-west).',
  ]);
  const deployed: GameEvent = { type: 'deployed', seat: 0, figure: 'meeple', on: synod.on! };
  expect(en.log.lines(opened(synod, deployed), two)).toHaveLength(1);
});

test('G60 the tile that Take 2 would draw is in nothing that is imagined before it is drawn', () => {
  const take = open('take-2');
  const told = ['BA-C', 'BA-S'].map((second) => {
    const prepared = { hands: [['take-2'], []], draws: ['BA-D', second] } as const;
    const game = Game.start(setupOf({ ...full, prepared: { ...prepared, hands: [['take-2'], []] } }));
    const events = outcomeIn(game, take);
    expect(events.map(({ type }) => type)).toEqual(['gift-opened']);
    return everyLanguage.flatMap(([, { decision }]) => {
      const { text, alt } = decision.preview(take, events, two, about(take));
      return [
        text,
        alt,
        decision.label(null, take, events, two, about(take)),
        decision.commitLabel(take, events, two, 0),
      ];
    });
  });
  expect(told[0]).toEqual(told[1]);
});

test('G60 the two tiles of Take 2: each by its edges on its button, and in words beside the picture', () => {
  const keep = (tile: TileId): ActionOf<'keep'> => ({ type: 'keep', tile });
  const label = (words: typeof en, mark: string, tile: TileId) =>
    words.decision.label(mark, keep(tile), [], two, { seat: 0, step: 'keep' });
  expect(label(en, '2', 'AN-A')).toBe('2: Keep: city N W, add a meeple → E');
  expect(label(de, '1', 'AN-A')).toBe('1: Behalten: Stadt N W, Meeple dazu → O');
  const alt = en.decision.tilesAlt([
    { label: '1', tile: 'BA-C' },
    { label: '2', tile: 'AN-A' },
  ]);
  expect(alt).toBe(`1: ${en.things.tile('BA-C')}. 2: ${en.things.tile('AN-A')}.`);
});

test('the hand: each card once with its number, cards that can be opened, and that nobody else sees it', () => {
  const handOf = (...own: readonly string[]): HandView => ({
    ...{ deck: 'gifts', counts: [own.length, 0], own, left: 20, discards: [] },
  });
  const hand = handOf('synod', 'take-2', 'synod');
  const { told } = en.hand;
  const text = told(hand, ['take-2'], true);
  expect(text).toMatch(
    /My gifts \(3 unopened\)[\s\S]*\*\*Synod\*\* × 2 – [^\n]*\*Not now\.\*\n- \*\*Take 2\*\* – [^*]*\n/,
  );
  expect(text).toContain('You may open one now');
  expect(told(hand, [], true)).toContain('You can open none of your gifts now');
  expect(told(hand, [], false)).toContain('in your own turn');
  // If others are on turn, the words do not repeat for each card that it cannot be opened.
  expect(told(hand, [], false)).not.toContain('Not now');
  expect(told(handOf(), [], false)).toContain('You have no gifts');
  expect(en.hand.received(hand, 'synod')).toMatch(/You received a gift: \*\*Synod\*\* – .*\(3 unopened\)/s);
  for (const one of [text, en.hand.received(hand, 'synod')]) expect(one).toContain('Only you see this');
  expect(en.hand.alt([hand])).toMatch(/2 × Synod \(.*\); 1 × Take 2 \(/);
  expect(en.hand.alt([handOf()])).toBe(
    'You have no gifts. You receive one if you extend a road or city of other players.',
  );
  const most = handOf(...GIFTS.flatMap((gift) => Array<string>(5).fill(gift)));
  for (const [, words] of everyLanguage) {
    expect(words.hand.told(most, [], true).length).toBeLessThanOrEqual(1900);
    expect(words.hand.alt([most]).length).toBeLessThanOrEqual(1024);
    for (const gift of GIFTS) expect(words.hand.received(most, gift).length).toBeLessThanOrEqual(1900);
  }
});

test.each(everyLanguage)('%s: cards have names of their own', (_language, { hand }) => {
  expect(new Set(GIFTS.map((gift) => hand.card(gift).title)).size).toBe(GIFTS.length);
  for (const gift of GIFTS) {
    expect(hand.card(gift).text).toMatch(/^\S.*\.$/);
    expect(hand.cardAlt(gift)).toContain(hand.card(gift).title);
    expect(hand.cardAlt(gift)).toContain(hand.card(gift).text);
  }
});

test.each(everyLanguage)('%s: words about the hand itself', (_language, { hand }) => {
  expect(hand.button('gifts')).toMatch(/^\S.{0,37}$/);
  for (const told of [hand.absent('gifts'), hand.later('gifts')]) expect(told).toMatch(/^\S.*\.$/);
});

test('G2 the channel hears the number of gifts, and sees it in every score', () => {
  const received: GameEvent = { type: 'gift-received', seat: 0, unopened: 3 };
  expect(lineAbout(en, received, two)).toBe('**Ada** received a gift (3 unopened).');
  expect(lineAbout(de, received, two)).toBe('**Ada** hat ein Geschenk bekommen (3 ungeöffnet).');
  const view = Game.start(setupOf(full)).view(null);
  const counted = { ...view, hands: view.hands.map((hand) => ({ ...hand, counts: [3, 1] })) };
  expect(en.turn.scores(counted, two)).toBe('**Ada** 0 ♟7♝ 🎁3 · Bo 0 ♟7♝ 🎁1');
  expect(en.alt.board({ view: counted, people: two, events: [], numbers: [] })).toContain(
    'Scores: Ada 0 points, 7 meeples, 1 abbot, 3 gifts; Bo 0 points, 7 meeples, 1 abbot, 1 gift.',
  );
  expect(en.turn.scores(Game.start(setupOf()).view(null), two)).toBe('**Ada** 0 ♟7 · Bo 0 ♟7');
});

test('G12 the table of the end has columns for gardens, arrows and gifts', () => {
  const view = { scores: [23, 0], winners: [0], resigned: [], asked: null } as never;
  const unopened: GameEvent = {
    ...{ type: 'scored', seat: 0, points: 6, reason: 'unopened-gifts', on: null, votes: [] },
    working: [{ of: 'gifts', count: 3, each: 2 }],
  };
  const garden = { ...cashed, reason: 'garden', points: 9, on: place('garden', '') } as const;
  const arrow = { ...unopened, reason: 'arrow', points: 2 } as const;
  const scored = [garden, arrow, cashed, unopened] as Parameters<typeof en.final.table>[2];
  expect(en.final.table(view, two, scored)).toContain('**23** = gardens 9 + arrows 2 + Cash Out 6 + unopened gifts 6');
  expect(en.final.scoring([{ type: 'final-scoring' }, unopened], two)).toContain(
    '**Ada** +6: unopened gifts: 3 gifts × 2 = 6',
  );
});
