import type { Figure, GameView, Place, StandingFigure } from '../../../src/engine/index.ts';
import {
  countOf,
  featuresOf,
  type Oracle,
  type OracleFeature,
  onHills,
  placesOn,
  spell,
} from '../../support/oracle.ts';

/** The four squares around a corner, from the one to its south-east, each with its half-edges there. */
const CORNER = [
  [0, 0, 'WR', 'NL'],
  [-1, 0, 'NR', 'EL'],
  [-1, -1, 'ER', 'SL'],
  [0, -1, 'SR', 'WL'],
] as const;

/** The field that all four tiles have at a corner, as a place of the tile to its south-east. */
function fieldAt({ board }: GameView, x: number, y: number): Place | null {
  const there = CORNER.map(([dx, dy, one, other]) => {
    const tile = board.find((placed) => placed.x === x + dx && placed.y === y + dy);
    return (
      tile &&
      placesOn(tile).find(
        ({ kind, at }) => kind === 'field' && [one, other].every((half) => at.split('.').includes(half)),
      )
    );
  });
  return there.every((place) => place !== undefined) ? there[0]! : null;
}

const has = ({ places }: OracleFeature, { on }: Pick<StandingFigure, 'on'>): boolean => places.has(spell(on));

/** Corners of the newest tile where four fields meet, none of them with a barn (AM40, AM41, AM47; V6). */
function spots(view: GameView): Place[] {
  const { x, y } = view.board.at(-1)!;
  const fields = featuresOf(view.board).filter(({ kind }) => kind === 'field');
  const barns = view.figures.filter(({ figure }) => figure === 'barn');
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ].flatMap(([cornerX, cornerY]) => {
    const place = fieldAt(view, cornerX!, cornerY!);
    if (!place) return [];
    const field = fields.find(({ places }) => places.has(spell(place)))!;
    return view.switches.includes('shared-barns') || !barns.some((barn) => has(field, barn)) ? [place] : [];
  });
}

/** Figures in fields that are no farmers. */
const NO_FARMERS: readonly Figure[] = ['barn', 'pig', 'shepherd'];

/**
 * In a field with farmers and a barn, each finished city scores 1, or 3 if the barn is new; the own pig adds 1 (AM42, AM43). The fairy's
 * companion scores 3 (PD24). Farmers and pigs go home, shepherds stay (HS69).
 */
function scored(
  now: GameView,
  figures: readonly StandingFigure[],
  newest: readonly StandingFigure[],
  beside: StandingFigure | undefined,
): string[] {
  return featuresOf(now.board).flatMap((field) => {
    if (field.kind !== 'field') return [];
    const there = figures.filter((one) => has(field, one));
    const farmers = there.filter(({ figure }) => !NO_FARMERS.includes(figure));
    if (farmers.length === 0 || !there.some(({ figure }) => figure === 'barn')) return [];
    const each = newest.some((one) => one.figure === 'barn' && has(field, one)) ? 3 : 1;
    const cities = [...field.cities].filter(({ open }) => open === 0).length;
    const castles = [...field.cities].filter(({ kind }) => kind === 'top').length; // BR33
    const votes: number[] = Array(now.seats).fill(0);
    for (const { seat, figure } of farmers) votes[seat]! += figure === 'large' ? 2 : 1;
    const tied = votes.flatMap((count, seat) => (count === Math.max(...votes) ? [seat] : []));
    const isBeside = ({ seat, figure, on }: StandingFigure): boolean =>
      seat === beside?.seat && figure === beside.figure && spell(on) === spell(beside.on);
    return [
      ...onHills(tied, farmers, now).flatMap((seat) => {
        const pig = there.some((one) => one.figure === 'pig' && one.seat === seat);
        const points = cities * (each + (pig ? 1 : 0)) + castles;
        return points > 0 ? [`${seat} +${points} field`] : [];
      }),
      ...(farmers.some(isBeside) ? [`${beside!.seat} +3 fairy.completed`] : []),
      ...there
        .filter(({ figure }) => figure === 'pig' || !NO_FARMERS.includes(figure))
        .map(({ seat, on }) => `${seat} home ${spell(on)}`),
    ];
  });
}

export const ORACLE: Oracle = {
  figures: {
    mayor: { count: 1, votes: 1, on: ['city'], votesOn: ({ arms }) => arms },
    wagon: { count: 1, votes: 1, on: ['road', 'city', 'monastery'] },
    barn: { count: 1, votes: 0, on: ['field'], votesOn: () => 1, holds: true, spots },
  },
  scored,
  removers: ['barn'],
  // Abbeys, at home or laid (AM1).
  kept: (view) => countOf(view, 'abbey') + view.board.filter(({ tile }) => tile === 'AM-ABBEY').length,
};
