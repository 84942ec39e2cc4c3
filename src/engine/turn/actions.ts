import type { Verbs } from '../declared.ts';
import type { Place } from '../vocabulary.ts';

export type VerbId = keyof Verbs;

/** An action of one verb, with its points. */
export type ActionOf<Verb extends VerbId> = { readonly type: Verb } & Verbs[Verb];

/** Everything a player can ever decide. */
export type Action = { readonly [Verb in VerbId]: ActionOf<Verb> }[VerbId];

export const PASS: Action = { type: 'pass' };

export const samePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;
