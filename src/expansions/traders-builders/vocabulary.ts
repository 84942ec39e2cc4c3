/** Trade goods: marks on cities, and tokens for finishing them. */
export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];

declare module '../../engine/tiles/tiles.ts' {
  interface MarkIds extends Record<Good, unknown> {}
}
