import { createHash } from 'node:crypto';
import { type Action, writeMove } from '../../engine/index.ts';

/** What a component names of a decision: an option by its number, and a check of the lines that it would play. */
export const optionId = (index: number | 'none', actions: readonly Action[]): string => `${index}.${checkOf(actions)}`;

/** Four letters: a deployment that lists options in another order must not make an open panel play another one. */
const checkOf = (actions: readonly Action[]): string =>
  createHash('sha256').update(actions.map(writeMove).join('\n')).digest('base64url').slice(0, 4);

/** The number an id names, whatever its check, `none` for doing nothing; null where it is no such id. */
export function optionNumber(id: string): number | 'none' | null {
  const [, number] = /^(none|\d{1,4})(?:\.|$)/.exec(id) ?? [];
  return number === undefined ? null : number === 'none' ? number : Number(number);
}

/**
 * Whether the id was made for just these lines. One of version 0.1.0 has no check: what its games offer stands in the order in which
 * it stood then, which the kept games hold (`test/kept`).
 */
export function isFor(id: string, actions: readonly Action[]): boolean {
  const [, check] = id.split('.');
  return check === undefined || check === checkOf(actions);
}
