/** The quarters of Carcassonne. */
export const QUARTERS = ['castle', 'cathedral', 'blacksmith', 'market'] as const;
export type Quarter = (typeof QUARTERS)[number];
