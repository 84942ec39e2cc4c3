import {
  indexOf,
  type Place,
  type PlacedFigure,
  type RuleModule,
  type Seat,
  type Square,
  type Step,
  slotOf,
  TILE_DESIGNS,
} from '../../../engine/for-rules.ts';
import { ABBEY } from '../vocabulary.ts';
import { abbey, abbeyStep, abbeyStepOfFirst, asksForLastAbbey, lastAbbeyStep, mayComeTo } from './abbey.ts';
import {
  countBarns,
  keepBarnFieldsClear,
  offerBarn,
  scoreBarnFields,
  scoreLateFarmers,
  worthWithBarn,
} from './barn.ts';
import { askWagons, drive, noteWagons, WAGON_KINDS, wagonStep, wagonStepOfFirst } from './wagon.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    'abbey-mayor': unknown;
    /** Wagons drive along connections, not to the tiles around (V5). */
    'wagons-by-road': unknown;
    /** A barn may be put into a field with a barn (V6). */
    'shared-barns': unknown;
    /** After the last tile nobody is asked for an abbey (V12). */
    'no-last-abbey': unknown;
  }
  interface FigureIds {
    mayor: unknown;
    wagon: unknown;
    barn: unknown;
  }
  interface PieceIds {
    abbey: unknown;
  }
  interface MarkIds {
    walled: unknown;
  }
  interface StepIds {
    abbey: unknown;
    'last-abbey': unknown;
    barns: unknown;
    'wagons-here': unknown;
    wagons: unknown;
    wagon: unknown;
  }
  interface PartIds {
    'last-abbey': unknown;
  }
  interface Verbs {
    /** Lays the player's abbey into a hole instead of drawing (AM10). */
    abbey: Square;
    /** The player's wagon drives on from its scored feature (AM31). */
    drive: { readonly to: Place };
  }
  interface Events {
    /** A scored wagon drove on instead of going home (AM31). */
    'wagon-drove': { readonly seat: Seat; readonly from: Place; readonly to: Place; readonly isBack: true };
  }
  interface RemoverIds {
    barn: unknown;
  }
}

export interface AbbeySlot {
  /** By seat: whether its abbey is still unlaid. */
  abbeys: readonly boolean[];
  /** Seats still to be asked after the last tile; null before it. */
  toAsk: readonly Seat[] | null;
  /** Number of barns on the board when the turn began. */
  known: number;
  /** Wagons on the board when scoring began; later only the wagons that it sent home. */
  scored: readonly PlacedFigure[];
}

const stepsWith = (abbey: Step, wagon: Step): NonNullable<RuleModule['steps']> => [
  { id: 'abbey', before: 'draw', step: abbey },
  { id: 'last-abbey', before: null, step: lastAbbeyStep },
  { id: 'wagons-here', before: 'score', step: { unchosen: noteWagons } },
  { id: 'barns', before: 'end', step: { unchosen: scoreBarnFields } }, // 3c
  { id: 'wagons', before: 'end', step: { unchosen: askWagons } }, // 3h
  { id: 'wagon', before: null, step: wagon },
];

export const abbeyMayor: RuleModule<AbbeySlot> = {
  switch: 'abbey-mayor',
  box: 'large',
  tiles: 'abbey-and-mayor',
  order: {
    meepleOptions: 'last', // barns bar fields to all that others offer (AM43)
    worth: { after: ['river-2'] }, // a barn knows no herd (RV30)
    end: { after: ['king-robber', 'goldmines'] }, // 3h
  },
  marks: ['walled'],
  pieces: ['abbey'],
  figures: [
    // AM20 to AM23: its votes are the city's coats of arms, perhaps 0.
    {
      figure: 'mayor',
      count: 1,
      votes: 0,
      meeple: true,
      on: ['city'],
      votesOn: ({ features }, root) => features.arms[root]!,
    },
    { figure: 'wagon', count: 1, votes: 1, meeple: true, on: WAGON_KINDS },
    // It takes all points of a field at the end, each owner in full (AM46), and bars the field to meeples (AM43).
    { figure: 'barn', count: 1, votes: 1, meeple: false, on: ['field'], holds: true, atCorner: true },
  ],
  verbs: [abbey, drive],
  steps: stepsWith(abbeyStep, wagonStep),
  changed: [{ rules: ['AM18', 'AM36'], since: 2, before: { steps: stepsWith(abbeyStepOfFirst, wagonStepOfFirst) } }],
  slot: {
    create: ({ setup }) => ({ abbeys: Array(setup.seats).fill(true), toAsk: null, known: 0, scored: [] }),
    clone: (slot) => ({ ...slot }),
    pieces: ({ abbeys }) => abbeys.map((has, seat) => ({ kind: 'abbey', seat, count: has ? 1 : 0, single: false })),
  },

  /** One abbey per seat (AM1). */
  refusal({ seats, copies = 1 }) {
    const there = TILE_DESIGNS[indexOf(ABBEY)!]!.count * copies;
    return there < seats ? `${there} abbeys for ${seats} players` : null;
  },

  turnBegins({ position }) {
    slotOf(position, abbeyMayor).known = countBarns(position);
  },

  meepleOptions(game, options) {
    offerBarn(game, options);
    keepBarnFieldsClear(game, options);
  },

  worth: (position, root, _finished, terms) => worthWithBarn(position, root, terms),
  noTileLeft: asksForLastAbbey,
  beforeFields: scoreLateFarmers,

  turnOver({ position }) {
    slotOf(position, abbeyMayor).scored = [];
  },

  mayFill: mayComeTo,
};

/** V5. */
export const wagonsByRoad: RuleModule = {
  switch: 'wagons-by-road',
  readingOf: 'abbey-mayor',
  tiles: 'abbey-and-mayor',
};
/** V6. */
export const sharedBarns: RuleModule = { switch: 'shared-barns', readingOf: 'abbey-mayor', tiles: 'abbey-and-mayor' };
/** V12. */
export const noLastAbbey: RuleModule = { switch: 'no-last-abbey', readingOf: 'abbey-mayor', tiles: 'abbey-and-mayor' };
