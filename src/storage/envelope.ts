import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { type DocumentKind, type Loaded, NEW, type Newer, type Schema } from '../game/store/ports.ts';
import type { Guard } from './backend.ts';

/**
 * How a document lies in the store: as Keyv writes a value, with the revision in front, so that a backend can compare
 * it without parsing: `{"value":{"revision":7,"needs":["rules 2"],"document":…}}`. `needs` is left out where it is empty:
 * so version 0.1.0, which knows of none, reads whatever it could have written itself.
 */
const ENVELOPE = z.strictObject({ value: z.looseObject({ revision: z.int().positive(), document: z.unknown() }) });
/** What a later version has added beside the document is as good as needed. */
const NEEDS = z.array(z.string()).catch(['envelope needs']);

const TAIL = '}}';
const headOf = (revision: number): string => `{"value":{"revision":${revision},`;

/** An undamaged document of this revision; null for `NEW`, which is none. */
export const guardOf = (revision: number): Guard => (revision === NEW ? null : { head: headOf(revision), tail: TAIL });

/** The revision of a new document. Drawn, since nothing is kept of what was deleted; none comes twice in a trillion. */
export const firstRevision = (): number => randomInt(1, 2 ** 40);

export const sealed = (revision: number, document: unknown, needs: readonly string[] = []): string =>
  JSON.stringify({ value: { revision, ...(needs.length > 0 && { needs }), document } });

/** What the store makes of a text; `text` is kept to recognise a broken one again when it is moved. */
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
  // One that was written otherwise, by hand say, could be read but never saved again.
  if (!text.startsWith(headOf(revision)) || !text.endsWith(TAIL)) {
    return { kind: 'broken', why: 'it is not laid out as the bot writes it', text };
  }
  return { kind: 'whole', revision, needs, document, text };
}

/** A document's key, the collection's name and what that says of its documents. */
export interface StoredAt<T> extends DocumentKind {
  readonly key: string;
  readonly name: string;
  readonly schema: Schema<T>;
}

/** What lies at a place. What a newer version wrote is that, whether or not it could be read. */
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
