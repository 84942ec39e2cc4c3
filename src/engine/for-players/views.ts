import { fitsOf } from '../board/grid.ts';
import type { LaidTile, Position } from '../board/position.ts';
import type { Game } from '../game.ts';
import { ALIKE_BY_EDGES, indexOf, PRINTS, placeOf } from '../tiles/rotated-tiles.ts';
import { MARKS, TILE_DESIGNS, type TileDesign } from '../tiles/tiles.ts';
import { winnersOf } from '../turn/finish.ts';
import { placementsIn } from '../turn/placements.ts';
import { bonusesOf, ownersOf, shareOf, sumOf, votesOn, worthOf } from '../turn/scoring.ts';
import type { Figure, Place, Placement, Seat, Square, TileId } from '../vocabulary.ts';
import type { BoardState, FeatureView, GameView, HandView, OwnView, PlacedTile } from './view.ts';

/** Built up from nothing: anything not named here stays hidden. The base game hides only the order of the bag. */
export function viewOf(game: Game, reader: Seat | null): GameView {
  const { rules, position, turnOf, over } = game;
  const { setup } = rules;
  const scores = [...position.scores];
  const more: Partial<GameView> = Object.assign(
    {},
    ...rules.modules.map(({ slot }, index) => slot?.seen?.(position.slots[index], reader, position)),
  );
  const { figures, pieces, supply } = boardOf(game);
  const { drawnToo = null, arrow = null } = more;
  const kept = rules.modules.flatMap(({ slot }, index) => slot?.keeps?.(position.slots[index]) ?? []);
  const setAside = [...position.setAside, ...kept];
  const inHand = [...setAside, position.hand, drawnToo === null ? -1 : indexOf(drawnToo)!];
  const own: OwnView = {
    reader,
    seats: setup.seats,
    sets: setup.sets,
    switches: setup.switches,
    turn: position.turn,
    part: position.part,
    ...seenDecision(game, reader),
    turnOf,
    drawn: position.hand < 0 ? null : TILE_DESIGNS[position.hand]!.id,
    drawnToo,
    arrow,
    hands: handsOf(game, reader),
    board: position.tiles.slice(position.printed).map(seenTile),
    figures,
    pieces,
    scores,
    supply,
    tilesLeft: position.bag.size,
    takenOut: position.bag.takenOut,
    ...(position.bag.takenUnseen > 0 && { takenUnseen: position.bag.takenUnseen }),
    unseen: Object.fromEntries(
      position.bag.unseen().flatMap((count, index) => (count > 0 ? [[TILE_DESIGNS[index]!.id, count]] : [])),
    ),
    discarded: position.discarded.map((index) => TILE_DESIGNS[index]!.id),
    setAside: setAside.map((index) => TILE_DESIGNS[index]!.id),
    openSquares: position.grid.openSquares().sort(inReadingOrder),
    deadSquares: (over ? [] : deadSquaresOf(position, inHand)).sort(inReadingOrder),
    placements: placementsIn(game)
      .map(({ x, y, rotation, span }) => ({ x, y, rotation, ...(span && { span }) }))
      .sort(inReadingOrder),
    resigned: position.resigned,
    winners: over ? winnersOf(scores, position.resigned) : null,
  };
  return Object.assign({}, rules.unseen, own, more);
}

function seenTile({ x, y, print, seat, turn }: LaidTile): PlacedTile {
  const built = print.segments.filter(({ kind, at }) => kind === 'top' && at !== '');
  return {
    tile: print.design.id,
    x,
    y,
    rotation: print.rotation,
    seat,
    turn,
    ...(print.span >= 0 && { span: placeOf(print.segments[print.span]!, x, y) }),
    ...(built.length > 0 && { built: built.map((segment) => placeOf(segment, x, y)) }),
  };
}

export function boardOf({ position, rules }: Game): BoardState {
  return {
    tiles: position.tiles.length - position.printed,
    figures: position.figures.map((standing) => position.seenStanding(standing)),
    pieces: rules.modules.flatMap(({ slot }, index) => slot?.pieces?.(position.slots[index], position) ?? []),
    supply: position.scores.map((_, seat) => {
      const supply: Partial<Record<Figure, number>> = {};
      for (const { figure } of rules.figures) supply[figure] = position.supply(seat, figure);
      return supply;
    }),
  };
}

const handsOf = ({ rules, position }: Game, reader: Seat | null): HandView[] =>
  rules.modules.flatMap(({ deck, slot }, index) => {
    if (!deck || !slot?.hands) return [];
    const { hands, left, discards } = slot.hands(position.slots[index]);
    const own = reader === null ? [] : [...(hands[reader] ?? [])];
    return [{ deck: deck.id, counts: hands.map(({ length }) => length), own, left, discards: [...discards] }];
  });

/** The decision as a reader may see it. Instead of a secret step, other seats see what comes after it. */
function seenDecision(game: Game, reader: Seat | null): Pick<OwnView, 'asked' | 'step' | 'moment'> {
  const { rules, agenda, turnOf } = game;
  const isSecret = game.step !== null && reader !== game.asked && rules.steps[game.step]!.secret;
  const { asked, step, moment } = isSecret ? game.imagine(reader) : game;
  if (!isSecret || asked !== null) return { asked, step, moment };
  // Nobody else is asked before the next draw, but the table shows that somebody is asked now.
  const next = agenda.find((entry) => !rules.steps[entry.step]!.secret && rules.steps[entry.step]!.options);
  return { asked: next?.seat ?? turnOf, step: next?.step ?? null, moment: 'apart' };
}

/** Designs still unseen that fit an open square, in the order of the data; empty for a square that is not open. */
export function designsFitting(position: Position, { x, y }: Square): TileId[] {
  if (!position.grid.openSquares().some((open) => open.x === x && open.y === y)) return [];
  return position.bag.unseen().flatMap((count, index) => {
    return count > 0 && canFill(position, x, y, index) ? [TILE_DESIGNS[index]!.id] : [];
  });
}

const canFill = (position: Position, x: number, y: number, design: number): boolean =>
  PRINTS[design]!.some((print) => position.grid.fits(x, y, print) && position.mayLie(print, x, y));

/** By edges alone: other conditions of a placement may change before the tile comes. */
function deadSquaresOf(position: Position, inHand: readonly number[]): Square[] {
  const { grid, bag, rules } = position;
  // Many designs share their edges, and each pattern of edges is tested once.
  const left = new Set<number>();
  for (const design of inHand) if (design >= 0) left.add(ALIKE_BY_EDGES[design]!);
  for (const [design, count] of bag.unseen().entries()) if (count > 0) left.add(ALIKE_BY_EDGES[design]!);
  const designs = [...left];
  const tables = designs.map((design) => fitsOf(PRINTS[design]!));
  return grid.openSquares().filter((square) => {
    const needs = grid.needsAt(square.x, square.y);
    if (tables.some((fits) => fits[needs] !== 0)) return false;
    return !rules.hooks.mayFill.some((may) => may(position, square, designs));
  });
}

/** The segments of the tile on a square. */
export function placesAt({ grid, printed, tiles }: Position, { x, y }: Square): Place[] {
  const tile = grid.at(x, y);
  return tile < printed ? [] : tiles[tile]!.print.segments.map((segment) => placeOf(segment, x, y));
}

export function designAt({ grid, printed, tiles }: Position, { x, y }: Square): TileDesign | null {
  const tile = grid.at(x, y);
  return tile < printed ? null : tiles[tile]!.print.design;
}

/** Top to bottom, then left to right, then by rotation. */
export function inReadingOrder(a: Square | Placement, b: Square | Placement): number {
  const turned = 'rotation' in a && 'rotation' in b ? a.rotation - b.rotation : 0;
  return a.y - b.y || a.x - b.x || turned;
}

export function featureAt({ position }: Game, place: Place): FeatureView | null {
  const segment = position.segmentAt(place);
  if (segment < 0) return null;
  const { features } = position;
  const root = features.find(segment);
  const { called } = position.placeOf(segment);
  const votes = votesOn(position, root);
  const owners = ownersOf(position, root, votes);
  const worth = worthOf(position, root, false);
  const cities = worth.find(({ of }) => of === 'cities');
  const members = [...features.members(root)].sort((a, b) => a - b);
  const more = sumOf(bonusesOf(position, root).flatMap(({ terms }) => terms));
  return {
    kind: place.kind,
    ...(called === undefined ? {} : { called }),
    places: members.filter((one) => !position.isPrinted(one)).map((one) => position.placeOf(one)),
    tiles: place.kind === 'field' ? new Set(members.map((one) => features.tile[one])).size : features.tiles[root]!,
    open: features.open[root]!,
    arms: features.arms[root]!,
    cities: cities?.count ?? 0,
    perCity: cities?.each ?? 0,
    marks: Object.fromEntries(
      MARKS.map((mark) => [mark, position.marksOn(root, mark)] as const).filter(([, count]) => count > 0),
    ),
    votes,
    owners,
    pointsNow: sumOf(worth) + more,
    shares: owners.map((seat) => sumOf(shareOf(position, root, seat, worth)) + more),
    pointsFinished: sumOf(worthOf(position, root, true)) + more,
  };
}
