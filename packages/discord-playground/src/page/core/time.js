import { now, state } from './state.js';

const locale = () => state.world?.me.locale ?? 'en-US';
const format = (date, options) => new Intl.DateTimeFormat(locale(), options).format(date);

/** Midnight of the day, in ms. */
const dayOf = (ms) => new Date(ms).setHours(0, 0, 0, 0);

/** The time beside an author's name, short on the day itself. */
export function messageTime(iso) {
  const date = new Date(iso);
  if (dayOf(date.getTime()) === dayOf(now())) return format(date, { timeStyle: 'short' });
  return format(date, { dateStyle: 'short', timeStyle: 'short' });
}

export const shortTime = (iso) => format(new Date(iso), { timeStyle: 'short' });
export const longDate = (iso) => format(new Date(iso), { dateStyle: 'long' });
export const fullTime = (iso) => format(new Date(iso), { dateStyle: 'full', timeStyle: 'medium' });
export const sameDay = (a, b) => dayOf(Date.parse(a)) === dayOf(Date.parse(b));

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

export function relativeTime(seconds) {
  const away = Math.round(seconds - now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(away / size), unit);
}

/** `<t:SECONDS:STYLE>` in words. */
export function stamp(seconds, style) {
  if (style === 'R') return relativeTime(seconds);
  return format(new Date(seconds * 1000), STYLES[style] ?? STYLES.f);
}
