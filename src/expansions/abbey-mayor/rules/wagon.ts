import {
  type Action,
  AROUND_X,
  AROUND_Y,
  entryOf,
  type Game,
  indexOf,
  type Kind,
  PASS,
  type PlacedFigure,
  type Position,
  type Print,
  place,
  type Seat,
  STEP_X,
  STEP_Y,
  type Step,
  slotOf,
  verb,
} from '../../../engine/for-rules.ts';
import { ABBEY } from '../vocabulary.ts';
import { abbeyMayor } from './index.ts';

/** AM30, AM34: no fields, no gardens. */
export const WAGON_KINDS: readonly Kind[] = ['road', 'city', 'monastery'];

const wagonsOf = ({ figures }: Position): PlacedFigure[] => figures.filter(({ figure }) => figure === 'wagon');

/** A wagon that was taken from the board earlier does not drive (AM35). */
export function noteWagons({ position }: Game): void {
  // The lord of a castle does not drive on (AM35).
  slotOf(position, abbeyMayor).scored = wagonsOf(position).filter((wagon) => !position.isSafe(wagon));
}

/**
 * 3h: asks the owners of wagons that step 3 has sent home, also without majority or after a lost duel (AM35). The order is that of
 * the seats, from the active seat (AM33).
 */
export function askWagons(game: Game): void {
  const { position, turnOf } = game;
  const slot = slotOf(position, abbeyMayor);
  const stay = wagonsOf(position);
  const scored = slot.scored.filter(({ seat }) => !stay.some((one) => one.seat === seat));
  slot.scored = scored;
  if (scored.length === 0) return;
  const { seats } = position.rules.setup;
  const order = ({ seat }: { seat: Seat }): number => (seat - turnOf + seats) % seats;
  const inTurn = scored.toSorted((a, b) => order(a) - order(b));
  game.agenda.unshift(...inTurn.map(({ seat, segment }) => entryOf('wagon', seat, segment)));
}

/** Segments that a wagon on segment `from` reaches. */
type WagonReach = (position: Position, from: number) => readonly number[];

/** To an unfinished, unoccupied feature (AM31, AM32) on one of nine tiles or, by the older rule, along connections (V5). */
const wagonStepBy = (byRoad: WagonReach): Step => ({
  options(game) {
    const { position, agenda } = game;
    const from = agenda[0]!.subject!;
    const reached = position.rules.setup.switches.includes('wagons-by-road') ? byRoad : around;
    const targets = reached(position, from).filter((segment) => isOpenTo(position, segment));
    return [...targets.map((segment): Action => ({ type: 'drive', to: position.placeOf(segment) })), PASS];
  },
});

function isOpenTo(position: Position, segment: number): boolean {
  const { features } = position;
  const root = features.find(segment);
  if (!WAGON_KINDS.includes(position.kindOf(segment))) return false;
  return features.open[root]! > 0 && features.claims[root] === 0 && position.mayStand(position.placeOf(segment));
}

/** All segments of a wagon's own tile and of the tiles around. */
function around(position: Position, from: number): number[] {
  const { features, grid, tiles } = position;
  const { x, y } = tiles[features.tile[from]!]!;
  const numbers = [grid.at(x, y), ...AROUND_X.map((step, index) => grid.at(x + step, y + AROUND_Y[index]!))];
  return numbers
    .filter((tile) => tile >= position.printed)
    .sort((a, b) => a - b)
    .flatMap((tile) => tiles[tile]!.print.segments.map((_, index) => features.first[tile]! + index));
}

/** Segments of other features that a feature meets on its own tiles, and abbeys beside it (not in version 1 of the rules). */
function met(position: Position, from: number, isFirst: boolean): number[] {
  const { features, tiles } = position;
  const root = features.find(from);
  const found = [...features.members(from)]
    .filter((segment) => !position.isPrinted(segment))
    .flatMap((segment) => {
      const tile = features.tile[segment]!;
      const { print } = tiles[tile]!;
      const first = features.first[tile]!;
      const pairs = [...endsOn(print), ...(isFirst ? [] : withinCity(print))];
      const onTile = pairs.flatMap(([one, other]) => {
        if (first + one === segment) return [first + other];
        return first + other === segment ? [first + one] : [];
      });
      return isFirst ? onTile : [...onTile, ...acrossAbbey(position, segment)];
    });
  return [...new Set(found)].filter((segment) => features.find(segment) !== root).sort((a, b) => a - b);
}

/** The abbeys that close a segment or, for an abbey's segment, the segments that it closes. */
function acrossAbbey(position: Position, segment: number): number[] {
  const { features, grid, tiles } = position;
  const tile = features.tile[segment]!;
  const { x, y, print } = tiles[tile]!;
  const { sides } = print.segments[segment - features.first[tile]!]!;
  const isAbbey = ({ index }: Print): boolean => index === indexOf(ABBEY);
  return STEP_X.flatMap((step, side) => {
    const other = grid.at(x + step, y + STEP_Y[side]!);
    if (other < position.printed) return [];
    const there = tiles[other]!.print;
    const closes = isAbbey(there) && sides.includes(side);
    const found = there.segments.flatMap((one, index) => {
      const isClosed = isAbbey(print) && one.sides.includes((side + 2) % 4);
      return isClosed || (closes && index === there.centre) ? [index] : [];
    });
    return found.map((index) => features.first[other]! + index);
  });
}

/** All segments of all connected features, however far away (AM36, AM53). */
function byRoad(position: Position, from: number): number[] {
  const reached = met(position, from, false).flatMap((segment) => [...position.features.members(segment)]);
  return [...new Set(reached)].filter((segment) => !position.isPrinted(segment)).sort((a, b) => a - b);
}

export const wagonStep: Step = wagonStepBy(byRoad);
/** In version 1 of the rules only roads connected, and only to the tile where they end. */
export const wagonStepOfFirst: Step = wagonStepBy((position, from) => met(position, from, true));

/** Pairs a monastery with the city around it: a city on three sides of a tile has the tile's middle within it (AM53). */
function withinCity({ segments, centre }: Print): [number, number][] {
  const city = segments.findIndex(({ kind, sides }) => kind === 'city' && sides.length > 2);
  return city >= 0 && centre >= 0 ? [[city, centre]] : [];
}

/**
 * Pairs of segments that meet where a road ends on the tile: at the monastery, else at the city that the fields on both its sides
 * touch, else at the other road ends.
 */
function endsOn({ segments, fields, centre }: Print): [number, number][] {
  const ends = segments.flatMap(({ kind, sides }, index) => (kind === 'road' && sides.length === 1 ? [index] : []));
  const pairs: [number, number][] = [];
  const inVillage: number[] = [];
  for (const road of ends) {
    const [side] = segments[road]!.sides;
    const touched = (half: number): readonly number[] => segments[fields[half]!]?.touches ?? [];
    const gate = touched(2 * side!).find((city) => touched(2 * side! + 1).includes(city));
    if (centre >= 0 && segments[centre]!.kind === 'monastery') pairs.push([road, centre]);
    else if (gate !== undefined) pairs.push([road, gate]);
    else {
      for (const other of inVillage) pairs.push([road, other]);
      inVillage.push(road);
    }
  }
  return pairs;
}

/** A drive is no placement: it scores nothing, and nothing follows (AM37). */
export const drive = verb<'drive'>({
  verb: 'drive',
  points: [place('to')],

  run(game, { to }, seat) {
    const { position } = game;
    const wagon = slotOf(position, abbeyMayor).scored.find((one) => one.seat === seat)!;
    const from = position.placeOf(wagon.segment);
    position.deploy(seat, 'wagon', position.segmentAt(to));
    game.tell({ type: 'wagon-drove', seat, from, to, isBack: true });
  },
});
