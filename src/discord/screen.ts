import { z } from 'zod';
import type { Present } from '../game/tables.ts';

const Snowflake = z.string().regex(/^\d{1,20}$/);

const KINDS = ['lobby', 'turn', 'result', 'closed', 'notice'] as const;

/** A message that still has buttons it should no longer have. */
const FadingSchema = z.strictObject({
  channel: Snowflake,
  id: Snowflake,
  kind: z.literal(KINDS),
  turn: z.int().min(0),
});
export type Fading = z.infer<typeof FadingSchema>;

const Shape = z.object({
  message: z.strictObject({ channel: Snowflake, id: Snowflake }).nullable(),
  kind: z.literal(KINDS),
  /** The turn it shows; 0 in the lobby. */
  turn: z.int().min(0),
  /** Whose turn it shows. */
  seat: z.int().min(0).nullable(),
  /** The table's revision that its components name. */
  revision: z.int().min(0),
  /** Older messages, until they have been changed: so a restart in between forgets none. */
  fading: z.array(FadingSchema).default([]),
});
/** Which message shows a table, and what it shows. Losing it loses nothing of a game: the next message is posted anew. */
export type Screen = z.infer<typeof Shape>;
/** What a newer version adds stays where it is. */
export const ScreenSchema = Shape.loose() as z.ZodType<Screen>;

export const NO_SCREEN: Screen = { message: null, kind: 'lobby', turn: 0, seat: null, revision: 0, fading: [] };

/** What a message that shows the table as it is now shows. */
export function screenFor({ table, game }: Present): Omit<Screen, 'message' | 'fading'> {
  const { phase, revision } = table;
  if (phase === 'playing' && game) {
    return { kind: 'turn', turn: game.view(null).turn, seat: game.asked, revision };
  }
  const kind = phase === 'lobby' ? 'lobby' : phase === 'finished' ? 'result' : 'closed';
  return { kind, turn: 0, seat: null, revision };
}

/** Whether the same message goes on showing the table: a turn while it lasts, and a lobby until it has closed. */
export function isSameScreen(shown: Screen, next: Omit<Screen, 'message' | 'fading'>): boolean {
  if (shown.kind === 'lobby' && next.kind === 'closed') return true;
  return shown.kind === next.kind && shown.turn === next.turn && shown.seat === next.seat;
}

/** Nothing will ever change on it again. */
export const isSettled = ({ kind, fading }: Screen): boolean =>
  (kind === 'result' || kind === 'closed') && fading.length === 0;
