import { z } from 'zod';
import { type GameEvent, ROTATIONS, type Setup, writePlace } from '../../../src/engine/index.ts';

/** `carc/1`, as docs/players.md tells it: one JSON object a line, whatever key is not known is ignored. */
export const VERSION = 1;

/** What becomes of what a seat does, or of the game's beginning. */
export interface Seen {
  readonly by?: number;
  /** As a record writes it. */
  readonly did?: string;
  /** Whether only the seat itself may know that it did that. */
  readonly isSecret?: boolean;
  readonly events: readonly GameEvent[];
}

/** A game as a program is told of it: nothing that decides chance. */
export type PublicRules = Omit<Setup, 'seats' | 'seed' | 'prepared'>;

export function publicRules({ seats: _, seed: __, prepared: ___, ...rules }: Setup): PublicRules {
  return rules;
}

/** One line. Places on the board are words, as in records. */
export const written = (message: object): string =>
  JSON.stringify(message, (_, value) => (isPlace(value) ? writePlace(value) : value));

/** What a line holds; undefined where it is no JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON can hold.
const isPlace = (value: any): boolean =>
  typeof value?.kind === 'string' &&
  typeof value.at === 'string' &&
  typeof value.x === 'number' &&
  typeof value.y === 'number';

const Name = z.string().max(100);

/** Whatever a program may say. */
export const AnswerSchema = z.looseObject({ t: z.string() });

export const IdSchema = z.object({
  t: z.literal('id'),
  name: Name,
  version: Name.optional(),
  /** Left out: all of them. */
  sets: z.array(z.string()).optional(),
  rules: z.array(z.string()).optional(),
  players: z.tuple([z.number(), z.number()]).optional(),
});
export type Id = z.infer<typeof IdSchema>;

export const PongSchema = z.object({ t: z.literal('pong'), n: z.number() });

export const ChoiceSchema = z.object({ t: z.literal('choice'), id: z.number(), i: z.int() });

const LaidSchema = z.object({
  tile: z.string(),
  x: z.int(),
  y: z.int(),
  rotation: z.literal(ROTATIONS),
  seat: z.int().nullable(),
});

/** Of what a program is told, what one of ours reads. */
export const ToldSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello') }),
  z.object({ t: z.literal('new'), seat: z.int(), players: z.int(), rules: z.looseObject({}), seed: z.int() }),
  z.object({ t: z.literal('see'), did: z.string().optional(), events: z.array(z.looseObject({ type: z.string() })) }),
  z.object({
    t: z.literal('move'),
    id: z.int(),
    view: z.object({ board: z.array(LaidSchema) }),
    options: z.array(z.object({ k: z.string() })),
    ms: z.number(),
  }),
  z.object({ t: z.literal('ping'), n: z.number() }),
  z.object({ t: z.literal('quit') }),
]);
export type ToldMessage = z.infer<typeof ToldSchema>;
