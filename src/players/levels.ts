/** How strong a computer player is, weakest first. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];
