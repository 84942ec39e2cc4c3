import { z } from 'zod';
import { counted, type Interval, momentAfter } from './intervals.ts';
import { limitOf, type Pace, pointsOf } from './pace.ts';

/** The time of whoever is asked at a table with a pace, as it is stored with the table. All moments: ms since 1970. */
export const ClockSchema = z.strictObject({
  /** Whose time it is, and in which turn of the game. */
  seat: z.int().min(0),
  turn: z.int().min(0),
  /** It runs since then. */
  since: z.number(),
  /** What had gone by before, in ms. */
  spent: z.number().min(0),
  /** How many of the pace's points (`pointsOf`) are behind. */
  passed: z.int().min(0),
  /** When it has to be looked at next; null where nothing comes by itself. */
  due: z.number().nullable(),
  /** By agreement of all. */
  paused: z.literal(true).exactOptional(),
});
export type TurnClock = Readonly<z.infer<typeof ClockSchema>>;

/** What the clock of a person has to go by besides the table. */
export interface TimeAbout {
  /** Time that does not count: when the bot was down, and their vacation; `merged`. */
  readonly idle: readonly Interval[];
  /** The first moment from this one on at which they may be reminded. */
  readonly awake: (at: number) => number;
}

export const PLAIN_TIME: TimeAbout = { idle: [], awake: (at) => at };

/** Begins for somebody who is asked now. */
export function begun(whose: { readonly seat: number; readonly turn: number }, pace: Pace, now: number): TurnClock {
  const { seat, turn } = whose;
  return { seat, turn, since: now, spent: 0, passed: 0, due: now + (pointsOf(pace)[0]?.at ?? limitOf(pace)) };
}

/** How much of their time has gone by, in ms. */
export const spentOf = ({ since, spent, paused }: TurnClock, now: number, { idle }: Pick<TimeAbout, 'idle'>): number =>
  paused ? spent : spent + counted(since, now, idle);

/** When their time will have run out, as far as is known now; null while it stands still. */
export function endOf(clock: TurnClock, pace: Pace, { idle }: Pick<TimeAbout, 'idle'> = PLAIN_TIME): number | null {
  if (clock.paused) return null;
  return momentAfter(clock.since, Math.max(0, limitOf(pace) - clock.spent), idle);
}

export function stopped(clock: TurnClock, now: number, about: TimeAbout): TurnClock {
  return { ...clock, spent: spentOf(clock, now, about), since: now, due: null, paused: true };
}

/** Looked at at once: what is due next is worked out then. */
export function goingOn({ paused: _, ...clock }: TurnClock, now: number): TurnClock {
  return { ...clock, since: now, due: now };
}

/** What is to happen now, and the clock after it. */
export interface Happening {
  /** `wait`: nothing yet; `out`: their time has run out. */
  readonly what: 'wait' | 'check' | 'remind' | 'out';
  readonly clock: TurnClock;
}

/** Of several points that went by meanwhile, the last alone is of use. A reminder waits until they are awake. */
export function happening(clock: TurnClock, pace: Pace, now: number, about: TimeAbout): Happening {
  if (clock.paused) return { what: 'wait', clock: { ...clock, due: null } };
  // The machine's clock has been set back since.
  if (clock.since > now) return { what: 'wait', clock: goingOn(clock, now) };
  const limit = limitOf(pace);
  const points = pointsOf(pace);
  const spent = spentOf(clock, now, about);
  if (spent >= limit) return { what: 'out', clock: { ...clock, due: null } };
  const momentOf = (at: number): number => Math.max(now + 1, momentAfter(now, at - spent, about.idle));
  const passed = points.filter(({ at }) => at <= spent).length;
  const due = momentOf(points[passed]?.at ?? limit);
  if (passed <= clock.passed) return { what: 'wait', clock: { ...clock, due } };
  const { kind } = points[passed - 1]!;
  const awake = about.awake(now);
  if (kind === 'remind' && awake > now) return { what: 'wait', clock: { ...clock, due: Math.min(awake, due) } };
  return { what: kind, clock: { ...clock, passed, due } };
}
