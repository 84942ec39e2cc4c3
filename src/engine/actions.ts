import type { Figure, Gift, Place, Placement, Square, TileId } from './vocabulary.ts';

/** Everything a player can ever decide. Closed: the compiler lists what a new action still needs. */
export type Action =
  | ({ readonly type: 'place' } & Placement)
  | { readonly type: 'deploy'; readonly figure: Figure; readonly on: Place }
  /** Takes a figure back in step 2 (AB4). */
  | { readonly type: 'return'; readonly figure: Figure; readonly from: Place }
  /** Activates the arrow of the tile on a square (AN6). */
  | ({ readonly type: 'activate' } & Square)
  | Opening
  /** Which of two tiles is placed (G60). */
  | { readonly type: 'keep'; readonly tile: TileId }
  | { readonly type: 'pass' };

/** Opens a gift: the figure it moves, the place it acts on and, for Change Position, the place to go to. */
export interface Opening {
  readonly type: 'open';
  readonly gift: Gift;
  readonly figure: Figure | null;
  readonly on: Place | null;
  readonly to: Place | null;
}

export const PASS: Action = { type: 'pass' };

export const samePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;

const sameOrNone = (a: Place | null, b: Place | null): boolean => (a && b ? samePlace(a, b) : a === b);

export function sameAction(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'place':
      return b.type === 'place' && a.x === b.x && a.y === b.y && a.rotation === b.rotation;
    case 'deploy':
      return b.type === 'deploy' && a.figure === b.figure && samePlace(a.on, b.on);
    case 'return':
      return b.type === 'return' && a.figure === b.figure && samePlace(a.from, b.from);
    case 'activate':
      return b.type === 'activate' && a.x === b.x && a.y === b.y;
    case 'open':
      return (
        b.type === 'open' &&
        a.gift === b.gift &&
        a.figure === b.figure &&
        sameOrNone(a.on, b.on) &&
        sameOrNone(a.to, b.to)
      );
    case 'keep':
      return b.type === 'keep' && a.tile === b.tile;
    case 'pass':
      return b.type === 'pass';
  }
}
