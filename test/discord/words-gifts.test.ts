import { describe, expect, test } from 'vitest';
import { type People, wordsFor } from '../../src/discord/words/index.ts';
import {
  type FeatureView,
  Game,
  type GameEvent,
  GIFTS,
  type Opening,
  type Place,
  type Setup,
} from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';
import { everyLanguage, lineAbout, people } from './words-support.ts';

const en = wordsFor('en');
const de = wordsFor('de');
const two: People = people('Ada', 'Bo');
const full: Partial<Setup> = { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] };

const place = (kind: Place['kind'], at: string, x = 0, y = -1): Place => ({ kind, x, y, at });
const featureOf = (on: Place, change: Partial<FeatureView> = {}): FeatureView => ({
  ...{ kind: on.kind, places: [on], tiles: 3, open: 1, arms: 0, marks: {}, votes: [1, 0], owners: [0], shares: [3] },
  ...{ cities: 0, perCity: 0, pointsNow: 3, pointsFinished: 6 },
  ...change,
});

describe('the abbot', () => {
  const from = place('garden', '');
  const scored = {
    ...{ type: 'scored', seat: 0, points: 6, reason: 'garden.incomplete', on: from, votes: [1, 0] },
    working: [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 5, each: 1 },
    ],
  } as const satisfies GameEvent;
  const recall: GameEvent[] = [scored, { type: 'returned', seat: 0, figure: 'abbot', from }];

  test('AB4 taken back: one line with its working, and nothing more about going home', () => {
    expect(en.log.lines(recall, two)).toEqual([
      '**Ada** took the abbot back from the garden at N19, 1 tile × 1 + 5 neighbours × 1 = **6**.',
    ]);
    expect(de.log.lines(recall, two)).toEqual([
      '**Ada** hat den Abt vom Garten auf N19 zurückgenommen, 1 Plättchen × 1 + 5 Nachbarn × 1 = **6**.',
    ]);
  });

  test('AB5 the button says what it brings and what it excludes', () => {
    const action = { figure: 'abbot', from } as const;
    expect(en.panel.returnLabel(action, recall, 0, two)).toBe('Abbot back, +6 now (no figure)');
    expect(de.panel.returnLabel(action, recall, 0, two)).toBe('Abt zurück, sofort +6 (keine Figur)');
    const about = { square: from, tile: 'BA-E', rotation: 0, choices: 1, supply: { meeple: 3 } } as const;
    expect(en.panel.deploy({ ...about, recall: true })).toContain('instead of placing any figure.');
    expect(en.panel.deploy({ ...about, supply: { meeple: 3, abbot: 1 } })).toContain('You have 3 meeples, 1 abbot.');
  });

  test('AB3 figures of two kinds that go home together are both named', () => {
    const events: GameEvent[] = [
      { ...scored, reason: 'monastery', points: 9 },
      { type: 'returned', seat: 0, figure: 'abbot', from: place('monastery', '') },
      { type: 'returned', seat: 0, figure: 'meeple', from: place('monastery', '') },
    ];
    expect(en.log.lines(events, two)[1]).toBe('Back home: **Ada** 1 meeple and 1 abbot.');
  });
});

describe('arrows', () => {
  const bonus = {
    ...{ type: 'scored', seat: 0, points: 2, reason: 'arrow', on: null, votes: [] },
    working: [{ of: 'arrows', count: 1, each: 2 }],
  } as const satisfies GameEvent;
  const none: GameEvent = { type: 'arrow', seat: 0, active: null };
  const extra: GameEvent = { type: 'arrow', seat: 0, active: { x: 0, y: -1, symbol: 'extra-turn' } };

  test('AN2 AN7 the 2 points name the rule that gave them', () => {
    expect(en.log.lines([none, bonus], two)).toEqual(['**Ada**: arrow not activated, 1 arrow × 2 = **2**.']);
    expect(en.log.lines([extra, bonus], two)).toEqual([
      '**Ada** activated the arrow in N19: extra turn.',
      '**Ada**: arrow not activated, 1 arrow × 2 = **2**.',
    ]);
  });

  test('AN16 AN17 what a placing brings is told before the figure, the extra turn only if it follows', () => {
    const about = { square: { x: 1, y: 0 }, tile: 'AN-A', rotation: 0, choices: 2, supply: { meeple: 3 } } as const;
    const told = (events: GameEvent[], next?: 'own' | 'extra') =>
      en.panel.deploy({ ...about, events, ...(next && { next }) }).split('\n')[1];
    expect(told([none, bonus])).toBe('Your arrow points at no tile: **+2** for you.');
    expect(told([extra, bonus], 'extra')).toBe(
      'Active: the arrow in **N19**, extra turn. After this turn you take one extra turn. Your own arrow is not the active one: **+2** for you.',
    );
    expect(told([extra], 'own')).toContain('no further extra turn.');
    expect(told([extra])).toContain('unless you have just had one');
    expect(told([{ type: 'gift-received', seat: 0, unopened: 2 }])).toBe('You receive a gift.');
  });

  test('AN6 AN7 labels of a choice of arrows', () => {
    const at = { x: 0, y: -1 };
    expect(en.panel.arrowLabel('1', at, 'extra-turn', { bonus: true })).toBe('1: N19 – extra turn, +2 for yours');
    expect(en.panel.arrowLabel('2', at, 'place-anywhere', { own: true })).toBe('2: this tile – place anywhere');
    expect(en.panel.arrowLabel('3', at, 'extra-turn', { idle: true })).toBe('3: N19 – extra turn, no effect');
  });

  test('AN9 AN10 labels of places elsewhere', () => {
    const on = place('city', 'N');
    const choice = { figure: 'meeple', on, feature: featureOf(on), twin: false, events: [] } as const;
    const label = (more: object) => en.panel.figureLabel({ ...choice, ...more }, 0, two);
    expect(label({ elsewhere: 'add-meeple', beside: 'meeple' })).toBe('Beside my knight N19 – 3 tiles, 1 open');
    expect(label({ elsewhere: 'place-anywhere', twin: true, mark: '7' })).toBe('7: Knight in N19 N – 3 tiles, 1 open');
    const monastery = place('monastery', '');
    const monk = { figure: 'abbot', on: monastery, feature: featureOf(monastery, { open: 3, pointsNow: 6 }) };
    expect(label({ ...monk, elsewhere: 'add-meeple', beside: 'meeple' })).toBe(
      'Abbot beside my monk N19 – 5 of 8 around',
    );
    const back = { ...choice, elsewhere: 'add-meeple', beside: 'meeple' } as const;
    expect(de.panel.figureLabel(back, 0, two)).toBe('Neben Ritter N19 – 3 Teile, 1 offen');
    expect(en.panel.elsewhereLabel('add-meeple', 3)).toBe('Beside one of mine (3) …');
    expect(en.panel.elsewhere({ symbol: 'place-anywhere', from: 26, to: 40, of: 40 })).toContain('Places 26–40 of 40.');
  });

  test('AN16 the turn message says that it is an extra turn', () => {
    const view = { ...Game.start(setupOf(full)).view(null), part: 'extra' } as const;
    expect(en.turn.title(view, two)).toMatch(/ – your tile \(\d+ left\), extra turn$/);
    expect(en.alt.board({ view, people: two, events: [], numbers: [] })).toContain('Extra turn.');
  });

  test('alt text tells where arrows on the board point, turned with their tiles', () => {
    const prepared = { board: [{ tile: 'AN-A', x: 0, y: 0, rotation: 90 }] } as const;
    const view = Game.start(setupOf({ ...full, prepared })).view(null);
    expect(en.alt.board({ view, people: two, events: [], numbers: [] })).toContain('Arrows: N20 south: add a meeple.');
    const active = { ...view, arrow: { x: 0, y: 0, symbol: 'add-meeple' } } as const;
    expect(en.alt.board({ view: active, people: two, events: [], numbers: [] })).toContain('Active: arrow in N20');
  });
});

describe('gifts', () => {
  const open = (gift: Opening['gift'], about: Partial<Opening> = {}): Opening => ({
    ...{ type: 'open', gift, figure: null, on: null, to: null },
    ...about,
  });
  const opened = (opening: Opening, ...more: GameEvent[]): GameEvent[] => [
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
  const labels = [
    [synod, [], 'Synod: monk in N19 (5 of 8 around)', 'Synode: Mönch auf N19 (5 von 8)'],
    [sweep, [swept(0), home(0)], 'Sweep N19 E: +4 for you, meeple home', 'N19 O fegen: +4 für dich, Meeple zurück'],
    [sweep, [swept(1), home(1)], 'Sweep N19 E: +4 for Bo, meeple home', 'N19 O fegen: +4 für Bo, Meeple zurück'],
    [cash, [cashed, home(0, knight)], 'Cash out knight N19 N: +6', 'Ritter N19 N zurück: +6'],
    [lie, [], 'Change: knight N19 N lies down (NW)', 'Ritter N19 N legt sich hin (NW)'],
    [stand, [], 'Change: farmer N19 NW to city (N)', 'Bauer N19 NW steht auf: Stadt (N)'],
    [open('take-2'), [], 'Take 2: draw a second tile', 'Nimm 2: zweites Plättchen ziehen'],
  ] as const;

  test.each(labels)('G14 %#: every way to open a card says what it brings', (opening, events, english, german) => {
    const feature = opening.on && featureOf(opening.on, { open: 3, pointsNow: 6 });
    const effect = { events: opened(opening, ...events), feature };
    expect(en.gifts.targetLabel(opening, effect, two)).toBe(english);
    expect(de.gifts.targetLabel(opening, effect, two)).toBe(german);
    for (const label of [english, german]) expect(label.length).toBeLessThanOrEqual(39);
  });

  test('G32 ties of a sweep: both named, own first; the commit says the points', () => {
    const events = opened(sweep, swept(1), swept(0), home(0), home(1));
    const effect = { events, feature: featureOf(road) };
    expect(en.gifts.targetLabel(sweep, effect, two)).toBe('Sweep N19 E: +4 for you, +4 for Bo, 2 meeples home');
    expect(en.gifts.commitLabel(sweep, effect, two)).toBe('Open it: +4 for you, +4 for Bo');
    const preview = en.gifts.preview(sweep, effect, two);
    for (const part of ['share', '4 tiles × 1 = **4** each', 'Back home', ': **Ada** 1 meeple, **Bo** 1 meeple.'])
      expect(preview).toContain(part);
    expect(preview).not.toContain('opened');
    expect(en.gifts.commitLabel(synod, { events: opened(synod), feature: null }, two)).toBe('Open it');
  });

  test('G33 G40 the log of an opened card: what it did, with the working, nothing twice', () => {
    expect(en.log.lines(opened(cash, cashed, home(0, knight)), two)).toEqual([
      '**Ada** opened **Cash Out**: the knight at N19 (city, north) goes home.',
      '**Ada**: Cash Out at N19, 3 meeples × 2 = **6**.',
    ]);
    expect(en.log.lines(opened(sweep, swept(0), swept(1), home(0), home(1)), two)).toEqual([
      '**Ada** opened **Road Sweeper**: the road at N19 is scored and swept.',
      '**Ada** and **Bo** share: unfinished road at N19, 4 tiles × 1 = **4** each (votes 1 : 1).',
      'Back home: **Ada** 1 meeple, **Bo** 1 meeple.',
    ]);
    const move: GameEvent = { type: 'moved', seat: 0, figure: 'meeple', from: knight, to: lie.to! };
    expect(en.log.lines(opened(lie, move), two)).toEqual([
      '**Ada** opened **Change Position**: the knight at N19 (city, north) becomes a farmer (field, north-west).',
    ]);
    const deployed: GameEvent = { type: 'deployed', seat: 0, figure: 'meeple', on: synod.on! };
    expect(en.log.lines(opened(synod, deployed), two)).toHaveLength(1);
  });

  test('G60 the tile that Take 2 would draw is in no text before it is drawn', () => {
    const events = opened(open('take-2'), { type: 'drawn-too', seat: 0, tile: 'BA-C' });
    for (const [, words] of everyLanguage) {
      const texts = (['targetLabel', 'preview', 'previewAlt', 'commitLabel'] as const).map((one) =>
        words.gifts[one](open('take-2'), { events, feature: null }, two),
      );
      for (const text of texts) expect(text).not.toContain(words.things.tile('BA-C'));
    }
    expect(en.gifts.keep(['BA-C', 'AN-A'])).toContain(`1: ${en.things.tile('BA-C')}. 2: ${en.things.tile('AN-A')}.`);
    expect(en.gifts.keepLabel('2', 'AN-A')).toBe('Keep 2: city N W, add a meeple → E');
  });

  test('the hand: each card once with its number, what can be opened, and that nobody else sees it', () => {
    const own = ['synod', 'take-2', 'synod'] as const;
    const hand = en.gifts.hand({ own, openable: ['take-2'], asked: true });
    expect(hand).toMatch(
      /My gifts \(3 unopened\)[\s\S]*\*\*Synod\*\* × 2 – [^\n]*\*Not now\.\*\n- \*\*Take 2\*\* – [^*]*\n/,
    );
    expect(hand).toContain('You may open one now');
    expect(en.gifts.hand({ own, openable: [], asked: true })).toContain('none of your gifts can be opened now');
    expect(en.gifts.hand({ own, openable: [], asked: false })).toContain('in your own turn');
    expect(en.gifts.hand({ own: [], openable: [], asked: false })).toContain('You have no gifts');
    for (const text of [hand, en.gifts.received('synod', 3)]) expect(text).toContain('Only you see this');
    expect(en.gifts.handAlt(own)).toMatch(/2 × Synod \(.*\); 1 × Take 2 \(/);
    const most = GIFTS.flatMap((gift) => Array<typeof gift>(5).fill(gift));
    for (const [, words] of everyLanguage) {
      expect(words.gifts.hand({ own: most, openable: [], asked: true }).length).toBeLessThanOrEqual(1900);
      expect(words.gifts.handAlt(most).length).toBeLessThanOrEqual(1024);
    }
  });

  test('G2 the channel hears the number of gifts, and sees it in every score', () => {
    const received: GameEvent = { type: 'gift-received', seat: 0, unopened: 3 };
    expect(lineAbout(en, received, two)).toBe('**Ada** received a gift (3 unopened).');
    expect(lineAbout(de, received, two)).toBe('**Ada** hat ein Geschenk bekommen (3 ungeöffnet).');
    const view = Game.start(setupOf(full)).view(null);
    const counted = { ...view, gifts: { ...view.gifts!, counts: [3, 1] } };
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
    expect(en.final.table(view, two, scored)).toContain(
      '**23** = gardens 9 + arrows 2 + Cash Out 6 + unopened gifts 6',
    );
    expect(en.final.scoring([{ type: 'final-scoring' }, unopened], two)).toContain(
      '**Ada** +6: unopened gifts: 3 gifts × 2 = 6',
    );
  });
});
