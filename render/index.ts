/** The public interface of the pictures. */

export { boardView } from './board/board-view.ts';
export { signed } from './board/tags.ts';
export { THEMES, type Theme } from './kit/palette/table.ts';
export { isPrintable } from './kit/text.ts';
export { emptyMap, mapScene } from './map/scene.ts';
export type { PictureAsker } from './process/lanes.ts';
export {
  createRenderer,
  RenderError,
  type RenderErrorCode,
  type Renderer,
  type RendererOptions,
} from './process/renderer.ts';
export type { Animation, ReplayFrame, ReplayOptions, ReplayScene } from './replay/scene.ts';
export type {
  ActiveArrow,
  Badge,
  BoardScene,
  BoardView,
  CardScene,
  CloseUpScene,
  FigureMove,
  Ghost,
  HandCounts,
  HandScene,
  LegendIcon,
  LegendScene,
  LobbyScene,
  LobbyStamp,
  MapScene,
  Outline,
  Picture,
  PlaceLabel,
  PointsTag,
  RotationChoice,
  SeatedPlayer,
  Target,
  TilesLeftScene,
  TilesScene,
} from './scene.ts';
export { colourOf } from './scoreboard/seat-marks.ts';
export { tilesLeftPages } from './sheets/sheets.ts';
export type { BoardRow, LeaderboardScene, ProfileScene, ReportScene } from './stats/scene.ts';
