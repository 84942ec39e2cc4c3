import type { Hooks, RuleModule } from './expansion.ts';
import { MODULES } from './modules.ts';

/**
 * A changed ruling. The module has the present reading, and this object the one before. Older games end under it, and their records replay
 * to the same end. In the base game's own code `setup.version` decides.
 */
export interface ChangedRuling {
  /** Ids, `G12` for example. */
  readonly rules: readonly string[];
  /** The version of the rules that brought the present reading: 2 or more. */
  readonly since: number;
  /** What the module had in place of its present parts; `undefined` if it had nothing of the kind. */
  readonly before: { readonly [Part in keyof Hooks | 'figures' | 'steps' | 'verbs']?: RuleModule[Part] | undefined };
}

/** The version of the rules under which new games begin. Every version from 1 can be played. A changed ruling raises it. */
export const RULES_VERSION = MODULES.flatMap(({ changed = [] }) => changed).reduce(
  (newest, { since }) => Math.max(newest, since),
  1,
);

/** What a module brings under a version of the rules. */
export function moduleUnder(version: number, module: RuleModule): RuleModule {
  const later = module.changed?.filter(({ since }) => since > version) ?? [];
  // Newest first, so that the oldest change wins: it held at that version.
  return later.length === 0 ? module : Object.assign({}, module, ...later.map(({ before }) => before).reverse());
}
