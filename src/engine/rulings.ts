import type { Hooks, RuleModule } from './expansion.ts';
import type { Switch } from './view.ts';

/**
 * A ruling that has been changed. The module has the present reading; the one before it stays here, so that games which began
 * under it end under it, and their records replay to the same end. In the base game's own code `setup.version` decides.
 */
export interface ChangedRuling {
  /** Its id, `G12` for example. */
  readonly rule: string;
  /** The version of the rules that brought the present reading: 2 or more. */
  readonly since: number;
  /** Whose module it changed. */
  readonly of: Switch;
  /** What that module had in place of what it has now; `undefined` where it had nothing of the kind. */
  readonly before: { readonly [Part in keyof Hooks | 'figures' | 'steps' | 'verbs']?: RuleModule[Part] | undefined };
}

/** Oldest first. Adding one raises the version of the rules, and is told in CHANGELOG.md. */
export const CHANGED_RULINGS: readonly ChangedRuling[] = [];

/** Of the rules that new games begin under. Every version from 1 on can be played. */
export const RULES_VERSION = CHANGED_RULINGS.reduce((newest, { since }) => Math.max(newest, since), 1);

/** What a module brings under a version of the rules. */
export function moduleUnder(version: number, module: RuleModule, changed = CHANGED_RULINGS): RuleModule {
  const later = changed.filter((ruling) => ruling.of === module.switch && ruling.since > version);
  // Newest first: the oldest of them is what held at that version.
  return later.length === 0 ? module : Object.assign({}, module, ...later.map(({ before }) => before).reverse());
}
