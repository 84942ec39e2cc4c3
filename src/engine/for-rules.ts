/** Everything of the engine that the rules of an expansion may use; `declared.ts` is where their ids go. */

// The module, and what its steps and verbs are made of.

export { type Bonus, type RuleModule, slotOf } from './expansion.ts';
export type { FigureRule, Rules } from './rules.ts';
export { entryOf, type Step } from './steps/index.ts';
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
} from './verbs.ts';

// The game, what is done in it and what comes of that.

export { type Action, type ActionOf, PASS, samePlace } from './actions.ts';
export type { Term } from './events.ts';
export type { Game } from './game.ts';
export type { Random } from './random.ts';
export { invariant, Refused } from './refused.ts';
export type { Options, PreparedTile, Setup } from './setup.ts';
export type { ActiveArrow, MapView, PieceView } from './view.ts';
export { type Figure, type Kind, MEEPLE_KINDS, type Place, type Seat } from './vocabulary.ts';

// The board: tiles as they are printed and laid, features, figures.

export { countOf } from './marks.ts';
export {
  AROUND_X,
  AROUND_Y,
  type Held,
  type LaidTile,
  type Position,
  STEP_X,
  STEP_Y,
  type Standing,
} from './position.ts';
export { indexOf, PRINTS, type Print, placeOf } from './prints.ts';
export { RIVER_SETS, TILE_DESIGNS, type TileDesign } from './tiles.ts';
export { inReadingOrder } from './views.ts';
export { HEADINGS, type Heading, type Square, type TileId } from './vocabulary.ts';

// Laying tiles, placing and taking figures.

export { meeplesToPlace, offerElsewhere } from './elsewhere.ts';
export { NO_SQUARE } from './grid.ts';
export { capture, free } from './holding.ts';
export { continuesRiver } from './river.ts';
export { layInstead } from './steps/place.ts';

// Votes, owners and points.

export { claimedOf } from './outlook.ts';
export { citiesAt, ownersOf, reasonFor, scoreFeature, shareOf, votesOf, votesOn, worthOf } from './scoring.ts';
export { finishedBy } from './steps/score.ts';

// Another table than a bare one, which maps alone lay out.

export { Grid } from './grid.ts';
export { type Beyond, Ground, type GroundPlan } from './ground.ts';
export {
  type At,
  type Contact,
  HALVES,
  halfEdgeOf,
  type LargeCitySquare,
  type MapLayout,
  MOST_SQUARES_A_SIDE,
  TAKES_TILE,
} from './map-layout.ts';
export type { Layout } from './prepare.ts';
export { MOST_COPIES, MOST_MEEPLES } from './setup.ts';
export { withoutSurplus } from './surplus.ts';
export { countOfTiles, NO_DESIGN, TILE_SETS, type TileSet } from './tiles.ts';
export { TOWN_VARIANTS, townRules } from './view.ts';
export { HALF_EDGES, ROTATIONS, SIDES, type Side } from './vocabulary.ts';
