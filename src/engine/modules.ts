import { MODULES } from '../expansions/rules.ts';
import type { VerbId } from './actions.ts';
import { REASONS_OF_THE_BASE_GAME, type Reason } from './events.ts';
import type { RuleModule } from './expansion.ts';
import { invariant } from './refused.ts';
import { STEPS, type StepId } from './steps/index.ts';
import { deploy } from './steps/meeple.ts';
import { place } from './steps/place.ts';
import { MARKS, type Mark, TILE_MARKS, type TileSet } from './tiles.ts';
import { type Verb, verb } from './verbs.ts';
import type { PieceId, Switch } from './view.ts';
import type { Figure } from './vocabulary.ts';

/** The one place where the engine meets its expansions: what they declare is checked and gathered here. */
export * from '../expansions/rules.ts';

const pass = verb<'pass'>({ verb: 'pass', points: [], run() {} });

/** The base game's own. */
const CORE_VERBS: readonly Verb[] = [place, deploy, pass];

/** All ids of one kind, the base game's first. Each once: two with the same would undo each other unnoticed. */
function once<Id extends string>(kind: string, ids: readonly Id[]): readonly [Id, ...Id[]] {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  invariant(twice === undefined, `no two modules declare the ${kind} ${twice}`);
  return ids as unknown as readonly [Id, ...Id[]];
}

/** What modules declare, all together. Throws where two declare the same, or tiles bear what nobody declares. */
export function gathered(modules: readonly RuleModule[], printed: readonly Mark[] = [...MARKS, ...TILE_MARKS]) {
  const verbs = [...CORE_VERBS, ...modules.flatMap((module) => module.verbs ?? [])];
  const figures = modules.flatMap((module) => module.figures ?? []);
  const steps = modules.flatMap((module) => module.steps ?? []).map(({ id }) => id);
  const marks = once<Mark>(
    'mark',
    modules.flatMap((module) => module.marks ?? []),
  );
  const strange = printed.find((mark) => !marks.includes(mark));
  invariant(strange === undefined, `a module declares the mark ${strange} that tiles bear`);
  for (const { id, before } of modules.flatMap((module) => module.steps ?? [])) {
    const isKnown = before === null || Object.hasOwn(STEPS, before);
    invariant(isKnown, `the step ${id} comes before a step of every turn, and ${before} is none`);
  }
  once<StepId>('step', [...(Object.keys(STEPS) as StepId[]), ...steps]);
  once<VerbId>(
    'verb',
    verbs.map((one) => one.verb),
  );
  return {
    switches: once<Switch>('switch', ['fields', ...modules.map((module) => module.switch)]),
    figures: once<Figure>('figure', [
      'meeple',
      ...figures
        .toSorted((a, b) => Number(b.meeple) - Number(a.meeple) || b.on.length - a.on.length)
        .map(({ figure }) => figure),
    ]),
    pieces: once<PieceId>(
      'piece',
      modules.flatMap((module) => module.pieces ?? []),
    ) as readonly PieceId[],
    reasons: once<Reason>('reason', [
      ...REASONS_OF_THE_BASE_GAME,
      ...modules.flatMap((module) => module.reasons ?? []),
    ]),
    verbs: new Map(verbs.map((one) => [one.verb, one])) as ReadonlyMap<VerbId, Verb>,
  };
}

const { switches, figures, pieces, reasons, verbs } = gathered(MODULES);

/** Every rule that can be on or off. */
export const SWITCHES = switches;

/** Every kind of figure, in the order in which they are listed to people: meeples first, those of most uses before others. */
export const FIGURES = figures;

/** Figures that stand where four tiles meet: at the north-western corner of the tile that their place names. */
export const FIGURES_AT_CORNERS: readonly Figure[] = MODULES.flatMap(({ figures = [] }) =>
  figures.flatMap(({ figure, atCorner }) => (atCorner ? [figure] : [])),
);

/** Every kind of piece, in the order in which they are listed. */
export const PIECES = pieces;

/** Every deck of cards, with the event that tells a seat that it has received one. */
export const DECKS = MODULES.flatMap(({ deck }) => deck ?? []);

/** Everything that can be scored. */
export const REASONS = reasons;

/** Every verb that a line can hold. */
export const VERBS = verbs;

/** The set of tiles without which a rule means nothing. */
export const TILES_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, tiles }) => (tiles === undefined ? [] : [[on, tiles]])),
) as Readonly<Partial<Record<Switch, TileSet>>>;

/** The rule of which another one is a reading, and without which that means nothing. */
export const READING_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, readingOf }) => (readingOf === undefined ? [] : [[on, readingOf]])),
) as Readonly<Partial<Record<Switch, Switch>>>;

/** The sets of tiles that a rule cannot do without: neither it nor they are in play without the other. */
export const NEEDED_BY = Object.fromEntries(
  MODULES.flatMap(({ switch: on, needs }) => (needs === undefined ? [] : [[on, needs]])),
) as Readonly<Partial<Record<Switch, readonly TileSet[]>>>;

/** The set of tiles that a rule came with, whether it needs them or not. */
export const BOX_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, tiles, cameWith = tiles }) => (cameWith === undefined ? [] : [[on, cameWith]])),
) as Readonly<Partial<Record<Switch, TileSet>>>;
