import { z } from 'zod';
import { Kept } from '../../kept.ts';

/** What time it is for somebody: their time zone, the hours in which they want to hear nothing, and their days off. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** All zones of today differ from one another by a multiple of this. */
const STEP_MS = HOUR_MS / 4;

/** For whoever has not said where they are. */
const NO_ZONE = 'UTC';

/** An IANA name such as `Europe/Berlin`; offsets such as `+02:00`, which know of no summer time, are none. */
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
/** From the beginning of one hour to the beginning of the other, over midnight where `to` is the smaller; never all day. */
export const QuietSchema = z.strictObject({ from: Hour, to: Hour }).refine(({ from, to }) => from !== to);
export type Quiet = Readonly<z.infer<typeof QuietSchema>>;

/** `2026-12-24`; of this millennium, since days beyond the year 9999 are not in the order of their letters. */
export const DaySchema = z.iso.date().refine((day) => day < '3000');
/** Both days belong to it. */
export const SpanSchema = z.strictObject({ from: DaySchema, to: DaySchema }).refine(({ from, to }) => from <= to);
export type QuietSpan = Readonly<z.infer<typeof SpanSchema>>;

/** So many days of a calendar year may be days off. */
export const MOST_DAYS_OFF = 30;

/** As much of somebody's settings as their time depends on. */
export interface OwnTime {
  readonly zone: string | null;
  readonly quiet: Quiet | null;
  readonly vacation: readonly QuietSpan[];
}

/**
 * The zone that was typed: its IANA name in any case, or its city alone where there is one zone of that city (`new york`). Null where
 * there is none, and for abbreviations: several places have the same, and most have no summer time.
 */
export function zoneNamed(typed: string): string | null {
  const name = typed.trim().replaceAll(' ', '_');
  const wanted = name.toLowerCase();
  if (isZone(name) && !ABBREVIATION.test(name)) {
    // Where Intl calls it by an older name, it stays what it was called.
    const known = canonical(name)!;
    return known.toLowerCase() === wanted ? known : name;
  }
  const cities = zones().filter((zone) => zone.toLowerCase().split('/').at(-1) === wanted);
  return cities.length === 1 ? cities[0]! : null;
}

/** Zones that fit what was typed so far, those first whose city begins so; at most `most`. */
export function zonesLike(typed: string, most: number): string[] {
  const wanted = typed.trim().replaceAll(' ', '_').toLowerCase();
  const named = zoneNamed(typed);
  const within = zones().filter((zone) => zone.toLowerCase().includes(wanted));
  const begins = within.filter((zone) => zone.toLowerCase().split('/').at(-1)!.startsWith(wanted));
  return [...new Set([...(named === null ? [] : [named]), ...begins, ...within])].slice(0, most);
}

/** Those that follow the clocks of where they are used are names as good as any. */
const ABBREVIATION = /^(?!utc|gmt|cet|eet|wet|met)[a-z]{3}$/i;

/** What cities are called today, where Intl lists an older name. */
const OF_TODAY = [
  ...['America/Nuuk', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'Atlantic/Faroe'],
  ...['Africa/Asmara', 'Europe/Kyiv', 'Pacific/Chuuk', 'Pacific/Kanton', 'Pacific/Pohnpei'],
];

const zones = (): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...OF_TODAY.filter(isZone), NO_ZONE]),
];

/** Zones may be written in many ways, and each of these takes as much memory as a game. */
const formats = new Kept<string, Intl.DateTimeFormat>(100);

/** Day and time on somebody's wall. `at`: milliseconds since 1970. */
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

/** The day that it is for them, `2026-12-24`. */
export const dayOf = ({ zone }: Pick<OwnTime, 'zone'>, at: number): string => wall(zone, at).day;

/** When their quiet hours end, in milliseconds since 1970; null where `at` is in none. */
export function quietUntil({ zone, quiet }: Pick<OwnTime, 'zone' | 'quiet'>, at: number): number | null {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const isQuiet = (time: number): boolean => {
    const { hour } = wall(zone, time);
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (!isQuiet(at)) return null;
  // By steps, since clocks are put forward and back.
  let end = Math.floor(at / STEP_MS + 1) * STEP_MS;
  while (isQuiet(end)) end += STEP_MS;
  return end;
}

/** Their days off, from midnight to midnight where they are; `to` is the first moment that is none. Milliseconds since 1970. */
export const daysOff = ({ zone, vacation }: Pick<OwnTime, 'zone' | 'vacation'>): { from: number; to: number }[] =>
  vacation.map(({ from, to }) => ({ from: midnight(zone, from), to: midnight(zone, dayAfter(to)) }));

/** The first moment of a day; where clocks are put forward at midnight there is none at 0:00. */
function midnight(zone: string | null, day: string): number {
  // No place is more than 14 hours from Greenwich.
  let at = Date.parse(day) - DAY_MS;
  while (wall(zone, at).day < day) at += STEP_MS;
  return at;
}

const yearOf = (day: string): string => day.slice(0, 4);

/** So many days later; earlier for a number below 0. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a span has, by calendar year. */
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

/** Days off as they are from `today` on: those of now or to come, of which there is one span at most. */
export const comingOff = (vacation: readonly QuietSpan[], today: string): QuietSpan | null =>
  vacation.find(({ to }) => to >= today) ?? null;

/** Why days off cannot be had so. */
export type NoVacation =
  | { readonly code: 'days-off-past' }
  | { readonly code: 'days-off-many'; readonly year: string; readonly left: number };

/**
 * The same with other days off to come, or none. What was taken before stays counted as long as its year does, also the part of a
 * vacation that is broken off today.
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
  // Too long for any two years: not counted day by day, which for centuries would hold up everybody.
  if (wished && Date.parse(wished.to) - Date.parse(wished.from) > 2 * MOST_DAYS_OFF * DAY_MS) {
    return { code: 'days-off-many', year: yearOf(wished.from), left: leftOf(yearOf(wished.from)) };
  }
  for (const [year, days] of daysByYear(wished ? [wished] : [])) {
    const left = leftOf(year);
    if (days > left) return { code: 'days-off-many', year, left };
  }
  return { vacation: [...taken, ...(wished ? [wished] : [])] };
}
