/** Trade goods: marks on cities, and tokens for finishing them. */
export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
