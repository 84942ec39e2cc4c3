import {
  type Action,
  AROUND_X,
  AROUND_Y,
  entryOf,
  type Figure,
  type FigureRule,
  figure,
  type Game,
  HEADINGS,
  type Heading,
  meeplesToPlace,
  named,
  number,
  outcome,
  placeOf,
  type RuleModule,
  type Seat,
  type Square,
  type Step,
  slotOf,
  square,
  verb,
} from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    'flying-machines': unknown;
  }
  interface MarkIds {
    'machine-straight': unknown;
    'machine-diagonal': unknown;
  }
  interface StepIds {
    landing: unknown;
  }
  interface Verbs {
    /** A meeple flies from the machine on that square (FL3). `rolled` is known only after the action. */
    fly: Square & { readonly figure: Figure; readonly direction: Heading; readonly rolled: number | null };
  }
  interface Events {
    /** A meeple flew as many squares as the die showed. Its landing, or `crashed`, follows. */
    flew: {
      readonly seat: Seat;
      readonly figure: Figure;
      readonly rolled: number;
      readonly direction: Heading;
      readonly to: Square;
    };
    /** The meeple found no place to land and is back in the supply (FL7). */
    crashed: { readonly seat: Seat; readonly figure: Figure; readonly at: Square };
  }
}

/** The die shows 1-1-2-2-3-3: 1, 2 and 3 are equally likely. */
const FARTHEST = 3;

/** The meeple must land (FL6). Until then it counts as in the supply (FL12), also if its owner resigns (FL42). */
const landing: Step = {
  forced: true,

  options(game) {
    const { length } = game.rules.figures;
    const { subject } = game.agenda[0]!;
    return landings(game, game.rules.figures[subject! % length]!.figure, Math.floor(subject! / length));
  },
};

interface MachinesSlot {
  /** Whether a meeple has flown from the machine just placed. */
  isUsed: boolean;
}

export const flyingMachines: RuleModule<MachinesSlot> = {
  switch: 'flying-machines',
  tiles: 'flying-machines',
  marks: ['machine-straight', 'machine-diagonal'],

  slot: {
    create: () => ({ isUsed: false }),
    clone: (slot) => ({ ...slot }),
  },

  placed({ position }) {
    slotOf(position, flyingMachines).isUsed = false;
  },

  acted({ position }, { type }) {
    if (type === 'fly') slotOf(position, flyingMachines).isUsed = true;
  },

  /** Instead of any other action of step 2 (FL3, FL24). The figure is chosen before the throw, so any meeple may fly (FL8, FL12). */
  meepleOptions: (game, options) => offerFlights(game, meeplesToPlace(game), options),

  /** One machine is used once a turn (FL25). */
  followOptions(game, figure, options) {
    if (slotOf(game.position, flyingMachines).isUsed) return;
    offerFlights(
      game,
      meeplesToPlace(game).filter((one) => one.figure === figure),
      options,
    );
  },

  verbs: [
    verb<'fly'>({
      verb: 'fly',
      points: [figure, square, named('direction', HEADINGS), outcome(number('rolled', FARTHEST), 'rolled')],

      ways: (fly) =>
        fly.rolled === null ? Array.from({ length: FARTHEST }, (_, less) => ({ ...fly, rolled: less + 1 })) : null,

      /** Squares are counted, not tiles (FL4). */
      run(game, { figure, x, y, direction, rolled }, seat) {
        const way = HEADINGS.indexOf(direction);
        const to = { x: x + rolled! * AROUND_X[way]!, y: y + rolled! * AROUND_Y[way]! };
        game.tell({ type: 'flew', seat, figure, rolled: rolled!, direction, to });
        const tile = game.position.grid.at(to.x, to.y);
        // FL7; on a printed square there is no tile (FL28).
        if (landings(game, figure, tile).length === 0) game.tell({ type: 'crashed', seat, figure, at: to });
        else game.agenda.unshift(entryOf('landing', seat, inTheAir(game, figure, tile)));
      },
    }),
  ],

  steps: [{ id: 'landing', before: null, step: landing }],
};

function offerFlights({ position }: Game, figures: readonly FigureRule[], options: Action[]): void {
  const { x, y, print } = position.tiles[position.last]!;
  if (!isMachine(print.design.marks)) return;
  const direction = HEADINGS[print.heading]!;
  for (const { figure } of figures) options.push({ type: 'fly', figure, x, y, direction, rolled: null });
}

const isMachine = (marks: readonly string[]): boolean =>
  marks.includes('machine-straight') || marks.includes('machine-diagonal');

/** Encodes the flying figure and its target tile in one number, the subject of the step. */
const inTheAir = ({ rules }: Game, figure: Figure, tile: number): number =>
  tile * rules.figures.length + rules.order[figure]!;

/**
 * Any unfinished feature of the tile that suits the figure, occupied or not, but no field (FL5, FL8), and no place barred to
 * figures (FL29).
 */
function landings({ position, rules }: Game, figure: Figure, tile: number): readonly Action[] {
  if (tile < position.printed || tile < 0) return [];
  const { x, y, print } = position.tiles[tile]!;
  if (!position.mayStand({ x, y })) return [];
  const { on } = rules.figures[rules.order[figure]!]!;
  const { features } = position;
  return print.segments.flatMap((segment, index): Action[] => {
    const { kind } = segment;
    const isOpen = features.open[features.find(features.first[tile]! + index)]! > 0;
    if (kind === 'field' || !isOpen || !on.includes(kind)) return [];
    return [{ type: 'deploy', figure, on: placeOf(segment, x, y) }];
  });
}
