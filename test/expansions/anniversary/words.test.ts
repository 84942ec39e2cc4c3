import { expect, test } from 'vitest';
import { type Members, wordsFor } from '../../../src/discord/words/index.ts';
import {
  type ArrowSymbol,
  type FeatureView,
  Game,
  type GameEvent,
  type Place,
  type Setup,
  TILE_DESIGNS,
} from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';
import { setupOf } from '../../support/games.ts';

const en = wordsFor('en');
const de = wordsFor('de');
const two: Members = people('Ada', 'Bo');
const full: Partial<Setup> = { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] };

const bonus = {
  ...{ type: 'scored', seat: 0, points: 2, reason: 'arrow', on: null, votes: [] },
  working: [{ of: 'arrows', count: 1, each: 2 }],
} as const satisfies GameEvent;
const none: GameEvent = { type: 'arrow', seat: 0, active: null };
const extra: GameEvent = { type: 'arrow', seat: 0, active: { x: 0, y: -1, symbol: 'extra-turn' } };

test('AN2 AN7 the 2 points name the rule that gave them', () => {
  expect(en.log.lines([none, bonus], two)).toEqual(['**Ada** **+2**: the arrow is not activated.']);
  expect(en.log.lines([extra, bonus], two)).toEqual([
    '**Ada** activated the arrow in N19: extra turn.',
    '**Ada** **+2**: the arrow is not activated.',
  ]);
});

test('AN16 AN17 the gain of a placing is told before the figure, the extra turn only if it follows', () => {
  const about = { square: { x: 1, y: 0 }, tile: 'AN-A', rotation: 0, choices: 2, supply: { meeple: 3 } } as const;
  const told = (events: GameEvent[], next?: 'own' | 'extra' | 'second') =>
    en.panel.deploy({ ...about, people: two, events, ...(next && { next }) }).split('\n')[1];
  expect(told([none, bonus])).toBe('Your own arrow is not activated: **+2** for you.');
  expect(told([extra, bonus], 'extra')).toBe(
    'Active: the arrow in **N19**, extra turn. After this turn you take one extra turn. Your own arrow is not activated: **+2** for you.',
  );
  expect(told([extra], 'own')).toContain('no further extra turn.');
  expect(told([extra])).toContain('unless you have just had one');
  expect(told([extra], 'second')).toContain('unless you have just had one');
});

test('AN6 the panel says that there is a choice', () => {
  const about = { square: { x: 1, y: 0 }, tile: 'AN-A', rotation: 0, choices: 2, supply: { meeple: 3 } } as const;
  const asks = (stops: readonly 'arrow'[]) => en.panel.deploy({ ...about, people: two, stops });
  expect(asks(['arrow'])).toContain('Several arrows are possible: choose one.');
  expect(asks([])).not.toContain('choose one');
});

test('AN6 AN7 labels of a choice of arrows: square, symbol and gain', () => {
  const tileWith = (symbol: ArrowSymbol) => TILE_DESIGNS.find(({ arrow }) => arrow?.symbol === symbol)!;
  const at = { type: 'activate', x: 0, y: -1 } as const;
  const label = (words: typeof en, mark: string, symbol: ArrowSymbol, events: readonly GameEvent[]) =>
    words.decision.label(mark, at, events, two, { seat: 0, step: 'arrow', tile: tileWith(symbol) });
  expect(label(en, 'a', 'extra-turn', [extra, bonus])).toBe('a: N19 – extra turn, arrow +2 for you');
  expect(label(en, 'b', 'place-anywhere', [])).toBe('b: N19 – place anywhere');
  expect(label(de, 'c', 'add-meeple', [])).toBe('c: N19 – Meeple dazu');
});

test('AN9 AN10 labels of places elsewhere', () => {
  const place = (kind: Place['kind'], at: string): Place => ({ kind, x: 0, y: -1, at });
  const featureOf = (on: Place, change: Partial<FeatureView> = {}): FeatureView => ({
    ...{ kind: on.kind, places: [on], tiles: 3, open: 1, arms: 0, marks: {}, votes: [1, 0], owners: [0], shares: [3] },
    ...{ cities: 0, perCity: 0, pointsNow: 3, pointsFinished: 6 },
    ...change,
  });
  const on = place('city', 'N');
  const choice = { figure: 'meeple', on, feature: featureOf(on), twin: false, events: [] } as const;
  const label = (more: object) => en.panel.figureLabel({ ...choice, elsewhere: true, ...more }, 0, two);
  expect(label({ beside: 'meeple' })).toBe('Beside my knight N19 – 3 tiles, 1 open');
  expect(label({ twin: true, mark: '7' })).toBe('7: Knight on N19 N – 3 tiles, 1 open');
  const monastery = place('monastery', '');
  const monk = { figure: 'abbot', on: monastery, feature: featureOf(monastery, { open: 3, pointsNow: 6 }) };
  expect(label({ ...monk, beside: 'meeple' })).toBe('Abbot beside my monk N19 – 5 of 8 around');
  const back = { ...choice, elsewhere: true, beside: 'meeple' } as const;
  expect(de.panel.figureLabel(back, 0, two)).toBe('Neben Ritter N19 – 3 Teile, 1 offen');
  expect(en.panel.elsewhereLabel('add-meeple', 3)).toBe('Beside one of mine (3) …');
  expect(en.panel.elsewhereLabel('place-anywhere', 3)).toBe('Anywhere else (3) …');
  expect(en.panel.elsewhereLabel(null, 3)).toBe('On another tile (3) …');
  expect(en.panel.elsewhere({ by: 'place-anywhere', from: 26, to: 40, of: 40 })).toContain('Places 26–40 of 40.');
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
