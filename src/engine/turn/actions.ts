import type { Figure, Place, Placement } from '../vocabulary.ts';

/**
 * What can be done: each verb with what it points at. A module adds its own here (by declaration merging) and says in its
 * `verbs` how they are written and done.
 */
export interface Verbs {
  place: Placement;
  deploy: { readonly figure: Figure; readonly on: Place };
  pass: unknown;
}

export type VerbId = keyof Verbs;

/** What one verb does to what. */
export type ActionOf<Verb extends VerbId> = { readonly type: Verb } & Verbs[Verb];

/** Everything a player can ever decide. */
export type Action = { readonly [Verb in VerbId]: ActionOf<Verb> }[VerbId];

export const PASS: Action = { type: 'pass' };

export const samePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;
