import { z } from 'zod';
import type { Guard } from './backend.ts';

/**
 * How a document lies in the store: as Keyv writes a value, with the revision in front, so that a backend can compare
 * it without parsing: `{"value":{"revision":7,"document":…}}`.
 */
const ENVELOPE = z.strictObject({
  value: z.strictObject({ revision: z.int().positive(), document: z.unknown() }),
});

const TAIL = '}}';
const headOf = (revision: number): string => `{"value":{"revision":${revision},"document":`;

/** An undamaged document of this revision; null for revision 0, which is none. */
export const guardOf = (revision: number): Guard => (revision === 0 ? null : { head: headOf(revision), tail: TAIL });

export const sealed = (revision: number, document: unknown): string =>
  JSON.stringify({ value: { revision, document } });

/** What the store makes of a text; `text` is kept to recognise a broken one again when it is moved. */
export type Unsealed =
  | { readonly kind: 'whole'; readonly revision: number; readonly document: unknown; readonly text: string }
  | { readonly kind: 'broken'; readonly why: string; readonly text: string };

export function unsealed(text: string): Unsealed {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'broken', why: 'it is not JSON', text };
  }
  const parsed = ENVELOPE.safeParse(json);
  if (!parsed.success) return { kind: 'broken', why: 'it has no revision and document', text };
  const { revision, document } = parsed.data.value;
  // One that was written otherwise, by hand say, could be read but never saved again.
  if (!text.startsWith(headOf(revision)) || !text.endsWith(TAIL)) {
    return { kind: 'broken', why: 'it is not laid out as the bot writes it', text };
  }
  return { kind: 'whole', revision, document, text };
}
