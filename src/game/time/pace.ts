import { z } from 'zod';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The time for a turn: minutes for players who sit together, days for play by post. */
export const PACE_LIMITS = { minutes: { least: 1, most: 180 }, days: { least: 1, most: 30 } } as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);

/** The pace of a table; a table without one has no limit. */
export const PaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), minutes: within(PACE_LIMITS.minutes) }),
  z.strictObject({ kind: z.literal('post'), days: within(PACE_LIMITS.days) }),
]);
export type Pace = Readonly<z.infer<typeof PaceSchema>>;

/** What the menus offer. */
export const OFFERED_PACES: readonly Pace[] = [
  ...[2, 5, 10, 15, 30, 60].map((minutes) => ({ kind: 'live' as const, minutes })),
  ...[1, 2, 3, 5, 7, 14].map((days) => ({ kind: 'post' as const, days })),
];

/** No limit, as a menu's value and as a player types it. */
const NO_LIMIT = 'none';
/** A pace as a menu's value and as a player types it, `10m` or `3d`; null for no limit. */
export const paceText = (pace: Pace | null): string =>
  pace === null ? NO_LIMIT : pace.kind === 'live' ? `${pace.minutes}m` : `${pace.days}d`;

/** Why a text is no pace: not a number of minutes or days, or out of range. */
export type NoPace = 'unreadable' | 'out-of-range';

/** Reads `10m`, `10 min`, `3 days`, `3 Tage`, in any case, and `none`; months are not minutes. */
export function paceIn(text: string): Pace | null | NoPace {
  if (text.trim().toLowerCase() === NO_LIMIT) return null;
  const [, digits, unit] = /^(\d{1,9})\s*([djt]|m(?![oe]))[\p{L}.]*$/u.exec(text.trim().toLowerCase()) ?? [];
  if (digits === undefined) return 'unreadable';
  const count = Number(digits);
  const wanted = unit === 'm' ? { kind: 'live', minutes: count } : { kind: 'post', days: count };
  const read = PaceSchema.safeParse(wanted);
  return read.success ? read.data : 'out-of-range';
}

/** The pace of a question that is answered by itself when its time is over: a quarter, at most a day. */
export const briefly = (pace: Pace): Pace =>
  pace.kind === 'live'
    ? { kind: 'live', minutes: Math.max(PACE_LIMITS.minutes.least, Math.ceil(pace.minutes / 4)) }
    : { kind: 'post', days: PACE_LIMITS.days.least };

/** The time for one turn, in ms. */
export const limitOf = (pace: Pace): number => (pace.kind === 'live' ? pace.minutes * MINUTE_MS : pace.days * DAY_MS);

/** What happens while others wait for the asked player. */
export interface PacePoint {
  /** ms of the player's time. */
  readonly at: number;
  /** `check`: only sees whether the player is still there; `remind`: reminds them, too. */
  readonly kind: 'check' | 'remind';
}

/** The points before a turn's time runs out, in order. */
export function pointsOf(pace: Pace): readonly PacePoint[] {
  const limit = limitOf(pace);
  if (pace.kind === 'live') return [{ at: (limit * 3) / 4, kind: 'remind' }];
  const reminders = [8, 4, 1].map((hours): PacePoint => ({ at: limit - hours * HOUR_MS, kind: 'remind' }));
  return [{ at: HOUR_MS, kind: 'check' }, ...reminders];
}
