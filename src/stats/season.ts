import { SEASON_MONTHS, type SeasonMonths } from '../game/servers/server-settings.ts';

/** Servers have seasons of different lengths; the boards across servers have this length. */
export const SEASON_MONTHS_EVERYWHERE: SeasonMonths = 3;

export const ALL_TIME = 'all';

/** `2026-10+3`: the three months from October 2026 on, by UTC. The length belongs to it, since a server may change it. */
export type SeasonId = string;

export const SEASON_PATTERN = new RegExp(`^(\\d{4})-(0[1-9]|1[0-2])\\+(${SEASON_MONTHS.join('|')})$`);

/** The season of a moment (milliseconds since 1970). Seasons are counted from January. */
export function seasonOf(time: number, months: SeasonMonths): SeasonId {
  const date = new Date(time);
  const first = Math.floor(date.getUTCMonth() / months) * months;
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${String(first + 1).padStart(2, '0')}+${months}`;
}

/** When a season begins; null for a text that is no season. */
export function seasonStart(season: SeasonId): number | null {
  const [, year, month] = SEASON_PATTERN.exec(season) ?? [];
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1, 1);
}

/** When the next season begins; null for a text that is no season. */
export function seasonEnd(season: SeasonId): number | null {
  const [, year, month, months] = SEASON_PATTERN.exec(season) ?? [];
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1 + Number(months), 1);
}
