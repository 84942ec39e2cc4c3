import { z } from 'zod';
import { counted, type Interval, momentAfter } from './intervals.ts';
import { limitOf, type Pace, pointsOf } from './pace.ts';

/** The asked player's time at a table with a pace, as the table stores it. All moments: ms since 1970. */
export const ClockSchema = z.strictObject({
  /** The seat whose time runs, and the game's turn. */
  seat: z.int().min(0),
  turn: z.int().min(0),
  /** When it began to run. */
  since: z.number(),
  /** The time spent before `since`, in ms. */
  spent: z.number().min(0),
  /** How many of the pace's points (`pointsOf`) have passed. */
  passed: z.int().min(0),
  /** When the clock has to be looked at next; null if nothing is due. */
  due: z.number().nullable(),
  /** All have agreed to pause. */
  paused: z.literal(true).exactOptional(),
});
export type TurnClock = Readonly<z.infer<typeof ClockSchema>>;

/** What a person's clock depends on besides the table. */
export interface TimeAbout {
  /** Time that does not count, `merged`: when the bot was down, and the person's vacation. */
  readonly idle: readonly Interval[];
  /** The first moment from `at` on at which the person may be reminded. */
  readonly awake: (at: number) => number;
}

export const PLAIN_TIME: TimeAbout = { idle: [], awake: (at) => at };

/** The clock of a seat that is asked now. */
export function begun(whose: { readonly seat: number; readonly turn: number }, pace: Pace, now: number): TurnClock {
  const { seat, turn } = whose;
  return { seat, turn, since: now, spent: 0, passed: 0, due: now + (pointsOf(pace)[0]?.at ?? limitOf(pace)) };
}

/** The time spent, in ms. */
export const spentOf = ({ since, spent, paused }: TurnClock, now: number, { idle }: Pick<TimeAbout, 'idle'>): number =>
  paused ? spent : spent + counted(since, now, idle);

/** When the time will run out, as far as is known now; null while it is paused. */
export function endOf(clock: TurnClock, pace: Pace, { idle }: Pick<TimeAbout, 'idle'> = PLAIN_TIME): number | null {
  if (clock.paused) return null;
  return momentAfter(clock.since, Math.max(0, limitOf(pace) - clock.spent), idle);
}

export function stopped(clock: TurnClock, now: number, about: TimeAbout): TurnClock {
  return { ...clock, spent: spentOf(clock, now, about), since: now, due: null, paused: true };
}

/** Due at once: the look works out what comes next. */
export function goingOn({ paused: _, ...clock }: TurnClock, now: number): TurnClock {
  return { ...clock, since: now, due: now };
}

/** What has to happen now, and the clock after it. */
export interface Happening {
  /** `wait`: nothing yet; `out`: the time has run out. */
  readonly what: 'wait' | 'check' | 'remind' | 'out';
  readonly clock: TurnClock;
}

/** If several points have passed, only the last one counts. A reminder waits until the person is awake. */
export function happening(clock: TurnClock, pace: Pace, now: number, about: TimeAbout): Happening {
  if (clock.paused) return { what: 'wait', clock: { ...clock, due: null } };
  // The machine's clock has been set back.
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
