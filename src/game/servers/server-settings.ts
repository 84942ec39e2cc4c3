import { z } from 'zod';
import { PRESETS, type Preset } from '../lobby/options.ts';
import { type Pace, PaceSchema } from '../time/pace.ts';

/** A language by Discord's name: `de`, `pt-BR`, `es-419`. Not every language has words, and they may come and go. */
export const LanguageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

/** The language that the server has chosen in Discord. A language without words counts as this. */
export const OWN_LANGUAGE = 'server';

/** Where `/play` opens a table: in the channel, or in a thread made for it. */
export const GAME_PLACES = ['channel', 'thread'] as const;
export type GamePlace = (typeof GAME_PLACES)[number];

/** Months of a season: a year is a whole number of seasons. */
export const SEASON_MONTHS = [1, 2, 3, 4, 6, 12] as const;
export type SeasonMonths = (typeof SEASON_MONTHS)[number];

export const PresetName = z.string().trim().min(1).max(40);

/** A server's settings for all of its tables. Each has a default, so that older documents are read. */
export const ServerSettingsSchema = z.strictObject({
  /** For what everybody reads; a private answer is in its reader's language. */
  language: z.union([z.literal(OWN_LANGUAGE), LanguageCode]).default(OWN_LANGUAGE),
  /** How `/play` begins: one of `PRESETS`, the name of a saved preset, or null for the default options. */
  preset: PresetName.nullable().default(null),
  place: z.literal(GAME_PLACES).default('channel'),
  /** The time for a turn at new tables; by default no limit. */
  pace: PaceSchema.exactOptional(),
  leaderboard: z.boolean().default(true),
  seasonMonths: z.literal(SEASON_MONTHS).default(3),
  /** Pictures with a light ground; by default dark. */
  isLight: z.literal(true).exactOptional(),
});
export type ServerSettings = Readonly<z.infer<typeof ServerSettingsSchema>>;
/** A change of some settings; a null pace removes the limit. */
export type ServerWish = Omit<Partial<ServerSettings>, 'pace' | 'isLight'> & {
  readonly pace?: Pace | null;
  readonly isLight?: boolean;
};

/** The settings with a wish. */
export function settled(before: ServerSettings, wish: ServerWish) {
  const { pace: paceBefore, isLight: wasLight = false, ...settings } = before;
  const { pace = paceBefore, isLight = wasLight, ...others } = wish;
  return { ...settings, ...others, ...(pace && { pace }), ...(isLight && { isLight: true as const }) };
}

export const DEFAULT_SERVER_SETTINGS: ServerSettings = ServerSettingsSchema.parse({});

/** In the order of display. */
export const SERVER_SETTINGS = [
  'language',
  'preset',
  'place',
  'pace',
  'leaderboard',
  'seasonMonths',
  'isLight',
] as const satisfies readonly (keyof ServerSettings)[];
export type ServerSetting = (typeof SERVER_SETTINGS)[number];

/** Preset names ignore case and the blanks around them. */
export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The ready-made preset of that name; it precedes a saved preset with this name. */
export const readyPreset = (name: string): Preset | undefined => PRESETS.find((preset) => sameName(preset, name));
