import { STEPS } from '../steps/index.ts';
import type { CollectedHooks, RuleModule } from './expansion.ts';

/** A line of modules: a hook, or the steps that modules put before a step of every turn. */
export type OrderRow = keyof CollectedHooks | keyof typeof STEPS;

/** `satisfies` keeps the list complete, but for `mayLie`, which is collected by design. */
const HOOKS = Object.keys({
  arrange: 0,
  placements: 0,
  keepsAside: 0,
  turnBegins: 0,
  placed: 0,
  acted: 0,
  meepleOptions: 0,
  offersElsewhere: 0,
  followOptions: 0,
  isSafe: 0,
  mayStand: 0,
  maySpan: 0,
  breaksTie: 0,
  worth: 0,
  share: 0,
  bonus: 0,
  scored: 0,
  awarded: 0,
  featureFinished: 0,
  landScored: 0,
  tidy: 0,
  moved: 0,
  turnOver: 0,
  anotherTurn: 0,
  runBegins: 0,
  gaveUp: 0,
  brokenOff: 0,
  noTileLeft: 0,
  mayFill: 0,
  promises: 0,
  beforeFields: 0,
  final: 0,
} satisfies Record<keyof CollectedHooks, 0>) as (keyof CollectedHooks)[];

export const LINES: readonly OrderRow[] = [...HOOKS, ...(Object.keys(STEPS) as (keyof typeof STEPS)[])];

/** Whether a module has something in a line: a function for the hook, or steps before that step. */
export const standsIn = (module: RuleModule, line: OrderRow): boolean =>
  line in STEPS
    ? (module.steps ?? []).some(({ before }) => before === line)
    : module[line as keyof CollectedHooks] !== undefined;

/** Whether a module wants to come after another one in a line. */
const wantsAfter = ({ switch: own, order }: RuleModule, line: OrderRow, other: RuleModule): boolean => {
  const wish = order?.[line];
  return wish === 'last' ? other.switch !== own : (wish?.after.includes(other.switch) ?? false);
};

/**
 * The modules of a line. They come in the order of the list, but a module waits for the modules that it wants to come after.
 * If wishes contradict each other, each module of `circle` waits for the next, and the last for the first; else it is empty.
 */
export function lineUp(modules: readonly RuleModule[], line: OrderRow): { order: RuleModule[]; circle: RuleModule[] } {
  const waiting = modules.filter((module) => standsIn(module, line));
  const order: RuleModule[] = [];
  const awaitedBy = (module: RuleModule) => waiting.find((other) => wantsAfter(module, line, other));
  while (waiting.length > 0) {
    const next = waiting.findIndex((module) => awaitedBy(module) === undefined);
    if (next < 0) break;
    order.push(...waiting.splice(next, 1));
  }
  const circle: RuleModule[] = [];
  let at = waiting[0];
  while (at && !circle.includes(at)) {
    circle.push(at);
    at = awaitedBy(at);
  }
  return { order, circle: at ? circle.slice(circle.indexOf(at)) : [] };
}

/** The functions of each hook, in its order. */
export function hooksOf(modules: readonly RuleModule[]): CollectedHooks {
  const collected = HOOKS.map((name) => [name, lineUp(modules, name).order.flatMap((module) => module[name] ?? [])]);
  return Object.fromEntries(collected) as unknown as CollectedHooks;
}
