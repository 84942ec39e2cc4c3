import type { z } from 'zod';
import { type CombinedLayout, combined, type MapLayout, mapOf, problemsOf } from '../../engine/index.ts';
import { jsonIn } from '../../text-file.ts';
import { lineOf } from './lines.ts';
import { CombinedSchema, LayoutSchema } from './schema.ts';

/** A longer text is not written by hand, and is not parsed. */
export const MOST_BYTES = 512 * 1024;

/** A usable map, or all errors: each a sentence with its line, square and rule. */
export type MapRead = { readonly kind: 'map'; readonly map: MapLayout } | Broken;

export interface Broken {
  readonly kind: 'broken';
  readonly errors: readonly string[];
  /** The unknown id of a map that this one combines. */
  readonly lacks?: string;
}

const broken = (...errors: string[]): Broken => ({ kind: 'broken', errors });

/** Reads a map file's text. `known`: the maps that a combined one may name, by id; by default the project's. */
export function readMap(text: string, known: (id: string) => MapLayout | undefined = mapOf): MapRead {
  if (text.length > MOST_BYTES) return broken(`it is larger than ${MOST_BYTES / 1024} KiB, and no map is`);
  let json: unknown;
  try {
    json = jsonIn(text);
  } catch (error) {
    return broken(`it is no JSON: ${(error as Error).message}`);
  }
  if (typeof json === 'object' && json !== null && 'combine' in json) return readCombined(text, json, known);
  const read = LayoutSchema.safeParse(json);
  if (!read.success) return broken(...read.error.issues.map((issue) => formatError(text, issue)));
  return checked(text, read.data);
}

function readCombined(text: string, json: object, known: (id: string) => MapLayout | undefined): MapRead {
  const read = CombinedSchema.safeParse(json);
  if (!read.success) return broken(...read.error.issues.map((issue) => formatError(text, issue)));
  const how: CombinedLayout = read.data;
  const wrong = (key: 'west' | 'east', says: string): Broken =>
    broken(`line ${lineOf(text, ['combine', key])}: ${says} (M18)`);
  const lacking = (key: 'west' | 'east'): MapRead => {
    const lacks = how.combine[key];
    return { ...wrong(key, `there is no map "${lacks}"`), lacks };
  };
  const west = known(how.combine.west);
  if (!west) return lacking('west');
  const east = known(how.combine.east);
  if (!east) return lacking('east');
  if (west.size.height !== east.size.height)
    return wrong('east', `the maps are ${west.size.height} and ${east.size.height} squares high`);
  const odd = west.grid.findIndex((row, at) => (row.at(-1) === 'h') !== (east.grid[at]![0] === 'h'));
  if (odd >= 0) return wrong('east', `the half squares of row ${odd} do not meet`);
  return checked(text, combined(how, west, east));
}

function checked(text: string, map: MapLayout): MapRead {
  const problems = problemsOf(map);
  if (problems.length === 0) return { kind: 'map', map };
  return broken(
    ...problems.map(({ path, at, says, rule }) => {
      const square = at ? `, square [${at}]` : '';
      return `line ${lineOf(text, path)}${square}: ${says} (${rule})`;
    }),
  );
}

/** A zod issue as one sentence with its place. */
function formatError(text: string, issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? `, at ${issue.path.join('.')}` : '';
  return `line ${lineOf(text, issue.path)}${where}: ${issue.message} (format)`;
}
