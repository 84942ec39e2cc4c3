import { z } from 'zod';

/**
 * What a component says of itself: `version|verb|table|revision|argument`, at most 100 characters. All of it is checked when
 * it comes back; an old revision never acts.
 */
export interface CustomId<Verb extends string = string> {
  readonly verb: Verb;
  readonly table: string;
  /** The table's revision when the component was made. */
  readonly revision: number;
  readonly argument: string;
}

const VERSION = '1';

const Parts = z.tuple([
  z.literal(VERSION),
  z.string().regex(/^[a-z-]{1,20}$/),
  z.string().regex(/^[a-z0-9]{8}$/),
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
  z.string().max(60),
]);

export const writeCustomId = ({ verb, table, revision, argument }: CustomId): string =>
  [VERSION, verb, table, revision, argument].join('|');

/** Null for anything this version of the bot does not write. */
export function readCustomId(text: string): CustomId | null {
  const parts = Parts.safeParse(text.split('|'));
  if (!parts.success) return null;
  const [, verb, table, revision, argument] = parts.data;
  return { verb, table, revision, argument };
}
