/** Pieces that pass from seat to seat. */
export const HELD = ['king', 'robber'] as const;
export type Held = (typeof HELD)[number];
