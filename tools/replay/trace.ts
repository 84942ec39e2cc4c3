import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { textOf as decoded, jsonIn } from '../../src/text-file.ts';
import { Options } from './options.ts';
import { merged } from './parts.ts';

/**
 * A recorded game, as far as this program knows it; unknown keys are ignored. The engine's own answers may be missing: then they can be
 * dumped, and a comparison names what is missing.
 */
const At = z.tuple([z.int(), z.int(), z.literal([0, 90, 180, 270])]);
const Scored = z.array(
  z.object({ player: z.number(), points: z.number(), reason: z.string(), on: z.string().optional() }),
);

/** Adds the keys of expansions to a schema. */
const withKeys = <Own extends z.ZodObject>(own: Own, of: 'game' | 'turn' | 'step'): Own =>
  own.extend(merged(({ keys }) => keys?.[of])) as unknown as Own;

/** A decision: the seat, the question, every legal answer, and the chosen one; null is to decline. */
const OwnStep = z.object({
  ask: z.string(),
  /** The moment, for questions that a turn asks at several moments. */
  when: z.string().optional(),
  seat: z.int(),
  options: z.array(z.unknown()),
  chosen: z.unknown().optional(),
});
const Step = withKeys(OwnStep, 'step');
export type TraceStep = z.infer<typeof Step>;

const OwnTurn = z.object({
  n: z.int(),
  player: z.int(),
  part: z.string().optional(),
  discarded: z.array(z.string()).optional(),
  drawn: z.string().optional(),
  tile: z.string(),
  at: At,
  legal: z.array(At).optional(),
  meepleOptions: Options.optional(),
  /** A card; in games of further expansions the received pieces with seat and number. */
  received: z.union([z.string(), z.array(z.tuple([z.int(), z.string(), z.int()]))]).optional(),
  steps: z.array(Step).optional(),
  /** Everything on the board except figures, by name. */
  board: z.record(z.string(), z.unknown()).optional(),
  returned: z.array(z.tuple([z.int(), z.string(), z.string(), z.string()])).optional(),
  action: z.union([
    z.null(),
    z.object({ deploy: z.string(), on: z.string() }).loose(),
    z.object({ return: z.string(), from: z.string() }),
    z.record(z.string(), z.unknown()),
  ]),
  scored: Scored.optional(),
  scores: z.array(z.number()).optional(),
  tokens: z.array(z.record(z.string(), z.number())).optional(),
  supply: z.array(z.record(z.string(), z.number())).optional(),
  deployed: z.array(z.tuple([z.number(), z.string(), z.string()])).optional(),
});
const Turn = withKeys(OwnTurn, 'turn');
export type Turn = z.infer<typeof Turn>;

const OwnTrace = z.object({
  v: z.literal(1),
  id: z.string(),
  sets: z.array(z.string()),
  copies: z.int().positive().optional(),
  removed: z.array(z.string()).optional(),
  rules: z.array(z.string()),
  options: z.object({ town: z.string().optional(), meeples: z.int().optional() }).optional(),
  map: z.string().optional(),
  players: z.int(),
  start: z.array(z.tuple([z.string(), ...At.def.items])),
  turns: z.array(Turn),
  tailDiscarded: z.array(z.string()).optional(),
  undrawn: z.array(z.string()).optional(),
  final: z
    .object({
      scored: Scored.optional(),
      scores: z.array(z.number()).optional(),
      tokens: z.array(z.record(z.string(), z.number())).optional(),
    })
    .loose()
    .optional(),
});
const Trace = withKeys(OwnTrace, 'game');
export type Trace = z.infer<typeof Trace>;

/** The games of a file of JSON lines, gzipped or not. Throws an error whose message is a sentence for the user. */
export function readTraces(file: string): Trace[] {
  const lines = textOf(file).split('\n');
  const traces = lines.flatMap((line, index) => (line.trim() === '' ? [] : [traceOf(line, index + 1)]));
  if (traces.length === 0) throw new Error('holds no recorded game');
  return traces;
}

function textOf(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Error(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return decoded(bytes);
  try {
    bytes = gunzipSync(bytes);
  } catch (error) {
    throw new Error(`is damaged or cut off: it cannot be unpacked (${(error as Error).message})`);
  }
  return decoded(bytes);
}

function traceOf(line: string, number: number): Trace {
  let json: unknown;
  try {
    json = jsonIn(line);
  } catch (error) {
    const where = (error as Error).message.replace(/^line 1, /, '');
    throw new Error(`line ${number} is damaged or cut off: it is no JSON (${where})`);
  }
  const read = Trace.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Error(`line ${number} is not a recorded game${where}: ${issue?.message}`);
}
