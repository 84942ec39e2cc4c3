/** Trade goods: marks on cities, and tokens of who finishes them. */
export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
