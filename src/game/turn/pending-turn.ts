import { z } from 'zod';
import { ClockSchema } from '../time/clock.ts';

/**
 * What somebody has done last, as it is stored while it may still be taken back. It is no part of the record yet: the next tile is drawn
 * only when it is, so that nobody can have seen it before.
 */
export const HeldSchema = z.strictObject({
  /** Whose it is. */
  seat: z.int().min(0),
  /** Lines as in a record. */
  actions: z.array(z.string().max(200)).min(1).max(20),
  /** When it cannot be taken back any more, ms since 1970. */
  until: z.number(),
  /** Their clock, which goes on if they take it back. */
  clock: ClockSchema.exactOptional(),
});
export type PendingTurn = Readonly<z.infer<typeof HeldSchema>>;

/** Somebody asks the others to take back what has been played since their last turn began. */
export const UndoWishSchema = z.strictObject({
  seat: z.int().min(0),
  /** How many lines of the record would be left. */
  to: z.int().min(0),
  /** Others who have agreed. */
  agreed: z.array(z.string().regex(/^\d{1,20}$/)),
});
