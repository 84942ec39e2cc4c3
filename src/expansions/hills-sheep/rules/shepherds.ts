import {
  type Action,
  type Game,
  named,
  outcome,
  type PlacedFigure,
  type Position,
  place,
  placeOf,
  type Seat,
  type Step,
  slotOf,
  verb,
} from '../../../engine/for-rules.ts';
import { TOKENS, type Token } from '../vocabulary.ts';
import { hillsSheep } from './index.ts';

/** The fields of the tile just placed that have no shepherd, closed ones too (HS30, HS36). */
export function offerHerd(game: Game, options: Action[]): void {
  const { position, rules, turnOf } = game;
  if (position.supply(turnOf, 'shepherd') === 0) return;
  if (!rules.figures[rules.order.shepherd!]!.on.includes('field')) return; // HS51
  const { features, last, tiles } = position;
  const { x, y, print } = tiles[last]!;
  if (!position.mayStand({ x, y })) return;
  const taken = shepherds(position).map(({ segment }) => features.find(segment));
  print.segments.forEach((segment, index) => {
    if (segment.kind !== 'field' || taken.includes(features.find(features.first[last]! + index))) return;
    options.push({ type: 'herd', on: placeOf(segment, x, y), token: null });
  });
}

/** 2c: asks if this tile extended the field of the player's shepherd, but did not bring that shepherd (HS32, HS50). */
export const sheepStep: Step = {
  options({ position, turnOf }) {
    const { features, last, tiles } = position;
    const own = shepherds(position).find(({ seat }) => seat === turnOf);
    if (!own || features.tile[own.segment] === last) return [];
    const root = features.find(own.segment);
    const first = features.first[last]!;
    if (!tiles[last]!.print.segments.some((_, index) => features.find(first + index) === root)) return [];
    const flock = position.placeOf(own.segment);
    return [
      { type: 'grow', flock, token: null },
      { type: 'stable', flock },
    ];
  },
  standing: { draw: (game) => game.legalActions()[0]! },
};

/** Stables every field that this tile has closed, whatever players have shepherds there (HS35, HS36). */
export const foldStep: Step = {
  unchosen(game) {
    const { position } = game;
    for (const { segment } of shepherds(position)) {
      const isThere = position.figures.some((one) => one.segment === segment && one.figure === 'shepherd');
      if (isThere && position.isClosedField(segment)) stableAll(game, segment);
    }
  },
};

const shepherds = ({ figures }: Position): PlacedFigure[] => figures.filter(({ figure }) => figure === 'shepherd');

/** All shepherds of one field; their flocks are one (HS37). */
function together(position: Position, segment: number): PlacedFigure[] {
  const { features } = position;
  const root = features.find(segment);
  return shepherds(position).filter((one) => features.find(one.segment) === root);
}

/** Each player with a shepherd in the field scores all its sheep (HS34). */
function stableAll(game: Game, segment: number): void {
  const { position } = game;
  const { flocks } = slotOf(position, hillsSheep);
  const all = together(position, segment);
  const count = all.reduce((sum, { seat }) => sum + sheepIn(flocks[seat]!), 0);
  for (const one of all) {
    game.award(one.seat, 'sheep', [{ of: 'sheep', count, each: 1 }], { on: position.placeOf(one.segment) });
  }
  game.remove(all);
}

/** Chance that a flock is stabled, despite wolves; near the end it sinks. */
const COMES_HOME = 0.8;
const TURNS_NEEDED = 6;

/** For computers: points that each seat may expect from the sheep in its shepherd's field. */
export function promised(position: Position): number[] {
  const { flocks } = slotOf(position, hillsSheep);
  const { seats } = position.rules.setup;
  const share = COMES_HOME * Math.min(1, position.bag.size / (TURNS_NEEDED * seats));
  const points: number[] = Array(seats).fill(0);
  for (const { seat, segment } of shepherds(position)) {
    for (const other of together(position, segment)) points[seat]! += share * sheepIn(flocks[other.seat]!);
  }
  return points;
}

export const sheepIn = (flock: readonly Token[]): number => flock.reduce((sum, token) => sum + Number(token), 0);

/** Takes a token out of the bag for a seat's shepherd. */
function drawFor(game: Game, seat: Seat, segment: number, token: Token): void {
  const { position } = game;
  const slot = slotOf(position, hillsSheep);
  game.tell({ type: 'sheep-drawn', seat, token, on: position.placeOf(segment) });
  // The wolf returns to the bag at once, and all shepherds of the field go home (HS31, HS33).
  if (token === 'wolf') {
    game.remove(together(position, segment), 'wolf');
    return;
  }
  slot.bag = { ...slot.bag, [token]: slot.bag[token] - 1 };
  slot.flocks = slot.flocks.with(seat, [...slot.flocks[seat]!, token]);
}

/** Returns the flock of a removed shepherd to the bag, for any reason of removal (HS33, HS34, PD81). */
export function flocksReturn({ position }: Game): void {
  const slot = slotOf(position, hillsSheep);
  for (const [seat, flock] of slot.flocks.entries()) {
    if (flock.length === 0 || shepherds(position).some((one) => one.seat === seat)) continue;
    const bag = { ...slot.bag };
    for (const token of flock) bag[token] += 1;
    slot.bag = bag;
    slot.flocks = slot.flocks.with(seat, []);
  }
}

/** Each token in the bag is equally likely. */
const waysIn = ({ position }: Game): readonly Token[] => {
  const { bag } = slotOf(position, hillsSheep);
  return TOKENS.flatMap((token) => Array<Token>(bag[token]).fill(token));
};

const drawn = outcome(named('token', TOKENS));

export const herd = verb<'herd'>({
  verb: 'herd',
  points: [place('on'), drawn],
  ways: (action, game) => (action.token === null ? waysIn(game).map((token) => ({ ...action, token })) : null),

  run(game, { on, token }, seat) {
    const { position } = game;
    const segment = position.segmentAt(on);
    position.deploy(seat, 'shepherd', segment);
    game.tell({ type: 'deployed', seat, figure: 'shepherd', on });
    drawFor(game, seat, segment, token!);
  },
});

export const grow = verb<'grow'>({
  verb: 'grow',
  points: [place('flock'), drawn],
  ways: (action, game) => (action.token === null ? waysIn(game).map((token) => ({ ...action, token })) : null),
  run: (game, { flock, token }, seat) => drawFor(game, seat, game.position.segmentAt(flock), token!),
});

export const stable = verb<'stable'>({
  verb: 'stable',
  points: [place('flock')],
  run: (game, { flock }) => stableAll(game, game.position.segmentAt(flock)),
});
