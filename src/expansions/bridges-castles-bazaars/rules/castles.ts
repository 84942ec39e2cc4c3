import {
  type Action,
  builtOver,
  entryOf,
  finishedBy,
  type Game,
  PASS,
  type PieceView,
  type PlacedFigure,
  type Position,
  place,
  type Seat,
  SIDES,
  STEP_X,
  STEP_Y,
  type Step,
  slotOf,
  type Term,
  verb,
  worthOf,
} from '../../../engine/for-rules.ts';
import { castles } from './index.ts';

/** Two half circles of a city that are a castle now. */
interface Castle {
  readonly segments: readonly number[];
  /** The turn in which it was built. */
  readonly turn: number;
}

/** A finished feature, or a castle that was scored: its tiles, and what it is worth. */
interface Trigger {
  readonly tiles: readonly number[];
  readonly terms: readonly Term[];
}

export interface CastlesSlot {
  /** By seat: castles left. */
  stock: readonly number[];
  laid: readonly Castle[];
  /** The features that this tile has finished, claimed or not. */
  finished: readonly Trigger[];
}

/** Tiles whose pieces of one edge are no half circles (BR87). */
const NO_HALF_CIRCLES = ['PD-F', 'AM-03', 'AM-09', 'HS-01', 'HS-07', 'BB-04', 'IC-G'];

function isHalfCircle({ features, printed, tiles }: Position, segment: number): boolean {
  const tile = features.tile[segment]!;
  if (tile < printed) return false;
  const { print } = tiles[tile]!;
  const { kind, sides } = print.segments[segment - features.first[tile]!]!;
  const isShared = print.sharing !== null;
  return kind === 'city' && sides.length === 1 && !isShared && !NO_HALF_CIRCLES.includes(print.design.id);
}

/** The meeple that could become lord: the only one in a city of two half circles (BR20, BR21); builders and pigs do not matter (BR88). */
function lordOf(position: Position, root: number): PlacedFigure | null {
  if (position.features.claims[root] === 0) return null;
  const segments = [...position.features.members(root)];
  if (segments.length !== 2 || !segments.every((segment) => isHalfCircle(position, segment))) return null;
  const [lord, ...others] = meeplesOn(position, root);
  return lord && others.length === 0 ? lord : null;
}

const meeplesOn = (position: Position, root: number): PlacedFigure[] =>
  position.figuresOn(root).filter(({ figure }) => position.rules.claims[figure]);

/** The towns of this placement that a seat could turn into castles, as segments of the tile just placed. */
function townsOf(position: Position, seat: Seat): number[] {
  const { features, last } = position;
  if (slotOf(position, castles).stock[seat] === 0) return [];
  return finishedBy(position, last, false)
    .filter((root) => lordOf(position, root)?.seat === seat)
    .map((root) => [...features.members(root)].find((segment) => features.tile[segment] === last)!);
}

/** 2e: the owners are asked clockwise from active (BR22); nobody is asked again after declining (BR89). */
export function askForCastles(game: Game): void {
  const { position, turnOf } = game;
  const { stock } = slotOf(position, castles);
  const owners = finishedBy(position, position.last, false).flatMap((root) => lordOf(position, root)?.seat ?? []);
  const { length } = position.scores;
  const seats = owners.length === 0 ? [] : position.scores.map((_, index) => (turnOf + index) % length);
  const asked = seats.filter((seat) => stock[seat]! > 0 && owners.includes(seat));
  game.agenda.unshift(...asked.map((seat) => entryOf('castle', seat)));
}

export const castleStep: Step = {
  options: (game) => {
    const { position } = game;
    const towns = townsOf(position, game.asked!);
    return [...towns.map((segment): Action => ({ type: 'castle', on: position.placeOf(segment) })), PASS];
  },
};

export const castle = verb<'castle'>({
  verb: 'castle',
  points: [place('on')],

  run(game, { on }, seat) {
    const { position } = game;
    const { features } = position;
    const slot = slotOf(position, castles);
    const root = features.find(position.segmentAt(on));
    const lord = lordOf(position, root)!;
    const segments = [...features.members(root)].sort((a, b) => a - b);
    for (const segment of segments) {
      const tile = features.tile[segment]!;
      position.reprint(tile, builtOver(position.tiles[tile]!.print, segment - features.first[tile]!, 'castle'));
    }
    slot.stock = slot.stock.with(seat, slot.stock[seat]! - 1);
    slot.laid = [...slot.laid, { segments, turn: position.turn }];
    game.tell({ type: 'castle-built', seat, figure: lord.figure, on });
    // The city is gone, and with it the reason to stand there (BR88).
    game.remove(position.figuresOn(root).filter((one) => one !== lord));
    game.agenda.unshift(entryOf('castle', seat));
  },
});

/** Notes what a finished feature is worth to a scorer, and where it lies (BR26, BR90, BR91). */
export function noteFinished({ position }: Game, root: number): void {
  const slot = slotOf(position, castles);
  if (slot.laid.length === 0) return;
  const { features } = position;
  const tiles = [...features.members(root)].map((segment) => features.tile[segment]!);
  slot.finished = [...slot.finished, { tiles, terms: worthOf(position, root, true) }];
}

/** The castle's two tiles and the tiles at each long side of it (BR24). */
function fiefOf({ features, grid, tiles }: Position, { segments }: Castle): number[] {
  return segments.flatMap((segment) => {
    const tile = features.tile[segment]!;
    const { x, y, print } = tiles[tile]!;
    const [side] = print.segments[segment - features.first[tile]!]!.sides;
    const along = [(side! + 1) % 4, (side! + 3) % 4];
    return [tile, ...along.map((to) => grid.at(x + STEP_X[to]!, y + STEP_Y[to]!)).filter((one) => one >= 0)];
  });
}

/** 3e: finished features trigger castles, and castles that score trigger others, wave by wave (BR25, BR29, BR93). */
export function scoreCastles(game: Game): void {
  const { position } = game;
  const slot = slotOf(position, castles);
  let triggers = slot.finished;
  slot.finished = [];
  // A castle of this very placement waits for a later one (BR30).
  let waiting = slot.laid.filter(
    ({ turn, segments }) => turn < position.turn && lordIn(position, segments[0]!) !== null,
  );
  while (triggers.length > 0 && waiting.length > 0) {
    const wave = waiting.flatMap((one) => {
      const terms = dearest(triggers, fiefOf(position, one));
      return terms === null ? [] : [{ castle: one, terms }];
    });
    for (const { castle: one, terms } of wave) scoreCastle(game, one, terms);
    waiting = waiting.filter((one) => wave.every(({ castle: scored }) => scored !== one));
    triggers = wave.map(({ castle: { segments }, terms }) => {
      return { tiles: segments.map((segment) => position.features.tile[segment]!), terms };
    });
  }
}

const lordIn = (position: Position, segment: number): PlacedFigure | null =>
  meeplesOn(position, position.features.find(segment))[0] ?? null;

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { count, each }) => sum + count * each, 0);

/** What the most valuable trigger in the fief is worth; null if there is none (BR28). */
function dearest(triggers: readonly Trigger[], fief: readonly number[]): readonly Term[] | null {
  const [best] = triggers
    .filter(({ tiles }) => tiles.some((tile) => fief.includes(tile)))
    .map(({ terms }) => terms)
    .sort((a, b) => sumOf(b) - sumOf(a));
  return best ?? null;
}

/** A lord without a vote, such as a mayor, scores nothing (BR32), and goes home all the same; the castle stays empty (BR25). */
function scoreCastle(game: Game, one: Castle, terms: readonly Term[]): void {
  const { position } = game;
  const lord = lordIn(position, one.segments[0]!)!;
  const { seat, figure, segment } = lord;
  if (position.rules.votes[figure] > 0) {
    game.award(seat, 'castle', terms, { on: position.placeOf(segment) });
    for (const take of position.rules.hooks.landScored) take(game, seat, fiefOf(position, one));
  }
  for (const more of position.rules.hooks.scored) more(game, position.features.find(segment));
  game.remove([lord]);
}

/** A castle is worth 1 more to a field than the finished city that it counts as (BR33). */
export function withCastles(position: Position, root: number, terms: readonly Term[]): readonly Term[] {
  const { laid } = slotOf(position, castles);
  if (laid.length === 0 || position.kindOf(root) !== 'field') return terms;
  const count = laid.filter(({ segments }) => segments.some((segment) => touches(position, root, segment))).length;
  if (count === 0) return terms;
  return terms
    .flatMap((term): readonly Term[] =>
      term.of === 'cities'
        ? [
            { ...term, count: term.count - count },
            { of: 'castles', count, each: term.each + 1 },
          ]
        : [term],
    )
    .filter((term) => term.count > 0);
}

function touches({ features, tiles }: Position, field: number, city: number): boolean {
  const tile = features.tile[city]!;
  const first = features.first[tile]!;
  return tiles[tile]!.print.segments.some(
    (segment, index) => segment.touches.includes(city - first) && features.find(first + index) === field,
  );
}

/** BR31. */
export const isLord = (position: Position, { segment }: PlacedFigure): boolean =>
  position.kindOf(segment) === 'top' &&
  slotOf(position, castles).laid.some(({ segments }) => segments.includes(segment));

/** What a lord brings on average, and the turns in which nearly every castle is triggered. */
const LIKELY = 7;
const TURNS_NEEDED = 8;

/** For computers: points that lords may expect. */
export function promised(position: Position): number[] {
  const more = position.scores.map(() => 0);
  const likely = LIKELY * Math.min(1, position.bag.size / TURNS_NEEDED);
  for (const { segments } of slotOf(position, castles).laid) {
    const lord = lordIn(position, segments[0]!);
    if (lord && position.rules.votes[lord.figure] > 0) more[lord.seat]! += likely;
  }
  return more;
}

/** Castles left, and castles on the board, each across the edge between its two tiles. */
export function castlePieces({ stock, laid }: CastlesSlot, { features, tiles }: Position): PieceView[] {
  return [
    ...stock.map((count, seat): PieceView => ({ kind: 'castle', seat, count, single: false })),
    ...laid.map(({ segments }): PieceView => {
      const [first] = segments;
      const tile = features.tile[first!]!;
      const { x, y, print } = tiles[tile]!;
      const [side] = print.segments[first! - features.first[tile]!]!.sides;
      return { kind: 'laid-castle', seat: null, at: { x, y }, towards: SIDES[side!]!, count: 1, single: false };
    }),
  ];
}
