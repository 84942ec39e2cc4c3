import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** A recorded game, as far as this program compares it; unknown keys are kept out of the way. */
const At = z.tuple([z.number().int(), z.number().int(), z.literal([0, 90, 180, 270])]);
const Options = z.record(z.string(), z.array(z.string()));

export const Turn = z.object({
  n: z.number().int(),
  player: z.number().int(),
  discarded: z.array(z.string()).optional(),
  drawn: z.string().optional(),
  tile: z.string(),
  at: At,
  legal: z.array(At),
  meepleOptions: Options,
  action: z.union([z.null(), z.object({ deploy: z.string(), on: z.string() }).loose()]),
  scored: z
    .array(z.object({ player: z.number(), points: z.number(), reason: z.string(), on: z.string().optional() }))
    .optional(),
  scores: z.array(z.number()),
  supply: z.array(z.record(z.string(), z.number())),
  deployed: z.array(z.tuple([z.number(), z.string(), z.string()])),
});
export type Turn = z.infer<typeof Turn>;

export const Trace = z.object({
  v: z.literal(1),
  id: z.string(),
  sets: z.array(z.string()),
  rules: z.array(z.string()),
  players: z.number().int(),
  start: z.array(z.tuple([z.string(), z.number().int(), z.number().int(), z.literal([0, 90, 180, 270])])),
  turns: z.array(Turn),
  tailDiscarded: z.array(z.string()).optional(),
  final: z.object({
    scored: z.array(
      z.object({ player: z.number(), points: z.number(), reason: z.string(), on: z.string().optional() }),
    ),
    scores: z.array(z.number()),
  }),
});
export type Trace = z.infer<typeof Trace>;

/** The games of a file of JSON lines, gzipped or not. Throws with the line's number where one cannot be read. */
export function readTraces(file: string): Trace[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const read = Trace.safeParse(jsonOf(line));
      if (read.success) return read.data;
      throw new Error(`line ${index + 1} is not a recorded game: ${z.prettifyError(read.error).slice(0, 300)}`);
    });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
