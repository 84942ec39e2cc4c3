import { MODULES } from '../expansions/rules.ts';
import type { VerbId } from './actions.ts';
import { REASONS_OF_THE_BASE_GAME, type Reason } from './events.ts';
import type { RuleModule } from './expansion.ts';
import { invariant } from './refused.ts';
import { deploy } from './steps/meeple.ts';
import { place } from './steps/place.ts';
import type { TileSet } from './tiles.ts';
import { type Verb, verb } from './verbs.ts';
import type { PieceId, Switch } from './view.ts';
import type { Figure } from './vocabulary.ts';

/** The one place where the engine meets its expansions: what they declare is checked and gathered here. */
export * from '../expansions/rules.ts';

/** Every rule that can be on or off. */
export const SWITCHES = [
  'fields',
  ...gathered('switch', MODULES, (module) => [module], []).map((one) => one.switch),
] as [Switch, ...Switch[]];

const declared = gathered('figure', MODULES, ({ figures = [] }) => figures, []);

/** The set of tiles without which a rule means nothing. */
export const TILES_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, tiles }) => (tiles === undefined ? [] : [[on, tiles]])),
) as Readonly<Partial<Record<Switch, TileSet>>>;

/** Every kind of figure, in the order in which they are listed to people: meeples first, those of most uses before others. */
export const FIGURES = [
  'meeple',
  ...declared
    .toSorted((a, b) => Number(b.meeple) - Number(a.meeple) || b.on.length - a.on.length)
    .map(({ figure }) => figure),
] as [Figure, ...Figure[]];

/** Every kind of piece, in the order in which they are listed. */
export const PIECES: readonly PieceId[] = MODULES.flatMap(({ pieces = [] }) => pieces);

/** Everything that can be scored. */
export const REASONS = [...REASONS_OF_THE_BASE_GAME, ...MODULES.flatMap(({ reasons = [] }) => reasons)] as [
  Reason,
  ...Reason[],
];

const pass = verb<'pass'>({ verb: 'pass', points: [], run() {} });

/** The base game's own. */
export const CORE_VERBS: readonly Verb[] = [place, deploy, pass];

/** Every verb that a line can hold. */
export const VERBS: ReadonlyMap<VerbId, Verb> = new Map(
  gathered('verb', MODULES, ({ verbs = [] }) => verbs, CORE_VERBS).map((one) => [one.verb, one]),
);

/** What all modules declare of one kind, each id once: two with the same would undo each other unnoticed. */
export function gathered<Kind extends string, Declared extends { readonly [K in Kind]: string }>(
  kind: Kind,
  modules: readonly RuleModule[],
  declared: (module: RuleModule) => readonly Declared[],
  core: readonly Declared[],
): Declared[] {
  const all = [...core, ...modules.flatMap(declared)];
  const ids = all.map((one) => one[kind]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  invariant(twice === undefined, `${kind} ${twice} is declared once`);
  return all;
}
