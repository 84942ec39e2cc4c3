import { z } from 'zod';
import { type GameEvent, ROTATIONS, type Setup, writePlace } from '../../../src/engine/index.ts';

/** The protocol `carc/1`, as docs/players.md describes it: one JSON object a line; unknown keys are ignored. */
export const VERSION = 1;

/** The events that a seat's action, or the beginning of the game, brings. */
export interface Seen {
  readonly by?: number;
  /** The action as a record writes it. */
  readonly did?: string;
  /** Whether only the seat itself may know about the action. */
  readonly isSecret?: boolean;
  readonly events: readonly GameEvent[];
}

/** The rules of a game as a program is told them: without anything that decides chance. */
export type PublicRules = Omit<Setup, 'seats' | 'seed' | 'prepared'>;

export function publicRules({ seats: _, seed: __, prepared: ___, ...rules }: Setup): PublicRules {
  return rules;
}

/** A message as one line. Places on the board are words, as in records. */
export const written = (message: object): string =>
  JSON.stringify(message, (_, value) => (isPlace(value) ? writePlace(value) : value));

/** The content of a line; undefined if it is not JSON. */
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

/** The shape of every answer. */
export const AnswerSchema = z.looseObject({ t: z.string() });

export const IdSchema = z.object({
  t: z.literal('id'),
  name: Name,
  version: Name.optional(),
  /** Absent means all sets. */
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

/** The parts of the arena's messages that our own players read. */
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
