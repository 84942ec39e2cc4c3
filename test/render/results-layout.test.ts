import { describe, expect, test } from 'vitest';
import type { Box } from '../../render/board/layout.ts';
import type { LeaderboardScene, ProfileScene, ReportScene } from '../../render/index.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { TABLE } from '../../render/kit/palette/table.ts';
import { FONT, provide } from '../../render/kit/text.ts';
import { compose, pixelsOf } from '../../render/process/draw.ts';
import { thinned } from '../../render/stats/curves.ts';
import { leaderboardLayout } from '../../render/stats/leaderboard.ts';
import { spread } from '../../render/stats/line-ends.ts';
import { dashOf } from '../../render/stats/lines.ts';
import { profileLayout } from '../../render/stats/profile.ts';
import { reportLayout } from '../../render/stats/report.ts';
import type { Sheet, SheetLabel } from '../../render/stats/sheet.ts';
import { sampled } from '../support/runs.ts';
import { ALONE, BOARD, NOTHING_PLAYED, PROFILE, reportOf, rowOf, walk } from './results.ts';

const ODD_NAMES = [
  ['wide', 'W'.repeat(32)],
  ['wide with accents above and below', 'Ẫų'.repeat(16)],
  ['Chinese', '漢字'.repeat(16)],
  ['only combining marks', '\u0337\u0322\u031b'.repeat(10)],
  ['Hebrew', 'שלום עדה'],
  ['Arabic', 'محمد'],
  ['emoji alone', '🐉🐉🐉'],
  ['a hundred letters', 'Maximilian von Habenichts '.repeat(4).slice(0, 100)],
  ['nothing', ''],
  ['Korean', '김민준'.repeat(10)],
  ['in part', '🐉 Bo ლაშა'],
  ['not at all', 'ლაშა'],
] as const;

const board = (name: string, rows: number, own = false): LeaderboardScene => ({
  ...BOARD,
  title: name || 'Board',
  subtitle: name,
  rows: Array.from({ length: rows }, (_, i) => rowOf(name, i, { otherName: name === '' ? '' : `Player ${i + 1}` })),
  ...(own && { own: rowOf(name, 99_998, { value: '1,234?', games: '12,345', wins: '1,234' }) }),
});

const profile = (name: string, more: Partial<ProfileScene> = {}): ProfileScene => ({
  ...PROFILE,
  name,
  subtitle: name,
  facts: PROFILE.facts.map((fact) => ({ label: name || fact.label, value: name, otherValue: 'Somebody' })),
  ...more,
});

const report = (name: string, seats = 6, more: Partial<ReportScene> = {}): ReportScene => {
  const scene = reportOf(seats, 12);
  return {
    ...scene,
    title: name || scene.title,
    players: scene.players.map(({ seat }) => ({ seat, name })),
    totals: scene.totals.map((one) => ({
      ...one,
      parts: one.parts.map((part, i) => ({ points: part.points, label: i < 4 ? part.label : `${i}${name}` })),
    })),
    best: scene.best.map((one) => ({ ...one, text: `${name} ${one.text}` })),
    ...more,
  };
};

const nine = PROFILE.points.bars.flatMap((bar, i) => (i < 3 ? [bar, { ...bar, label: `${bar.label} ${i}` }] : [bar]));

const sheets: [string, () => Sheet][] = [
  ...ODD_NAMES.flatMap(([what, name]): [string, () => Sheet][] => [
    [`board, names ${what}`, () => leaderboardLayout(board(name, 10, true))],
    [`profile, names ${what}`, () => profileLayout(profile(name))],
    [`report, names ${what}`, () => reportLayout(report(name))],
  ]),
  ...[0, 1, 3, 7, 10].flatMap((rows): [string, () => Sheet][] => [
    [`board of ${rows}`, () => leaderboardLayout(board('Ada', rows))],
    [`board of ${rows} and one's own`, () => leaderboardLayout(board('Ada', rows, true))],
  ]),
  [
    'board without curves',
    () => leaderboardLayout({ ...BOARD, rows: BOARD.rows.map((row) => ({ ...row, curve: [] })) }),
  ],
  ['profile', () => profileLayout(PROFILE)],
  ['profile without games', () => profileLayout(NOTHING_PLAYED)],
  ['profile of games against computers alone', () => profileLayout(ALONE)],
  [
    'profile of games against all computers alone',
    () => profileLayout({ ...ALONE, facts: Array.from({ length: 5 }, () => ALONE.facts[0]!) }),
  ],
  ['profile of one pool', () => profileLayout(profile('Ada', { ratings: PROFILE.ratings.slice(0, 1) }))],
  ['profile of three facts', () => profileLayout(profile('Ada', { facts: PROFILE.facts.slice(0, 3) }))],
  ['profile of nine kinds', () => profileLayout(profile('Ada', { points: { heading: 'Points', bars: nine } }))],
  [
    'profile of little',
    () =>
      profileLayout(
        profile('Ada', {
          facts: [],
          bySeats: { ...PROFILE.bySeats, rows: [] },
          points: { ...PROFILE.points, bars: [] },
        }),
      ),
  ],
  ...[1, 2, 3, 4, 5, 6].map((seats): [string, () => Sheet] => [
    `report of ${seats}`,
    () => reportLayout(reportOf(seats, 72)),
  ]),
  ['report without turns', () => reportLayout(reportOf(4, 0, { best: [] }))],
  ['report without totals', () => reportLayout(reportOf(6, 10, { totals: [] }))],
  ['report of losses', () => reportLayout(losses())],
];

const losses = (): ReportScene =>
  reportOf(3, 20, {
    scores: [walk('a', 21), walk('b', 21, 0.2), walk('c', 21, 0)],
    totals: [0, 1, 2].map((seat) => ({
      seat,
      total: String(20 - seat * 30),
      parts: [
        { label: 'Cities', points: 30 - seat * 15 },
        { label: 'Lost', points: -10 * (seat + 1) },
      ],
    })),
  });

const context = createCanvas(1, 1).getContext('2d');
const setFont = ({ text, size, weight }: SheetLabel): void => {
  context.font = `${weight} ${size}px ${FONT}`;
  provide(context, text);
};
const widthOf = (label: SheetLabel): number => {
  setFont(label);
  return context.measureText(label.text).width;
};

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const within = (a: Box, b: Box): boolean =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.width <= b.x + b.width + 0.01 &&
  a.y + a.height <= b.y + b.height + 0.01;

describe.each(sampled('sheets', sheets, { short: 4 }))('%s', (_name, make) => {
  test('is at least 1200 px wide, and 4:3 to 3:4; a board with few rows is as low as they are', () => {
    const { width, height, ...sheet } = make();
    const isBoard = 'medals' in sheet;
    expect(width).toBeGreaterThanOrEqual(1200);
    if (!isBoard) expect(width / height).toBeLessThanOrEqual(4 / 3);
    expect(width / height).toBeGreaterThanOrEqual(3 / 4);
  });

  test('no text is wider than its cell, which lies in the picture', () => {
    const { width, height, labels } = make();
    for (const one of labels) {
      expect({ text: one.text, over: Math.max(0, widthOf(one) - one.box.width) }).toEqual({ text: one.text, over: 0 });
      expect({ ...one.box, in: within(one.box, { x: 0, y: 0, width, height }) }).toEqual({ ...one.box, in: true });
    }
  });

  // Vietnamese letters with two accents are the highest.
  test('no letter stands out of its cell by more than a fifth of its size', () => {
    for (const label of make().labels) {
      const { text, size, box } = label;
      setFont(label);
      const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text);
      const base = box.height / 2 + size * 0.36;
      expect({ text, above: base - above > -size / 5 - 1, below: base + below <= box.height }).toEqual({
        text,
        above: true,
        below: true,
      });
    }
  });

  test('no text stands on another, or half on a plate', () => {
    const { labels, plates } = make();
    const drawn = labels.filter(({ text }) => text !== '');
    const pairs = drawn.flatMap((one, i) =>
      drawn.slice(0, i).flatMap((other) => (overlap(one.box, other.box) ? [[one.text, other.text]] : [])),
    );
    expect(pairs).toEqual([]);
    const astride = drawn.filter(({ box }) =>
      plates.some((plate) => overlap(box, plate.box) && !within(box, plate.box)),
    );
    expect(
      astride.filter(({ box }) => !plates.some((plate) => within(box, plate.box))).map(({ text }) => text),
    ).toEqual([]);
  });
});

const texts = ({ labels }: Sheet): string[] => labels.map(({ text }) => text);

describe('names', () => {
  test.each([
    ['漢字漢字', '漢字漢字'],
    ['ლაშა', 'Player 1'],
    ['שלום', '\u2068שלום\u2069'],
    ['محمد', '\u2068محمد\u2069'],
    ['🐉🐉', '🐉🐉'],
    ['\u0337\u0322', 'Player 1'],
    ['🐉 Bo შ', '🐉 Bo \ufffd'],
    ['Zoë', 'Zoë'],
  ])('%s is set as %s', (name, set) => {
    expect(texts(leaderboardLayout({ ...BOARD, rows: [rowOf(name, 0)] }))).toContain(set);
    expect(texts(profileLayout({ ...PROFILE, name, otherName: 'Player 1' }))).toContain(set);
    const facts = [{ label: 'Opponent', value: name, otherValue: 'Player 1' }];
    expect(texts(profileLayout({ ...PROFILE, facts }))).toContain(set);
  });
});

describe('a board', () => {
  test.each([1, 3, 10])('with %i entries has as many rows, and no empty rows', (count) => {
    expect(leaderboardLayout({ ...BOARD, rows: BOARD.rows.slice(0, count) }).plates).toHaveLength(count);
  });

  test('has medals for first to third by rank, and nothing for others', () => {
    const { medals } = leaderboardLayout(BOARD);
    expect(medals.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test('lights the reader’s row, on the page or below it', () => {
    const lit = ({ plates }: Sheet) => plates.filter(({ colour }) => colour === TABLE.turn).length;
    expect(lit(leaderboardLayout(BOARD))).toBe(0);
    const rows = BOARD.rows.map((row, i) => (i === 4 ? { ...row, own: true } : row));
    expect(lit(leaderboardLayout({ ...BOARD, rows }))).toBe(1);
    const apart = leaderboardLayout({ ...BOARD, own: rowOf('Nils', 56) });
    expect(lit(apart)).toBe(1);
    expect(apart.gap).not.toBeNull();
  });

  test('draws no curve of fewer than two values', () => {
    const rows = [[], [1], [1, 2], [3, 3, 3]].map((curve, i) => rowOf('Ada', i, { curve }));
    expect(leaderboardLayout({ ...BOARD, rows }).sparks.length).toBe(2);
  });

  test('without rows says why', () => {
    expect(texts(leaderboardLayout({ ...BOARD, rows: [] }))).toContain(BOARD.empty);
  });
});

test('a profile without games shows the name and why there is nothing else', () => {
  expect(texts(profileLayout(NOTHING_PLAYED))).toEqual([PROFILE.name, PROFILE.subtitle, 'No games yet.']);
});

test('a profile of games against computers alone shows them, and says below that there are no others', () => {
  const facts = ALONE.facts.flatMap(({ label, value }) => [label, value]);
  const layout = profileLayout(ALONE);
  expect(texts(layout)).toEqual([PROFILE.name, PROFILE.subtitle, ...facts, 'No games yet.']);
  const [first, ...others] = layout.plates.map(({ box }) => box.y + box.height);
  expect(layout.waiting!.y).toBeGreaterThan(Math.max(first!, ...others.slice(0, -1)));
});

describe('a report', () => {
  test('has each seat in its legend with token and line, for any totals', () => {
    for (const totals of [reportOf(6, 10).totals, []]) {
      const { tokens, samples } = reportLayout(reportOf(6, 10, { totals, best: [] }));
      expect(tokens.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect(samples.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('has bars as long as the points are many, and losses to the left of the start', () => {
    const { pieces } = reportLayout(losses());
    const bars = pieces.slice(0, 5);
    const perPoint = bars.map(({ box }, i) => box.width / [30, 10, 15, 20, 30][i]!);
    for (const one of perPoint) expect(one).toBeCloseTo(perPoint[0]!);
    const begin = bars[0]!.box.x;
    for (const { box, lost } of bars) expect(lost ? box.x + box.width : box.x).toBeCloseTo(begin);
  });
});

test('a kind of points has the same colour in every report, and the legend keeps to their order', () => {
  const kindsIn = (...parts: { label: string; kind?: number }[]): { bar: number[]; legend: number[] } => {
    const totals = [{ seat: 0, total: '10', parts: parts.map((part) => ({ ...part, points: 5 })) }];
    const kinds = reportLayout(reportOf(1, 5, { totals })).pieces.map(({ kind }) => kind);
    return { bar: kinds.slice(0, parts.length), legend: kinds.slice(parts.length) };
  };
  const [roads, gardens, others] = [{ label: 'Roads', kind: 0 }, { label: 'Gardens', kind: 3 }, { label: 'Others' }];
  expect(kindsIn(gardens, roads)).toEqual({ bar: [3, 0], legend: [0, 3] });
  expect(kindsIn(gardens, others, roads)).toEqual({ bar: [3, 4, 0], legend: [0, 3, 4] });
  expect(kindsIn(others, gardens)).toEqual({ bar: [4, 3], legend: [3, 4] });
});

test('six seats have six kinds of line', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => dashOf(seat, 1).join(' '))).size).toBe(6);
});

test('in a feed of 400 px names and figures have 13 px, and nothing less than 10', () => {
  const sizes = (sheet: Sheet, of: (text: string) => boolean = () => true) =>
    sheet.labels.filter(({ text }) => of(text)).map(({ size }) => (size * 400) / sheet.width);
  for (const sheet of [leaderboardLayout(BOARD), profileLayout(PROFILE), reportLayout(reportOf(6, 72))])
    expect(Math.min(...sizes(sheet))).toBeGreaterThanOrEqual(10);
  const main = (text: string) => ['Ada', 'Clémentine', '1,640', '1,482', '143 points', '98'].includes(text);
  for (const sheet of [leaderboardLayout(BOARD), profileLayout(PROFILE), reportLayout(reportOf(6, 72))])
    expect(Math.min(...sizes(sheet, main))).toBeGreaterThanOrEqual(13);
});

describe('labels at the ends of lines', () => {
  test('keep apart, in the order of their lines, within the chart', () => {
    expect(spread([50, 52, 54], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(spread([98, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([90, 10], 20, 0, 100)).toEqual([90, 10]);
    expect(spread([5, 5, 5, 5], 50, 0, 90)).toEqual([0, 30, 60, 90]);
  });
});

describe('a long line of counts', () => {
  test('is thinned to means, and keeps its first and last points', () => {
    const line = Array.from({ length: 261 }, (_, i) => i % 2);
    const dots = thinned(line, 40);
    expect(dots.length).toBeLessThanOrEqual(42);
    expect([dots[0], dots.at(-1)]).toEqual([
      { x: 0, y: 0 },
      { x: 260, y: 0 },
    ]);
    for (const { y } of dots.slice(1, -1)) expect(Math.abs(y - 0.5)).toBeLessThan(0.2);
  });

  test('is left alone if it is short', () => {
    expect(thinned([3], 40)).toEqual([{ x: 0, y: 3 }]);
    expect(thinned([3, 4, 4], 40).map(({ y }) => y)).toEqual([3, 4, 4]);
    expect(thinned([], 40)).toEqual([]);
  });
});

describe('the edge of every sheet stays felt', () => {
  const felt = [1, 3, 5].map((at) => Number.parseInt(TABLE.felt.slice(at, at + 2), 16));
  test.each([
    ['board', { kind: 'leaderboard', scene: board('W'.repeat(100), 10, true) }],
    ['profile', { kind: 'profile', scene: profile('W'.repeat(100)) }],
    ['report of nobody', { kind: 'report', scene: reportOf(0, 0, { best: [] }) }],
    ['report before the first turn', { kind: 'report', scene: reportOf(6, 0) }],
    [
      'report without anything of its seats',
      { kind: 'report', scene: reportOf(2, 0, { scores: [[], []], figures: [[], []] }) },
    ],
    ['report of one turn', { kind: 'report', scene: reportOf(2, 1) }],
    ['report of 260 turns', { kind: 'report', scene: reportOf(6, 260) }],
    ['report of losses', { kind: 'report', scene: losses() }],
  ] as const)('%s', (_name, request) => {
    const { data, width, height } = pixelsOf(compose(request));
    const strays = new Set<string>();
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (x === 8 && y >= 8 && y < height - 8) x = width - 8;
        const at = (y * width + x) * 4;
        if (felt.some((value, channel) => data[at + channel] !== value)) strays.add(`${x},${y}`);
      }
    expect([...strays].slice(0, 5)).toEqual([]);
  });
});
