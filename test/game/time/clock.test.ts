import { describe, expect, test } from 'vitest';
import {
  begun,
  endOf,
  goingOn,
  happening,
  PLAIN_TIME,
  spentOf,
  stopped,
  type TimeAbout,
} from '../../../src/game/time/clock.ts';
import { counted, merged, momentAfter } from '../../../src/game/time/intervals.ts';
import {
  DAY_MS,
  HOUR_MS,
  limitOf,
  MINUTE_MS,
  OFFERED_PACES,
  paceIn,
  paceText,
  pointsOf,
} from '../../../src/game/time/pace.ts';

const START = Date.UTC(2026, 0, 2, 12);
const ADA = { seat: 0, turn: 1 };
const POST = { kind: 'post', days: 3 } as const;
const LIVE = { kind: 'live', minutes: 8 } as const;
const idle = (...intervals: [from: number, to: number][]): TimeAbout => ({
  ...PLAIN_TIME,
  idle: merged(intervals.map(([from, to]) => ({ from: START + from, to: START + to }))),
});

/** All that happens to a clock that is looked at when it is due, by ms after the start. */
function course(pace: typeof POST | typeof LIVE, about: TimeAbout): [after: number, what: string][] {
  const seen: [number, string][] = [];
  let clock = begun(ADA, pace, START);
  while (clock.due !== null) {
    const at = clock.due;
    const next = happening(clock, pace, at, about);
    if (next.what !== 'wait') seen.push([at - START, next.what]);
    expect(next.clock.due === null || next.clock.due > at).toBe(true);
    clock = next.clock;
  }
  return seen;
}

describe('a pace', () => {
  test('each offered pace can be typed by its name', () => {
    for (const pace of OFFERED_PACES) expect(paceIn(paceText(pace))).toEqual(pace);
  });

  test.each([
    ['10 min', { kind: 'live', minutes: 10 }],
    [' 3 Tage ', { kind: 'post', days: 3 }],
    ['1 day', { kind: 'post', days: 1 }],
    ['0m', 'out-of-range'],
    ['181 minutes', 'out-of-range'],
    ['31d', 'out-of-range'],
    ['999999999d', 'out-of-range'],
    ['5 minutos', { kind: 'live', minutes: 5 }],
    ['2 jours', { kind: 'post', days: 2 }],
    ['None', null],
    // Months, in each language.
    ['2 months', 'unreadable'],
    ['2 Monate', 'unreadable'],
    ['2 mois', 'unreadable'],
    ['2 meses', 'unreadable'],
    ['soon', 'unreadable'],
    ['-5m', 'unreadable'],
    ['10', 'unreadable'],
    ['', 'unreadable'],
  ])('%j is read as %j', (text, pace) => {
    expect(paceIn(text)).toEqual(pace);
  });

  test('points lie in order within the time of a turn', () => {
    for (const pace of OFFERED_PACES) {
      const at = pointsOf(pace).map((point) => point.at);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      expect(at.every((one) => one > 0 && one < limitOf(pace))).toBe(true);
    }
  });
});

describe('time that does not count', () => {
  test('overlapping stretches count once, empty ones not at all', () => {
    const idle = merged([
      { from: 50, to: 60 },
      { from: 10, to: 20 },
      { from: 15, to: 30 },
      { from: 40, to: 40 },
    ]);
    expect(idle).toEqual([
      { from: 10, to: 30 },
      { from: 50, to: 60 },
    ]);
    expect(counted(0, 100, idle)).toBe(70);
    expect(counted(25, 55, idle)).toBe(20);
  });

  test('a moment after a span of counted time is the moment up to which that span has been counted', () => {
    const idle = merged([
      { from: 10, to: 30 },
      { from: 50, to: 60 },
    ]);
    for (let from = 0; from < 70; from += 5) {
      for (let ms = 0; ms < 50; ms += 3) expect(counted(from, momentAfter(from, ms, idle), idle)).toBe(ms);
    }
  });
});

describe('the clock of the asked player', () => {
  test('by post looks once whether they are there, reminds 8, 4 and 1 hours before the end, and then has run out', () => {
    const hours = course(POST, PLAIN_TIME).map(([after, what]) => [after / HOUR_MS, what]);
    expect(hours).toEqual([
      [1, 'check'],
      [64, 'remind'],
      [68, 'remind'],
      [71, 'remind'],
      [72, 'out'],
    ]);
  });

  test('live reminds when a quarter is left', () => {
    expect(course(LIVE, PLAIN_TIME).map(([after, what]) => [after / MINUTE_MS, what])).toEqual([
      [6, 'remind'],
      [8, 'out'],
    ]);
  });

  test('time without the bot, or on the player’s days off, moves all that comes after it', () => {
    const about = idle([2 * HOUR_MS, 12 * HOUR_MS], [66 * HOUR_MS, 90 * HOUR_MS]);
    expect(course(POST, about).map(([after, what]) => [after / HOUR_MS, what])).toEqual([
      [1, 'check'],
      [98, 'remind'],
      [102, 'remind'],
      [105, 'remind'],
      [106, 'out'],
    ]);
    expect(endOf(begun(ADA, POST, START), POST, about)).toBe(START + 106 * HOUR_MS);
  });

  test('a reminder that falls into the night comes in the morning, unless the next reminder is as near', () => {
    // They sleep from 63 h to 67 h, and from 68 h to 70 h 30 min.
    const nights = [
      [63, 67],
      [68, 70.5],
    ].map(([from, to]) => [START + from! * HOUR_MS, START + to! * HOUR_MS] as const);
    const awake = (at: number): number => nights.find(([from, to]) => from <= at && at < to)?.[1] ?? at;
    expect(course(POST, { idle: [], awake }).map(([after, what]) => [after / HOUR_MS, what])).toEqual([
      [1, 'check'],
      [67, 'remind'],
      [70.5, 'remind'],
      [71, 'remind'],
      [72, 'out'],
    ]);
  });

  test('only the last of several missed reminders is given', () => {
    const late = happening(begun(ADA, POST, START), POST, START + 69 * HOUR_MS, PLAIN_TIME);
    expect(late).toMatchObject({ what: 'remind', clock: { passed: 3, due: START + 71 * HOUR_MS } });
  });

  test('a clock that is looked at too early waits', () => {
    const clock = begun(ADA, LIVE, START);
    expect(happening(clock, LIVE, START + MINUTE_MS, PLAIN_TIME)).toEqual({ what: 'wait', clock });
  });

  test('a paused clock brings nothing, and goes on with the time that was left', () => {
    const paused = stopped(begun(ADA, LIVE, START), START + 5 * MINUTE_MS, PLAIN_TIME);
    expect(paused.due).toBeNull();
    expect(happening(paused, LIVE, START + DAY_MS, PLAIN_TIME)).toEqual({ what: 'wait', clock: paused });
    expect(endOf(paused, LIVE)).toBeNull();
    const on = goingOn(paused, START + DAY_MS);
    expect(spentOf(on, START + DAY_MS, PLAIN_TIME)).toBe(5 * MINUTE_MS);
    const { clock } = happening(on, LIVE, START + DAY_MS, PLAIN_TIME);
    expect(clock.due).toBe(START + DAY_MS + MINUTE_MS);
    expect(endOf(clock, LIVE)).toBe(START + DAY_MS + 3 * MINUTE_MS);
  });
});
