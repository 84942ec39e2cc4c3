import { z } from 'zod';
import { LanguageCode } from '../servers/server-settings.ts';
import { QuietSchema, SpanSchema, ZoneSchema } from './personal-times.ts';

/** The language that the person has chosen in Discord. A language without words counts as this. */
export const DISCORDS_LANGUAGE = 'discord';

/** Where a person is reminded that they are asked: in the channel, by direct message, or not at all. */
export const PINGS = ['channel', 'direct', 'none'] as const;
/** The colours of figures, each with its pattern, in the order of the seats that wear them without a wish. */
export const COLOURS = ['blue', 'red', 'yellow', 'green', 'black', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

/** One capital letter for figures: a digit would look like a choice on the board. */
export const LetterSchema = z.string().regex(/^[A-Z]$/);

/** A person's settings, in every server. Each has a default, so that older documents are read. */
export const PersonalSettingsSchema = z.strictObject({
  /** For what the person alone reads. */
  language: z.union([z.literal(DISCORDS_LANGUAGE), LanguageCode]).default(DISCORDS_LANGUAGE),
  /** An IANA name. A name that this machine no longer knows counts as none. */
  zone: ZoneSchema.nullable().default(null).catch(null),
  /** Hours in that zone without reminders. */
  quiet: QuietSchema.nullable().default(null),
  pings: z.literal(PINGS).default('channel'),
  /** Whether others may invite the person to a table, which pings them. */
  invitations: z.boolean().default(true),
  /** Whether the person confirms each turn. */
  confirm: z.boolean().default(false),
  /** Wishes; at a table the first member with a wish gets it. */
  colour: z.literal(COLOURS).nullable().default(null),
  letter: LetterSchema.nullable().default(null),
  /** Whether the person sees hints at tables that have them. */
  hints: z.boolean().default(true),
  /** Whether the person reads everything in words, complete without its picture. */
  text: z.boolean().default(false),
  /** Days off in games by post, in that zone: at most one span to come, and this year's past ones. */
  vacation: z.array(SpanSchema).max(100).default([]),
});
export type PersonalSettings = Readonly<z.infer<typeof PersonalSettingsSchema>>;

export const DEFAULT_PERSONAL_SETTINGS: PersonalSettings = PersonalSettingsSchema.parse({});
