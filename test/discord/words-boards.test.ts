import { describe, expect, test } from 'vitest';
import { type BoardAbout, type ProfileAbout, wordsFor } from '../../src/discord/words/index.ts';
import { LEVELS } from '../../src/players/levels.ts';
import {
  ALL_TIME,
  BOARD_KINDS,
  COUNTS,
  type Leaderboard,
  type LeaderboardRow,
  MEASURES,
  POOLS,
  type Profile,
  SCORE_GROUPS,
} from '../../src/stats/index.ts';
import { sampled } from '../support/runs.ts';
import { everyLanguage, isReworded, saysIn } from './words-support.ts';

/** Possible names of people: 32 characters that are wide, combine, turn around, steer or mention. */
const NAMES = [
  'W'.repeat(32),
  '\u0301'.repeat(32),
  '\u202eעדה\u202e'.repeat(6),
  '👩‍👩‍👧‍👦'.repeat(9).slice(0, 99),
  '**_~`|'.repeat(16),
  '@everyone <@1> <#2> [a](https://x.y)',
  '# heading\n- list',
  '字'.repeat(32),
  '',
  '\u200b\u2066',
];

const rowOf = (index: number, change: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  player: `9999999999999999${1000 + index}`,
  name: NAMES[index % NAMES.length]!,
  rank: 99_990 + index,
  value: 1_000_000,
  provisional: true,
  rating: 12_345,
  games: 1_000_000,
  wins: 1_000_000,
  curve: [1000, 1100],
  ...change,
});

const FULL: Leaderboard = {
  page: 99_998,
  pages: 99_999,
  size: 999_990,
  rows: NAMES.map((_, index) => rowOf(index)),
  own: rowOf(17, { name: 'W'.repeat(32) }),
};
const EMPTY: Leaderboard = { page: 0, pages: 1, size: 0, rows: [], own: null };

const about = (change: Partial<BoardAbout> = {}): BoardAbout => ({
  scope: 'here',
  pool: 'table',
  season: '2026-09+4',
  kind: 'all',
  measure: 'rating',
  isOpen: true,
  ...change,
});

const SEEN = { isHidden: false };

/** Words that no board may call a player. `Zuletzt` is the German for lately, `Últimamente` the Spanish. */
const LOSING: Readonly<Record<string, RegExp>> = {
  en: /\blast\b|\blos[te]|27 of 27/i,
  de: /letzte|verlor|niederlage|27 von 27/i,
  es: /últim[oa]\b|\bpeor|derrota|\bperd|27 de 27/i,
};

const LANGUAGES = sampled('languages of boards', everyLanguage, { short: 1, always: isReworded });

describe.each(LANGUAGES)('%s: boards', (language, words) => {
  const { boards, profile } = words;

  test.each(MEASURES)('by %s fit, with every row and the reader’s own row in words', (measure) => {
    for (const scope of ['here', 'all'] as const) {
      for (const pool of POOLS) {
        for (const kind of BOARD_KINDS) {
          const one = about({ measure, scope, pool, kind });
          for (const reader of [null, SEEN, { isHidden: true }]) {
            const head = boards.head(one, FULL, reader);
            expect(head.length).toBeLessThanOrEqual(1000);
            expect(head).not.toMatch(/undefined|NaN|null\b|@everyone/);
            const alt = boards.alt(one, FULL, reader);
            expect(alt.length).toBeLessThan(1024);
            expect(alt).not.toMatch(/undefined|NaN|null\b|\n|\u202e|\u2066/);
            for (const { rank } of FULL.rows) expect(alt).toContain(` ${words.things.number(rank)}. `);
            expect(alt.includes(words.things.number(FULL.own!.rank))).toBe(reader !== null);
            for (const text of [boards.head(one, EMPTY, reader), boards.alt(one, EMPTY, reader)])
              expect(text).not.toMatch(/undefined|NaN|null\b/);
          }
        }
      }
    }
  });

  test('the reader’s own row is lit in its place, or set apart if it is on another page; public boards show neither', () => {
    const here = { ...FULL, own: FULL.rows[3]! };
    const lit = boards.scene(about(), here, SEEN);
    expect(lit.rows.map(({ own }) => own === true).indexOf(true)).toBe(3);
    expect(lit.own).toBeUndefined();
    expect(boards.scene(about(), FULL, SEEN).own).toMatchObject({
      rank: words.things.number(FULL.own!.rank),
      own: true,
    });
    for (const board of [here, FULL]) {
      const open = boards.scene(about(), board, null);
      expect(open.own).toBeUndefined();
      expect(open.rows.every(({ own }) => own !== true)).toBe(true);
    }
  });

  test('ratings carry their mark, other counts their unit, and only the picture tells no wins as 0', () => {
    const board = {
      ...FULL,
      rows: [rowOf(0, { name: 'Ada', value: 17, rating: 1043, games: 12, wins: 0, rank: 1 })],
      own: null,
    };
    const says = saysIn(words);
    const twelve = says('board-games', { count: 12 });
    const first = says('labelled', { label: '1. Ada', text: '' }).trimEnd();
    expect(boards.alt(about(), board, null)).toContain(` ${first} 1043?, ${twelve}.`);
    const ofTiles = boards.alt(about({ measure: 'biggest-city' }), board, null);
    expect(ofTiles).toContain(` ${first} ${says('term-tiles', { count: 17 })}, ${twelve}.`);
    expect(boards.scene(about(), board, null).rows[0]).toMatchObject({ value: '1043?', games: '12', wins: '0' });
    for (const measure of ['wins', 'games'] as const) {
      expect(boards.scene(about({ measure }), board, null).rows[0]).toMatchObject({ wins: '1043?' });
      expect(boards.alt(about({ measure }), board, null)).toContain(`, ${says('board-rated', { rating: '1043?' })}.`);
      expect(boards.head(about({ measure }), board, SEEN)).toContain('/rules ratings');
    }
    expect(boards.head(about({ measure: 'best-score' }), board, SEEN)).not.toContain('/rules ratings');
    const unrated = { ...board, rows: [{ ...board.rows[0]!, curve: [] }] };
    expect(boards.scene(about({ measure: 'games' }), unrated, null).rows[0]).toMatchObject({ games: '0', wins: '–' });
    const sure = { ...board, rows: [{ ...board.rows[0]!, provisional: false }] };
    expect(boards.scene(about(), sure, null).rows[0]).toMatchObject({ value: '1043' });
    expect(boards.head(about(), sure, SEEN)).not.toContain('/rules ratings');
    expect(boards.head(about(), board, SEEN)).toContain('/rules ratings');
  });

  test('no player is called the last or a loser', () => {
    const last = { ...FULL, page: 2, pages: 3, size: 27, own: rowOf(5, { rank: 27, wins: 0 }) };
    for (const measure of MEASURES) {
      const one = about({ measure });
      const { columns } = boards.scene(one, last, SEEN);
      const texts = [boards.head(one, last, SEEN), boards.alt(one, last, SEEN), ...Object.values(columns)];
      for (const text of texts) expect(text).not.toMatch(LOSING[language] ?? /27 \S+ 27/);
    }
  });

  test('an empty board says how to come onto it, a board that is over does not', () => {
    for (const measure of MEASURES) {
      for (const kind of BOARD_KINDS) {
        expect(boards.head(about({ measure, kind }), EMPTY, SEEN)).toContain('`/play`');
        expect(boards.head(about({ measure, kind, isOpen: false }), EMPTY, SEEN)).not.toContain('/play');
      }
    }
    expect(boards.head(about({ scope: 'all' }), EMPTY, SEEN)).toContain('`/privacy everywhere`');
    expect(boards.head(about({ scope: 'here' }), EMPTY, SEEN)).not.toContain('/privacy');
    const others = { ...FULL, own: null };
    expect(boards.head(about(), others, SEEN).split('\n')).toHaveLength(
      boards.head(about(), others, null).split('\n').length + 1,
    );
  });

  test('a hidden player is told that nobody else sees the row', () => {
    expect(boards.head(about(), FULL, { isHidden: true })).toContain('`/privacy`');
    expect(boards.head(about(), FULL, SEEN)).not.toContain('/privacy');
  });

  test('names in pictures have another name beside them, made from the id alone', () => {
    const { rows } = boards.scene(about(), FULL, SEEN);
    expect(rows.map(({ name }) => name)).toEqual(NAMES);
    expect(rows[1]!.otherName).toBe('…1001');
    // The alt text uses the other name for a name that cannot be read aloud.
    expect(boards.alt(about(), FULL, null)).toMatch(/ …1001\s?: /);
  });

  test('a name of letters that show nothing is called by the digits, like a name without letters', () => {
    for (const name of ['\u3164', '\u115f\u1160', '\u061c', ' ']) {
      const board = { ...FULL, rows: [rowOf(1, { name, rank: 1 })], own: null };
      expect(boards.alt(about(), board, null)).toMatch(/ 1\. …1001\s?: /);
      expect(boards.undrawn([{ user: '1001', name }])).toBe('');
    }
  });

  test('names that a picture has no letters for are told under it, unchanged', () => {
    const two = [
      { user: '99991001', name: '王小明' },
      { user: '99991002', name: '*字*' },
    ];
    expect(boards.undrawn(two)).toMatch(/^-# .*: …1001 = 王小明 · …1002 = \\\*字\\\*$/);
    expect(boards.undrawn([])).toBe('');
    const ten = NAMES.map((name, index) => ({ user: `9999${1000 + index}`, name: name || '@|'.repeat(50) }));
    expect(boards.undrawn(ten).length).toBeLessThanOrEqual(700);
  });

  test('menus have labels, descriptions and placeholders that fit', () => {
    const offers = [
      ...POOLS.map((one) => Object.values(boards.pool(one))),
      ...BOARD_KINDS.map((one) => Object.values(boards.kind(one))),
      ...MEASURES.map((one) => Object.values(boards.measure(one))),
      [boards.season(ALL_TIME), boards.seasonNow],
      [boards.season('2026-09+4'), boards.seasonNow],
    ] as [string, string][];
    for (const [label, description] of offers) {
      expect(label).toMatch(/\S/);
      expect(label.length, label).toBeLessThanOrEqual(38);
      expect(description).toMatch(/\S/);
      expect(description.length, description).toBeLessThanOrEqual(100);
    }
    expect(new Set(offers.map(([label]) => label)).size).toBe(offers.length);
    for (const text of Object.values(boards.menus)) expect(text.length).toBeLessThanOrEqual(150);
  });

  test('a profile fits, whatever it holds', () => {
    for (const [index, name] of NAMES.entries()) {
      const full: Profile = {
        user: '99999999999999991234',
        name,
        isHidden: true,
        pools: POOLS.map((pool) => ({
          ...{ pool, rating: 12_345, provisional: true, games: 1_000_000, wins: 1_000_000, curve: [1, 2] },
          rank: index % 2 ? 1_000_000 : null,
        })),
        bySeats: [2, 3, 4, 5, 6].map((seats) => ({ seats, games: 1_000_000, wins: index % 2 ? 1_000_000 : 0 })),
        games: 5_000_000,
        wins: 5_000_000,
        alone: LEVELS.map((level) => ({
          ...{ level, games: 1_000_000, wins: index % 2 ? 1_000_000 : 0, bestScore: index % 2 ? 100_000 : null },
        })),
        averages: SCORE_GROUPS.map((group) => ({ group, points: -1234.5678 })),
        bestScore: 100_000,
        biggestCity: 0,
        longestRoad: 1000,
        opponent: { user: '99999999999999994821', name: NAMES[(index + 1) % NAMES.length]!, games: 1_000_000 },
        counts: Object.fromEntries(COUNTS.map(({ key }) => [key, 1_000_000])),
      };
      const card: ProfileAbout = { profile: full, isRated: true, isOwn: true };
      const scene = profile.scene(card);
      expect(scene.facts.length).toBeLessThanOrEqual(15);
      expect(scene.points.bars).toHaveLength(SCORE_GROUPS.length);
      // The room beside a bar.
      for (const { label } of scene.points.bars) expect(label.length, label).toBeLessThanOrEqual(14);
      expect(profile.head(card).length).toBeLessThanOrEqual(1000);
      expect(profile.head(card)).not.toMatch(/@everyone|[^\\*]\*\*\*|undefined/);
      expect(profile.alt(card).length).toBeLessThanOrEqual(1024);
      expect(`${profile.alt(card)}${JSON.stringify(scene)}`).not.toMatch(/undefined|NaN/);
    }
  });

  test('a rank beyond the first page is for its owner alone, and points have one digit after the point', () => {
    const one = (rank: number): Profile => ({
      ...{ user: '9999', name: 'Ada', isHidden: false, bySeats: [], games: 12, wins: 0, alone: [] },
      pools: [{ pool: 'table', rating: 836, provisional: false, games: 12, wins: 0, curve: [], rank }],
      averages: [{ group: 'monastery', points: 1 }],
      ...{ bestScore: 31, biggestCity: 2, longestRoad: 6, opponent: null },
      counts: {},
    });
    const told = (rank: number, isOwn: boolean): string => {
      const card: ProfileAbout = { profile: one(rank), isRated: true, isOwn };
      return `${profile.alt(card)} ${JSON.stringify(profile.scene(card))}`;
    };
    expect(told(17, true)).toMatch(/\b17\b/);
    expect(told(17, false)).not.toMatch(/\b17\b/);
    expect(told(10, false)).toMatch(/\b10\b/);
    expect(told(10, false)).toMatch(/ 1[.,]0\b/);
  });
});

test('a profile tells the counts of expansions, also 0, to a player who has played with them', () => {
  const factsWith = (counts: Profile['counts']): string[] => {
    const profile: Profile = {
      ...{ user: '9999', name: 'Ada', isHidden: false, pools: [], bySeats: [], games: 12, wins: 0, averages: [] },
      ...{ alone: [], bestScore: 31, biggestCity: 2, longestRoad: 6, opponent: null, counts },
    };
    const { facts } = wordsFor('en').profile.scene({ profile, isRated: true, isOwn: true });
    return facts.slice(3).map(({ label, value }) => `${label}: ${value}`);
  };
  expect(factsWith({})).toEqual([]);
  expect(factsWith({ giftsReceived: 3, giftsOpened: 0, arrows: 0 })).toEqual(['Gifts opened: 0 of 3 received']);
  expect(factsWith({ giftsReceived: 3, giftsOpened: 2, arrows: 1000 })).toEqual([
    'Gifts opened: 2 of 3 received',
    'Arrows used: 1,000',
  ]);
});

test('a profile tells of games against each kind of computer, and of nothing else if there are no other games', () => {
  const alone: Profile['alone'] = [
    { level: 'easy', games: 3, wins: 0, bestScore: null },
    { level: 'master', games: 17, wins: 2, bestScore: 1088 },
  ];
  const nothing: Profile = {
    ...{ user: '9999', name: 'Ada', isHidden: false, pools: [], bySeats: [], games: 0, wins: 0, averages: [], alone },
    ...{ bestScore: 0, biggestCity: 0, longestRoad: 0, opponent: null, counts: {} },
  };
  const { profile } = wordsFor('en');
  const told = (one: Profile, isOwn = true) => {
    const about = { profile: one, isRated: true, isOwn };
    const { subtitle, facts, empty } = profile.scene(about);
    return { subtitle, empty, facts: facts.map(({ label, value }) => `${label}: ${value}`), head: profile.head(about) };
  };
  const lines = ['Against Robin (easy): 3 games', 'Against Quill (master) · best 1,088: 17 games, 2 wins'];
  expect(told(nothing)).toMatchObject({
    subtitle: 'On this server, against computers: 20 games, 2 wins',
    facts: lines,
    empty: 'No game with other people yet.',
  });
  expect(profile.alt({ profile: nothing, isRated: true, isOwn: true })).toContain(lines.join('; '));
  const both = told({ ...nothing, games: 12, wins: 1, bestScore: 31 });
  expect(both).toMatchObject({ subtitle: 'On this server: 12 games, 1 win', empty: undefined });
  expect(both.facts).toEqual(['Best score: 31 points', 'Biggest city: –', 'Longest road: –', ...lines]);
  // The player of such a game is told what it counts as.
  expect(told(nothing).head).toContain('never counts');
  expect(told(nothing, false).head).not.toContain('never counts');
});

test('seasons are told as dates', () => {
  const [en, de] = [wordsFor('en').boards, wordsFor('de').boards];
  expect(en.season('2026-10+3')).toBe('October – December 2026');
  expect(de.season('2026-10+3')).toBe('Oktober–Dezember 2026');
  expect(en.season('2026-02+1')).toBe('February 2026');
  expect(en.season('2026-01+12')).toBe('2026');
  expect(en.season(ALL_TIME)).toBe('All time');
});
