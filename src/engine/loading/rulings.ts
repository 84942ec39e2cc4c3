import type { Hooks, RuleModule } from './expansion.ts';
import { MODULES } from './modules.ts';

/**
 * A ruling that has been changed. The module has the present reading, and here the one before it, so that games which began
 * under it end under it, and their records replay to the same end. In the base game's own code `setup.version` decides.
 */
export interface ChangedRuling {
  /** Ids, `G12` for example. */
  readonly rules: readonly string[];
  /** The version of the rules that brought the present reading: 2 or more. */
  readonly since: number;
  /** What that module had in place of what it has now; `undefined` where it had nothing of the kind. */
  readonly before: { readonly [Part in keyof Hooks | 'figures' | 'steps' | 'verbs']?: RuleModule[Part] | undefined };
}

/** Of the rules that new games begin under. Every version from 1 on can be played. A module that changes raises it. */
export const RULES_VERSION = MODULES.flatMap(({ changed = [] }) => changed).reduce(
  (newest, { since }) => Math.max(newest, since),
  1,
);

/** What a module brings under a version of the rules. */
export function moduleUnder(version: number, module: RuleModule): RuleModule {
  const later = module.changed?.filter(({ since }) => since > version) ?? [];
  // Newest first: the oldest of them is what held at that version.
  return later.length === 0 ? module : Object.assign({}, module, ...later.map(({ before }) => before).reverse());
}
