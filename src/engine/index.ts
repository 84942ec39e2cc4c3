/** The rules' public face: what the rest of the program may use. */
export { type Action, type ActionOf, PASS, samePlace, type VerbId } from './actions.ts';
export type { MeasureIds, Prepared } from './declared.ts';
export type { GameEvent, Reason, RemoverId, ScoredEvent, Term, TermOf } from './events.ts';
export * from './map-layout.ts';
export {
  BOX_OF,
  BOXES,
  type Box,
  type CombinedLayout,
  combined,
  DECKS,
  DECLARATIONS,
  FIGURES,
  FIGURES_AT_CORNERS,
  GIFTS,
  type Gift,
  GOODS,
  type Good,
  MAPS,
  type MapProblem,
  mapOf,
  mostTiles,
  NEEDED_BY,
  type Opening,
  PIECES,
  problemsOf,
  READING_OF,
  REASONS,
  SETS_OF_MAPS,
  SETS_ON_MAPS,
  SWITCHES,
  SYMBOLS,
  TILES_OF,
} from './modules.ts';
export {
  cardIn,
  laysTile,
  type Move,
  pointedAt,
  readMove,
  readPlace,
  sameAction,
  tilesIn,
  writeMove,
  writePlace,
} from './notation.ts';
export { isBeforeDraw, type Outlook, outlookOf, type Prospect, prospectOn, type Supply, supplyOf } from './outlook.ts';
export { leastTiles } from './prepare.ts';
export { withoutTwins } from './prints.ts';
export { Game, playLine, replay } from './public.ts';
export { commitmentOf, Random } from './random.ts';
export { type RefusalCode, Refused } from './refused.ts';
export type { BoardKindId, Count, CountId, MeasureId } from './results.ts';
export { RULES_VERSION } from './rulings.ts';
export { reasonFor } from './scoring.ts';
export {
  type GameRecord,
  MOST_COPIES,
  MOST_MEEPLES,
  type Options,
  type PreparedTile,
  type Setup,
} from './setup.ts';
export { columnName, rowName, START_SQUARE_ORIGIN, squareName, squareNamed } from './squares.ts';
export type { StepId } from './steps/index.ts';
export { type Junction, type Reach, type Survey, surveyOf } from './survey.ts';
export {
  type ArrowSymbol,
  BUILDINGS,
  countOfTiles,
  designOf,
  MARKS,
  type Mark,
  type RoadSegment,
  TILE_DESIGNS,
  TILE_SETS,
  type TileDesign,
  type TileSet,
} from './tiles.ts';
export * from './view.ts';
export { inReadingOrder } from './views.ts';
export * from './vocabulary.ts';
