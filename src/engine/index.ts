/** The rules' public face: what the rest of the program may use. */

export * from './board/map-layout.ts';
export { columnName, rowName, START_SQUARE_ORIGIN, squareName, squareNamed } from './board/squares.ts';
export { commitmentOf, Random } from './chance/random.ts';
export type { MeasureIds, Prepared } from './declared.ts';
export {
  isBeforeDraw,
  type Outlook,
  outlookOf,
  type Prospect,
  prospectOn,
  supplyOf,
  type UnseenTiles,
} from './for-players/player-features.ts';
export { Game, playLine, replay } from './for-players/public.ts';
export * from './for-players/view.ts';
export { inReadingOrder } from './for-players/views.ts';
export {
  ANIMALS,
  type Animal,
  BOX_OF,
  BOXES,
  type CombinedLayout,
  combined,
  DECKS,
  DECLARATIONS,
  FIGURES,
  FIGURES_AT_CORNERS,
  type GameBox,
  GIFTS,
  type Gift,
  type GiftOpening,
  GOODS,
  type Good,
  MAPS,
  type MapProblem,
  mapOf,
  mostTiles,
  NEEDED_BY,
  PIECES,
  problemsOf,
  READING_OF,
  REASONS,
  SETS_OF_MAPS,
  SETS_ON_MAPS,
  SWITCHES,
  SYMBOLS,
  TILES_OF,
} from './loading/modules.ts';
export type { BoardKindId, Count, CountId, MeasureId } from './loading/results.ts';
export { RULES_VERSION } from './loading/rulings.ts';
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
} from './record/notation.ts';
export { type RefusalCode, Refused } from './record/refused.ts';
export { leastTiles } from './start/prepare.ts';
export {
  type GameRecord,
  MOST_COPIES,
  MOST_MEEPLES,
  type PreparedTile,
  type Setup,
  type SetupOptions,
} from './start/setup.ts';
export type { StandingAnswer, StepId } from './steps/index.ts';
export { withoutTwins } from './tiles/rotated-tiles.ts';
export {
  type ArrowSymbol,
  BUILDINGS,
  type CitySegment,
  countOfTiles,
  designOf,
  MARKS,
  type Mark,
  type RoadSegment,
  TILE_DESIGNS,
  TILE_SETS,
  type TileDesign,
  type TileSet,
} from './tiles/tiles.ts';
export { type Action, type ActionOf, PASS, samePlace, type VerbId } from './turn/actions.ts';
export type { GameEvent, Reason, RemoverId, ScoredEvent, Term, TermOf } from './turn/events.ts';
export { reasonFor } from './turn/scoring.ts';
export * from './vocabulary.ts';
