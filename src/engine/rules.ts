import { Refused } from './refused.ts';
import { RULES_VERSION, type Setup } from './setup.ts';
import { STEPS, type Step, type StepId } from './steps/index.ts';
import { TILE_DESIGNS, TILE_SETS } from './tiles.ts';
import { SWITCHES } from './view.ts';
import type { Figure, Kind } from './vocabulary.ts';

export interface FigureRule {
  readonly figure: Figure;
  /** How many of it each seat has. */
  readonly count: number;
  readonly votes: number;
  readonly on: readonly Kind[];
}

/** A setup worked out once; shared by all clones of a game. */
export interface Rules {
  readonly setup: Setup;
  /** The steps of an ordinary turn. */
  readonly turn: readonly StepId[];
  readonly steps: Readonly<Record<StepId, Step>>;
  readonly figures: readonly FigureRule[];
  /** Design index of every tile in play, start tile included. */
  readonly designs: readonly number[];
}

const PLAYERS = { least: 2, most: 6 };

/** Seven meeples are for playing; the eighth marks the score (B2). */
const MEEPLES = 7;

/** Throws `Refused('unreadable-record')` at a setup that no game can have. */
export function rulesOf(setup: Setup): Rules {
  checkSetup(setup);
  const fields = setup.switches.includes('fields');
  const designs = TILE_DESIGNS.flatMap((design, index) =>
    setup.sets.includes(design.set) ? Array<number>(design.count).fill(index) : [],
  );
  return {
    setup,
    turn: ['draw', 'place', 'meeple', 'score', 'end'],
    steps: STEPS,
    figures: [
      {
        figure: 'meeple',
        count: MEEPLES,
        votes: 1,
        on: ['road', 'city', ...(fields ? ['field' as const] : []), 'monastery'],
      },
    ],
    designs,
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
