import { z } from 'zod';
import { Kept } from '../../kept.ts';

/** A person's time: their time zone, quiet hours and days off. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** All of today's zones differ by a multiple of this. */
const STEP_MS = HOUR_MS / 4;

/** For people without a zone. */
const NO_ZONE = 'UTC';

/** An IANA name such as `Europe/Berlin`. Offsets such as `+02:00` know no summer time and do not count. */
const isZone = (name: string): boolean => /^[a-z]/i.test(name) && canonical(name) !== null;

function canonical(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const ZoneSchema = z.string().max(64).refine(isZone);

const Hour = z.int().min(0).max(23);
/** From the beginning of `from` to the beginning of `to`, over midnight if `to` is smaller; never all day. */
export const QuietSchema = z.strictObject({ from: Hour, to: Hour }).refine(({ from, to }) => from !== to);
export type Quiet = Readonly<z.infer<typeof QuietSchema>>;

/** `2026-12-24`; only this millennium, since days beyond the year 9999 do not sort as text. */
export const DaySchema = z.iso.date().refine((day) => day < '3000');
/** Both days are included. */
export const SpanSchema = z.strictObject({ from: DaySchema, to: DaySchema }).refine(({ from, to }) => from <= to);
export type QuietSpan = Readonly<z.infer<typeof SpanSchema>>;

/** The most days off in a calendar year. */
export const MOST_DAYS_OFF = 30;

/** The settings on which a person's time depends. */
export interface OwnTime {
  readonly zone: string | null;
  readonly quiet: Quiet | null;
  readonly vacation: readonly QuietSpan[];
}

/**
 * The typed zone: its IANA name in any case, or its city alone if only one zone has it (`new york`). Null if there is none, and for
 * abbreviations: several places share one, and most know no summer time.
 */
export function zoneNamed(typed: string): string | null {
  const name = typed.trim().replaceAll(' ', '_');
  const wanted = name.toLowerCase();
  if (isZone(name) && !ABBREVIATION.test(name)) {
    // If Intl uses an older name, the zone keeps the typed one.
    const known = canonical(name)!;
    return known.toLowerCase() === wanted ? known : name;
  }
  const cities = zones().filter((zone) => zone.toLowerCase().split('/').at(-1) === wanted);
  return cities.length === 1 ? cities[0]! : null;
}

/** At most `most` zones that fit the typed text; first the zones whose city begins with it. */
export function zonesLike(typed: string, most: number): string[] {
  const wanted = typed.trim().replaceAll(' ', '_').toLowerCase();
  const named = zoneNamed(typed);
  const within = zones().filter((zone) => zone.toLowerCase().includes(wanted));
  const begins = within.filter((zone) => zone.toLowerCase().split('/').at(-1)!.startsWith(wanted));
  return [...new Set([...(named === null ? [] : [named]), ...begins, ...within])].slice(0, most);
}

/** The excepted ones follow the clocks of their places, and are names like any other. */
const ABBREVIATION = /^(?!utc|gmt|cet|eet|wet|met)[a-z]{3}$/i;

/** Today's names of cities for which Intl lists an older one. */
const OF_TODAY = [
  ...['America/Nuuk', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'Atlantic/Faroe'],
  ...['Africa/Asmara', 'Europe/Kyiv', 'Pacific/Chuuk', 'Pacific/Kanton', 'Pacific/Pohnpei'],
];

const zones = (): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...OF_TODAY.filter(isZone), NO_ZONE]),
];

/** A zone has many spellings, and each format takes as much memory as a game. */
const formats = new Kept<string, Intl.DateTimeFormat>(100);

/** Local day and time. `at`: ms since 1970. */
function wall(zone: string | null, at: number) {
  const timeZone = zone ?? NO_ZONE;
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...parts });
    formats.set(timeZone, format);
  }
  const read = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${read.year}-${read.month}-${read.day}`, hour: Number(read.hour), minute: Number(read.minute) };
}

/** The person's local day, `2026-12-24`. */
export const dayOf = ({ zone }: Pick<OwnTime, 'zone'>, at: number): string => wall(zone, at).day;

/** When the quiet hours end, in ms since 1970; null if `at` is in none. */
export function quietUntil({ zone, quiet }: Pick<OwnTime, 'zone' | 'quiet'>, at: number): number | null {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const isQuiet = (time: number): boolean => {
    const { hour } = wall(zone, time);
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (!isQuiet(at)) return null;
  // Step by step, since clocks go forward and back.
  let end = Math.floor(at / STEP_MS + 1) * STEP_MS;
  while (isQuiet(end)) end += STEP_MS;
  return end;
}

/** The days off, from local midnight to midnight; `to` is the first moment after them. ms since 1970. */
export const daysOff = ({ zone, vacation }: Pick<OwnTime, 'zone' | 'vacation'>): { from: number; to: number }[] =>
  vacation.map(({ from, to }) => ({ from: midnight(zone, from), to: midnight(zone, dayAfter(to)) }));

/** The first moment of a day. If clocks go forward at midnight, it is not 0:00. */
function midnight(zone: string | null, day: string): number {
  // No place is more than 14 hours from Greenwich.
  let at = Date.parse(day) - DAY_MS;
  while (wall(zone, at).day < day) at += STEP_MS;
  return at;
}

const yearOf = (day: string): string => day.slice(0, 4);

/** `days` later; earlier if negative. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days in spans, by calendar year. */
function daysByYear(spans: readonly QuietSpan[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { from, to } of spans) {
    for (let day = from; day <= to; day = dayAfter(day)) {
      const year = yearOf(day);
      days.set(year, (days.get(year) ?? 0) + 1);
    }
  }
  return days;
}

/** Days off that include `today` or come later; there is at most one span. */
export const comingOff = (vacation: readonly QuietSpan[], today: string): QuietSpan | null =>
  vacation.find(({ to }) => to >= today) ?? null;

/** Why days off are refused. */
export type NoVacation =
  | { readonly code: 'days-off-past' }
  | { readonly code: 'days-off-many'; readonly year: string; readonly left: number };

/**
 * The vacation with other days off to come, or none. Past days count as long as their year lasts, also the past part of a vacation that
 * ends early.
 */
export function withVacation(
  vacation: readonly QuietSpan[],
  wished: QuietSpan | null,
  today: string,
): { readonly vacation: QuietSpan[] } | NoVacation {
  const coming = comingOff(vacation, today);
  const isBegun = coming !== null && coming.from < today;
  if (wished && wished.from < today && !(isBegun && wished.from === coming.from)) return { code: 'days-off-past' };
  if (wished && wished.to < today) return { code: 'days-off-past' };
  const goesOn = wished !== null && wished.from < today;
  const broken = isBegun && !goesOn ? [{ from: coming.from, to: dayAfter(today, -1) }] : [];
  const taken = [...vacation.filter(({ to }) => to < today && yearOf(to) >= yearOf(today)), ...broken];
  const used = daysByYear(taken);
  const leftOf = (year: string): number => Math.max(0, MOST_DAYS_OFF - (used.get(year) ?? 0));
  // Too long for any two years. Counting centuries day by day would hold up everybody.
  if (wished && Date.parse(wished.to) - Date.parse(wished.from) > 2 * MOST_DAYS_OFF * DAY_MS) {
    return { code: 'days-off-many', year: yearOf(wished.from), left: leftOf(yearOf(wished.from)) };
  }
  for (const [year, days] of daysByYear(wished ? [wished] : [])) {
    const left = leftOf(year);
    if (days > left) return { code: 'days-off-many', year, left };
  }
  return { vacation: [...taken, ...(wished ? [wished] : [])] };
}
