import { z } from 'zod';
import { PRESETS, type Preset } from '../lobby/options.ts';
import { type Pace, PaceSchema } from '../time/pace.ts';

/** A language by Discord's name of it: `de`, `pt-BR`, `es-419`. Not every one has words; those that have them may come and go. */
export const LanguageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

/** The language that the server has chosen in Discord; one without words is as good as this. */
export const OWN_LANGUAGE = 'server';

/** Where `/play` opens a table: in the channel itself, or in a thread made for it. */
export const GAME_PLACES = ['channel', 'thread'] as const;
export type GamePlace = (typeof GAME_PLACES)[number];

/** How many months a season may last: so many that years are divided evenly. */
export const SEASON_MONTHS = [1, 2, 3, 4, 6, 12] as const;
export type SeasonMonths = (typeof SEASON_MONTHS)[number];

export const PresetName = z.string().trim().min(1).max(40);

/** What a server has settled for all of its tables. Each has a default, so that older documents are read. */
export const ServerSettingsSchema = z.strictObject({
  /** Of what everybody reads; private answers are in the language of the one who is answered. */
  language: z.union([z.literal(OWN_LANGUAGE), LanguageCode]).default(OWN_LANGUAGE),
  /** What `/play` begins with: one of `PRESETS`, the name of a saved one, or null for the default options. */
  preset: PresetName.nullable().default(null),
  place: z.literal(GAME_PLACES).default('channel'),
  /** How long a turn may take at new tables; without it there is no limit. */
  pace: PaceSchema.exactOptional(),
  leaderboard: z.boolean().default(true),
  seasonMonths: z.literal(SEASON_MONTHS).default(3),
  /** Pictures lie on a light ground; on a dark one without it. */
  isLight: z.literal(true).exactOptional(),
});
export type ServerSettings = Readonly<z.infer<typeof ServerSettingsSchema>>;
/** A change of some of them; a pace of null takes the limit away. */
export type ServerWish = Omit<Partial<ServerSettings>, 'pace' | 'isLight'> & {
  readonly pace?: Pace | null;
  readonly isLight?: boolean;
};

/** The settings with a wish fulfilled. */
export function settled(before: ServerSettings, wish: ServerWish) {
  const { pace: paceBefore, isLight: wasLight = false, ...settings } = before;
  const { pace = paceBefore, isLight = wasLight, ...others } = wish;
  return { ...settings, ...others, ...(pace && { pace }), ...(isLight && { isLight: true as const }) };
}

export const DEFAULT_SERVER_SETTINGS: ServerSettings = ServerSettingsSchema.parse({});

/** In the order in which they are shown. */
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

/** Names of presets are the same whatever their case and the blanks around them. */
export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The ready-made preset of that name; it goes before one that a server has saved under the same. */
export const readyPreset = (name: string): Preset | undefined => PRESETS.find((preset) => sameName(preset, name));
