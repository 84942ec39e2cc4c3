import { z } from 'zod';
import { ClockSchema } from '../time/clock.ts';

/**
 * A player's last actions, stored while they can still be taken back. They are not in the record yet. The next tile is drawn only when they
 * are, so that nobody can have seen it before.
 */
export const HeldSchema = z.strictObject({
  /** Its player. */
  seat: z.int().min(0),
  /** Lines as in a record. */
  actions: z.array(z.string().max(200)).min(1).max(20),
  /** The end of the time to take it back, ms since 1970. */
  until: z.number(),
  /** The player's clock, which runs on if they take the turn back. */
  clock: ClockSchema.exactOptional(),
});
export type PendingTurn = Readonly<z.infer<typeof HeldSchema>>;

/** A player's request to undo everything since their last turn began. */
export const UndoWishSchema = z.strictObject({
  seat: z.int().min(0),
  /** The number of lines that would remain in the record. */
  to: z.int().min(0),
  /** Others who have agreed. */
  agreed: z.array(z.string().regex(/^\d{1,20}$/)),
});
