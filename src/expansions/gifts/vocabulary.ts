/** The cards of The Gifts. */
export const GIFTS = ['synod', 'road-sweeper', 'cash-out', 'change-position', 'take-2'] as const;
export type Gift = (typeof GIFTS)[number];
