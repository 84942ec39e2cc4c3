import { z } from 'zod';
import ladder from './ratings.json' with { type: 'json' };

/** How strong a computer player is, weakest first. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const rating = z.int();
const LadderSchema = z.object({
  ratings: z.object({ novice: rating, easy: rating, medium: rating, hard: rating, master: rating }),
});

/** The rating of each level among computers, with `greedy` at 1000. `npm run -s players -- ladder` makes the file. */
export const RATINGS: Readonly<Record<Level, number>> = LadderSchema.parse(ladder).ratings;
