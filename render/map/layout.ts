import type { MapLayout } from '../../src/engine/board/map-layout.ts';

export type { At, Contact, LargeCitySquare } from '../../src/engine/board/map-layout.ts';

/** The drawn part of a map's file: its squares, the prints on and around them, and their names. */
export type MapPlan = Pick<
  MapLayout,
  'id' | 'size' | 'grid' | 'start' | 'largeCities' | 'borderPrints' | 'ferries' | 'islands' | 'highlights' | 'towns'
>;

export const letterAt = ({ grid }: MapPlan, x: number, y: number): string => grid[y]?.[x] ?? '.';
