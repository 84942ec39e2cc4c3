/** Animals, dearest first. */
export const ANIMALS = ['elephant', 'tiger', 'bear', 'seal', 'monkey', 'flea'] as const;
export type Animal = (typeof ANIMALS)[number];
