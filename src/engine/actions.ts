import type { Figure, Place, Placement } from './vocabulary.ts';

/** Everything a player can ever decide. Closed: the compiler lists what a new action still needs. */
export type Action =
  | ({ readonly type: 'place' } & Placement)
  | { readonly type: 'deploy'; readonly figure: Figure; readonly on: Place }
  | { readonly type: 'pass' };

export const PASS: Action = { type: 'pass' };

/** What a step offers that leaves nothing to decide. */
export const ONLY_PASS: readonly Action[] = [PASS];

export const samePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;

export function sameAction(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'place':
      return b.type === 'place' && a.x === b.x && a.y === b.y && a.rotation === b.rotation;
    case 'deploy':
      return b.type === 'deploy' && a.figure === b.figure && samePlace(a.on, b.on);
    case 'pass':
      return b.type === 'pass';
  }
}
