import { z } from 'zod';
import { LanguageCode } from '../servers/server-settings.ts';
import { QuietSchema, SpanSchema, ZoneSchema } from './personal-times.ts';

/** The language that somebody has chosen in Discord; one without words is as good as this. */
export const DISCORDS_LANGUAGE = 'discord';

/** Where somebody is reminded that they are asked: where the game is, by a direct message, or not at all. */
export const PINGS = ['channel', 'direct', 'none'] as const;
/** The colours of figures, each with its pattern, in the order of the seats that wear them where nobody wishes for another. */
export const COLOURS = ['blue', 'red', 'yellow', 'green', 'black', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

/** One capital letter, of those that figures wear: no digit, which would be taken for a choice on the board. */
export const LetterSchema = z.string().regex(/^[A-Z]$/);

/** What somebody has settled for themselves, in every server. Each has a default, so that older documents are read. */
export const PersonalSettingsSchema = z.strictObject({
  /** Of what they alone read. */
  language: z.union([z.literal(DISCORDS_LANGUAGE), LanguageCode]).default(DISCORDS_LANGUAGE),
  /** An IANA name. One that this machine knows no more is as good as none. */
  zone: ZoneSchema.nullable().default(null).catch(null),
  /** Hours in that zone in which they are not reminded of anything. */
  quiet: QuietSchema.nullable().default(null),
  pings: z.literal(PINGS).default('channel'),
  /** Whether others may invite them to a table, which calls them. */
  invitations: z.boolean().default(true),
  /** Whether they are asked once more before a turn counts. */
  confirm: z.boolean().default(false),
  /** Wished for; at a table they get it where nobody before them has it. */
  colour: z.literal(COLOURS).nullable().default(null),
  letter: LetterSchema.nullable().default(null),
  /** Whether they are offered hints where a table has them. */
  hints: z.boolean().default(true),
  /** Whether they want everything in words, complete without its picture. */
  text: z.boolean().default(false),
  /** Days off by post, in that zone: at most one span to come, and those of this year that are over. */
  vacation: z.array(SpanSchema).max(100).default([]),
});
export type PersonalSettings = Readonly<z.infer<typeof PersonalSettingsSchema>>;

export const DEFAULT_PERSONAL_SETTINGS: PersonalSettings = PersonalSettingsSchema.parse({});
