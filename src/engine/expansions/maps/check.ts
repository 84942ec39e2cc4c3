import type { MapLayout } from '../../map-layout.ts';

export interface Problem {
  readonly says: string;
}
export const problemsOf = (_layout: MapLayout): Problem[] => [];
