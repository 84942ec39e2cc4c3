import type { CollectedHooks, Hooks, RuleModule } from './expansion.ts';
import { MODULES } from './expansions/index.ts';
import { Refused } from './refused.ts';
import { RULES_VERSION, type Setup } from './setup.ts';
import { STEPS, type Step, type StepId } from './steps/index.ts';
import { TILE_DESIGNS, TILE_SETS, type TileSet } from './tiles.ts';
import { SWITCHES, type Switch } from './view.ts';
import { FIGURES, type Figure, type Kind } from './vocabulary.ts';

export interface FigureRule {
  readonly figure: Figure;
  /** How many of it each seat has. */
  readonly count: number;
  readonly votes: number;
  /** A meeple in the sense of the rules: it claims what it stands on, and cards and arrows may move it (L6). */
  readonly meeple: boolean;
  /** Where it may be placed in an ordinary step 2. */
  readonly on: readonly Kind[];
}

/** A setup worked out once; shared by all clones of a game. */
export interface Rules {
  readonly setup: Setup;
  /** The steps of every turn. */
  readonly turn: readonly StepId[];
  readonly steps: Readonly<Partial<Record<StepId, Step>>>;
  readonly figures: readonly FigureRule[];
  readonly votes: Readonly<Record<Figure, number>>;
  readonly claims: Readonly<Record<Figure, boolean>>;
  /** Design index of every tile in play, start tile included. */
  readonly designs: readonly number[];
  /** Of the switches that are on, in the order of the list. */
  readonly modules: readonly RuleModule[];
  readonly hooks: CollectedHooks;
}

const PLAYERS = { least: 2, most: 6 };

/** Seven meeples are for playing; the eighth marks the score (B2). */
const MEEPLES = 7;

/** What follows from sets and switches alone; worked out once for each choice of them. */
type Compiled = Omit<Rules, 'setup'>;
const COMPILED = new Map<string, Compiled>();

/** Throws `Refused('unreadable-record')` at a setup that no game can have. */
export function rulesOf(setup: Setup): Rules {
  checkSetup(setup);
  const sets = TILE_SETS.filter((set) => setup.sets.includes(set));
  const switches = SWITCHES.filter((one) => setup.switches.includes(one));
  const key = `${sets} ${switches}`;
  const compiled = COMPILED.get(key) ?? compile(sets, switches);
  COMPILED.set(key, compiled);
  return { setup, ...compiled };
}

function compile(sets: readonly TileSet[], switches: readonly Switch[]): Compiled {
  const modules = MODULES.filter((module) => switches.includes(module.switch));
  const on = switches.includes('fields') ? ([...STANDING, 'field'] as const) : STANDING;
  const figures: FigureRule[] = [
    { figure: 'meeple', count: MEEPLES, votes: 1, meeple: true, on },
    ...modules.flatMap((module) => module.figures ?? []),
  ];
  const byFigure = <T>(value: (rule: FigureRule | undefined) => T): Record<Figure, T> =>
    Object.fromEntries(
      FIGURES.map((figure) => [figure, value(figures.find((one) => one.figure === figure))]),
    ) as Record<Figure, T>;
  return {
    ...stepsOf(modules),
    figures,
    votes: byFigure((rule) => rule?.votes ?? 0),
    claims: byFigure((rule) => rule?.meeple ?? false),
    designs: TILE_DESIGNS.flatMap((design, index) =>
      sets.includes(design.set) ? Array<number>(design.count).fill(index) : [],
    ),
    modules,
    hooks: hooksOf(modules),
  };
}

const STANDING: readonly Kind[] = ['road', 'city', 'monastery'];

function stepsOf(modules: readonly RuleModule[]): Pick<Rules, 'turn' | 'steps'> {
  const turn = Object.keys(STEPS) as StepId[];
  const steps: Partial<Record<StepId, Step>> = { ...STEPS };
  for (const { id, before, step } of modules.flatMap((module) => module.steps ?? [])) {
    steps[id] = step;
    if (before !== null) turn.splice(turn.indexOf(before), 0, id);
  }
  return { turn, steps };
}

function hooksOf(modules: readonly RuleModule[]): CollectedHooks {
  const collect = <Name extends keyof Hooks>(name: Name) => {
    return modules.flatMap((module) => module[name] ?? []) as unknown as CollectedHooks[Name];
  };
  return {
    meepleOptions: collect('meepleOptions'),
    meepleAction: collect('meepleAction'),
    next: collect('next'),
    run: collect('run'),
    brokenOff: collect('brokenOff'),
    final: collect('final'),
  };
}

function checkSetup({ version, seats, sets, switches, seed }: Setup): void {
  const refuse = (what: string): never => {
    throw new Refused('unreadable-record', what);
  };
  if (version !== RULES_VERSION) refuse(`rules version ${version}`);
  if (!Number.isInteger(seats) || seats < PLAYERS.least || seats > PLAYERS.most) refuse(`${seats} seats`);
  if (!sets.includes('base') || sets.some((set) => !TILE_SETS.includes(set))) refuse(`sets ${sets}`);
  if (new Set(sets).size !== sets.length) refuse(`sets ${sets}`);
  if (switches.some((one) => !SWITCHES.includes(one))) refuse(`switches ${switches}`);
  if (typeof seed !== 'string' || seed === '' || !seed.isWellFormed()) refuse('seed');
}
