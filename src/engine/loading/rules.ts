import { Kept } from '../../kept.ts';
import { MOST_MARKS } from '../board/marks.ts';
import type { Position } from '../board/position.ts';
import type { PrintedMap } from '../board/printed-map.ts';
import type { GameView, OwnView, Switch } from '../for-players/view.ts';
import { invariant, Refused } from '../record/refused.ts';
import { MOST_COPIES, MOST_MEEPLES, type Setup } from '../start/setup.ts';
import { entryOf, STEPS, type Step, type StepEntry, type StepId } from '../steps/index.ts';
import { mostMarksOn } from '../tiles/rotated-tiles.ts';
import { TILE_DESIGNS, TILE_SETS, type TileSet } from '../tiles/tiles.ts';
import type { VerbId } from '../turn/actions.ts';
import type { ActionVerb } from '../turn/verbs.ts';
import { type Figure, type Kind, MEEPLE_KINDS } from '../vocabulary.ts';
import type { CollectedHooks, Hooks, RuleModule } from './expansion.ts';
import { FIGURES, MODULES, SWITCHES, VERBS } from './modules.ts';
import { hooksOf, lineUp } from './order.ts';
import { moduleUnder, RULES_VERSION } from './rulings.ts';

export interface FigureRule {
  readonly figure: Figure;
  /** How many of it each seat has. */
  readonly count: number;
  readonly votes: number;
  /** Its votes on a feature, given by its root, if they depend on the feature. They replace `votes`. */
  votesOn?(position: Position, root: number): number;
  /** A meeple in the sense of the rules: it claims what it stands on, and cards and arrows may move it (L6). */
  readonly meeple: boolean;
  /** It is no meeple, but it holds its feature against meeples. */
  readonly holds?: true;
  /**
   * It stands where four tiles meet, at the north-western corner of the tile that its place names, and so on none of them. A rule that
   * closes a tile to figures does not concern it.
   */
  readonly atCorner?: true;
  /** The kinds on which it may stand. An ordinary step 2 may place meeples there; the module of any other figure says when. */
  readonly on: readonly Kind[];
}

/** A setup worked out once; shared by all clones of a game. */
export interface Rules {
  readonly setup: Setup;
  /** The steps of every turn. */
  readonly turn: readonly StepEntry[];
  readonly steps: Readonly<Partial<Record<StepId, Step>>>;
  readonly verbs: Readonly<Partial<Record<VerbId, ActionVerb>>>;
  /** Whether chance decides what some verbs do. */
  readonly hasChance: boolean;
  readonly figures: readonly FigureRule[];
  /** By figure in the game: its index in `figures`. */
  readonly order: Readonly<Partial<Record<Figure, number>>>;
  readonly votes: Readonly<Record<Figure, number>>;
  /** By figure whose votes depend on the feature; null if there is none. */
  readonly votesOn: Readonly<Partial<Record<Figure, NonNullable<FigureRule['votesOn']>>>> | null;
  readonly claims: Readonly<Record<Figure, boolean>>;
  /** Figures by which a feature counts as claimed: those that claim it, and others that hold it. */
  readonly holds: Readonly<Record<Figure, boolean>>;
  readonly atCorner: Readonly<Record<Figure, boolean>>;
  /** How many figures that claim what they stand on each seat has. */
  readonly claimants: number;
  /** Design index of every tile that is drawn, start tile included. */
  readonly designs: readonly number[];
  /** The modules of the switches that are on, in the order of the list. */
  readonly modules: readonly RuleModule[];
  readonly hooks: CollectedHooks;
  /** Whether a rule lays roads over laid tiles. */
  readonly spans: boolean;
  /** By design: the conditions of a placement besides matching edges. */
  readonly mayLie: readonly (readonly Hooks['mayLie'][])[];
  /** What a view holds of modules that are not in play. */
  readonly unseen: Omit<GameView, keyof OwnView>;
  /** What is printed on the table; null for a bare table. */
  readonly ground: PrintedMap | null;
}

const PLAYERS = { least: 2, most: 6 };

/** Seven meeples are for playing; the eighth marks the score (B2). */
const MEEPLES = 7;

/** What follows from version, sets and switches alone, some 18 kB. It is worked out once for each choice and kept while in use. */
type Compiled = Omit<Rules, 'setup' | 'ground'>;
const COMPILED = new Kept<string, Compiled>(200);

/** Throws `Refused('unreadable-record')` for a setup that no game can have. */
export function rulesOf(setup: Setup): Rules {
  checkSetup(setup);
  const sets = TILE_SETS.filter((set) => setup.sets.includes(set));
  const switches = SWITCHES.filter((one) => setup.switches.includes(one));
  const copies = setup.copies ?? 1;
  const meeples = setup.options?.meeples ?? MEEPLES;
  const key = `${setup.version} ${sets} ${switches} ${copies} ${meeples}`;
  const known = COMPILED.get(key);
  const compiled = known ?? compile(setup.version, sets, switches, copies, meeples);
  if (!known) COMPILED.set(key, compiled);
  checkModules(setup, compiled.modules);
  const ground = compiled.modules.find((module) => module.ground)?.ground?.(setup) ?? null;
  return { setup, ...compiled, ground };
}

function compile(
  version: number,
  sets: readonly TileSet[],
  switches: readonly Switch[],
  copies: number,
  meeples: number,
): Compiled {
  const fields = switches.includes('fields');
  // The present module finds its slot; its behaviour is that of the setup's version.
  const modules = MODULES.filter((module) => switches.includes(module.switch));
  const ruled = modules.map((module) => moduleUnder(version, module));
  const meeple: FigureRule = { figure: 'meeple', count: meeples, votes: 1, meeple: true, on: MEEPLE_KINDS };
  const figures = [meeple, ...ruled.flatMap((module) => module.figures ?? [])].map((rule) =>
    fields ? rule : { ...rule, on: rule.on.filter((kind) => kind !== 'field') },
  );
  const byFigure = <T>(value: (rule: FigureRule | undefined) => T): Record<Figure, T> =>
    Object.fromEntries(
      FIGURES.map((figure) => [figure, value(figures.find((one) => one.figure === figure))]),
    ) as Record<Figure, T>;
  const designs = TILE_DESIGNS.flatMap((design, index) =>
    sets.includes(design.set) && !design.apart ? Array<number>(design.count * copies).fill(index) : [],
  );
  const verbs = Object.fromEntries(
    [...VERBS.values(), ...ruled.flatMap(({ verbs = [] }) => verbs)].map((one) => [one.verb, one]),
  );
  invariant(mostMarksOn(designs) <= MOST_MARKS, 'the marks on all tiles in play can be counted');
  return {
    ...stepsOf(ruled),
    verbs,
    hasChance: Object.values(verbs).some(({ ways }) => ways !== undefined),
    figures,
    order: Object.fromEntries(figures.map(({ figure }, index) => [figure, index])),
    votes: byFigure((rule) => rule?.votes ?? 0),
    votesOn: votesOnOf(figures),
    claims: byFigure((rule) => rule?.meeple ?? false),
    holds: byFigure((rule) => (rule?.meeple || rule?.holds) ?? false),
    atCorner: byFigure((rule) => rule?.atCorner ?? false),
    claimants: figures.reduce((sum, { meeple, count }) => (meeple ? sum + count : sum), 0),
    designs,
    modules,
    hooks: hooksOf(ruled),
    spans: ruled.some((module) => module.spans),
    mayLie: TILE_DESIGNS.map((design) =>
      ruled.flatMap(({ mayLie, concerns }) => (mayLie && (concerns?.(design) ?? true) ? mayLie : [])),
    ),
    unseen: Object.assign({}, ...MODULES.map(({ slot }) => slot?.unseen)),
  };
}

function votesOnOf(figures: readonly FigureRule[]): Rules['votesOn'] {
  const some = figures.flatMap(({ figure, votesOn }) => (votesOn ? [[figure, votesOn]] : []));
  return some.length === 0 ? null : Object.fromEntries(some);
}

function stepsOf(modules: readonly RuleModule[]): Pick<Rules, 'turn' | 'steps'> {
  const turn = Object.keys(STEPS) as StepId[];
  const steps: Partial<Record<StepId, Step>> = { ...STEPS };
  for (const { id, step } of modules.flatMap((module) => module.steps ?? [])) steps[id] = step;
  for (const line of Object.keys(STEPS) as (keyof typeof STEPS)[]) {
    const own = lineUp(modules, line).order.flatMap((module) => module.steps ?? []);
    turn.splice(turn.indexOf(line), 0, ...own.flatMap(({ id, before }) => (before === line ? id : [])));
  }
  return { turn: turn.map((step) => entryOf(step)), steps };
}

function checkModules(setup: Setup, modules: readonly RuleModule[]): void {
  const { sets, switches, map, options } = setup;
  const refuse = (what: string): never => {
    throw new Refused('unreadable-record', what);
  };
  for (const { switch: on, needs, refusal } of modules) {
    if (needs?.some((set) => !sets.includes(set))) refuse(`switch ${on} without its tiles`);
    const why = refusal?.(setup);
    if (why) refuse(why);
  }
  const { meeples: _, most: __, ...ofMap } = options ?? {};
  if ((map !== undefined || Object.keys(ofMap).length > 0) && !switches.includes('map'))
    refuse('a map without its rules');
}

function checkSetup({ version, seats, sets, copies = 1, switches, seed, options = {} }: Setup): void {
  const refuse = (what: string): never => {
    throw new Refused('unreadable-record', what);
  };
  if (!Number.isInteger(version) || version < 1 || version > RULES_VERSION) refuse(`rules version ${version}`);
  if (!Number.isInteger(seats) || seats < PLAYERS.least || seats > PLAYERS.most) refuse(`${seats} seats`);
  if (!sets.includes('base') || sets.some((set) => !TILE_SETS.includes(set))) refuse(`sets ${sets}`);
  if (new Set(sets).size !== sets.length) refuse(`sets ${sets}`);
  if (!Number.isInteger(copies) || copies < 1 || copies > MOST_COPIES) refuse(`${copies} copies of each set`);
  if (switches.some((one) => !SWITCHES.includes(one))) refuse(`switches ${switches}`);
  const { meeples = MEEPLES, most = 1 } = options;
  if (!Number.isInteger(most) || most < 1) refuse(`${most} tiles`);
  if (!Number.isInteger(meeples) || meeples < 1 || meeples > MOST_MEEPLES) refuse(`${meeples} meeples`);
  if (typeof seed !== 'string' || seed === '' || !seed.isWellFormed()) refuse('seed');
}
