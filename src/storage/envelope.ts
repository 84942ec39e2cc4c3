import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { type DocumentKind, type Loaded, NEW, type Newer, type Schema } from '../game/store/ports.ts';
import type { Guard } from './backend.ts';

/**
 * How a document lies in the store: as Keyv writes a value, with the revision in front, so that a backend can compare it without parsing:
 * `{"value":{"revision":7,"needs":["rules 2"],"document":…}}`. An empty `needs` is left out: version 0.1.0 does not know it, and so reads
 * all that it could have written itself.
 */
const ENVELOPE = z.strictObject({ value: z.looseObject({ revision: z.int().positive(), document: z.unknown() }) });
/** Anything that a later version has added beside the document counts as needed. */
const NEEDS = z.array(z.string()).catch(['envelope needs']);

const TAIL = '}}';
const headOf = (revision: number): string => `{"value":{"revision":${revision},`;

/** The guard for an undamaged document of this revision; null for `NEW`, which is no document. */
export const guardOf = (revision: number): Guard => (revision === NEW ? null : { head: headOf(revision), tail: TAIL });

/** The revision of a new document. It is random, because nothing is kept of deleted documents; none comes twice in a trillion. */
export const firstRevision = (): number => randomInt(1, 2 ** 40);

export const sealed = (revision: number, document: unknown, needs: readonly string[] = []): string =>
  JSON.stringify({ value: { revision, ...(needs.length > 0 && { needs }), document } });

/** A text as the store reads it; `text` is kept to recognise a broken text when it is moved. */
export type Unsealed =
  | {
      readonly kind: 'whole';
      readonly revision: number;
      readonly needs: readonly string[];
      readonly document: unknown;
      readonly text: string;
    }
  | { readonly kind: 'broken'; readonly why: string; readonly text: string };

export function unsealed(text: string): Unsealed {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'broken', why: 'it is not JSON', text };
  }
  const parsed = ENVELOPE.safeParse(json);
  if (!parsed.success || !('document' in parsed.data.value)) {
    return { kind: 'broken', why: 'it has no revision and document', text };
  }
  const { revision, document, needs: named = [], ...more } = parsed.data.value;
  const needs = [...NEEDS.parse(named), ...Object.keys(more).map((part) => `envelope ${part}`)];
  // A document that was written otherwise, for example by hand, could be read but never saved again.
  if (!text.startsWith(headOf(revision)) || !text.endsWith(TAIL)) {
    return { kind: 'broken', why: 'it is not laid out as the bot writes it', text };
  }
  return { kind: 'whole', revision, needs, document, text };
}

/** A document's key, its collection's name and what this says of its documents. */
export interface StoredAt<T> extends DocumentKind {
  readonly key: string;
  readonly name: string;
  readonly schema: Schema<T>;
}

/** The document at a place. A newer version's document is `newer`, whether or not it could be read. */
export function readingOf<T>(
  found: Unsealed,
  { key, name, schema, format = 1, features }: StoredAt<T>,
): Loaded<T> | Newer {
  if (found.kind === 'broken') return { kind: 'broken', key, why: found.why };
  const { document, revision } = found;
  const needs = new Set([...found.needs, ...(features?.of(document) ?? [])].filter((one) => !features?.has(one)));
  const written = (document as { format?: unknown } | null)?.format;
  if (typeof written === 'number' && written > format) needs.add(`${name} ${written}`);
  if (needs.size > 0) return { kind: 'newer', key, needs: [...needs], document };
  const parsed = schema.safeParse(document);
  if (!parsed.success) return { kind: 'broken', key, why: parsed.error.message };
  return { kind: 'found', stored: { value: parsed.data, revision } };
}
