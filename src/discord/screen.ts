import { z } from 'zod';

const Snowflake = z.string().regex(/^\d{1,20}$/);

/** Which message shows a table. Losing it loses nothing of a game: the next message is posted anew. */
export const ScreenSchema = z.strictObject({
  /** The lobby's message, then the present turn's, then the result's. */
  message: z.strictObject({ channel: Snowflake, id: Snowflake }).nullable(),
  /** The table's revision that the message shows. */
  revision: z.int().min(0),
});
export type Screen = z.infer<typeof ScreenSchema>;
