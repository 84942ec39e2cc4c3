import { describe, expect, test } from 'vitest';
import { type Members, wordsFor } from '../../src/discord/words/index.ts';
import { idsOf } from '../../src/discord/words/speakers.ts';
import {
  type FeatureView,
  Game,
  type GameEvent,
  type GameView,
  type ScoredEvent,
  type Setup,
  TILE_SETS,
} from '../../src/engine/index.ts';
import { act, laidOut } from '../support/board.ts';
import { RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { lucksUntil, sampled } from '../support/runs.ts';
import { turn } from '../support/turns.ts';
import { EVERYTHING, everyLanguage, isReworded, lineAbout, onMap, people } from './words-support.ts';

const en = wordsFor('en');
const two: Members = people('Ada', 'Bo');

const city = {
  type: 'scored',
  seat: 0,
  points: 12,
  reason: 'city',
  on: { kind: 'city', x: 0, y: 0, at: 'N' },
  working: [
    { of: 'tiles', count: 4, each: 2 },
    { of: 'arms', count: 2, each: 2 },
  ],
  votes: [1, 0],
} as const satisfies ScoredEvent;
const home = (seat: number): GameEvent => ({ type: 'returned', seat, figure: 'meeple', from: city.on });

describe('the log', () => {
  test('B11 a scored city carries its full working', () => {
    expect(lineAbout(en, city, two)).toBe('**Ada** **+12**: city at N20, 4 tiles × 2 + 2 coats of arms × 2.');
  });

  test('B13 a tie is told once, for all who share; a majority with its meeples', () => {
    const tie = [
      { ...city, votes: [1, 1] },
      { ...city, seat: 1, votes: [1, 1] },
    ];
    expect(en.log.lines([...tie, home(0), home(1)], two)).toEqual([
      '**Ada** and **Bo** **+12** each: city at N20, 4 tiles × 2 + 2 coats of arms × 2 (votes 1 : 1).',
      'Back home: **Ada** 1 meeple, **Bo** 1 meeple.',
    ]);
    expect(lineAbout(en, { ...city, votes: [2, 1] }, two)).toContain('(votes 2 : 1)');
  });

  test('HS12 a tie that a hill has broken is told as broken, and no tie is broken without hills', () => {
    const finished = (figures: string, rules: string): string[] => {
      const game = laidOut({ rules, board: 'HS-08@0,0r0 BA-G@0,-1r90', figures, draws: 'BA-E BA-B' });
      turn(game, 'BA-E@0,-2r180');
      return en.log.lines(game.lastEvents, two);
    };
    const tie = 'A city:0,0:N, B city:0,-1:N';
    expect(finished(tie, 'hills-sheep')[0]).toMatch(/^\*\*Ada\*\* \*\*\+6\*\*: city .* \(votes 1 : 1, tie broken\)\.$/);
    expect(finished(tie, 'fields')[0]).toMatch(/ each: city .* \(votes 1 : 1\)\.$/);
    const six = people('Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo');
    const sets = TILE_SETS.filter((set) => set !== 'hills-and-sheep');
    const switches = RULES_WITHOUT_MAP.filter((one) => !one.startsWith('hills'));
    let ties = 0;
    for (const luck of lucksUntil('ties', { short: 1, long: 12 }, () => ties > 0))
      for (const { events } of randomGame(setupOf({ seats: 6, sets, switches }), luck))
        for (const line of en.log.lines(events, six, 10_000)) {
          if (/\(votes (\d+) : \1\b/.test(line)) ties += 1;
          expect(line).not.toContain('tie broken');
        }
    expect(ties).toBeGreaterThan(0);
  });

  test('AM31 a wagon that drives on is not told to have gone home', () => {
    const told = (answer: string): string => {
      const board = 'BA-A@0,-1r0 BA-U@1,-1r0 BA-A@-1,-1r90 BA-E@-1,0r180 BA-E@3,0r0';
      const game = laidOut({ rules: 'abbey-mayor', board, figures: 'A wagon road:0,-1:S', draws: 'BA-A BA-B BA-B' });
      const scored = turn(game, 'BA-A@0,0r180');
      return en.log.lines([...scored, ...act(game, answer)], two).join('\n');
    };
    expect(told('drive monastery:0,0')).toMatch(/Ada.*: road .*\n\*\*Ada\*\* drove the wagon on/);
    expect(told('pass')).toContain('Back home: **Ada** 1 wagon.');
  });

  test('two features of one kind finished together stay two lines', () => {
    const other = { ...city, on: { ...city.on, at: 'S' } };
    expect(en.log.lines([city, home(0), other, home(0)], two)).toHaveLength(3);
  });

  test('a turn: the tile, the meeple; not the next draw', () => {
    const events: GameEvent[] = [
      { type: 'placed', seat: 0, tile: 'BA-D', x: 1, y: 0, rotation: 0 },
      { type: 'deployed', seat: 0, figure: 'meeple', on: { kind: 'city', x: 1, y: 0, at: 'N' } },
      { type: 'discarded', seat: 1, tile: 'BA-C' },
      { type: 'turn', turn: 2, seat: 1, part: 'own' },
      { type: 'drawn', seat: 1, tile: 'BA-B', tilesLeft: 70 },
    ];
    expect(en.log.lines(events, two)).toEqual([
      '**Ada** placed **O20**: city to the north, road from east to west.',
      '**Ada** put a knight on O20 (city, north).',
      '**Bo** drew a tile that fits nowhere (city on all four sides with a coat of arms): it leaves the game and the next one is drawn.',
    ]);
  });

  test('lines beyond the limit are counted, not dropped in silence', () => {
    const lines = en.log.lines(Array<GameEvent>(50).fill({ type: 'resigned', seat: 0 }), two, 300);
    expect(lines.join('\n').length).toBeLessThanOrEqual(300);
    expect(lines.at(-1)).toBe(`… and ${50 - (lines.length - 1)} more lines`);
  });
});

/** A number written with a minus, not with a hyphen. */
const signed = (written: string): number => Number(written.replace('−', '-'));

/** `… **+12**: city at N20, 4 tiles × 2 + 2 coats of arms × 2` as numbers. */
function sumsIn(line: string): { terms: number; points: number } {
  const [, points = '', sum = ''] = /\*\*([+−]\d+)\*\*.*, ([^,]+ × −?\d+)[ .]/.exec(line) ?? [];
  const terms = [...sum.matchAll(/(\d+) [^×+]+ × (−?\d+)/g)];
  return { terms: terms.reduce((all, [, count, each]) => all + +count! * signed(each!), 0), points: signed(points) };
}

/** Reasons whose line has no working, only one number. */
const toldOtherwise = new Set<string>(idsOf('scored'));

const bare = setupOf({ seats: 3 });
const full = setupOf({ seats: 3, sets: EVERYTHING.sets, switches: EVERYTHING.switches });

interface Played {
  readonly happened: readonly (readonly GameEvent[])[];
  readonly end: GameView;
}

/** By its luck, each game played once for all languages. */
const played = new Map<number, Played>();
function playedWith(setup: Setup, luck: number): Played {
  const before = played.get(luck);
  if (before) return before;
  const moments = [...randomGame(setup, luck)];
  const now = { happened: moments.map(({ events }) => events), end: moments.at(-1)!.game.view(null) };
  played.set(luck, now);
  return now;
}

const LANGUAGES = sampled('languages of the log', everyLanguage, { short: 1, always: isReworded });

describe.each(LANGUAGES)('whole games in %s', (_language, spoken) => {
  const games = [
    [1, 'base', bare],
    [2, 'base', bare],
    [3, 'expansions', full],
    [4, 'expansions', full],
    [5, 'expansions', full],
    [6, 'expansions', full],
    [7, 'a map', onMap('taiwan', 'costs-2', { seats: 3 })],
    [8, 'a map', onMap('iberian-peninsula', 'extra-turn', { seats: 3 })],
    [9, 'a map', onMap('nordics', 'road-bonus', { seats: 3 })],
    [10, 'two maps', onMap('usa', 'costs-2', { seats: 3, copies: 2 })],
  ] as const;
  test.each(sampled('games in the log', games, { short: 4 }))(
    'game %i (%s): every line has words, every working adds up to its points, the table to the score',
    (luck, _name, setup) => {
      const words = spoken.on({ map: (setup.map as string | undefined) ?? null });
      const seats = people('Ada', 'Bo', 'Cy');
      const scored: ScoredEvent[] = [];
      const headings = words.log.lines([{ type: 'final-scoring' }], seats);
      const { happened, end } = playedWith(setup, luck);
      for (const events of happened) {
        for (const line of words.log.lines(events, seats)) {
          expect(line).toMatch(/\S/);
          expect(line).not.toMatch(/undefined|NaN|null\b|\[object/);
          // Lines follow each other in alt texts and in faded messages.
          if (!headings.includes(line) && !line.startsWith('…')) expect(line).toMatch(/[^.][.!]$/);
        }
        for (const event of events) {
          if (event.type !== 'scored') continue;
          scored.push(event);
          const line = lineAbout(words, event, seats);
          if (toldOtherwise.has(event.reason))
            expect(line).toMatch(new RegExp(`\\*\\*\\+?${Math.abs(event.points)}\\*\\*`));
          else expect(sumsIn(line)).toEqual({ terms: event.points, points: event.points });
        }
      }
      const lines = words.final.table(end, seats, scored).split('\n');
      expect(lines).toHaveLength(3);
      for (const [seat, { name }] of seats.entries()) {
        const line = lines.find((one) => one.includes(`${name} – `))!;
        const [total, working] = line.split(' – ')[1]!.split(' = ');
        expect(total).toBe(`**${words.things.number(end.scores[seat]!)}**`);
        const parts = (` + ${working ?? ''}`.match(/ [+−] \D+\d+/g) ?? []).reduce((sum, part) => {
          const points = Number(/\d+$/.exec(part));
          return part.startsWith(' −') || part.startsWith(' + − ') ? sum - points : sum + points;
        }, 0);
        expect(parts).toBe(end.scores[seat]);
      }
      expect(lines[0]).toContain(`**${Math.max(...end.scores)}**`);
      const paragraphs = words.final.scoring(happened.at(-1)!, seats, 5000).split('\n');
      expect(paragraphs).toHaveLength(4);
      for (const line of paragraphs.slice(1)) {
        const gain = Number(/ \+(\d+)\s?:/.exec(line)?.[1] ?? 0);
        const items = [...line.matchAll(/ = (\d+)(?=\s?;|$)/g)].reduce((sum, [, points]) => sum + Number(points), 0);
        expect(items).toBe(gain);
      }
    },
  );
});

test('a sentence tells of the parts left out of a board’s description', () => {
  const game = Game.start(setupOf());
  const events = Array<GameEvent>(50).fill({ type: 'resigned', seat: 0 });
  const alt = en.alt.board({ view: game.view(null), people: two, events, numbers: [] });
  expect(alt).toMatch(/and \d+ more lines\. Board/);
});

describe('the end', () => {
  const view = { scores: [40, 40], winners: [0, 1], resigned: [], asked: null } as never;

  test('B20 equal totals share the win', () => {
    expect(en.final.headline(view, two)).toBe('**Ada** and **Bo** share the win with 40 points each!');
  });

  test('a player who resigned stands last and marked, with any points', () => {
    const odd = { scores: [70, 40], winners: [1], resigned: [0], asked: null } as never;
    expect(en.final.table(odd, two, [])).toBe('**1.** Bo – **40**\n**2.** Ada (resigned) – **70**');
    expect(en.final.headline(odd, two)).toBe('**Bo** wins with 40 points!');
  });

  test('the seed comes with its hash and the command that checks it; while the game is played, the hash alone', () => {
    const text = en.report.fair({ seed: 'abc', commitment: 'f00', file: 'record.json' });
    for (const part of ['`abc`', '`f00`', 'npm run -s verify -- record.json']) expect(text).toContain(part);
    const now = en.report.fair({ seed: null, commitment: 'f00', file: null });
    expect(now).toContain('`f00`');
    expect(now).not.toContain('verify');
  });
});

describe('labels of the placing panel say what they do', () => {
  const feature: FeatureView = {
    kind: 'city',
    places: [{ kind: 'city', x: 0, y: 0, at: 'N' }],
    tiles: 3,
    open: 1,
    arms: 0,
    cities: 0,
    perCity: 0,
    marks: {},
    votes: [0, 0],
    owners: [],
    shares: [],
    pointsNow: 3,
    pointsFinished: 6,
  };
  const choice = { figure: 'meeple' as const, on: feature.places[0]!, feature, twin: false, events: [] };
  const road: ScoredEvent = { ...city, reason: 'road', points: 8, on: { kind: 'road', x: 0, y: 0, at: 'E' } };

  test('a knight', () => {
    expect(en.panel.figureLabel(choice, 0, two)).toBe('Knight – city 3 tiles, 1 open');
    expect(en.panel.figureLabel({ ...choice, twin: true, mark: 'B' }, 0, two)).toBe(
      'B: Knight N – city 3 tiles, 1 open',
    );
  });

  test('a farmer', () => {
    const on = { kind: 'field' as const, x: 0, y: 0, at: 'EL.WR' };
    const field = { ...feature, kind: 'field' as const, places: [on], open: 0, cities: 2, perCity: 3, pointsNow: 6 };
    expect(en.panel.figureLabel({ ...choice, on, feature: field }, 0, two)).toBe('Farmer – field, 2 cities');
  });

  test('a monk', () => {
    const on = { kind: 'monastery' as const, x: 0, y: 0, at: '' };
    const cloister = { ...feature, kind: 'monastery' as const, places: [on], open: 3, pointsNow: 6 };
    expect(en.panel.figureLabel({ ...choice, on, feature: cloister }, 0, two)).toBe('Monk – monastery, 5 of 8 around');
  });

  test('points that are scored at once are told, the own feature and the others’', () => {
    const done = { ...choice, feature: { ...feature, open: 0 }, events: [{ ...city, points: 8 }] };
    expect(en.panel.figureLabel(done, 0, two)).toBe('Knight – city done, +8 now');
    expect(en.panel.figureLabel({ ...choice, events: [{ ...road, seat: 1 }] }, 0, two)).toBe(
      'Knight – city 3 tiles, 1 open, road +8 for Bo',
    );
    expect(en.panel.noFigureLabel([road], 0, two)).toBe('No figure, road +8 for you');
    expect(en.panel.noFigureLabel([], 0, two)).toBe('No figure');
  });

  test('final scoring after the last tile is no effect of the choice', () => {
    const events: GameEvent[] = [road, { type: 'final-scoring' }, { ...city, seat: 0 }];
    expect(en.panel.noFigureLabel(events, 0, two)).toBe('No figure, road +8 for you');
  });
});
