import { describe, expect, test } from 'vitest';
import { escaped, type Members, wordsFor } from '../../src/discord/words/index.ts';
import {
  type FeatureView,
  Game,
  type GameEvent,
  type GameView,
  mapOf,
  type PieceId,
  type Place,
  type ScoredEvent,
  type Switch,
} from '../../src/engine/index.ts';
import { randomGame, setupOf } from '../support/games.ts';
import { EVERYTHING, everyLanguage, lineAbout, onMap, people } from './words-support.ts';

const en = wordsFor('en');
const de = wordsFor('de');
const two: Members = people('Ada', 'Bo');

const place = (kind: Place['kind'], at: string): Place => ({ kind, x: 0, y: 0, at });
const featureOf = (on: Place, change: Partial<FeatureView> = {}): FeatureView => ({
  ...{ kind: on.kind, places: [on], tiles: 3, open: 1, arms: 0, marks: {}, votes: [1, 0], owners: [0], shares: [3] },
  ...{ cities: 0, perCity: 0, pointsNow: 3, pointsFinished: 6 },
  ...change,
});
/** The words about a feature that a tried tile grows. */
const grown = (feature: FeatureView, switches: readonly Switch[] = []): string =>
  en.panel.whatIf({
    ...{ square: { x: 0, y: 0 }, tile: 'BA-D', rotation: 0, features: [feature], events: [] },
    ...{ people: two, reader: null, asked: 0, switches },
  });
const scored = (change: Partial<ScoredEvent>): ScoredEvent => ({
  ...{ type: 'scored', seat: 0, points: 6, reason: 'road', on: place('road', 'E.W'), votes: [1, 0] },
  working: [{ of: 'tiles', count: 3, each: 2 }],
  ...change,
});

describe('Inns & Cathedrals', () => {
  test.each([
    ['IC-A', 'road from south to west with an inn', 'Straße von Süden nach Westen mit einem Wirtshaus'],
    ['IC-K', 'city on all four sides with a cathedral', 'Stadt auf allen vier Seiten mit einer Kathedrale'],
    [
      'IC-C',
      'road to the east, ending here with an inn, separate roads to the south and west',
      'Straße nach Osten mit einem Wirtshaus, getrennte Straßen nach Süden und Westen',
    ],
  ])('%s in words', (tile, english, german) => {
    expect(en.things.tile(tile)).toBe(english);
    expect(de.things.tile(tile)).toBe(german);
  });

  test('IC5 the large meeple is called by its place and its size', () => {
    expect(en.things.role('large', { kind: 'city' })).toBe('Large knight');
    expect(de.things.role('large', { kind: 'field' })).toBe('Großer Bauer');
    const on = place('city', 'N');
    const choice = { figure: 'large', on, feature: featureOf(on), twin: false, events: [] } as const;
    expect(en.panel.figureLabel(choice, 0, two)).toBe('Large knight – city 3 tiles, 1 open');
  });

  test('M19 an inn is told on a road only if its rule is on', () => {
    const road = featureOf(place('road', 'E.W'), { marks: { inn: 1 } });
    expect(grown(road, ['inns'])).toContain('3 tiles, 1 inn, 1 open');
    expect(grown(road, ['fields'])).toContain('3 tiles, 1 open');
  });
});

describe('Traders & Builders', () => {
  test('TB2 the player who finished a city takes its goods, in the log and on the button', () => {
    const goods: GameEvent = {
      ...{ type: 'goods-taken', seat: 0, on: place('city', 'N') },
      goods: { wine: 1, grain: 2, cloth: 0 },
    };
    expect(lineAbout(en, goods, two)).toBe('**Ada** finished the city at N20 and takes 1 wine and 2 grain.');
    expect(lineAbout(de, goods, two)).toContain('nimmt 1 Wein und 2 Getreide');
    expect(en.panel.noFigureLabel([goods], 0, two)).toBe('No figure, goods +3');
  });

  test('TB3 all players who have most tokens of a good share one line', () => {
    const wine = { reason: 'trade-goods', on: null, points: 10, votes: [] } as const;
    const most = [{ of: 'most-wine', count: 1, each: 10 }] as const;
    const cloth = [{ of: 'most-cloth', count: 1, each: 10 }] as const;
    const events = [
      scored({ ...wine, working: most }),
      scored({ ...wine, seat: 1, working: most }),
      scored({ ...wine, seat: 1, working: cloth }),
    ];
    expect(en.log.lines(events, two)).toEqual([
      '**Ada** and **Bo** **+10** each: trade goods, 1 majority in wine × 10.',
      '**Bo** **+10**: trade goods, 1 majority in cloth × 10.',
    ]);
  });

  test('TB5 the second part is told before the figure, and in the title', () => {
    const about = { square: { x: 1, y: 0 }, tile: 'BA-D', rotation: 0, choices: 2, people: two } as const;
    const supply = { meeple: 4, large: 1, builder: 1, pig: 0 };
    const text = en.panel.deploy({ ...about, supply, next: 'second' });
    expect(text).toContain('draw and place once more.');
    expect(text).toContain('You have 4 meeples, 1 large meeple, 1 builder.');
    expect(en.panel.deploy({ ...about, supply, next: 'own' })).not.toContain('once more');
    // The turn goes on.
    expect(text).toMatch(/Each button places the tile\.$/);
    expect(en.panel.deploy({ ...about, supply, next: 'own' })).toMatch(
      /Each button places the tile and ends your turn\.$/,
    );
    // A button of another kind may leave the turn open, for example a ransom (TW).
    expect(en.panel.deploy({ ...about, supply, next: 'own', verbs: ['ransom'] })).toMatch(
      /Each button places the tile\.$/,
    );
    const view = { ...Game.start(setupOf()).view(null), part: 'second' as const };
    expect(en.turn.title(view, two)).toMatch(/ second part$/);
  });

  test('AN22 an extra turn may follow the second part', () => {
    const about = {
      square: { x: 1, y: 0 },
      tile: 'AN-A',
      rotation: 0,
      choices: 2,
      supply: { meeple: 1 },
      people: two,
    } as const;
    const events: GameEvent[] = [{ type: 'arrow', seat: 0, active: { x: 0, y: 0, symbol: 'extra-turn' } }];
    expect(en.panel.deploy({ ...about, events, next: 'second' })).toMatch(/extra turn, unless .* once more\./);
  });

  test('TB8 builders and pigs that go home name their rule', () => {
    const home: GameEvent = { type: 'returned', seat: 0, figure: 'builder', from: place('road', 'E.W') };
    expect(en.log.lines([scored({}), home], two)[1]).toBe('Back home: **Ada** 1 builder.');
  });

  test('TB11 a pig: its button, the field’s line, and two winners with different points', () => {
    const on = place('field', 'EL.WR');
    const field = featureOf(on, {
      open: 0,
      votes: [1, 1],
      owners: [0, 1],
      cities: 2,
      perCity: 3,
      pointsNow: 6,
      shares: [6, 8],
    });
    const choice = { figure: 'pig', on, feature: field, twin: false, events: [] } as const;
    expect(en.panel.figureLabel(choice, 0, two)).toBe('Pig – field, 2 cities, 4 each');
    expect(grown(field)).toContain('6 points, with the pig **Bo** 8');
    expect(en.lists.fields([field], two)).toContain('6 points, with the pig **Bo** 8');
    const worth = (seat: number, each: number) =>
      scored({
        ...{ reason: 'field', on, seat, points: 2 * each, votes: [1, 1] },
        working: [{ of: 'cities', count: 2, each }],
      });
    expect(en.log.lines([worth(0, 3), worth(1, 4)], two)).toEqual([
      '**Ada** **+6**: field at N20, 2 finished cities × 3 (votes 1 : 1).',
      '**Bo** **+8**: field at N20, 2 finished cities × 4 (votes 1 : 1).',
    ]);
  });

  test('the line of scores and its alt text hold every figure and token that a seat has', () => {
    const switches = [...EVERYTHING.switches, 'king-robber' as const];
    const view = Game.start(setupOf({ sets: EVERYTHING.sets, switches })).view(null);
    const held: Partial<Record<PieceId, number>> = { wine: 2, grain: 1, cloth: 0, king: 1, robber: 0 };
    const pieces = view.pieces.map((piece) => {
      const count = held[piece.kind] ?? 0;
      return piece.single
        ? { ...piece, seat: count > 0 ? 0 : null }
        : { ...piece, count: piece.seat === 0 ? count : 0 };
    });
    expect(en.turn.scores({ ...view, pieces }, two)).toBe('**Ada** 0 ♟7♚♝🔨🐖 🎁0 👑🍷2🌾1 · Bo 0 ♟7♚♝🔨🐖 🎁0');
    const alt = en.alt.board({ view: { ...view, pieces }, people: two, events: [], numbers: [] });
    expect(alt).toContain(
      'Ada 0 points, 7 meeples, 1 large meeple, 1 abbot, 1 builder, 1 pig, 0 gifts, the King, 2 wine, 1 grain;',
    );
  });
});

test('R1 tiles of the river in words', () => {
  expect(en.things.tile('RI-A')).toBe('spring of the river, flowing south');
  expect(en.things.tile('RI-L', 90)).toBe('lake, where the river from the east ends');
  expect(en.things.tile('RI-B')).toBe('city to the north, road to the south, ending here, river from east to west');
  expect(de.things.tile('RI-G')).toBe('Fluss von Norden nach Westen');
});

describe('maps', () => {
  const map = mapOf('germany')!;

  test('M14 M7 islands and towns: the placing tells them, costs with a minus', () => {
    const about = {
      square: { x: 1, y: 0 },
      tile: 'BA-D',
      rotation: 0,
      choices: 2,
      supply: { meeple: 4 },
      people: two,
    } as const;
    const island = scored({ reason: 'island', on: null, points: 4, working: [{ of: 'arms', count: 2, each: 2 }] });
    const town = scored({ reason: 'town', on: null, points: -2, working: [{ of: 'towns', count: 1, each: -2 }] });
    expect(en.panel.deploy({ ...about, events: [island] })).toContain('**+4** for you.');
    expect(en.panel.deploy({ ...about, events: [town], next: 'town' })).toMatch(/\*\*−2\*\* for you\..* another turn/s);
    expect(en.panel.noFigureLabel([island, town], 0, two)).toBe('No figure, island +4 for you, town −2 for you');
    expect(lineAbout(en, town, two)).toBe('**Ada** **−2**: town, 1 town × −2.');
  });

  test('L44 a total below 0, and the costs paid, stand at the end with a minus', () => {
    const events = [
      scored({ points: 1 }),
      scored({ reason: 'town', on: null, points: -6, working: [{ of: 'towns', count: 3, each: -2 }] }),
    ];
    const view = { scores: [-5, 0], winners: [1], resigned: [], asked: null } as never;
    expect(en.final.table(view, two, events)).toBe('**1.** Bo – **0**\n**2.** Ada – **−5** = roads 1 − towns 6');
  });

  test('L45 towns at a road score along with it: one sum on the button, a line of their own in the log', () => {
    const on = place('road', 'E.W');
    const events = [0, 1].flatMap((seat) => [
      scored({ seat, votes: [1, 1] }),
      scored({ seat, votes: [1, 1], reason: 'town', points: 2, working: [{ of: 'towns', count: 1, each: 2 }] }),
    ]);
    const choice = { figure: 'meeple', on, feature: featureOf(on, { open: 0 }), twin: false, events } as const;
    expect(en.panel.figureLabel(choice, 0, two)).toBe('Highwayman – road done, +8 now');
    expect(en.log.lines(events, two)).toEqual([
      '**Ada** and **Bo** **+6** each: road at N20, 3 tiles × 2 (votes 1 : 1).',
      '**Ada** and **Bo** **+2** each: town at N20, 1 town × 2 (votes 1 : 1).',
    ]);
    const sweep = { type: 'open', gift: 'road-sweeper', figure: null, on, to: null } as const;
    const opened: GameEvent = { ...sweep, type: 'gift-opened', seat: 0 };
    const all = [opened, ...events];
    expect(en.decision.commitLabel(sweep, all, two, 0)).toBe(
      'Open it, road +6 for you, town +2 for you, road +6 for Bo, town +2 for Bo',
    );
    const { text } = en.decision.preview(sweep, all, two, { seat: 0, feature: featureOf(on) });
    expect(text.match(/each:/g)).toHaveLength(2);
  });

  test('L39 a monastery at the border counts the squares that exist', () => {
    const on = place('monastery', '');
    const monastery = featureOf(on, { open: 2, pointsNow: 4, pointsFinished: 6 });
    const choice = { figure: 'meeple', on, feature: monastery, twin: false, events: [] } as const;
    expect(en.panel.figureLabel(choice, 0, two)).toBe('Monk – monastery, 3 of 5 around');
    expect(grown(monastery)).toContain('3 of 5 around');
  });

  test('B18 a monastery is worth more when finished, by each neighbour that it lacks', () => {
    const monastery = featureOf(place('monastery', ''), { open: 5, pointsNow: 4, pointsFinished: 4 });
    expect(grown(monastery)).toContain('4 points now, 9 if finished');
  });

  test.each(everyLanguage)('M5 M12 %s: a discovery is told once, when it happens', (_language, spoken) => {
    for (const id of ['taiwan', 'germany']) {
      const words = spoken.on({ map: id });
      const layout = mapOf(id)!;
      const cities = layout.largeCities.map(({ name }) => `**${escaped(name)}**`);
      const lines: string[] = [];
      let last: GameView | null = null;
      let known = 0;
      for (const { game, events } of randomGame(onMap(id, 'road-bonus'), 3)) {
        last = game.view(null);
        // The start tiles discover their neighbours before the first turn.
        if (events.some(({ type }) => type === 'placed')) {
          const isCity = (line: string): boolean => cities.some((city) => line.includes(city));
          const told = words.log.discovered(events, last).filter(isCity);
          expect(told.length).toBe(last.map!.discovered.length - known);
          lines.push(...words.log.discovered(events, last));
        }
        known = last.map!.discovered.length;
      }
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.length).toBeGreaterThan(2);
      const names = [...layout.largeCities, ...layout.ferries].map(({ name }) => `**${escaped(name)}**`);
      for (const line of lines) expect(names.some((name) => line.includes(name))).toBe(true);
    }
  });

  test('the line and the alt text of a map: its name, squares left, what towns do', () => {
    const game = Game.start(onMap('germany', 'costs-2'));
    const view = game.view(null);
    const free = view.map!.freeSquares;
    expect(en.turn.map(view)).toBe(`Germany: ${free} squares free. Covering a town costs 2 points.`);
    const several = { ...view, map: { ...view.map!, town: ['extra-turn', 'costs-2'] as const } };
    expect(en.turn.map(several)).toMatch(/Covering a town gives another turn, .*\. Covering a town costs 2 points\.$/);
    expect(de.turn.map(view)).toContain(`Deutschland: noch ${free} Felder frei.`);
    expect(en.turn.map(Game.start(setupOf()).view(null))).toBe('');
    expect(en.alt.board({ view, people: two, events: [], numbers: [] })).toContain(`Map: Germany, ${free} squares`);
    expect(map.name).toBe('Germany');
  });
});
