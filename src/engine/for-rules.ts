/** Everything of the engine that the rules of an expansion may use; their ids go into `declared.ts`. */

// The module, its steps and its verbs.

export { type RuleModule, type ScoreBonus, slotOf } from './loading/expansion.ts';
export type { FigureRule, Rules } from './loading/rules.ts';
export { entryOf, type Step, type StepEntry } from './steps/index.ts';
export {
  figure,
  named,
  number,
  optional,
  outcome,
  place,
  rotation,
  seat,
  square,
  squareOf,
  tile,
  verb,
} from './turn/verbs.ts';

// The game, its actions and its events.

export type { Random } from './chance/random.ts';
export type { ActiveArrow, GameView, MapView, PieceView } from './for-players/view.ts';
export type { Game } from './game.ts';
export { invariant, Refused } from './record/refused.ts';
export type { PreparedTile, Setup, SetupOptions } from './start/setup.ts';
export { type Action, type ActionOf, PASS, samePlace } from './turn/actions.ts';
export type { Reason, Term } from './turn/events.ts';
export { type Figure, isFeature, type Kind, MEEPLE_KINDS, type Place, type Seat } from './vocabulary.ts';

// The board: tiles as they are printed and laid, features, figures.

export { countOf } from './board/marks.ts';
export {
  AROUND_X,
  AROUND_Y,
  type CapturedFigure,
  type LaidTile,
  type PlacedFigure,
  type Position,
  STEP_X,
  STEP_Y,
} from './board/position.ts';
export { inReadingOrder } from './for-players/views.ts';
export {
  builtOver,
  FIELD_EDGE,
  indexOf,
  PRINTS,
  type Print,
  placeOf,
  ROAD_EDGE,
  sideOfSpan,
  spanAt,
} from './tiles/rotated-tiles.ts';
export { START_SETS, TILE_DESIGNS, type TileDesign } from './tiles/tiles.ts';
export { HEADINGS, type Heading, ROTATIONS, type Square, type TileId } from './vocabulary.ts';

// Laying tiles, placing and taking figures.

export { EMPTY, NO_SQUARE } from './board/grid.ts';
export { continuesRiver } from './board/river.ts';
export { drawAnother, drawInstead } from './steps/draw.ts';
export { layInstead } from './steps/place.ts';
export { capture, free } from './turn/captured-figures.ts';
export { meeplesToPlace, offerElsewhere } from './turn/offer-other-tiles.ts';
export { fitsSomewhere } from './turn/placements.ts';

// Votes, owners and points.

export { claimedOf } from './for-players/player-features.ts';
export { finishedBy } from './steps/score.ts';
export {
  citiesAt,
  ownersOf,
  reasonFor,
  scoreFeature,
  shareOf,
  sumOf,
  votesOf,
  votesOn,
  worthOf,
} from './turn/scoring.ts';

// Printed tables, which only maps lay out.

export { Grid } from './board/grid.ts';
export {
  type At,
  type Contact,
  HALVES,
  halfEdgeOf,
  type LargeCitySquare,
  type MapLayout,
  MOST_SQUARES_A_SIDE,
  TAKES_TILE,
} from './board/map-layout.ts';
export { type Beyond, type GroundPlan, PrintedMap } from './board/printed-map.ts';
export { TOWN_VARIANTS, townRules } from './for-players/view.ts';
export type { Layout } from './start/prepare.ts';
export { MOST_COPIES, MOST_MEEPLES } from './start/setup.ts';
export { withoutSurplus } from './tiles/surplus.ts';
export { countOfTiles, NO_DESIGN, TILE_SETS, type TileSet } from './tiles/tiles.ts';
export { HALF_EDGES, SIDES, type Side } from './vocabulary.ts';
