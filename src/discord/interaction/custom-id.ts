import { z } from 'zod';

/** The id of a component, `version|verb|table|revision|argument`, at most 100 characters, checked on return. An old revision never acts. */
export interface CustomId<Verb extends string = string> {
  readonly verb: Verb;
  /** `NO_TABLE` for a component without a table. */
  readonly table: string;
  /** The table's revision when the component was made; 0 without a table. */
  readonly revision: number;
  readonly argument: string;
}

const VERSION = '1';

/** In place of a table. */
export const NO_TABLE = '-';

/** Verbs of older messages, by their present names. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['arrow', 'stop'],
  ['gifts', 'before'],
  ['look-gift', 'look'],
  ['open-gift', 'choose'],
  ['keep', 'choose'],
]);

const Parts = z
  .tuple([
    z.literal(VERSION),
    z.string().regex(/^[a-z-]{1,20}$/),
    z.union([z.string().regex(/^[a-z0-9]{8}$/), z.literal(NO_TABLE)]),
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number),
    z.string().max(60),
  ])
  .refine(([, , table, revision]) => table !== NO_TABLE || revision === 0);

export const writeCustomId = ({ verb, table, revision, argument }: CustomId): string =>
  [VERSION, verb, table, revision, argument].join('|');

/** Null for a text that this version does not write. */
export function readCustomId(text: string): CustomId | null {
  const parts = Parts.safeParse(text.split('|'));
  if (!parts.success) return null;
  const [, written, table, revision, argument] = parts.data;
  return { verb: RENAMED.get(written) ?? written, table, revision, argument };
}
